// The table drawn with text: that it keeps its width, lines up, and tells no secret.
#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <cwchar>

#include "engine/random.hpp"
#include "games/starfighter/terminal/terminal.hpp"
#include "games/starfighter/words/words.hpp"
#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

constexpr Seat kSeats[] = {Seat::a, Seat::b};
constexpr Language kLanguages[] = {Language::english, Language::french};

bool begins_glyph(char c) {
  return (static_cast<unsigned>(c) & 0xc0U) != 0x80U;
}

std::string without_color(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b')
      i = std::min(text.find('m', i), text.size() - 1);
    else
      plain += text[i];
  }
  return plain;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  }
  return lines;
}

int columns(std::string_view line) {
  return static_cast<int>(std::ranges::count_if(line, begins_glyph));
}

// Where a word begins: its row and column, or -1.
struct Place {
  int row = -1;
  int column = -1;
};
Place find(const std::string& picture, std::string_view word) {
  const auto lines = lines_of(picture);
  for (std::size_t row = 0; row < lines.size(); ++row) {
    const std::size_t at = lines[row].find(word);
    if (at != std::string::npos)
      return {static_cast<int>(row), columns(std::string_view(lines[row]).substr(0, at))};
  }
  return {};
}

int count(std::string_view text, std::string_view word) {
  int found = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
    ++found;
  return found;
}

bool shows(const std::string& picture, std::string_view word) {
  return picture.find(word) != std::string::npos;
}

void expect_width(const std::string& picture, int width, const std::string& what) {
  for (const std::string& line : lines_of(without_color(picture)))
    EXPECT_LE(columns(line), width) << what << ": " << line;
}

// Stacks, tokens, pivoted cards, cards face down, shields, a field; hands on both sides.
Scene& busy(Scene& scene) {
  return scene.sector("a1", "0-14 1-20")
      .sector("a2", "0-05 1-08/h0,1 2-07")
      .sector("a3", "0-57/s2 1-11/p")
      .sector("a4", "0-01/d 1-56 2-15/h0,1 3-100")
      .sector("b2", "0-23 1-06/h1,1")
      .sector("b3", "0-29/d 1-50/h1,0")
      .sector("b4", "0-53 1-26 2-19/p 3-84/s4")
      .sector("b5", "0-38/d")
      .hand(Seat::a, "3-25 1-28 2-12 0-49 2-64 1-33 0-41")
      .hand(Seat::b, "0-66 1-60 3-94")
      .aside(Seat::b, "2-24")
      .discard("3-04 2-34")
      .armor(17, -2);
}

std::string table(const Scene& scene, Seat viewer, const TerminalStyle& style) {
  return Starfighter::draw_table(Starfighter::view(scene.match, viewer), scene.set, viewer, style);
}
std::string hand(const Scene& scene, Seat viewer, const TerminalStyle& style) {
  return Starfighter::draw_hand(Starfighter::view(scene.match, viewer), scene.set, viewer, style);
}

constexpr TerminalStyle kMono{.color = false, .unicode = true, .width = 100};

TEST(Terminal, no_line_is_wider_than_the_terminal) {
  for (int shift = -3; shift <= 3; ++shift) {
    Scene scene;
    busy(scene).shift(shift).deployment(Seat::a);
    for (const int width : {80, 100, 140})
      for (const Seat viewer : kSeats)
        for (const Language language : kLanguages)
          for (const bool unicode : {true, false}) {
            const TerminalStyle style{
                .color = true, .unicode = unicode, .width = width, .language = language};
            expect_width(table(scene, viewer, style), width, "table");
            expect_width(hand(scene, viewer, style), width, "hand");
          }
  }
  const Set& set = Starfighter::own_set();
  for (const Language language : kLanguages)
    for (int card = 0; card < set.cards(); ++card)
      expect_width(draw_card(set, static_cast<CardId>(card), {.width = 80, .language = language}),
                   80, "card");
}

// A sheet cuts off what does not fit, so keeping the width is not enough.
TEST(Terminal, nothing_is_cut_off_at_80_columns_in_either_language) {
  const Set& set = Starfighter::own_set();
  for (const Language language : kLanguages) {
    const TerminalStyle style{.color = false, .unicode = true, .width = 80, .language = language};
    for (int card = 0; card < set.cards(); ++card) {
      const std::string picture = draw_card(set, static_cast<CardId>(card), style);
      for (const Half& half : set.front(static_cast<CardId>(card)).face.half) {
        const bool symbol = half.effect != Effect::none;
        EXPECT_TRUE(!symbol || shows(picture, meaning_of(half.effect, language))) << picture;
      }
    }
    TerminalStyle wide = style;
    wide.width = 240;
    for (int card = 0; card < set.cards(); ++card)
      EXPECT_EQ(draw_card(set, static_cast<CardId>(card), style),
                draw_card(set, static_cast<CardId>(card), wide));
  }
}

