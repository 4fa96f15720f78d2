// Vocabularies that are wrong.
#include <gtest/gtest.h>

#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

constexpr const char* kGood =
    "[[kind]]\nname = \"card\"\nen = \"card\"\nfr = \"carte\"\n"
    "[[kind]]\nname = \"ship\"\nis = \"card\"\nen = \"ship\"\nfr = \"vaisseau\"\n"
    "[[value]]\nname = \"attack\"\nof = [\"ship\"]\nen = \"attack\"\nfr = \"attaque\"\n"
    "[[step]]\nname = \"hit\"\nsource = \"hit {what:ship}\"\nen = \"hit {what}\"\nfr = \"touchez "
    "{what}\"\n";

std::string problems_with(std::string_view from, std::string_view to,
                          Language language = Language::english) {
  std::string text = kGood;
  if (!from.empty()) text.replace(text.find(from), from.size(), to);
  cards::Problems problems(language);
  const Vocabulary vocabulary = read_vocabulary({"v.toml", text}, problems);
  EXPECT_EQ(vocabulary.empty(), !problems.empty());
  std::string found;
  for (const cards::Problem& problem : problems.list())
    found += (found.empty() ? "" : "\n") + problem.text();
  return found;
}

TEST(Vocabulary, Good) {
  EXPECT_EQ(problems_with("", ""), "");
}

TEST(Vocabulary, OfAGame) {
  EXPECT_EQ(problems_with("[[kind]]", "game = \"chess\"\n[[kind]]"), "");
  EXPECT_EQ(problems_with("[[kind]]", "game = false\n[[kind]]"),
            "v.toml:1:8: \"game\": expected a text in quotes");
}

TEST(Vocabulary, MissingTranslations) {
  EXPECT_EQ(problems_with("fr = \"vaisseau\"\n", ""),
            "v.toml:5:1: no words in French for \"ship\"");
  EXPECT_EQ(problems_with("en = \"hit {what}\"\n", ""),
            "v.toml:15:1: no words in English for \"hit\"");
  EXPECT_EQ(problems_with("fr = \"vaisseau\"\n", "", Language::french),
            "v.toml:5:1: pas de mots en français pour « ship »");
}

TEST(Vocabulary, Templates) {
  EXPECT_EQ(problems_with("en = \"hit {what}\"", "en = \"hit {who}\""),
            "v.toml:18:6: the place \"what\" of the source is missing here\n"
            "v.toml:18:6: the source has no place \"who\"");
  EXPECT_EQ(problems_with("touchez {what}", "touchez {what"),
            "v.toml:19:6: the braces do not fit together; a place is written as in {who}\n"
            "v.toml:19:6: the place \"what\" of the source is missing here");
  EXPECT_EQ(problems_with("{what:ship}", "{what:boat}"),
            "v.toml:15:1: nothing is called \"boat\" here that could stand in a place: expected "
            "number, condition, title, any, a kind or a type of words");
  EXPECT_NE(problems_with("{what:ship}", "{what}").find("says nothing about what may stand there"),
            std::string::npos);
}

TEST(Vocabulary, Names) {
  EXPECT_EQ(problems_with("name = \"hit\"", "name = \"switch\""),
            "v.toml:16:8: expected a name of small letters, digits and _ that is no word of C++");
  EXPECT_EQ(problems_with("name = \"hit\"", "name = \"choose\""),
            "v.toml:16:8: every game has \"choose\" already; choose another name");
  EXPECT_EQ(problems_with("name = \"ship\"", "name = \"card\""),
            "v.toml:6:8: the name \"card\" stands here twice\n"
            "v.toml:12:6: there is no kind \"ship\"\n"
            "v.toml:15:1: nothing is called \"ship\" here that could stand in a place: expected "
            "number, condition, title, any, a kind or a type of words");
}

TEST(Vocabulary, Kinds) {
  EXPECT_EQ(problems_with("is = \"card\"", "is = \"boat\""),
            "v.toml:7:6: there is no kind \"boat\"");
  EXPECT_EQ(problems_with("is = \"card\"", "is = \"ship\""),
            "v.toml:7:6: this kind belongs to itself");
}

TEST(Vocabulary, UnknownEntries) {
  EXPECT_NE(problems_with("of = [\"ship\"]", "off = [\"ship\"]").find("unknown entry \"off\""),
            std::string::npos);
}

}  // namespace
}  // namespace wardroom::language
