// Star of the Guardians: how a game begins, and the steps Ready, Draw and System.
#include "tests/guardians/scene.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

// Forty cards for each seat.
Setup forty_cards(int seats = 2) {
  guardians::Setup setup;
  setup.seats = static_cast<std::uint8_t>(seats);
  for (int seat = 0; seat < seats; ++seat)
    for (CardId card = 0; card < 40; ++card)
      setup.decks[static_cast<std::size_t>(seat)].push_back(card);
  return setup;
}

Match begin(const Setup& setup, std::uint64_t seed = 1, Witness* witness = nullptr) {
  return Guardians::begin(setup, own_cards(), Chance(seed), witness);
}

TEST(GuardiansSetup, SG_SETUP_01_ByLotOrAsAgreed) {
  std::array<int, 2> begun{};
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    ++begun[static_cast<std::size_t>(index(begin(forty_cards(), seed).active))];
  EXPECT_GT(begun[0], 15);
  EXPECT_GT(begun[1], 15);
  guardians::Setup setup = forty_cards();
  setup.chosen_first = true;
  setup.first = Seat::b;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(begin(setup, seed).active, Seat::b);
}

TEST(GuardiansSetup, SG_SETUP_02_SG_SETUP_10_WhoBeginsHasTheFirstTurn) {
  const Match match = begin(forty_cards());
  EXPECT_EQ(match.turn, 1);
  EXPECT_EQ(match.active, match.first);
  EXPECT_EQ(Guardians::decision(match, own_cards())->seat, match.first);
}

TEST(GuardiansSetup, SG_SETUP_04_DecksAreShuffled) {
  const auto order = [](const Match& match) {
    std::vector<CardId> cards;
    for (const Copy copy : match.table.zone(kDeck)) cards.push_back(match.table.card(copy));
    return cards;
  };
  EXPECT_NE(order(begin(forty_cards(), 1)), order(begin(forty_cards(), 2)));
}

TEST(GuardiansSetup, SG_SETUP_06_SG_SETUP_07_SixCardsAndTheRestFaceDown) {
  const Match match = begin(forty_cards());
  const Seat other = match.after(match.first, 1);
  EXPECT_EQ(match.table.size(zone_of(kHand, other)), 6);
  EXPECT_EQ(match.table.size(zone_of(kDeck, other)), 34);
  for (const Copy copy : match.table.zone(zone_of(kDeck, other)))
    EXPECT_TRUE(match.table.known_to(copy).empty());
}

TEST(GuardiansSetup, SG_SETUP_08_TwentyFivePowerPoints) {
  for (const int seats : {2, 3, 4})
    for (const Seat seat : SeatSet::first(seats))
      EXPECT_EQ(begin(forty_cards(seats)).power[static_cast<std::size_t>(index(seat))], 25);
}

TEST(GuardiansSetup, SG_GEN_01_EverythingOfOnesOwn) {
  const Match match = begin(forty_cards(4));
  for (const Seat seat : match.seats()) {
    const int cards =
        match.table.size(zone_of(kHand, seat)) + match.table.size(zone_of(kDeck, seat));
    EXPECT_EQ(cards, 40);
    for (const Copy copy : match.table.zone(zone_of(kHand, seat))) {
      EXPECT_EQ(match.owner(copy), seat);
      EXPECT_EQ(match.table.known_to(copy), SeatSet(seat));
    }
  }
}

TEST(GuardiansSetup, SG_GEN_03_SG_R_86_PowerIsOpenAndHandsAreNot) {
  const Match match = begin(forty_cards());
  const Match view = Guardians::view(match, Seat::a);
  EXPECT_EQ(view.power, match.power);
  EXPECT_EQ(view.table.size(kHand + 1), match.table.size(kHand + 1));
  for (const Copy copy : view.table.zone(kHand + 1)) EXPECT_EQ(view.table.card(copy), kUnknownCard);
  for (const Copy copy : view.table.zone(kHand)) EXPECT_NE(view.table.card(copy), kUnknownCard);
  EXPECT_TRUE(view.decks[1].empty());
}

TEST(GuardiansReady, SG_READY_01_SG_READY_02_SG_GEN_20_SG_R_57_OnlyOnesOwnCards) {
  Scene scene;
  scene.has(Seat::a, "halden-prime", "realm", true).has(Seat::b, "saltwind", "realm", true);
  scene.has(Seat::a, "lancet", "a.c1").has(Seat::a, "veteran-gunner", "on lancet", true);
  scene.has(Seat::a, "wasp", "hand");
  scene.start(Phase::ready);
  EXPECT_FALSE(scene.is_used(Seat::a, "halden-prime"));
  EXPECT_FALSE(scene.is_used(Seat::a, "veteran-gunner"));
  EXPECT_TRUE(scene.is_used(Seat::b, "saltwind"));
  scene.pass_to(Phase::deployment);
  EXPECT_TRUE(scene.offers("use a.realm.1"));
}

