#include "tests/table/situation.hpp"

#include <gtest/gtest.h>

#include "scenarios/set_up.hpp"
#include "table/compiled/starfighter.hpp"

namespace wardroom {

std::unique_ptr<AnyMatch> situation(const std::string& setup) {
  const std::string text =
      "game = \"starfighter\"\n[[scenario]]\nname = \"x\"\nclause = \"SF-FLOW-01\"\n"
      "[scenario.setup]\n" +
      setup;
  ScenarioFile file;
  cards::Problems problems;
  read_scenario_file({"situation", text}, file, problems);
  const auto& set = Starfighter::own_set();
  std::unique_ptr<AnyMatch> match;
  if (!file.scenarios.empty())
    if (const auto scenario =
            set_up_scenario<Starfighter>(file.scenarios[0], file.name, set, problems))
      match = std::make_unique<HostedMatch<Starfighter>>(scenario->start, scenario->log, set, 1);
  for (const Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
  return match;
}

Json stage_of(const AnyMatch& match, SeatSet viewers) {
  std::string text;
  JsonWriter json(text);
  match.write_stage(json, viewers);
  return boost::json::parse(text);
}

Json story_of(const AnyMatch& match, SeatSet viewers, std::size_t from) {
  std::string text;
  JsonWriter json(text);
  match.write_story(json, viewers, from, Language::english);
  return boost::json::parse(text);
}

}  // namespace wardroom
