// SF-DEPLOY: turns, spaces, faces and levels, passing; effects of players who have passed
// (SF-R-20).
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

std::string initiative(const Scene& scene) {
  return std::string(1, letter(scene.match.initiative));
}

// All spaces of Atlas at seat a hold a card.
Scene& fill_atlas(Scene& scene) {
  scene.sector("a1", "0-01/d 0-05/d").sector("a2", "0-09/d 0-14/d 0-18/d");
  scene.sector("a3", "0-23/d 0-29/d 0-38/d").sector("a4", "0-41/d 0-44/d 0-49/d");
  return scene.sector("a5", "0-53/d 0-57/d");
}

TEST(Deploying, SF_DEPLOY_01_the_initiative_holder_begins) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene scene;
    scene.reinforcements(holder);
    EXPECT_EQ(scene.decider(), std::string(1, letter(holder)));
    EXPECT_EQ(scene.kind(), "act");
  }
}

TEST(Deploying, SF_DEPLOY_02_players_alternate_with_one_card_to_their_own_board) {
  Scene scene;
  scene.hand(Seat::a, "0-23 0-53").hand(Seat::b, "0-57 0-62").deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 0-23 up b1"), "SF-DEPLOY-02");
  EXPECT_EQ(scene.refused("play 0-57 up a1"), "SF-DEPLOY-02");
  EXPECT_EQ(scene.refused("stay"), "SF-DEPLOY-02");
  scene.play("play 0-23 up a1");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.hand(Seat::a), "0-53");
  EXPECT_EQ(scene.refused("play 0-53 up a2"), "SF-DEPLOY-02");
  scene.play("play 0-57 up b1");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("play 0-53 up a1");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.sector("a1"), "0-23 0-53");
  EXPECT_EQ(scene.sector("b1"), "0-57");
  EXPECT_EQ(scene.hand(Seat::a), "");
  EXPECT_EQ(scene.hand(Seat::b), "0-62");
}

TEST(Deploying, SF_DEPLOY_03_SF_DEPLOY_04_cards_take_the_spaces_from_0_upwards_without_a_gap) {
  Scene scene;
  scene.hand(Seat::a, "0-23 1-95 2-15 3-91").hand(Seat::b, "0-53 0-57 0-62 0-71");
  scene.deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 1-95 up a2"), "SF-DEPLOY-14");
  scene.play("play 0-23 up a2");
  EXPECT_EQ(scene.sector("a2"), "0-23");
  scene.play("play 0-53 up b1");
  EXPECT_EQ(scene.refused("play 2-15 up a2"), "SF-DEPLOY-14");
  scene.play("play 1-95 up a2").play("play 0-57 up b2");
  scene.play("play 2-15 up a2").play("play 0-62 up b3");
  scene.play("play 3-91 up a2");
  EXPECT_EQ(scene.sector("a2"), "0-23 1-95 2-15 3-91");
  for (const char* bystander : {"a1", "a3", "a4", "a5", "b4"})
    EXPECT_EQ(scene.sector(bystander), "");
}

TEST(Deploying, SF_DEPLOY_05_the_lower_half_of_a_card_covers_the_upper_half_below) {
  Scene scene;
  scene.sector("a2", "0-05").sector("a3", "1-06").hand(Seat::a, "0-23 0-53");
  scene.hand(Seat::b, "0-57 0-62").deployment(Seat::a);
  EXPECT_EQ(scene.fighters("a2"), 4);
  scene.play("play 0-23 up a2");
  EXPECT_EQ(scene.fighters("a2"), 2);  // 0-05 shows its empty lower half
  EXPECT_EQ(scene.fighters("a3"), 4);
  scene.play("play 0-57 up b1").play("play 0-53 up a3");
  EXPECT_EQ(scene.fighters("a3"), 4);  // two below, one and one above
}

TEST(Deploying, SF_DEPLOY_06_nothing_goes_into_a_full_sector) {
  Scene scene;
  scene.sector("a1", "0-01 0-05 0-09").sector("a2", "0-14 0-18 0-29").hand(Seat::a, "0-23");
  scene.hand(Seat::b, "0-53").deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 0-23 up a1"), "SF-DEPLOY-06");
  EXPECT_EQ(scene.refused("play 0-23 down a1"), "SF-DEPLOY-06");
  EXPECT_EQ(scene.refused("play 0-23 up a2"), "");
  EXPECT_EQ(scene.refused("play 0-23 down a2"), "");
}

