// What a game gets for nothing: matches run by the frames of its rules (engine/course.hpp), views
// and re-deals (engine/view.hpp), rulings and modes from their rows, and for everything else that
// engine/game.hpp lists an answer that will do for a beginning. A game derives its one type from
// this and writes what is its own; what it writes hides what stands here.
//
// `Rules` tells what it is made of:
//   Match Set Setup Notation Position Reason   complete types; Reason has game_over
//   Referee                                    derived from BasicReferee (engine/referee.hpp)
//   Prior                                      what the blanks of a view may be (engine/view.hpp);
//                                              made of the view and the set
//   static void deal(Referee&, const Setup&)   everything before the first frame, and its call
//   static std::span<const RulingRow> rulings()     may be left out
//   static std::span<const ModeRow> modes()         may be left out
//
// The bodies of what plays matches are in games/game_course.hpp, which the source file that knows
// Referee and Prior includes and instantiates: template struct GameBasics<Rules>;
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/decks.hpp"
#include "engine/game.hpp"
#include "engine/rulings.hpp"
#include "engine/text/named_text.hpp"

namespace wardroom {

namespace cards {
class Fields;
}

template <class Rules>
struct GameBasics {
  using Match = typename Rules::Match;
  using Set = typename Rules::Set;
  using Setup = typename Rules::Setup;
  using Notation = typename Rules::Notation;

  // --- plays matches ---
  static Match begin(const Setup& setup, const Set& set, const Chance& chance,
                     Witness* witness = nullptr);
  static std::optional<Decision> decision(const Match& match, const Set& set);
  static void list(const Match& match, const Set& set, OptionList& options);
  static Refusal check(const Match& match, const Set& set, const Option& option);
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr);
  static Match view(const Match& match, SeatSet viewers);
  static Match redeal(const Match& view, const Set& set, Seat viewer, Random& random);
  static Option observed(const Option& option) { return option; }

  // --- evaluates ---
  static int evaluate(const Match&, const Set&, Seat) { return 0; }
  static constexpr int kEvaluationScale = 1;
  static int rounds(const Match&) { return 0; }
  static bool is_play(const Event&) { return false; }
  static bool played_down(const Event&) { return false; }
  static int side_of(const Match&, Seat seat) { return index(seat); }

  // --- writes JSON ---
  static void write_seats(JsonWriter& json, const Match&, const Set&) {
    json.open_array();
    json.close_array();
  }

  // --- sits at tables ---
  static constexpr int kRulesVersion = 1;
  static std::string cards_version(const Set&) { return "1"; }
  static std::string_view mode_name(const Match&) { return "usual"; }
  static Setup setup(const MatchRequest&, const Set&, std::string&, Language) { return {}; }
  static std::vector<ModeOffer> mode_offers(Language language);
  static std::vector<RuleOption> rule_options(Language language);
  static std::string set_name(const Set& set, Language language);
  static std::string set_note(const Set& set, Language language);
  static std::unique_ptr<cards::DeckShop> decks(const Set&) { return nullptr; }
  static std::vector<std::uint8_t> pack(const Set&) { return {}; }
  static std::unique_ptr<const Set> unpack(std::span<const std::uint8_t>, std::string&) {
    return nullptr;
  }

  // --- sets up scenes ---
  static std::optional<Match> set_up(cards::Fields&, const Set&, const Chance&, Witness*) {
    return std::nullopt;
  }
  static void each_figure(const Match&, const Set&, std::span<const Event>, const FigureVisitor&) {}

  // --- draws the terminal ---
  static std::string draw_hand(const Match&, const Set&, Seat, const TerminalStyle&) { return {}; }
  static std::string look(const Match&, const Set&, std::string_view, const TerminalStyle&) {
    return {};
  }
  static std::vector<std::string> modes();
  static std::string mode_title(const Setup&, Language) { return {}; }
  static std::vector<std::string> catalogue(const Set&, Language) { return {}; }
  static std::optional<NativeCards> native_cards(const Set&) { return std::nullopt; }
  static std::string side_name(const Set&, int side) { return {letter(seat_at(side))}; }
  static std::string side_word(Language language) {
    return language == Language::french ? "place" : "seat";
  }
  static std::optional<Set> with_cards(std::span<const cards::SourceFile>, cards::Problems&) {
    return std::nullopt;
  }
};

}  // namespace wardroom
