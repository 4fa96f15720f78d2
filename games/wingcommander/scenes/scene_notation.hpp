// What lies on the table as people write it, in scenarios and tests alike.
//
//   "arrow+maniac+bronze-comet darket/m"     Flights at a nav point, or cards of the Ready Area
//   "kickstop shake/k"                       cards in hand; of a draw pile from the top
//
// What is attached follows behind a plus: pilot, weapons and Battle Damage lie on the fighter, an
// Award on the pilot before it. Behind a card: /t tapped, /m moved this turn, /r a traitor who came
// back (WC-R-43), /u what may be done once a turn has been done, /k known to both, /ka or /kb known
// to that player, /a or /b whose card it is, if that is not clear. A card nobody may name is "?".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cardplay/scene.hpp"
#include "games/wingcommander/rules/options.hpp"

namespace wardroom::wingcommander {

// What may stand behind a card (cardplay/scene.hpp).
struct CardForm {
  using Set = wingcommander::Set;
  struct Marks {
    Mark mark;
    std::optional<Seat> owner;
  };
  static constexpr bool kOnCards = true;
  static constexpr SeatSet kBoth = SeatSet::first(2);  // not a spectator
  static const Message<0>& kMarks;
  static const Message<0>& kRest;
  static bool read_mark(std::string_view mark, Marks& card);
};
using WrittenCard = cardplay::WrittenCard<CardForm>;

// The entry of a zone: "a.deck", "b.nw", "modifier.c"; nothing for the zones that have none.
std::string zone_key(int zone);

// Whose card it is if nobody says so, as far as that is clear: a one-sided card belongs to that
// side (WC-DECK-03), any other to the player in whose place it lies, Battle Damage and captives to
// the enemy.
std::optional<Seat> usual_owner(const CardData& card, int zone);

// In order: a draw pile from the top, Flights with what is attached to them.
std::string print_cards(const Position& position, int zone);
// For piles whose order nobody follows: hands, discard piles.
std::string print_sorted(const Position& position, int zone);
// One card with everything that lies on it.
std::string print_card(const Position& position, Copy copy);

}  // namespace wardroom::wingcommander
