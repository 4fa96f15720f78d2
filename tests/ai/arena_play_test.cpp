// Bots in the arena: who sits where, what counts, and that neither threads nor an interruption
// change anything.
#include <gtest/gtest.h>

#include <set>

#include "ai/arena/play_pair.hpp"
#include "ai/arena/run.hpp"
#include "ai/arena/standings.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

PairResult play_starfighter(Crew& crew, std::uint64_t seed) {
  return play_pair<Starfighter>({}, Starfighter::own_set(), crew, seed);
}

ArenaRun run_of(const std::vector<const char*>& bots, int threads = 1) {
  ArenaRun run;
  run.play = play_starfighter;
  for (const char* bot : bots) run.bots.push_back(*bot_seat_named(bot));
  run.threads = threads;
  return run;
}

ArenaLedger played(const ArenaRun& run, std::uint64_t pairs,
                   const std::optional<SprtQuestion>& sprt = std::nullopt) {
  ArenaLedger ledger(static_cast<int>(run.bots.size()), pairs, sprt);
  run_arena(run, ledger, [](const Task&, const PairResult&) { return true; });
  return ledger;
}

TEST(Schedule, everybody_meets_everybody_once) {
  for (int bots = 2; bots < 8; ++bots) {
    std::set<std::pair<int, int>> met;
    for (const Pairing& pairing : round_robin(bots)) {
      EXPECT_LT(pairing.first, pairing.second);
      EXPECT_LT(pairing.second, bots);
      EXPECT_TRUE(met.emplace(pairing.first, pairing.second).second);
    }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(bots * (bots - 1) / 2));
  }
}

TEST(Schedule, every_pair_of_every_pairing_comes_once_and_evenly) {
  std::set<std::pair<std::size_t, std::uint64_t>> seen;
  std::uint64_t last = 0;
  for (std::uint64_t n = 0; n < 60; ++n) {
    const Task task = task_at(n, 6);
    EXPECT_GE(task.pair, last);
    last = task.pair;
    EXPECT_TRUE(seen.emplace(task.pairing, task.pair).second);
  }
  EXPECT_EQ(seen.size(), 60U);
  EXPECT_EQ(last, 9U);
}

TEST(ArenaPair, bots_alternate_seats_and_change_them) {
  EXPECT_EQ(bot_of_pairing(Seat::a, 0), 0);
  EXPECT_EQ(bot_of_pairing(Seat::c, 0), 0);
  EXPECT_EQ(bot_of_pairing(Seat::d, 0), 1);
  EXPECT_EQ(bot_of_pairing(Seat::a, 1), 1);
  EXPECT_EQ(bot_of_pairing(Seat::b, 1), 0);
  EXPECT_EQ(outcome_for_first({true, Seat::a}, 0), Outcome::win);
  EXPECT_EQ(outcome_for_first({true, Seat::a}, 1), Outcome::loss);
  EXPECT_EQ(outcome_for_first({true, SeatSet(Seat::b) | Seat::d}, 1), Outcome::win);
  EXPECT_EQ(outcome_for_first({true, {}}, 0), Outcome::draw);
  EXPECT_EQ(outcome_for_first({true, SeatSet(Seat::a) | Seat::b}, 0), Outcome::draw);
}

// Both games have the same deal: they are those of the same seed with the bots the other way.
TEST(ArenaPair, is_the_game_of_a_seed_played_both_ways) {
  const BotSeat random = *bot_seat_named("random");
  const BotSeat greedy = *bot_seat_named("greedy");
  const auto alone = [&](const BotRow& row) {
    Crew crew(row);
    return play_bots<Starfighter>({}, Starfighter::own_set(), crew, 5, nullptr,
                                  [](const auto&, const auto&, const auto&, const auto&) {});
  };
  Crew crew({random, greedy});
  const PairResult pair = play_starfighter(crew, 5);
  const auto there = alone({random, greedy});
  const auto back = alone({greedy, random});
  EXPECT_EQ(pair.digest, there.digest() + back.digest());
  EXPECT_EQ(pair.games[0], outcome_for_first(there.result, 0));
  EXPECT_EQ(pair.games[1], outcome_for_first(back.result, 1));
  const PairResult again = play_starfighter(crew, 5);  // the crew sits as before
  EXPECT_EQ(again.games, pair.games);
  EXPECT_EQ(again.digest, pair.digest);
}

