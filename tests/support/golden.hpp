// Behaviour as a whole, of any game. Golden playthroughs are whole games in words: a change of the
// rules shows as a readable difference. A signature is one number over many games.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "ai/bots/game_of_bots.hpp"
#include "engine/digest.hpp"
#include "tests/support/golden_file.hpp"

namespace wardroom {

template <class Game>
struct Playthrough {
  typename Game::Setup setup;
  BotKind bot;  // of both seats
  std::uint64_t seed;
  Language language = Language::english;
};

inline std::string hex(std::uint64_t number) {
  std::ostringstream text;
  text << std::hex << number;
  return text.str();
}

inline BotRow both(BotKind bot) {
  return {BotSeat{bot, ""}, BotSeat{bot, ""}};
}

// Everything is told: a golden is read by people who check the rules.
template <class Game>
std::string in_words(const Playthrough<Game>& game) {
  const auto& set = Game::own_set();
  const typename Game::Notation notation(set);
  Log log;
  std::string text;
  std::size_t told = 0;
  const auto tell = [&] {
    for (; told < log.size(); ++told)
      text +=
          "    " + Game::sentence(log.events()[told], set, SeatSet::none(), game.language) + '\n';
  };
  int n = 0;
  Crew crew(both(game.bot));
  const auto end = play_bots<Game>(
      {game.setup, {}}, set, crew, game.seed, &log,
      [&](const typename Game::Match& match, const Decision& decision, const OptionList& options,
          const Option& choice) {
        tell();
        text += std::to_string(n++) + ' ' + letter(decision.seat) + ' ' +
                std::string(name_of(decision.kind)) + ", " + std::to_string(options.size()) +
                " options: " + notation.print(choice) + "  [" + hex(match.digest()) + "]\n";
      });
  tell();
  return text + "end [" + hex(end.digest()) + "]\n";
}

// Who was asked what, and how it ended, which add_end(digest, match) adds: independent of how a
// match is stored.
template <class Game, class AddEnd>
std::uint64_t signature(const typename Game::Setup& setup, BotKind bot, std::uint64_t games,
                        AddEnd add_end) {
  Digest digest;
  Crew crew(both(bot));
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const auto end = play_bots<Game>({setup, {}}, Game::own_set(), crew, seed, nullptr,
                                     [&](const typename Game::Match&, const Decision& decision,
                                         const OptionList& options, const Option& choice) {
                                       digest.add(static_cast<std::uint64_t>(index(decision.seat)));
                                       digest.add(static_cast<std::uint64_t>(decision.kind));
                                       digest.add_list(options);
                                       digest.add_item(choice);
                                     });
    add_end(digest, end);
  }
  return digest.value();
}

}  // namespace wardroom
