// What the pictures of a Starfighter table are painted with besides the engine's sheet: inks of its
// own, glyphs with a plain fallback, and the line that shows one half of a card.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/terminal_sheet.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter::paint {

using namespace wardroom::paint;

inline constexpr Ink kToken{.color = 203, .bold = true};
inline constexpr Ink kGuard{.color = 152};

// Movements are cyan, turns violet, strikes red, supply green; each effect has a shade of its own.
Ink effect_ink(Effect effect);

// Signs, and the language of the words beside them.
struct Glyphs : Signs {
  constexpr explicit Glyphs(const TerminalStyle& style)
      : Signs(style.unicode), language(style.language) {}

  Language language;
  std::string_view token = sign("✗", "x");  // on a Fighter
  std::string_view own_mini = sign("▴", "^"), foe_mini = sign("▾", "v");
  std::string_view shield = sign("○", "o"), field = sign("◌", "#"), pivoted = sign("↻", "@");
  std::string_view back = sign("░", "/"), pawn = sign("◆", "*");
  std::string_view full = sign("■", "#"), hollow = sign("·", ".");  // of a bar
  std::string_view fold = sign("┄", "."), gap = sign("┊", ":");     // of cards, of empty spaces
  std::string_view left_tee = sign("├", "+"), right_tee = sign("┤", "+");
  std::array<std::string_view, kEffects> effects = {"",
                                                    sign("⊞", "+"),
                                                    sign("⇄", "="),
                                                    sign("↥", "T"),
                                                    sign("✥", "%"),
                                                    sign("↻", "@"),
                                                    sign("✸", "!"),
                                                    sign("↯", ">"),
                                                    sign("⊖", "<"),
                                                    sign("◐", "&"),
                                                    sign("⊗", "~")};
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
