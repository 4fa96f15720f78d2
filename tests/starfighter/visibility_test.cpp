// What is visible and what a change reveals or hides: the table of geometry, and SF-R-01, SF-R-02,
// SF-R-03, SF-R-04, SF-R-05, SF-R-06, SF-R-07, SF-R-08, SF-R-09, SF-R-10, SF-R-11, SF-R-12,
// SF-R-13, SF-R-14.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/course.hpp"
#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// One change on a table where every visible effect is pending, outside of any turn: afterwards
// `pending` is what was kept, then what was revealed.
struct Change {
  Scene scene;
  Referee referee{scene.match, scene.set, scene.chance, &scene.log};

  Change() {
    scene.sector("a2", "3-59 2-93/h0,1 3-40/h1,1").sector("a4", "3-96/h1,1");
    scene.hand(Seat::a, "3-10");
    for (const char* kept : {"a2", "a4"}) {
      Sight sight;
      const Sector sector = kept[1] - '1';
      see(referee, sector, sight);
      for (const Visible& half : sight)
        scene.match.chain.pending.push_back(
            {half.copy(), static_cast<std::uint8_t>(half.half()), 0});
    }
    scene.match.chain.groups = 1;
    EXPECT_EQ(scene.pending(), kOnA2 + ", a2.2 upper HIT_SELF" + kOnA4);
  }

  const std::string kOnA2 = "a2.0 lower HIT_ENEMY, a2.1 lower ROLL, a2.2 lower HIT_ENEMY";
  const std::string kOnA4 = ", a4.0 lower HIT_FIGHTER, a4.0 upper HIT_SELF";
};

constexpr Sector kA2 = 1;
constexpr Sector kA3 = 2;
constexpr Sector kA4 = 3;

TEST(Geometry, a_card_played_shows_both_halves_and_hides_the_upper_half_beneath) {
  Change change;
  change.referee.play_from_hand(Seat::a, *change.scene.set.find("3-10"), false, kA2);
  EXPECT_EQ(change.scene.pending(),
            change.kOnA2 + change.kOnA4 + " | a2.3 lower DRAW, a2.3 upper LATERAL");
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/h0,1 3-40/h0,1 3-10");
}

TEST(Geometry, vertical_of_the_top_card_shows_and_hides_nothing) {
  Change change;
  change.referee.move(Seat::a, spot_at(kA2, 2), kA2);
  EXPECT_EQ(change.scene.pending(), change.kOnA2 + ", a2.2 upper HIT_SELF" + change.kOnA4);
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/h0,1 3-40/h1,1");
}

TEST(Geometry, vertical_of_a_covered_card_shows_its_upper_half_and_hides_the_old_tops) {
  Change change;
  change.referee.move(Seat::a, spot_at(kA2, 0), kA2);
  EXPECT_EQ(change.scene.sector("a2"), "2-93/h0,1 3-40/h0,1 3-59");
  EXPECT_EQ(change.scene.pending(), "a2.2 lower HIT_ENEMY, a2.0 lower ROLL, a2.1 lower HIT_ENEMY" +
                                        change.kOnA4 + " | a2.2 upper HIT_FIGHTER");
}

TEST(Geometry, a_top_card_moved_shows_the_upper_half_it_leaves_and_hides_the_one_it_covers) {
  Change change;
  change.referee.move(Seat::a, spot_at(kA2, 2), kA4);
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/h0,1");
  EXPECT_EQ(change.scene.sector("a4"), "3-96/h0,1 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.1 lower ROLL, a4.1 lower HIT_ENEMY, a4.1 upper HIT_SELF, "
            "a4.0 lower HIT_FIGHTER | a2.1 upper HIT_SELF");
}

TEST(Geometry, a_covered_card_moved_shows_its_upper_half_and_hides_the_one_it_covers) {
  Change change;
  change.referee.move(Seat::a, spot_at(kA2, 1), kA4);
  EXPECT_EQ(change.scene.sector("a2"), "3-59 3-40/h1,1");
  EXPECT_EQ(change.scene.sector("a4"), "3-96/h0,1 2-93/h0,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a4.1 lower ROLL, a2.1 lower HIT_ENEMY, a2.1 upper HIT_SELF, "
            "a4.0 lower HIT_FIGHTER | a4.1 upper HIT_SELF");
}

