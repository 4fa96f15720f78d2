// A situation of any game, written as in a scenario file (docs/scenarios.md), and played on from
// there: for tests.
//
//   Scene scene(R"(phase = "muster"
//     a.hand = "darket")");
//   scene.play("muster darket");
//   EXPECT_EQ(scene["a.power"], "28");
//
// Figures are those of scenario files. A scene that could not stand is a test failure. The cards
// are the game's own, or those of another set.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "scenarios/scenario.hpp"

namespace wardroom {

template <class Game>
class SceneOf {
 public:
  // The entries of [scenario.setup]. Chance comes from the seed.
  explicit SceneOf(std::string_view setup, int seed = 1) : SceneOf(Game::own_set(), setup, seed) {}

  // With these cards.
  SceneOf(const typename Game::Set& cards, std::string_view setup, int seed = 1)
      : set(cards), chance(static_cast<std::uint64_t>(seed)) {
    cards::Problems problems;
    ScenarioFile file;
    const std::string text =
        "game = \"" + std::string(Game::kName) +
        "\"\n[[scenario]]\nname = \"scene\"\nclause = \"R-01\"\nseed = " + std::to_string(seed) +
        "\n[scenario.setup]\n" + std::string(setup);
    read_scenario_file({"scene", text}, file, problems);
    const auto scenarios = load_scenarios<Game>(file, set, problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    if (scenarios.empty()) return;
    chance = scenarios[0].chance;
    match = scenarios[0].start;
    log = scenarios[0].log;
  }

  // A test failure if the option is refused. Several are separated by semicolons.
  SceneOf& play(std::string_view notations) {
    while (!notations.empty()) {
      const std::size_t end = std::min(notations.find(';'), notations.size());
      play_one(trimmed(notations.substr(0, end)));
      notations.remove_prefix(std::min(end + 1, notations.size()));
    }
    return *this;
  }

  // A figure of the match, or as these seats see it.
  std::string operator[](std::string_view name) const { return figure(match, name); }
  std::string seen_by(SeatSet viewers, std::string_view name) const {
    return figure(Game::view(match, viewers), name);
  }

  std::vector<std::string> options() const {
    OptionList list;
    Game::list(match, set, list);
    std::vector<std::string> texts;
    for (const Option& option : list) texts.push_back(notation().print(option));
    return texts;
  }

  bool offers(std::string_view option) const {
    parsed(option);
    const auto texts = options();
    return std::ranges::find(texts, option) != texts.end();
  }

  // The clause that forbids it, or "" if it is allowed.
  std::string refused(std::string_view option) const {
    const Refusal refusal = Game::check(match, set, parsed(option));
    EXPECT_NE(static_cast<bool>(refusal), offers(option)) << "list and check differ: " << option;
    return refusal ? std::string(Game::clause(refusal)) : "";
  }

  std::string decider() const {  // "a", "b", or "" at the end
    const auto decision = Game::decision(match, set);
    return decision ? std::string(1, letter(decision->seat)) : "";
  }

  std::string winner() const {  // "a", "b", "draw", or "" while the match goes on
    if (!match.result.over) return "";
    std::string winners;
    for (const Seat seat : match.result.winners) winners += letter(seat);
    return winners.empty() ? "draw" : winners;
  }

  // Sentences of the log as a seat reads them.
  std::vector<std::string> told(Seat seat) const {
    std::vector<std::string> texts;
    for (const Event& event : log.events())
      texts.push_back(Game::sentence(event, set, seat, Language::english));
    return texts;
  }

  const typename Game::Set& set;
  Chance chance;
  typename Game::Match match{};
  Log log;

 private:
  typename Game::Notation notation() const { return typename Game::Notation(set); }

  static std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
  }

  Option parsed(std::string_view option) const {
    const ParsedOption parsed = notation().parse(option);
    EXPECT_FALSE(parsed.error) << option << " cannot be read";
    return parsed.option;
  }

  void play_one(std::string_view text) {
    const Option option = parsed(text);
    const Refusal refusal = Game::check(match, set, option);
    EXPECT_FALSE(refusal) << text
                          << " is refused: " << Game::sentence(refusal, set, Language::english);
    if (!refusal) Game::play(match, set, option, chance, &log);
  }

  std::string figure(const typename Game::Match& of, std::string_view wanted) const {
    std::string found;
    bool known = false;
    Game::each_figure(of, set, log.events(), [&](std::string_view name, const auto& value) {
      if (name != wanted) return;
      known = true;
      found = value();
    });
    EXPECT_TRUE(known) << "there is no figure " << wanted;
    return found;
  }
};

}  // namespace wardroom
