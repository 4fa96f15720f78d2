// SF-REINF: drawing by the symbols still visible, set-aside cards, and where cards come from when
// the deck runs out (SF-R-38, SF-R-39, SF-R-44).
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// Every sector of a board gets a card, so that its player draws nothing.
Scene& close(Scene& scene, Seat seat) {
  if (seat == Seat::a)
    scene.sector("a1", "1-02").sector("a2", "1-06").sector("a3", "1-08").sector("a4", "1-11");
  else
    scene.sector("b1", "1-13").sector("b2", "1-16").sector("b3", "1-20").sector("b4", "1-22");
  return seat == Seat::a ? scene.sector("a5", "1-26") : scene.sector("b5", "1-28");
}

TEST(Reinforcements, SF_REINF_01_one_card_for_each_symbol_visible_on_the_own_board) {
  Scene scene;
  scene.sector("a1", "0-01").sector("a5", "0-05").sector("b3", "0-23").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 3);
  EXPECT_EQ(scene.hand_size(Seat::b), 4);
  EXPECT_EQ(scene.deck_size(), 97 - 7);
}

TEST(Reinforcements, SF_REINF_02_a_symbol_under_a_card_does_not_count_face_up_or_down) {
  Scene scene;
  close(scene, Seat::b);
  scene.sector("a1", "0-05").sector("a2", "0-09/d").sector("a3", "0-14 0-18").sector("a4", "0-23");
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 1);
  EXPECT_EQ(scene.hand_size(Seat::b), 0);
}

TEST(Reinforcements, SF_REINF_03_draw_symbols_on_cards_bring_nothing_in_this_phase) {
  Scene scene;
  scene.sector("a1", "0-01").sector("a2", "1-02").sector("a3", "2-12").sector("a4", "1-37");
  scene.sector("a5", "1-54").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 0);
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  EXPECT_EQ(scene.triggers(), 0);
  EXPECT_EQ(scene.hand_size(Seat::b), 5);
}

TEST(Reinforcements, SF_REINF_04_cards_set_aside_join_the_hand_on_top_of_those_drawn) {
  Scene scene;
  close(scene, Seat::b);
  scene.sector("a1", "0-05").sector("a2", "0-09").sector("a3", "0-14").sector("a4", "0-18");
  scene.aside(Seat::a, "3-10 3-17").aside(Seat::b, "3-25").hand(Seat::a, "2-30").deck("0-01 0-38");
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand(Seat::a), "0-01 2-30 3-10 3-17");
  EXPECT_EQ(scene.hand(Seat::b), "3-25");
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  EXPECT_EQ(scene.aside_size(Seat::b), 0);
}

TEST(Reinforcements, SF_REINF_04_a_card_set_aside_waits_for_the_next_round) {
  Scene scene;
  close(scene, Seat::b);
  scene.sector("a1", "0-05").sector("a2", "0-09").sector("a3", "0-14").sector("a4", "0-18");
  scene.hand(Seat::a, "0-01").hand(Seat::b, "0-23").deck("3-10 3-17 3-25").deployment(Seat::a);
  scene.play("play 0-01 up a5");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.hand(Seat::a), "");
  scene.play("pass").play("stay").play("order right");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  EXPECT_NE(scene.hand(Seat::a).find("3-10"), std::string::npos);
}

TEST(Reinforcements, SF_REINF_05_a_player_sees_the_fronts_drawn_and_the_opponent_the_backs) {
  Scene scene;
  scene.deck("0-01 0-05 0-09 0-14 0-18 0-23 0-29 0-38 1-02 1-06 3-10").reinforcements(Seat::a);
  const Match of_a = Starfighter::view(scene.match, Seat::a);
  const Match of_b = Starfighter::view(scene.match, Seat::b);
  for (const Copy copy : scene.match.table.zone(hand_of(Seat::a))) {
    EXPECT_EQ(of_a.table.card(copy), scene.match.table.card(copy));
    EXPECT_EQ(of_b.table.card(copy), kUnknownCard);
  }
  for (const Copy copy : scene.match.table.zone(hand_of(Seat::b))) {
    EXPECT_EQ(of_a.table.card(copy), kUnknownCard);
    EXPECT_EQ(of_b.table.card(copy), scene.match.table.card(copy));
  }
  EXPECT_NE(scene.told(Seat::a)[0].find("0-01"), std::string::npos);
  EXPECT_EQ(scene.told(Seat::b)[0].find("0-01"), std::string::npos);
}