// The fullest line there can be: a long name, a lead, the Initiative, a pass, many cards.
TEST(Terminal, the_line_of_a_player_is_whole_at_80_columns_in_either_language) {
  for (const Language language : kLanguages)
    for (const Seat viewer : kSeats) {
      Scene scene(Mode::skirmish, "Artemis", "Hermes");
      scene.hand(Seat::a, "0-01 1-02 2-03 3-04 0-05 1-06 2-07 1-08 0-09 3-10 1-11 2-12")
          .aside(Seat::a, "1-13 0-14")
          .armor(20, 3)
          .deployment(Seat::a);
      scene.play("pass");
      const std::string picture =
          table(scene, viewer, {.color = false, .width = 80, .language = language});
      EXPECT_TRUE(shows(picture, language == Language::french ? "  ◆  a passé" : "  ◆  passed"))
          << picture;
      EXPECT_TRUE(shows(picture, language == Language::french ? " main 12 · côté 2 · ⊞ 5"
                                                              : " hand 12 · aside 2 · ⊞ 5"))
          << picture;
    }
}

TEST(Terminal, SF_CHAIN_02_pending_effects_are_listed_in_french_too) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10").deployment(Seat::a);
  scene.play("play 3-10 up a2");
  const TerminalStyle style{.color = false, .width = 100, .language = Language::french};
  EXPECT_TRUE(
      shows(table(scene, Seat::b, style), "ensuite   a2.3 bas ⊞ pioche   a2.3 haut ⇄ latéral"));
  scene.play("resolve a2.3 upper");
  EXPECT_TRUE(shows(table(scene, Seat::a, style), "en cours  ⇄ latéral · à vous de choisir"));
  EXPECT_TRUE(shows(table(scene, Seat::b, style), "puis      a2.3 bas ⊞ pioche"));
}

TEST(Terminal, colors_are_all_that_color_adds) {
  Scene scene;
  busy(scene).deployment(Seat::a);
  TerminalStyle style;
  const std::string colored =
      table(scene, Seat::a, style) + hand(scene, Seat::a, style) + draw_card(scene.set, 9, style);
  style.color = false;
  const std::string plain =
      table(scene, Seat::a, style) + hand(scene, Seat::a, style) + draw_card(scene.set, 9, style);
  EXPECT_FALSE(shows(plain, "\x1b"));
  EXPECT_TRUE(shows(colored, "\x1b"));
  EXPECT_EQ(without_color(colored), plain);
}

TEST(Terminal, without_unicode_everything_is_ascii) {
  Scene scene;
  busy(scene).shift(1).deployment(Seat::a);
  for (const Language language : kLanguages) {
    const TerminalStyle style{.color = true, .unicode = false, .width = 80, .language = language};
    std::string all = table(scene, Seat::a, style) + hand(scene, Seat::a, style);
    for (int card = 0; card < scene.set.cards(); ++card)
      all += draw_card(scene.set, static_cast<CardId>(card), style);
    EXPECT_TRUE(std::ranges::all_of(all, [](unsigned char c) { return c < 0x80; }));
    EXPECT_FALSE(shows(all, "?")) << "every letter has a plain form";
  }
}

TEST(Terminal, every_glyph_is_one_column_wide) {
  if (std::setlocale(LC_CTYPE, "C.UTF-8") == nullptr) GTEST_SKIP() << "no UTF-8 locale here";
  Scene scene;
  busy(scene).deployment(Seat::a);
  std::string all = table(scene, Seat::a, kMono) + hand(scene, Seat::a, kMono);
  for (int card = 0; card < scene.set.cards(); ++card)
    all += draw_card(scene.set, static_cast<CardId>(card), kMono);
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

TEST(Terminal, SF_R_48_a_card_face_down_is_named_to_those_who_know_it) {
  Scene scene;
  busy(scene).deployment(Seat::a);
  EXPECT_FALSE(shows(table(scene, Seat::a, kMono), "0-29"));
  EXPECT_FALSE(shows(Starfighter::draw_table(scene.match, scene.set, Seat::a, kMono), "0-29"));
  EXPECT_TRUE(shows(table(scene, Seat::b, kMono), "0-29"));
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "0-01"));
  EXPECT_FALSE(shows(table(scene, Seat::b, kMono), "0-01"));
}

