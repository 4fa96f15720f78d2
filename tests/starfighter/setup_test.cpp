// SF-SETUP and SF-FLOW: from the choice of a mode to the first round, and how rounds go on.
#include <gtest/gtest.h>

#include <set>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// A match from its very beginning.
Scene fresh(Mode mode, std::uint64_t seed = 1) {
  Scene scene(mode);
  scene.chance = Chance(seed);
  scene.match = Starfighter::begin(Setup{.mode = mode}, scene.set, scene.chance, &scene.log);
  return scene;
}

Seat decider_of(const Scene& scene) {
  return Starfighter::decision(scene.match, scene.set)->seat;
}

std::vector<CardId> deck_of(const Scene& scene) {
  std::vector<CardId> cards;
  for (const Copy copy : scene.match.table.zone(kDeck))
    cards.push_back(scene.match.table.card(copy));
  return cards;
}

std::vector<Happening> happenings(const Scene& scene, const std::set<Happening>& wanted) {
  std::vector<Happening> found;
  for (const Event& event : scene.log.events()) {
    const auto what = static_cast<Happening>(event.kind);
    if (wanted.contains(what) && (found.empty() || found.back() != what)) found.push_back(what);
  }
  return found;
}

// The Cruiser a seat flies, or "" before it has one.
std::string cruiser(const Scene& scene, Seat seat) {
  const int taken = scene.match.cruiser[static_cast<std::size_t>(index(seat))];
  return taken < 0 ? "" : scene.set.cruiser(taken).name;
}

TEST(Setting, SF_SETUP_01_training_uses_ares_athena_and_the_green_cards) {
  const Scene scene = fresh(Mode::training);
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"cruiser ares", "cruiser athena"}));
  EXPECT_EQ(scene.refused("cruiser atlas"), "SF-SETUP-01");
  EXPECT_EQ(scene.refused("cruiser hermes"), "SF-SETUP-01");
  EXPECT_EQ(scene.deck_size(), 40);
  for (const CardId card : deck_of(scene)) EXPECT_TRUE(scene.set.front(card).green);
}

TEST(Setting, SF_SETUP_02_SF_SETUP_03_skirmish_needs_no_training_and_uses_everything) {
  const Scene scene = fresh(Mode::skirmish);
  EXPECT_EQ(scene.options().size(), 6U);
  EXPECT_EQ(scene.refused("cruiser hermes"), "");
  EXPECT_EQ(scene.deck_size(), 100);
  const auto deck = deck_of(scene);
  EXPECT_EQ(std::set<CardId>(deck.begin(), deck.end()).size(), 100U);
}

TEST(Setting, SF_SETUP_04_SF_R_40_chance_decides_who_is_first) {
  int first_a = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed)
    first_a += fresh(Mode::skirmish, seed).match.initiative == Seat::a ? 1 : 0;
  EXPECT_GT(first_a, 70);
  EXPECT_LT(first_a, 130);
}

TEST(Setting, SF_SETUP_05_the_first_player_has_the_pawn_and_keeps_it_into_round_one) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Scene scene = fresh(Mode::training, seed);
    const Seat first = scene.log.events()[0].seat;
    EXPECT_TRUE(scene.happened(Happening::first_player));
    EXPECT_EQ(scene.match.initiative, first);
    scene.play("cruiser ares");
    EXPECT_EQ(scene.match.initiative, first);
    EXPECT_EQ(decider_of(scene), first);
  }
}

TEST(Setting, SF_SETUP_06_SF_R_40_the_first_player_picks_first_and_the_second_another_cruiser) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Scene scene = fresh(Mode::skirmish, seed);
    const Seat first = scene.match.initiative;
    EXPECT_EQ(decider_of(scene), first);
    EXPECT_EQ(scene.refused("pass"), "SF-SETUP-06");
    scene.play("cruiser artemis");
    EXPECT_EQ(decider_of(scene), other(first));
    EXPECT_EQ(scene.refused("cruiser artemis"), "SF-SETUP-06");
    EXPECT_EQ(scene.options().size(), 5U);
    EXPECT_EQ(scene.match.round, 0);
    scene.play("cruiser hermes");
    EXPECT_EQ(cruiser(scene, first), "Artemis");
    EXPECT_EQ(cruiser(scene, other(first)), "Hermes");
    EXPECT_EQ(scene.match.round, 1);
  }
}

