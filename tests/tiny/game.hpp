// Parley, a small game that exists to prove the kernel: two or three seats, secret deck lists,
// cards that answer cards, a lasting modifier, cards on cards, a peek. It is also the example to
// copy when adding a game: match.hpp is the value, frames.hpp, rules.cpp and cards.cpp are the
// rules, options.hpp is what can be said, referee.hpp is what can happen, words.cpp says it.
//
// TY-SETUP-01  Every seat has the same box of 20 cards and secretly takes 12 of them as its deck.
// TY-SETUP-02  Draw five cards; a random seat begins.
// TY-SETUP-03  Then each seat in turn may shuffle its hand back and draw five others.
// TY-TURN-01   A turn begins with scoring the strength of one's fleet.
// TY-TURN-02   Then one draws up to two cards, never to more than seven in hand,
// TY-TURN-03   and plays up to two, one after another.
// TY-STACK-01  A card played may be answered by the others, in turn order from its player.
// TY-STACK-02  Only quick cards (spyglass, parry) answer. An answer may be answered in its turn.
// TY-STACK-03  What was played last is carried out first.
// TY-SHIP-01   Cutter (strength 1) and frigate (2) join the fleet.
// TY-BANNER-01 A banner joins the fleet; every ship of that fleet is stronger by one.
// TY-CANNON-01 A cannon goes on an own ship, which is stronger by two.
// TY-BROADSIDE-01 A broadside hits any ship twice.
// TY-BROADSIDE-02 A ship with as many hits as it is strong sinks, with what is on it.
// TY-LOOK-01   With a spyglass one looks at a card in another hand,
// TY-LOOK-02   which then goes to the left of that hand: everybody remembers who saw it.
// TY-PARRY-01  A parry cancels the card it answers.
// TY-PARRY-02  It cannot be played otherwise.
// TY-DECK-01   Who has to draw from an empty deck first shuffles the discards into a new one.
// TY-END-01    The game ends with 25 points, or after eight rounds.
// TY-END-02    The most points win; equal points share.
#pragma once

#include <string>
#include <string_view>

#include "engine/chance.hpp"
#include "engine/course.hpp"
#include "engine/event.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "engine/view.hpp"
#include "tests/tiny/match.hpp"
#include "tests/tiny/options.hpp"

namespace wardroom {

struct TinyGame {
  using Match = tiny::Match;
  using Set = tiny::Set;
  using Setup = tiny::Setup;
  using Notation = tiny::TinyNotation;

  static constexpr std::string_view kName = "parley";
  static constexpr int kMostSeats = tiny::kMostSeats;

  static const Set& own_set();

  static Match begin(const Setup& setup, const Set& set, const Chance& chance,
                     Witness* witness = nullptr);
  static std::optional<Decision> decision(const Match& match, const Set& set);
  static void list(const Match& match, const Set& set, OptionList& options);
  static Refusal check(const Match& match, const Set& set, const Option& option);
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr);

  static Match view(const Match& match, SeatSet viewers);
  static Match redeal(const Match& view, const Set& set, Seat viewer, Random& random);

  // Whatever is chosen here, everybody sees it.
  static Option observed(const Option& option) { return option; }

  // Parley only speaks English.
  static std::string sentence(const Event& event, const Set& set, SeatSet viewers,
                              Language language);
  static std::string sentence(const Refusal& refusal, const Set& set, Language language);
  static std::string sentence(const NotationError& error, const Set& set, Language language);
  static std::string_view clause(const Refusal& refusal) { return tiny::clause_of(refusal); }
  static void write(JsonWriter& json, const Match& view, const Set& set);
};

}  // namespace wardroom
