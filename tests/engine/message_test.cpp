// Texts in two languages: places, plural, gender, and words files that are wrong.
#include "engine/text/message.hpp"

#include <gtest/gtest.h>

#include "cards/words_source.hpp"

namespace wardroom {
namespace {

constexpr Message<1> kTokens{"{n} {n|token|tokens}", "{n} {n|jeton|jetons}", {"n"}};
constexpr Message<1> kCards{
    "{n|no card|a card|{n} cards}", "{n|aucune carte|une carte|{n} cartes}", {"n"}};
constexpr Message<1> kLost{
    "The {effect} is lost.", "{effect|Le |La |L'}{effect} est {effect|perdu|perdue}.", {"effect"}};
constexpr Message<0> kRoll{"barrel roll", "tonneau", {}, Gender::masculine};
constexpr Message<0> kDraw{"draw", "pioche", {}, Gender::feminine};
constexpr Message<0> kArmor{"armor", "épaisseur", {}, Gender::feminine};

TEST(Message, each_language_has_its_own_plural) {
  EXPECT_EQ(kTokens(Language::english, 0), "0 tokens");
  EXPECT_EQ(kTokens(Language::english, 1), "1 token");
  EXPECT_EQ(kTokens(Language::english, 2), "2 tokens");
  EXPECT_EQ(kTokens(Language::french, 0), "0 jeton");
  EXPECT_EQ(kTokens(Language::french, 1), "1 jeton");
  EXPECT_EQ(kTokens(Language::french, 2), "2 jetons");
}

TEST(Message, three_forms_are_none_one_and_more_and_may_hold_places) {
  EXPECT_EQ(kCards(Language::english, 0), "no card");
  EXPECT_EQ(kCards(Language::english, 1), "a card");
  EXPECT_EQ(kCards(Language::french, 7), "7 cartes");
}

TEST(Message, words_follow_the_gender_of_a_noun_and_elide_before_a_vowel) {
  const Language french = Language::french;
  EXPECT_EQ(kLost(french, kRoll.noun(french)), "Le tonneau est perdu.");
  EXPECT_EQ(kLost(french, kDraw.noun(french)), "La pioche est perdue.");
  EXPECT_EQ(kLost(french, kArmor.noun(french)), "L'épaisseur est perdue.");
  EXPECT_EQ(kLost(Language::english, kRoll.noun(Language::english)), "The barrel roll is lost.");
}

TEST(Message, the_first_letter_is_raised_also_with_an_accent) {
  EXPECT_EQ(capitalised("it"), "It");
  EXPECT_EQ(capitalised("épée"), "Épée");
  EXPECT_EQ(capitalised(""), "");
  EXPECT_EQ(capitalised("3"), "3");
}

std::string problem_of(std::string text) {
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {{"w.toml", std::move(text)}};
  const auto entries = cards::compile_words(files, problems);
  EXPECT_EQ(entries.empty(), !problems.empty());
  return problems.empty() ? "" : problems.list()[0].text();
}

TEST(WordsFile, wrong_files_say_where_and_what) {
  EXPECT_EQ(problem_of("[a.b]\nen = \"x\"\nfr = \"y\"\n"), "");
  EXPECT_EQ(problem_of("[a.b]\nen = \"x\"\n"),
            "w.toml:1:1: missing \"fr\", expected a text in quotes");
  EXPECT_EQ(problem_of("[a.b]\nen = \"{n} x\"\nfr = \"y\"\n"),
            "w.toml:1:1: the places of both languages differ");
  EXPECT_EQ(problem_of("[a.b]\nen = \"{n x\"\nfr = \"{n}\"\n"),
            "w.toml:2:6: expected a name after \"{\", such as {count}");
  EXPECT_EQ(problem_of("[a.b]\nen = \"{n|x\"\nfr = \"{n}\"\n"),
            "w.toml:2:6: a \"{\" without its \"}\"");
  EXPECT_EQ(problem_of("[a]\nb = 1\n"), "w.toml:2:1: expected a text with en and fr");
}

TEST(WordsFile, places_are_arguments_in_the_order_of_the_english_text) {
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {
      {"w.toml", "[a.b]\nen = \"{x} {n|one|{y}}\"\nfr = \"{y} {x} {n}\"\ngender = \"f\"\n"}};
  const auto entries = cards::compile_words(files, problems);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].text.places, (std::vector<std::string>{"x", "n", "y"}));
  EXPECT_EQ(entries[0].text.gender, Gender::feminine);
}

}  // namespace
}  // namespace wardroom
