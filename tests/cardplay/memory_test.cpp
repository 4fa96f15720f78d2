// What a card speaks of again: its target, numbers, one thing or several that were picked.
#include "tests/cardplay/script_scene.hpp"

namespace wardroom::trial {
namespace {

struct Memory : ScriptScene {};

TEST_F(Memory, speak_of_the_target_that_was_chosen) {
  begin("choose one of your ships, draw guns of it cards, hit it", "Dart");
  EXPECT_EQ(changes(), "Dart hits +1, a hand +2");
  begin("hit one of your ships, that ship may not move this turn", "Hull");
  EXPECT_EQ(changes(), "Hull hits +1, Hull held");
}

TEST_F(Memory, speak_of_what_their_moment_was_about) {
  const std::string_view text = "when a character is lost: hit it, (if ability of it > 3: hit it)";
  begin(text, "Leia");
  EXPECT_EQ(changes(), "Leia hits +1");
  begin(text, "Luke");
  EXPECT_EQ(changes(), "Luke hits +2");
}

TEST_F(Memory, choose_later_what_is_no_target) {
  begin("hit one of your ships, hit another of your ships", "Dart");
  EXPECT_EQ(offered(), "a: Arrow Dart Hull") << "another one than the card";
  choose("Arrow");
  EXPECT_EQ(changes(), "Arrow hits +1, Dart hits +1");
}

TEST_F(Memory, have_their_target_in_what_comes_in_any_case) {
  EXPECT_EQ(targets(card("While", Seat::a, "a ship has guns 5 this turn, hit a character")),
            "Arrow Dart Hull");
  EXPECT_EQ(targets(card("Moment", Seat::a, "when a character is lost: hit a ship")), "Luke Leia");
  EXPECT_EQ(targets(card("The", Seat::a, "hit the enemy character here")), "Luke Leia");
  EXPECT_EQ(targets(card("Offer", Seat::a, "you may hit a character, hit one of your ships")),
            "Arrow Dart Hull");
  EXPECT_EQ(targets(card("Way", Seat::a, "choose one: (hit a ship) or (hit a character)")),
            "none is chosen");
  EXPECT_EQ(targets(card("Branch", Seat::a, "if available: hit a ship otherwise hit a character")),
            "none is chosen");
  EXPECT_EQ(targets(card("Enemy", Seat::a, "the enemy chooses a ship, hit a character")),
            "Luke Leia");
}

TEST_F(Memory, remember_several_and_one_beside_them) {
  begin("choose 2 of your ships as pair, choose an enemy character as one, hit pair, cancel one",
        "Luke");
  choose({"Hull", "Arrow"});
  EXPECT_EQ(changes(), "Arrow hits +1, Hull hits +1, Luke gone");
}

TEST_F(Memory, remember_several_beside_several) {
  begin(
      "choose 2 of your ships as pair, choose up to 2 characters as others, "
      "choose up to 2 of your ships as more, hit others, cancel pair, more may not move this turn, "
      "draw number of pair + guns of pair + ability of others cards");
  choose({"Hull", "Arrow"});
  EXPECT_EQ(offered(), "a: Luke Leia enough");
  choose("Leia");
  EXPECT_EQ(offered(), "a: Luke enough");
  choose("enough");
  EXPECT_EQ(offered(), "a: Arrow Dart Hull enough");
  choose({"Dart", "enough"});
  EXPECT_EQ(changes(), "Arrow gone, Dart held, Hull gone, Leia hits +1, a hand +9");
}

TEST_F(Memory, forget_what_nobody_speaks_of_again) {
  begin("hit up to 2 of your ships, hit up to 2 enemy characters, hit up to 2 of your ships");
  choose({"Dart", "Hull"});
  EXPECT_EQ(offered(), "a: Luke Leia enough");
  choose("Luke");
  EXPECT_EQ(offered(), "a: Leia enough");
  choose({"enough", "Dart", "Arrow"});
  EXPECT_EQ(changes(), "Arrow hits +1, Dart hits +2, Hull hits +1, Luke hits +1");
}

TEST_F(Memory, remember_that_none_was_chosen) {
  begin("choose up to 2 of your ships, hit them, draw 3 - number of them cards");
  choose("enough");
  EXPECT_EQ(changes(), "a hand +3");
}

TEST_F(Memory, remember_all_that_were_meant) {
  begin("your ships with guns >= 2 may not move this turn, draw 1 card, hit them");
  EXPECT_EQ(changes(), "Dart hits +1, Dart held, Hull hits +1, Hull held, a hand +1");
}

TEST_F(Memory, know_in_a_branch_what_was_remembered_and_after_it_what_was_learnt) {
  begin("draw destiny as d, (if d > 0: draw d cards), the enemy loses d force");
  const int drawn = match.hand[0];
  EXPECT_GT(drawn, 0);
  const std::string lost = " force -" + std::to_string(drawn);
  EXPECT_EQ(changes(), "a hand +" + std::to_string(drawn) + ", b" + lost + ", c" + lost);
}

TEST_F(Memory, know_behind_a_group_what_was_learnt_in_it) {
  begin("(draw destiny as d, hit Leia), draw d cards");
  EXPECT_GT(match.hand[0], 0);
  begin("(choose 2 of your ships as pair, draw 1 card), hit pair");
  choose({"Hull", "Dart"});
  EXPECT_EQ(changes(), "Dart hits +1, Hull hits +1, a hand +1");
}

TEST_F(Memory, a_number_is_nothing_a_step_is_about) {
  begin("draw destiny as d, deal d damage to one of your ships, draw d cards", "Arrow");
  const std::string drawn = " +" + std::to_string(match.hand[0]);
  EXPECT_EQ(changes(), "Arrow hits" + drawn + ", a hand" + drawn);
}

TEST_F(Memory, conditions_speak_of_what_was_picked) {
  begin("choose 2 of your ships, if them are with guns >= 2: draw 1 card otherwise draw 2 cards");
  choose({"Dart", "Hull"});
  EXPECT_EQ(changes(), "a hand +1");
  begin("choose 2 of your ships, if them are with guns >= 2: draw 1 card otherwise draw 2 cards");
  choose({"Dart", "Arrow"});
  EXPECT_EQ(changes(), "a hand +2");
}

}  // namespace
}  // namespace wardroom::trial