TEST(Geometry, the_top_card_destroyed_shows_the_upper_half_of_the_new_top) {
  Change change;
  change.referee.destroy(spot_at(kA2, 2));
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/h0,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.1 lower ROLL" + change.kOnA4 + " | a2.1 upper HIT_SELF");
}

TEST(Geometry, a_covered_card_destroyed_shows_nothing) {
  Change change;
  change.referee.destroy(spot_at(kA2, 1));
  EXPECT_EQ(change.scene.sector("a2"), "3-59 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.1 lower HIT_ENEMY, a2.1 upper HIT_SELF" + change.kOnA4);
}

TEST(Geometry, the_top_card_pivoted_shows_and_hides_nothing) {
  Change change;
  change.referee.pivot(Seat::a, spot_at(kA4, 0));
  EXPECT_EQ(change.scene.sector("a4"), "3-96/p/h1,1");
  EXPECT_EQ(change.scene.pending(), change.kOnA2 + ", a2.2 upper HIT_SELF" +
                                        ", a4.0 upper HIT_FIGHTER, a4.0 lower HIT_SELF");
}

TEST(Geometry, a_covered_card_pivoted_shows_its_old_upper_half_and_hides_its_old_lower_one) {
  Change change;
  change.referee.pivot(Seat::a, spot_at(kA2, 1));
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/p 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.2 lower HIT_ENEMY, a2.2 upper HIT_SELF" + change.kOnA4 +
                " | a2.1 lower HIT_SELF");
}

TEST(Geometry, the_top_card_rolled_shows_both_halves_of_its_new_face) {
  Change change;
  change.referee.roll(Seat::a, spot_at(kA4, 0));
  EXPECT_EQ(change.scene.sector("a4"), "3-96/d/k");
  EXPECT_EQ(change.scene.pending(), change.kOnA2 + ", a2.2 upper HIT_SELF");
  change.referee.roll(Seat::a, spot_at(kA4, 0));
  EXPECT_EQ(change.scene.sector("a4"), "3-96");
  EXPECT_EQ(change.scene.pending(), change.kOnA2 + ", a2.2 upper HIT_SELF" +
                                        " | a4.0 lower HIT_FIGHTER, a4.0 upper HIT_SELF");
}

TEST(Geometry, a_covered_card_rolled_shows_the_lower_half_of_its_new_face) {
  Change change;
  change.referee.roll(Seat::a, spot_at(kA2, 1));
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93/d/k 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.2 lower HIT_ENEMY, a2.2 upper HIT_SELF" + change.kOnA4);
  change.referee.roll(Seat::a, spot_at(kA2, 1));
  EXPECT_EQ(change.scene.sector("a2"), "3-59 2-93 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower HIT_ENEMY, a2.2 lower HIT_ENEMY, a2.2 upper HIT_SELF" + change.kOnA4 +
                " | a2.1 lower ROLL");
}

TEST(Geometry, sliding_down_into_a_gap_shows_and_hides_nothing) {
  Change change;
  change.referee.destroy(spot_at(kA2, 0));
  EXPECT_EQ(change.scene.sector("a2"), "2-93/h0,1 3-40/h1,1");
  EXPECT_EQ(change.scene.pending(),
            "a2.0 lower ROLL, a2.1 lower HIT_ENEMY, a2.1 upper HIT_SELF" + change.kOnA4);
  change.referee.move(Seat::a, spot_at(kA2, 0), kA3);  // here only 2-93 itself shows more
  EXPECT_EQ(change.scene.sector("a2"), "3-40/h1,1");
  EXPECT_EQ(change.scene.pending(), "a3.0 lower ROLL, a2.0 lower HIT_ENEMY, a2.0 upper HIT_SELF" +
                                        change.kOnA4 + " | a3.0 upper HIT_SELF");
}

TEST(Visibility, SF_R_01_a_covered_card_shoots_with_its_lower_half_but_only_the_top_is_hit) {
  Scene scene;
  scene.sector("a2", "1-08 2-15 1-06").sector("b2", "0-71/h1,0").combat(Seat::a);
  EXPECT_EQ(scene.fighters("a2"), 2 + 1 + (2 + 2));
  scene.play("stay").play("order right").play("split 0 1");
  EXPECT_EQ(scene.sector("a2"), "1-08 2-15 1-06/h0,1");
  EXPECT_EQ(scene.sector("b2"), "");  // seven tokens: four shields, one Fighter, two on the Cruiser
  EXPECT_EQ(scene.armor(Seat::b), 18);
}

