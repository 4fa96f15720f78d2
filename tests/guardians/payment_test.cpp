// Star of the Guardians: points, where they come from, and what is proposed to pay with.
#include "tests/guardians/scene.hpp"

#include "engine/random.hpp"
#include "games/guardians/rules/payment.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

TEST(GuardiansPoints, SG_GEN_08_SG_GEN_12_SG_ARTIFACT_05_WhatProvidesThem) {
  Scene scene;
  scene.has_all(Seat::a, "realm",
                {"halden-prime", "vangelis", "trade-charter", "president-peter-robes",
                 "seer-ilvane", "family-signet", "ancient-starchart"});
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet");
  scene.has(Seat::a, "wasp", "hand");
  scene.start(Phase::deployment);
  const auto gives = [&](std::string_view use, int influence, int personality) {
    scene.match.pool = {};
    scene.play(use);
    EXPECT_EQ(scene.pool(Seat::a, Point::influence), influence) << use;
    EXPECT_EQ(scene.pool(Seat::a, Point::personality), personality) << use;
  };
  EXPECT_EQ(scene.clause("use a.realm.7"), "SG-GEN-08");  // an Artifact without points
  EXPECT_EQ(scene.clause("use a.c1"), "SG-GEN-08");
  EXPECT_EQ(scene.clause("use a.realm.9"), "SG-CREW-02");
  gives("use a.realm.1", 1, 0);
  gives("use a.realm.2", 1, 0);
  gives("use a.realm.3", 1, 0);
  gives("use a.realm.4", 2, 0);
  gives("use a.realm.5", 0, 1);
  gives("use a.realm.6", 0, 1);
  gives("use aboard.1", 0, 1);
}

TEST(GuardiansPoints, SG_GEN_14_SG_GEN_19_UsedUntilReadied) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"halden-prime", "saltwind"}).has(Seat::a, "wasp", "hand");
  scene.start(Phase::deployment);
  scene.play("use a.realm.1");
  EXPECT_TRUE(scene.is_used(Seat::a, "halden-prime"));
  EXPECT_FALSE(scene.is_used(Seat::a, "saltwind"));
  EXPECT_EQ(scene.clause("use a.realm.1"), "SG-GEN-18");
  EXPECT_FALSE(scene.offers("use a.realm.1"));
  EXPECT_TRUE(scene.offers("use a.realm.2"));
}

TEST(GuardiansPoints, SG_GEN_15_BothKindsTogether) {
  Scene scene;
  scene.has(Seat::a, "the-conclave").has(Seat::a, "wasp", "hand");
  scene.start(Phase::deployment);
  scene.play("use a.realm.1");
  EXPECT_EQ(scene.pool(Seat::a, Point::influence), 1);
  EXPECT_EQ(scene.pool(Seat::a, Point::personality), 1);
}

TEST(GuardiansPoints, SG_GEN_02_OneKindDoesNotPayForTheOther) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"seer-ilvane", "the-young-king", "halden-prime"});
  scene.has_all(Seat::a, "hand", {"talon", "family-signet"});
  scene.start(Phase::deployment);
  EXPECT_EQ(scene.clause("assign talon a.home"), "SG-DEPLOY-03");  // 2 Influence
  EXPECT_TRUE(scene.offers("deploy family-signet"));
}

TEST(GuardiansPoints, SG_GEN_11_SG_DEPLOY_03_BothKindsAreSpent) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"halden-prime", "saltwind", "seer-ilvane", "kessandra"});
  scene.has_all(Seat::a, "hand", {"legendary-captain", "talon"});
  scene.has(Seat::a, "lancet", "a.c1");
  scene.start(Phase::deployment);
  scene.play("assign legendary-captain a.c1");
  EXPECT_EQ(scene.options(),
            (Strings{"pay", "use a.realm.1", "use a.realm.2", "use a.realm.3", "use a.realm.4"}));
  scene.play("pay");
  EXPECT_EQ(scene.at(Seat::a, "on lancet"), Strings{"legendary-captain"});
  EXPECT_EQ(scene.match.pool, (std::array<Points, kMostSeats>{}));
  EXPECT_TRUE(scene.is_used(Seat::a, "seer-ilvane"));
  EXPECT_EQ(scene.clause("assign talon a.home"), "SG-DEPLOY-03");
}

TEST(GuardiansPoints, SG_GEN_10_SG_GEN_13_SG_R_07_LeftUntilTheTurnEnds) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"crown-of-starfire", "seer-ilvane"});
  scene.has_all(Seat::a, "hand", {"wasp", "wasp", "talon"}).has(Seat::b, "lancet", "hand");
  scene.start(Phase::deployment);
  scene.play("use a.realm.2");
  scene.play("assign wasp a.home");  // with the 2 Influence of the only card left
  EXPECT_EQ(scene.pool(Seat::a, Point::influence), 1);
  scene.play("assign wasp a.home");  // with what is left
  EXPECT_EQ(scene.at(Seat::a, "home").size(), 2U);
  EXPECT_EQ(scene.pool(Seat::a, Point::personality), 1);
  scene.pass_to(Phase::draw);
  EXPECT_EQ(scene.pool(Seat::a, Point::personality), 0);
  EXPECT_TRUE(scene.is_used(Seat::a, "seer-ilvane"));  // until its player's own Ready phase
}

TEST(GuardiansPoints, SG_R_78_MoreThanNeeded) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"halden-prime", "crown-of-starfire", "seer-ilvane"});
  scene.has(Seat::a, "wasp", "hand").has(Seat::a, "talon", "hand");
  scene.start(Phase::deployment);
  scene.play("assign wasp a.home");
  scene.play("use a.realm.3");  // not of the kind that is asked for
  EXPECT_EQ(scene.match.stack.depth(), 5U);
  scene.play("use a.realm.2");
  EXPECT_EQ(scene.pool(Seat::a, Point::influence), 1);
  EXPECT_EQ(scene.pool(Seat::a, Point::personality), 1);
}

