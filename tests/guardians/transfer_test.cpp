// Star of the Guardians: the Crew Transfer step.
#include "tests/guardians/scene.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

// Up to the step: nobody has more cards in hand than allowed.
void start(Scene& scene) {
  scene.has(Seat::a, "wasp", "hand").has(Seat::b, "wasp", "hand");
  scene.start(Phase::discard);
}

// W-30.
TEST(GuardiansCrew, SG_CREW_06_SG_CREW_07_SG_CREW_08_SG_CREW_09_SG_R_18_ThroughTheHomeSystem) {
  Scene scene;
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "sabre", "a.d1");
  scene.has(Seat::b, "kestrel", "b.c1").has(Seat::b, "veteran-gunner", "on kestrel");
  start(scene);
  EXPECT_EQ(scene.match.phase, Phase::transfer);
  EXPECT_EQ(scene.asked(), Seat::a);
  EXPECT_EQ(scene.options(), (Strings{"pass", "transfer aboard.1 a.home"}));
  EXPECT_EQ(scene.clause("transfer aboard.1 a.d1"), "SG-CREW-09");
  EXPECT_EQ(scene.clause("transfer aboard.2 a.home"), "SG-CREW-06");  // not the enemy's
  scene.play("transfer aboard.1 a.home");
  EXPECT_EQ(scene.at(Seat::a, "home"), Strings{"veteran-gunner"});
  EXPECT_TRUE(scene.at(Seat::a, "on lancet").empty());
  // Once a turn, so there is nothing left to transfer; in the next own turn on to the other ship.
  EXPECT_NE(scene.match.phase, Phase::transfer);
  scene.pass_to(Phase::transfer);
  EXPECT_EQ(scene.asked(), Seat::b);
  scene.pass_to(Phase::transfer);
  EXPECT_EQ(scene.asked(), Seat::a);
  scene.play("transfer a.home.1 a.d1");
  EXPECT_EQ(scene.at(Seat::a, "on sabre"), Strings{"veteran-gunner"});
}

TEST(GuardiansCrew, SG_CREW_08_OnceATurn) {
  Scene scene;
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "shield-engineer", "on lancet");
  start(scene);
  scene.play("transfer aboard.1 a.home");
  EXPECT_EQ(scene.clause("transfer a.home.1 a.c1"), "SG-CREW-08");
  EXPECT_TRUE(scene.offers("transfer aboard.1 a.home"));  // the other one
}

TEST(GuardiansCrew, SG_CREW_10_BetweenSquadronsOfOneBase) {
  Scene scene;
  scene.has(Seat::a, "aerie", "a.c1")
      .has(Seat::a, "wasp", "on aerie")
      .has(Seat::a, "talon", "on aerie");
  scene.has(Seat::a, "mule", "on aerie").has(Seat::a, "stormhawk", "home");
  scene.has(Seat::a, "ace-pilot", "on wasp");
  start(scene);
  EXPECT_TRUE(scene.offers("transfer aboard.4 aboard.2"));
  EXPECT_EQ(scene.clause("transfer aboard.4 aboard.3"), "SG-R-16");     // a bomber
  EXPECT_EQ(scene.clause("transfer aboard.4 a.home.1"), "SG-CREW-09");  // another base
  EXPECT_EQ(scene.clause("transfer aboard.1 a.home"), "SG-CREW-06");
  scene.play("transfer aboard.4 aboard.2");
  EXPECT_EQ(scene.at(Seat::a, "on talon"), Strings{"ace-pilot"});
}

TEST(GuardiansCrew, SG_R_18_OnlyToACardThatMayCarryItAndHasNoneOfThatName) {
  Scene scene;
  scene.has(Seat::a, "veteran-gunner", "home", true);  // being used does not matter
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "sabre", "a.d1").has(Seat::a, "halden-prime").has(Seat::b, "kestrel", "b.c1");
  start(scene);
  EXPECT_EQ(scene.clause("transfer a.home.1 a.c1"), "SG-CREW-17");
  EXPECT_EQ(scene.clause("transfer a.home.1 a.realm.1"), "SG-R-16");
  EXPECT_EQ(scene.clause("transfer a.home.1 b.c1"), "SG-R-16");
  EXPECT_EQ(scene.clause("transfer a.home.1 a.home"), "SG-CREW-09");
  scene.play("transfer a.home.1 a.d1");
  EXPECT_TRUE(scene.is_used(Seat::a, "veteran-gunner") ||
              scene.at(Seat::a, "on sabre").size() == 1);
}

TEST(GuardiansCrew, SG_END_03_DiscardThenCrewTransferThenRolesChange) {
  Scene scene;
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  for (int card = 0; card < 7; ++card) scene.has(Seat::a, "wasp", "hand");
  scene.start(Phase::discard);
  EXPECT_EQ(scene.match.phase, Phase::discard);
  scene.play("discard wasp");
  EXPECT_EQ(scene.match.phase, Phase::transfer);
  scene.log = {};
  scene.play("pass");
  EXPECT_EQ(scene.log.events().front().args[0], static_cast<int>(Phase::change_of_roles));
}

TEST(GuardiansCrew, SG_R_01_CrewMayTransferInATurnWithoutAttack) {
  Scene scene;
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "wasp", "hand");
  scene.start(Phase::attack);  // without Influence
  EXPECT_EQ(scene.match.phase, Phase::transfer);
  EXPECT_TRUE(scene.offers("transfer aboard.1 a.home"));
}

TEST(GuardiansCrew, SG_R_16_NeverStraightToTheHomeSystem) {
  Scene scene;
  for (int i = 0; i < 3; ++i) scene.has(Seat::a, "halden-prime").has(Seat::a, "family-signet");
  scene.has(Seat::a, "veteran-gunner", "hand");
  scene.start(Phase::deployment);
  EXPECT_NE(scene.clause("assign veteran-gunner a.home"), "");
}

}  // namespace
}  // namespace wardroom::guardians