// The visible set by its definition: lower half of every card, upper half of every top card.
std::set<std::array<int, 3>> visible(const Scene& scene) {
  std::set<std::array<int, 3>> halves;
  for (Sector sector = 0; sector < kSectors; ++sector) {
    const auto cards = scene.match.table.zone(zone_of(sector));
    for (std::size_t level = 0; level < cards.size(); ++level) {
      const Mark& mark = scene.match.table.mark(cards[level]);
      const int lower = mark.pivoted() ? 0 : 1;
      halves.insert({cards[level], lower, mark.down()});
      if (level + 1 == cards.size()) halves.insert({cards[level], 1 - lower, mark.down()});
    }
  }
  return halves;
}

TEST(Visibility,
     SF_R_02_SF_R_15_triggers_are_the_difference_of_visible_sets_and_of_one_controller) {
  Random random(2024);
  for (int run = 0; run < 2000; ++run) {
    Scene scene;
    scene.deck("");
    for (int card = 0; card < 20; ++card) {
      const Sector sector = static_cast<int>(random.below(kSectors));
      if (!has_room(Position{scene.match, scene.set}, sector)) continue;
      const auto id = static_cast<CardId>((run * 7 + card * 5) % scene.set.cards());
      Mark& mark = scene.match.table.mark(scene.match.table.deal(id, zone_of(sector)));
      mark.set_down(random.below(3) == 0);
      mark.set_pivoted(random.below(3) == 0);
    }
    const auto in_play = scene.match.table.zones(kBoard, kBoard + kSectors - 1);
    const auto chosen = random.below(static_cast<std::uint32_t>(in_play.size()));
    const Spot spot = scene.match.table.where(in_play[chosen]);
    const Sector to = sector_at(board_of(sector_of(spot)), static_cast<int>(random.below(5)));
    const auto before = visible(scene);
    Referee referee(scene.match, scene.set, scene.chance, nullptr);
    switch (random.below(4)) {
      case 0: referee.pivot(Seat::a, spot); break;
      case 1: referee.roll(Seat::a, spot); break;
      case 2: referee.destroy(spot); break;
      default: referee.move(Seat::a, spot, has_room(referee, to) ? to : sector_of(spot));
    }
    std::set<std::array<int, 3>> expected;
    for (const auto& half : visible(scene)) {
      const Face& face = shown(referee, static_cast<Copy>(half[0]));
      if (!before.contains(half) &&
          face.half[static_cast<std::size_t>(half[1])].effect != Effect::none)
        expected.insert(half);
    }
    std::set<std::array<int, 3>> revealed;
    std::set<Seat> controllers;
    for (const Pending& pending : scene.match.chain.pending) {
      const bool down = scene.match.table.mark(pending.copy).down();
      revealed.insert({pending.copy, pending.half, down});
      controllers.insert(board_of(sector_of(scene.match.table.where(pending.copy))));
      EXPECT_EQ(pending.group, 0);
    }
    ASSERT_EQ(revealed, expected) << run;
    ASSERT_LE(revealed.size(), 2U) << run;
    ASSERT_LE(controllers.size(), 1U) << run;
  }
}

// The effect of a card played on a1 waits for its target.
Scene& with(Scene& scene, const char* card) {
  scene.sector("a1", "0-23").hand(Seat::a, card).deployment(Seat::a);
  return scene.play("play " + std::string(card) + " up a1");
}

TEST(Visibility, SF_R_03_sliding_down_belongs_to_the_change_that_made_the_gap) {
  Scene scene;
  scene.sector("a2", "0-29 2-07 0-18/d");
  with(scene, "1-13").play("lateral a2.1 a3");
  EXPECT_EQ(scene.sector("a2"), "0-29 0-18/d");
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 1);  // of 2-07 only, 0-29 is still covered
}

TEST(Visibility, SF_R_04_a_full_sector_is_no_destination_but_vertical_is_always_legal) {
  Scene scene;
  scene.sector("a2", "0-18/d").sector("a3", "0-29/d 0-53 0-71").sector("a4", "0-38/d");
  scene.hand(Seat::a, "0-09 0-97 0-14").deployment(Seat::a).play("play 0-09 up a5");
  EXPECT_EQ(scene.refused("lateral a2.0 a3"), "SF-DEPLOY-06");
  EXPECT_EQ(scene.refused("lateral a4.0 a3"), "SF-DEPLOY-06");
  scene.play("lateral a4.0 a5").play("play 0-97 up a1").play("resolve a1.0 lower");
  EXPECT_EQ(scene.refused("free a2.0 a3"), "SF-DEPLOY-06");
  EXPECT_EQ(scene.refused("free a2.0 a4"), "");
  scene.play("free a2.0 a4").play("hit a5").play("play 0-14 up a2").play("vertical a3.0");
  EXPECT_EQ(scene.sector("a3"), "0-53 0-71 0-29/d");
}

