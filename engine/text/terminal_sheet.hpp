// What pictures of a table are painted with, for a terminal with a dark background: inks with a
// meaning, lines of inked words, and a sheet of cells that keeps its width.
#pragma once

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

struct Piece {
  std::string text;
  Ink ink;
};
using Line = std::vector<Piece>;

int width_of(const Line& line);
std::string repeated(std::string_view glyph, int count);

// Every glyph is one column wide; without Unicode, words lose their accents.
class Sheet {
 public:
  explicit Sheet(const TerminalStyle& style);

  int width() const { return width_; }
  int rows() const { return static_cast<int>(rows_.size()); }

  // What does not fit is cut off. Both answer the column behind the text.
  int put(int row, int column, std::string_view text, Ink ink = kPlain);
  int put(int row, int column, const Line& line);

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
