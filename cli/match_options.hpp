// The options every command shares that starts matches: game, cards, mode, seats, rulings, seed.
#pragma once

#include <cstdint>
#include <string>

#include "cli/command_line.hpp"
#include "cli/files.hpp"
#include "cli/games/own_cards.hpp"
#include "engine/match_request.hpp"
#include "engine/text/message.hpp"
#include "words/cli.hpp"

namespace wardroom {

struct MatchOptions {
  std::string game;  // empty if none was named
  OwnCards cards;
  MatchRequest request;
  std::vector<std::string> deck_files;
  std::optional<std::uint64_t> seed;

  // The game named, with the cards added, or Starfighter; nothing after complaining.
  std::shared_ptr<const AnyGame> find_game(Language language) {
    if (game.empty()) game = "starfighter";
    return cards.find(game, language);
  }

  // Reads the deck files into the request; answers the name of one that cannot be read, or nothing.
  std::string read_decks() {
    for (const std::string& name : deck_files) {
      const std::optional<std::string> text = read_file(name);
      if (!text) return name;
      request.decks.push_back({name, *text});
    }
    return {};
  }

  void add_to(Command command, Language language) {
    command.option("game", game, words::option::game(language));
    cards.add_to(command, language);
    command.option("--mode", request.mode, words::option::mode(language));
    command.option("--cruisers", request.seats, words::option::cruisers(language))
        .separated_by(',');
    command.option("--decks", deck_files, words::option::decks(language)).separated_by(',');
    command.option("--rule", request.rules, words::option::rule(language));
    command.option("--seed", seed, words::option::seed(language));
  }
};

}  // namespace wardroom
