// Looking back at games: what was wrong is marked, what was right is not, whoever does the work.
#include "ai/advice/analyse.hpp"

#include <gtest/gtest.h>

#include "table/compiled/starfighter.hpp"
#include "tests/search/winning_scenes.hpp"

namespace wardroom {
namespace {

AnalysisRequest request_of(std::uint64_t simulations) {
  AnalysisRequest request;
  request.settings.nodes = 1U << 14U;
  request.simulations = simulations;
  return request;
}

template <class Game>
AnalysedChoice judged(const SceneOf<Game>& scene, const char* option) {
  const Option chosen = typename Game::Notation(scene.set).parse(option).option;
  const std::vector<MadeChoice<Game>> made = {{7, scene.match, chosen}};
  return analyse<Game>(
             made, scene.set, request_of(1000), [](std::size_t) {}, Language::english)
      .choices.at(0);
}

TEST(Analyse, a_win_thrown_away_is_the_gravest_mark_and_the_win_is_named) {
  const AnalysedChoice shift = judged(winning_shift(), "stay");
  EXPECT_EQ(shift.mark, Mark::blunder);
  EXPECT_EQ(shift.step, 7U);
  EXPECT_EQ(shift.chosen, "stay");
  EXPECT_EQ(shift.best, kWinningShift);
  EXPECT_EQ(shift.best_text, "Shift the Cruiser by one sector to the right.");
  EXPECT_GT(shift.chance, 0.9);
  EXPECT_GT(shift.loss, kBlunder);
  EXPECT_LT(shift.margin, shift.loss);
  EXPECT_EQ(judged(winning_bomb(), "pass").mark, Mark::blunder);
  EXPECT_EQ(judged(winning_bomb(), "pass").best, kWinningBomb);
}

TEST(Analyse, the_best_choice_has_no_mark_and_costs_nothing) {
  for (const AnalysedChoice& choice :
       {judged(winning_shift(), kWinningShift), judged(winning_bomb(), kWinningBomb)}) {
    EXPECT_EQ(choice.mark, Mark::none);
    EXPECT_EQ(choice.loss, 0);
    EXPECT_EQ(choice.best, choice.chosen);
  }
}

std::unique_ptr<HostedMatch<Starfighter>> random_game(int choices) {
  auto match = std::make_unique<HostedMatch<Starfighter>>(MatchRequest{}, starfighter::Setup{},
                                                          Starfighter::own_set(), 3);
  for (int i = 0; i < choices && match->decision(); ++i)
    match->play(match->bot_choice(BotKind::random, 3));
  return match;
}

Analysis analysed(const HostedMatch<Starfighter>& match, const AnalysisRequest& request) {
  std::size_t told = 0;
  const auto made = match.choices(request);
  const Analysis analysis = analyse<Starfighter>(
      made, Starfighter::own_set(), request, [&](std::size_t done) { EXPECT_EQ(done, ++told); },
      Language::french);
  EXPECT_EQ(told, made.size());
  return analysis;
}

TEST(Analyse, threads_change_nothing) {
  const auto match = random_game(1000);
  AnalysisRequest request = request_of(60);
  const Analysis one = analysed(*match, request);
  EXPECT_GT(one.choices.size(), 20U);
  request.threads = 3;
  EXPECT_EQ(one.choices, analysed(*match, request).choices);
  request.seed = 2;
  EXPECT_NE(one.choices, analysed(*match, request).choices);
}

TEST(Analyse, a_part_of_a_match_under_way_is_judged_as_in_the_whole) {
  const auto match = random_game(30);
  ASSERT_TRUE(match->decision());
  const Analysis whole = analysed(*match, request_of(60));
  AnalysisRequest part = request_of(60);
  part.first = 10;
  part.last = 20;
  part.seat = Seat::b;
  std::vector<AnalysedChoice> expected;
  for (const AnalysedChoice& choice : whole.choices)
    if (choice.step >= 10 && choice.step <= 20 && choice.decision.seat == Seat::b)
      expected.push_back(choice);
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(analysed(*match, part).choices, expected);
}

// A decision is judged by what the seat could see: other hidden cards change nothing.
TEST(Analyse, what_was_hidden_does_not_count) {
  const auto& set = Starfighter::own_set();
  const auto made = random_game(200)->choices(request_of(1));
  auto unlike = made;
  Random random(9);
  int differences = 0;
  for (auto& choice : unlike) {
    const Seat seat = Starfighter::decision(choice.match, set)->seat;
    choice.match = Starfighter::redeal(Starfighter::view(choice.match, seat), set, seat, random);
  }
  for (std::size_t i = 0; i < made.size(); ++i)
    if (made[i].match != unlike[i].match) ++differences;
  EXPECT_GT(differences, 0);
  const auto judge = [&](const std::vector<MadeChoice<Starfighter>>& choices) {
    return analyse<Starfighter>(
               choices, set, request_of(60), [](std::size_t) {}, Language::english)
        .choices;
  };
  EXPECT_EQ(judge(made), judge(unlike));
}

}  // namespace
}  // namespace wardroom
