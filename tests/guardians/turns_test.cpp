// Star of the Guardians: attacks declared, the end of a turn, the end of the game, and tables of
// three and four.
#include "tests/guardians/scene.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

// W-22.
TEST(GuardiansAttack, SG_ATTACK_01_SG_ATTACK_04_SG_R_09_SG_ARTIFACT_06_FiveProvidedNothingSpent) {
  const auto scene_with = [](bool artifact) {
    Scene scene;
    scene.has(Seat::a, "halden-prime", "realm", true).has(Seat::a, "vangelis", "realm", true);
    scene.has(Seat::a, "core-world", "realm", true).has(Seat::a, "president-peter-robes");
    if (artifact) scene.has(Seat::a, "trade-charter");
    scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "wasp", "hand");
    return scene;
  };
  Scene with = scene_with(true);
  with.start(Phase::attack);
  EXPECT_EQ(with.options(), (Strings{"pass", "attack left"}));
  with.play("attack left");
  EXPECT_EQ(with.count(Happening::attack_declared), 1);
  EXPECT_FALSE(with.is_used(Seat::a, "trade-charter"));
  EXPECT_EQ(with.pool(Seat::a, Point::influence), 0);

  Scene without = scene_with(false);
  without.start(Phase::offensive_maneuver);
  without.play("pass");
  EXPECT_NE(without.match.phase, Phase::attack);  // nothing to choose: everybody sees that
  EXPECT_EQ(without.count(Happening::attack_declared), 0);
}

Scene attacker(int seats = 2) {
  Scene scene(seats);
  for (int i = 0; i < 5; ++i) scene.has(Seat::a, "halden-prime");
  scene.has(Seat::a, "wasp", "hand");
  return scene;
}

TEST(GuardiansAttack, SG_ATTACK_02_OnlyTheFactIsAnnounced) {
  Scene scene = attacker();
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::b, "sabre", "b.c1");
  scene.start(Phase::attack);
  EXPECT_EQ(scene.options(), (Strings{"pass", "attack left"}));
}

TEST(GuardiansAttack, SG_ATTACK_03_WithoutAnAttackNobodyDefends) {
  Scene scene = attacker();
  scene.has(Seat::b, "sabre", "b.c1");
  scene.start(Phase::attack);
  scene.pass_to(Phase::discard);
  EXPECT_EQ(scene.count(Happening::phase_begins) > 0, true);
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::phase_begins)) {
      EXPECT_NE(event.args[0], static_cast<int>(Phase::defensive_maneuver));
    }
}

TEST(GuardiansAttack, SG_ATTACK_05_AlsoAgainstNobody) {
  Scene scene = attacker();
  scene.has(Seat::b, "wasp", "home");
  scene.start(Phase::attack);
  EXPECT_TRUE(scene.offers("attack left"));
  EXPECT_EQ(scene.clause("move a.c1 a.d1"), "SG-ATTACK-01");
  Scene poor;
  poor.has_all(Seat::a, "realm", {"halden-prime", "saltwind", "core-world"});
  poor.has(Seat::a, "lancet", "a.c1").has(Seat::b, "wasp", "hand");
  poor.start(Phase::offensive_maneuver);
  poor.play("pass");
  EXPECT_EQ(poor.asked(), Seat::b);  // the turn is over
}

TEST(GuardiansAttack, SG_MOVE_02_TheDefenderMayMove) {
  Scene scene = attacker();
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::b, "sabre", "b.c1").has(Seat::b, "picket", "b.d1");
  scene.start(Phase::attack);
  scene.play("attack left");
  EXPECT_EQ(scene.match.phase, Phase::defensive_maneuver);
  EXPECT_EQ(scene.asked(), Seat::b);
  scene.play("move b.c1 b.b1");
  scene.play("move b.d1 b.e1");
  EXPECT_EQ(scene.at(Seat::b, "b.b1"), Strings{"sabre"});
}

