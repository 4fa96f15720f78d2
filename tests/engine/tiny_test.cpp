// Parley by its own rules: what the kernel's example is expected to do, clause by clause.
#include <gtest/gtest.h>

#include <vector>

#include "rows/tiny.hpp"
#include "tests/support/rows.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom::tiny {
namespace {

// One seat's twelve cards; what is not named is cutters in the deck.
struct Side {
  std::vector<CardId> hand{};
  std::vector<CardId> fleet{};
  std::vector<CardId> discard{};
  bool deck = true;
};

class Parley : public ::testing::Test {
 protected:
  // In the middle of seat a's turn, two cards to play.
  void begin(const std::array<Side, kMostSeats>& sides) {
    for (const Seat seat : match.seats()) {
      const Side& side = sides[static_cast<std::size_t>(index(seat))];
      deal(side.hand, kHand, seat, seat);
      deal(side.fleet, kFleet, seat, SeatSet::all());
      deal(side.discard, kDiscard, seat, SeatSet::all());
      while (match.table.copies() < kDeckSize * (index(seat) + 1))
        deal({kCutter}, side.deck ? kDeck : kFleet, seat, SeatSet::none());
    }
    for (const Copy copy : all_copies(match.table))
      ++match.lists[index(owner_of(copy))][match.table.card(copy)];
    match.turns = 1;
    match.stack.push(WholeGame{2});
    match.stack.push(Turn{Seat::a, Turn::kPlay});
  }

  void play(std::string_view text) {
    const ParsedOption parsed = notation.parse(text);
    ASSERT_FALSE(parsed.error) << text;
    const Refusal refusal = TinyGame::check(match, set, parsed.option);
    ASSERT_FALSE(refusal) << text << ": " << TinyGame::sentence(refusal, set, Language::english);
    TinyGame::play(match, set, parsed.option, Chance(1));
  }
  std::string clause(std::string_view text) const {
    return std::string(TinyGame::clause(TinyGame::check(match, set, notation.parse(text).option)));
  }
  std::string decision() const {
    const Decision now = *TinyGame::decision(match, set);
    return letter(now.seat) + (" " + std::string(name_of(now.kind)));
  }
  std::vector<std::string> options() const {
    OptionList list;
    TinyGame::list(match, set, list);
    std::vector<std::string> texts;
    for (const Option& option : list) texts.push_back(notation.print(option));
    return texts;
  }
  std::vector<int> cards(Zone first, Seat seat) const {
    std::vector<int> found;
    for (const Copy copy : match.table.zone(zone_of(first, seat)))
      found.push_back(match.table.card(copy));
    return found;
  }

  const Set& set = TinyGame::own_set();
  TinyNotation notation{set};
  Match match{};

