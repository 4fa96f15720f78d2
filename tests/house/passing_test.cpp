// Times to answer at which somebody wants to be passed over (docs/server.md, "Times to answer").
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

constexpr Milliseconds kShortest = 400;
constexpr Milliseconds kLongest = 1200;
constexpr std::array<std::string_view, 4> kKinds = {"start", "answer", "after", "doom"};

struct Pair {
  explicit Pair(std::uint64_t seed = 1) : ann(hall), bob(hall) {
    hall.next_seed = seed;
    EXPECT_TRUE(sit_down(ann, bob, {.game = "wingcommander", .mode = "casual", .is_public = true}));
  }
  Visitor& decider() { return ann.decides() ? ann : bob; }
  Visitor& other() { return ann.decides() ? bob : ann; }

  bool at_time_to_answer() {
    return text_of(ann.state().at("decision").at("question")).find("Luck") != std::string::npos;
  }
  // Plays at random until somebody may answer, with another choice than to pass if so wanted.
  bool reach_time_to_answer(bool with_a_choice) {
    for (int i = 0; i < 3000 && !ann.over(); ++i) {
      if (at_time_to_answer() && (decider().options().size() > 1) == with_a_choice) return true;
      decider().act_at_random(random);
    }
    return false;
  }
  std::uint64_t changes() { return ann.state().at("v").to_number<std::uint64_t>(); }

  Hall hall;
  Visitor ann, bob;
  Random random{5};
};

void want(Visitor& visitor, std::string_view ask) {
  for (const std::string_view kind : kKinds)
    EXPECT_TRUE(is(visitor.ask("answers", {{"kind", kind}, {"ask", ask}}), "room"));
}

TEST(Passing, nobody_is_passed_over_who_has_not_asked_for_it) {
  Pair pair;
  ASSERT_TRUE(pair.reach_time_to_answer(false));
  const auto changes = pair.changes();
  pair.hall.pass(60'000);
  EXPECT_EQ(pair.changes(), changes);
}

TEST(Passing, who_never_wants_to_be_asked_is_passed_over_after_a_while) {
  for (const bool with_a_choice : {false, true}) {
    Pair pair;
    ASSERT_TRUE(pair.reach_time_to_answer(with_a_choice));
    const auto changes = pair.changes();
    want(pair.decider(), "never");
    pair.hall.pass(kShortest - 1);
    EXPECT_EQ(pair.changes(), changes);
    pair.hall.pass(kLongest - kShortest + 1);
    EXPECT_GT(pair.changes(), changes);
  }
}

TEST(Passing, whole_games_without_a_time_to_answer) {
  Pair pair;
  want(pair.ann, "never");
  want(pair.bob, "never");
  while (!pair.ann.over()) {
    pair.hall.pass(kLongest * 20);
    if (pair.ann.over()) break;
    ASSERT_FALSE(pair.at_time_to_answer());
    pair.decider().act_at_random(pair.random);
  }
}

TEST(Passing, who_could_is_asked_and_who_could_not_is_passed_over) {
  for (const bool with_a_choice : {false, true}) {
    Pair pair;
    ASSERT_TRUE(pair.reach_time_to_answer(with_a_choice));
    const auto changes = pair.changes();
    want(pair.decider(), "if_could");
    pair.hall.pass(60'000);
    EXPECT_EQ(pair.changes() == changes, with_a_choice);
  }
}

TEST(Passing, cards_that_are_ignored_are_no_reason_to_be_asked) {
  Pair pair;
  ASSERT_TRUE(pair.reach_time_to_answer(true));
  Visitor& decider = pair.decider();
  want(decider, "if_could");
  JsonArray cards;
  for (const std::string& option : decider.options()) {
    if (option == "pass") continue;
    const std::size_t from = option.find(' ') + 1;
    cards.emplace_back(option.substr(from, option.find(' ', from) - from));
  }
  const auto changes = pair.changes();
  EXPECT_TRUE(is(decider.ask("ignore", {{"cards", cards}}), "room"));
  EXPECT_EQ(decider.room().at("ignored"), Json(cards));
  pair.hall.pass(kLongest);
  EXPECT_GT(pair.changes(), changes);
}

TEST(Passing, whoever_changes_their_mind_in_time_is_asked) {
  Pair pair;
  ASSERT_TRUE(pair.reach_time_to_answer(false));
  const auto changes = pair.changes();
  Visitor& decider = pair.decider();
  want(decider, "never");
  want(decider, "always");
  pair.hall.pass(60'000);
  EXPECT_EQ(pair.changes(), changes);
  want(decider, "never");
  pair.hall.pass(kLongest);
  EXPECT_GT(pair.changes(), changes);
}

// The while is the same whatever is held: in games with other cards at the same time.
TEST(Passing, how_long_it_takes_tells_nothing) {
  struct Times {
    std::vector<Milliseconds> lengths;
    std::vector<std::size_t> options;
  };
  const auto times = [](std::uint64_t seed) {
    Pair pair(seed);
    want(pair.ann, "never");
    want(pair.bob, "never");
    Times found;
    while (found.lengths.size() < 250) {
      if (!pair.at_time_to_answer()) {
        pair.decider().act_at_random(pair.random);
        continue;
      }
      found.options.push_back(pair.decider().options().size());
      const auto changes = pair.changes();
      Milliseconds length = 0;
      for (; pair.changes() == changes; ++length) pair.hall.pass(1);
      found.lengths.push_back(length);
    }
    return found;
  };
  const Times some = times(1);
  const Times others = times(2);
  EXPECT_NE(some.options, others.options);
  EXPECT_EQ(some.lengths, others.lengths);
  EXPECT_NE(some.lengths.front(), some.lengths.back());
}

TEST(Passing, what_a_seat_wants_is_its_own_business) {
  Pair pair;
  Visitor eve(pair.hall);
  eve.hello();
  eve.ask("enter", {{"room", pair.ann.room_id()}});
  pair.ann.ask("answers", {{"kind", "doom"}, {"ask", "never"}});
  pair.ann.ask("ignore", {{"cards", JsonArray{"scandal"}}});
  pair.bob.ask("resync");
  eve.ask("resync");
  EXPECT_EQ(pair.ann.room().at("answers").at("doom"), "never");
  EXPECT_EQ(pair.ann.room().at("answers").at("start"), "always");
  EXPECT_EQ(pair.bob.room().at("answers").at("doom"), "always");
  EXPECT_EQ(pair.bob.room().at("ignored"), JsonArray());
  EXPECT_TRUE(eve.room().at("answers").is_null());
  EXPECT_TRUE(eve.room().at("ignored").is_null());
  EXPECT_TRUE(is(eve.ask("answers", {{"kind", "doom"}, {"ask", "never"}}), "error"));
}

TEST(Passing, what_cannot_be_wanted_is_said) {
  Pair pair;
  EXPECT_TRUE(is(pair.ann.ask("answers", {{"kind", "tea"}, {"ask", "never"}}), "error"));
  EXPECT_TRUE(is(pair.ann.ask("answers", {{"kind", "doom"}, {"ask", "perhaps"}}), "error"));
  EXPECT_TRUE(is(pair.ann.ask("ignore", {{"cards", JsonArray(201, "scandal")}}), "error"));
  Hall hall;
  Visitor cid(hall), dan(hall);
  ASSERT_TRUE(sit_down(cid, dan));
  EXPECT_TRUE(is(cid.ask("answers", {{"kind", "answer"}, {"ask", "never"}}), "error"))
      << "Starfighter has no such times";
}

}  // namespace
}  // namespace wardroom::server
