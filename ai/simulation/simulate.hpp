// Many games between bots on all cores, and what came of them. Games are numbered, every one has
// its own seed, and only sums are kept: the result does not depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ai/bots/game_of_bots.hpp"
#include "ai/simulation/side_by_side.hpp"
#include "ai/simulation/tally.hpp"

namespace wardroom {

// Notes which seat played which card, and who began.
template <class Game>
class GameNotes final : public Witness {
 public:
  // Almost every event is neither; growing the list is a function of its own, so that those events
  // cost nothing.
  void note(const Event& event) override {
    if (Game::is_play(event)) return add(event);
    if constexpr (requires { Game::names_first_player(event); })
      if (Game::names_first_player(event)) first_ = event.seat;
  }

  void count(const Result& result, Tally& tally) {
    for (const Play& play : plays_) {
      CardTally& card = tally.cards[play.card];
      ++(play.down ? card.down : card.up);
    }
    const auto key = [](const Play& play) { return std::pair(play.card, play.seat); };
    std::ranges::sort(plays_, {}, key);
    const auto repeats = std::ranges::unique(plays_, {}, key);
    plays_.erase(repeats.begin(), repeats.end());
    for (const Play& play : plays_) {
      CardTally& card = tally.cards[play.card];
      ++card.players;
      if (result.winners.contains(play.seat)) ++card.winners;
    }
    if (first_) tally.first.note(result.winners.contains(*first_));
    forget();
  }

  void forget() {
    plays_.clear();
    first_.reset();
  }

 private:
  struct Play {
    std::uint16_t card;
    Seat seat;
    bool down;
  };

  [[gnu::noinline]] void add(const Event& event) {
    plays_.push_back({event.card, event.seat, Game::played_down(event)});
  }

  std::vector<Play> plays_;
  std::optional<Seat> first_;
};

// Counts who won with what against what.
template <class Game>
void count_sides(const typename Game::Match& match, Tally& tally) {
  for (const Seat one : match.seats()) {
    const int side = Game::side_of(match, one);
    const bool won = match.result.winners.contains(one);
    tally.sides[side].note(won);
    for (const Seat other : match.seats())
      if (other != one) tally.pairings[{side, Game::side_of(match, other)}].note(won);
  }
}

template <class Game>
struct Simulation {
  BotGame<Game> game;
  BotRow bots{};
  std::chrono::milliseconds bot_time = kUsualBotTime;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;  // of the first game; the next one has the next number
  int threads = 1;
};

// `progress(done)` is called now and then, from the calling thread.
template <class Game>
Tally simulate(const Simulation<Game>& plan, const typename Game::Set& set,
               const std::function<void(std::uint64_t)>& progress) {
  std::atomic<std::uint64_t> next = 0;
  ForfeitRuns runs;
  const auto work = [&](Tally& tally, bool reports) {
    Crew crew(plan.bots, plan.bot_time);
    GameNotes<Game> notes;
    std::uint64_t own = 0;
    for (std::uint64_t game = next++; game < plan.games; game = next++) {
      int decisions = 0;
      const auto match =
          play_bots<Game>(plan.game, set, crew, plan.seed + game, &notes,
                          [&](const auto&, const auto&, const auto&, const auto&) { ++decisions; });
      const Result result = crew.counted(match.result);
      ++tally.games;
      if (result.winners.empty()) ++tally.draws;
      for (const Seat seat : result.winners) ++tally.wins[index(seat)];
      tally.digests += match.digest();
      if (const SeatSet forfeited = crew.forfeited(); !forfeited.empty()) {
        notes.forget();
        tally.forfeits.note(crew, plan.seed + game);
        tally.forfeits.hopeless = runs.note(forfeited, game);
        if (!tally.forfeits.hopeless.empty()) next = plan.games;
      } else {
        tally.decisions += static_cast<std::uint64_t>(decisions);
        ++tally.efforts[decisions];
        ++tally.lengths[Game::rounds(match)];
        notes.count(result, tally);
        count_sides<Game>(match, tally);
      }
      if (reports && own++ % 64 == 0) progress(std::min(next.load(), plan.games));
    }
  };
  std::vector<Tally> tallies(static_cast<std::size_t>(std::max(plan.threads, 1)));
  side_by_side(tallies.size(), [&](std::size_t i) { work(tallies[i], i == 0); });
  progress(plan.games);
  Tally sum;
  for (const Tally& tally : tallies) sum.add(tally);
  return sum;
}

}  // namespace wardroom