 private:
  void deal(const std::vector<CardId>& cards, Zone first, Seat seat, SeatSet known) {
    for (const CardId card : cards)
      match.table.reveal(match.table.deal(card, zone_of(first, seat)), known);
  }
};

using Cards = std::vector<int>;
using Texts = std::vector<std::string>;

TEST(ParleyRows, events_tell_what_their_rows_have) {
  EXPECT_EQ(expect_told_as_in_rows<TinyGame>(kHappeningRows, 50), std::size_t{kHappenings});
}

TEST_F(Parley, TY_TURN_03_equal_cards_in_hand_are_one_option) {
  begin({{{.hand = {kFrigate, kBanner, kFrigate, kParry}}, {}, {}}});
  EXPECT_EQ(options(), (Texts{"pass", "play frigate", "play banner"}));
  EXPECT_EQ(clause("play parry"), "TY-PARRY-02");
  EXPECT_EQ(clause("play cannon"), "TY-TURN-03");
}

TEST_F(Parley, TY_STACK_01_the_others_answer_in_turn_order_if_they_have_cards) {
  begin({{{.hand = {kFrigate, kFrigate}}, {.hand = {kBanner}}, {.hand = {kParry}}}});
  play("play frigate");
  EXPECT_EQ(decision(), "b act");
  EXPECT_EQ(options(), (Texts{"pass"})) << "asked all the same: nobody knows";
  EXPECT_EQ(clause("play banner"), "TY-STACK-02");
  play("pass");
  EXPECT_EQ(decision(), "c act");
  play("play parry");
  EXPECT_EQ(decision(), "a act") << "c's card may be answered in its turn";
  play("pass");
  play("pass");
  EXPECT_EQ(cards(kDiscard, Seat::a), (Cards{kFrigate}));
  EXPECT_EQ(cards(kDiscard, Seat::c), (Cards{kParry}));
  play("play frigate");
  EXPECT_EQ(decision(), "b act");
  play("pass");
  EXPECT_EQ(cards(kFleet, Seat::a), (Cards{kFrigate})) << "c has no cards and is not asked";
}

TEST_F(Parley, TY_STACK_01_TY_TURN_01_of_two_seats_the_other_answers_and_goes_on) {
  match.players = 2;
  begin({{{.hand = {kFrigate}}, {.hand = {kBanner}}, {}}});
  play("play frigate");
  EXPECT_EQ(decision(), "b act");
  play("pass");
  EXPECT_EQ(cards(kFleet, Seat::a), (Cards{kFrigate})) << "nobody else is asked";
  EXPECT_EQ(decision(), "b number");
  play("draw 0");
  play("pass");
  EXPECT_EQ(decision(), "a number") << "there is no third seat";
}

TEST_F(Parley, TY_STACK_03_the_last_answer_is_carried_out_first) {
  begin({{{.hand = {kFrigate}}, {.hand = {kParry}}, {.hand = {kParry}}}});
  play("play frigate");
  play("play parry");
  play("play parry");
  EXPECT_EQ(cards(kFleet, Seat::a), (Cards{kFrigate})) << "the first parry was cancelled";
}

// a plays a broadside at b's cutter; b answers with a spyglass, c with another.
struct InEitherOrder : Parley {
  void volley() {
    begin({{{.hand = {kBroadside}},
            {.hand = {kSpyglass, kParry}, .fleet = {kCutter}},
            {.hand = {kSpyglass, kBanner}}}});
    play("play broadside");
    play("play spyglass");
    EXPECT_EQ(decision(), "c act");
    play("play spyglass");
    for (int pass = 0; pass < 2; ++pass) play("pass");
  }
};

TEST_F(InEitherOrder, TY_STACK_03_the_last_answer_first) {
  volley();
  EXPECT_EQ(decision(), "c acknowledge") << "c has looked";
  EXPECT_EQ(match.table.size(kStack), 2);
}

TEST_F(InEitherOrder, TY_STACK_03_or_the_first_card_first_if_so_agreed) {
  match.first_in_first_out = true;
  volley();
  EXPECT_EQ(cards(kDiscard, Seat::b), (Cards{kCutter})) << "hit by the broadside";
  EXPECT_EQ(match.table.size(kStack), 2);
  EXPECT_EQ(decision(), "b act") << "answers may join between";
  play("play parry");
  play("pass");
  EXPECT_EQ(cards(kDiscard, Seat::c), (Cards{kSpyglass})) << "parried at once, though it came last";
  play("pass");
  EXPECT_EQ(decision(), "b acknowledge") << "b has looked at last";
}

TEST_F(Parley, TY_BANNER_01_ships_are_stronger_while_a_banner_flies) {
  begin({{{.fleet = {kCutter, kFrigate, kBanner}}, {.fleet = {kCutter}}, {}}});
  const Position position{match, set};
  EXPECT_EQ(fleet_strength(position, Seat::a), 5);
  EXPECT_EQ(fleet_strength(position, Seat::b), 1);
  match.table.move(match.table.top_spot(kFleet), kDiscard);
  EXPECT_EQ(fleet_strength(position, Seat::a), 3);
}

TEST_F(Parley, TY_CANNON_01_TY_BROADSIDE_02_a_cannon_goes_down_with_its_ship) {
  begin({{{.hand = {kCannon, kBroadside}, .fleet = {kCutter, kCutter}}, {.fleet = {kBanner}}, {}}});
  play("play cannon");
  EXPECT_EQ(decision(), "a act") << "who has a card left might answer it, even the own";
  play("pass");
  EXPECT_EQ(decision(), "a place");
  EXPECT_EQ(clause("aim b.0"), "TY-BROADSIDE-01");
  play("aim a.1");
  const Position position{match, set};
  const Copy ship = match.table.at({kFleet, 1});
  const Copy cannon = match.table.at({kFleet, 2});
  EXPECT_EQ(match.table.host(cannon), ship);
  EXPECT_EQ(strength(position, ship), 3);
  match.table.mark(ship).hits = 1;
  play("play broadside");
  play("aim a.1");
  EXPECT_EQ(cards(kFleet, Seat::a), (Cards{kCutter}));
  EXPECT_EQ(cards(kDiscard, Seat::a), (Cards{kCannon, kCutter, kBroadside}));
  EXPECT_EQ(match.table.host(cannon), CardTable::kNoCopy);
  EXPECT_EQ(match.table.mark(ship), Mark{});
}

TEST_F(Parley, TY_LOOK_01_TY_LOOK_02_only_the_one_who_looks_learns_the_card) {
  begin({{{.hand = {kSpyglass}}, {.hand = {kCutter, kBanner}}, {.hand = {kParry}}}});
  play("play spyglass");
  play("pass");
  play("pass");
  EXPECT_EQ(decision(), "a card");
  EXPECT_EQ(options(), (Texts{"look b.0", "look b.1", "look c.0"}));
  EXPECT_EQ(clause("look a.0"), "TY-LOOK-01");
  play("look b.1");
  EXPECT_EQ(cards(kHand, Seat::b), (Cards{kBanner, kCutter}));
  const Copy seen = match.table.at({static_cast<std::int16_t>(zone_of(kHand, Seat::b)), 0});
  EXPECT_EQ(match.table.known_to(seen), SeatSet(Seat::a) | Seat::b);
  EXPECT_EQ(decision(), "a acknowledge");
  EXPECT_EQ(clause("pass"), "TY-LOOK-02");
  play("noted");
}

TEST_F(Parley, TY_DECK_01_the_discards_become_a_new_deck_whose_cards_are_remembered) {
  begin({{{.discard = {kParry, kParry, kBanner}, .deck = false}, {}, {}}});
  match.stack.pop();
  match.stack.push(Turn{Seat::a, Turn::kDraw});
  play("draw 2");
  EXPECT_EQ(match.shown[0][kParry], 2);
  EXPECT_EQ(match.shown[0][kBanner], 1);
  EXPECT_EQ(match.table.size(kDeck), 1);
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    const Match other = TinyGame::redeal(TinyGame::view(match, Seat::c), set, Seat::c, random);
    EXPECT_EQ(other.lists[0][kParry], 2);
    EXPECT_GE(other.lists[0][kBanner], 1);
  }
}

TEST_F(Parley, TY_END_01_TY_END_02_the_most_points_win) {
  begin({{{}, {.fleet = {kFrigate}}, {}}});
  match.score = {23, 23, 0};
  play("pass");
  EXPECT_EQ(match.result.over, true);
  EXPECT_EQ(match.result.winners, SeatSet(Seat::b));
  EXPECT_FALSE(TinyGame::decision(match, set));
  EXPECT_EQ(clause("pass"), "TY-END-01");
}

}  // namespace
}  // namespace wardroom::tiny
