// Total War: own decks, own piles, secret lists (SF-TOTAL, SF-R-40, SF-R-50, SF-R-51, SF-R-54).
#include <gtest/gtest.h>

#include <algorithm>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {
namespace {

const Set& cards() {
  return Starfighter::own_set();
}

CardSet list_of(std::initializer_list<const char*> ids, int filled_to = kSmallestDeck) {
  CardSet list;
  for (const char* id : ids) list.add(*cards().find(id));
  for (CardId card = 0; list.size() < filled_to; ++card) list.add(card);
  return list;
}

CardSet whole_collection() {
  CardSet list;
  for (int card = 0; card < cards().cards(); ++card) list.add(static_cast<CardId>(card));
  return list;
}

Setup total_war(const CardSet& a, const CardSet& b, int cruiser_a = 0, int cruiser_b = 1) {
  Starfighter::Setup setup;
  setup.mode = Mode::total_war;
  setup.cruisers = {static_cast<std::int8_t>(cruiser_a), static_cast<std::int8_t>(cruiser_b)};
  setup.decks = {a, b};
  return setup;
}

CardSet cards_of(const Match& match, Seat seat) {
  CardSet found;
  const int second = copies_of_first_seat(match);
  for (int copy = 0; copy < match.table.copies(); ++copy)
    if ((copy < second) == (seat == Seat::a)) found.add(match.table.card(static_cast<Copy>(copy)));
  return found;
}

TEST(TotalWar, SF_TOTAL_01_each_player_plays_with_the_deck_they_built) {
  const CardSet a = list_of({"3-10", "2-03"});
  const CardSet b = list_of({"1-02"}, 60);
  const Match match = Starfighter::begin(total_war(a, b), cards(), Chance(1));
  EXPECT_EQ(match.decks[0], a);
  EXPECT_EQ(match.decks[1], b);
  EXPECT_EQ(cards_of(match, Seat::a), a);
  EXPECT_EQ(cards_of(match, Seat::b), b);
  EXPECT_EQ(match.table.copies(), 85);
}

TEST(TotalWar, SF_TOTAL_02_SF_R_50_both_may_take_every_card_of_the_collection) {
  const Match match =
      Starfighter::begin(total_war(whole_collection(), whole_collection()), cards(), Chance(1));
  EXPECT_EQ(match.table.copies(), 2 * cards().cards());
  EXPECT_EQ(cards_of(match, Seat::a), cards_of(match, Seat::b));
}

TEST(TotalWar, SF_TOTAL_03_SF_R_40_both_may_fly_the_same_class) {
  const Match match =
      Starfighter::begin(total_war(list_of({}), list_of({}), 3, 3), cards(), Chance(1));
  EXPECT_EQ(match.cruiser[0], 3);
  EXPECT_EQ(match.cruiser[1], 3);
  EXPECT_EQ(match.armor[0], cards().cruiser(3).armor);
  EXPECT_EQ(match.phase, Phase::deployment) << "nobody is asked for a Cruiser";
}

TEST(TotalWar, SF_TOTAL_07_both_cruisers_are_revealed_before_the_game_starts) {
  Log log;
  const Match match =
      Starfighter::begin(total_war(list_of({}), list_of({}), 2, 4), cards(), Chance(1), &log);
  std::vector<int> revealed;
  for (const Event& event : log.events()) {
    if (event.kind == static_cast<std::uint16_t>(Happening::round_begins)) break;
    if (event.kind != static_cast<std::uint16_t>(Happening::cruiser_taken)) continue;
    EXPECT_EQ(event.audience, SeatSet::all());
    revealed.push_back(event.args[0]);
  }
  EXPECT_EQ(revealed, (std::vector<int>{2, 4}));
  for (const Seat seat : {Seat::a, Seat::b}) {
    const Match view = Starfighter::view(match, seat);
    EXPECT_EQ(view.cruiser, match.cruiser);
  }
}

TEST(TotalWar, SF_TOTAL_08_each_player_draws_only_from_the_own_shuffled_deck) {
  const CardSet a = list_of({"3-10"});
  CardSet b;
  for (int card = cards().cards() - 1; b.size() < 30; --card) b.add(static_cast<CardId>(card));
  std::vector<CardId> first_cards;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Match match = Starfighter::begin(total_war(a, b), cards(), Chance(seed));
    EXPECT_EQ(match.table.size(hand_of(Seat::a)), 5);
    EXPECT_EQ(match.table.size(hand_of(Seat::b)), 5);
    EXPECT_EQ(match.table.size(deck_of(match, Seat::a)), 20);
    EXPECT_EQ(match.table.size(deck_of(match, Seat::b)), 25);
    for (const Copy copy : match.table.zone(hand_of(Seat::a)))
      EXPECT_TRUE(a.contains(match.table.card(copy)));
    for (const Copy copy : match.table.zone(hand_of(Seat::b)))
      EXPECT_TRUE(b.contains(match.table.card(copy)));
    for (const Seat seat : {Seat::a, Seat::b})
      first_cards.push_back(match.table.card(match.table.top(deck_of(match, seat))));
  }
  for (const std::size_t seat : {0U, 1U}) {
    std::vector<CardId> tops;
    for (std::size_t i = seat; i < first_cards.size(); i += 2) tops.push_back(first_cards[i]);
    std::ranges::sort(tops);
    tops.erase(std::unique(tops.begin(), tops.end()), tops.end());
    EXPECT_GT(tops.size(), 5U) << "the deck is shuffled";
  }
}

