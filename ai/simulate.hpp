// Many games between bots on all cores, and what came of them. Games are numbered, every one has
// its own seed, and only sums are kept: the result does not depend on the number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <thread>
#include <vector>

#include "ai/forfeits.hpp"
#include "ai/game_of_bots.hpp"

namespace wardroom {

struct CardTally {
  std::uint64_t up = 0;
  std::uint64_t down = 0;
  // Seats that played the card in a game, and how many of those won it.
  std::uint64_t players = 0;
  std::uint64_t winners = 0;
};

struct Tally {
  std::uint64_t games = 0;
  std::array<std::uint64_t, kMaxSeats> wins{};  // who forfeits has lost
  std::uint64_t draws = 0;
  std::uint64_t digests = 0;  // a signature of all final matches together
  Forfeits forfeits;

  // Of games without a forfeit: what a substitute plays says nothing about the bots or the cards.
  std::uint64_t decisions = 0;
  std::map<int, std::uint64_t> lengths;  // games by number of rounds
  std::map<std::uint16_t, CardTally> cards;

  void add(const Tally& other);
};

inline void Tally::add(const Tally& other) {
  games += other.games;
  for (std::size_t seat = 0; seat < wins.size(); ++seat) wins[seat] += other.wins[seat];
  draws += other.draws;
  decisions += other.decisions;
  digests += other.digests;
  forfeits.add(other.forfeits);
  for (const auto& [rounds, count] : other.lengths) lengths[rounds] += count;
  for (const auto& [card, tally] : other.cards) {
    CardTally& mine = cards[card];
    mine.up += tally.up;
    mine.down += tally.down;
    mine.players += tally.players;
    mine.winners += tally.winners;
  }
}

// Notes which seat played which card.
template <class Game>
class PlayedCards final : public Witness {
 public:
  void note(const Event& event) override {
    if (Game::is_play(event)) plays_.push_back({event.card, event.seat, Game::played_down(event)});
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
    forget();
  }

  void forget() { plays_.clear(); }

 private:
  struct Play {
    std::uint16_t card;
    Seat seat;
    bool down;
  };
  std::vector<Play> plays_;
};

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
    PlayedCards<Game> played;
    std::uint64_t own = 0;
    for (std::uint64_t game = next++; game < plan.games; game = next++) {
      std::uint64_t decisions = 0;
      const auto match =
          play_bots<Game>(plan.game, set, crew, plan.seed + game, &played,
                          [&](const auto&, const auto&, const auto&, const auto&) { ++decisions; });
      const Result result = crew.counted(match.result);
      ++tally.games;
      if (result.winners.empty()) ++tally.draws;
      for (int seat = 0; seat < Game::kSeats; ++seat)
        if (result.winners.contains(seat_at(seat))) ++tally.wins[seat];
      tally.digests += match.digest();
      if (const SeatSet forfeited = crew.forfeited(); !forfeited.empty()) {
        played.forget();
        tally.forfeits.note(crew, plan.seed + game);
        tally.forfeits.hopeless = runs.note(forfeited, game);
        if (!tally.forfeits.hopeless.empty()) next = plan.games;
      } else {
        tally.decisions += decisions;
        ++tally.lengths[Game::rounds(match)];
        played.count(result, tally);
      }
      if (reports && own++ % 64 == 0) progress(std::min(next.load(), plan.games));
    }
  };
  std::vector<Tally> tallies(static_cast<std::size_t>(std::max(plan.threads, 1)));
  {
    std::vector<std::jthread> workers;
    for (std::size_t i = 1; i < tallies.size(); ++i)
      workers.emplace_back([&, i] { work(tallies[i], false); });
    work(tallies[0], true);
  }
  progress(plan.games);
  Tally sum;
  for (const Tally& tally : tallies) sum.add(tally);
  return sum;
}

}  // namespace wardroom
