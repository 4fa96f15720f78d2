// Texts in UTF-8: their width, and their plain form.
#include "engine/text/text.hpp"

#include <gtest/gtest.h>

namespace wardroom {
namespace {

TEST(Text, an_accent_takes_no_column) {
  EXPECT_EQ(columns_of(""), 0);
  EXPECT_EQ(columns_of("déjà"), 4);
  EXPECT_EQ(padded("été", 5), "été  ");
  EXPECT_EQ(padded("longer", 3), "longer");
}

TEST(Text, every_french_letter_and_sign_has_a_plain_form) {
  EXPECT_EQ(in_ascii("« L’œuvre d’été »"), "\" L'oeuvre d'ete \"");
  EXPECT_EQ(in_ascii("àâçèéêëîïôùûü ÀÉÔ"), "aaceeeeiiouuu AEO");
  EXPECT_EQ(in_ascii("a\u00a0: b"), "a : b");
  EXPECT_EQ(in_ascii("▲"), "?");
}

TEST(Text, lines_are_broken_between_words) {
  EXPECT_EQ(wrapped_lines("a été vu ici", 6), (std::vector<std::string>{"a été", "vu ici"}));
  EXPECT_EQ(wrapped_lines("unbreakable", 4), (std::vector<std::string>{"unbreakable"}));
  EXPECT_TRUE(wrapped_lines("", 4).empty());
}

TEST(Text, cells_stand_below_each_other) {
  EXPECT_EQ(in_columns({{"été", "x", "long text"}, {"a", "", "y"}, {"a", "b", ""}}),
            (std::vector<std::string>{"été  x  long text", "a       y", "a    b"}));
  EXPECT_TRUE(in_columns({}).empty());
}

TEST(Text, items_of_a_list_are_kept_apart) {
  std::string list;
  append_item(list, "shake");
  append_item(list, "darket");
  EXPECT_EQ(list, "shake, darket");
}

}  // namespace
}  // namespace wardroom
