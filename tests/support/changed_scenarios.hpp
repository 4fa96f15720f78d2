// A game's scenario files with bytes changed at random: each runs or is refused with located
// problems, and what could be set up can also be played.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "scenarios/scenario.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {

// Every scenario of a folder's files with a head of its own, so that thousands of them are read in
// a moment.
inline std::vector<std::string> single_scenarios(const std::filesystem::path& folder,
                                                 std::string_view game) {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  std::ranges::sort(texts);
  std::vector<std::string> singles;
  for (const std::string& text : texts) {
    std::size_t at = text.find("[[scenario]]");
    while (at != std::string::npos) {
      const std::size_t end = text.find("[[scenario]]", at + 1);
      singles.push_back("game = \"" + std::string(game) + "\"\n" + text.substr(at, end - at));
      at = end;
    }
  }
  return singles;
}

template <class Game>
void play_on(const Scenario<Game>& scenario, Random& random) {
  const auto& set = Game::own_set();
  auto match = scenario.start;
  OptionList options;
  for (int move = 0; move < 30 && !match.result.over; ++move) {
    Game::list(match, set, options);
    ASSERT_FALSE(options.empty());
    const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
    Game::play(match, set, options[pick], scenario.chance);
  }
}

template <class Game>
void change_scenarios(const std::filesystem::path& folder, int wanted_runs) {
  const auto originals = single_scenarios(folder, Game::kName);
  ASSERT_GE(originals.size(), 20U);
  Random random(20);
  int refused = 0;
  const int runs = games_to_play(wanted_runs);
  for (int run = 0; run < runs; ++run) {
    const std::string& original = originals[static_cast<std::size_t>(run) % originals.size()];
    const std::string text = with_bytes_changed(original, random);
    cards::Problems problems;
    ScenarioFile file;
    read_scenario_file({"x.toml", text}, file, problems);
    ASSERT_TRUE(problems.empty() || file.scenarios.empty());
    const auto scenarios = load_scenarios<Game>(file, Game::own_set(), problems);
    ASSERT_TRUE(problems.empty() || scenarios.empty());
    refused += problems.empty() ? 0 : 1;
    for (const auto& scenario : scenarios) {
      run_scenario<Game>(scenario, "x.toml", Game::own_set(), problems);
      play_on<Game>(scenario, random);
    }
    for (const cards::Problem& problem : problems.list())
      ASSERT_TRUE(problem.line > 0 && problem.column > 0 && !problem.message.empty()) << text;
  }
  EXPECT_GT(refused, runs / 2);
  EXPECT_LT(refused, runs);
}

}  // namespace wardroom