TEST(Setting, SF_R_40_in_training_the_second_player_gets_the_cruiser_that_is_left) {
  Scene scene = fresh(Mode::training);
  const Seat first = scene.match.initiative;
  scene.play("cruiser athena");
  EXPECT_EQ(cruiser(scene, first), "Athena");
  EXPECT_EQ(cruiser(scene, other(first)), "Ares");
  EXPECT_EQ(scene.match.phase, Phase::deployment);
}

TEST(Setting, SF_SETUP_07_SF_R_52_each_board_lies_before_its_player_and_b_reads_it_from_the_right) {
  const Scene at_a(Mode::skirmish, "Hermes", "Athena");
  const Scene at_b(Mode::skirmish, "Athena", "Hermes");
  std::vector<int> of_a;
  std::vector<int> of_b;
  for (int column = 0; column < kColumns; ++column) {
    of_a.push_back(spaces({at_a.match, at_a.set}, sector_at(Seat::a, column)));
    of_b.push_back(spaces({at_b.match, at_b.set}, sector_at(Seat::b, column)));
  }
  EXPECT_EQ(of_a, (std::vector<int>{4, 4, 3, 2, 1}));
  EXPECT_EQ(of_b, (std::vector<int>{1, 2, 3, 4, 4}));
}

TEST(Setting, SF_SETUP_08_the_armor_token_starts_on_the_highest_value) {
  const std::vector<std::pair<std::string, int>> tracks = {
      {"ares", 20}, {"athena", 20}, {"atlas", 24}, {"apollo", 19}, {"artemis", 25}, {"hermes", 24}};
  for (const auto& [name, armor] : tracks) {
    Scene scene = fresh(Mode::skirmish);
    const Seat first = scene.match.initiative;
    scene.play("cruiser " + name);
    EXPECT_EQ(scene.armor(first), armor) << name;
    EXPECT_EQ(scene.armor(other(first)), 0) << "no board yet";
  }
}

TEST(Setting, SF_SETUP_09_SF_R_52_at_the_start_all_five_sectors_face_each_other) {
  Scene scene = fresh(Mode::training);
  scene.play("cruiser ares");
  EXPECT_EQ(scene.match.shift, 0);
  const Position position{scene.match, scene.set};
  for (int column = 0; column < kColumns; ++column) {
    EXPECT_EQ(facing(position, sector_at(Seat::a, column)), sector_at(Seat::b, column));
    EXPECT_EQ(facing(position, sector_at(Seat::b, column)), sector_at(Seat::a, column));
  }
}

TEST(Setting, SF_SETUP_10_the_deck_is_shuffled_and_nobody_knows_its_cards) {
  Scene one = fresh(Mode::training, 1);
  Scene two = fresh(Mode::training, 2);
  Scene same = fresh(Mode::training, 1);
  for (Scene* scene : {&one, &two, &same}) scene->play("cruiser ares");
  EXPECT_NE(deck_of(one), deck_of(two));
  EXPECT_EQ(deck_of(one), deck_of(same));
  EXPECT_FALSE(std::ranges::is_sorted(deck_of(one)));
  for (const Copy copy : one.match.table.zone(kDeck))
    EXPECT_TRUE(one.match.table.known_to(copy).empty());
}

