// Star of the Guardians: cards from hand into play, and what they may be put on.
#include "tests/guardians/scene.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

// Seat a in its Deployment phase with these cards in hand, and enough to pay for all of them.
class Deploying : public ::testing::Test {
 protected:
  void hand(std::initializer_list<std::string_view> ids) {
    scene.has_all(Seat::a, "hand", ids);
    rich(Seat::a);
  }
  void rich(Seat seat) {
    for (int i = 0; i < 20; ++i) scene.has(seat, "halden-prime");
    for (int i = 0; i < 10; ++i) scene.has(seat, "family-signet");
  }
  void start() { scene.start(Phase::deployment); }
  void play(std::string_view option) {
    scene.play(option);
    while (scene.offers("pay")) scene.play("pay");
  }

  Scene scene;
};

TEST_F(Deploying, SG_DEPLOY_01_AnyNumberInAnyOrder) {
  hand({"lancet", "veteran-gunner", "wasp", "seer-ilvane", "family-signet", "minefield",
        "lascannon-battery"});
  start();
  play("deploy seer-ilvane");
  play("station lancet c");
  play("assign lascannon-battery a.c1");
  play("assign wasp a.home");
  play("station minefield d");
  play("assign veteran-gunner a.c1");
  play("deploy family-signet");
  EXPECT_TRUE(scene.at(Seat::a, "hand").empty());
  EXPECT_EQ(scene.at(Seat::a, "on lancet"), (Strings{"lascannon-battery", "veteran-gunner"}));
  EXPECT_EQ(scene.at(Seat::a, "home"), Strings{"wasp"});
  EXPECT_EQ(scene.at(Seat::a, "d"), Strings{"minefield"});
}

TEST_F(Deploying, SG_DEPLOY_04_SG_LANE_01_SG_SHIP_01_ShipsGoIntoAnyLane) {
  hand({"lancet", "sabre"});
  start();
  for (const std::string lane : {"a", "b", "c", "d", "e"})
    EXPECT_TRUE(scene.offers("station lancet " + lane)) << lane;
  EXPECT_EQ(scene.clause("station lancet a.c1"), "SG-DEPLOY-04");
  EXPECT_EQ(scene.clause("station lancet b.c"), "SG-R-60");
  EXPECT_EQ(scene.clause("deploy lancet"), "SG-DEPLOY-01");
  play("station lancet e");
  EXPECT_EQ(scene.ship("a.e1"), "lancet");
}

TEST_F(Deploying, SG_DEPLOY_05_SG_CREW_01_SG_CREW_02_SG_R_16_CrewGoesWhereItsKindBelongs) {
  hand({"veteran-gunner", "ace-pilot", "planetary-governor", "base-commander"});
  scene.has(Seat::a, "vangelis").has(Seat::a, "lancet", "a.c1").has(Seat::a, "wasp", "home");
  scene.has(Seat::a, "mule", "home").has(Seat::b, "sabre", "b.c1");
  start();
  EXPECT_TRUE(scene.offers("assign veteran-gunner a.c1"));
  EXPECT_EQ(scene.clause("assign veteran-gunner b.c1"), "SG-R-16");       // an enemy
  EXPECT_EQ(scene.clause("assign veteran-gunner a.home"), "SG-CREW-02");  // no card
  EXPECT_EQ(scene.clause("assign veteran-gunner a.d1"), "SG-CREW-02");
  play("assign veteran-gunner a.c1");
  EXPECT_EQ(scene.at(Seat::a, "on lancet"), Strings{"veteran-gunner"});
}