TEST(GuardiansTurn, SG_END_01_SG_END_02_SixCardsForEverybody) {
  Scene scene;
  scene.has_all(Seat::a, "hand", {"wasp", "wasp", "talon", "mule", "anvil", "ghost", "lancet"});
  scene.has_all(Seat::b, "hand",
                {"wasp", "talon", "mule", "anvil", "ghost", "lancet", "sabre", "picket"});
  scene.start(Phase::discard);
  EXPECT_EQ(scene.asked(), Seat::a);
  EXPECT_EQ(scene.options().size(), 6U);  // equal cards once
  EXPECT_EQ(scene.clause("pass"), "SG-END-02");
  scene.play("discard talon");
  EXPECT_EQ(scene.at(Seat::a, "discard"), Strings{"talon"});
  EXPECT_EQ(scene.asked(), Seat::b);
  scene.play("discard wasp");
  scene.play("discard mule");
  EXPECT_EQ(scene.at(Seat::b, "hand").size(), 6U);
  EXPECT_EQ(scene.match.phase, Phase::system);  // of the next turn
}

TEST(GuardiansTurn, SG_SETUP_03_SG_END_04_RolesChange) {
  Scene scene;
  scene.has(Seat::a, "wasp", "hand").has(Seat::b, "wasp", "hand");
  scene.start(Phase::deployment);
  EXPECT_EQ(scene.match.active, Seat::a);
  scene.play("pass");
  EXPECT_EQ(scene.match.active, Seat::b);
  scene.pass_to(Phase::draw);
  EXPECT_EQ(scene.match.active, Seat::a);
}

TEST(GuardiansTurn, SG_R_59_TurnsPassToTheLeft) {
  Scene scene(4);
  for (const Seat seat : SeatSet::first(4)) scene.has(seat, "wasp", "hand");
  scene.start(Phase::deployment);
  for (const Seat seat : {Seat::b, Seat::c, Seat::d, Seat::a}) {
    scene.pass_to(Phase::draw);
    EXPECT_EQ(scene.match.active, seat);
  }
}

// The result of a turn that ends with these Power Points.
Result result_of(std::initializer_list<int> power, bool partners = false) {
  Scene scene(static_cast<int>(power.size()));
  scene.has(Seat::a, "wasp", "hand").has(Seat::b, "wasp", "hand");
  int seat = 0;
  for (const int points : power) scene.power(seat_at(seat++), points);
  if (partners) scene.partners();
  scene.start(Phase::change_of_roles);
  return scene.match.result;
}
const Result kGoesOn{};
Result won_by(SeatSet winners) {
  return {true, winners};
}

TEST(GuardiansEnd, SG_END_05_SG_R_02_WhoHasNoPowerLeftLoses) {
  EXPECT_EQ(result_of({1, 1}), kGoesOn);
  EXPECT_EQ(result_of({0, 1}), won_by(Seat::b));
  EXPECT_EQ(result_of({3, -2}), won_by(Seat::a));
}

// W-33, W-34.
TEST(GuardiansEnd, SG_END_06_BothAtZeroIsADraw) {
  EXPECT_EQ(result_of({-1, 0}), won_by(SeatSet::none()));
  Scene scene;
  scene.has(Seat::a, "wasp", "hand").power(Seat::b, 0);
  scene.start(Phase::deployment);
  EXPECT_FALSE(scene.match.result.over);  // before the check
  scene.power(Seat::b, 1);
  scene.play("pass");
  EXPECT_FALSE(scene.match.result.over);
}

TEST(GuardiansEnd, NobodyIsLeftWithNothingToDoForEver) {
  const auto over = [](std::string_view where, std::string_view id) {
    Scene scene;
    scene.has(Seat::a, "halden-prime").has(Seat::b, id, where);
    scene.start(Phase::change_of_roles);
    return scene.match.result;
  };
  EXPECT_EQ(over("realm", "saltwind"), won_by(SeatSet::none()));
  EXPECT_EQ(over("pile", "saltwind"), kGoesOn);
  EXPECT_EQ(over("hand", "saltwind"), kGoesOn);
  EXPECT_EQ(over("b.c1", "lancet"), kGoesOn);
}

// W-39.
TEST(GuardiansEnd, SG_MULTI_03_SG_R_69_TheMostPowerWinsAndIsShared) {
  EXPECT_EQ(result_of({12, 0, 12, 7}), won_by(SeatSet(Seat::a) | Seat::c));
  EXPECT_EQ(result_of({12, 5, 13}), kGoesOn);
  EXPECT_EQ(result_of({12, 0, 13}), won_by(Seat::c));
  EXPECT_EQ(result_of({0, -3, 0}), won_by(SeatSet::none()));
}

