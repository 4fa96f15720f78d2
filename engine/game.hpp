// What a game is to everything above it: one type with static functions, which templates use
// without a virtual call. The functions are grouped by what they are for; a layer asks for the
// groups it needs, and names the group that is missing. Most have defaults (games/game_basics.hpp),
// so that a game writes only what is its own; docs/adding_a_game.md goes through them.
//
// `view` is a match as a seat may know it (engine/view.hpp), `set` the cards it is played with.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/event.hpp"
#include "engine/figures.hpp"
#include "engine/match_request.hpp"
#include "engine/notation.hpp"
#include "engine/operations.hpp"
#include "engine/random.hpp"
#include "engine/rule_book.hpp"
#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "engine/text/terminal_style.hpp"

namespace wardroom {

// Matches that can be begun, played, copied and looked at: everything that the kernel's tests, bots
// and simulations are made of.
template <class Game>
concept PlaysMatches = requires(const typename Game::Match& match, typename Game::Match& changing,
                                const typename Game::Set& set, const typename Game::Setup& setup,
                                const Option& option, OptionList& options, const Chance& chance,
                                Witness* witness, Seat seat, SeatSet seats, Random& random) {
  // As people type it, and the most seats a match of it has; `match.seats()` says which are taken.
  { Game::kName } -> std::convertible_to<std::string_view>;
  { Game::kMostSeats } -> std::convertible_to<int>;
  // The cards that the program carries.
  { Game::own_set() } -> std::same_as<const typename Game::Set&>;
  // A match up to its first decision; what is due; its options; why one is not legal; playing a
  // legal one.
  { Game::begin(setup, set, chance, witness) } -> std::same_as<typename Game::Match>;
  { Game::decision(match, set) } -> std::same_as<std::optional<Decision>>;
  { Game::list(match, set, options) } -> std::same_as<void>;
  { Game::check(match, set, option) } -> std::same_as<Refusal>;
  { Game::play(changing, set, option, chance, witness) } -> std::same_as<void>;
  // The match as these seats may know it, and a match that the viewer cannot tell from the real
  // one.
  { Game::view(match, seats) } -> std::same_as<typename Game::Match>;
  { Game::redeal(match, set, seat, random) } -> std::same_as<typename Game::Match>;
  // What is left of an option for those who may not know everything about it.
  { Game::observed(option) } -> std::same_as<Option>;
  // How options are written.
  requires std::constructible_from<typename Game::Notation, const typename Game::Set&>;
  requires std::derived_from<typename Game::Notation, Notation>;
  { match.seats() } -> std::same_as<SeatSet>;
  { match.result } -> std::convertible_to<Result>;
  { match.digest() } -> std::same_as<std::uint64_t>;
};

// How good a match looks, for bots that think.
template <class Game>
concept Evaluates = requires(const typename Game::Match& match, const typename Game::Set& set,
                             Seat seat, const Event& event) {
  // How good it is for a seat, in any unit; so much better wins three games of four.
  { Game::evaluate(match, set, seat) } -> std::convertible_to<int>;
  { Game::kEvaluationScale } -> std::convertible_to<int>;
  // Rounds or turns so far: how far a search looks, and what statistics count.
  { Game::rounds(match) } -> std::convertible_to<int>;
  // For statistics: whether a card was played, face down perhaps; and what a seat plays with, a
  // number.
  { Game::is_play(event) } -> std::same_as<bool>;
  { Game::played_down(event) } -> std::same_as<bool>;
  { Game::side_of(match, seat) } -> std::convertible_to<int>;
  // May be left out: appeal(match, set, seat), how a match looks to the greedy player;
  // names_first_player(event); kRandomTurnsTell and kEvaluationVisits, for who thinks ahead
  // (docs/strength.md).
};

// What happens, what is asked and why not, in sentences.
template <class Game>
concept Speaks = requires(const typename Game::Match& match, const typename Game::Set& set,
                          const Option& option, const Event& event, const Refusal& refusal,
                          const NotationError& error, SeatSet viewers, Language language) {
  // What happened, as these viewers may know it; why something is not legal, and the clause it
  // rests on; what a text should have been that is no option.
  { Game::sentence(event, set, viewers, language) } -> std::convertible_to<std::string>;
  { Game::sentence(refusal, set, language) } -> std::convertible_to<std::string>;
  { Game::clause(refusal) } -> std::convertible_to<std::string_view>;
  { Game::sentence(error, set, language) } -> std::convertible_to<std::string>;
  // What the seat that decides is asked; what an option would do; the same far less clearly, for
  // who wants to find it alone: a card or a place.
  { Game::question(match, set, language) } -> std::convertible_to<std::string>;
  { Game::describe(option, match, set, language) } -> std::convertible_to<std::string>;
  { Game::where_to_look(option, match, set, language) } -> std::convertible_to<std::string>;
  // May be left out: question_clause(match, set), what the question rests on; explain(what, view,
  // set, viewer, language), why something counts what it counts; frames(match, set, language), the
  // rules under way, a line each, with nothing that not everybody may know.
};

// Views for programs and pages.
template <class Game>
concept WritesJson =
    requires(JsonWriter& json, const typename Game::Match& match, const typename Game::Set& set) {
      // A view; and a list of what the seats play with, empty where that is always the same.
      { Game::write(json, match, set) } -> std::same_as<void>;
      { Game::write_seats(json, match, set) } -> std::same_as<void>;
      // May be left out, and is a picture in the page (docs/table.md): write_event(json, event,
      // set, viewers); write_stage(json, view, set, events, viewers), what follows from a view and
      // all that happened so far; write_catalogue(json, set).
    };

// What people choose before a match, and what is kept of it.
template <class Game>
concept SitsAtTables = requires(const typename Game::Match& match, const typename Game::Set& set,
                                const MatchRequest& request, std::string& problem,
                                std::span<const std::uint8_t> pack, Language language) {
  // As people read it; the way a match is played, as they type it.
  { Game::kTitle } -> std::convertible_to<std::string_view>;
  { Game::mode_name(match) } -> std::convertible_to<std::string_view>;
  // For records: raised whenever the same choices may lead to another state; and of the cards.
  { Game::kRulesVersion } -> std::convertible_to<int>;
  { Game::cards_version(set) } -> std::convertible_to<std::string>;
  // What people ask for, as a set-up; `problem` says what is not understood.
  { Game::setup(request, set, problem, language) } -> std::same_as<typename Game::Setup>;
  // What they can ask for.
  { Game::mode_offers(language) } -> std::same_as<std::vector<ModeOffer>>;
  { Game::rule_options(language) } -> std::same_as<std::vector<RuleOption>>;
  { Game::rule_book() } -> std::same_as<const RuleBook&>;
  { Game::set_name(set, language) } -> std::convertible_to<std::string>;
  { Game::set_note(set, language) } -> std::convertible_to<std::string>;
  // Decks of one's own (cards::DeckShop), as long as the set lives; null if there are none.
  Game::decks(set);
  // The pack a set can be loaded from again, by a later program too; and the set of a pack, or
  // nothing and the problem with it. No bytes: a game goes on with the cards of the day.
  { Game::pack(set) } -> std::same_as<std::vector<std::uint8_t>>;
  Game::unpack(pack, problem);
  // May be left out: lessons(), the tutorial as scenario files; and where what is announced can be
  // answered first, answer_time(match), no_answer() and kAnswerTimes (match/answer_times.hpp).
};

// Situations from files: scenarios and lessons.
template <class Game, class Fields>
concept SetsUpScenes = requires(const typename Game::Match& match, const typename Game::Set& set,
                                Fields& fields, const Chance& chance, Witness* witness,
                                std::span<const Event> events, const FigureVisitor& visit) {
  // A situation from its description, run up to its first decision; or nothing and problems.
  {
    Game::set_up(fields, set, chance, witness)
  } -> std::same_as<std::optional<typename Game::Match>>;
  // What can be expected of a match, of a view of it, and of what has happened.
  { Game::each_figure(match, set, events, visit) } -> std::same_as<void>;
};

// Pictures in letters, and what the program's commands look up.
template <class Game>
concept DrawsTerminal =
    requires(const typename Game::Match& view, const typename Game::Set& set,
             const typename Game::Setup& setup, Seat viewer, std::string_view what,
             const TerminalStyle& style, int number, Language language) {
      { Game::draw_table(view, set, viewer, style) } -> std::convertible_to<std::string>;
      { Game::draw_hand(view, set, viewer, style) } -> std::convertible_to<std::string>;
      { Game::look(view, set, what, style) } -> std::convertible_to<std::string>;
      // The names of the modes, one in words, and what can be typed, for help texts.
      { Game::modes() } -> std::same_as<std::vector<std::string>>;
      { Game::mode_title(setup, language) } -> std::convertible_to<std::string>;
      { Game::kExamples } -> std::convertible_to<TypedExamples>;
      // A line for every card and everything else the set holds; a card as options name it; cards
      // with an operation to themselves, nothing if cards have no statements.
      { Game::catalogue(set, language) } -> std::same_as<std::vector<std::string>>;
      { Game::card_name(set, number) } -> std::convertible_to<std::string>;
      { Game::native_cards(set) } -> std::same_as<std::optional<NativeCards>>;
      // What a seat plays with, and the noun for such things.
      { Game::side_name(set, number) } -> std::convertible_to<std::string>;
      { Game::side_word(language) } -> std::convertible_to<std::string>;
      // And with_cards(files, problems): the set with cards of one's own, or nothing and problems.
    };

}  // namespace wardroom
