// A match is a value: a copy and its original never touch each other, digests tell states apart,
// playing neither makes nor loses cards, and what was played once comes out the same again.
#pragma once

#include <vector>

#include "engine/chance.hpp"
#include "engine/view.hpp"
#include "match/past.hpp"
#include "tests/support/looking.hpp"
#include "tests/support/trial.hpp"

namespace wardroom {

// Plays a legal option on the match, noted in the log.
template <class Game>
void play_and_compare(Trial<Game>& trial, typename Game::Match& match, const Option& option,
                      const Chance& chance, Log& log) {
  using Match = typename Game::Match;
  trial.option = option;
  const Match before = match;
  const std::uint64_t digest = match.digest();
  Match copy = match;
  Game::play(copy, trial.set, option, chance);
  trial.expect(match == before && match.digest() == digest, "playing a copy leaves the original");
  const Match played = copy;
  Game::play(match, trial.set, option, chance, &log);
  trial.expect(copy == played, "playing the original leaves the copy");
  trial.expect(match == copy, "with the same chance a copy stays equal to its original");
  trial.expect(match.digest() == copy.digest(), "equal states have equal digests");
  trial.expect(match != before, "every choice changes the state");
  trial.expect(match.digest() != digest, "another state has another digest");
  trial.expect(cards_in(match) == cards_in(before), "cards are conserved");
  trial.expect(is_whole(match), "every copy lies in exactly one zone");
  trial.option.reset();
}

template <class Game>
void check_take_back(Trial<Game>& trial, const typename Game::Match& before, Seat decided,
                     const typename Game::Match& now) {
  const std::optional<Decision> decision = Game::decision(now, trial.set);
  if (!decision) return;
  const bool free = free_to_take_back(before, decided, now, decision->seat, now.seats());
  if (before.chances != now.chances || decision->seat != decided) {
    trial.expect(!free, "nothing is taken back freely after chance or when another decides");
    return;
  }
  bool learnt = false;
  for (const Seat seat : now.seats()) learnt = learnt || has_learnt(before, now, seat);
  trial.expect(free != learnt, "what was learnt, and only that, is not taken back freely");
}

// After a game: any earlier position is reached again, also after going back and playing on from
// there. `digests` are those of the match before every choice.
template <class Game>
void check_past(Trial<Game>& trial, Past<Game>& past, std::vector<std::uint64_t>& digests,
                const Chance& chance) {
  constexpr int kPlayedOn = 40;
  OptionList options;
  for (int times = 0; times < 8 && !past.empty(); ++times) {
    const std::size_t number = trial.random.below(static_cast<std::uint32_t>(past.size()));
    trial.decision = static_cast<int>(number) + 1;
    auto match = past.before(number, trial.set, chance);
    trial.expect(match.digest() == digests[number], "an earlier position is reached exactly");
    if (!trial.one_in(4)) continue;
    past.forget_from(number);
    digests.resize(number);
    for (int i = 0; i < kPlayedOn && Game::decision(match, trial.set); ++i) {
      Game::list(match, trial.set, options);
      const Option option = trial.any_of(options);
      past.add(match, {option, Seat::a, true, 0});
      digests.push_back(match.digest());
      Game::play(match, trial.set, option, chance);
    }
  }
}

}  // namespace wardroom
