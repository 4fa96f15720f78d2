// Digests: the same on every machine, and every field of a match counts.
#include "engine/digest.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "games/starfighter/game.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

TEST(Digest, gives_the_known_value) {
  Digest digest;
  digest.add(1);
  digest.add_items(std::span<const std::uint8_t>(std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_EQ(digest.value(), 4973881040113659750ULL);
}

TEST(Digest, lengths_count) {
  const std::array<std::uint8_t, 2> bytes = {};
  Digest one;
  Digest two;
  one.add_items(std::span<const std::uint8_t>(bytes.data(), 1));
  two.add_items(std::span<const std::uint8_t>(bytes));
  EXPECT_NE(one.value(), two.value());
}

TEST(Digest, only_the_live_part_of_a_list_counts) {
  Bounded<std::uint8_t, 4> x;
  Bounded<std::uint8_t, 4> y;
  x.push_back(1);
  y.push_back(1);
  x.push_back(2);
  y.push_back(3);
  x.pop_back();
  y.pop_back();
  Digest of_x;
  Digest of_y;
  of_x.add_list(x);
  of_y.add_list(y);
  EXPECT_EQ(of_x.value(), of_y.value());
}

template <class Match>
using Changes = std::vector<std::function<void(Match&)>>;

// Every change of one field makes another match with another digest.
template <class Match>
void expect_all_count(const Match& match, const Changes<Match>& changes) {
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Match other = match;
    changes[i](other);
    EXPECT_NE(other, match) << "change " << i;
    EXPECT_NE(other.digest(), match.digest()) << "change " << i;
  }
}

TEST(Digest, every_field_of_a_starfighter_match_counts) {
  using Match = Starfighter::Match;
  const Match match = Starfighter::begin({}, Starfighter::own_set(), Chance(1));
  const Changes<Match> changes = {
      [](Match& m) { m.table.fill(5, 99); },
      [](Match& m) { m.stack.push(starfighter::Round{}); },
      [](Match& m) { m.chain.pending.push_back({1, 0, 0}); },
      [](Match& m) { m.chain.noted.push_back(7); },
      [](Match& m) { ++m.chain.triggers; },
      [](Match& m) { ++m.chain.groups; },
      [](Match& m) { --m.armor[1]; },
      [](Match& m) { m.cruiser[1] = 3; },
      [](Match& m) { m.passed[0] = true; },
      [](Match& m) { m.shift = -1; },
      [](Match& m) { m.initiative = starfighter::other(m.initiative); },
      [](Match& m) { m.phase = starfighter::Phase::over; },
      [](Match& m) { m.mode = starfighter::Mode::training; },
      [](Match& m) { m.rulings = 4; },
      [](Match& m) { m.eventful = !m.eventful; },
      [](Match& m) { ++m.idle_rounds; },
      [](Match& m) { ++m.round; },
      [](Match& m) { ++m.chances; },
      [](Match& m) { m.decks[1].add(99); },
      [](Match& m) { m.shown[0].add(64); },
      [](Match& m) { m.result.over = true; },
      [](Match& m) { m.result.winners = Seat::b; },
  };
  expect_all_count(match, changes);
}

TEST(Digest, every_field_of_a_tiny_match_counts) {
  using Match = TinyGame::Match;
  const Match match = TinyGame::begin({}, TinyGame::own_set(), Chance(1));
  const Changes<Match> changes = {
      [](Match& m) { m.table.attach(3, 4); },
      [](Match& m) { m.stack.pop(); },
      [](Match& m) { ++m.lists[2][0]; },
      [](Match& m) { ++m.shown[0][6]; },
      [](Match& m) { ++m.score[1]; },
      [](Match& m) { m.players = 2; },
      [](Match& m) { m.first = m.after(m.first, 1); },
      [](Match& m) { ++m.turns; },
      [](Match& m) { ++m.chances; },
      [](Match& m) { m.result.over = true; },
      [](Match& m) { m.result.winners = Seat::c; },
  };
  expect_all_count(match, changes);
}

}  // namespace
}  // namespace wardroom
