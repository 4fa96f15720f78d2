// The viewer's hand and single cards.
#include <algorithm>

#include "cardplay/table_lines.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/terminal/terminal.hpp"
#include "games/starfighter/terminal/terminal_paint.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

using namespace paint;

constexpr int kLargeInner = 30;

// One face as a card: level at the upper left, identity code at the lower right.
class CardPicture {
 public:
  CardPicture(Sheet& sheet, const Glyphs& glyphs, int inner, int rows_per_half)
      : sheet_(sheet), glyphs_(glyphs), inner_(inner), rows_per_half_(rows_per_half) {}

  int height() const { return 2 * rows_per_half_ + 3; }

  void draw(int row, int column, const Face& face, bool down, Ink ink, const Line& top,
            const Line& bottom) {
    const int end = column + inner_ + 1;
    const int fold = row + 1 + rows_per_half_;
    const int last = row + height() - 1;
    sheet_.put_frame(row, column, inner_, height(), glyphs_, ink);
    sheet_.put(row, column + 2, top);
    sheet_.put(last, end - 1 - width_of(bottom), bottom);
    sheet_.put(fold, column + 1, repeated(glyphs_.fold, inner_), kFaint);
    for (const int half : {0, 1}) {
      HalfLook look;
      look.half = face.half[static_cast<std::size_t>(half)];
      look.down = down;
      look.spread = rows_per_half_ > 1;
      look.fighters = {.color = ink.color, .bold = true};
      Shortened shortened = 0;
      const int first = half == 0 ? row + 1 : fold + 1;
      const int middle = first + rows_per_half_ / 2;
      sheet_.put(middle, column + 1, half_line(look, glyphs_, inner_, shortened));
      if (!down) continue;
      for (int line = first; line < first + rows_per_half_; ++line)
        if (line != middle)
          sheet_.put(line, column + 1, repeated(glyphs_.back, inner_), look.pattern);
    }
  }

 private:
  Sheet& sheet_;
  const Glyphs& glyphs_;
  int inner_;
  int rows_per_half_;
};

// "upper  2 Fighters, lateral move" and below it what that means.
int describe_half(Sheet& sheet, int row, const Glyphs& glyphs, std::string_view title,
                  const Half& half) {
  constexpr int kIndent = 9;
  const Language language = glyphs.language;
  sheet.put(row, 2, title, kQuiet);
  Line line;
  std::string meaning;
  if (half.fighters > 0) line.push_back({words::card::fighters(language, half.fighters), kPlain});
  const std::string comma = half.fighters > 0 ? ", " : "";
  if (half.effect != Effect::none) {
    line.push_back({comma, kPlain});
    line.push_back(
        {std::string(sign_of(half.effect, glyphs)) + ' ' + noun_of(half.effect, language).text,
         effect_ink(half.effect)});
    meaning = meaning_of(half.effect, language);
  }
  if (half.shields > 0) {
    line.push_back({comma, kPlain});
    line.push_back({words::card::shields(language, half.shields), kGuard});
    meaning = words::meaning::shields(language);
  }
  if (half.force_field) {
    line.push_back({comma, kPlain});
    line.push_back({std::string(glyphs.field) + ' ' + words::card::force_field(language), kGuard});
    meaning = words::meaning::force_field(language);
  }
  if (line.empty()) line.push_back({words::card::nothing(language), kQuiet});
  sheet.put(row++, kIndent, line);
  if (!meaning.empty()) sheet.put(row++, kIndent, meaning, kQuiet);
  return row;
}

}  // namespace

std::string draw_card(const Set& set, CardId card, const TerminalStyle& style) {
  Sheet sheet(style);
  const Glyphs glyph(style);
  CardPicture picture(sheet, glyph, kLargeInner, 3);
  if (card >= set.cards()) {
    picture.draw(0, 2, kBack, true, kPlain, {}, {});
    sheet.put(picture.height(), 2, words::card::face_down(style.language), kQuiet);
    return sheet.text();
  }
  const Front& front = set.front(card);
  const Language language = style.language;
  const std::string level = words::card::level(language, front.level);
  picture.draw(0, 2, front.face, false, kPlain, {{' ' + level + ' ', kStrong}},
               {{' ' + set.id(card) + ' ', kStrong}});
  picture.draw(0, kLargeInner + 8, kBack, true, kPlain,
               {{' ' + words::card::level(language, 0) + ' ', kQuiet}}, {});
  int row = picture.height();
  sheet.put(row, 4, (front.green ? words::card::front_green : words::card::front_blue)(language),
            kQuiet);
  sheet.put(row, kLargeInner + 10, words::card::back(language), kQuiet);
  row += 2;
  row = describe_half(sheet, row, glyph, words::card::upper(language), front.face.half[0]);
  describe_half(sheet, row, glyph, words::card::lower(language), front.face.half[1]);
  return sheet.text();
}

}  // namespace starfighter

// The viewer's hand as a row of small cards, by level and then by identity code.
std::string Starfighter::draw_hand(const Match& view, const Set& set, Seat viewer,
                                   const TerminalStyle& style) {
  using namespace starfighter;
  Sheet sheet(style);
  const auto hand =
      cardplay::seen_cards(view.table, hand_of(viewer), viewer, [&](CardId x, CardId y) {
        const int level_x = set.front(x).level;
        const int level_y = set.front(y).level;
        return level_x != level_y ? level_x < level_y : x < y;
      });
  const int count = static_cast<int>(hand.known.size()) + hand.hidden;
  if (count == 0) {
    sheet.put(0, 1, cardplay::empty_hand(style.language), kQuiet);
    return sheet.text();
  }
  // As wide as the sectors of the table if they all fit into a row.
  const int sector = std::min(sheet.width() / kColumns, 23) - 3;
  const int inner = std::clamp((sheet.width() + 1) / count - 3, 13, sector);
  const Glyphs glyph(style);
  CardPicture picture(sheet, glyph, inner, 1);
  const int pitch = inner + 3;
  const int per_row = (sheet.width() + 1) / pitch;
  for (int place = 0; place < count; ++place) {
    const int row = place / per_row * picture.height();
    const int column = place % per_row * pitch;
    const Ink ink = seat_ink(viewer);
    if (static_cast<std::size_t>(place) >= hand.known.size()) {
      picture.draw(row, column, kBack, true, ink, {}, {});
      continue;
    }
    const CardId card = hand.known[static_cast<std::size_t>(place)];
    const Front& front = set.front(card);
    picture.draw(
        row, column, front.face, false, ink,
        {{' ' + starfighter::words::table::level_mark(style.language, front.level) + ' ', kStrong}},
        {{' ' + set.id(card) + ' ', kStrong}});
  }
  return sheet.text();
}

// A card by its identity code, or what lies at a space if the view knows it.
std::string Starfighter::look(const Match& view, const Set& set, std::string_view what,
                              const TerminalStyle& style) {
  using namespace starfighter;
  if (const auto card = set.find(what)) return draw_card(set, *card, style);
  const ParsedOption parsed = Notation(set).parse("vertical " + std::string(what));
  if (parsed.error) return {};
  const Spot spot = operand_spot(parsed.option.args[0]);
  if (!holds_card({view, set}, spot)) return {};
  const CardId card = view.table.card(view.table.at(spot));
  return card == kUnknownCard ? "" : draw_card(set, card, style);
}

}  // namespace wardroom
