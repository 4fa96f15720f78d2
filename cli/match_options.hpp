// The options every command shares that starts matches: game, mode, seats, rulings, seed.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "cli/files.hpp"
#include "engine/match_request.hpp"

namespace wardroom {

struct MatchOptions {
  std::string game = "starfighter";
  MatchRequest request;
  std::vector<std::string> deck_files;
  std::optional<std::uint64_t> seed;

  // Reads the deck files into the request; answers the name of one that cannot be read, or nothing.
  std::string read_decks() {
    for (const std::string& name : deck_files) {
      const std::optional<std::string> text = read_file(name);
      if (!text) return name;
      request.decks.push_back({name, *text});
    }
    return {};
  }

  void add_to(CLI::App& command) {
    command.add_option("game", game, "The game (default: starfighter)");
    command.add_option("--mode", request.mode,
                       "training, skirmish or total-war (default: skirmish)");
    command
        .add_option("--cruisers", request.seats,
                    "Cruisers of seats a and b, such as ares,athena (default: chosen in play)")
        ->delimiter(',');
    command
        .add_option("--decks", deck_files,
                    "Deck files of seats a and b in Total War (default: drawn by chance)")
        ->delimiter(',');
    command.add_option("--rule", request.rules,
                       "An optional ruling, NAME=on or NAME=off; `wardroom games` lists them");
    command.add_option("--seed", seed, "A number from which all chance follows");
  }
};

}  // namespace wardroom
