// The options every command shares that starts matches: game, mode, seats, rulings, seed.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "engine/match_request.hpp"

namespace wardroom {

struct MatchOptions {
  std::string game = "starfighter";
  MatchRequest request;
  std::optional<std::uint64_t> seed;

  void add_to(CLI::App& command) {
    command.add_option("game", game, "The game (default: starfighter)");
    command.add_option("--mode", request.mode, "training or skirmish (default: skirmish)");
    command
        .add_option("--cruisers", request.seats,
                    "Cruisers of seats a and b, such as ares,athena (default: chosen in play)")
        ->delimiter(',');
    command.add_option("--rule", request.rules,
                       "An optional ruling, NAME=on or NAME=off; `wardroom games` lists them");
    command.add_option("--seed", seed, "A number from which all chance follows");
  }
};

}  // namespace wardroom
