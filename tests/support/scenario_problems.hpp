// What is said of a scenario file: its problems or, if it has none, the differences of its
// scenarios.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "scenarios/scenario.hpp"

namespace wardroom {

// One line each. A file that has problems must not be loaded.
template <class Game>
std::string said_of_file(const std::string& text, Language language = Language::english) {
  cards::Problems problems(language);
  ScenarioFile file;
  read_scenario_file({"x.toml", text}, file, problems);
  const auto scenarios = load_scenarios<Game>(file, Game::own_set(), problems);
  if (!problems.empty()) {
    EXPECT_TRUE(scenarios.empty()) << text;
  } else {
    for (const auto& scenario : scenarios)
      run_scenario<Game>(scenario, "x.toml", Game::own_set(), problems);
  }
  std::string lines;
  for (const cards::Problem& problem : problems.list()) {
    EXPECT_GE(problem.line, 1U);
    EXPECT_GE(problem.column, 1U);
    EXPECT_FALSE(problem.message.empty());
    lines += (lines.empty() ? "" : "\n") + problem.text();
  }
  return lines;
}

// The lines before a set-up: of a file with one scenario that proves a clause.
template <class Game>
std::string scenario_head(const std::string& clause) {
  return "game = \"" + std::string(Game::kName) + "\"\n[[scenario]]\nname = \"x\"\nclause = \"" +
         clause + "\"\n";
}

}  // namespace wardroom
