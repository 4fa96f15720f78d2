#include "engine/text/terminal_sheet.hpp"

#include <algorithm>

namespace wardroom::paint {
namespace {

constexpr int kNarrowest = 80;

}  // namespace

Ink seat_ink(Seat seat, bool bright) {
  if (seat == Seat::a) return bright ? Ink{.color = 75} : Ink{.color = 60};
  return bright ? Ink{.color = 215} : Ink{.color = 95};
}

int width_of(const Line& line) {
  int width = 0;
  for (const Piece& piece : line) width += columns_of(piece.text);
  return width;
}

std::string repeated(std::string_view glyph, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += glyph;
  return text;
}

std::string shortened(std::string_view text, int width, const Signs& signs) {
  if (columns_of(text) <= width) return std::string(text);
  const int room = width - columns_of(signs.more);
  return wrapped_lines(text, std::max(room, 1)).front() + std::string(signs.more);
}

Sheet::Sheet(const TerminalStyle& style)
    : color_(style.color), unicode_(style.unicode), width_(std::max(style.width, kNarrowest)) {}

int Sheet::put(int row, int column, std::string_view words, Ink ink) {
  const std::string text = unicode_ ? std::string(words) : in_ascii(words);
  while (rows() <= row) rows_.emplace_back(static_cast<std::size_t>(width_));
  for (std::size_t at = 0; at < text.size(); ++column) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned>(text[end]) & 0xc0U) == 0x80U) ++end;
    if (column >= 0 && column < width_) {
      Cell& cell = rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      cell.glyph = text.substr(at, end - at);
      cell.ink = ink;
    }
    at = end;
  }
  return column;
}

int Sheet::put(int row, int column, const Line& line) {
  for (const Piece& piece : line) column = put(row, column, piece.text, piece.ink);
  return column;
}

void Sheet::put_right(int row, const Line& line) {
  put(row, width_ - 1 - width_of(line), line);
}

int Sheet::put_flow(int row, int column, const std::vector<Line>& items, std::string_view between) {
  int at = column;
  for (const Line& item : items) {
    if (at > column) {
      if (at + columns_of(between) + width_of(item) > width_) {
        ++row;
        at = column;
      } else {
        at = put(row, at, between, kFaint);
      }
    }
    at = put(row, at, item);
  }
  return items.empty() ? row : row + 1;
}

void Sheet::put_frame(int row, int column, int inner, int rows, const Signs& signs, Ink ink) {
  for (const std::size_t edge : {0U, 1U})
    put(edge == 0 ? row : row + rows - 1, column,
        std::string(signs.left[edge]) + repeated(signs.across, inner) +
            std::string(signs.right[edge]),
        ink);
  for (int line = row + 1; line < row + rows - 1; ++line) {
    put(line, column, signs.down, ink);
    put(line, column + inner + 1, signs.down, ink);
  }
}

std::string Sheet::text() const {
  std::string text;
  for (const auto& row : rows_) {
    const auto last = std::find_if(row.rbegin(), row.rend(), [](const Cell& cell) {
      return cell.glyph != " " || cell.ink.reverse;
    });
    Ink now;
    for (auto cell = row.begin(); cell != last.base(); ++cell) {
      const bool blank = cell->glyph == " " && !cell->ink.reverse && !now.reverse;
      if (color_ && !blank && cell->ink != now) {
        now = cell->ink;
        text += "\x1b[0";
        if (now.bold) text += ";1";
        if (now.reverse) text += ";7";
        if (now.color != 0) text += ";38;5;" + std::to_string(now.color);
        text += 'm';
      }
      text += cell->glyph;
    }
    if (now != Ink{}) text += "\x1b[0m";
    text += '\n';
  }
  return text;
}

}  // namespace wardroom::paint
