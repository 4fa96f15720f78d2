// SF-END: when the game ends and who has won; the order of a round's end (SF-R-45), draws (SF-R-46)
// and idle rounds (SF-R-49).
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// "a", "b" or "draw"; "" while the game goes on.
std::string winner(const Scene& scene) {
  const Result& result = scene.match.result;
  if (!result.over) return "";
  if (result.winners.empty()) return "draw";
  return result.winners == SeatSet(Seat::a) ? "a" : "b";
}

Scene& fight(Scene& scene) {
  return scene.combat(Seat::a).play("stay").play("order right");
}

TEST(Ending, SF_END_01_armor_0_after_a_battle_ends_the_game_with_the_round) {
  Scene scene;
  scene.sector("b1", "0-05").sector("a4", "0-18").armor(4, 20);
  fight(scene);
  EXPECT_EQ(scene.armor(Seat::a), 0);
  EXPECT_EQ(scene.armor(Seat::b), 18);  // the later battles were fought
  EXPECT_EQ(winner(scene), "b");
  EXPECT_EQ(scene.match.phase, Phase::over);
  EXPECT_EQ(scene.decider(), "");
  EXPECT_EQ(scene.refused("pass"), "SF-END-01");
  EXPECT_EQ(scene.match.round, 1);
  Scene one_left;
  one_left.sector("b1", "0-05").armor(5, 20);
  fight(one_left);
  EXPECT_EQ(winner(one_left), "");
  EXPECT_EQ(one_left.match.round, 2);
}

TEST(Ending, SF_END_01_SF_R_45_armor_0_by_an_effect_lets_the_round_go_on) {
  Scene scene;
  scene.hand(Seat::a, "0-29 0-23").hand(Seat::b, "0-53 0-57").armor(20, 1).deployment(Seat::a);
  scene.play("play 0-29 up a1");
  EXPECT_EQ(scene.armor(Seat::b), 0);
  EXPECT_EQ(winner(scene), "");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("play 0-53 up b1").play("play 0-23 up a2").play("pass").play("stay");
  EXPECT_EQ(winner(scene), "");
  scene.play("order right");
  EXPECT_EQ(scene.armor(Seat::b), -2);
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_END_02_SF_R_45_everything_goes_on_until_the_round_is_over) {
  Scene scene;
  scene.sector("b1", "0-05").sector("b3", "0-29 0-18").sector("a3", "1-11").sector("b4", "3-36");
  scene.armor(1, 3);
  fight(scene);
  // Column 3: the tokens for b destroy 0-18 and show HIT_ENEMY, whose chain is still resolved.
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 1);
  EXPECT_EQ(scene.armor(Seat::a), 1 - 4 - 1 - 4);
  EXPECT_EQ(scene.armor(Seat::b), 3);
  EXPECT_EQ(winner(scene), "b");
}

TEST(Ending, SF_END_02_a_cruiser_below_zero_can_still_win) {
  Scene scene;
  scene.sector("b1", "0-05").sector("a5", "3-36").sector("a4", "1-11").armor(2, 3);
  fight(scene);
  EXPECT_EQ(scene.armor(Seat::a), -2);
  EXPECT_EQ(scene.armor(Seat::b), -4);
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_END_03_the_higher_armor_value_wins_whatever_the_cards) {
  for (const bool a_leads : {true, false}) {
    Scene scene;
    scene.armor(a_leads ? 1 : 0, a_leads ? 0 : 1).hand(a_leads ? Seat::b : Seat::a, "0-01 0-05");
    fight(scene);
    EXPECT_EQ(winner(scene), a_leads ? "a" : "b");
  }
}

TEST(Ending, SF_END_04_a_tie_goes_to_the_player_with_more_cards_in_hand) {
  for (const Seat seat : {Seat::a, Seat::b}) {
    Scene scene;
    scene.armor(0, 0).hand(Seat::a, "0-01").hand(Seat::b, "0-05").hand(seat, "0-09");
    fight(scene);
    EXPECT_EQ(winner(scene), std::string(1, letter(seat)));
  }
}

TEST(Ending, SF_END_04_a_tie_counts_all_cards_on_the_own_board) {
  for (const Seat seat : {Seat::a, Seat::b}) {
    const bool of_a = seat == Seat::a;
    Scene scene;
    scene.armor(0, 0).shift(3).hand(other(seat), "0-01 0-14");  // nothing below fights
    scene.sector(of_a ? "a4" : "b2", "0-05/d 0-09").sector(of_a ? "a3" : "b1", "1-11");
    fight(scene);
    EXPECT_EQ(scene.armor(Seat::a), scene.armor(Seat::b));
    EXPECT_EQ(winner(scene), of_a ? "a" : "b");
  }
}

TEST(Ending, SF_END_04_a_tie_counts_the_cards_set_aside) {
  for (const Seat seat : {Seat::a, Seat::b}) {
    Scene scene;
    scene.armor(-1, -1).hand(other(seat), "0-01").aside(seat, "0-05 0-09");
    fight(scene);
    EXPECT_EQ(winner(scene), std::string(1, letter(seat)));
  }
}

TEST(Ending, SF_END_04_only_the_sum_of_hand_board_and_set_aside_matters) {
  Scene scene;
  scene.armor(0, 0).shift(3).hand(Seat::a, "0-01 0-14").aside(Seat::b, "0-05");
  scene.hand(Seat::b, "0-23").sector("b1", "0-29").discard("0-18 0-38");
  fight(scene);
  EXPECT_EQ(winner(scene), "b");
}

