// Lines that the picture of every table has, and the cards of a hand as somebody knows them.
#include "cardplay/table_lines.hpp"

#include <gtest/gtest.h>

#include "engine/table.hpp"

namespace wardroom::cardplay {
namespace {

constexpr paint::Signs kSigns(false);

std::string text_of(const paint::Line& line) {
  std::string text;
  for (const paint::Piece& piece : line) text += piece.text;
  return text;
}

std::string said(std::optional<Decision> decision, const Result& result,
                 Language language = Language::english) {
  return text_of(Onlooker{Seat::b, decision, kSigns, language}.decision_line(result));
}

TEST(TableLines, tell_who_decides) {
  EXPECT_EQ(said(Decision{.seat = Seat::b}, {}), "> your decision");
  EXPECT_EQ(said(Decision{.seat = Seat::a}, {}), "> a decides");
  EXPECT_EQ(said(Decision{.seat = Seat::a}, {}, Language::french), "> a décide");
  EXPECT_EQ(said(std::nullopt, {}), "");
}

TEST(TableLines, tell_how_a_game_has_ended) {
  EXPECT_EQ(said(std::nullopt, {true, Seat::b}), "you win");
  EXPECT_EQ(said(std::nullopt, {true, Seat::a}), "a wins");
  EXPECT_EQ(said(std::nullopt, {true, {}}), "drawn game");
  EXPECT_EQ(said(std::nullopt, {true, SeatSet::first(2)}), "drawn game");
}

TEST(TableLines, begin_with_a_side_and_say_which_is_the_viewer_s) {
  const Onlooker onlooker{Seat::b, Decision{.seat = Seat::a}, kSigns, Language::english};
  EXPECT_EQ(text_of(onlooker.side_line(Seat::a, "Ares")), "> a Ares");
  EXPECT_EQ(text_of(onlooker.side_line(Seat::b, "Atlas")), "  b Atlas (you)");
}

struct Traits {
  static constexpr int kCopies = 8;
  static constexpr int kZones = 2;
  static constexpr bool kHosts = false;
  using Copy = std::uint8_t;
  using Card = std::uint16_t;
  struct Mark {};
};

TEST(TableLines, a_hand_is_what_the_viewer_knows_of_it) {
  Table<Traits> table;
  for (const int card : {3, 1, 2, 1}) table.deal(static_cast<Traits::Card>(card), 1);
  for (const int copy : {0, 1, 3}) table.reveal(static_cast<Traits::Copy>(copy), Seat::a);
  const auto seen = [&](Seat viewer) { return seen_cards(table, 1, viewer, std::less<>()); };
  EXPECT_EQ(seen(Seat::a).known, (std::vector<Traits::Card>{1, 1, 3}));
  EXPECT_EQ(seen(Seat::a).hidden, 1);
  EXPECT_EQ(seen(Seat::b).hidden, 4);
  table.blank(Seat::b);
  EXPECT_EQ(seen(Seat::a).hidden, 4);
}

}  // namespace
}  // namespace wardroom::cardplay