TEST(GuardiansEnd, SG_MULTI_21_SG_MULTI_22_SG_MULTI_23_SG_R_95_PartnersCountTogether) {
  const SeatSet ac = SeatSet(Seat::a) | Seat::c;
  const SeatSet bd = SeatSet(Seat::b) | Seat::d;
  EXPECT_EQ(result_of({12, 0, 12, 7}, true), won_by(ac));
  EXPECT_EQ(result_of({1, 0, 5, 7}, true), won_by(bd));
  EXPECT_EQ(result_of({1, -9, 5, 7}, true), won_by(bd));  // counts as 0
  EXPECT_EQ(result_of({3, 0, 4, 7}, true), won_by(SeatSet::none()));
  EXPECT_EQ(result_of({0, 0, 0, -1}, true), won_by(SeatSet::none()));
}

TEST(GuardiansFronts, SG_MULTI_01_SG_MULTI_02_ARingOfFronts) {
  for (const int seats : {3, 4}) {
    Match match{};
    match.players = static_cast<std::uint8_t>(seats);
    for (const Seat seat : match.seats()) {
      const Seat left = match.after(seat, 1);
      const int front = front_of(match, seat, Side::left);
      EXPECT_EQ(front, front_of(match, left, Side::right));
      EXPECT_EQ(across(match, seat, front), left);
      EXPECT_EQ(across(match, left, front), seat);
      EXPECT_NE(front, front_of(match, seat, Side::right));
    }
  }
  Match two{};
  EXPECT_EQ(front_of(two, Seat::a, Side::left), front_of(two, Seat::b, Side::left));
  EXPECT_EQ(across(two, Seat::b, 0), Seat::a);
}

TEST(GuardiansFronts, SG_MULTI_01_ShipsGoToEitherOfTwoFronts) {
  Scene scene(4);
  for (int i = 0; i < 3; ++i) scene.has(Seat::a, "halden-prime");
  scene.has(Seat::a, "lancet", "hand").has(Seat::a, "kestrel", "hand");
  scene.start(Phase::deployment);
  EXPECT_TRUE(scene.offers("station lancet c"));    // between a and b
  EXPECT_TRUE(scene.offers("station lancet d.c"));  // between d and a
  EXPECT_EQ(scene.clause("station lancet b.c"), "SG-R-60");
  EXPECT_EQ(scene.clause("station lancet c.c"), "SG-R-60");
  scene.play("station lancet d.c");
  scene.play("pay");
  EXPECT_EQ(scene.ship("a.right.c1"), "lancet");
  scene.play("station kestrel c");
  EXPECT_EQ(scene.ship("a.c1"), "kestrel");
  scene.play("pass");
  EXPECT_TRUE(scene.offers("move a.right.c1 a.right.e1"));
  EXPECT_EQ(scene.clause("move a.right.c1 a.d1"), "SG-MOVE-04");  // another front
}

TEST(GuardiansFronts, SG_R_87_AModifierOnAnyFront) {
  Scene scene(4);
  for (int i = 0; i < 3; ++i) scene.has(Seat::a, "halden-prime");
  scene.has(Seat::a, "minefield", "hand");
  scene.start(Phase::deployment);
  EXPECT_TRUE(scene.offers("station minefield c.b"));  // between c and d
  Scene three(3);
  for (int i = 0; i < 3; ++i) three.has(Seat::a, "halden-prime");
  three.has(Seat::a, "minefield", "hand");
  three.start(Phase::deployment);
  EXPECT_TRUE(three.offers("station minefield b.b"));
  EXPECT_EQ(three.clause("station minefield d.b"), "SG-DEPLOY-04");  // there is none
}

TEST(GuardiansFronts, SG_MULTI_04_SG_MULTI_06_OneFrontOrBoth) {
  Scene scene = attacker(4);
  for (const Seat seat : SeatSet::first(4))
    scene.has(seat, "sabre", letter(seat) + std::string(".c1"));
  scene.has(Seat::d, "lancet", "d.right.c1").has(Seat::b, "lancet", "b.right.c1");
  scene.start(Phase::attack);
  EXPECT_EQ(scene.options(), (Strings{"pass", "attack left", "attack right", "attack both"}));
  scene.play("attack both");
  EXPECT_EQ(scene.asked(), Seat::b);  // the left opponent first
  scene.play("pass");
  EXPECT_EQ(scene.asked(), Seat::d);
  scene.play("pass");
  EXPECT_NE(scene.match.phase, Phase::defensive_maneuver);
}

