// Wing Commander as the kernel's templates know a game: one type with everything a search, a
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
#include "engine/text/terminal_style.hpp"
#include "engine/view.hpp"
#include "games/wingcommander/rules/legality.hpp"
#include "games/wingcommander/rules/match.hpp"
#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom {

namespace cards {
class Fields;
}

struct WingCommander {
  using Match = wingcommander::Match;
  using Set = wingcommander::Set;
  using Setup = wingcommander::Setup;
  using Notation = wingcommander::WingCommanderNotation;

  static constexpr std::string_view kName = "wingcommander";
  static constexpr std::string_view kTitle = "Wing Commander";
  static constexpr int kMostSeats = 2;
  // Raised whenever the same choices may lead to another state; records name it.
  static constexpr int kRulesVersion = 1;

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

  // WC-R-39: somebody may answer, or let it pass; which kind of time it is.
  static constexpr std::span<const std::string_view> kAnswerTimes = wingcommander::kMomentNames;
  static std::optional<int> answer_time(const Match& match);
  static Option no_answer() { return make_option(wingcommander::Verb::pass); }

  // What is left of an option for those who may not know everything about it.
  static Option observed(const Option& option) { return wingcommander::concealed(option); }

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
    return set.text(static_cast<wingcommander::CardId>(card)).id;
  }
  // Cards with an operation to themselves; nothing if cards of this game have no statements.
  static std::optional<NativeCards> native_cards(const Set& set);
  static const RuleBook& rule_book();
  static std::unique_ptr<cards::DeckShop> decks(const Set& set);  // as long as the set lives

  // What people ask for, as a set-up; `problem` says what is not understood.
  static Setup setup(const MatchRequest& request, const Set& set, std::string& problem,
                     Language language);
  static std::vector<RuleOption> rule_options(Language language);
  static std::vector<ModeOffer> mode_offers(Language language);
  static std::vector<std::string> modes() { return {"casual", "tournament"}; }
  static constexpr TypedExamples kExamples = {"muster arrow", "arrow", "b.ready.1", "WC-MOVE-06"};
  static std::string_view mode_name(const Match& match) {
    return wingcommander::name_of(match.mode);
  }
  static int rounds(const Match& match) { return match.turn; }

  static bool is_play(const Event& event);
  static bool played_down(const Event&) { return false; }

  // For statistics (statistics.cpp). What a seat plays with is its side.
  static bool names_first_player(const Event& event);
  static int side_of(const Match&, Seat seat) { return index(seat); }
  static std::string side_name(const Set& set, int side);
  static std::string side_word(Language language);
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
  static std::string_view clause(const Refusal& refusal) {
    return wingcommander::clause_of(refusal);
  }
  // Of a Flight by its place, who contributes what to its values; of an option, which parts of the
  // card's text hold and which do not. Nothing if there is nothing to explain.
  static std::vector<std::string> explain(std::string_view what, const Match& view, const Set& set,
                                          Seat viewer, Language language);
  static void write(JsonWriter& json, const Match& view, const Set& set);
  static void write_seats(JsonWriter& json, const Match& match, const Set& set);

  static std::string draw_table(const Match& view, const Set& set, Seat viewer,
                                const TerminalStyle& style);
  static std::string draw_hand(const Match& view, const Set& set, Seat viewer,
                               const TerminalStyle& style);
  static std::string look(const Match& view, const Set& set, std::string_view what,
                          const TerminalStyle& style);

  // Scenarios: any situation from its description, run up to its first decision, or nothing and
  // problems; and what can be expected of a match, of a view of it and of what has happened.
  static std::optional<Match> set_up(cards::Fields& fields, const Set& set, const Chance& chance,
                                     Witness* witness);
  static void each_figure(const Match& match, const Set& set, std::span<const Event> events,
                          const FigureVisitor& visit);

  // How good a match looks for a seat, in hundredths of a Power Point: the greedy player's eye.
  static int evaluate(const Match& match, const Set& set, Seat seat);
  static constexpr int kEvaluationScale = 1900;  // so much better wins three games of four
  // For who thinks ahead: turns played at random say less than the evaluation (docs/strength.md).
  static constexpr bool kRandomTurnsTell = false;
  static constexpr double kEvaluationVisits = 20;
};

}  // namespace wardroom