TEST(Terminal, SF_R_53_a_card_seen_before_it_was_turned_down_is_named_to_both) {
  Scene scene;
  busy(scene).deployment(Seat::a);
  const Sector b3 = sector_at(Seat::b, 2);
  scene.match.table.reveal(scene.match.table.at(spot_at(b3, 0)), SeatSet::all());
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "0-29"));
}

TEST(Terminal, SF_INFO_07_of_a_hand_the_opponent_sees_the_number_only) {
  Scene scene;
  busy(scene).deployment(Seat::a);
  for (const Match& match : {Starfighter::view(scene.match, Seat::a), scene.match}) {
    const std::string seen = Starfighter::draw_table(match, scene.set, Seat::a, kMono) +
                             Starfighter::draw_hand(match, scene.set, Seat::a, kMono);
    for (const std::string_view id : {"0-66", "1-60", "3-94", "2-24"})
      EXPECT_FALSE(shows(seen, id));
    EXPECT_TRUE(shows(seen, "hand 3"));
    EXPECT_TRUE(shows(seen, "aside 1"));
  }
  const std::string own = hand(scene, Seat::b, kMono);
  for (const std::string_view id : {"0-66", "1-60", "3-94"}) EXPECT_TRUE(shows(own, id));
}

TEST(Terminal, the_hand_is_sorted_by_level) {
  Scene scene;
  scene.hand(Seat::a, "3-25 1-28 0-49 1-02").deployment(Seat::a);
  const std::string own = hand(scene, Seat::a, kMono);
  std::vector<int> places;
  for (const std::string_view id : {"0-49", "1-02", "1-28", "3-25"})
    places.push_back(find(own, id).column);
  EXPECT_TRUE(std::ranges::is_sorted(places));
  EXPECT_GE(places.front(), 0);
}

TEST(Terminal, SF_BATTLE_04_damaged_fighters_look_different) {
  Scene whole;
  whole.sector("a2", "0-05").deployment(Seat::a);
  EXPECT_TRUE(shows(table(whole, Seat::a, kMono), "▲▲▲▲ "));
  Scene damaged;
  damaged.sector("a2", "0-05/h3,0").deployment(Seat::a);
  EXPECT_TRUE(shows(table(damaged, Seat::a, kMono), "▲✗✗✗ "));
  EXPECT_TRUE(shows(table(damaged, Seat::b, kMono), "▼✗✗✗ "));
  EXPECT_TRUE(shows(table(damaged, Seat::b, {.color = false, .unicode = false}), "vxxx "));
}

TEST(Terminal, tokens_lie_on_shields) {
  Scene scene;
  scene.sector("a2", "0-71/s1").deployment(Seat::a);
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "(○○○✗)"));
}

TEST(Terminal, SF_R_52_facing_sectors_stand_in_the_same_columns) {
  for (int shift = -3; shift <= 3; ++shift)
    for (const Seat viewer : kSeats)
      for (const int width : {80, 100, 140}) {
        Scene scene;
        busy(scene).shift(shift).deployment(Seat::a);
        const std::string picture =
            table(scene, viewer, {.color = false, .unicode = true, .width = width});
        EXPECT_EQ(count(picture, "⇅"), 5 - std::abs(shift));
        for (int i = 1; i <= 5; ++i) {
          const Place a = find(picture, "a" + std::to_string(i));
          const Place b = find(picture, "b" + std::to_string(i + shift));
          ASSERT_GE(a.row, 0);
          if (i + shift < 1 || i + shift > 5) continue;
          EXPECT_EQ(a.column, b.column) << "a" << i << " shift " << shift;
          EXPECT_EQ(a.row > b.row, viewer == Seat::a);
        }
        const bool rising = find(picture, "a1").column < find(picture, "a5").column;
        EXPECT_EQ(rising, viewer == Seat::a);
      }
}

TEST(Terminal, SF_COMP_09_level_0_is_nearest_its_owner) {
  Scene scene;
  scene.sector("a2", "0-05 1-08 2-07").sector("b2", "0-23 1-06").deployment(Seat::a);
  for (const Seat viewer : kSeats) {
    const std::string picture = table(scene, viewer, kMono);
    std::vector<int> rows;
    for (const std::string_view id : {"0-23", "1-06", "2-07", "1-08", "0-05"})
      rows.push_back(find(picture, id).row);
    if (viewer == Seat::b) std::ranges::reverse(rows);
    EXPECT_TRUE(std::ranges::is_sorted(rows)) << picture;
  }
}