TEST_F(Deploying, SG_CREW_11_ShipCrewOnlyOnShips) {
  hand({"veteran-gunner"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "wasp", "home");
  start();
  EXPECT_EQ(scene.clause("assign veteran-gunner a.realm.1"), "SG-R-16");
  EXPECT_EQ(scene.clause("assign veteran-gunner a.home.1"), "SG-R-16");
  EXPECT_TRUE(scene.offers("assign veteran-gunner a.c1"));
}

TEST_F(Deploying, SG_CREW_12_SquadronCrewOnlyOnSquadrons) {
  hand({"ace-pilot"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "wasp", "home").has(Seat::a, "mule", "home");
  start();
  EXPECT_EQ(scene.clause("assign ace-pilot a.c1"), "SG-R-16");
  EXPECT_EQ(scene.clause("assign ace-pilot a.home.2"), "SG-R-16");  // its text: no bombers
  EXPECT_TRUE(scene.offers("assign ace-pilot a.home.1"));
}

TEST_F(Deploying, SG_CREW_13_SystemCrewOnlyOnSystems) {
  hand({"planetary-governor", "base-commander"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "vangelis");
  start();
  EXPECT_EQ(scene.clause("assign planetary-governor a.c1"), "SG-R-16");
  EXPECT_TRUE(scene.offers("assign planetary-governor a.realm.1"));
  EXPECT_EQ(scene.clause("assign base-commander a.realm.1"), "SG-R-16");  // no catapults
  EXPECT_TRUE(scene.offers("assign base-commander a.realm.31"));
}

TEST_F(Deploying, SG_CREW_16_SG_CREW_17_TheSameCrewOnSeveralCardsButNotTwiceOnOne) {
  hand({"veteran-gunner", "veteran-gunner"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "sabre", "a.d1").has(Seat::b, "kestrel", "b.c1");
  scene.has(Seat::b, "veteran-gunner", "on kestrel");
  start();
  EXPECT_EQ(scene.clause("assign veteran-gunner a.c1"), "SG-CREW-17");
  EXPECT_FALSE(scene.offers("assign veteran-gunner a.c1"));
  play("assign veteran-gunner a.d1");
  EXPECT_EQ(scene.at(Seat::a, "on sabre"), Strings{"veteran-gunner"});
}

TEST_F(Deploying, SG_WEAPON_01_SG_WEAPON_02_OnAShipOrSquadronInPlay) {
  hand({"lascannon-battery", "guided-missiles", "nova-lance"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "colossus", "a.d1");
  scene.has(Seat::a, "wasp", "home");
  start();
  EXPECT_EQ(scene.clause("assign lascannon-battery a.realm.1"), "SG-R-16");
  EXPECT_EQ(scene.clause("assign nova-lance a.c1"), "SG-R-16");
  EXPECT_TRUE(scene.offers("assign nova-lance a.d1"));
  play("assign guided-missiles a.home.1");
  EXPECT_EQ(scene.at(Seat::a, "on wasp"), Strings{"guided-missiles"});
}

TEST_F(Deploying, SG_WEAPON_05_SG_R_82_AnyNumberOfWeaponsAlsoTheSame) {
  hand({"lascannon-battery", "lascannon-battery", "shield-booster"});
  scene.has(Seat::a, "lancet", "a.c1");
  start();
  play("assign lascannon-battery a.c1");
  play("assign lascannon-battery a.c1");
  play("assign shield-booster a.c1");
  EXPECT_EQ(scene.at(Seat::a, "on lancet").size(), 3U);
}

TEST_F(Deploying, SG_DEPLOY_06_SG_SQUAD_01_SG_SQUAD_02_SG_SQUAD_03_SquadronsNeedCatapults) {
  hand({"wasp", "talon", "mule"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "aerie", "a.d1").has(Seat::a, "vangelis");
  scene.has(Seat::b, "rookery", "b.d1");
  start();
  EXPECT_EQ(scene.clause("assign wasp a.c1"), "SG-SQUAD-02");
  EXPECT_EQ(scene.clause("assign wasp a.realm.1"), "SG-SQUAD-02");
  EXPECT_EQ(scene.clause("assign wasp b.d1"), "SG-R-16");
  play("assign wasp a.d1");
  play("assign talon a.realm.31");
  EXPECT_EQ(scene.at(Seat::a, "on aerie"), Strings{"wasp"});
  EXPECT_EQ(scene.at(Seat::a, "on vangelis"), Strings{"talon"});
}

TEST_F(Deploying, SG_DEPLOY_07_AnyShipWithCatapultsIsACarrier) {
  hand({"wasp"});
  scene.has(Seat::a, "phoenix", "a.d1");  // a dreadnought
  start();
  EXPECT_TRUE(scene.offers("assign wasp a.d1"));
}

TEST_F(Deploying, SG_SYSTEM_08_SG_SYSTEM_09_SomeSpecialSystemsHaveABase) {
  hand({"wasp"});
  scene.has(Seat::a, "gravewell-station").has(Seat::a, "hadrian-yards");
  start();
  EXPECT_TRUE(scene.offers("assign wasp a.realm.31"));
  EXPECT_EQ(scene.clause("assign wasp a.realm.32"), "SG-SQUAD-02");
}

TEST_F(Deploying, SG_SQUAD_06_AnyNumberOfSquadrons) {
  hand({"wasp", "wasp", "talon", "mule"});
  scene.has(Seat::a, "aerie", "a.d1");  // one catapult
  start();
  for (const char* option : {"assign wasp a.d1", "assign wasp a.d1", "assign talon a.d1"})
    play(option);
  EXPECT_EQ(scene.at(Seat::a, "on aerie").size(), 3U);
}

TEST_F(Deploying, SG_HOME_01_SquadronsMayBeDeployedToTheHomeSystem) {
  hand({"wasp", "talon"});
  start();
  EXPECT_EQ(scene.clause("assign wasp b.home"), "SG-CREW-02");
  play("assign wasp a.home");
  play("assign talon a.home");
  EXPECT_EQ(scene.at(Seat::a, "home"), (Strings{"wasp", "talon"}));
}

// W-03.
TEST_F(Deploying, SG_GEN_21_SG_GEN_22_SG_GEN_23_SG_PERSON_05_UniqueCards) {
  hand({"warlord-derek-sagan", "crown-of-starfire", "trade-charter"});
  scene.has(Seat::b, "warlord-derek-sagan").has(Seat::b, "crown-of-starfire");
  scene.has(Seat::b, "trade-charter");
  start();
  EXPECT_EQ(scene.clause("deploy warlord-derek-sagan"), "SG-R-15");
  EXPECT_EQ(scene.clause("deploy crown-of-starfire"), "SG-R-15");
  EXPECT_TRUE(scene.offers("deploy trade-charter"));
  CardTable& table = scene.match.table;
  table.move(table.where(scene.copy(Seat::b, "warlord-derek-sagan")), zone_of(kDiscard, Seat::b));
  EXPECT_TRUE(scene.offers("deploy warlord-derek-sagan"));
}

TEST_F(Deploying, SG_R_15_NoSecondCopyOfOnesOwnEither) {
  hand({"seer-ilvane", "seer-ilvane"});
  start();
  play("deploy seer-ilvane");
  EXPECT_EQ(scene.clause("deploy seer-ilvane"), "SG-R-15");
}

TEST_F(Deploying, SG_ARTIFACT_03_SG_ARTIFACT_04_SG_R_14_ArtifactsSayWhetherTheyAreUnique) {
  hand({"trade-charter", "trade-charter", "reliquary-of-the-creator", "reliquary-of-the-creator"});
  start();
  play("deploy trade-charter");
  play("deploy trade-charter");
  play("deploy reliquary-of-the-creator");
  EXPECT_EQ(scene.clause("deploy reliquary-of-the-creator"), "SG-R-15");
}

TEST_F(Deploying, SG_ARTIFACT_01_SG_ARTIFACT_02_SG_PERSON_01_SG_R_13_InTheDeploymentPhase) {
  hand({"trade-charter", "the-young-king"});
  scene.start(Phase::system);
  EXPECT_EQ(scene.clause("deploy trade-charter"), "SG-SYSTEM-01");
  scene.play("pass");
  play("deploy trade-charter");
  play("deploy the-young-king");
  EXPECT_EQ(scene.at(Seat::a, "realm").size(), 32U);
}

TEST_F(Deploying, SG_MODIFIER_01_ModifiersGoOnALaneOrAShip) {
  hand({"minefield", "ablative-plating"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::b, "sabre", "b.c1");
  start();
  EXPECT_EQ(scene.clause("station minefield a.c1"), "SG-DEPLOY-04");
  EXPECT_EQ(scene.clause("station ablative-plating c"), "SG-DEPLOY-01");
  EXPECT_EQ(scene.clause("assign ablative-plating b.c1"), "SG-R-16");
  play("station minefield c");
  play("assign ablative-plating a.c1");
  EXPECT_EQ(scene.at(Seat::a, "c"), Strings{"minefield"});
  EXPECT_EQ(scene.at(Seat::a, "on lancet"), Strings{"ablative-plating"});
}

TEST_F(Deploying, SG_MOVE_03_NewCardsAreAvailableUnlessTheySayOtherwise) {
  hand({"seer-ilvane", "lancet"});
  start();
  play("deploy seer-ilvane");
  play("station lancet c");
  EXPECT_FALSE(scene.is_used(Seat::a, "seer-ilvane"));
  EXPECT_TRUE(scene.offers("move a.c1 a.b1"));
}

TEST_F(Deploying, SG_GEN_25_CoreWorldEntersPlayUsed) {
  scene.has_all(Seat::a, "hand", {"core-world", "lancet"});
  scene.start(Phase::system);
  scene.play("settle core-world");
  EXPECT_TRUE(scene.is_used(Seat::a, "core-world"));
  EXPECT_EQ(scene.clause("station lancet c"), "SG-DEPLOY-03");
}

TEST_F(Deploying, SG_SHIP_02_SG_LANE_04_SG_LANE_05_SG_R_22_ThreeShipsInALane) {
  hand({"lancet"});
  for (const char* cell : {"a.c1", "a.c2", "a.c3"}) scene.has(Seat::a, "sabre", cell);
  for (const char* cell : {"b.d1", "b.d2", "b.d3"}) scene.has(Seat::b, "sabre", cell);
  start();
  EXPECT_EQ(scene.clause("station lancet c"), "SG-LANE-05");
  EXPECT_TRUE(scene.offers("station lancet d"));  // the enemy's do not count
}

TEST_F(Deploying, SG_LANE_02_SG_LANE_03_TheFrontRowOrBehindTheLast) {
  hand({"lancet", "kestrel", "warden"});
  scene.has(Seat::b, "sabre", "b.c1");
  start();
  play("station lancet c");
  play("station kestrel c");
  play("station warden c");
  EXPECT_EQ(scene.ship("a.c1"), "lancet");
  EXPECT_EQ(scene.ship("a.c2"), "kestrel");
  EXPECT_EQ(scene.ship("a.c3"), "warden");
}

}  // namespace
}  // namespace wardroom::guardians
