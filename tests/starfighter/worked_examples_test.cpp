// The rule book's own examples, WE-01 to WE-08 of the ledger, and what they fix about cards.
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

TEST(WorkedExamples, WE_01_SF_REINF_06_first_reinforcements_bring_five_cards_each) {
  Scene scene;
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 5);
  EXPECT_EQ(scene.hand_size(Seat::b), 5);
}

TEST(WorkedExamples, WE_02_SF_REINF_07_two_free_sectors_bring_two_cards) {
  Scene scene;
  scene.sector("a1", "0-01").sector("a3", "0-05").sector("a4", "0-09").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 2);
}

TEST(WorkedExamples, WE_03_SF_DEPLOY_22_SF_DEPLOY_23_SF_DEPLOY_24_a_sector_grows) {
  Scene scene;
  scene.hand(Seat::a, "1-02 1-06 2-03 2-07 3-04").hand(Seat::b, "0-18 0-23 0-29 0-38");
  scene.deployment(Seat::a);
  for (const char* card : {"1-02", "1-06", "2-03", "2-07", "3-04"})
    EXPECT_EQ(scene.refused("play " + std::string(card) + " up a2"), "SF-DEPLOY-14") << card;

  scene.play("play 2-03 down a2");
  EXPECT_EQ(scene.sector("a2"), "2-03/d");
  EXPECT_EQ(scene.fighters("a2"), 2);
  EXPECT_EQ(scene.triggers(), 0);
  EXPECT_EQ(scene.decider(), "b");

  scene.play("play 0-18 down b1").play("play 1-02 up a2");
  EXPECT_EQ(scene.sector("a2"), "2-03/d 1-02");
  EXPECT_EQ(scene.fighters("a2"), 2);  // of 1-02; the back's two are hidden
  EXPECT_EQ(scene.triggers(), 1);
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.decider(), "b");

  scene.play("play 0-23 down b2").play("play 1-06 down a2").play("play 0-29 down b3");
  EXPECT_EQ(scene.sector("a2"), "2-03/d 1-02 1-06/d");
  EXPECT_EQ(scene.triggers(), 1);
  EXPECT_EQ(scene.refused("play 2-07 up a2"), "SF-DEPLOY-14");
  EXPECT_EQ(scene.refused("play 3-04 up a2"), "");
}

TEST(WorkedExamples, WE_04_SF_INIT_08_SF_BATTLE_14_SF_BATTLE_15_SF_BATTLE_16_three_columns) {
  Scene scene(Mode::training, "Athena", "Ares");
  scene.sector("a1", "0-23/d").sector("a2", "0-05 1-11").sector("b4", "0-18/d 1-06");
  scene.sector("a4", "0-14/d").sector("a5", "0-38/d").sector("b1", "0-29/d").sector("b2", "0-09/d");
  scene.shift(1).combat(Seat::a);
  scene.play("shift right").play("order right");
  // Column 4: Athena has placed her tokens, Ares chooses where his three go.
  EXPECT_EQ(scene.sector("a2"), "0-05/h1,0");
  EXPECT_EQ(scene.discard(), "1-11");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 2 1", "split 1 2"}));
  scene.play("split 2 1");

  EXPECT_EQ(scene.armor(Seat::a), 19);
  EXPECT_EQ(scene.armor(Seat::b), 18);
  EXPECT_EQ(scene.sector("a2"), "0-05/h1,0");
  EXPECT_EQ(scene.sector("b4"), "0-18/d 1-06/h2,1");
  EXPECT_EQ(scene.discard(), "1-11");
  EXPECT_EQ(scene.triggers(), 1);
  EXPECT_EQ(scene.match.initiative, Seat::b);
  EXPECT_EQ(scene.match.round, 2);
  std::vector<std::string> battles;
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::battle))
      battles.push_back(sector_name(event.args[0]) + sector_name(event.args[1]) + ' ' +
                        std::to_string(event.args[2]) + '/' + std::to_string(event.args[3]));
  EXPECT_EQ(battles, (std::vector<std::string>{"a1b3 0/2", "a2b4 4/3", "a3b5 0/0"}));
  for (const char* bystander : {"a4", "a5", "b1", "b2"})
    EXPECT_EQ(scene.fighters(bystander), 2) << bystander;
}

TEST(WorkedExamples, WE_05_SF_FX_GEN_07_vertical_movement_in_a_one_card_sector) {
  Scene scene;
  scene.sector("a2", "2-07").hand(Seat::a, "0-14 0-23").deployment(Seat::a);
  scene.play("play 0-14 up a1");
  EXPECT_EQ(scene.refused("vertical a2.0"), "");
  scene.play("vertical a2.0");
  EXPECT_EQ(scene.sector("a2"), "2-07");
  EXPECT_EQ(scene.sector("a1"), "0-14");
  EXPECT_EQ(scene.triggers(), 1);
  EXPECT_EQ(scene.armor(Seat::b), 20);
  EXPECT_EQ(scene.kind(), "act");
}

