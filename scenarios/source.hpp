// Scenario files, the part that is the same for every game: what a scenario is called and proves,
// its steps and what they expect. The set-up and the names of figures belong to the game; options
// stay texts here. docs/scenarios.md describes the format.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cards/fields.hpp"
#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// A text of a file and where it stands.
struct Written {
  std::string text;
  cards::Place at;
  const toml::node* node = nullptr;  // to point at a character of it
};

struct InBothLanguages {
  std::string english;
  std::string french;
  bool empty() const { return english.empty(); }
  const std::string& text(Language language) const {
    return language == Language::french ? french : english;
  }
};

struct ExpectedFigure {
  SeatSet viewers;  // nobody: the open truth; everybody: a spectator
  std::string name;
  Written value;
};

struct ExpectedRefusal {
  Written option;
  Written clause;
};

struct Expectation {
  std::optional<Written> decider;  // a letter, or "nobody"
  std::optional<Written> kind;
  std::optional<Written> winner;  // letters, "draw" or "nobody"
  std::vector<Written> options;
  std::vector<Written> no_options;
  std::optional<std::vector<Written>> only;
  cards::Place only_at;
  std::vector<ExpectedRefusal> refused;
  std::vector<ExpectedFigure> figures;
};

// Says something, then plays, then looks: each of them if it is there.
struct Step {
  cards::Place at;
  InBothLanguages say;
  std::optional<Written> seat;
  std::optional<Written> play;
  Expectation expect;
};

struct ScenarioSource {
  cards::Place at;
  std::string name;
  std::vector<Written> clauses;
  InBothLanguages title;
  std::uint64_t seed = 1;
  std::vector<std::uint64_t> outcomes;  // of chance, before those of the seed
  const toml::table* setup = nullptr;
  std::vector<Step> steps;
};

struct ScenarioFile {
  std::string name;
  std::string game;
  cards::Place game_at;
  std::shared_ptr<const toml::table> root;  // the scenarios point into it
  std::vector<ScenarioSource> scenarios;
};

// The scenarios of a file, or nothing and problems.
void read_scenario_file(const cards::SourceFile& source, ScenarioFile& file,
                        cards::Problems& problems);

}  // namespace wardroom