// 0-29 shows HIT_ENEMY above and one Fighter below.
TEST(Deploying, SF_DEPLOY_07_face_orientation_and_level_all_matter) {
  Scene up;
  up.hand(Seat::a, "0-29 1-95").hand(Seat::b, "0-53").deployment(Seat::a);
  Scene down = up;
  up.play("play 0-29 up a1");
  down.play("play 0-29 down a1");
  EXPECT_EQ(up.armor(Seat::b), 19);
  EXPECT_EQ(down.armor(Seat::b), 20);
  EXPECT_EQ(up.fighters("a1"), 1);
  EXPECT_EQ(down.fighters("a1"), 2);
  for (Scene* scene : {&up, &down}) {
    EXPECT_EQ(scene->refused("play 0-53 up b1"), "");
    scene->play("play 0-53 up b1");
    EXPECT_EQ(scene->refused("play 1-95 up a2"), "SF-DEPLOY-14");
    scene->play("play 1-95 up a1");
  }
  EXPECT_EQ(up.fighters("a1"), 3);    // its one Fighter lies in the lower half
  EXPECT_EQ(down.fighters("a1"), 2);  // the back's lie in the upper half
}

TEST(Deploying, SF_DEPLOY_08_any_card_may_be_played_face_up_or_face_down) {
  Scene scene;
  scene.sector("a2", "0-01").hand(Seat::a, "0-23 1-95").hand(Seat::b, "0-53").deployment(Seat::a);
  for (const char* option : {"play 0-23 up a2", "play 0-23 down a2", "play 1-95 up a2",
                             "play 1-95 down a2", "play 0-23 up a1", "play 1-95 down a1"})
    EXPECT_TRUE(scene.offers(option)) << option;
  scene.play("play 1-95 down a2");
  EXPECT_EQ(scene.sector("a2"), "0-01 1-95/d");
}

TEST(Deploying, SF_DEPLOY_09_SF_DEPLOY_10_face_up_the_upper_half_lies_towards_the_opponent) {
  Scene scene;
  scene.hand(Seat::a, "0-05 0-62").hand(Seat::b, "0-23 0-71").deployment(Seat::a);
  scene.play("play 0-05 up a1");
  EXPECT_EQ(scene.sector("a1"), "0-05");  // not pivoted
  EXPECT_EQ(scene.fighters("a1"), 4);
  scene.play("play 0-23 up b1").play("play 0-62 up a1").play("play 0-71 up b1");
  EXPECT_EQ(scene.sector("a1"), "0-05 0-62");
  EXPECT_EQ(scene.fighters("a1"), 2);  // the four of 0-05 were in its upper half
  EXPECT_EQ(scene.fighters("b1"), 4);  // the two of 0-23 are in its lower half
}

TEST(Deploying, SF_DEPLOY_09_SF_DEPLOY_11_face_down_the_two_fighters_lie_towards_the_opponent) {
  Scene scene;
  scene.hand(Seat::a, "0-23 1-50").hand(Seat::b, "0-53 0-57").deployment(Seat::a);
  scene.play("play 0-23 down a1");
  EXPECT_EQ(scene.sector("a1"), "0-23/d");
  EXPECT_EQ(scene.fighters("a1"), 2);
  scene.play("play 0-53 down b1").play("play 1-50 up a1");
  EXPECT_EQ(scene.fighters("a1"), 3);  // only those of 1-50
}

TEST(Deploying, SF_DEPLOY_12_a_card_that_shows_no_level_is_level_0) {
  EXPECT_EQ(Front{}.level, 0);
  Scene scene;
  scene.hand(Seat::a, "0-23 1-95 2-15 3-91").hand(Seat::b, "0-53").deployment(Seat::a);
  EXPECT_TRUE(scene.offers("play 0-23 up a1"));
  for (const char* card : {"1-95", "2-15", "3-91"}) {
    EXPECT_FALSE(scene.offers(std::string("play ") + card + " up a1"));
    EXPECT_TRUE(scene.offers(std::string("play ") + card + " down a1"));
  }
}

// Next free spaces: a1 level 0, a3 level 1, a4 level 2, a2 level 3; a5 is full.
Scene four_heights() {
  Scene scene;
  scene.sector("a3", "0-01").sector("a4", "0-05 0-09").sector("a2", "0-14 0-18 0-29");
  scene.sector("a5", "0-38 0-41 0-44").hand(Seat::a, "0-23 1-95 2-15 3-91").hand(Seat::b, "0-53");
  scene.deployment(Seat::a);
  return scene;
}

TEST(Deploying, SF_DEPLOY_13_level_0_cards_go_on_any_free_space) {
  const Scene scene = four_heights();
  for (const char* sector : {"a1", "a2", "a3", "a4"})
    EXPECT_EQ(scene.refused(std::string("play 0-23 up ") + sector), "") << sector;
  EXPECT_EQ(scene.refused("play 0-23 up a5"), "SF-DEPLOY-06");
}