TEST(Visibility, SF_R_05_an_effect_without_any_target_is_skipped) {
  for (const bool target : {false, true}) {
    Scene scene(Mode::skirmish, "Atlas", "Athena");
    scene.sector("a1", "0-01/d 0-05/d").sector("a2", "0-09/d 0-14/d");
    scene.sector("a3", "0-18/d 0-23/d 0-29/d").sector("a4", "0-38/d 0-41/d 0-44/d");
    scene.sector("a5", "0-49/d 0-53/d").sector("b3", target ? "0-71" : "");
    scene.hand(Seat::a, "2-27").deployment(Seat::a);
    scene.play("play 2-27 up a2").play("resolve a2.2 upper");
    EXPECT_EQ(scene.happened(Happening::effect_skipped), !target);
    EXPECT_EQ(scene.offers("free b3.0 b1"), target);    // the only board with room
    EXPECT_EQ(scene.armor(Seat::b), target ? 20 : 19);  // the chain goes on without it
    EXPECT_EQ(scene.sector("a2"), "0-09/d 0-14/d 2-27");
  }
}

TEST(Visibility, SF_R_06_tokens_stay_with_a_card_that_moves_and_leave_what_is_covered) {
  Scene scene;
  scene.sector("b2", "0-18/d 2-15/h1,1").sector("b3", "2-30/h2,1");
  with(scene, "1-13").play("lateral b2.1 b3");
  EXPECT_EQ(scene.sector("b3"), "2-30/h0,1 2-15/h1,1");
}

TEST(Visibility, SF_R_06_tokens_of_a_half_that_is_pivoted_under_are_lost) {
  Scene scene;
  scene.sector("b2", "2-15/h0,1 1-06/h1,1");
  with(scene, "1-20");
  Scene other = scene;
  scene.play("pivot b2.0");
  EXPECT_EQ(scene.sector("b2"), "2-15/p 1-06/h1,1");
  other.play("pivot b2.1");  // on top nothing goes under
  EXPECT_EQ(other.sector("b2"), "2-15/h0,1 1-06/p/h1,1");
}

TEST(Visibility, SF_R_06_tokens_of_a_card_that_is_flipped_or_destroyed_are_lost) {
  Scene scene;
  scene.sector("b2", "2-15/h1,1").sector("b3", "0-53/h1,0/s2");
  with(scene, "1-63").play("roll b2.0");
  EXPECT_EQ(scene.sector("b2"), "2-15/d/k");
  EXPECT_EQ(scene.sector("b3"), "0-53/h1,0/s2");
  Scene other;
  other.sector("b3", "0-53/p/h1,0/s2");
  with(other, "1-28").play("destroy b3.0");
  EXPECT_EQ(other.match.table.mark(other.match.table.top(kDiscard)), Mark{});
}

TEST(Visibility, SF_R_07_SF_R_08_pivoting_reveals_on_a_covered_card_only) {
  Scene scene;
  scene.sector("b2", "3-40").sector("b3", "3-96 0-18/d");
  with(scene, "1-20");
  Scene other = scene;
  scene.play("pivot b3.0");
  EXPECT_EQ(scene.sector("b3"), "3-96/p 0-18/d");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(), 2);
  EXPECT_EQ(scene.fighters("b3"), 4 + 2);
  other.play("pivot b2.0");
  EXPECT_EQ(other.sector("b2"), "3-40/p");
  EXPECT_EQ(other.triggers(), 1);
}

TEST(Visibility, SF_R_08_the_pivot_of_a_top_card_matters_when_it_is_covered_later) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "2-15").hand(Seat::a, "1-20 0-53");
  scene.deployment(Seat::a).play("play 1-20 up a1").play("pivot a2.0").play("play 0-53 up a2");
  EXPECT_EQ(scene.fighters("a2"), 3 + 2);
}

