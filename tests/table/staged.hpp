// Games that begin in the middle: a situation of a match, and another one that is the same for a
// seat and differs wherever it cannot look. Whoever is told about both must not tell them apart.
#pragma once

#include <memory>
#include <string>

#include "engine/random.hpp"
#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"

namespace wardroom {

// What a match and its log are for a test.
template <class Game>
struct Situation {
  typename Game::Match match;
  Log log;
};

// A game whose matches all begin in one situation.
template <class Game>
class Staged final : public TableEntry<Game> {
 public:
  explicit Staged(const Situation<Game>& situation) : situation_(situation) {}
  std::unique_ptr<AnyMatch> start(const MatchRequest&, std::uint64_t seed, std::string&,
                                  Language) const override {
    return std::make_unique<HostedMatch<Game>>(situation_.match, situation_.log, Game::own_set(),
                                               seed);
  }

 private:
  const Situation<Game>& situation_;
};

// The same for this seat, with other cards wherever it cannot look.
template <class Game>
Situation<Game> unlike(const Situation<Game>& real, Seat seat, Random& random) {
  const auto& set = Game::own_set();
  Situation<Game> other{Game::redeal(Game::view(real.match, seat), set, seat, random), {}};
  for (Event event : real.log.events()) {
    if (event.card != kNoCard && !event.audience.contains(seat)) {
      const auto copy = random.below(static_cast<std::uint32_t>(other.match.table.copies()));
      event.card =
          other.match.table.card(static_cast<typename decltype(other.match.table)::Copy>(copy));
    }
    other.log.note(event);
  }
  return other;
}

inline Starfighter::Setup any_starfighter(Random& random) {
  Starfighter::Setup setup;
  setup.mode = static_cast<starfighter::Mode>(random.below(3));
  setup.rulings = static_cast<std::uint8_t>(random.below(32));
  return setup;
}

}  // namespace wardroom