// W-04.
TEST(GuardiansDraw, SG_DRAW_01_SG_DRAW_02_SG_R_11_OneCardOrUpToThree) {
  for (int held = 0; held <= 4; ++held) {
    Scene scene;
    for (int card = 0; card < held; ++card) scene.has(Seat::a, "lancet", "hand");
    for (int card = 0; card < 20; ++card) scene.has(Seat::a, "sabre", "pile");
    scene.start(Phase::draw);
    const auto drawn = [&] { return static_cast<int>(scene.at(Seat::a, "hand").size()) - held; };
    EXPECT_EQ(drawn(), 1) << held;  // nobody asks for the first
    const int most = held == 0 ? 3 : held == 1 ? 2 : 1;
    while (scene.offers("draw")) {
      EXPECT_EQ(scene.options(), (Strings{"draw", "pass"}));
      scene.play("draw");
    }
    EXPECT_EQ(drawn(), most) << held;
  }
  Scene scene;
  scene.has_all(Seat::a, "pile", {"sabre", "sabre", "sabre"});
  scene.start(Phase::draw);
  scene.play("pass");
  EXPECT_EQ(scene.at(Seat::a, "hand").size(), 1U);
  EXPECT_EQ(scene.match.phase, Phase::system);
}

TEST(GuardiansDraw, SG_DRAW_03_SG_DRAW_04_SG_DRAW_05_WithoutCardsTheGameGoesOn) {
  Scene scene;
  scene.has(Seat::a, "sabre", "pile").has(Seat::a, "lancet", "discard");
  scene.start(Phase::draw);
  EXPECT_EQ(scene.at(Seat::a, "hand"), Strings{"sabre"});  // and no question about a second one
  EXPECT_EQ(scene.match.phase, Phase::system);
  scene.pass_to(Phase::draw);
  scene.pass_to(Phase::draw);
  EXPECT_EQ(scene.match.active, Seat::a);
  EXPECT_EQ(scene.at(Seat::a, "hand"), Strings{"sabre"});
  EXPECT_EQ(scene.at(Seat::a, "discard"), Strings{"lancet"});
  EXPECT_FALSE(scene.match.result.over);
}

TEST(GuardiansSystem, SG_SYSTEM_01_SG_SYSTEM_05_OneOfEitherKind) {
  Scene scene;
  scene.has_all(Seat::a, "hand", {"halden-prime", "vangelis", "lancet"});
  scene.start(Phase::system);
  EXPECT_EQ(scene.options(), (Strings{"pass", "settle halden-prime", "settle vangelis"}));
  EXPECT_EQ(scene.clause("settle lancet"), "SG-SYSTEM-01");
  EXPECT_EQ(scene.clause("settle saltwind"), "SG-DEPLOY-01");
  scene.play("settle vangelis");
  EXPECT_EQ(scene.match.phase, Phase::deployment);
  EXPECT_EQ(scene.at(Seat::a, "realm"), Strings{"vangelis"});
}

// W-05.
TEST(GuardiansSystem, SG_SYSTEM_02_SG_SYSTEM_03_SG_SYSTEM_04_SG_GEN_04_PowerOnce) {
  Scene scene;
  scene.has_all(Seat::a, "hand", {"core-world", "citadel-of-orlan", "lancet"});
  scene.has(Seat::b, "lancet", "hand");
  scene.start(Phase::system);
  scene.play("settle core-world");  // nothing to pay with
  EXPECT_EQ(scene.power(Seat::a), 27);
  scene.pass_to(Phase::system);
  EXPECT_EQ(scene.match.active, Seat::b);
  scene.pass_to(Phase::system);
  EXPECT_EQ(scene.power(Seat::a), 27);
  scene.play("settle citadel-of-orlan");  // without Influence
  EXPECT_EQ(scene.power(Seat::a), 27);
}

TEST(GuardiansSystem, SG_SYSTEM_06_OnlyInTheSystemPhase) {
  Scene scene;
  scene.has_all(Seat::a, "hand", {"halden-prime", "lancet"});
  scene.start(Phase::deployment);
  EXPECT_EQ(scene.clause("deploy halden-prime"), "SG-SYSTEM-06");
  EXPECT_EQ(scene.clause("settle halden-prime"), "SG-DEPLOY-01");
  EXPECT_FALSE(scene.offers("deploy halden-prime"));
}

// W-16.
TEST(GuardiansSystem, SG_SYSTEM_11_SG_SYSTEM_12_UniqueUntilRemoved) {
  Scene scene;
  scene.has_all(Seat::a, "hand", {"vangelis", "halden-prime"});
  scene.has(Seat::a, "halden-prime").has(Seat::b, "vangelis");
  scene.start(Phase::system);
  EXPECT_EQ(scene.clause("settle vangelis"), "SG-R-15");
  EXPECT_TRUE(scene.offers("settle halden-prime"));  // a System is not unique
  CardTable& table = scene.match.table;
  table.move(table.top_spot(zone_of(kRealm, Seat::b)), zone_of(kDiscard, Seat::b));
  EXPECT_TRUE(scene.offers("settle vangelis"));
}

}  // namespace
}  // namespace wardroom::guardians
