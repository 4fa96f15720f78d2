// How a script walks its program (script.hpp): blocks, offers, ways, who is asked and for how many.
#include <set>

#include "engine/course.hpp"
#include "tests/cardplay/script_scene.hpp"

namespace wardroom::trial {
namespace {

struct Scripts : ScriptScene {};

TEST_F(Scripts, do_one_step_after_the_other) {
  begin("draw 1 card, hit Leia, draw 2 cards", "Leia");
  EXPECT_EQ(changes(), "Leia hits +1, a hand +3");
}

TEST_F(Scripts, take_a_branch) {
  begin("if there is a squadron: draw 1 card otherwise draw 2 cards");
  EXPECT_EQ(changes(), "a hand +2");
  begin("if there is a ship: draw 1 card, draw 3 cards otherwise draw 2 cards");
  EXPECT_EQ(changes(), "a hand +4");
  begin("(if there is a squadron: draw 1 card), draw 5 cards");
  EXPECT_EQ(changes(), "a hand +5");
}

TEST_F(Scripts, so_is_about_the_last_offer) {
  const std::string_view text =
      "you may draw 1 card, (if so: draw 10 cards), you may draw 2 cards, if so: draw 20 cards";
  begin(text);
  choose({"yes", "no"});
  EXPECT_EQ(changes(), "a hand +11");
  begin(text);
  choose({"no", "yes"});
  EXPECT_EQ(changes(), "a hand +22");
}

TEST_F(Scripts, so_knows_an_offer_inside_another) {
  begin("you may (draw 1 card, you may draw 2 cards), if so: draw 10 cards");
  choose({"yes", "no"});
  EXPECT_EQ(changes(), "a hand +1");
}

TEST_F(Scripts, offers_to_each_hand_nothing_back) {
  begin("you may draw 1 card, each player may hit one of your ships, if so: draw 10 cards");
  choose({"yes", "no", "no", "no"});
  EXPECT_EQ(changes(), "a hand +1");
  begin("each player may draw 1 card, if so: draw 10 cards");
  choose({"yes", "yes", "yes"});
  EXPECT_EQ(changes(), "a hand +1, b hand +1, c hand +1");
}

TEST_F(Scripts, what_each_is_offered_remembers_for_itself) {
  begin("each player may ((draw destiny as d, hit Leia), draw d cards)");
  choose({"yes", "yes", "no"});
  EXPECT_GT(match.hand[0], 0);
  EXPECT_GT(match.hand[1], 0);
  EXPECT_EQ(match.hand[2], 0);
}

TEST_F(Scripts, each_may_offer_something_to_each) {
  begin("each player may (each player may draw 1 card)");
  choose({"yes", "yes", "yes", "no"});
  EXPECT_EQ(offered(), "b: yes no");
  choose({"no", "yes", "no", "yes", "yes"});
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "a hand +2, b hand +2");
}

TEST_F(Scripts, the_enemy_may) {
  begin("the enemy may draw 1 card, if so: draw 10 cards");
  EXPECT_EQ(offered(), "b: yes no");
  choose("yes");
  EXPECT_EQ(changes(), "a hand +11") << "the card is still that of a";
}

TEST_F(Scripts, ways_are_blocks) {
  const std::string_view text =
      "choose one: (hit Leia, draw 1 card) or (draw 2 cards) or (you may draw 4 cards)";
  begin(text);
  EXPECT_EQ(offered(), "a: 1 2 3");
  choose("1");
  EXPECT_EQ(changes(), "Leia hits +1, a hand +1");
  begin(text);
  choose({"3", "yes"});
  EXPECT_EQ(changes(), "a hand +4");
}

TEST_F(Scripts, what_is_alike_is_offered_once) {
  ship("Twin", Seat::a, {.guns = 3});
  begin("draw 1 card, (if available: hit 2 of your ships)");
  EXPECT_EQ(offered(), "a: Arrow Dart Hull");
  choose({"Hull", "Hull"});
  EXPECT_EQ(changes(), "Hull hits +1, Twin hits +1, a hand +1");
}

TEST_F(Scripts, what_cannot_be_otherwise_is_not_asked) {
  ship("Twin", Seat::b, {.guns = 3});
  ship("Pair", Seat::b, {.guns = 3});
  begin("(if available: hit an enemy ship)");
  EXPECT_EQ(offered(), "") << "they are alike";
  EXPECT_EQ(changes(), "Pair hits +1");
}

TEST_F(Scripts, choose_one_of_a_row) {
  begin("draw 1 card, (if available: hit (a character aboard a ship) or (one of your ships here))");
  EXPECT_EQ(offered(), "a: Arrow Dart Hull");
  choose("Dart");
  EXPECT_EQ(changes(), "Dart hits +1, a hand +1");
  begin("hit (your ships and enemy characters)");
  EXPECT_EQ(changes(), "Arrow hits +1, Dart hits +1, Hull hits +1, Luke hits +1, Leia hits +1");
}

TEST_F(Scripts, each_part_of_a_row_takes_what_comes_first) {
  begin("draw 1 card, (if available: hit (one of your ships and the enemy character))");
  EXPECT_EQ(offered(), "") << "no choice is left to somebody, a game has to refuse this";
  EXPECT_EQ(changes(), "Arrow hits +1, Luke hits +1, a hand +1");
}

TEST_F(Scripts, none_is_none) {
  begin("hit 0 of your ships, hit up to 0 of your ships");
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "nothing");
}