TEST(Visibility, SF_R_09_orientation_survives_moving_sliding_and_flipping) {
  Scene scene;
  scene.sector("b2", "0-18/d/p 2-15/p 0-29/d/p").sector("b3", "0-53");
  scene.hand(Seat::a, "0-09 0-41");
  scene.deployment(Seat::a).play("play 0-09 up a1").play("lateral b2.0 b3");
  EXPECT_EQ(scene.sector("b3"), "0-53 0-18/d/p");
  EXPECT_EQ(scene.sector("b2"), "2-15/p 0-29/d/p");
  scene.play("play 0-41 up a2").play("roll b2.0");
  EXPECT_EQ(scene.sector("b2"), "2-15/d/p/k 0-29/d/p");
  EXPECT_EQ(scene.fighters("b2"), 2 + 2);  // the covered back shows its two Fighters below
}

TEST(Visibility, SF_R_09_a_card_that_leaves_play_loses_orientation_and_face) {
  Scene scene;
  scene.sector("b3", "2-15/d/p");
  with(scene, "1-28").play("destroy b3.0");
  EXPECT_EQ(scene.match.table.mark(scene.match.table.top(kDiscard)), Mark{});
}

TEST(Visibility, SF_R_10_a_top_card_that_moves_triggers_what_it_uncovers_not_itself) {
  Scene scene;
  scene.sector("b2", "0-05 2-07");
  with(scene, "1-13").play("lateral b2.1 b3");
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.armor(Seat::b), 19);
}

TEST(Visibility, SF_R_11_an_effect_may_target_its_own_card_and_cards_with_pending_effects) {
  Scene scene;
  scene.sector("a2", "0-18/d").hand(Seat::a, "1-33").deployment(Seat::a);
  scene.play("play 1-33 up a2").play("resolve a2.1 upper");
  EXPECT_EQ(scene.pending(), "a2.1 lower HIT_ENEMY");
  scene.play("lateral a2.1 a3");
  EXPECT_EQ(scene.sector("a3"), "1-33");
  EXPECT_EQ(scene.armor(Seat::b), 19);
}

TEST(Visibility, SF_R_12_a_free_movement_may_not_stay_in_its_sector_unless_so_agreed) {
  for (const bool agreed : {false, true}) {
    Scene scene;
    if (agreed) scene.ruling(Ruling::free_same_sector);
    scene.sector("a3", "2-07 0-18/d 0-29/d");  // full
    with(scene, "1-26");
    EXPECT_EQ(scene.refused("free a3.0 a3"), agreed ? "" : "SF-FX-FREE-01");
    EXPECT_EQ(scene.refused("free a1.1 a3"), "SF-DEPLOY-06");
    EXPECT_EQ(scene.refused("free a3.0 a5"), "");
    if (agreed) scene.play("free a3.0 a3");
    EXPECT_EQ(scene.sector("a3"), agreed ? "0-18/d 0-29/d 2-07" : "2-07 0-18/d 0-29/d");
    EXPECT_EQ(scene.armor(Seat::b), agreed ? 19 : 20);
  }
}

TEST(Visibility, SF_R_13_edge_sectors_have_one_neighbour_whatever_the_alignment) {
  for (const int shift : {-3, 0, 2}) {
    Scene scene;
    scene.sector("a5", "0-53").sector("b1", "0-71").sector("b5", "0-62").shift(shift);
    with(scene, "1-13");
    EXPECT_EQ(scene.options(),
              (std::vector<std::string>{"lateral a1.0 a2", "lateral a1.1 a2", "lateral a5.0 a4",
                                        "lateral b1.0 b2", "lateral b5.0 b4"}));
  }
}

TEST(Visibility, SF_R_14_a_movement_must_be_made_even_if_it_is_bad) {
  Scene scene;
  scene.hand(Seat::a, "0-09").deployment(Seat::a).play("play 0-09 up a1");
  EXPECT_EQ(scene.sector("a1"), "");
  EXPECT_EQ(scene.sector("a2"), "0-09");
}

TEST(Visibility, SF_R_14_a_destruction_must_hit_its_own_card_if_there_is_no_other) {
  Scene scene;
  scene.sector("a2", "3-25/d").hand(Seat::a, "0-23").deployment(Seat::a);
  Referee referee(scene.match, scene.set, scene.chance, &scene.log);
  referee.roll(Seat::a, spot_at(kA2, 0));
  proceed(referee);
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.discard(), "3-25");
}

}  // namespace
}  // namespace wardroom::starfighter
