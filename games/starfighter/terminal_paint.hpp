// What the pictures of a Starfighter table are painted with: a sheet of cells that keeps its width,
// inks with a meaning, glyphs with a plain fallback, and the line that shows one half of a card.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "engine/terminal_style.hpp"
#include "engine/text.hpp"
#include "games/starfighter/set.hpp"

namespace wardroom::starfighter::paint {

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
inline constexpr Ink kToken{.color = 203, .bold = true};
inline constexpr Ink kGuard{.color = 152};

// Seats are sky blue and orange; what faces nothing is drawn in their shade.
Ink seat_ink(Seat seat, bool faces = true);
// Movements are cyan, turns violet, strikes red, supply green; each effect has a shade of its own.
Ink effect_ink(Effect effect);

// Signs, and the language of the words beside them.
struct Glyphs {
  std::string_view own, foe, token;     // Fighters and the token on one
  std::string_view own_mini, foe_mini;  // in reminders
  std::string_view shield, field, pivoted, back;
  std::string_view pawn, turn, full, hollow, against, dot;
  std::string_view across, down, fold, gap;     // lines: of cards, of their fold, of empty spaces
  std::array<std::string_view, 2> left, right;  // corners: top, bottom
  std::string_view left_tee, right_tee;
  std::array<std::string_view, kEffects> effects;
  Language language = Language::english;
};
const Glyphs& glyphs(const TerminalStyle& style);

struct Piece {
  std::string text;
  Ink ink;
};
using Line = std::vector<Piece>;

int width_of(const Line& line);
std::string repeated(std::string_view glyph, int count);

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

// One half of a card, as it is to be shown.
struct HalfLook {
  Half half;
  int hits = 0;
  int shield_hits = 0;
  bool own = true;
  bool down = false;
  bool pending = false;
  bool spread = false;  // room between Fighters
  Ink fighters;
  Ink pattern = kFaint;  // of the back
};

// Symbols that were drawn without a word one can read, for a legend: bit n is effect n.
using Shortened = unsigned;
inline constexpr Shortened kFieldShortened = 1U << kEffects;

// Exactly `width` columns, with as many words as fit.
Line half_line(const HalfLook& look, const Glyphs& glyphs, int width, Shortened& shortened);

// A half that is covered, in two or three columns: how many Fighters, and which symbol.
std::string reminder(const Half& half, bool own, const Glyphs& glyphs);

std::string_view sign_of(Effect effect, const Glyphs& glyphs);
// "⇄ lateral"
std::string sign_and_word(Effect effect, const Glyphs& glyphs);

}  // namespace wardroom::starfighter::paint
