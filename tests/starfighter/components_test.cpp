// SF-COMP: cards, backs and Cruiser boards of our own set, and what no set may hold (SF-R-27).
#include <gtest/gtest.h>

#include <set>

#include "games/starfighter/cards/compile.hpp"
#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

const Set& own() {
  return Starfighter::own_set();
}

std::vector<CardId> all_cards() {
  std::vector<CardId> cards;
  for (int card = 0; card < own().cards(); ++card) cards.push_back(static_cast<CardId>(card));
  return cards;
}

// The first problem found in a file with these lines, without its place; "" if there is none in
// the entries themselves.
std::string problem_of(const std::string& text) {
  const std::vector<cards::SourceFile> files = {{"test.toml", text}};
  cards::Problems problems;
  compile(files, problems);
  if (problems.empty() || problems.list()[0].message.starts_with("missing [set]")) return "";
  return problems.list()[0].message;
}

std::string card_text(const std::string& level, const std::string& color, const std::string& upper,
                      const std::string& lower) {
  return "[[card]]\nid = \"x1\"\nlevel = " + level + "\ncolor = \"" + color + "\"\nupper = { " +
         upper + " }\nlower = { " + lower + " }\n";
}

std::string cruiser_text(const std::string& rest) {
  return "[[cruiser]]\nname = \"Test\"\narmor = 20\n" + rest + "\n";
}

int half_kinds(const Half& half) {
  return (half.fighters > 0 ? 1 : 0) + (half.effect != Effect::none ? 2 : 0);
}

TEST(Components, SF_COMP_01_three_boards_with_two_sides_make_six_different_cruisers) {
  std::set<std::string> names;
  for (int i = 0; i < own().cruisers(); ++i) names.insert(own().cruiser(i).name);
  EXPECT_EQ(own().cruisers(), 6);
  EXPECT_EQ(names.size(), 6U);
}

TEST(Components, SF_COMP_02_a_hundred_squadron_cards_and_no_two_fronts_alike) {
  ASSERT_EQ(own().cards(), 100);
  for (const CardId x : all_cards())
    for (const CardId y : all_cards()) {
      if (x >= y) continue;
      EXPECT_NE(own().id(x), own().id(y));
      EXPECT_FALSE(own().front(x).level == own().front(y).level &&
                   own().front(x).face == own().front(y).face)
          << own().id(x) << " and " << own().id(y) << " are alike";
    }
}

TEST(Components, SF_COMP_03_face_down_cards_cannot_be_told_apart_by_the_opponent) {
  Scene one;
  Scene two;
  one.sector("a2", "0-05/d").hand(Seat::a, "3-65").deployment(Seat::a);
  two.sector("a2", "3-65/d").hand(Seat::a, "0-05").deployment(Seat::a);
  const auto seen = [](const Scene& scene, Seat seat) {
    std::string text;
    JsonWriter json(text);
    Starfighter::write(json, Starfighter::view(scene.match, seat), scene.set);
    return text;
  };
  EXPECT_EQ(seen(one, Seat::b), seen(two, Seat::b));
  EXPECT_NE(seen(one, Seat::a), seen(two, Seat::a));
}

TEST(Components, SF_COMP_04_a_back_is_level_0_with_two_fighters_above_and_nothing_below) {
  EXPECT_EQ(kBack.half[0], Half{.fighters = 2});
  EXPECT_EQ(kBack.half[1], Half{});
  Scene scene;
  scene.hand(Seat::a, "3-65").hand(Seat::b, "0-05").deployment(Seat::a);
  scene.play("play 3-65 down a2");
  EXPECT_EQ(scene.sector("a2"), "3-65/d");
  EXPECT_EQ(scene.fighters("a2"), 2);
  EXPECT_EQ(scene.triggers(), 0);
  Scene covered;
  covered.sector("a2", "3-65/d 3-94/d").deployment(Seat::a);
  EXPECT_EQ(covered.fighters("a2"), 2);
}

TEST(Components, SF_COMP_05_a_front_has_a_level_an_id_code_and_two_halves) {
  for (const CardId card : all_cards()) {
    EXPECT_EQ(own().find(own().id(card)), card);
    EXPECT_EQ(own().front(card).level, own().id(card)[0] - '0') << own().id(card);
    EXPECT_LE(own().front(card).level, 3);
  }
  EXPECT_EQ(problem_of(card_text("3", "green", "fighters = 1", "fighters = 0")), "");
  EXPECT_NE(problem_of(card_text("4", "green", "fighters = 1", "fighters = 0")), "");
  EXPECT_NE(problem_of("[[card]]\nid = \"x1\"\nlevel = 0\ncolor = \"green\"\n"
                       "upper = { fighters = 1 }\n"),
            "");
  EXPECT_NE(problem_of("[[card]]\nlevel = 0\ncolor = \"green\"\nupper = { fighters = 1 }\n"
                       "lower = { fighters = 0 }\n"),
            "");
}

// The visible lower half of 1-22 repeats "one Fighter, draw" of its upper half as an icon.
TEST(Components, SF_COMP_06_what_is_covered_does_nothing_whatever_the_other_half_repeats) {
  Scene scene;
  scene.sector("a2", "1-22").hand(Seat::a, "0-23").hand(Seat::b, "0-05").deployment(Seat::a);
  EXPECT_EQ(scene.fighters("a2"), 1);
  scene.play("play 0-23 up a2");
  EXPECT_EQ(scene.fighters("a2"), 2);
  EXPECT_EQ(scene.triggers(), 0);
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
}

