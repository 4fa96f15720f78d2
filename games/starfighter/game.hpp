// Starfighter as the kernel's templates know a game: what engine/game.hpp lists, as far as it is
// its own.
#pragma once

#include "games/row_words.hpp"
#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/match.hpp"
#include "games/starfighter/rules/options.hpp"
#include "games/starfighter/rules/position.hpp"

namespace wardroom {

namespace starfighter {

class Prior;
struct Words;

struct Rules {
  using Match = starfighter::Match;
  using Set = starfighter::Set;
  using Setup = starfighter::Setup;
  using Notation = StarfighterNotation;
  using Position = starfighter::Position;
  using Reason = starfighter::Reason;
  using Referee = starfighter::Referee;
  using Prior = starfighter::Prior;
  using Words = starfighter::Words;
  static void deal(Referee& referee, const Setup& setup);
  static std::span<const RulingRow> rulings();
  static std::span<const ModeRow> modes();
};

}  // namespace starfighter

struct Starfighter : RowWords<starfighter::Rules> {
  static constexpr std::string_view kName = "starfighter";
  static constexpr std::string_view kTitle = "Starfighter";
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
  static std::unique_ptr<cards::DeckShop> decks(const Set& set);  // of Total War

  static Option observed(const Option& option) { return starfighter::concealed(option); }

  static Setup setup(const MatchRequest& request, const Set& set, std::string& problem,
                     Language language);
  static std::string_view mode_name(const Match& match) { return starfighter::name_of(match.mode); }
  static std::string mode_title(const Setup& setup, Language language);
  static std::span<const NamedText> lessons();

  // --- words ---
  static std::string question(const Match& match, const Set& set, Language language);
  static std::string_view question_clause(const Match& match, const Set& set);
  static std::vector<std::string> frames(const Match& match, const Set& set, Language language);
  static std::string_view clause(const Refusal& refusal) { return starfighter::clause_of(refusal); }

  // --- JSON ---
  static void write(JsonWriter& json, const Match& view, const Set& set);
  static void write_seats(JsonWriter& json, const Match& match, const Set& set);
  static void write_event(JsonWriter& json, const Event& event, const Set& set, SeatSet viewers);
  static void write_stage(JsonWriter& json, const Match& view, const Set& set,
                          std::span<const Event> events, SeatSet viewers);
  static void write_catalogue(JsonWriter& json, const Set& set);

  // --- the terminal ---
  static constexpr TypedExamples kExamples = {"play 3-10 up a2", "3-10", "a2.1", "SF-DEPLOY-14"};
  static std::vector<std::string> catalogue(const Set& set, Language language);
  static const std::string& card_name(const Set& set, int card) {
    return set.id(static_cast<starfighter::CardId>(card));
  }
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

  // --- bots and statistics; what a seat plays with is its Cruiser, a number in the set ---
  static int appeal(const Match& match, const Set& set, Seat seat);
  static int evaluate(const Match& match, const Set& set, Seat seat);
  static constexpr int kEvaluationScale = 1099;
  static int rounds(const Match& match) { return match.round; }
  static bool is_play(const Event& event);
  static bool played_down(const Event& event) { return event.args[0] == 1; }
  static bool names_first_player(const Event& event);
  static int side_of(const Match& match, Seat seat) { return match.cruiser[index(seat)]; }
  static const std::string& side_name(const Set& set, int side) { return set.cruiser(side).name; }
  static std::string side_word(Language language);
};

}  // namespace wardroom
