// Every scenario file of Wing Commander, one test for each scenario, named by what it proves.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "games/wingcommander/game.hpp"
#include "scenarios/scenario.hpp"

namespace wardroom::wingcommander {
namespace {

struct LoadedFile {
  ScenarioFile file;
  std::vector<Scenario<WingCommander>> scenarios;
  cards::Problems problems;
};

// Loaded once; the scenarios point into their files.
const std::vector<std::unique_ptr<LoadedFile>>& all_files() {
  static const auto files = [] {
    std::vector<std::unique_ptr<LoadedFile>> list;
    const std::filesystem::path folder = WARDROOM_SOURCE_DIR "/games/wingcommander/scenarios";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      std::ifstream in(entry.path(), std::ios::binary);
      auto loaded = std::make_unique<LoadedFile>();
      read_scenario_file({entry.path().filename(),
                          {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}},
                         loaded->file, loaded->problems);
      loaded->scenarios =
          load_scenarios<WingCommander>(loaded->file, WingCommander::own_set(), loaded->problems);
      list.push_back(std::move(loaded));
    }
    return list;
  }();
  return files;
}

struct Case {
  const LoadedFile* in;
  const Scenario<WingCommander>* scenario;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const auto& loaded : all_files())
    for (const auto& scenario : loaded->scenarios) cases.push_back({loaded.get(), &scenario});
  return cases;
}

// "EX-2d" with WC-MUSTER-02 becomes EX_2d_WC_MUSTER_02.
std::string name_of_case(const ::testing::TestParamInfo<Case>& info) {
  std::string name = info.param.scenario->source->name;
  for (const Written& clause : info.param.scenario->source->clauses) name += '_' + clause.text;
  std::ranges::replace(name, '-', '_');
  return name;
}

class WingCommanderScenarios : public ::testing::TestWithParam<Case> {};

TEST_P(WingCommanderScenarios, comes_out_as_told) {
  cards::Problems differences;
  run_scenario<WingCommander>(*GetParam().scenario, GetParam().in->file.name,
                              WingCommander::own_set(), differences);
  for (const cards::Problem& difference : differences.list()) ADD_FAILURE() << difference.text();
}

INSTANTIATE_TEST_SUITE_P(All, WingCommanderScenarios, ::testing::ValuesIn(all_cases()),
                         name_of_case);

TEST(WingCommanderScenarioFolder, all_files_load_and_the_worked_examples_are_there) {
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
