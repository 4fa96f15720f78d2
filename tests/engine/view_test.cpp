// Views, re-deals and taking back, directly; the properties say the same of random games.
#include "engine/view.hpp"

#include <gtest/gtest.h>

#include "engine/event.hpp"
#include "games/starfighter/game.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

using tiny::CardTable;

template <class Game>
void play(typename Game::Match& match, std::string_view text) {
  const auto& set = Game::own_set();
  const ParsedOption parsed = typename Game::Notation(set).parse(text);
  ASSERT_FALSE(parsed.error) << text;
  const Refusal refusal = Game::check(match, set, parsed.option);
  ASSERT_FALSE(refusal) << text << ": " << Game::sentence(refusal, set, Language::english);
  Game::play(match, set, parsed.option, Chance(1));
}

// Whether the last of some options, separated by semicolons, can be taken back freely.
template <class Game>
bool is_free(const typename Game::Match& start, std::string_view options) {
  const auto& set = Game::own_set();
  auto match = start;
  auto earlier = start;
  Seat decided = Seat::a;
  while (!options.empty()) {
    earlier = match;
    decided = Game::decision(match, set)->seat;
    const std::size_t end = std::min(options.find(';'), options.size());
    play<Game>(match, options.substr(0, end));
    options.remove_prefix(std::min(end + 1, options.size()));
  }
  return free_to_take_back(earlier, decided, match, Game::decision(match, set)->seat,
                           match.seats());
}

constexpr SeatSet kTaken = SeatSet::first(3);

TinyGame::Match tiny_match() {
  return TinyGame::begin({}, TinyGame::own_set(), Chance(1));
}

int visible(const TinyGame::Match& match, tiny::Zone first, Seat seat) {
  int cards = 0;
  for (const tiny::Copy copy : match.table.zone(tiny::zone_of(first, seat)))
    cards += match.table.card(copy) == CardTable::kUnknown ? 0 : 1;
  return cards;
}

TEST(View, shows_the_own_hand_and_list_and_nobody_elses) {
  const auto match = tiny_match();
  const auto view = TinyGame::view(match, Seat::b);
  EXPECT_EQ(visible(view, tiny::kHand, Seat::b), 5);
  EXPECT_EQ(visible(view, tiny::kHand, Seat::a), 0);
  EXPECT_EQ(visible(view, tiny::kDeck, Seat::b), 0);
  EXPECT_EQ(view.lists[1], match.lists[1]);
  EXPECT_EQ(view.lists[0], tiny::List{});
  EXPECT_EQ(view.lists[2], tiny::List{});
}

TEST(View, for_several_shows_what_they_all_know) {
  auto match = tiny_match();
  const tiny::Copy copy = match.table.top(tiny::zone_of(tiny::kHand, Seat::a));
  match.table.reveal(copy, Seat::c);
  EXPECT_EQ(visible(TinyGame::view(match, Seat::c), tiny::kHand, Seat::a), 1);
  const SeatSet both = SeatSet(Seat::a) | Seat::c;
  EXPECT_EQ(visible(TinyGame::view(match, both), tiny::kHand, Seat::a), 1);
  EXPECT_EQ(visible(TinyGame::view(match, both | Seat::b), tiny::kHand, Seat::a), 0);
  EXPECT_EQ(TinyGame::view(match, both).lists[0], tiny::List{});
}

TEST(View, events_name_a_card_to_those_who_may_know) {
  Event event;
  event.card = 3;
  event.audience = SeatSet(Seat::a) | Seat::b;
  EXPECT_EQ(event.card_for(Seat::a), 3);
  EXPECT_EQ(event.card_for(Seat::c), kNoCard);
  EXPECT_EQ(event.card_for(SeatSet(Seat::a) | Seat::b), 3);
  EXPECT_EQ(event.card_for(SeatSet(Seat::a) | Seat::c), kNoCard);
}

TEST(Redeal, keeps_what_the_viewer_knows_and_varies_the_rest) {
  const auto match = tiny_match();
  const auto view = TinyGame::view(match, Seat::a);
  Random random(1);
  int other_lists = 0;
  for (int i = 0; i < 20; ++i) {
    const auto other = TinyGame::redeal(view, TinyGame::own_set(), Seat::a, random);
    EXPECT_EQ(TinyGame::view(other, Seat::a), view);
    EXPECT_EQ(other.lists[0], match.lists[0]);
    for (const tiny::List& list : other.lists)
      EXPECT_TRUE(tiny::is_legal(list, TinyGame::own_set()));
    other_lists += other.lists[1] == match.lists[1] ? 0 : 1;
  }
  EXPECT_GT(other_lists, 15);
}