TEST(GuardiansFronts, SG_MULTI_05_SG_R_62_OnlyShipsOnTheAttackedFrontMove) {
  Scene scene = attacker(3);
  scene.has(Seat::b, "sabre", "b.c1").has(Seat::b, "lancet", "b.right.c1");
  scene.has(Seat::c, "sabre", "c.c1").has(Seat::c, "sabre", "c.right.c1");
  scene.start(Phase::attack);
  scene.play("attack left");  // the front of seat b's right side
  EXPECT_EQ(scene.asked(), Seat::b);
  EXPECT_TRUE(scene.offers("move b.right.c1 b.right.d1"));
  EXPECT_EQ(scene.clause("move b.c1 b.d1"), "SG-R-62");
  EXPECT_FALSE(scene.offers("move b.c1 b.d1"));
  scene.play("pass");
  EXPECT_NE(scene.match.phase, Phase::defensive_maneuver);  // seat c is not asked
}

// W-38.
TEST(GuardiansFronts, SG_MULTI_07_SG_MULTI_08_SG_R_63_ShipsChangeFrontsThroughTheHomeSystem) {
  Scene scene(3);
  scene.has(Seat::a, "sabre", "a.c1").has(Seat::a, "halberd", "a.c2");
  scene.has(Seat::a, "veteran-gunner", "on halberd");
  scene.has(Seat::b, "wasp", "hand").has(Seat::c, "wasp", "hand");
  scene.start(Phase::offensive_maneuver);
  EXPECT_EQ(scene.clause("move a.c1 a.home"), "SG-MULTI-07");  // not the last one
  EXPECT_EQ(scene.clause("move a.home.1 c"), "SG-MOVE-03");    // nothing there
  scene.play("move a.c2 a.home");
  EXPECT_EQ(scene.at(Seat::a, "home"), Strings{"halberd"});
  EXPECT_EQ(scene.at(Seat::a, "on halberd"), Strings{"veteran-gunner"});
  EXPECT_EQ(scene.clause("move a.home.1 c"), "SG-MOVE-06");  // that was all for this turn
  scene.play("pass");
  scene.pass_to(Phase::draw);
  scene.pass_to(Phase::draw);
  EXPECT_EQ(scene.match.active, Seat::a);
  EXPECT_TRUE(scene.offers("move a.home.1 e"));
  EXPECT_EQ(scene.clause("move a.home.1 b.c"), "SG-R-60");
  EXPECT_EQ(scene.clause("move a.home.1 a.c1"), "SG-DEPLOY-04");
  scene.play("move a.home.1 c.e");  // the front on the right, between c and a
  EXPECT_EQ(scene.ship("a.right.e1"), "halberd");
  EXPECT_EQ(scene.clause("move a.right.e1 a.right.d1"), "SG-MOVE-06");
}

// W-45.
TEST(GuardiansFronts, SG_MULTI_09_SG_R_27_AsIfJustDeployedButNotPastAGap) {
  Scene scene(3);
  scene.has(Seat::a, "halberd", "a.c1").has(Seat::a, "lancet", "home");
  scene.has(Seat::a, "sabre", "a.e1").has(Seat::a, "kestrel", "home");
  scene.start(Phase::offensive_maneuver);
  scene.play("move a.c1 a.c3");
  EXPECT_EQ(scene.clause("move a.home.1 c"), "SG-R-27");
  scene.play("move a.home.1 d");
  EXPECT_EQ(scene.ship("a.d1"), "lancet");
  scene.play("move a.home.1 e");
  EXPECT_EQ(scene.ship("a.e2"), "kestrel");
}

TEST(GuardiansFronts, SG_R_63_NotWithTwoPlayersNorForDefenders) {
  Scene two;
  two.has(Seat::a, "sabre", "a.c1");
  two.start(Phase::offensive_maneuver);
  EXPECT_EQ(two.clause("move a.c1 a.home"), "SG-R-63");
  Scene scene = attacker(3);
  scene.has(Seat::b, "sabre", "b.right.c1").has(Seat::b, "lancet", "home");
  scene.start(Phase::attack);
  scene.play("attack left");
  EXPECT_EQ(scene.asked(), Seat::b);
  EXPECT_EQ(scene.clause("move b.right.c1 b.home"), "SG-R-63");
  EXPECT_FALSE(scene.offers("move b.home.1 c"));
}

}  // namespace
}  // namespace wardroom::guardians
