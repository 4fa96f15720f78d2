// Every scenario file of Starfighter, one test for each scenario, named by what it proves.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "games/starfighter/game.hpp"
#include "scenarios/scenario.hpp"

namespace wardroom::starfighter {
namespace {

struct LoadedFile {
  ScenarioFile file;
  std::vector<Scenario<Starfighter>> scenarios;
  cards::Problems problems;
};

// Loaded once; the scenarios point into their files.
const std::vector<std::unique_ptr<LoadedFile>>& all_files() {
  static const auto files = [] {
    std::vector<std::unique_ptr<LoadedFile>> list;
    const std::filesystem::path folder = WARDROOM_SOURCE_DIR "/games/starfighter/scenarios";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      std::ifstream in(entry.path(), std::ios::binary);
      auto loaded = std::make_unique<LoadedFile>();
      read_scenario_file({entry.path().filename(),
                          {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}},
                         loaded->file, loaded->problems);
      loaded->scenarios =
          load_scenarios<Starfighter>(loaded->file, Starfighter::own_set(), loaded->problems);
      list.push_back(std::move(loaded));
    }
    return list;
  }();
  return files;
}

struct Case {
  const LoadedFile* in;
  const Scenario<Starfighter>* scenario;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const auto& loaded : all_files())
    for (const auto& scenario : loaded->scenarios) cases.push_back({loaded.get(), &scenario});
  return cases;
}

// "WE-01" with SF-REINF-06 becomes WE_01_SF_REINF_06.
std::string name_of_case(const ::testing::TestParamInfo<Case>& info) {
  std::string name = info.param.scenario->source->name;
  for (const Written& clause : info.param.scenario->source->clauses) name += '_' + clause.text;
  std::ranges::replace(name, '-', '_');
  return name;
}

class StarfighterScenarios : public ::testing::TestWithParam<Case> {};

TEST_P(StarfighterScenarios, comes_out_as_told) {
  cards::Problems differences;
  run_scenario<Starfighter>(*GetParam().scenario, GetParam().in->file.name, Starfighter::own_set(),
                            differences);
  for (const cards::Problem& difference : differences.list()) ADD_FAILURE() << difference.text();
}

INSTANTIATE_TEST_SUITE_P(All, StarfighterScenarios, ::testing::ValuesIn(all_cases()), name_of_case);

TEST(ScenarioFolder, all_files_load_and_the_worked_examples_are_there) {
  std::vector<std::string> names;
  for (const auto& loaded : all_files()) {
    for (const cards::Problem& problem : loaded->problems.list()) ADD_FAILURE() << problem.text();
    for (const auto& scenario : loaded->scenarios) {
      names.push_back(scenario.source->name);
      EXPECT_FALSE(scenario.source->title.empty()) << names.back();
      EXPECT_FALSE(scenario.source->steps.empty()) << names.back();
    }
  }
  std::ranges::sort(names);
  EXPECT_TRUE(std::ranges::adjacent_find(names) == names.end()) << "a name stands twice";
  for (int example = 1; example <= 9; ++example)
    EXPECT_TRUE(std::ranges::binary_search(names, "WE-0" + std::to_string(example)));
}

}  // namespace
}  // namespace wardroom::starfighter
