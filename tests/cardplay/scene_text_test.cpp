// How cards of a scene are written in any game: one behind the other, what lies on them behind a
// plus, marks behind a slash, "..." for the rest.
#include <gtest/gtest.h>

#include "cardplay/scene.hpp"

namespace wardroom::cardplay {
namespace {

// Cards of one letter; /t is a mark.
struct Letters {
  struct Set {
    std::optional<std::uint16_t> find(std::string_view id) const {
      if (id.size() != 1 || id[0] < 'A' || id[0] > 'Z') return std::nullopt;
      return static_cast<std::uint16_t>(id[0]);
    }
  };
  struct Marks {
    bool turned = false;
  };
  static constexpr bool kOnCards = true;
  static constexpr SeatSet kBoth = SeatSet::first(2);
  static constexpr Message<0> kMarks{"expected /t", "on attend /t"};
  static constexpr Message<0> kRest{"once, at the end", "une fois, à la fin"};
  static bool read_mark(std::string_view mark, Marks& marks) { return marks.turned = mark == "t"; }
};

std::vector<WrittenCard<Letters>> read(std::string_view text, SceneFaults& faults) {
  return read_cards<Letters>("a.hand", text, {}, Language::english, faults);
}

std::string faults_of(std::string_view text, bool pile = true, int rest_zone = -1) {
  SceneFaults faults;
  auto cards = read(text, faults);
  take_rest(cards, "a.hand", 0, pile, rest_zone, Language::english, faults);
  std::string said;
  for (const SceneFault& fault : faults)
    said += fault.key + '@' + std::to_string(fault.at) + ": " + fault.message + '\n';
  return said;
}

TEST(SceneText, cards_lie_on_the_last_one_that_lies_on_none) {
  SceneFaults faults;
  const auto cards = read(" A+B+C\tD/t", faults);
  ASSERT_EQ(cards.size(), 4U);
  EXPECT_TRUE(faults.empty());
  EXPECT_FALSE(cards[0].attached);
  EXPECT_TRUE(cards[1].attached && cards[2].attached);
  EXPECT_FALSE(cards[3].attached);
  EXPECT_TRUE(cards[3].turned);
  EXPECT_FALSE(cards[2].turned);
  EXPECT_EQ(cards[2].at, 5U);
}

TEST(SceneText, knowledge_is_written_behind_a_card) {
  SceneFaults faults;
  const auto cards = read("A/k B/ka C/t/kb D", faults);
  ASSERT_EQ(cards.size(), 4U);
  EXPECT_EQ(cards[0].known, SeatSet::first(2));
  EXPECT_EQ(cards[1].known, SeatSet(Seat::a));
  EXPECT_EQ(cards[2].known, SeatSet(Seat::b));
  EXPECT_EQ(cards[3].known, std::nullopt);
}

TEST(SceneText, what_is_not_understood_is_left_out_with_its_place) {
  EXPECT_EQ(faults_of("A b+C D"), "a.hand@2: there is no card b in this set\n");
  EXPECT_EQ(faults_of("A/x/t"), "a.hand@2: expected /t\n");
  EXPECT_EQ(faults_of("A/kc"), "a.hand@2: expected /t\n");
  EXPECT_EQ(faults_of("A+"), "a.hand@2: there is no card  in this set\n");
  SceneFaults faults;
  EXPECT_EQ(read("A b+C D", faults).size(), 2U);  // nothing lies on a card that there is not
}

TEST(SceneText, the_rest_is_the_last_word_of_one_pile) {
  EXPECT_EQ(faults_of("A ..."), "");
  EXPECT_EQ(faults_of("... A"), "a.hand@0: once, at the end\n");
  EXPECT_EQ(faults_of("A ...", false), "a.hand@2: once, at the end\n");
  EXPECT_EQ(faults_of("...", true, 3), "a.hand@0: once, at the end\n");
}

TEST(SceneText, cards_are_printed_in_order_from_the_top_or_sorted) {
  const std::vector<int> copies = {2, 1, 3};
  const auto print = [](int copy) { return std::to_string(copy); };
  EXPECT_EQ(joined(printed_cards(copies, print)), "2 1 3");
  EXPECT_EQ(joined(printed_cards(copies, print, true)), "3 1 2");
  EXPECT_EQ(joined_sorted(printed_cards(copies, print)), "1 2 3");
}

}  // namespace
}  // namespace wardroom::cardplay
