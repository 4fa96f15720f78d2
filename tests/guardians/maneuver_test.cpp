// Star of the Guardians: ships in their lanes and how they move.
#include "tests/guardians/scene.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

class Moving : public ::testing::Test {
 protected:
  // With these ships of seat a in their cells.
  void start(std::initializer_list<std::pair<std::string_view, std::string_view>> ships) {
    for (const auto& [id, cell] : ships) scene.has(Seat::a, id, cell);
    scene.start(Phase::offensive_maneuver);
  }
  Scene scene;
};

TEST_F(Moving, SG_MOVE_01_AllSomeOrNone) {
  start({{"lancet", "a.a1"}, {"sabre", "a.c1"}});
  EXPECT_TRUE(scene.offers("pass"));
  scene.play("move a.a1 a.b1");
  scene.play("move a.c1 a.d1");
  EXPECT_EQ(scene.ship("a.b1"), "lancet");
  EXPECT_EQ(scene.ship("a.d1"), "sabre");
  EXPECT_EQ(scene.match.turn, 3);  // nothing is left to move, and seat b has nothing at all
}

TEST_F(Moving, SG_MOVE_03_EveryShip) {
  start({{"lancet", "a.a1"}, {"kestrel", "a.c1"}, {"warden", "a.c2"}});
  for (const char* option : {"move a.a1 a.b1", "move a.c1 a.b1", "move a.c2 a.b2"})
    EXPECT_TRUE(scene.offers(option)) << option;
  EXPECT_EQ(scene.clause("move a.e1 a.d1"), "SG-MOVE-03");
  EXPECT_EQ(scene.clause("move b.e1 b.d1"), "SG-MOVE-03");
}

TEST_F(Moving, SG_MOVE_04_SG_MOVE_05_SG_R_24_AsManyMovesAsItsMovement) {
  start({{"halberd", "a.a1"}});  // Movement 2
  Strings reached;
  for (const std::string& option : scene.options())
    if (option != "pass") reached.push_back(option.substr(10));
  std::ranges::sort(reached);
  EXPECT_EQ(reached, (Strings{"a.a2", "a.a3", "a.b1", "a.b2", "a.c1"}));
  EXPECT_EQ(scene.clause("move a.a1 a.d1"), "SG-MOVE-04");
}

TEST_F(Moving, SG_MOVE_06_OneGoEach) {
  start({{"kestrel", "a.a1"}, {"lancet", "a.e1"}});
  scene.play("move a.a1 a.b1");  // 1 of 4
  EXPECT_EQ(scene.clause("move a.b1 a.c1"), "SG-MOVE-06");
  EXPECT_TRUE(scene.offers("move a.e1 a.d1"));
}

// W-06, W-46.
TEST_F(Moving, SG_MOVE_07_SG_MOVE_08_OccupiedCellsBlockUntilTheyAreLeft) {
  start({{"colossus", "a.b1"}, {"rampart", "a.c1"}, {"sovereign", "a.d1"}});
  EXPECT_EQ(scene.clause("move a.c1 a.b1"), "SG-MOVE-07");
  EXPECT_EQ(scene.clause("move a.c1 a.d1"), "SG-MOVE-07");
  scene.play("move a.b1 a.a1");
  scene.play("move a.c1 a.b1");
  scene.play("move a.d1 a.c1");
  EXPECT_EQ(scene.ship("a.a1"), "colossus");
  EXPECT_EQ(scene.ship("a.b1"), "rampart");
  EXPECT_EQ(scene.ship("a.c1"), "sovereign");
}

TEST_F(Moving, SG_MOVE_07_NoPathLeadsThroughAnotherShip) {
  start({{"sabre", "a.a1"}, {"lancet", "a.a2"}, {"warden", "a.b1"}});
  EXPECT_EQ(scene.clause("move a.a1 a.c1"), "SG-MOVE-04");
  scene.play("move a.b1 a.b3");
  EXPECT_TRUE(scene.offers("move a.a1 a.c1"));
}

// W-07, as far as no Tactic is played.
TEST_F(Moving, SG_MOVE_10_ShipsBehindEachOtherDoNotSwap) {
  start({{"sabre", "a.d1"}, {"lancet", "a.d2"}});
  EXPECT_EQ(scene.clause("move a.d1 a.d2"), "SG-MOVE-07");
  EXPECT_EQ(scene.clause("move a.d2 a.d1"), "SG-MOVE-07");
}

// W-08.
TEST_F(Moving, SG_MOVE_11_SG_R_25_NoDiagonalMoves) {
  start({{"colossus", "a.c1"}, {"sabre", "a.d1"}, {"halberd", "a.b1"}});
  EXPECT_EQ(scene.clause("move a.c1 a.d2"), "SG-MOVE-04");  // Movement 1
  EXPECT_TRUE(scene.offers("move a.b1 a.a2"));              // Movement 2: in two moves
}

TEST_F(Moving, SG_R_25_BackAndSidewaysGetsBehindANeighbour) {
  start({{"halberd", "a.c1"}, {"sabre", "a.d1"}});
  scene.play("move a.c1 a.d2");
  scene.play("pass");
  EXPECT_EQ(scene.ship("a.d2"), "halberd");
}

TEST_F(Moving, SG_R_25_EnemiesNeverBlock) {
  scene.has(Seat::b, "lancet", "b.d1").has(Seat::b, "lancet", "b.d2");
  start({{"halberd", "a.c1"}});
  EXPECT_TRUE(scene.offers("move a.c1 a.d1"));
  EXPECT_TRUE(scene.offers("move a.c1 a.e1"));
}

// W-09.
TEST_F(Moving, SG_MOVE_12_SG_MOVE_13_ShipsSlideForwardWhenAllHaveMoved) {
  start({{"halberd", "a.c3"},
         {"sabre", "a.e1"},
         {"lancet", "a.e3"},
         {"warden", "a.a1"},
         {"kestrel", "a.a2"},
         {"picket", "a.a3"}});
  scene.play("move a.c3 a.d3");
  EXPECT_EQ(scene.ship("a.d3"), "halberd");
  scene.play("pass");
  EXPECT_EQ(scene.ship("a.d1"), "halberd");
  EXPECT_EQ(scene.ship("a.e1"), "sabre");
  EXPECT_EQ(scene.ship("a.e2"), "lancet");
  EXPECT_EQ(scene.ship("a.a3"), "picket");
  EXPECT_EQ(scene.count(Happening::ship_slid), 2);
}

TEST_F(Moving, SG_MOVE_14_SG_GEN_24_AAndEAreNotNeighbours) {
  start({{"kestrel", "a.a1"}});  // Movement 4: all the way through B, C and D
  EXPECT_TRUE(scene.offers("move a.a1 a.e1"));
  Scene other;
  other.has(Seat::a, "sabre", "a.a1");  // Movement 3
  other.start(Phase::offensive_maneuver);
  EXPECT_EQ(other.clause("move a.a1 a.e1"), "SG-MOVE-04");
}

}  // namespace
}  // namespace wardroom::guardians