TEST(Terminal, SF_BATTLE_02_the_middle_shows_the_fire_of_both_sides) {
  Scene scene;
  scene.sector("a2", "0-05/h1,0").sector("b2", "0-23/d").deployment(Seat::a);
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "▲3 ⇅ 2▼"));
  EXPECT_TRUE(shows(table(scene, Seat::b, kMono), "▲2 ⇅ 3▼"));
}

TEST(Terminal, SF_REINF_02_a_draw_symbol_shows_until_it_is_covered) {
  Scene scene;
  scene.sector("a2", "0-23").deployment(Seat::a);
  const std::string picture = table(scene, Seat::a, kMono);
  EXPECT_TRUE(shows(picture, "⊞ draw 4"));
  EXPECT_TRUE(shows(picture, "⊞ draw 5"));
  EXPECT_EQ(count(picture, "⊞ draw "), 9 + 2);
}

TEST(Terminal, SF_INFO_10_covered_halves_leave_a_reminder) {
  Scene scene;
  scene.sector("a2", "0-05 1-08").deployment(Seat::a);
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "▴4⊖"));
}

TEST(Terminal, SF_CHAIN_02_pending_effects_are_listed_with_their_place) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10").deployment(Seat::a);
  scene.play("play 3-10 up a2");
  EXPECT_TRUE(
      shows(table(scene, Seat::b, kMono), "next  a2.3 lower ⊞ draw   a2.3 upper ⇄ lateral"));
  scene.play("resolve a2.3 upper");
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "now   ⇄ lateral · your choice"));
  EXPECT_TRUE(shows(table(scene, Seat::b, kMono), "now   ⇄ lateral · a chooses"));
  EXPECT_TRUE(shows(table(scene, Seat::b, kMono), "then  a2.3 lower ⊞ draw"));
}

TEST(Terminal, SF_BATTLE_03_the_battle_being_fought_shows_its_fixed_numbers) {
  Scene scene;
  scene.sector("a1", "0-14").sector("b1", "0-29").combat(Seat::b);
  scene.play("stay").play("order right");
  ASSERT_EQ(scene.kind(), "split");
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "▲2 ⇅ 1▼"));
  EXPECT_TRUE(shows(table(scene, Seat::a, kMono), "your decision"));
  EXPECT_TRUE(shows(table(scene, Seat::b, kMono), "a decides"));
}

TEST(Terminal, a_large_card_shows_both_halves_and_what_they_do) {
  const Set& set = Starfighter::own_set();
  const std::string card = draw_card(set, *set.find("3-10"), kMono);
  for (const std::string_view word : {"level 3", "3-10", "⇄ lateral move", "⊞ draw", "back"})
    EXPECT_TRUE(shows(card, word)) << word;
  EXPECT_TRUE(shows(draw_card(set, kUnknownCard, kMono), "face down"));
}

// Whole games at random: every picture is drawn from what its viewer knows, and from nothing else.
TEST(Terminal, no_picture_depends_on_what_is_hidden) {
  const Set& set = Starfighter::own_set();
  const TerminalStyle style{.color = false, .unicode = true, .width = 80};
  for (std::uint64_t game = 1; game <= 3; ++game) {
    Random random(game);
    const Chance chance{game};
    Match match = Starfighter::begin({}, set, chance);
    for (int choices = 0; choices < 400; ++choices) {
      for (const Seat viewer : kSeats) {
        const Match view = Starfighter::view(match, viewer);
        const std::string picture = Starfighter::draw_table(view, set, viewer, style);
        expect_width(picture, 80, "table");
        ASSERT_EQ(picture, Starfighter::draw_table(match, set, viewer, style));
        const Match other_deal = Starfighter::redeal(view, set, viewer, random);
        ASSERT_EQ(picture, Starfighter::draw_table(other_deal, set, viewer, style));
        ASSERT_EQ(Starfighter::draw_hand(view, set, viewer, style),
                  Starfighter::draw_hand(other_deal, set, viewer, style));
      }
      if (!Starfighter::decision(match, set)) break;
      OptionList options;
      Starfighter::list(match, set, options);
      const auto count = static_cast<std::uint32_t>(options.size());
      Starfighter::play(match, set, options[random.below(count)], chance);
    }
  }
}

}  // namespace
}  // namespace wardroom::starfighter