// A clock that goes on by a second whenever somebody looks: a decision takes one second.
TEST(ArenaPair, times_are_those_of_the_clock_for_decisions_with_a_choice) {
  Pipe::Clock::time_point time;
  const Pipe::Now now = [&] { return time += std::chrono::seconds(1); };
  Crew crew({*bot_seat_named("random"), *bot_seat_named("greedy")});
  const PairResult pair = play_pair<Starfighter>({}, Starfighter::own_set(), crew, 3, now);
  for (const ThinkingTime& thinking : pair.times) {
    EXPECT_GT(thinking.decisions, 10U);
    EXPECT_EQ(thinking.all, std::chrono::seconds(thinking.decisions));
    EXPECT_EQ(thinking.slowest, std::chrono::seconds(1));
    EXPECT_EQ(thinking.mean_milliseconds(), 1000);
  }
}

TEST(Arena, plays_every_pair_once_and_gives_all_pairings_the_same_seeds) {
  ArenaRun run = run_of({"random", "random", "random"}, 2);
  run.seed = 70;
  std::mutex mutex;
  std::multiset<std::uint64_t> seeds;
  run.play = [&](Crew&, std::uint64_t seed) {
    const std::scoped_lock lock(mutex);
    seeds.insert(seed);
    return PairResult{};
  };
  const ArenaLedger ledger = played(run, 4);
  EXPECT_EQ(seeds, (std::multiset<std::uint64_t>{70, 70, 70, 71, 71, 71, 72, 72, 72, 73, 73, 73}));
  EXPECT_EQ(ledger.counted(), 12U);
}

TEST(Arena, results_do_not_depend_on_the_number_of_threads) {
  const Standings one = standings_of(played(run_of({"random", "greedy", "search:n=8"}, 1), 12));
  const Standings three = standings_of(played(run_of({"random", "greedy", "search:n=8"}, 3), 12));
  EXPECT_EQ(one.pairs, 36U);
  EXPECT_EQ(one.digests, three.digests);
  ASSERT_EQ(one.meetings.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(one.meetings[i].pairs, three.meetings[i].pairs);
    EXPECT_EQ(one.bots[i].elo.value, three.bots[i].elo.value);
    EXPECT_EQ(one.bots[i].time.decisions, three.bots[i].time.decisions);
  }
}

TEST(Arena, a_bot_against_itself_is_even_and_chance_loses_to_thought) {
  const Standings standings = standings_of(played(run_of({"greedy", "random", "greedy"}, 2), 30));
  const Pentanomial mirror = *standings.between(0, 2);
  EXPECT_NEAR(mirror.score(), 0.5, score_margin(mirror));
  EXPECT_GT(standings.between(0, 1)->score(), 0.8);
  EXPECT_LT(standings.between(1, 2)->score(), 0.2);
  EXPECT_EQ(standings.best_first().back(), 1);
  EXPECT_NEAR(standings.bots[0].points + standings.bots[1].points + standings.bots[2].points, 180,
              1e-9);
}

// Pairs that go as this says, whoever plays.
PairResult pair_with(int half_points) {
  PairResult result;
  result.games = {static_cast<Outcome>(std::min(half_points, 2)),
                  static_cast<Outcome>(std::max(half_points - 2, 0))};
  return result;
}