TEST(Redeal, of_a_shared_deck_uses_every_card_once) {
  const auto match = Starfighter::begin({.cruisers = {0, 1}}, Starfighter::own_set(), Chance(1));
  Random random(1);
  const auto other = Starfighter::redeal(Starfighter::view(match, Seat::a), Starfighter::own_set(),
                                         Seat::a, random);
  std::array<int, starfighter::kMaxCards> seen{};
  for (const starfighter::Copy copy : other.table.zones(0, starfighter::kZoneCount - 1))
    ++seen[other.table.card(copy)];
  for (int card = 0; card < Starfighter::own_set().cards(); ++card)
    EXPECT_EQ(seen[static_cast<std::size_t>(card)], 1);
}

TEST(TakeBack, is_free_while_the_same_seat_decides_and_nothing_came_to_light) {
  EXPECT_TRUE(is_free<TinyGame>(tiny_match(), "no;no;no;draw 0"));
  const auto match = Starfighter::begin({.cruisers = {0, 1}}, Starfighter::own_set(), Chance(1));
  EXPECT_TRUE(is_free<Starfighter>(match, "pass;pass;stay"));
  EXPECT_TRUE(is_free<Starfighter>(match, "pass;pass;shift left"));
}

TEST(TakeBack, is_not_free_when_another_seat_decides) {
  EXPECT_FALSE(is_free<TinyGame>(tiny_match(), "no"));
  EXPECT_FALSE(is_free<TinyGame>(tiny_match(), "no;no;no;draw 0;pass"));
  const auto match = Starfighter::begin({.cruisers = {0, 1}}, Starfighter::own_set(), Chance(1));
  EXPECT_FALSE(is_free<Starfighter>(match, "pass"));
}

TEST(TakeBack, is_not_free_after_a_card_was_seen) {
  EXPECT_FALSE(is_free<TinyGame>(tiny_match(), "no;no;no;draw 1"));
}

TEST(TakeBack, is_not_free_after_a_look_but_after_noting_it) {
  auto match = tiny_match();
  match.stack.pop();
  match.stack.push(tiny::Turn{Seat::b, tiny::Turn::kPlay});
  match.stack.push(tiny::Look{Seat::b});
  EXPECT_FALSE(is_free<TinyGame>(match, "look a.2"));
  EXPECT_TRUE(is_free<TinyGame>(match, "look a.2;noted"));
}

TEST(TakeBack, is_not_free_after_chance_has_fallen) {
  const auto earlier = tiny_match();
  auto now = earlier;
  ++now.chances;
  EXPECT_TRUE(free_to_take_back(earlier, Seat::a, earlier, Seat::a, kTaken));
  EXPECT_FALSE(free_to_take_back(earlier, Seat::a, now, Seat::a, kTaken));
}

TEST(TakeBack, is_not_free_if_one_card_is_learnt_while_another_is_forgotten) {
  auto earlier = tiny_match();
  earlier.table.reveal(0, SeatSet::all());
  earlier.table.reveal(1, Seat::a);
  earlier.table.keep_secret(1, Seat::a);
  auto now = earlier;
  now.table.keep_secret(0, Seat::a);
  now.table.reveal(1, SeatSet::all());
  EXPECT_FALSE(free_to_take_back(earlier, Seat::a, now, Seat::a, kTaken));
}

TEST(TakeBack, is_free_if_a_card_is_shown_that_every_seat_knows) {
  auto earlier = tiny_match();
  for (const Seat seat : kTaken) earlier.table.reveal(0, seat);
  auto now = earlier;
  now.table.reveal(0, SeatSet::all());
  EXPECT_TRUE(free_to_take_back(earlier, Seat::a, now, Seat::a, kTaken)) << "nobody sits on seat d";
}

TEST(TakeBack, is_free_if_cards_are_only_forgotten) {
  auto earlier = tiny_match();
  earlier.table.reveal(0, SeatSet::all());
  auto now = earlier;
  now.table.keep_secret(0, Seat::a);
  EXPECT_TRUE(free_to_take_back(earlier, Seat::a, now, Seat::a, kTaken));
}

}  // namespace
}  // namespace wardroom