TEST(Components, SF_COMP_07_SF_R_35_the_table_may_hold_more_than_the_twenty_damage_tokens) {
  Scene scene;
  scene.sector("a3", "3-36/h3,0").sector("a4", "3-94/h3,0").sector("a5", "0-05/h3,0");
  scene.sector("b1", "1-60/h3,0").sector("b2", "3-96/h3,1").sector("b3", "2-30/h3,1");
  scene.shift(3).sector("a1", "2-64").sector("b4", "1-11").combat(Seat::a);
  scene.play("stay").play("order left");
  int tokens = 0;
  for (const Copy copy : scene.match.table.zones(kBoard, kBoard + kSectors - 1))
    tokens += scene.match.table.mark(copy).hits(0) + scene.match.table.mark(copy).hits(1);
  EXPECT_EQ(scene.sector("a1"), "2-64/h3,0");
  EXPECT_EQ(tokens, 23);
}

TEST(Components, SF_COMP_08_a_cruiser_board_has_a_name_an_armor_track_and_five_sectors) {
  EXPECT_EQ(kColumns, 5);
  for (int i = 0; i < own().cruisers(); ++i) {
    EXPECT_FALSE(own().cruiser(i).name.empty());
    EXPECT_GT(own().cruiser(i).armor, 0);
    for (Sector sector = 0; sector < kSectors; ++sector) EXPECT_GE(own().spaces(i, sector), 1);
  }
  EXPECT_EQ(problem_of(cruiser_text("spaces = [1, 2, 3, 4, 1]")), "");
  EXPECT_NE(problem_of(cruiser_text("spaces = [1, 2, 3, 4]")), "");
  EXPECT_NE(problem_of("[[cruiser]]\nname = \"Test\"\nspaces = [1, 2, 3, 4, 1]\n"), "");
}

TEST(Components, SF_COMP_09_spaces_of_a_sector_count_from_level_0_to_at_most_level_3) {
  int most = 0;
  for (int i = 0; i < own().cruisers(); ++i)
    for (Sector sector = 0; sector < kSectors; ++sector)
      most = std::max(most, own().spaces(i, sector));
  EXPECT_EQ(most, 4);
  EXPECT_NE(problem_of(cruiser_text("spaces = [1, 2, 3, 5, 1]")), "");
  Scene scene;
  scene.sector("a2", "0-23 0-05 0-18").sector("a1", "0-01 0-09 0-14").hand(Seat::a, "3-91");
  scene.hand(Seat::b, "0-29").deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 3-91 down a1"), "SF-DEPLOY-06");
  scene.play("play 3-91 up a2");
  EXPECT_EQ(scene.sector("a2"), "0-23 0-05 0-18 3-91");
}

TEST(Components, SF_COMP_10_every_sector_carries_its_draw_symbol_on_a_space_of_the_board) {
  for (int i = 0; i < own().cruisers(); ++i)
    for (const std::uint8_t levels : own().cruiser(i).draws) EXPECT_EQ(levels, 1);
  EXPECT_EQ(problem_of(cruiser_text("spaces = [2, 2, 2, 2, 2]\ndraws = [[0, 1], [], [], [], []]")),
            "");
  EXPECT_NE(problem_of(cruiser_text("spaces = [2, 2, 2, 2, 2]\ndraws = [[2], [], [], [], []]")),
            "");
}

TEST(Components, SF_COMP_11_every_id_code_is_either_green_or_blue) {
  int green = 0;
  for (const CardId card : all_cards()) green += own().front(card).green ? 1 : 0;
  EXPECT_EQ(green, 40);
  EXPECT_TRUE(own().front(*own().find("3-40")).green);
  EXPECT_FALSE(own().front(*own().find("0-41")).green);
  EXPECT_EQ(problem_of(card_text("0", "blue", "fighters = 1", "fighters = 0")), "");
  EXPECT_NE(problem_of(card_text("0", "red", "fighters = 1", "fighters = 0")), "");
}

TEST(Components, SF_COMP_12_a_half_holds_fighters_an_effect_both_or_neither) {
  std::set<int> kinds;
  for (const CardId card : all_cards())
    for (const Half& half : own().front(card).face.half) kinds.insert(half_kinds(half));
  EXPECT_EQ(kinds, (std::set<int>{0, 1, 2, 3}));
  const Face& front = own().front(*own().find("0-05")).face;
  EXPECT_EQ(half_kinds(front.half[0]), 3);
  EXPECT_EQ(half_kinds(front.half[1]), 0);
  EXPECT_EQ(half_kinds(kBack.half[1]), 0);
  EXPECT_EQ(problem_of(card_text("0", "green", "fighters = 0, effect = \"draw\"", "fighters = 1")),
            "");
}

TEST(Components, SF_R_27_a_set_with_a_front_without_fighters_is_refused) {
  EXPECT_NE(problem_of(card_text("0", "green", "fighters = 0, effect = \"draw\"", "fighters = 0")),
            "");
  EXPECT_EQ(problem_of(card_text("0", "green", "fighters = 0", "fighters = 1")), "");
}

TEST(Components, SF_R_27_a_pack_with_a_front_without_fighters_is_refused) {
  Set set;
  Front front;
  front.face.half[1].fighters = 1;
  set.add("x", front);
  EXPECT_EQ(from_pack(to_pack(set)).problem, "");
  front.face.half[1].fighters = 0;
  set.add("y", front);
  EXPECT_NE(from_pack(to_pack(set)).problem, "");
}

}  // namespace
}  // namespace wardroom::starfighter