TEST(Ending, SF_R_45_pawn_then_shields_then_the_result) {
  Scene scene;
  scene.sector("a1", "0-71").sector("b1", "1-11").armor(20, 0);
  fight(scene);
  std::vector<Happening> course;
  for (const Event& event : scene.log.events())
    course.push_back(static_cast<Happening>(event.kind));
  ASSERT_GE(course.size(), 3U);
  EXPECT_EQ(
      std::vector(course.end() - 3, course.end()),
      (std::vector{Happening::initiative_given, Happening::shields_recover, Happening::ended}));
  EXPECT_EQ(scene.match.initiative, Seat::b);
  EXPECT_EQ(scene.sector("a1"), "0-71");
  EXPECT_EQ(scene.hand_size(Seat::a), 0);  // no Reinforcements any more
}

// Without the card that 0-01 sets aside in the last battle both would have one card.
TEST(Ending, SF_R_45_a_draw_effect_in_the_last_battle_counts_for_the_tie) {
  Scene scene;
  scene.sector("a5", "0-01 0-23").sector("b5", "0-71").armor(0, 0);
  fight(scene);
  EXPECT_EQ(scene.sector("a5"), "0-01");
  EXPECT_EQ(scene.sector("b5"), "0-71");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_R_46_still_equal_is_a_draw) {
  Scene scene;
  scene.armor(-2, -2).hand(Seat::a, "0-01 0-05").hand(Seat::b, "0-09").aside(Seat::b, "0-14");
  fight(scene);
  EXPECT_EQ(winner(scene), "draw");
}

TEST(Ending, SF_R_49_the_third_idle_round_in_a_row_ends_the_game) {
  Scene scene;
  scene.deck("").armor(7, 5).reinforcements(Seat::a);
  for (const int round : {1, 2, 3}) {
    EXPECT_EQ(scene.match.round, round);
    EXPECT_EQ(winner(scene), "");
    scene.play("shift left").play("order right");
  }
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_R_49_idle_games_end_like_others_by_cards_or_in_a_draw) {
  Scene scene;
  scene.deck("").hand(Seat::b, "0-05").reinforcements(Seat::a);
  for (int round = 1; round <= 3; ++round) scene.play_all("pass;stay;order right");
  EXPECT_EQ(winner(scene), "b");
  Scene equal;
  equal.deck("").reinforcements(Seat::a);
  for (int round = 1; round <= 3; ++round) equal.play_all("stay;order right");
  EXPECT_EQ(winner(equal), "draw");
}

TEST(Ending, SF_R_49_tokens_on_shields_do_not_make_a_round_eventful) {
  Scene scene;
  scene.deck("").sector("a1", "0-71").sector("b1", "3-84").armor(20, 10).combat(Seat::a);
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(winner(scene), "");
    scene.play("stay").play("order right");
  }
  EXPECT_TRUE(scene.happened(Happening::shields_hit));
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_R_49_taking_set_aside_cards_does_not_make_a_round_eventful) {
  Scene scene;
  scene.deck("").aside(Seat::a, "0-05").idle(2);
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand(Seat::a), "0-05");
  scene.play_all("pass;stay;order right");
  EXPECT_EQ(winner(scene), "a");  // by the one card
}

// Two idle rounds are over; what happens in the third saves the game.
Scene two_idle_rounds() {
  Scene scene;
  scene.idle(2);
  return scene;
}

TEST(Ending, SF_R_49_a_card_played_makes_a_round_eventful) {
  Scene scene = two_idle_rounds();
  scene.deck("").shift(3).hand(Seat::a, "0-05").deployment(Seat::a);
  scene.play_all("play 0-05 down a5;stay;order right");
  EXPECT_EQ(winner(scene), "");
  EXPECT_EQ(scene.match.idle_rounds, 0);
}

TEST(Ending, SF_R_49_a_card_drawn_makes_a_round_eventful) {
  Scene scene = two_idle_rounds();
  scene.deck("0-05").reinforcements(Seat::a).play_all("pass;stay;order right");
  EXPECT_EQ(winner(scene), "");
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(winner(scene), "");
    scene.play_all("pass;stay;order right");
  }
  EXPECT_EQ(winner(scene), "a");
}

TEST(Ending, SF_R_49_a_damaged_fighter_makes_a_round_eventful) {
  Scene scene = two_idle_rounds();
  scene.deck("").sector("a1", "0-05").sector("b1", "0-71");
  fight(scene);
  EXPECT_EQ(scene.sector("a1"), "0-05/h2,0");
  EXPECT_EQ(scene.match.armor, (std::array<std::int16_t, 2>{20, 20}));
  EXPECT_EQ(winner(scene), "");
  EXPECT_EQ(scene.match.idle_rounds, 0);
}

TEST(Ending, SF_R_49_lost_armor_makes_a_round_eventful) {
  Scene scene = two_idle_rounds();
  scene.deck("").sector("a1", "0-05");
  fight(scene);
  EXPECT_EQ(scene.armor(Seat::b), 16);
  EXPECT_EQ(winner(scene), "");
  EXPECT_EQ(scene.match.idle_rounds, 0);
}

}  // namespace
}  // namespace wardroom::starfighter