// Plays a whole random game and looks after every choice.
template <class Look>
void watch(std::uint64_t seed, Look look) {
  const CardSet small = list_of({});
  CardSet large;
  for (int card = 30; large.size() < 60; ++card) large.add(static_cast<CardId>(card));
  const Chance chance(seed);
  Log log;
  Match match = Starfighter::begin(total_war(small, large, 4, 5), cards(), chance, &log);
  Random random(seed);
  OptionList options;
  while (Starfighter::decision(match, cards())) {
    Starfighter::list(match, cards(), options);
    Starfighter::play(match, cards(),
                      options[random.below(static_cast<std::uint32_t>(options.size()))], chance,
                      &log);
    look(match, log);
    log = {};
  }
}

TEST(TotalWar, SF_TOTAL_09_SF_R_51_destroyed_cards_go_to_their_controllers_discard) {
  std::array<int, 2> discarded{};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    watch(seed, [&](const Match& match, const Log&) {
      for (const Seat seat : {Seat::a, Seat::b})
        for (const Copy copy : match.table.zone(discard_of(match, seat))) {
          EXPECT_EQ(copy < copies_of_first_seat(match), seat == Seat::a);
          ++discarded[index(seat)];
        }
    });
  }
  EXPECT_GT(discarded[0], 0);
  EXPECT_GT(discarded[1], 0);
}

TEST(TotalWar, SF_TOTAL_09_SF_INFO_04_an_empty_deck_is_renewed_from_the_own_discard) {
  int renewed = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    watch(seed, [&](const Match& match, const Log& log) {
      for (const Event& event : log.events()) {
        EXPECT_NE(event.kind, static_cast<std::uint16_t>(Happening::reshuffled));
        if (event.kind != static_cast<std::uint16_t>(Happening::own_reshuffled)) continue;
        ++renewed;
        EXPECT_EQ(match.table.size(discard_of(match, event.seat)), 0);
        EXPECT_FALSE(match.shown[index(event.seat)].empty()) << "what was seen is remembered";
      }
      for (const Seat seat : {Seat::a, Seat::b})
        for (const Copy copy : match.table.zone(deck_of(match, seat)))
          EXPECT_EQ(copy < copies_of_first_seat(match), seat == Seat::a);
    });
  }
  EXPECT_GT(renewed, 0);
}

TEST(TotalWar, SF_TOTAL_10_everything_else_is_set_up_as_in_skirmish) {
  const Match match =
      Starfighter::begin(total_war(list_of({}), list_of({}), 2, 4), cards(), Chance(3));
  EXPECT_EQ(match.round, 1);
  EXPECT_EQ(match.shift, 0);
  EXPECT_EQ(match.armor[0], cards().cruiser(2).armor);
  EXPECT_EQ(match.armor[1], cards().cruiser(4).armor);
  EXPECT_EQ(Starfighter::decision(match, cards())->seat, match.initiative);
  int first_a = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    first_a +=
        Starfighter::begin(total_war(list_of({}), list_of({})), cards(), Chance(seed)).initiative ==
                Seat::a
            ? 1
            : 0;
  EXPECT_GT(first_a, 8);
  EXPECT_LT(first_a, 32);
}

TEST(TotalWar, SF_R_54_a_deck_list_is_its_owners_secret) {
  const Match match =
      Starfighter::begin(total_war(list_of({"3-10"}), list_of({"2-03"}, 40)), cards(), Chance(1));
  const Match mine = Starfighter::view(match, Seat::a);
  EXPECT_EQ(mine.decks[0], match.decks[0]);
  EXPECT_TRUE(mine.decks[1].empty());
  const Match open = Starfighter::view(match, SeatSet::first(2));
  EXPECT_TRUE(open.decks[0].empty());
  EXPECT_TRUE(open.decks[1].empty());

  // Another list behind the same backs makes no difference to seat a.
  Match other_list = match;
  other_list.decks[1] = list_of({"3-10"}, 40);
  EXPECT_EQ(Starfighter::view(other_list, Seat::a), mine);
}

TEST(TotalWar, SF_R_54_guesses_vary_over_the_collection) {
  const Match match = Starfighter::begin(total_war(list_of({}), list_of({})), cards(), Chance(1));
  const Match view = Starfighter::view(match, Seat::a);
  Random random(1);
  std::vector<int> times(static_cast<std::size_t>(cards().cards()));
  for (int i = 0; i < 2000; ++i) {
    const Match guess = Starfighter::redeal(view, cards(), Seat::a, random);
    EXPECT_EQ(guess.decks[1].size(), 25);
    for (CardId card = 0; card < cards().cards(); ++card)
      times[card] += guess.decks[1].contains(card) ? 1 : 0;
  }
  for (const int count : times) {  // 500 each, standard deviation 19
    EXPECT_GT(count, 400);
    EXPECT_LT(count, 600);
  }
}

TEST(TotalWar, what_nobody_brings_is_drawn_by_chance) {
  Starfighter::Setup setup;
  setup.mode = Mode::total_war;
  const Match one = Starfighter::begin(setup, cards(), Chance(1));
  const Match same = Starfighter::begin(setup, cards(), Chance(1));
  const Match two = Starfighter::begin(setup, cards(), Chance(2));
  EXPECT_EQ(one, same);
  EXPECT_NE(one.decks, two.decks);
  for (const Seat seat : {Seat::a, Seat::b}) {
    EXPECT_EQ(one.decks[index(seat)].size(), kUsualDeckSize);
    EXPECT_NE(one.cruiser[index(seat)], Starfighter::Setup::kChosenInPlay);
  }
}

}  // namespace
}  // namespace wardroom::starfighter
