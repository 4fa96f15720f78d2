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

}  // namespace
}  // namespace wardroom