TEST(Deploying, SF_DEPLOY_14_level_cards_need_a_space_of_exactly_their_level) {
  const Scene scene = four_heights();
  const std::vector<std::string> sectors = {"a1", "a3", "a4", "a2"};
  const std::vector<std::string> cards = {"1-95", "2-15", "3-91"};
  for (std::size_t level = 1; level <= 3; ++level)
    for (std::size_t space = 0; space <= 3; ++space) {
      const std::string option = "play " + cards[level - 1] + " up " + sectors[space];
      EXPECT_EQ(scene.refused(option), level == space ? "" : "SF-DEPLOY-14") << option;
    }
}

TEST(Deploying, SF_DEPLOY_15_face_down_every_card_counts_as_level_0) {
  const Scene scene = four_heights();
  for (const char* card : {"0-23", "1-95", "2-15", "3-91"}) {
    for (const char* sector : {"a1", "a2", "a3", "a4"})
      EXPECT_EQ(scene.refused(std::string("play ") + card + " down " + sector), "") << sector;
    EXPECT_EQ(scene.refused(std::string("play ") + card + " down a5"), "SF-DEPLOY-06");
  }
}

TEST(Deploying, SF_DEPLOY_16_effects_are_applied_before_the_next_turn) {
  Scene scene;
  scene.sector("a3", "0-23").sector("b4", "0-53").hand(Seat::a, "0-09").hand(Seat::b, "0-57");
  scene.deployment(Seat::a);
  scene.play("play 0-09 up a1");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.kind(), "card");
  EXPECT_EQ(scene.refused("play 0-57 up b1"), "SF-FX-GEN-06");
  scene.play("lateral b4.0 b5");
  EXPECT_EQ(scene.sector("b5"), "0-53");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.kind(), "act");
}

TEST(Deploying, SF_DEPLOY_17_passing_is_possible_on_every_turn) {
  Scene scene;
  scene.hand(Seat::a, "0-23 0-53").hand(Seat::b, "0-57 0-62").deployment(Seat::a);
  EXPECT_EQ(scene.refused("pass"), "");
  scene.play("play 0-23 up a1");
  EXPECT_EQ(scene.refused("pass"), "");
  scene.play("play 0-57 up b1").play("pass");
  EXPECT_EQ(scene.hand(Seat::a), "0-53");
  EXPECT_EQ(scene.decider(), "b");
}

TEST(Deploying, SF_DEPLOY_18_SF_DEPLOY_20_after_a_pass_only_the_other_player_goes_on) {
  Scene scene;
  scene.hand(Seat::a, "0-23 0-53").hand(Seat::b, "0-57 0-62 0-71").deployment(Seat::a);
  scene.play("pass");
  for (const char* option : {"play 0-57 up b1", "play 0-62 up b1", "pass"}) {
    EXPECT_EQ(scene.decider(), "b");
    EXPECT_EQ(scene.refused("play 0-23 up a1"), "SF-DEPLOY-02");
    scene.play(option);
  }
  EXPECT_EQ(scene.sector("b1"), "0-57 0-62");
  EXPECT_EQ(scene.hand(Seat::a), "0-23 0-53");
  EXPECT_EQ(scene.match.phase, Phase::combat);
}

TEST(Deploying, SF_DEPLOY_18_a_pass_holds_for_this_round_only) {
  Scene scene;
  scene.hand(Seat::a, "0-23").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play_all("pass;pass;stay;order right");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.decider(), "b");
  scene.play("play 0-57 up b1");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("play 0-23 up a1"), "");
}

TEST(Deploying, SF_DEPLOY_19_SF_R_43_the_first_to_pass_takes_the_pawn_at_once) {
  Scene scene;
  scene.hand(Seat::a, "0-23 0-53").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play("play 0-23 up a1");
  EXPECT_EQ(initiative(scene), "a");
  scene.play("pass");
  EXPECT_EQ(initiative(scene), "b");
  EXPECT_EQ(scene.match.phase, Phase::deployment);
  scene.play("pass");
  EXPECT_EQ(initiative(scene), "b");
  EXPECT_EQ(scene.decider(), "b");
}

TEST(Deploying, SF_DEPLOY_19_a_holder_who_passes_first_keeps_the_pawn) {
  Scene scene;
  scene.hand(Seat::a, "0-23").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play("pass");
  EXPECT_EQ(initiative(scene), "a");
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("stay"), "");
}

TEST(Deploying, SF_DEPLOY_21_the_phase_ends_when_both_have_passed) {
  Scene scene;
  scene.hand(Seat::a, "0-23").hand(Seat::b, "0-57").deployment(Seat::b);
  scene.play("pass");
  EXPECT_EQ(scene.match.phase, Phase::deployment);
  scene.play("pass");
  EXPECT_EQ(scene.match.phase, Phase::combat);
  EXPECT_EQ(scene.hand(Seat::a), "0-23");
  EXPECT_EQ(scene.hand(Seat::b), "0-57");
}

