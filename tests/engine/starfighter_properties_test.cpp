// The kernel's promises kept by Starfighter.
#include <gtest/gtest.h>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "tests/support/most_options.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

using starfighter::Mode;
using starfighter::Setup;

// Cruisers agreed before the match or chosen in it, optional rulings off, on or mixed.
template <Mode kMode>
struct AnySetup {
  using Game = Starfighter;
  static constexpr int kMostDecisions = 1000;

  static Setup setup(Random& random) {
    constexpr std::uint8_t all_rulings = 31;
    const auto& set = Starfighter::own_set();
    Setup setup;
    setup.mode = kMode;
    if (random.below(2) == 0) setup.rulings = all_rulings;
    if (random.below(2) == 0) setup.rulings &= static_cast<std::uint8_t>(random.next());
    for (std::int8_t& cruiser : setup.cruisers) {
      const auto any =
          static_cast<std::int8_t>(random.below(static_cast<std::uint32_t>(set.cruisers())));
      const bool free = kMode == Mode::total_war || setup.cruisers[0] != any;
      const bool flies = kMode != Mode::training || set.cruiser(any).training;
      if (free && flies && random.below(4) != 0) cruiser = any;
    }
    if constexpr (kMode == Mode::total_war)
      for (starfighter::CardSet& deck : setup.decks)
        if (random.below(4) != 0) {
          const int size = starfighter::kSmallestDeck + static_cast<int>(random.below(76));
          deck = starfighter::random_deck(set, size, random).cards;
        }
    return setup;
  }
};

TEST(StarfighterProperties, hold_in_10000_random_games_of_training) {
  check_games<AnySetup<Mode::training>>(10000);
}

TEST(StarfighterProperties, hold_in_10000_random_games_of_skirmish) {
  check_games<AnySetup<Mode::skirmish>>(10000);
}

// Decks from 25 cards to the whole collection, seldom of the same size.
TEST(StarfighterProperties, SF_TOTAL_05_hold_in_5000_random_games_of_total_war) {
  check_games<AnySetup<Mode::total_war>>(5000);
}

TEST(StarfighterOptions, fit) {
  expect_room_for_options<AnySetup<Mode::skirmish>>(2000);
  expect_room_for_options<AnySetup<Mode::total_war>>(2000);
}

// SF-R-54: of the opponent's deck only the size and what was seen of it.
TEST(StarfighterProperties,
     SF_R_54_SF_TOTAL_01_redeals_guess_a_legal_deck_that_holds_what_was_seen) {
  const auto& set = Starfighter::own_set();
  visit_games<AnySetup<Mode::total_war>>(200, [&](const starfighter::Match& match, Random& random) {
    for (const Seat viewer : {Seat::a, Seat::b}) {
      const Seat foe = starfighter::other(viewer);
      const auto guess = Starfighter::redeal(Starfighter::view(match, viewer), set, viewer, random);
      EXPECT_EQ(guess.decks[index(viewer)], match.decks[index(viewer)]);
      EXPECT_EQ(guess.decks[index(foe)].size(), match.decks[index(foe)].size());
      for (const Seat seat : {Seat::a, Seat::b}) {
        const auto cards = cards_where(guess, [&](starfighter::Copy copy) {
          const bool first = copy < starfighter::copies_of_first_seat(guess);
          return first == (seat == Seat::a);
        });
        EXPECT_EQ(std::ranges::adjacent_find(cards), cards.end()) << "SF-TOTAL-06";
        for (const auto card : cards) EXPECT_TRUE(guess.decks[index(seat)].contains(card));
      }
      for (int card = 0; card < set.cards(); ++card) {
        const auto id = static_cast<starfighter::CardId>(card);
        if (match.shown[index(foe)].contains(id)) {
          EXPECT_TRUE(guess.decks[index(foe)].contains(id)) << "what was seen is in the deck";
        }
      }
    }
  });
}

TEST(StarfighterProperties, redeals_hold_the_cards_in_use_once_each) {
  visit_games<AnySetup<Mode::training>>(200, [](const starfighter::Match& match, Random& random) {
    for (const Seat viewer : {Seat::a, Seat::b}) {
      const auto view = Starfighter::view(match, viewer);
      const auto other = Starfighter::redeal(view, Starfighter::own_set(), viewer, random);
      EXPECT_EQ(cards_in(other), cards_in(match));
    }
  });
}

}  // namespace
}  // namespace wardroom
