// The cheat gap: how much better the search would play if it saw all cards. The twin that sees them
// is the same search in the same game played openly. What it wins above half is the most that
// better guesses about hidden cards could ever bring. Not part of the program: bots never peek.
//
//   cheat_gap starfighter|wingcommander BOT PAIRS [SEED]
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "ai/bots/bots.hpp"
#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {
namespace {

// The same game with all cards open: a view is the match, and there is nothing to guess.
template <class Game>
struct Openly : Game {
  using Match = typename Game::Match;
  static Match view(const Match& match, SeatSet) { return match; }
  static Match redeal(const Match& view, const typename Game::Set&, Seat, Random&) { return view; }
  static Option observed(const Option& option) { return option; }
};

// What the twin in `cheat` makes of the game of this seed: 1, 0 or a half.
template <class Game>
double score_of_twin(const BotSpec& spec, std::uint64_t seed, Seat cheat) {
  const auto& set = Game::own_set();
  const Chance chance(seed);
  Bot<Openly<Game>> twin(spec, mix(seed));
  Bot<Game> honest(spec, mix(seed + 1));
  auto match = Game::begin({}, set, chance);
  OptionList options;
  while (const auto decision = Game::decision(match, set)) {
    const Seat seat = decision->seat;
    const auto view = Game::view(match, seat);
    Game::list(view, set, options);
    Game::play(match, set,
               seat == cheat ? twin.choose(match, set, seat, options)
                             : honest.choose(view, set, seat, options),
               chance);
  }
  return chances_of<Game::kMostSeats>(match.result, match.seats())[index(cheat)];
}

template <class Game>
void measure(const BotSpec& spec, int pairs, std::uint64_t seed) {
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < pairs; ++i) {
    const double pair = (score_of_twin<Game>(spec, seed + i, Seat::a) +
                         score_of_twin<Game>(spec, seed + i, Seat::b)) /
                        2;
    sum += pair;
    squares += pair * pair;
  }
  const double mean = sum / pairs;
  const double error = std::sqrt((squares / pairs - mean * mean) / pairs);
  std::printf("%s: the twin that sees everything scores %.1f +- %.1f %% in %d games\n",
              std::string(Game::kName).c_str(), 100 * mean, 196 * error, 2 * pairs);
}

}  // namespace
}  // namespace wardroom

int main(int count, char** words) {
  using namespace wardroom;
  const auto spec = count >= 4 ? bot_named(words[2]) : std::nullopt;
  const int pairs = count >= 4 ? std::atoi(words[3]) : 0;
  if (!spec || pairs < 2) {
    std::fputs("usage: cheat_gap starfighter|wingcommander BOT PAIRS [SEED]\n", stderr);
    return 2;
  }
  const std::uint64_t seed = count > 4 ? std::strtoull(words[4], nullptr, 10) : 1;
  if (std::string_view(words[1]) == WingCommander::kName)
    measure<WingCommander>(*spec, pairs, seed);
  else
    measure<Starfighter>(*spec, pairs, seed);
}
