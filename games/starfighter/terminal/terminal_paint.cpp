#include "games/starfighter/terminal/terminal_paint.hpp"

#include <algorithm>

#include "words/starfighter.hpp"

namespace wardroom::starfighter::paint {
namespace {

// From the whole word to what fits into a few columns, of every effect but none.
namespace sign = words::sign;
namespace short_sign = words::short_sign;
namespace tiny_sign = words::tiny_sign;
constexpr std::size_t kForms = 3;
constexpr std::array<std::array<AnyMessage, kForms>, kEffects - 1> kWords = {{
    {sign::draw, short_sign::draw, tiny_sign::draw},
    {sign::lateral, short_sign::lateral, tiny_sign::lateral},
    {sign::vertical, short_sign::vertical, tiny_sign::vertical},
    {sign::free, short_sign::free, tiny_sign::free},
    {sign::pivot, short_sign::pivot, tiny_sign::pivot},
    {sign::destroy, short_sign::destroy, tiny_sign::destroy},
    {sign::hit_enemy, short_sign::hit_enemy, tiny_sign::hit_enemy},
    {sign::hit_self, short_sign::hit_self, tiny_sign::hit_self},
    {sign::roll, short_sign::roll, tiny_sign::roll},
    {sign::hit_fighter, short_sign::hit_fighter, tiny_sign::hit_fighter},
}};

std::string word_of(Effect effect, std::size_t form, const Glyphs& glyphs) {
  if (effect == Effect::none) return {};
  const auto& forms = kWords[static_cast<std::size_t>(effect) - 1];
  return std::string(forms[form].pattern(glyphs.language));
}

constexpr std::size_t place(Effect effect) {
  return static_cast<std::size_t>(effect);
}

// The symbol of a half from the longest form to the shortest.
std::vector<Line> symbol_forms(const HalfLook& look, const Glyphs& glyphs) {
  const Half& half = look.half;
  if (half.effect != Effect::none) {
    const std::string sign(glyphs.effects[place(half.effect)]);
    Ink ink = effect_ink(half.effect);
    if (look.pending) ink = {.color = kAttention.color, .bold = true, .reverse = true};
    std::vector<Line> forms;
    for (std::size_t form = 0; form < kForms; ++form)
      forms.push_back({{sign + ' ' + word_of(half.effect, form, glyphs), ink}});
    forms.push_back({{sign + word_of(half.effect, kForms - 1, glyphs), ink}});
    forms.push_back({{sign, ink}});
    return forms;
  }
  if (half.shields > 0) {
    const int whole = half.shields - look.shield_hits;
    return {{{"(" + repeated(glyphs.shield, whole), kGuard},
             {repeated(glyphs.token, look.shield_hits), kToken},
             {")", kGuard}},
            {{"(" + std::to_string(whole) + ")", look.shield_hits > 0 ? kToken : kGuard}}};
  }
  if (half.force_field)
    return {{{std::string(glyphs.field) + ' ' + words::table::field(glyphs.language), kGuard}},
            {{std::string(glyphs.field), kGuard}}};
  return {};
}

void fill_up(Line& line, int width) {
  const int missing = width - width_of(line);
  if (missing > 0) line.push_back({repeated(" ", missing), kPlain});
}

Line fighters_line(const HalfLook& look, const Glyphs& glyphs, bool counted) {
  const int whole = look.half.fighters - look.hits;
  const std::string_view glyph = look.own ? glyphs.own : glyphs.foe;
  Line line;
  if (counted) {
    if (whole > 0) line.push_back({std::string(glyph) + std::to_string(whole), look.fighters});
    if (look.hits > 0)
      line.push_back({std::string(glyphs.token) + std::to_string(look.hits), kToken});
  } else {
    const std::string gap = look.spread ? "  " : "";
    for (int i = 0; i < look.half.fighters; ++i) {
      if (i > 0) line.push_back({gap, kPlain});
      line.push_back(i < whole ? Piece{std::string(glyph), look.fighters}
                               : Piece{std::string(glyphs.token), kToken});
    }
  }
  return line;
}

}  // namespace

Ink effect_ink(Effect effect) {
  constexpr std::array<std::uint8_t, kEffects> colors = {0,   114, 80,  79,  116, 141,
                                                         203, 209, 175, 177, 210};
  return {.color = colors[place(effect)]};
}

Line half_line(const HalfLook& look, const Glyphs& glyphs, int width, Shortened& shortened) {
  const int pad = width >= 12 ? 1 : 0;
  const int room = width - pad;  // behind the left margin; the right one gives way to words
  const std::vector<Line> forms = symbol_forms(look, glyphs);
  Line line = fighters_line(look, glyphs, false);
  if (!forms.empty() && width_of(line) + width_of(forms.back()) > room)
    line = fighters_line(look, glyphs, true);
  const int used = width_of(line);
  const int behind = used + (used > 0 ? 1 : 0);
  if (look.down) {
    if (used == 0) return {{repeated(glyphs.back, width), look.pattern}};
    fill_up(line, behind);
    line.push_back({repeated(glyphs.back, room - behind), look.pattern});
  } else if (!forms.empty()) {
    std::size_t form = 0;
    while (form + 1 < forms.size() && behind + width_of(forms[form]) > room) ++form;
    if (look.half.effect != Effect::none && form >= 2) shortened |= 1U << place(look.half.effect);
    if (look.half.force_field && form >= 1) shortened |= kFieldShortened;
    // Symbols of a sector stand below each other where possible: behind four Fighters.
    const int four = look.spread ? 12 : 5;
    const int tab = std::min(std::max(behind, four), room - pad - width_of(forms[form]));
    fill_up(line, std::max(tab, std::min(behind, room - width_of(forms[form]))));
    line.insert(line.end(), forms[form].begin(), forms[form].end());
  }
  line.insert(line.begin(), {repeated(" ", pad), kPlain});
  fill_up(line, width);
  return line;
}

std::string reminder(const Half& half, bool own, const Glyphs& glyphs) {
  std::string text;
  if (half.fighters > 0)
    text += std::string(own ? glyphs.own_mini : glyphs.foe_mini) + std::to_string(half.fighters);
  text += glyphs.effects[place(half.effect)];
  if (half.shields > 0) text += "(" + std::to_string(half.shields) + ")";
  if (half.force_field) text += glyphs.field;
  return text;
}

std::string_view sign_of(Effect effect, const Glyphs& glyphs) {
  return glyphs.effects[place(effect)];
}

std::string sign_and_word(Effect effect, const Glyphs& glyphs) {
  return std::string(glyphs.effects[place(effect)]) + ' ' + word_of(effect, 0, glyphs);
}

}  // namespace wardroom::starfighter::paint