TEST(Deploying, SF_DEPLOY_22_SF_DEPLOY_23_SF_DEPLOY_24_the_example_of_one_sector_of_ares) {
  Scene scene;
  scene.hand(Seat::a, "1-02 2-15 2-48 3-91").hand(Seat::b, "0-53 0-57 0-62").deployment(Seat::a);
  for (const char* card : {"1-02", "2-15", "3-91"})
    EXPECT_EQ(scene.refused(std::string("play ") + card + " up a2"), "SF-DEPLOY-14");
  scene.play("play 2-15 down a2");
  EXPECT_EQ(scene.sector("a2"), "2-15/d");
  EXPECT_EQ(scene.fighters("a2"), 2);
  EXPECT_EQ(scene.triggers(), 0);
  EXPECT_EQ(scene.decider(), "b");
  scene.play("play 0-53 up b1").play("play 1-02 up a2");
  EXPECT_EQ(scene.fighters("a2"), 2);  // of 1-02; those of the back are hidden
  EXPECT_EQ(scene.triggers(Effect::draw), 1);
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  scene.play("play 0-57 up b2");
  EXPECT_EQ(scene.refused("play 3-91 up a2"), "SF-DEPLOY-14");
  EXPECT_EQ(scene.refused("play 2-48 up a2"), "");
  scene.play("play 2-48 down a2");
  EXPECT_EQ(scene.sector("a2"), "2-15/d 1-02 2-48/d");
  scene.play("play 0-62 up b3");
  EXPECT_EQ(scene.refused("play 3-91 up a2"), "");
}

TEST(Deploying, SF_R_20_a_player_who_has_passed_still_resolves_revealed_effects) {
  Scene scene;
  scene.sector("a2", "0-09 0-23").sector("b2", "0-53").hand(Seat::a, "0-05");
  scene.hand(Seat::b, "1-28 0-57").deployment(Seat::a);
  scene.play("pass").play("play 1-28 up b2").play("destroy a2.1");
  EXPECT_EQ(scene.triggers(Effect::lateral), 1);
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.kind(), "card");
  scene.play("lateral b2.1 b3");
  EXPECT_EQ(scene.sector("b3"), "1-28");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.kind(), "act");
}

TEST(Deploying, SF_R_20_effects_revealed_on_the_opponents_turn_belong_to_their_controller) {
  Scene scene;
  scene.sector("b2", "0-09 0-23")
      .sector("b4", "0-29 0-18")
      .sector("a2", "0-53")
      .sector("a4", "0-62");
  scene.hand(Seat::a, "1-28 3-25").hand(Seat::b, "0-57").deployment(Seat::a);
  Scene hit = scene;
  scene.play("play 1-28 up a2").play("destroy b2.1");
  EXPECT_EQ(initiative(scene), "a");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.kind(), "card");
  scene.play("lateral a4.0 a3");
  EXPECT_EQ(scene.sector("a3"), "0-62");
  EXPECT_EQ(scene.kind(), "act");
  hit.play("play 1-28 up a2").play("destroy b4.1");
  EXPECT_EQ(hit.armor(Seat::a), 19);
  EXPECT_EQ(hit.armor(Seat::b), 20);
  EXPECT_EQ(hit.decider(), "b");
}

TEST(Deploying, SF_R_20_the_controller_also_picks_the_order_on_the_opponents_turn) {
  Scene scene;
  scene.sector("b2", "3-10/d").hand(Seat::a, "0-41").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play("play 0-41 up a1").play("roll b2.0");
  EXPECT_EQ(scene.pending(), "b2.0 lower DRAW, b2.0 upper LATERAL");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.kind(), "order");
  scene.play("resolve b2.0 lower");
  EXPECT_EQ(scene.aside_size(Seat::b), 1);
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
}

TEST(Deploying, SF_R_42_a_player_without_cards_must_pass_and_takes_the_pawn) {
  Scene scene;
  scene.hand(Seat::a, "0-23 0-53").deployment(Seat::a);
  EXPECT_EQ(scene.decider(), "a");
  scene.play("play 0-23 up a1");
  EXPECT_EQ(initiative(scene), "b");
  EXPECT_EQ(scene.match.passed, (std::array<bool, 2>{false, true}));
  EXPECT_EQ(scene.decider(), "a");
}

TEST(Deploying, SF_R_42_a_player_without_a_free_space_must_pass) {
  Scene scene(Mode::skirmish, "Atlas");
  fill_atlas(scene).hand(Seat::a, "3-10").hand(Seat::b, "0-62 0-71").deployment(Seat::b);
  scene.play("play 0-62 up b1");
  EXPECT_EQ(scene.match.passed, (std::array<bool, 2>{true, false}));
  EXPECT_EQ(initiative(scene), "a");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.hand(Seat::a), "3-10");
}

}  // namespace
}  // namespace wardroom::starfighter
