// The pictures of Wing Commander: they fit the terminal, show what a player must see, and nothing
// else.
#include "games/wingcommander/terminal/terminal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <cwchar>

#include "engine/text/text.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr Language kLanguages[] = {Language::english, Language::french};
constexpr TerminalStyle kMono{.color = false, .unicode = true, .width = 80};

const Set& own() {
  return WingCommander::own_set();
}

bool shows(const std::string& picture, std::string_view word) {
  return picture.find(word) != std::string::npos;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find('\n', from);
    lines.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return lines;
}

std::string without_color(const std::string& text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\x1b')
      at = text.find('m', at);
    else
      plain += text[at];
  }
  return plain;
}

void expect_width(const std::string& picture, int width) {
  for (const std::string& line : lines_of(without_color(picture)))
    EXPECT_LE(columns_of(line), width) << line;
}

// Calls visit(match, random) at every 13th decision of some games at random.
template <class Visitor>
void each_moment(int games, int most, Visitor visit) {
  for (int game = 1; game <= games; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    const Chance chance{static_cast<std::uint64_t>(game)};
    Match match = WingCommander::begin({}, own(), chance);
    for (int choices = 0; choices < most; ++choices) {
      if (choices % 13 == 0) visit(match, random);
      if (testing::Test::HasFailure() || !WingCommander::decision(match, own())) break;
      OptionList options;
      WingCommander::list(match, own(), options);
      WingCommander::play(
          match, own(), options[random.below(static_cast<std::uint32_t>(options.size()))], chance);
    }
  }
}

std::string everything(const Match& match, Seat viewer, const TerminalStyle& style) {
  return WingCommander::draw_table(match, own(), viewer, style) +
         WingCommander::draw_hand(match, own(), viewer, style);
}

TEST(WingCommanderTerminal, no_line_is_wider_than_the_terminal) {
  each_moment(2, 600, [](const Match& match, Random&) {
    for (const int width : {80, 132})
      for (const Seat viewer : kBothSeats)
        for (const Language language : kLanguages)
          for (const bool unicode : {true, false})
            expect_width(
                everything(
                    match, viewer,
                    {.color = true, .unicode = unicode, .width = width, .language = language}),
                width);
  });
}

// A sheet cuts off what does not fit, so keeping the width is not enough.
TEST(WingCommanderTerminal, nothing_of_a_card_is_cut_off_at_80_columns) {
  for (const Language language : kLanguages)
    for (int card = 0; card < own().cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      TerminalStyle style = kMono;
      style.language = language;
      const std::string narrow = draw_card(own(), id, style);
      style.width = 240;
      EXPECT_EQ(narrow, draw_card(own(), id, style));
      EXPECT_TRUE(shows(narrow, own().text(id).id)) << narrow;
    }
}

// Where a card comes from stands on it: real, completed by us, or our own.
TEST(WingCommanderTerminal, every_card_says_where_it_comes_from) {
  for (const Language language : kLanguages) {
    TerminalStyle style = kMono;
    style.language = language;
    for (int card = 0; card < own().cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      EXPECT_TRUE(shows(draw_card(own(), id, style),
                        ' ' + title_of(own().card(id).origin, language) + ' '));
    }
    for (const Seat seat : kBothSeats)
      EXPECT_TRUE(shows(draw_carrier(own(), seat, style),
                        ' ' + title_of(own().carrier(seat).origin, language) + ' '));
  }
}

TEST(WingCommanderTerminal, colors_are_all_that_color_adds) {
  each_moment(1, 200, [](const Match& match, Random&) {
    TerminalStyle style = kMono;
    const std::string plain = everything(match, Seat::a, style);
    style.color = true;
    const std::string colored = everything(match, Seat::a, style);
    EXPECT_FALSE(shows(plain, "\x1b"));
    EXPECT_TRUE(shows(colored, "\x1b"));
    EXPECT_EQ(without_color(colored), plain);
  });
}

TEST(WingCommanderTerminal, without_unicode_everything_is_ascii) {
  const auto expect_ascii = [](const std::string& text) {
    EXPECT_TRUE(std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; })) << text;
    EXPECT_FALSE(shows(text, "?")) << "every letter has a plain form: " << text;
  };
  for (const Language language : kLanguages) {
    const TerminalStyle style{.color = false, .unicode = false, .width = 80, .language = language};
    for (int card = 0; card < own().cards(); ++card)
      expect_ascii(draw_card(own(), static_cast<CardId>(card), style));
    each_moment(1, 400, [&](const Match& match, Random&) {
      expect_ascii(everything(match, Seat::b, style));
    });
  }
}

TEST(WingCommanderTerminal, every_glyph_is_one_column_wide) {
  if (std::setlocale(LC_CTYPE, "C.UTF-8") == nullptr) GTEST_SKIP() << "no UTF-8 locale here";
  std::string all;
  each_moment(1, 300,
              [&](const Match& match, Random&) { all += everything(match, Seat::a, kMono); });
  for (int card = 0; card < own().cards(); ++card)
    all += draw_card(own(), static_cast<CardId>(card), kMono);
  std::mbstate_t state{};
  for (std::size_t at = 0; at < all.size();) {
    wchar_t glyph = 0;
    const std::size_t used = std::mbrtowc(&glyph, all.data() + at, all.size() - at, &state);
    ASSERT_LE(used, all.size() - at) << "not UTF-8";
    EXPECT_TRUE(glyph == L'\n' || wcwidth(glyph) == 1) << all.substr(at, used);
    at += used;
  }
  std::setlocale(LC_CTYPE, "C");
}

// WC-R-56. Every picture is drawn from what its viewer knows, and from nothing else.
TEST(WingCommanderTerminal, WC_R_56_no_picture_depends_on_what_is_hidden) {
  each_moment(2, 600, [](const Match& match, Random& random) {
    for (const Seat viewer : kBothSeats) {
      const Match view = WingCommander::view(match, viewer);
      const std::string picture = everything(view, viewer, kMono);
      ASSERT_EQ(picture, everything(match, viewer, kMono));
      const Match other_deal = WingCommander::redeal(view, own(), viewer, random);
      ASSERT_EQ(picture, everything(other_deal, viewer, kMono));
    }
  });
}

TEST(WingCommanderTerminal, the_viewers_carrier_is_nearest) {
  const Match match = WingCommander::begin({}, own(), Chance{1});
  for (const Seat viewer : kBothSeats) {
    const std::string picture = WingCommander::draw_table(match, own(), viewer, kMono);
    const std::size_t kilrathi = picture.find("KC");
    const std::size_t terran = picture.find("TC");
    ASSERT_NE(kilrathi, std::string::npos);
    ASSERT_NE(terran, std::string::npos);
    EXPECT_EQ(kilrathi > terran, viewer == kKilrathi) << picture;
  }
}

TEST(WingCommanderTerminal, cards_places_and_carriers_can_be_looked_at) {
  const Match match = WingCommander::begin({}, own(), Chance{1});
  const auto look = [&](std::string_view what) {
    return WingCommander::look(WingCommander::view(match, Seat::b), own(), what, kMono);
  };
  EXPECT_TRUE(shows(look("halberd"), "Night Heron Squadron"));
  EXPECT_TRUE(shows(look("halberd"), "Attack 3"));
  EXPECT_TRUE(shows(look("kc"), "Attack"));
  EXPECT_EQ(look("nw"), "");
  EXPECT_EQ(look("a.ready.9"), "");
  EXPECT_EQ(look("nothing"), "");
}

}  // namespace
}  // namespace wardroom::wingcommander