TEST(WorkedExamples, WE_06_SF_CHAIN_05_SF_CHAIN_06_SF_CHAIN_07_SF_CHAIN_08_lateral_in_a_chain) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10").deployment(Seat::a);
  scene.play("play 3-10 up a2");
  EXPECT_EQ(scene.pending(), "a2.3 lower DRAW, a2.3 upper LATERAL");
  scene.play("resolve a2.3 lower");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  scene.play("lateral a2.2 a1");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 1-08 3-10");
  EXPECT_EQ(scene.sector("a1"), "2-07");
  EXPECT_EQ(scene.armor(Seat::b), 19);
  EXPECT_EQ(scene.triggers(), 3);
  EXPECT_EQ(scene.triggers(Effect::vertical), 0);
}

TEST(WorkedExamples, WE_07_SF_CHAIN_09_SF_CHAIN_10_a_covered_card_is_pivoted_and_moved) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 3-10").sector("a1", "2-07").aside(Seat::a, "0-14");
  scene.hand(Seat::a, "3-35").deployment(Seat::a);
  scene.play("play 3-35 up a2").play("resolve a2.3 upper");
  EXPECT_EQ(scene.aside_size(Seat::a), 2);
  scene.play("pivot a2.2");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 1-08 3-10/p 3-35");
  EXPECT_EQ(scene.triggers(Effect::lateral), 1);
  EXPECT_EQ(scene.refused("lateral a2.2 a1"), "");  // usable on that very card
  scene.play("lateral a2.2 a1");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 1-08 3-35");
  EXPECT_EQ(scene.sector("a1"), "2-07 3-10/p");
  EXPECT_EQ(scene.aside_size(Seat::a), 3);
  EXPECT_EQ(scene.triggers(), 4);
  EXPECT_EQ(scene.triggers(Effect::draw), 2);
  EXPECT_EQ(scene.triggers(Effect::lateral), 1);
  EXPECT_EQ(scene.triggers(Effect::vertical), 0);
}

TEST(WorkedExamples, WE_08_SF_CHAIN_11_SF_CHAIN_12_effects_in_the_middle_of_damage) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 3-35").sector("b3", "0-05").sector("b1", "0-18/d 0-29/d");
  scene.shift(1).combat(Seat::a);
  scene.play("stay").play("order right");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 1-08");  // point 1
  EXPECT_EQ(scene.decider(), "a");
  scene.play("vertical a2.0");
  EXPECT_EQ(scene.sector("a2"), "1-08");  // points 2 and 3
  EXPECT_EQ(scene.triggers(Effect::vertical), 2);
  EXPECT_EQ(scene.decider(), "a");
  scene.play("vertical b1.0");
  EXPECT_EQ(scene.sector("a2"), "1-08/h0,1");  // point 4
  EXPECT_EQ(scene.sector("b1"), "0-29/d 0-18/d");
  EXPECT_EQ(scene.sector("b3"), "0-05/h3,0");
  EXPECT_EQ(scene.discard(), "0-23 3-35");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.triggers(), 2);
}

TEST(WorkedExamples, WE_09_cards_the_examples_describe) {
  const Set& set = Starfighter::own_set();
  const auto front = [&](const char* id) -> const Front& { return set.front(*set.find(id)); };
  const auto fighters = [&](const char* id) {
    return front(id).face.half[0].fighters + front(id).face.half[1].fighters;
  };
  EXPECT_EQ(front("3-10").level, 3);
  EXPECT_EQ(front("3-10").face.half[0].effect, Effect::lateral);
  EXPECT_EQ(front("3-10").face.half[1].effect, Effect::draw);

  EXPECT_EQ(front("3-35").level, 3);
  EXPECT_EQ(fighters("3-35"), 1);
  EXPECT_EQ(front("3-35").face.half[0].effect, Effect::draw);
  EXPECT_EQ(front("3-35").face.half[1].effect, Effect::pivot);

  EXPECT_EQ(front("1-08").level, 1);
  EXPECT_EQ(front("1-08").face.half[0].effect, Effect::vertical);
  EXPECT_GE(fighters("1-08"), 2);

  EXPECT_EQ(front("2-07").level, 2);
  EXPECT_EQ(front("2-07").face.half[0].effect, Effect::hit_enemy);

  EXPECT_EQ(front("0-05").level, 0);
  EXPECT_EQ(front("0-05").face.half[0].effect, Effect::hit_self);
  EXPECT_GE(front("0-05").face.half[0].fighters, 2);
  EXPECT_EQ(front("0-05").face.half[1].fighters, 0);

  EXPECT_EQ(front("1-11").level, 1);
  EXPECT_EQ(fighters("1-11"), 3);
  EXPECT_EQ(front("1-06").level, 1);
  EXPECT_EQ(fighters("1-06"), 4);
}

}  // namespace
}  // namespace wardroom::starfighter
