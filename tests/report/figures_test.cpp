// Numbers and punctuation as each language writes them, and text that stays text.
#include "cli/report/figures.hpp"

#include <gtest/gtest.h>

#include "engine/text/markup.hpp"

namespace wardroom {
namespace {

constexpr Language kEnglish = Language::english;
constexpr Language kFrench = Language::french;

TEST(Figures, thousands_are_grouped) {
  EXPECT_EQ(counted(0, kEnglish), "0");
  EXPECT_EQ(counted(999, kEnglish), "999");
  EXPECT_EQ(counted(1000, kEnglish), "1,000");
  EXPECT_EQ(counted(1234567, kEnglish), "1,234,567");
  EXPECT_EQ(counted(1234567, kFrench), "1\u202f234\u202f567");
}

TEST(Figures, decimals_have_a_point_or_a_comma) {
  EXPECT_EQ(decimal(12.345, 2, kEnglish), "12.35");
  EXPECT_EQ(decimal(12.345, 1, kFrench), "12,3");
  EXPECT_EQ(decimal(12.345, 0, kFrench), "12");
}

TEST(Figures, percentages) {
  EXPECT_EQ(percent(0.5012, kEnglish), "50.1%");
  EXPECT_EQ(percent(0.5012, kFrench), "50,1\u202f%");
  EXPECT_EQ(percent(1, kEnglish, 0), "100%");
  EXPECT_EQ(percent_range(0.494, 0.508, kEnglish), "49.4\u201350.8%");
  EXPECT_EQ(percent_range(0.494, 0.508, kFrench), "49,4\u201350,8\u202f%");
}

TEST(Figures, counts_in_messages_keep_their_plural) {
  constexpr Message<1> games{"{n} {n|game|games}", "{n} {n|partie|parties}", {"n"}};
  EXPECT_EQ(games(kEnglish, count_arg(1, kEnglish)), "1 game");
  EXPECT_EQ(games(kFrench, count_arg(20000, kFrench)), "20\u202f000 parties");
}

TEST(Figures, french_punctuation_does_not_start_a_line) {
  EXPECT_EQ(unbroken("Voici : 95 % ; oui !", kFrench), "Voici\u00a0: 95\u00a0%\u00a0; oui\u00a0!");
  EXPECT_EQ(unbroken("10:30", kFrench), "10:30");
  EXPECT_EQ(unbroken("a : b", kEnglish), "a : b");
  EXPECT_EQ(unbroken(": ::", kFrench), ":\u00a0::");
}

TEST(Markup, text_from_outside_stays_text) {
  EXPECT_EQ(escaped("<b a=\"1\" b='2'>&amp;"), "&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;");
  EXPECT_EQ(escaped("é\x01\n"), "é\ufffd\ufffd");
}

TEST(Markup, elements_have_attributes_or_none) {
  EXPECT_EQ(element("p", "x"), "<p>x</p>");
  EXPECT_EQ(element("p", "class=\"y\"", ""), "<p class=\"y\"></p>");
}

}  // namespace
}  // namespace wardroom
