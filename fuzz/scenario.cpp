// Any text as a scenario file: it is refused with located problems and nothing of it is loaded, or
// it runs, and from what it sets up a match can be played on.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "games/starfighter/game.hpp"
#include "scenarios/scenario.hpp"

namespace {

using namespace wardroom;

void require(bool truth) {
  if (!truth) std::abort();
}

void play_on(const Scenario<Starfighter>& scenario, std::size_t seed) {
  const auto& set = Starfighter::own_set();
  auto match = scenario.start;
  Random random(seed);
  OptionList options;
  for (int move = 0; move < 100 && !match.result.over; ++move) {
    Starfighter::list(match, set, options);
    require(!options.empty());
    const Option option = options[random.below(static_cast<std::uint32_t>(options.size()))];
    require(!Starfighter::check(match, set, option));
    Starfighter::play(match, set, option, scenario.chance);
    require(match.table.copies() == scenario.start.table.copies());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  cards::Problems problems;
  ScenarioFile file;
  read_scenario_file({"fuzz.toml", std::string(reinterpret_cast<const char*>(data), size)}, file,
                     problems);
  require(problems.empty() || file.scenarios.empty());
  const auto scenarios = load_scenarios<Starfighter>(file, Starfighter::own_set(), problems);
  require(problems.empty() || scenarios.empty());
  for (const auto& scenario : scenarios) {
    run_scenario<Starfighter>(scenario, file.name, Starfighter::own_set(), problems);
    play_on(scenario, size);
  }
  for (const cards::Problem& problem : problems.list())
    require(!problem.message.empty() && problem.line > 0 && problem.column > 0);
  return 0;
}
