// What is counted over many games: sums only, so that tallies of several threads add up to the same
// whatever the threads did, and a report can be made of them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <utility>

#include "ai/simulation/forfeits.hpp"
#include "engine/seat.hpp"

namespace wardroom {

using Counts = std::map<int, std::uint64_t>;  // games by some number of theirs

struct CardTally {
  std::uint64_t up = 0;
  std::uint64_t down = 0;
  // Seats that played the card in a game, and how many of those won it.
  std::uint64_t players = 0;
  std::uint64_t winners = 0;

  friend bool operator==(const CardTally&, const CardTally&) = default;
};

// Games somebody was in, and how many of them they won.
struct Score {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;

  void note(bool won) {
    ++games;
    if (won) ++wins;
  }
  void add(const Score& other) {
    games += other.games;
    wins += other.wins;
  }
  friend bool operator==(const Score&, const Score&) = default;
};

struct Tally {
  std::uint64_t games = 0;
  std::array<std::uint64_t, kMaxSeats> wins{};  // who forfeits has lost
  std::uint64_t draws = 0;
  std::uint64_t digests = 0;  // a signature of all final matches together
  Forfeits forfeits;

  // What follows is counted in games without a forfeit: what a substitute plays says nothing about
  // the bots or the cards.
  std::uint64_t decisions = 0;
  Counts lengths;  // by number of rounds
  Counts efforts;  // by number of decisions
  std::map<std::uint16_t, CardTally> cards;
  Score first;                                    // who began, in games that say so
  std::map<int, Score> sides;                     // what a seat played with: the game's own number
  std::map<std::pair<int, int>, Score> pairings;  // the first side against the second

  void add(const Tally& other);
  friend bool operator==(const Tally&, const Tally&) = default;
};

inline void Tally::add(const Tally& other) {
  games += other.games;
  for (std::size_t seat = 0; seat < wins.size(); ++seat) wins[seat] += other.wins[seat];
  draws += other.draws;
  decisions += other.decisions;
  digests += other.digests;
  forfeits.add(other.forfeits);
  for (const auto& [rounds, count] : other.lengths) lengths[rounds] += count;
  for (const auto& [choices, count] : other.efforts) efforts[choices] += count;
  for (const auto& [card, tally] : other.cards) {
    CardTally& mine = cards[card];
    mine.up += tally.up;
    mine.down += tally.down;
    mine.players += tally.players;
    mine.winners += tally.winners;
  }
  first.add(other.first);
  for (const auto& [side, score] : other.sides) sides[side].add(score);
  for (const auto& [pair, score] : other.pairings) pairings[pair].add(score);
}

}  // namespace wardroom
