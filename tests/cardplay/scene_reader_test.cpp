// The entries of a scene that every game has, as a scenario file writes them.
#include "cardplay/scene_reader.hpp"

#include <gtest/gtest.h>

#include "cards/source.hpp"

namespace wardroom::cardplay {
namespace {

struct Plan {
  std::array<bool, 2> passed{};
  std::optional<Seat> turn;
  std::optional<int> order;
  std::array<std::string, 2> hand;
};

constexpr std::array<std::string_view, 2> kOrders = {"left", "right"};

struct NoSet {};

class Reader : SceneReader<Plan, NoSet> {
 public:
  using SceneReader::SceneReader;

  Plan read() {
    plan_.passed = which_seats("passed");
    plan_.turn = seat_or_none(fields_, "turn");
    plan_.order = word_or_none(fields_, "order", kOrders);
    by_seat("hand", R"({ a = "3-10" })",
            [&](cards::Fields& seats, Seat seat, std::string_view key) {
              plan_.hand[static_cast<std::size_t>(index(seat))] = seats.text(key);
            });
    fields_.finish();
    return plan_;
  }
};

Plan read(const std::string& text, cards::Problems& problems) {
  const cards::SourceFile file{"x.toml", text};
  const auto table = cards::parse(file, problems);
  cards::Fields fields(*table, file.name, problems);
  return Reader(fields, NoSet{}).read();
}

Plan read(const std::string& text) {
  cards::Problems problems;
  const Plan plan = read(text, problems);
  EXPECT_TRUE(problems.empty()) << text;
  return plan;
}

TEST(SceneReader, which_seats_are_one_both_or_nobody) {
  using Both = std::array<bool, 2>;
  EXPECT_EQ(read("").passed, (Both{false, false}));
  EXPECT_EQ(read("passed = \"nobody\"").passed, (Both{false, false}));
  EXPECT_EQ(read("passed = \"a\"").passed, (Both{true, false}));
  EXPECT_EQ(read("passed = \"b\"").passed, (Both{false, true}));
  EXPECT_EQ(read("passed = \"both\"").passed, (Both{true, true}));
}

TEST(SceneReader, what_is_left_out_is_nothing) {
  EXPECT_EQ(read("").turn, std::nullopt);
  EXPECT_EQ(read("turn = \"b\"").turn, Seat::b);
  EXPECT_EQ(read("").order, std::nullopt);
  EXPECT_EQ(read("order = \"right\"").order, 1);
}

TEST(SceneReader, entries_of_a_seat_stand_under_its_letter) {
  EXPECT_EQ(read("hand.b = \"0-18\"").hand, (std::array<std::string, 2>{"", "0-18"}));
  cards::Problems problems;
  read("hand.c = \"0-18\"", problems);
  ASSERT_EQ(problems.list().size(), 1U);
  EXPECT_EQ(problems.list()[0].line, 1U);
  EXPECT_EQ(problems.list()[0].column, 6U);
}

}  // namespace
}  // namespace wardroom::cardplay
