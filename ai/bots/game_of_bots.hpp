// One whole game between bots. Everything in it follows from its seed and from what programs
// choose, so any game of a simulation can be played again by its number.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/bots/bots.hpp"
#include "ai/bots/crew.hpp"
#include "ai/programs/question.hpp"
#include "engine/event.hpp"
#include "engine/game.hpp"
#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// A seat of the crew in one game: its program while that keeps the seat, else its built-in bot.
template <class Game>
class Player {
  static_assert(PlaysMatches<Game> && Evaluates<Game>,
                "bots need all that engine/game.hpp lists under PlaysMatches and Evaluates");

 public:
  Player(const Crew& crew, Seat seat, std::uint64_t seed)
      : bot_(crew.bot(seat), seed), program_(crew.program(seat)) {}

  // As Bot::choose.
  Option choose(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
                const OptionList& options) {
    if (program_ != nullptr)
      if (const auto chosen = program_->choose(question_for<Game>(view, set)))
        return options[*chosen];
    return bot_.choose(view, set, seat, options);
  }

 private:
  Bot<Game> bot_;
  PipeBot* program_;
};

// The match that bots are to play.
template <class Game>
struct BotGame {
  typename Game::Setup setup;
  std::vector<std::string> rules;  // the optional rulings of the set-up, as asked for
};

// `on_decision(match, decision, options, choice)` is called before every choice is played; if it
// has `asks(decision, options)`, that is called before the bot thinks.
template <class Game, class OnDecision>
typename Game::Match play_bots(const BotGame<Game>& game, const typename Game::Set& set, Crew& crew,
                               std::uint64_t seed, Witness* witness, OnDecision&& on_decision) {
  const Chance chance(seed);
  std::array<Player<Game>, kMaxSeats> players = {
      Player<Game>(crew, Seat::a, mix(seed ^ 0xa1)), Player<Game>(crew, Seat::b, mix(seed ^ 0xb2)),
      Player<Game>(crew, Seat::c, mix(seed ^ 0xc3)), Player<Game>(crew, Seat::d, mix(seed ^ 0xd4))};
  typename Game::Match match = Game::begin(game.setup, set, chance, witness);
  if (crew.has_programs())
    crew.begin({std::string(Game::kName), std::string(Game::mode_name(match)),
                Game::set_name(set, Language::english), game.rules, match.seats().size()});
  OptionList options;
  while (const std::optional<Decision> decision = Game::decision(match, set)) {
    const typename Game::Match view = Game::view(match, decision->seat);
    Game::list(view, set, options);
    if constexpr (requires { on_decision.asks(*decision, options); })
      on_decision.asks(*decision, options);
    const Option choice = players[index(decision->seat)].choose(view, set, decision->seat, options);
    on_decision(match, *decision, options, choice);
    Game::play(match, set, choice, chance, witness);
  }
  if (crew.has_programs())
    crew.end(match.result, [&](Seat seat) { return view_text<Game>(match, set, seat); });
  return match;
}

}  // namespace wardroom
