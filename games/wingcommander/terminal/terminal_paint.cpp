#include "games/wingcommander/terminal/terminal_paint.hpp"

namespace wardroom::wingcommander::paint {
namespace {

constexpr Glyphs kUnicode = {
    .own = "▲",
    .foe = "▼",
    .modifier = "◆",
    .medal = "★",
    .arrow = "↑",
    .damage = "✗",
    .times = "×",
    .more = "…",
    .turn = "▶",
    .dot = "·",
    .against = "⇅",
    .across = "─",
    .down = "│",
    .rising = "╱",
    .falling = "╲",
    .left = {"╭", "╰"},
    .right = {"╮", "╯"},
};

constexpr Glyphs kAscii = {
    .own = "^",
    .foe = "v",
    .modifier = "#",
    .medal = "*",
    .arrow = "^",
    .damage = "x",
    .times = "x",
    .more = "...",
    .turn = ">",
    .dot = "-",
    .against = "|",
    .across = "-",
    .down = "|",
    .rising = "/",
    .falling = "\\",
    .left = {"+", "+"},
    .right = {"+", "+"},
};

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

const Glyphs& glyphs(const TerminalStyle& style) {
  return style.unicode ? kUnicode : kAscii;
}

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

std::vector<std::string> wrapped_lines(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > width) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::string shortened(std::string_view text, int width, const Glyphs& glyphs) {
  if (columns_of(text) <= width) return std::string(text);
  const int room = width - columns_of(glyphs.more);
  const std::vector<std::string> lines = wrapped_lines(text, std::max(room, 1));
  return lines.front() + std::string(glyphs.more);
}

int put_flow(Sheet& sheet, int row, int column, const std::vector<Line>& items,
             std::string_view between) {
  int at = column;
  for (const Line& item : items) {
    if (at > column) {
      if (at + columns_of(between) + width_of(item) > sheet.width()) {
        ++row;
        at = column;
      } else {
        at = sheet.put(row, at, between, kFaint);
      }
    }
    at = sheet.put(row, at, item);
  }
  return items.empty() ? row : row + 1;
}

}  // namespace wardroom::wingcommander::paint
