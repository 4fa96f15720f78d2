// What leaves for a bot is the same, byte for byte, whatever is changed that its seat cannot know.
#include <gtest/gtest.h>

#include "ai/programs/question.hpp"
#include "games/starfighter/game.hpp"
#include "tests/support/properties.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

template <starfighter::Mode kMode>
struct AnyStarfighter {
  using Game = Starfighter;
  static Game::Setup setup(Random&) {
    Game::Setup setup;
    setup.mode = kMode;
    return setup;
  }
};

struct AnyTiny {
  using Game = TinyGame;
  static Game::Setup setup(Random&) { return {}; }
};

template <class Sample>
void check_nothing_leaks(int games) {
  using Game = typename Sample::Game;
  const auto& set = Game::own_set();
  int differences = 0;
  visit_games<Sample>(games, [&](const typename Game::Match& match, Random& random) {
    const Seat seat = Game::decision(match, set)->seat;
    const auto other = Game::redeal(Game::view(match, seat), set, seat, random);
    if (other != match) ++differences;
    const auto line = [&](const typename Game::Match& truth) {
      return protocol::decide_line(question_for<Game>(truth, set), 1, std::chrono::seconds(5));
    };
    EXPECT_EQ(line(match), line(other));
    for (const Seat viewer : match.seats()) {
      const auto unlike = Game::redeal(Game::view(match, viewer), set, viewer, random);
      EXPECT_EQ(view_text<Game>(match, set, viewer), view_text<Game>(unlike, set, viewer));
    }
  });
  EXPECT_GT(differences, 0) << "otherwise nothing was tested";
}

TEST(NoLeak, a_bot_is_sent_the_same_whatever_is_hidden_from_it) {
  check_nothing_leaks<AnyStarfighter<starfighter::Mode::training>>(200);
  check_nothing_leaks<AnyStarfighter<starfighter::Mode::skirmish>>(200);
  check_nothing_leaks<AnyTiny>(200);
}

TEST(NoLeak, an_answer_is_one_of_the_options_of_the_match) {
  visit_games<AnyStarfighter<starfighter::Mode::skirmish>>(
      100, [](const starfighter::Match& match, Random&) {
        const auto& set = Starfighter::own_set();
        const Starfighter::Notation notation(set);
        OptionList options;
        Starfighter::list(match, set, options);
        std::vector<std::string> texts;
        for (const Option& option : options) texts.push_back(notation.print(option));
        EXPECT_EQ(question_for<Starfighter>(match, set).options, texts);
      });
}

}  // namespace
}  // namespace wardroom
