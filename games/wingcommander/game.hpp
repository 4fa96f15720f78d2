// Wing Commander as the kernel's templates know a game: what engine/game.hpp lists, as far as it is
// its own.
#pragma once

#include "games/row_words.hpp"
#include "games/wingcommander/rules/legality.hpp"
#include "games/wingcommander/rules/match.hpp"
#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom {

namespace wingcommander {

class Prior;
struct Words;

struct Rules {
  using Match = wingcommander::Match;
  using Set = wingcommander::Set;
  using Setup = wingcommander::Setup;
  using Notation = WingCommanderNotation;
  using Position = wingcommander::Position;
  using Reason = wingcommander::Reason;
  using Referee = wingcommander::Referee;
  using Prior = wingcommander::Prior;
  using Words = wingcommander::Words;
  static void deal(Referee& referee, const Setup& setup);
  static std::span<const RulingRow> rulings();
  static std::span<const ModeRow> modes();
};

}  // namespace wingcommander

struct WingCommander : RowWords<wingcommander::Rules> {
  static constexpr std::string_view kName = "wingcommander";
  static constexpr std::string_view kTitle = "Wing Commander";
  static constexpr int kMostSeats = 2;
  static constexpr int kRulesVersion = 1;

  static const Set& own_set();
  static std::optional<Set> with_cards(std::span<const cards::SourceFile> files,
                                       cards::Problems& problems);
  static std::vector<std::uint8_t> pack(const Set& set);
  static std::unique_ptr<const Set> unpack(std::span<const std::uint8_t> pack,
                                           std::string& problem);
  static std::string cards_version(const Set& set);
  static const RuleBook& rule_book();
  static std::unique_ptr<cards::DeckShop> decks(const Set& set);

  static Option observed(const Option& option) { return wingcommander::concealed(option); }

  // WC-R-39: somebody may answer, or let it pass; which kind of time it is.
  static constexpr std::span<const std::string_view> kAnswerTimes = wingcommander::kMomentNames;
  static std::optional<int> answer_time(const Match& match);
  static Option no_answer() { return make_option(wingcommander::Verb::pass); }

  static Setup setup(const MatchRequest& request, const Set& set, std::string& problem,
                     Language language);
  static std::string_view mode_name(const Match& match) {
    return wingcommander::name_of(match.mode);
  }
  static std::string mode_title(const Setup& setup, Language language);

  // --- words ---
  static std::string question(const Match& match, const Set& set, Language language);
  static std::vector<std::string> frames(const Match& match, const Set& set, Language language);
  static std::string describe(const Option& option, const Match& view, const Set& set,
                              Language language);
  using RowWords::sentence;
  static std::string sentence(const Event& event, const Set& set, SeatSet viewers,
                              Language language);
  // Of a Flight by its place, who contributes what to its values; of an option, which parts of the
  // card's text hold and which do not. Nothing if there is nothing to explain.
  static std::vector<std::string> explain(std::string_view what, const Match& view, const Set& set,
                                          Seat viewer, Language language);

  // --- JSON ---
  static void write(JsonWriter& json, const Match& view, const Set& set);
  static void write_seats(JsonWriter& json, const Match& match, const Set& set);

  // --- the terminal ---
  static constexpr TypedExamples kExamples = {"muster arrow", "arrow", "b.ready.1", "WC-MOVE-06"};
  static std::vector<std::string> catalogue(const Set& set, Language language);
  static const std::string& card_name(const Set& set, int card) {
    return set.text(static_cast<wingcommander::CardId>(card)).id;
  }
  static std::optional<NativeCards> native_cards(const Set& set);
  static std::string draw_table(const Match& view, const Set& set, Seat viewer,
                                const TerminalStyle& style);
  static std::string draw_hand(const Match& view, const Set& set, Seat viewer,
                               const TerminalStyle& style);
  static std::string look(const Match& view, const Set& set, std::string_view what,
                          const TerminalStyle& style);

  // --- situations (scenes/) ---
  static std::optional<Match> set_up(cards::Fields& fields, const Set& set, const Chance& chance,
                                     Witness* witness);
  static void each_figure(const Match& match, const Set& set, std::span<const Event> events,
                          const FigureVisitor& visit);

  // --- bots and statistics; what a seat plays with is its side ---
  static int evaluate(const Match& match, const Set& set, Seat seat);  // hundredths of a point
  static constexpr int kEvaluationScale = 1900;
  // Turns played at random say less than the evaluation (docs/strength.md).
  static constexpr bool kRandomTurnsTell = false;
  static constexpr double kEvaluationVisits = 20;
  static int rounds(const Match& match) { return match.turn; }
  static bool is_play(const Event& event);
  static bool names_first_player(const Event& event);
  static std::string side_name(const Set& set, int side);
  static std::string side_word(Language language);
};

}  // namespace wardroom
