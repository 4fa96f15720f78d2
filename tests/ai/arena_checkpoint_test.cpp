// The file of an arena: after any interruption the same plan goes on as if there had been none, and
// what does not belong to it is refused and left as it is.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "ai/arena/arena_json.hpp"
#include "ai/arena/checkpoint.hpp"
#include "ai/arena/pair_line.hpp"
#include "ai/arena/play_pair.hpp"
#include "ai/arena/run.hpp"
#include "games/starfighter/game.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

constexpr std::uint64_t kPairs = 4;

class ArenaFile : public ::testing::Test {
 protected:
  ArenaFile() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    file_ = (std::filesystem::temp_directory_path() /
             (std::string("wardroom_arena_") + test->name() + std::to_string(getpid())))
                .string();
    plan_.game = "starfighter";
    plan_.bots = {"random", "greedy", "random"};
    plan_.versions = {"1.0", "2", "3"};
  }
  ~ArenaFile() override { std::filesystem::remove(file_); }

  // Plays all that is missing; `most` pairs of it.
  Standings go_on(std::uint64_t pairs = kPairs, int most = 1000) {
    ArenaLedger ledger(3, pairs, std::nullopt);
    Checkpoint checkpoint;
    fault_ = checkpoint.open(file_, plan_, ledger);
    if (fault_) return {};
    ArenaRun run;
    run.play = [](Crew& crew, std::uint64_t seed) {
      return play_pair<Starfighter>({}, Starfighter::own_set(), crew, seed);
    };
    for (const std::string& bot : plan_.bots) run.bots.push_back(*bot_seat_named(bot));
    newly_ = 0;
    run_arena(run, ledger, [&](const Task& task, const PairResult& result) {
      EXPECT_EQ(checkpoint.append(task, result, ledger.pairings()), "");
      return ++newly_ < most;
    });
    return standings_of(ledger);
  }

  std::string content() const {
    std::ifstream in(file_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  void write(const std::string& text) const {
    std::ofstream(file_, std::ios::binary | std::ios::trunc) << text;
  }
  void expect_refused(CheckpointFault::Kind kind, std::size_t line) {
    const std::string before = content();
    go_on();
    EXPECT_EQ(fault_.kind, kind);
    EXPECT_EQ(fault_.line, line);
    EXPECT_EQ(content(), before);
  }

  std::string file_;
  ArenaPlan plan_;
  CheckpointFault fault_;
  int newly_ = 0;
};

TEST_F(ArenaFile, holds_the_plan_and_a_line_for_every_pair) {
  go_on();
  const std::string text = content();
  EXPECT_TRUE(text.starts_with(plan_line(plan_) + '\n'));
  EXPECT_EQ(std::ranges::count(text, '\n'), 13);
  EXPECT_EQ(newly_, 12);
}

TEST_F(ArenaFile, an_interrupted_run_comes_to_the_same_as_one_without_a_pause) {
  const Standings whole = go_on();
  std::filesystem::remove(file_);
  go_on(kPairs, 5);
  EXPECT_EQ(newly_, 5);
  const Standings resumed = go_on();
  EXPECT_EQ(newly_, 7);
  EXPECT_EQ(resumed.digests, whole.digests);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(resumed.meetings[i].pairs, whole.meetings[i].pairs);
  EXPECT_EQ(std::ranges::count(content(), '\n'), 13);
  go_on();
  EXPECT_EQ(newly_, 0) << "nothing is left to play";
}

TEST_F(ArenaFile, the_number_of_pairs_may_grow) {
  go_on(2);
  const Standings grown = go_on(kPairs);
  EXPECT_EQ(newly_, 6);
  std::filesystem::remove(file_);
  EXPECT_EQ(go_on(kPairs).digests, grown.digests);
  EXPECT_EQ(go_on(2).pairs, 6U) << "fewer pairs count only those";
}

// A crash can stop the writing anywhere.
TEST_F(ArenaFile, cut_off_anywhere_it_goes_on) {
  const std::uint64_t digests = go_on().digests;
  const std::string text = content();
  for (std::size_t length = 0; length < text.size(); length += 97) {
    write(text.substr(0, length));
    EXPECT_EQ(go_on().digests, digests) << length;
    EXPECT_FALSE(fault_) << length;
    EXPECT_EQ(std::ranges::count(content(), '\n'), 13) << length;
    EXPECT_EQ(go_on().digests, digests) << length;
    EXPECT_EQ(newly_, 0) << length;
  }
}

TEST_F(ArenaFile, another_plan_is_refused_with_what_differs) {
  go_on();
  const ArenaPlan same = plan_;
  const auto expect = [&](const std::string& member, const std::string& stored,
                          const std::string& asked) {
    expect_refused(CheckpointFault::other_plan, 1);
    EXPECT_EQ(fault_.difference.member, member);
    EXPECT_EQ(fault_.difference.stored, stored);
    EXPECT_EQ(fault_.difference.asked, asked);
    plan_ = same;
  };
  plan_.seed = 9;
  expect("seed", "1", "9");
  plan_.bots[2] = "greedy";
  expect("bots", R"(["random","greedy","random"])", R"(["random","greedy","greedy"])");
  plan_.game = "wingcommander";
  expect("game", R"("starfighter")", R"("wingcommander")");
  plan_.versions.cards = "4";
  expect("cards_version", R"("3")", R"("4")");
  plan_.versions.program = "1.1";
  expect("program", R"("1.0")", R"("1.1")");
  plan_.match.rules = {"x=on"};
  expect("rules", "[]", R"(["x=on"])");
  plan_.match.decks = {{"a.toml", "x"}};
  expect("decks", "[]", R"([{"name":"a.toml","text":"x"}])");
  plan_.sprt = SprtQuestion{0, 5};
  expect("sprt", "null", "[0,5]");
  plan_.bot_time = std::chrono::milliseconds(7);
  expect("bot_time", "5000", "7");
}

TEST_F(ArenaFile, a_damaged_line_in_the_middle_is_named_and_nothing_is_lost) {
  go_on();
  const std::string text = content();
  const std::size_t third = text.find('\n', text.find('\n') + 1) + 1;
  const auto with = [&](const std::string& line) {
    write(text.substr(0, third) + line + text.substr(text.find('\n', third)));
  };
  with("nonsense");
  expect_refused(CheckpointFault::not_json, 3);
  with("");
  expect_refused(CheckpointFault::not_json, 3);
  with("{}");
  expect_refused(CheckpointFault::wrong_member, 3);
  EXPECT_EQ(fault_.text, "first");
  const std::string line = text.substr(third, text.find('\n', third) - third);
  std::string changed = line;
  changed.replace(changed.find("\"games\":["), 10, "\"games\":[1,\"");
  with(changed);
  expect_refused(CheckpointFault::wrong_member, 3);
  EXPECT_EQ(fault_.text, "games");
  changed = line;
  changed.replace(changed.find("\"second\":"), 10, "\"second\":7");
  with(changed);
  expect_refused(CheckpointFault::wrong_member, 3);
  EXPECT_EQ(fault_.text, "second");
  with(line + '\n' + line);
  expect_refused(CheckpointFault::twice, 4);
}

TEST_F(ArenaFile, other_files_are_refused) {
  for (const char* text : {"hello", "hello\n", "{}\n", "[1]\nx", "\n"}) {
    write(text);
    expect_refused(CheckpointFault::foreign, 1);
  }
  file_ = std::filesystem::temp_directory_path().string() + "/no-such-folder/file";
  go_on();
  EXPECT_EQ(fault_.kind, CheckpointFault::system);
  EXPECT_NE(fault_.text, "");
}

TEST_F(ArenaFile, with_bytes_changed_is_read_or_refused_10000_times) {
  go_on(2);
  const std::string good = content();
  Random random(1);
  int refused = 0;
  for (int i = 0; i < games_to_play(10000); ++i) {
    const std::string changed = with_bytes_changed(good, random);
    ArenaLedger ledger(3, 2, std::nullopt);
    std::size_t kept = 0;
    if (read_checkpoint(changed, plan_, ledger, kept)) ++refused;
    ASSERT_LE(ledger.counted(), 6U);
    ASSERT_LE(kept, changed.size());
  }
  EXPECT_GT(refused, games_to_play(10000) / 2);
}

TEST_F(ArenaFile, belongs_to_one_arena_at_a_time) {
  ArenaLedger ledger(3, kPairs, std::nullopt);
  Checkpoint first;
  EXPECT_FALSE(first.open(file_, plan_, ledger));
  go_on();
  EXPECT_EQ(fault_.kind, CheckpointFault::in_use);
}

TEST(PairLine, is_read_as_it_was_written) {
  PairResult result;
  result.games = {Outcome::win, Outcome::draw};
  result.times[0] = {12, std::chrono::nanoseconds(3456), std::chrono::nanoseconds(789)};
  result.times[1] = {1, std::chrono::hours(200), std::chrono::hours(99)};
  result.forfeits = {{1, 0, {protocol::Fault::not_legal, "a \"line\" \\ é"}},
                     {0, 1, {protocol::Fault::not_started, ""}}};
  result.digest = ~std::uint64_t{0};
  const auto pairings = round_robin(4);
  const Task task{4, 1'000'000'000};
  const PairLineReading reading = read_pair_line(pair_line(task, result, pairings), pairings);
  EXPECT_TRUE(reading.understood) << reading.wrong_member;
  EXPECT_EQ(reading.task, task);
  EXPECT_EQ(reading.result, result);
}

TEST(ArenaNames, of_equal_bots_have_numbers) {
  EXPECT_EQ(distinct_names({"greedy", "random", "greedy", "greedy"}),
            (std::vector<std::string>{"greedy", "random", "greedy (2)", "greedy (3)"}));
}

}  // namespace
}  // namespace wardroom
