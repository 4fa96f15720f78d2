// The rules under way in words: whatever happens in a game, every frame has a line of its own.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <typeindex>

#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

// How many kinds of frames occur in some random games; their lines are looked at.
template <class Game>
std::size_t kinds_told(int games) {
  std::set<std::type_index> kinds;
  for (int seed = 1; seed <= games; ++seed) {
    MatchRequest request;
    const auto modes = Game::modes();
    request.mode = modes[static_cast<std::size_t>(seed) % modes.size()];
    std::string problem;
    const auto& set = Game::own_set();
    const auto setup = Game::setup(request, set, problem, Language::english);
    EXPECT_EQ(problem, "");
    HostedMatch<Game> match(request, setup, set, static_cast<std::uint64_t>(seed));
    while (const auto decision = match.decision()) {
      const auto& stack = match.match().stack;
      stack.visit_all([&](const auto& frame) { kinds.insert(typeid(frame)); });
      const auto english = match.frames(Language::english);
      const auto french = match.frames(Language::french);
      EXPECT_EQ(english.size(), stack.depth() + 1) << "and who is waited for";
      EXPECT_EQ(french.size(), english.size());
      for (std::size_t i = 0; i < english.size(); ++i) {
        EXPECT_GT(english[i].size(), 10U) << english[i];
        EXPECT_GT(french[i].size(), 10U) << french[i];
        EXPECT_NE(english[i], french[i]);
      }
      EXPECT_TRUE(english.back().starts_with(std::string("Waiting for ") + letter(decision->seat)));
      match.play(match.bot_choice(BotKind::random, static_cast<std::uint64_t>(seed)));
    }
    EXPECT_TRUE(match.frames(Language::english).empty());
  }
  return kinds.size();
}

TEST(Frames, every_frame_of_starfighter_has_a_line) {
  EXPECT_EQ(kinds_told<Starfighter>(12), 10U) << "all there are";
}

TEST(Frames, every_frame_of_wing_commander_has_a_line) {
  EXPECT_GE(kinds_told<WingCommander>(12), 20U) << "nearly all there are";
}

TEST(Frames, tell_where_a_game_is) {
  const TableGame& game = *games_for_tests().front();
  MatchRequest request;
  request.mode = "training";
  std::string problem;
  const auto match = game.start(request, 1, problem, Language::english);
  ASSERT_EQ(problem, "");
  EXPECT_EQ(match->frames(Language::english)[0], "The game (training): Setup.");
  while (match->frames(Language::english).size() < 4)
    match->play(match->options(Language::english).front());
  const std::vector<std::string> lines = match->frames(Language::english);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], "The game (training): Deployment.");
  EXPECT_EQ(lines[1], "Round 1: Deployment.");
  EXPECT_TRUE(lines[2].starts_with("Deployment, turn of player ")) << lines[2];
  EXPECT_TRUE(lines[3].ends_with("whoever passes first takes the Initiative.")) << lines[3];
}

}  // namespace
}  // namespace wardroom