TEST_F(Scripts, pick_no_more_than_can_be_kept) {
  for (int i = 0; i < 8; ++i)
    squadron("S" + std::to_string(i), Seat::c, {.attack = static_cast<std::int8_t>(i)});
  begin("hit 2 or more enemy squadrons");
  choose({"S0", "S1", "S2", "S3", "S4"});
  EXPECT_EQ(offered(), "a: S5 S6 S7 enough");
  choose("S7");
  EXPECT_EQ(offered(), "") << TrialPlay::kMostPicked << " is the most";
}

TEST_F(Scripts, hit_by_chance_as_many_as_said) {
  std::set<std::string> seen;
  const Thing played = card("Card", Seat::a, "hit a random character, hit that character");
  for (int i = 0; i < 60; ++i) {
    play(played);
    seen.insert(changes());
  }
  EXPECT_EQ(seen, (std::set<std::string>{"Luke hits +2", "Leia hits +2"}));
}

TEST_F(Scripts, say_why_something_is_not_offered) {
  begin("draw 1 card, (if available: hit one of your ships)");
  EXPECT_FALSE(check_option<Referee>(position(), TrialPlay::aim(position(), thing("Dart")), {}));
  EXPECT_EQ(check_option<Referee>(position(), TrialPlay::aim(position(), thing("Leia")), {}),
            TrialPlay::not_offered(position(), thing("Card0")));
  EXPECT_TRUE(check_option<Referee>(position(), TrialPlay::enough(), {}));
}

TEST_F(Scripts, change_for_good_or_for_a_while) {
  begin("(2 of your ships have guns 7 this turn), Leia has ability 9", "Leia");
  choose({"Arrow", "Dart"});
  EXPECT_EQ(changes(), "Arrow guns 1 > 7, Dart guns 2 > 7, Leia ability 3 > 9");
  end_turn(match);
  EXPECT_EQ(changes(), "Leia ability 3 > 9");
}

TEST_F(Scripts, a_duration_at_the_end_is_for_its_own_statement) {
  const Thing both = card("Both", Seat::a,
                          "use 1: Leia has ability 9, draw 1 card\n"
                          "Leia has ability 2, draw 2 cards, Leia may not move this turn");
  play(both, thing("Leia"), 1);
  EXPECT_EQ(changes(), "Leia held, Leia ability 3 > 2, a hand +2");
  end_turn(match);
  EXPECT_EQ(changes(), "a hand +2");
  play(both, thing("Leia"), 0);
  end_turn(match);
  EXPECT_EQ(changes(), "Leia ability 3 > 9, a hand +1");
}

}  // namespace
}  // namespace wardroom::trial