// The order in which pairs are finished changes nothing: the test only looks at those without gap.
TEST(Arena, the_test_ends_at_the_same_pair_whatever_is_finished_first) {
  const SprtQuestion question{0, 50};
  const auto points_of = [](std::uint64_t pair) { return pair % 3 == 0 ? 2 : 4; };
  ArenaLedger straight(2, 200, question);
  std::uint64_t pair = 0;
  for (; straight.verdict() == Verdict::undecided; ++pair) {
    ASSERT_LT(pair, 200U);
    straight.note({0, pair}, pair_with(points_of(pair)));
  }
  EXPECT_EQ(straight.verdict(), Verdict::accepted);
  EXPECT_EQ(straight.counted(), pair);
  EXPECT_FALSE(straight.wants({0, pair}));

  ArenaLedger shuffled(2, 200, question);
  for (std::uint64_t late = 1; late < pair + 20; ++late)
    if (late != 3) shuffled.note({0, late}, pair_with(points_of(late)));
  EXPECT_EQ(shuffled.counted(), 0U);
  shuffled.note({0, 0}, pair_with(points_of(0)));
  EXPECT_EQ(shuffled.counted(), 3U);
  EXPECT_EQ(shuffled.verdict(), Verdict::undecided);
  EXPECT_TRUE(shuffled.wants({0, 3}));
  shuffled.note({0, 3}, pair_with(points_of(3)));
  EXPECT_EQ(shuffled.counted(), straight.counted());
  EXPECT_EQ(shuffled.ratio(), straight.ratio());
  EXPECT_EQ(shuffled.verdict(), Verdict::accepted);
  EXPECT_EQ(standings_of(shuffled).meetings[0].pairs, standings_of(straight).meetings[0].pairs);
}

TEST(Arena, a_test_on_three_threads_is_that_on_one) {
  const SprtQuestion question{0, 100};
  const Standings one = standings_of(played(run_of({"search:n=20", "random"}, 1), 100, question));
  const Standings three = standings_of(played(run_of({"search:n=20", "random"}, 3), 100, question));
  EXPECT_EQ(one.verdict, Verdict::accepted);
  EXPECT_LT(one.pairs, 100U);
  EXPECT_EQ(one.pairs, three.pairs);
  EXPECT_EQ(one.ratio, three.ratio);
  EXPECT_EQ(one.digests, three.digests);
}

TEST(Arena, a_program_that_never_keeps_its_seat_is_out_and_the_others_play_on) {
  const Standings standings =
      standings_of(played(run_of({"random", "bot:exit 3", "greedy"}, 2), 12));
  EXPECT_TRUE(standings.bots[1].out);
  EXPECT_FALSE(standings.bots[0].out);
  EXPECT_FALSE(standings.bots[2].out);
  ASSERT_EQ(standings.meetings.size(), 1U);
  EXPECT_EQ(standings.meetings[0].pairs.pairs(), 12U);
  EXPECT_FALSE(standings.between(0, 1));
  EXPECT_EQ(standings.best_first().back(), 1);
  EXPECT_EQ(standings.bots[1].first_forfeit->fault, protocol::Fault::ended);
  EXPECT_GE(standings.bots[1].forfeits, ForfeitRuns::kEnough);
  EXPECT_NEAR(standings.bots[0].elo.value + standings.bots[2].elo.value, 0, 1e-6);
}

TEST(Arena, a_seat_lost_now_and_then_costs_the_game_only) {
  const Standings standings = standings_of(played(run_of({"random", "bot:exit 3"}), 4));
  EXPECT_FALSE(standings.bots[1].out);
  EXPECT_EQ(standings.bots[1].forfeits, 8U);
  EXPECT_EQ(standings.meetings[0].pairs, (Pentanomial{{0, 0, 0, 0, 4}}));
  EXPECT_EQ(standings.bots[1].time.decisions, 0U) << "those are its substitute's";
}

TEST(Arena, stops_when_it_is_told_to) {
  const ArenaRun run = run_of({"random", "random"});
  ArenaLedger ledger(2, 50, std::nullopt);
  int pairs = 0;
  run_arena(run, ledger, [&](const Task&, const PairResult&) { return ++pairs < 5; });
  EXPECT_EQ(ledger.counted(), 5U);
}

}  // namespace
}  // namespace wardroom