TEST(GuardiansPoints, SG_HOME_06_SG_CREW_14_CrewAtTheHomeSystemGivesNothing) {
  Scene scene;
  scene.has(Seat::a, "veteran-gunner", "home").has(Seat::a, "halden-prime");
  scene.has(Seat::a, "planetary-governor", "hand");
  scene.start(Phase::deployment);
  EXPECT_EQ(scene.clause("use a.home.1"), "SG-HOME-06");
  EXPECT_FALSE(scene.offers("use a.home.1"));
}

TEST(GuardiansPoints, SG_MULTI_13_CrewOnParkedShipsGivesNothing) {
  Scene scene(3);
  scene.has(Seat::a, "aerie", "home").has(Seat::a, "veteran-gunner", "on aerie");
  scene.has(Seat::a, "wasp", "on aerie").has(Seat::a, "ace-pilot", "on wasp");
  scene.has(Seat::a, "talon", "home").has(Seat::a, "maintenance-officer", "on talon");
  scene.has(Seat::a, "lancet", "hand");
  scene.start(Phase::deployment);
  EXPECT_EQ(scene.clause("use aboard.1"), "SG-HOME-06");
  EXPECT_EQ(scene.clause("use aboard.3"), "SG-HOME-06");
  EXPECT_TRUE(scene.offers("use aboard.4"));  // on a squadron based at the Home System itself
}

TEST(GuardiansPayment, SG_GEN_16_AbilitiesAreSpared) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"shipyard-world", "garrison-world", "halden-prime", "saltwind"});
  scene.has_all(Seat::a, "hand", {"talon", "wasp"});
  scene.start(Phase::deployment);
  scene.play("assign talon a.home");
  scene.play("pay");
  EXPECT_FALSE(scene.is_used(Seat::a, "shipyard-world"));
  EXPECT_TRUE(scene.is_used(Seat::a, "halden-prime"));
  EXPECT_TRUE(scene.is_used(Seat::a, "saltwind"));
}

TEST(GuardiansPayment, SG_DEPLOY_03_WhereEverythingIsNeededNobodyIsAsked) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"shipyard-world", "halden-prime"});
  scene.has_all(Seat::a, "hand", {"talon", "wasp"});
  scene.start(Phase::deployment);
  scene.play("assign talon a.home");
  EXPECT_EQ(scene.at(Seat::a, "home"), Strings{"talon"});
}

TEST(GuardiansPayment, SG_GEN_16_TheProposalCanBeChanged) {
  Scene scene;
  scene.has_all(Seat::a, "realm", {"shipyard-world", "halden-prime", "saltwind"});
  scene.has_all(Seat::a, "hand", {"talon", "wasp"});
  scene.start(Phase::deployment);
  scene.play("assign talon a.home");
  scene.play("use a.realm.1");
  scene.play("pay");
  EXPECT_TRUE(scene.is_used(Seat::a, "shipyard-world"));
  EXPECT_TRUE(scene.is_used(Seat::a, "halden-prime"));
  EXPECT_FALSE(scene.is_used(Seat::a, "saltwind"));
}

// What a proposal costs: abilities first, then points, then cards.
std::array<int, 3> loss(const Position& position, std::span<const Copy> sources) {
  std::array<int, 3> sum{};
  for (const Copy source : sources) {
    sum[0] += position.card(source).ability ? 1 : 0;
    sum[1] += provided(position, source, Point::influence) +
              provided(position, source, Point::personality);
    ++sum[2];
  }
  return sum;
}

bool covers(const Position& position, std::span<const Copy> sources, const Points& need) {
  int influence = 0;
  int personality = 0;
  for (const Copy source : sources) {
    influence += provided(position, source, Point::influence);
    personality += provided(position, source, Point::personality);
  }
  return influence >= need[0] && personality >= need[1];
}

TEST(GuardiansPayment, SG_DEPLOY_03_NoWayToPayLosesLess) {
  constexpr std::array<std::string_view, 12> kSources = {
      "halden-prime",  "core-world",        "shipyard-world",      "the-conclave",
      "hadrian-yards", "crown-of-starfire", "trade-charter",       "family-signet",
      "seer-ilvane",   "the-young-king",    "warlord-derek-sagan", "president-peter-robes"};
  Random random(7);
  for (int round = 0; round < 10000; ++round) {
    Scene scene;
    const int count = 1 + static_cast<int>(random.below(8));
    for (int i = 0; i < count; ++i) scene.has(Seat::a, kSources[random.below(kSources.size())]);
    scene.has(Seat::a, "phoenix", "hand");
    scene.start(Phase::deployment);
    const Position position = scene.look();
    const Points need = {static_cast<std::uint8_t>(random.below(6)),
                         static_cast<std::uint8_t>(random.below(4))};
    if (!can_afford(position, Seat::a, need)) continue;
    const Sources proposed = propose(position, Seat::a, need);
    const std::span<const Copy> proposal(proposed.data(), proposed.size());
    ASSERT_TRUE(covers(position, proposal, need));
    const auto realm = scene.match.table.zone(zone_of(kRealm, Seat::a));
    for (unsigned bits = 0; bits < (1U << realm.size()); ++bits) {
      std::vector<Copy> other;
      for (std::size_t i = 0; i < realm.size(); ++i)
        if (((bits >> i) & 1U) != 0) other.push_back(realm[i]);
      if (covers(position, other, need)) {
        ASSERT_LE(loss(position, proposal), loss(position, other));
      }
    }
  }
}

}  // namespace
}  // namespace wardroom::guardians
