// The toy game of docs/adding_a_game.md in everything that plays games: bots, programs, matches
// that can be taken back and kept, tables. None of it was told anything else than game.hpp says.
#include <gtest/gtest.h>

#include "ai/simulation/simulate.hpp"
#include "match/trace.hpp"
#include "table/host.hpp"
#include "table/table_entry.hpp"
#include "tests/toy/game.hpp"

namespace wardroom {
namespace {

class Toy : public ::testing::Test {
 protected:
  TableEntry<ToyGame> entry;

  std::unique_ptr<AnyMatch> begin(std::uint64_t seed) const {
    std::string problem;
    auto match = entry.start({}, seed, problem, Language::english);
    EXPECT_EQ(problem, "");
    return match;
  }
};

TEST_F(Toy, bots_play_it) {
  BotSpec thinking = BotKind::search;
  thinking.budget = {.simulations = 20};
  for (const BotSpec& bot : {BotSpec(BotKind::random), BotSpec(BotKind::greedy), thinking}) {
    Simulation<ToyGame> plan;
    plan.bots[0].bot = bot;
    plan.games = 20;
    const Tally tally = simulate<ToyGame>(plan, ToyGame::own_set(), [](std::uint64_t) {});
    EXPECT_EQ(tally.games, 20U);
    EXPECT_EQ(tally.decisions, 20U * 12U);
  }
}

TEST_F(Toy, a_match_is_hosted_taken_back_and_kept) {
  const auto match = begin(3);
  EXPECT_EQ(match->question(Language::english), "Play a ship from your hand.");
  EXPECT_EQ(match->question_clause(), "TOY-GAME-02");
  while (match->decision()) {
    const auto options = match->options(Language::french);
    EXPECT_TRUE(options.front().sentence.starts_with("Jouer ")) << options.front().sentence;
    match->play(options.back());
  }
  EXPECT_EQ(match->steps(), 12U);
  EXPECT_EQ(match->story(SeatSet::all(), Language::english).back(), "The game is over.");
  ReplayFault fault;
  const auto again = entry.open(match->record(), 5, 0, Language::english, fault);
  EXPECT_FALSE(fault);
  match->back_to(5);
  EXPECT_EQ(again->view(Seat::a), match->view(Seat::a));
}

TEST_F(Toy, a_table_is_played_to_its_end) {
  TableHost host({&entry}, "0.0.0", 1);
  std::string answer =
      host.handle(R"({"type":"new","game":"toy","mode":"","players":["cadet","cadet"]})");
  for (int i = 0; i < 40 && answer.find(R"("result":null)") != std::string::npos; ++i)
    answer = host.handle(R"({"type":"advance"})");
  EXPECT_NE(answer.find(R"("result":{"winners":)"), std::string::npos) << answer;
}

}  // namespace
}  // namespace wardroom
