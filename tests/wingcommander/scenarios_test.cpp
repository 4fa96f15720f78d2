// Every scenario file of Wing Commander, and that the worked examples of its rules are among them.
#include "tests/support/scenario_tests.hpp"

#include "games/wingcommander/game.hpp"

namespace wardroom::wingcommander {
namespace {

class WingCommanderScenarios : public ::testing::TestWithParam<ScenarioCase<WingCommander>> {};

TEST_P(WingCommanderScenarios, comes_out_as_told) {
  GetParam().expect_as_told();
}

INSTANTIATE_TEST_SUITE_P(All, WingCommanderScenarios,
                         ::testing::ValuesIn(all_scenario_cases<WingCommander>()),
                         name_of_case<WingCommander>);

TEST(WingCommanderScenarioFolder, all_files_load_and_the_worked_examples_are_there) {
  const auto names = expect_sound_folder<WingCommander>();
  const auto has = [&](const std::string& name) {
    return std::ranges::any_of(names,
                               [&](const std::string& one) { return one.starts_with(name); });
  };
  EXPECT_TRUE(has("EX-1"));
  for (char example = 'a'; example <= 'o'; ++example)
    EXPECT_TRUE(has(std::string("EX-2") + example)) << example;
}

}  // namespace
}  // namespace wardroom::wingcommander
