// What pictures of a table are painted with, for a terminal with a dark background: inks with a
// meaning, signs with a plain fallback, lines of inked words, and a sheet of cells that keeps its
// width.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "engine/text/terminal_style.hpp"
#include "engine/text/text.hpp"

namespace wardroom::paint {

// A colour of the 256-colour palette; 0 is the terminal's own.
struct Ink {
  std::uint8_t color = 0;
  bool bold = false;
  bool reverse = false;
  friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

inline constexpr Ink kPlain{};
inline constexpr Ink kStrong{.color = 255, .bold = true};
inline constexpr Ink kQuiet{.color = 246};
inline constexpr Ink kHint{.color = 243};
inline constexpr Ink kFaint{.color = 240};
inline constexpr Ink kAttention{.color = 227,
                                .bold = true};  // always and only: this is at stake now

// Seats are sky blue and orange; what plays no part now is drawn in their shade.
Ink seat_ink(Seat seat, bool bright = true);

// What every table needs. A game's own signs stand in a struct derived from this, each with the two
// forms it has.
struct Signs {
  constexpr explicit Signs(bool in_unicode) : unicode(in_unicode) {}

  constexpr std::string_view sign(std::string_view glyph, std::string_view plain) const {
    return unicode ? glyph : plain;
  }
  std::string between() const { return ' ' + std::string(dot) + ' '; }

  bool unicode;
  std::string_view own = sign("▲", "^"), foe = sign("▼", "v"), against = sign("⇅", "|");
  std::string_view turn = sign("▶", ">"), dot = sign("·", "-"), more = sign("…", "...");
  std::string_view across = sign("─", "-"), down = sign("│", "|");
  std::array<std::string_view, 2> left = {sign("╭", "+"), sign("╰", "+")};  // corners: top, bottom
  std::array<std::string_view, 2> right = {sign("╮", "+"), sign("╯", "+")};
};

struct Piece {
  std::string text;
  Ink ink;
};
using Line = std::vector<Piece>;

int width_of(const Line& line);
std::string repeated(std::string_view glyph, int count);
// A text cut to `width` columns between two words, with a sign that there is more.
std::string shortened(std::string_view text, int width, const Signs& signs);

// Every glyph is one column wide; without Unicode, words lose their accents.
class Sheet {
 public:
  explicit Sheet(const TerminalStyle& style);

  int width() const { return width_; }
  int rows() const { return static_cast<int>(rows_.size()); }

  // What does not fit is cut off. Both answer the column behind the text.
  int put(int row, int column, std::string_view text, Ink ink = kPlain);
  int put(int row, int column, const Line& line);
  // Ends a column before the right edge.
  void put_right(int row, const Line& line);
  // Pieces one behind the other from `column` on, `between` them, in new lines as needed. Answers
  // the row behind the last.
  int put_flow(int row, int column, const std::vector<Line>& items, std::string_view between);
  // The frame of a card: so many columns between its sides, so many rows with both edges.
  void put_frame(int row, int column, int inner, int rows, const Signs& signs, Ink ink);

  std::string text() const;

 private:
  struct Cell {
    std::string glyph = " ";
    Ink ink;
  };
  bool color_;
  bool unicode_;
  int width_;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace wardroom::paint
