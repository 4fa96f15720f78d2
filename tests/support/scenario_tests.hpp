// Every scenario file of a game and every lesson, for tests: one case for each scenario, named by
// what it proves.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "scenarios/scenario.hpp"

namespace wardroom {

template <class Game>
struct LoadedScenarios {
  ScenarioFile file;
  std::vector<Scenario<Game>> scenarios;
  cards::Problems problems;
};

// Loaded once; the scenarios point into their files.
template <class Game>
const std::vector<std::unique_ptr<LoadedScenarios<Game>>>& all_scenario_files() {
  static const auto files = [] {
    std::vector<std::unique_ptr<LoadedScenarios<Game>>> list;
    const std::filesystem::path game =
        std::string(WARDROOM_SOURCE_DIR "/games/") + std::string(Game::kName);
    for (const char* folder : {"scenarios", "lessons"}) {
      if (!std::filesystem::exists(game / "data" / folder)) continue;
      for (const auto& entry : std::filesystem::directory_iterator(game / "data" / folder)) {
        std::ifstream in(entry.path(), std::ios::binary);
        auto loaded = std::make_unique<LoadedScenarios<Game>>();
        read_scenario_file({entry.path().filename(),
                            {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}},
                           loaded->file, loaded->problems);
        loaded->scenarios = load_scenarios<Game>(loaded->file, Game::own_set(), loaded->problems);
        list.push_back(std::move(loaded));
      }
    }
    return list;
  }();
  return files;
}

template <class Game>
struct ScenarioCase {
  const LoadedScenarios<Game>* in;
  const Scenario<Game>* scenario;

  void expect_as_told() const {
    cards::Problems differences;
    run_scenario<Game>(*scenario, in->file.name, Game::own_set(), differences);
    for (const cards::Problem& difference : differences.list()) ADD_FAILURE() << difference.text();
  }
};

template <class Game>
std::vector<ScenarioCase<Game>> all_scenario_cases() {
  std::vector<ScenarioCase<Game>> cases;
  for (const auto& loaded : all_scenario_files<Game>())
    for (const auto& scenario : loaded->scenarios) cases.push_back({loaded.get(), &scenario});
  return cases;
}

// "WE-01" with SF-REINF-06 becomes WE_01_SF_REINF_06.
template <class Game>
std::string name_of_case(const ::testing::TestParamInfo<ScenarioCase<Game>>& info) {
  std::string name = info.param.scenario->source->name;
  for (const Written& clause : info.param.scenario->source->clauses) name += '_' + clause.text;
  std::ranges::replace(name, '-', '_');
  return name;
}

// All files load, every scenario says what it shows; answers their names, each once.
template <class Game>
std::vector<std::string> expect_sound_folder() {
  std::vector<std::string> names;
  for (const auto& loaded : all_scenario_files<Game>()) {
    for (const cards::Problem& problem : loaded->problems.list()) ADD_FAILURE() << problem.text();
    for (const auto& scenario : loaded->scenarios) {
      names.push_back(scenario.source->name);
      EXPECT_FALSE(scenario.source->title.empty()) << names.back();
      EXPECT_FALSE(scenario.source->steps.empty()) << names.back();
    }
  }
  std::ranges::sort(names);
  EXPECT_TRUE(std::ranges::adjacent_find(names) == names.end()) << "a name stands twice";
  return names;
}

}  // namespace wardroom
