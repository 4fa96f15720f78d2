// Card files that are wrong: file, line, column and what was expected, and nothing half-loaded.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>

#include "games/starfighter/cards/compile.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom::starfighter {
namespace {

std::string shipped(const std::string& name) {
  std::ifstream in(WARDROOM_SOURCE_DIR "/games/starfighter/data/cards/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The problems of one file, one a line.
std::string problems_of(const std::string& text, Language language = Language::english) {
  const std::array<cards::SourceFile, 1> files = {{{"set.toml", text}}};
  cards::Problems problems(language);
  const Set set = compile(files, problems);
  EXPECT_EQ(set.cards(), 0) << "half-loaded";
  EXPECT_EQ(set.cruisers(), 0) << "half-loaded";
  std::string found;
  for (const cards::Problem& problem : problems.list())
    found += (found.empty() ? "" : "\n") + problem.text();
  return found;
}

constexpr const char* kCard =
    "[[card]]\nid = \"0-01\"\nlevel = 0\ncolor = \"green\"\n"
    "upper = { fighters = 1 }\nlower = { fighters = 0 }\n";

std::string with(std::string_view from, std::string_view to) {
  std::string text = kCard;
  text.replace(text.find(from), from.size(), to);
  return text;
}

TEST(CardFiles, SF_COMP_02_the_shipped_files_are_the_set_of_the_program) {
  const std::array<cards::SourceFile, 2> files = {
      {{"squadrons.toml", shipped("squadrons.toml")}, {"cruisers.toml", shipped("cruisers.toml")}}};
  cards::Problems problems;
  const Set set = compile(files, problems);
  ASSERT_TRUE(problems.empty()) << problems.list()[0].text();
  EXPECT_EQ(to_pack(set), to_pack(Starfighter::own_set()));
  EXPECT_EQ(set.cards(), 100);
  for (const Language language : {Language::english, Language::french})
    EXPECT_NE(set.note().in(language).find("original"), std::string::npos)
        << "the set says that it is our own";
}

TEST(CardFiles, a_pack_loads_to_the_same_set) {
  const auto pack = to_pack(Starfighter::own_set());
  const LoadedSet loaded = from_pack(pack);
  EXPECT_EQ(loaded.problem, "");
  EXPECT_EQ(to_pack(loaded.set), pack);
}

TEST(CardFiles, broken_toml_is_located) {
  EXPECT_TRUE(problems_of("[[card]]\nid = \"0-01\n").starts_with("set.toml:2:"));
}

TEST(CardFiles, a_missing_field_says_what_is_expected) {
  EXPECT_EQ(problems_of(with("level = 0\n", "")),
            "set.toml:1:1: missing \"level\", expected a whole number from 0 to 3");
}

TEST(CardFiles, a_figure_out_of_range_is_located) {
  EXPECT_EQ(problems_of(with("level = 0", "level = 4")),
            "set.toml:3:9: \"level\": expected a whole number from 0 to 3");
  EXPECT_EQ(problems_of(with("fighters = 1", "fighters = \"1\"")),
            "set.toml:5:22: \"fighters\": expected a whole number from 0 to 4");
}

TEST(CardFiles, an_unknown_word_gets_a_suggestion) {
  EXPECT_EQ(problems_of(with("fighters = 1", "fighters = 1, effect = \"latteral\"")),
            "set.toml:5:34: \"effect\": expected draw, lateral, vertical, free, pivot, destroy, "
            "hit_enemy, hit_self, roll or hit_fighter; did you mean \"lateral\"?");
  EXPECT_EQ(problems_of(with("color", "colour = \"green\"\ncolor")),
            "set.toml:4:1: unknown entry \"colour\", expected id, level, color, upper or lower; "
            "did you mean \"color\"?");
}

TEST(CardFiles, SF_R_27_a_front_without_a_fighter_is_refused) {
  EXPECT_EQ(problems_of(with("fighters = 1", "fighters = 0")),
            "set.toml:1:1: a front without a Fighter is not allowed (SF-R-27)");
}

TEST(CardFiles, SF_R_31_two_defences_are_refused) {
  std::string text = with("\"green\"", "\"blue\"");
  text.replace(text.find("fighters = 1"), 12, "fighters = 1, shields = 2");
  text.replace(text.find("fighters = 0"), 12, "fighters = 0, force_field = true");
  EXPECT_EQ(problems_of(text),
            "set.toml:1:1: a card has at most one of shields and force field (SF-R-31)");
}

TEST(CardFiles, SF_FX_GEN_14_SF_COMP_11_a_green_card_has_training_symbols_only) {
  EXPECT_EQ(problems_of(with("fighters = 1", "fighters = 1, effect = \"roll\"")),
            "set.toml:1:1: a green card has Training symbols only (SF-FX-GEN-14)");
}

TEST(CardFiles, SF_COMP_12_a_half_has_at_most_one_symbol) {
  const std::string text =
      with("fighters = 1", "fighters = 1, effect = \"draw\", force_field = true");
  EXPECT_TRUE(problems_of(text).starts_with(
      "set.toml:5:9: a half has at most one of effect, shields and force_field"));
}

TEST(CardFiles, the_same_card_twice_is_refused) {
  EXPECT_EQ(problems_of(std::string(kCard) + kCard), "set.toml:8:6: card 0-01 stands here twice");
}

// Deck files, options and scenarios name them in a line of words.
TEST(CardFiles, identity_codes_and_names_of_cruisers_can_be_written_anywhere) {
  for (const char* id : {"0 1", "0,1", "#01", "0-01\\r", "0/1", "...", "name", "123456789"})
    EXPECT_EQ(problems_of(with("0-01", id)),
              "set.toml:2:6: \"id\": expected at most 8 letters, digits and hyphens, one digit at "
              "least, such as 3-10")
        << id;
  for (const char* name : {"Ares II", "Ares,", "A#1", "Ares\\r"})
    EXPECT_EQ(problems_of("[[cruiser]]\nname = \"" + std::string(name) +
                          "\"\narmor = 20\nspaces = [3, 3, 3, 3, 3]\n"),
              "set.toml:2:8: \"name\": expected one word without comma or #")
        << name;
}

TEST(CardFiles, every_problem_is_reported_at_once) {
  const std::string found = problems_of(with("level = 0", "level = 9") + "[[cruiser]]\n");
  EXPECT_NE(found.find("set.toml:3:9"), std::string::npos);
  EXPECT_NE(found.find("missing \"armor\""), std::string::npos);
}

TEST(CardFiles, problems_are_said_in_french_too) {
  const auto french = [](const std::string& text) { return problems_of(text, Language::french); };
  EXPECT_EQ(french(with("level = 0", "level = 9")),
            "set.toml:3:9: « level » : attendu un nombre entier de 0 à 3");
  EXPECT_EQ(french(std::string(kCard) + kCard), "set.toml:8:6: la carte 0-01 figure ici deux fois");
  EXPECT_EQ(french(with("color", "colour")),
            "set.toml:1:1: il manque « color », attendu l’un de blue ou green\n"
            "set.toml:4:1: entrée inconnue « colour », attendu id, level, color, upper ou lower ; "
            "vouliez-vous dire « color » ?");
  EXPECT_TRUE(french("[[card\n").starts_with("set.toml:1:7: ce n’est pas du TOML : "));
}

TEST(CardFiles, the_name_and_the_note_of_a_set_need_both_languages) {
  const std::string name = "[set]\nname = { en = \"X\", fr = \"X\" }\n";
  EXPECT_EQ(problems_of(name + "note = \"our own\"\n"),
            "set.toml:3:8: \"note\": expected a table such as { en = \"...\", fr = \"...\" }");
  EXPECT_EQ(problems_of(name + "note = { en = \"our own\" }\n"),
            "set.toml:3:8: missing \"fr\", expected a text in quotes");
}

TEST(CardFiles, a_set_without_cruisers_is_refused) {
  const std::string found = problems_of(kCard);
  EXPECT_NE(found.find("missing [set]"), std::string::npos);
  EXPECT_NE(found.find("two Cruisers"), std::string::npos);
}

TEST(CardFiles, letters_outside_ascii_where_none_belong_are_located) {
  EXPECT_TRUE(problems_of("[[card]]\n\xc3\xa9t\xc3\xa9 = 1\n").starts_with("set.toml:2:1: "));
  EXPECT_TRUE(problems_of("a = +z\"\"\\ X\xd1\x9c W\n").starts_with("set.toml:1:"));
}

TEST(CardFiles, SF_R_44_draw_symbols_may_lie_on_other_spaces) {
  const std::string text =
      "[[cruiser]]\nname = \"X\"\narmor = 1\nspaces = [1, 1, 1, 1, 1]\n"
      "draws = [[0], [1], [], [0], [0]]\n";
  EXPECT_EQ(problems_of(text), "set.toml:5:16: expected the level of a space of this sector");
}

}  // namespace
}  // namespace wardroom::starfighter
