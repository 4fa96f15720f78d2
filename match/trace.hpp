// A game between bots as JSON lines: the set-up, the open state with all options at every decision,
// the result. Meant for checking the rules from outside; never for players, it shows everything.
#pragma once

#include <string>

#include "ai/bots/game_of_bots.hpp"
#include "engine/text/json.hpp"

namespace wardroom {

template <class Game>
std::string trace_game(const BotGame<Game>& game, const typename Game::Set& set, Crew& crew,
                       std::uint64_t seed) {
  const typename Game::Notation notation(set);
  std::string lines;
  std::int64_t n = 0;
  const auto match = play_bots<Game>(game, set, crew, seed, nullptr,
                                     [&](const auto& now, const Decision& decision,
                                         const OptionList& options, const Option& choice) {
                                       JsonWriter json(lines);
                                       json.open_object();
                                       json.member("n", n++);
                                       json.member("seat", std::string(1, letter(decision.seat)));
                                       json.member("kind", name_of(decision.kind));
                                       json.key("state");
                                       Game::write(json, now, set);
                                       json.key("options");
                                       json.open_array();
                                       for (const Option& option : options)
                                         json.value(notation.print(option));
                                       json.close_array();
                                       json.member("choice", notation.print(choice));
                                       json.close_object();
                                       lines += '\n';
                                     });

  std::string header;
  {
    JsonWriter json(header);
    json.open_object();
    json.member("game", Game::kName);
    json.member("mode", Game::mode_name(match));
    json.member("seed", seed);
    json.key("seats");
    Game::write_seats(json, match, set);
    json.close_object();
  }
  std::string end;
  {
    JsonWriter json(end);
    json.open_object();
    json.key("result");
    json.open_object();
    std::string winners;
    for (const Seat seat : match.result.winners) winners += letter(seat);
    json.member("winner", winners.empty() ? "draw" : winners);
    std::string forfeited;
    for (const Seat seat : crew.forfeited()) forfeited += letter(seat);
    if (!forfeited.empty()) json.member("forfeited", forfeited);
    json.close_object();
    json.key("state");
    Game::write(json, match, set);
    json.close_object();
  }
  return header + '\n' + lines + end + '\n';
}

}  // namespace wardroom