TEST(Setting, SF_SETUP_11_both_players_draw_from_one_deck) {
  for (const Mode mode : {Mode::training, Mode::skirmish}) {
    Scene scene(mode);
    scene.sector("a1", "0-05").sector("a2", "0-09").sector("a3", "0-14").sector("a4", "0-18");
    scene.sector("b1", "0-23").sector("b2", "0-29").sector("b3", "0-38").sector("b5", "1-02");
    scene.deck("0-01 1-06 1-11").reinforcements(Seat::a);
    EXPECT_EQ(scene.hand(Seat::a), "0-01");
    EXPECT_EQ(scene.hand(Seat::b), "1-06");
    EXPECT_EQ(scene.deck_size(), 1);
  }
}

TEST(Setting, SF_SETUP_12_all_damage_tokens_start_in_the_stock) {
  Scene scene = fresh(Mode::skirmish);
  scene.play("cruiser ares").play("cruiser athena");
  for (int copy = 0; copy < scene.match.table.copies(); ++copy)
    EXPECT_EQ(scene.match.table.mark(static_cast<Copy>(copy)), Mark{});
}

TEST(Setting, SF_SETUP_13_everything_starts_empty_until_the_first_reinforcements) {
  Scene scene = fresh(Mode::skirmish);
  EXPECT_EQ(scene.deck_size(), 100);
  scene.play("cruiser ares");
  EXPECT_EQ(scene.deck_size(), 100);
  scene.play("cruiser athena");
  EXPECT_EQ(scene.deck_size(), 90);
  for (const Seat seat : {Seat::a, Seat::b}) {
    EXPECT_EQ(scene.hand_size(seat), 5);
    EXPECT_EQ(scene.aside_size(seat), 0);
    EXPECT_EQ(cards_in_play({scene.match, scene.set}, seat), 0);
  }
  EXPECT_EQ(scene.discard(), "");
}

TEST(Flow, SF_FLOW_01_who_damages_the_enemy_cruiser_down_to_zero_wins) {
  Scene scene;
  scene.sector("b2", "0-05").armor(4, 20).combat(Seat::a).play_all("stay;order right");
  EXPECT_EQ(scene.armor(Seat::a), 0);
  EXPECT_TRUE(scene.match.result.over);
  EXPECT_EQ(scene.match.result.winners, SeatSet(Seat::b));
}

TEST(Flow, SF_FLOW_02_cards_from_hand_on_the_own_board_attack_and_trigger) {
  Scene scene;
  scene.hand(Seat::a, "0-29 0-23").hand(Seat::b, "0-18").deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 0-29 up b1"), "SF-DEPLOY-02");
  scene.play("play 0-29 up a1");
  EXPECT_EQ(scene.armor(Seat::b), 19);
  scene.play_all("pass;pass;stay;order right");
  EXPECT_EQ(scene.armor(Seat::b), 18);
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Flow, SF_FLOW_03_a_round_is_reinforcements_then_deployment_then_combat) {
  Scene scene;
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.match.phase, Phase::deployment);
  scene.play("pass").play("pass");
  EXPECT_EQ(scene.match.phase, Phase::combat);
  scene.play("stay").play("order right");
  EXPECT_EQ(scene.match.phase, Phase::deployment);
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(happenings(scene, {Happening::round_begins, Happening::drawn, Happening::passed,
                               Happening::battle}),
            (std::vector{Happening::drawn, Happening::passed, Happening::battle,
                         Happening::round_begins, Happening::drawn}));
}

TEST(Flow, SF_FLOW_04_rounds_go_on_while_both_cruisers_have_armor) {
  Scene scene;
  scene.armor(1, 1).reinforcements(Seat::a);
  for (int round = 1; round <= 4; ++round) {
    EXPECT_EQ(scene.match.round, round);
    scene.play_all("pass;pass;stay;order right");
    EXPECT_FALSE(scene.match.result.over);
  }
  Scene last;
  last.armor(1, 0).deployment(Seat::a).play_all("stay;order right");
  EXPECT_TRUE(last.match.result.over);
  EXPECT_EQ(last.match.round, 1);
}

}  // namespace
}  // namespace wardroom::starfighter