TEST(Reinforcements, SF_REINF_06_with_empty_boards_ares_and_athena_draw_five_each) {
  for (const Mode mode : {Mode::training, Mode::skirmish}) {
    Scene scene(mode);
    scene.reinforcements(Seat::b);
    EXPECT_EQ(scene.hand_size(Seat::a), 5);
    EXPECT_EQ(scene.hand_size(Seat::b), 5);
  }
}

TEST(Reinforcements, SF_REINF_07_with_two_symbols_left_ares_draws_two) {
  Scene scene;
  scene.sector("a2", "0-23/d").sector("a3", "0-05").sector("a5", "0-09 1-11");
  scene.reinforcements(Seat::b);
  EXPECT_EQ(scene.hand_size(Seat::a), 2);
  EXPECT_EQ(scene.hand_size(Seat::b), 5);
}

TEST(Reinforcements, SF_R_38_the_discard_is_shuffled_in_the_moment_the_deck_is_empty) {
  Scene scene;
  close(scene, Seat::b);
  scene.sector("a1", "0-05").sector("a2", "0-09").sector("a3", "0-14").sector("a4", "0-18");
  scene.deck("0-01").discard("2-03 2-07 2-12").hand(Seat::b, "2-30").aside(Seat::b, "3-10");
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand(Seat::a), "0-01");
  EXPECT_EQ(scene.discard(), "");
  EXPECT_EQ(scene.deck_size(), 3);
  std::vector<std::string> deck;
  for (const Copy copy : scene.match.table.zone(kDeck)) {
    deck.push_back(scene.set.id(scene.match.table.card(copy)));
    EXPECT_TRUE(scene.match.table.known_to(copy).empty());
  }
  std::ranges::sort(deck);
  EXPECT_EQ(deck, (std::vector<std::string>{"2-03", "2-07", "2-12"}));
}

TEST(Reinforcements, SF_R_38_a_deck_that_is_not_empty_is_left_alone) {
  Scene scene;
  close(scene, Seat::b);
  scene.sector("a1", "0-05").sector("a2", "0-09").sector("a3", "0-14").sector("a4", "0-18");
  scene.deck("0-01 0-23").discard("2-03 2-07").reinforcements(Seat::a);
  EXPECT_EQ(scene.deck_size(), 1);
  EXPECT_EQ(scene.discard(), "2-03 2-07");
  EXPECT_FALSE(scene.happened(Happening::reshuffled));
}

TEST(Reinforcements, SF_R_38_in_the_middle_of_drawing_it_goes_on_from_the_new_deck) {
  Scene scene;
  close(scene, Seat::b);
  scene.deck("0-01 0-05").discard("2-03 2-07 2-12 2-15").reinforcements(Seat::b);
  EXPECT_EQ(scene.hand_size(Seat::a), 5);
  EXPECT_EQ(scene.deck_size(), 1);
  EXPECT_EQ(scene.discard(), "");
}

TEST(Reinforcements, SF_R_38_with_nothing_left_a_draw_is_lost) {
  Scene scene;
  scene.deck("0-01 0-05 0-09").hand(Seat::a, "2-30").hand(Seat::b, "2-03").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand(Seat::a), "0-01 0-05 0-09 2-30");
  EXPECT_EQ(scene.hand(Seat::b), "2-03");
  EXPECT_TRUE(scene.happened(Happening::draw_lost));
  EXPECT_EQ(scene.decider(), "a");
}

