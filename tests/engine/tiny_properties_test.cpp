// The kernel's promises kept by Parley, and what Parley's own rules promise beyond them.
#include <gtest/gtest.h>

#include "tests/support/most_options.hpp"
#include "tests/support/properties.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

// Two or three secret decks, each any 12 cards of the box; answers in either order.
template <int kSeats, bool kFirstInFirstOut = false>
struct AnyDecks {
  using Game = TinyGame;
  static constexpr int kMostDecisions = 400;

  static tiny::Setup setup(Random& random) {
    tiny::Setup setup;
    setup.seats = kSeats;
    setup.first_in_first_out = kFirstInFirstOut;
    for (tiny::List& list : setup.lists) {
      list = {};
      for (int cards = 0; cards < tiny::kDeckSize;) {
        const std::uint32_t kind = random.below(tiny::kKinds);
        if (list[kind] == TinyGame::own_set()[kind].in_box) continue;
        ++list[kind];
        ++cards;
      }
    }
    return setup;
  }
};

TEST(TinyProperties, hold_in_2000_random_games) {
  check_games<AnyDecks<2>>(1000);
  check_games<AnyDecks<3>>(1000);
}

TEST(TinyProperties, hold_in_2000_random_games_with_answers_first_in_first_out) {
  check_games<AnyDecks<2, true>>(1000);
  check_games<AnyDecks<3, true>>(1000);
}

TEST(TinyOptions, fit) {
  expect_room_for_options<AnyDecks<2>>(250);
  expect_room_for_options<AnyDecks<3>>(250);
  expect_room_for_options<AnyDecks<3, true>>(250);
}

template <class Sample>
void check_redealt_lists() {
  visit_games<Sample>(250, [](const tiny::Match& match, Random& random) {
    const auto& set = TinyGame::own_set();
    for (const Seat viewer : match.seats()) {
      const auto view = TinyGame::view(match, viewer);
      const auto other = TinyGame::redeal(view, set, viewer, random);
      EXPECT_EQ(other.lists[index(viewer)], match.lists[index(viewer)]);
      for (const Seat seat : match.seats()) {
        const tiny::List& list = other.lists[index(seat)];
        EXPECT_TRUE(tiny::is_legal(list, set));
        for (int kind = 0; kind < tiny::kKinds; ++kind)
          EXPECT_GE(list[kind], match.shown[index(seat)][kind]);
      }
    }
  });
}

TEST(TinyProperties, redealt_lists_are_legal_and_hold_what_was_seen) {
  check_redealt_lists<AnyDecks<2>>();
  check_redealt_lists<AnyDecks<3>>();
}

}  // namespace
}  // namespace wardroom
