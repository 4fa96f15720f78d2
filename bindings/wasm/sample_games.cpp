// Games between bots, with every choice and the digest of the match before it. Everything follows
// from seeds and numbers of simulations, so every machine must print the same.
#include <array>
#include <cinttypes>
#include <cstdio>

#include "ai/bots/bots.hpp"
#include "engine/text/json.hpp"
#include "games/starfighter/game.hpp"

namespace {

using namespace wardroom;

// Each mode with players that use every part of the search.
struct Sample {
  const char* mode;
  std::array<const char*, 2> bots;
};
constexpr std::array kSamples = {
    Sample{"training", {"cadet", "search:n=100"}},
    Sample{"skirmish", {"commander", "search:n=300:leaf=evaluation"}},
    Sample{"skirmish", {"greedy", "plain:n=60:threads=2"}},
    Sample{"total-war", {"captain", "flat:n=50"}},
};

Starfighter::Setup setup_of(const char* mode) {
  MatchRequest request;
  request.mode = mode;
  std::string problem;
  return Starfighter::setup(request, Starfighter::own_set(), problem, Language::english);
}

void play(const Sample& sample, std::uint64_t seed) {
  const Starfighter::Set& set = Starfighter::own_set();
  const Starfighter::Notation notation(set);
  const Chance chance(seed);
  std::array bots = {Bot<Starfighter>(*bot_named(sample.bots[0]), mix(seed)),
                     Bot<Starfighter>(*bot_named(sample.bots[1]), mix(seed + 1))};
  std::printf("%s %s %s %" PRIu64 "\n", sample.mode, sample.bots[0], sample.bots[1], seed);
  Starfighter::Match match = Starfighter::begin(setup_of(sample.mode), set, chance);
  OptionList options;
  while (const auto decision = Starfighter::decision(match, set)) {
    const Seat seat = decision->seat;
    const Starfighter::Match view = Starfighter::view(match, seat);
    Starfighter::list(view, set, options);
    const Option choice = bots[index(seat)].choose(view, set, seat, options);
    std::printf("%016" PRIx64 " %c %s\n", match.digest(), letter(seat),
                notation.print(choice).c_str());
    Starfighter::play(match, set, choice, chance);
  }
  std::printf("%016" PRIx64 " %s\n", match.digest(), state_text<Starfighter>(match, set).c_str());
}

}  // namespace

int main() {
  constexpr std::uint64_t kGames = 12;
  for (const Sample& sample : kSamples)
    for (std::uint64_t game = 0; game < kGames; ++game) play(sample, game);
  return 0;
}