TEST(Reinforcements, SF_R_38_a_discard_that_came_later_is_shuffled_at_the_next_attempt) {
  Scene scene;
  scene.deck("").discard("2-03").hand(Seat::a, "0-01").hand(Seat::b, "0-05").deployment(Seat::a);
  EXPECT_EQ(scene.discard(), "2-03");
  scene.play("play 0-01 up a1");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.discard(), "");
  EXPECT_EQ(scene.deck_size(), 0);
}

// 1-28 destroys a2's top card, which shows the DRAW of 0-01.
TEST(Reinforcements, SF_R_38_a_card_destroyed_earlier_in_the_chain_is_shuffled_in) {
  Scene scene;
  scene.deck("").sector("a2", "0-01 0-23").sector("a3", "0-18").hand(Seat::a, "1-28");
  scene.hand(Seat::b, "0-05").deployment(Seat::a);
  scene.play("play 1-28 up a3").play("destroy a2.1");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.discard(), "");
  const Copy copy = scene.match.table.top(aside_of(Seat::a));
  EXPECT_EQ(scene.set.id(scene.match.table.card(copy)), "0-23");
}

TEST(Reinforcements, SF_R_39_the_initiative_holder_draws_everything_first) {
  Scene scene;
  scene.deck("0-01 0-05 0-09 0-14 0-18 0-23 0-29").reinforcements(Seat::b);
  EXPECT_EQ(scene.hand(Seat::b), "0-01 0-05 0-09 0-14 0-18");
  EXPECT_EQ(scene.hand(Seat::a), "0-23 0-29");
}

TEST(Reinforcements, SF_R_39_each_takes_the_set_aside_cards_after_drawing) {
  Scene scene;
  scene.sector("a1", "1-02").sector("a2", "1-06").sector("a3", "1-08").sector("a4", "1-11");
  scene.sector("b1", "1-13").sector("b2", "1-16").sector("b3", "1-20").sector("b4", "1-22");
  scene.aside(Seat::a, "3-10").aside(Seat::b, "3-17").deck("0-01 0-05 0-09");
  scene.reinforcements(Seat::b);
  std::vector<std::pair<Happening, Seat>> course;
  for (const Event& event : scene.log.events())
    course.emplace_back(static_cast<Happening>(event.kind), event.seat);
  course.resize(4);
  EXPECT_EQ(course, (std::vector<std::pair<Happening, Seat>>{{Happening::drawn, Seat::b},
                                                             {Happening::aside_taken, Seat::b},
                                                             {Happening::drawn, Seat::a},
                                                             {Happening::aside_taken, Seat::a}}));
}

// A board of our own: two symbols in its leftmost sector, one on level 1 of the second.
TEST(Reinforcements, SF_R_44_a_symbol_is_visible_exactly_while_its_space_is_empty) {
  Set set;
  for (const char* id : {"w", "x", "y", "z"}) set.add(id, Front{kBack, 0, true});
  set.add(Cruiser{"Test", 20, {2, 2, 2, 2, 2}, {0b11, 0b10, 0, 0, 0}, true});
  Match match{};
  for (const Seat seat : {Seat::a, Seat::b}) match.take_cruiser(seat, 0, set);
  const auto symbols = [&](Seat seat) { return visible_draw_symbols({match, set}, seat); };
  EXPECT_EQ(symbols(Seat::a), 3);
  EXPECT_EQ(symbols(Seat::b), 3);
  match.table.deal(0, zone_of(sector_at(Seat::a, 0)));
  match.table.deal(1, zone_of(sector_at(Seat::a, 1)));
  EXPECT_EQ(symbols(Seat::a), 2);
  EXPECT_EQ(symbols(Seat::b), 3);
  match.table.deal(2, zone_of(sector_at(Seat::a, 1)));
  EXPECT_EQ(symbols(Seat::a), 1);
  match.table.deal(3, zone_of(sector_at(Seat::b, 4)));  // b's leftmost
  EXPECT_EQ(symbols(Seat::b), 2);
}

}  // namespace
}  // namespace wardroom::starfighter
