// Starfighter as the kernel's templates know a game: one type with everything a search, a
// simulation, a server or a test needs, and no virtual call.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.hpp"
#include "engine/chance.hpp"
#include "engine/course.hpp"
#include "engine/event.hpp"
#include "engine/figures.hpp"
#include "engine/match_request.hpp"
#include "engine/operations.hpp"
#include "engine/rule_book.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "engine/text/named_text.hpp"
#include "engine/text/terminal_style.hpp"
#include "engine/view.hpp"
#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/match.hpp"
#include "games/starfighter/rules/options.hpp"
#include "games/starfighter/rules/position.hpp"

namespace wardroom {

namespace cards {
class Fields;
}

struct Starfighter {
  using Match = starfighter::Match;
  using Set = starfighter::Set;
  using Setup = starfighter::Setup;
  using Notation = starfighter::StarfighterNotation;

  static constexpr std::string_view kName = "starfighter";
  static constexpr std::string_view kTitle = "Starfighter";
  static constexpr int kMostSeats = 2;
  // Raised whenever the same choices may lead to another state; records name it.
  static constexpr int kRulesVersion = 1;

  // The set of this program: our own.
  static const Set& own_set();
  // With cards of one's own; nothing and problems if they cannot be used.
  static std::optional<Set> with_cards(std::span<const cards::SourceFile> files,
                                       cards::Problems& problems);

  // The pack a set can be loaded from again, by a later program too; and the set of a pack, or
  // nothing and the problem with it.
  static std::vector<std::uint8_t> pack(const Set& set);
  static std::unique_ptr<const Set> unpack(std::span<const std::uint8_t> pack,
                                           std::string& problem);

  static Match begin(const Setup& setup, const Set& set, const Chance& chance,
                     Witness* witness = nullptr);
  static std::optional<Decision> decision(const Match& match, const Set& set);
  static void list(const Match& match, const Set& set, OptionList& options);
  static Refusal check(const Match& match, const Set& set, const Option& option);
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr);

  static Match view(const Match& match, SeatSet viewers);
  static Match redeal(const Match& view, const Set& set, Seat viewer, Random& random);

  // What is left of an option for those who may not know everything about it.
  static Option observed(const Option& option) { return starfighter::concealed(option); }

  // Of the cards, for records.
  static std::string cards_version(const Set& set);
  // One line for every card and everything else the set holds, for looking things up.
  static std::vector<std::string> catalogue(const Set& set, Language language);
  static const std::string& set_name(const Set& set, Language language) {
    return set.name().in(language);
  }
  static const std::string& set_note(const Set& set, Language language) {
    return set.note().in(language);
  }
  static const std::string& card_name(const Set& set, int card) {
    return set.id(static_cast<starfighter::CardId>(card));
  }
  // Cards with an operation to themselves; nothing if cards of this game have no statements.
  static std::optional<NativeCards> native_cards(const Set&) { return std::nullopt; }
  static const RuleBook& rule_book();
  // Of Total War.
  static std::unique_ptr<cards::DeckShop> decks(const Set& set);  // as long as the set lives

  // What people ask for, as a set-up; `problem` says what is not understood.
  static Setup setup(const MatchRequest& request, const Set& set, std::string& problem,
                     Language language);
  static std::vector<RuleOption> rule_options(Language language);
  static std::vector<ModeOffer> mode_offers(Language language);
  static std::vector<std::string> modes() { return {"training", "skirmish", "total-war"}; }
  static constexpr TypedExamples kExamples = {"play 3-10 up a2", "3-10", "a2.1", "SF-DEPLOY-14"};
  static std::string_view mode_name(const Match& match) { return starfighter::name_of(match.mode); }
  static int rounds(const Match& match) { return match.round; }

  static bool is_play(const Event& event);
  static bool played_down(const Event& event) { return event.args[0] == 1; }

  // For statistics (statistics.cpp). What a seat plays with is its Cruiser, a number in the set.
  static bool names_first_player(const Event& event);
  static int side_of(const Match& match, Seat seat) { return match.cruiser[index(seat)]; }
  static const std::string& side_name(const Set& set, int side) { return set.cruiser(side).name; }
  static std::string side_word(Language language);  // a noun: what sides are in this game
  static std::string mode_title(const Setup& setup, Language language);

  // What the seat that decides is asked.
  static std::string question(const Match& match, const Set& set, Language language);
  // The rules under way, from the first called to who is waited for, a line each: nothing that not
  // everybody may know.
  static std::vector<std::string> frames(const Match& match, const Set& set, Language language);
  // What an option would do; `view` is that of the seat it is told to.
  static std::string describe(const Option& option, const Match& view, const Set& set,
                              Language language);
  // The same far less clearly, for who wants to find it alone: a card or a place.
  static std::string where_to_look(const Option& option, const Match& view, const Set& set,
                                   Language language);
  static std::string sentence(const Event& event, const Set& set, SeatSet viewers,
                              Language language);
  static std::string sentence(const Refusal& refusal, const Set& set, Language language);
  static std::string sentence(const NotationError& error, const Set& set, Language language);
  static std::string_view clause(const Refusal& refusal) { return starfighter::clause_of(refusal); }
  static void write(JsonWriter& json, const Match& view, const Set& set);
  static void write_seats(JsonWriter& json, const Match& match, const Set& set);

  // For a display (docs/table.md): the members of an event as these viewers may know it; what
  // follows from a view, `events` being all that happened so far; the members of the catalogue; and
  // the clause that the present question rests on.
  static void write_event(JsonWriter& json, const Event& event, const Set& set, SeatSet viewers);
  static void write_stage(JsonWriter& json, const Match& view, const Set& set,
                          std::span<const Event> events, SeatSet viewers);
  static void write_catalogue(JsonWriter& json, const Set& set);
  static std::string_view question_clause(const Match& match, const Set& set);

  static std::string draw_table(const Match& view, const Set& set, Seat viewer,
                                const TerminalStyle& style);
  static std::string draw_hand(const Match& view, const Set& set, Seat viewer,
                               const TerminalStyle& style);
  static std::string look(const Match& view, const Set& set, std::string_view what,
                          const TerminalStyle& style);

  // The tutorial, as scenario files.
  static std::span<const NamedText> lessons();

  // Scenarios: any situation from its description, run up to its first decision, or nothing and
  // problems; and what can be expected of a match, of a view of it and of what has happened.
  static std::optional<Match> set_up(cards::Fields& fields, const Set& set, const Chance& chance,
                                     Witness* witness);
  static void each_figure(const Match& match, const Set& set, std::span<const Event> events,
                          const FigureVisitor& visit);

  // How a match looks for a seat to the greedy player (appeal.cpp), and how good it is for who
  // thinks ahead (evaluate.cpp).
  static int appeal(const Match& match, const Set& set, Seat seat);
  static int evaluate(const Match& match, const Set& set, Seat seat);
  static constexpr int kEvaluationScale = 1099;  // so much better wins three games of four
};

}  // namespace wardroom
