// Plays a pair of games.
#pragma once

#include "ai/arena/pair_result.hpp"
#include "ai/bots/game_of_bots.hpp"

namespace wardroom {

// Which bot of the pairing has a seat: they alternate, and have changed seats in the second game.
constexpr int bot_of_pairing(Seat seat, int game) {
  return (index(seat) + game) % 2;
}

// A bot wins with any of its seats; if both have a winning seat, or none, it is a draw.
inline Outcome outcome_for_first(const Result& result, int game) {
  std::array<bool, 2> wins{};
  for (int i = 0; i < kMaxSeats; ++i)
    if (result.winners.contains(seat_at(i)))
      wins[static_cast<std::size_t>(bot_of_pairing(seat_at(i), game))] = true;
  if (wins[0] == wins[1]) return Outcome::draw;
  return wins[0] ? Outcome::win : Outcome::loss;
}

// Watches the clock while bots decide.
class DecisionWatch {
 public:
  DecisionWatch(const Crew& crew, int game, const Pipe::Now& now, PairResult& pair)
      : crew_(crew), game_(game), now_(now), pair_(pair) {}

  void asks(const Decision&, const OptionList& options) {
    counts_ = options.size() > 1;
    if (counts_) asked_ = now_();
  }

  // What a substitute needs is not the program's.
  template <class Match>
  void operator()(const Match&, const Decision& decision, const OptionList&, const Option&) {
    if (!counts_ || crew_.forfeited().contains(decision.seat)) return;
    pair_.times[static_cast<std::size_t>(bot_of_pairing(decision.seat, game_))].note(now_() -
                                                                                     asked_);
  }

 private:
  const Crew& crew_;
  int game_;
  const Pipe::Now& now_;
  PairResult& pair_;
  bool counts_ = false;
  Pipe::Clock::time_point asked_;
};

// The first bot of the pairing has seat a (and c) of the crew, the second b (and d); so it is again
// afterwards.
template <class Game>
PairResult play_pair(const BotGame<Game>& game, const typename Game::Set& set, Crew& crew,
                     std::uint64_t seed, const Pipe::Now& now = Pipe::Clock::now) {
  PairResult pair;
  for (int i = 0; i < 2; ++i) {
    const auto match =
        play_bots<Game>(game, set, crew, seed, nullptr, DecisionWatch(crew, i, now, pair));
    pair.games[static_cast<std::size_t>(i)] = outcome_for_first(crew.counted(match.result), i);
    pair.digest += match.digest();
    for (const Seat seat : crew.forfeited())
      pair.forfeits.push_back({i, bot_of_pairing(seat, i), *crew.program(seat)->forfeit()});
    crew.change_seats();
  }
  return pair;
}

}  // namespace wardroom
