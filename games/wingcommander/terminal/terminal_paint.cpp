#include "games/wingcommander/terminal/terminal_paint.hpp"

namespace wardroom::wingcommander::paint {
namespace {

// The same in both languages.
char letter_of(Value value) {
  return std::string_view("ASMDB")[static_cast<std::size_t>(value)];
}

// Fighters and ships have values, everything else changes them.
bool has_values(const CardData& card) {
  return card.is(Type::fighter) || card.is(Type::modifier) || card.is(Type::carrier);
}

// What the fighter itself has printed.
std::optional<int> printed(const CardData& card, Value value) {
  const CardFigure& figure = card.figure(value);
  if (figure.kind == FigureKind::none) return std::nullopt;
  return int{figure.number};
}

}  // namespace

std::string figure_on_card(const CardData& card, Value value) {
  const CardFigure& figure = card.figure(value);
  if (figure.kind == FigureKind::none) return {};
  const std::string letter(1, letter_of(value));
  const std::string number = std::to_string(figure.number);
  if (figure.kind == FigureKind::replaces) return letter + '=' + number;
  if (has_values(card)) return letter + number;
  if (figure.number == 0) return {};
  return letter + (figure.number > 0 ? "+" : "") + number;
}

std::string figures_on_card(const CardData& card) {
  std::string text;
  for (const Value value : kAllValues) {
    const std::string figure = figure_on_card(card, value);
    if (!figure.empty()) text += (text.empty() ? "" : " ") + figure;
  }
  return text;
}

std::string medals(int count, const Glyphs& glyphs) {
  return repeated(glyphs.medal, count);
}

Line values_now(const Position& position, Copy flight, int cell) {
  Line line;
  for (const Value value : kAllValues) {
    const std::optional<int> now = value_of(position, flight, value);
    const std::optional<int> before = printed(position.card(flight), value);
    if (!now && cell == 0) continue;
    const std::string text = now ? letter_of(value) + std::to_string(*now) : std::string();
    Ink ink = kPlain;
    if (now && before != now) ink = before && *before > *now ? kLowered : kRaised;
    const bool first = line.empty();
    if (cell == 0 && !first) line.push_back({" ", kPlain});
    line.push_back({value == Value::bombing ? text : padded(text, cell), ink});
  }
  return line;
}

}  // namespace wardroom::wingcommander::paint
