// Every scenario file of Starfighter, and that the worked examples of its rules are among them.
#include "tests/support/scenario_tests.hpp"

#include "games/starfighter/game.hpp"

namespace wardroom::starfighter {
namespace {

class StarfighterScenarios : public ::testing::TestWithParam<ScenarioCase<Starfighter>> {};

TEST_P(StarfighterScenarios, comes_out_as_told) {
  GetParam().expect_as_told();
}

INSTANTIATE_TEST_SUITE_P(All, StarfighterScenarios,
                         ::testing::ValuesIn(all_scenario_cases<Starfighter>()),
                         name_of_case<Starfighter>);

TEST(ScenarioFolder, all_files_load_and_the_worked_examples_are_there) {
  const auto names = expect_sound_folder<Starfighter>();
  for (int example = 1; example <= 9; ++example)
    EXPECT_TRUE(std::ranges::binary_search(names, "WE-0" + std::to_string(example)));
}

}  // namespace
}  // namespace wardroom::starfighter
