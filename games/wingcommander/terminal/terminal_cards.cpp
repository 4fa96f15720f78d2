// The viewer's hand and single cards.
#include <algorithm>

#include "games/wingcommander/terminal/terminal.hpp"
#include "games/wingcommander/terminal/terminal_paint.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom::wingcommander {

using namespace paint;

namespace {

// What it takes to play the card, in signs: "3 PP ★", "↑↑".
std::string price_in_signs(const CardData& card, const Glyphs& glyphs, Language language) {
  if (card.is(Type::maneuver) || card.is(Type::damage)) return repeated(glyphs.arrow, card.arrows);
  const std::string power = words::card::power(language, card.power);
  return card.cost_medals == 0 ? power : power + ' ' + medals(card.cost_medals, glyphs);
}

// One row of the hand and, below it, how the card is written and what it says.
class HandPicture {
 public:
  HandPicture(const Set& set, const TerminalStyle& style)
      : set_(set), glyphs_(glyphs(style)), language_(style.language), sheet_(style) {}

  void add(CardId card, int count) {
    constexpr int kType = 38;
    constexpr int kPrice = 52;
    constexpr int kFigures = 61;
    const CardData& data = set_.card(card);
    std::string name = full_name(set_, card, language_);
    const std::string times =
        count > 1 ? ' ' + std::string(glyphs_.times) + std::to_string(count) : "";
    if (columns_of(name + times) > kType - 3) name = name_of_card(set_, card, language_);
    const int behind = sheet_.put(row_, 2, name, kStrong);
    sheet_.put(row_, behind, times, kAttention);
    sheet_.put(row_, kType, title_of(data.type, language_), kQuiet);
    sheet_.put(row_, kPrice, price_in_signs(data, glyphs_, language_));
    const int column = sheet_.put(row_, kFigures, figures_on_card(data));
    const int gap = column > kFigures ? 1 : 0;
    sheet_.put(row_++, column + gap, medals(data.medals, glyphs_), kMedal);
    const std::string& id = set_.text(card).id;
    const int text = std::max(sheet_.put(row_, 4, id, kHint) + 2, 26);
    sheet_.put(row_++, text,
               shortened(set_.text(card).does.in(language_), sheet_.width() - text, glyphs_),
               kQuiet);
  }

  void add_hidden(int count) {
    if (count > 0) sheet_.put(row_++, 2, words::table::hidden_cards(language_, count), kQuiet);
  }

  std::string draw() {
    if (row_ == 0) sheet_.put(0, 2, words::table::empty_hand(language_), kQuiet);
    return sheet_.text();
  }

 private:
  const Set& set_;
  const Glyphs& glyphs_;
  Language language_;
  Sheet sheet_;
  int row_ = 0;
};

// --- one card large ---

Ink origin_ink(Origin origin) {
  switch (origin) {
    case Origin::real: return kRaised;
    case Origin::completion: return kMedal;
    default: return {.color = 141};
  }
}

// A frame with the name above, how the card is written and where it comes from below.
class CardFrame {
 public:
  CardFrame(const TerminalStyle& style, const std::string& name)
      : glyphs_(glyphs(style)), sheet_(style) {
    put_edge(0, name, kStrong);
  }

  void write(const std::string& text, Ink ink = kPlain) {
    for (const std::string& line : wrapped_lines(text, kInner - 2))
      sheet_.put(row_++, kColumn + 2, line, ink);
  }

  std::string close(const std::string& id, Origin origin, const std::string& whence) {
    put_edge(row_, id, kQuiet);
    const std::string from = ' ' + whence + ' ';
    sheet_.put(row_, kColumn + kInner - columns_of(from), from, origin_ink(origin));
    for (int row = 1; row < row_; ++row) {
      sheet_.put(row, kColumn, glyphs_.down, kFaint);
      sheet_.put(row, kColumn + kInner + 1, glyphs_.down, kFaint);
    }
    return sheet_.text();
  }

 private:
  static constexpr int kColumn = 1;
  static constexpr int kInner = 72;

  void put_edge(int row, const std::string& title, Ink ink) {
    const std::size_t which = row == 0 ? 0 : 1;
    sheet_.put(row, kColumn,
               std::string(glyphs_.left[which]) + repeated(glyphs_.across, kInner) +
                   std::string(glyphs_.right[which]),
               kFaint);
    sheet_.put(row, kColumn + 2, ' ' + title + ' ', ink);
  }

  const Glyphs& glyphs_;
  Sheet sheet_;
  int row_ = 1;
};

std::string price_in_words(const CardData& card, const Glyphs& glyphs, Language language) {
  if (card.is(Type::maneuver) || card.is(Type::damage))
    return repeated(glyphs.arrow, card.arrows) + ' ' + words::card::arrows(language, card.arrows);
  if (card.cost_medals == 0)
    return words::card::costs(language, words::card::power(language, card.power));
  return words::card::costs(language,
                            words::card::power_and_medals(language, card.power, card.cost_medals));
}

// "Attack 3 · Support 1", "Defence -2".
std::string values_in_words(const CardData& card, const std::string& dot, Language language) {
  std::string line;
  for (const Value value : kAllValues) {
    const std::string figure = figure_on_card(card, value);
    if (figure.empty()) continue;
    line += (line.empty() ? "" : dot) + noun_of(value, language).text + ' ' + figure.substr(1);
  }
  return line;
}

std::string dot_of(const TerminalStyle& style) {
  return ' ' + std::string(glyphs(style).dot) + ' ';
}

}  // namespace

std::string draw_hand(const Match& view, const Set& set, Seat viewer, const TerminalStyle& style) {
  std::vector<CardId> cards;
  int hidden = 0;
  for (const Copy copy : view.table.zone(zone_of(kHand, viewer))) {
    const CardId card = view.table.card(copy);
    if (card == kUnknownCard || !view.table.knows(viewer, copy))
      ++hidden;
    else
      cards.push_back(card);
  }
  std::ranges::sort(cards, [&](CardId x, CardId y) {
    if (set.card(x).type != set.card(y).type) return set.card(x).type < set.card(y).type;
    const std::string& name_x = name_of_card(set, x, style.language);
    const std::string& name_y = name_of_card(set, y, style.language);
    return name_x != name_y ? name_x < name_y : x < y;
  });
  HandPicture picture(set, style);
  for (std::size_t i = 0; i < cards.size();) {
    const auto same = static_cast<std::size_t>(std::ranges::count(cards, cards[i]));
    picture.add(cards[i], static_cast<int>(same));
    i += same;
  }
  picture.add_hidden(hidden);
  return picture.draw();
}

std::string draw_card(const Set& set, CardId card, const TerminalStyle& style) {
  const Language language = style.language;
  const std::string dot = dot_of(style);
  const CardData& data = set.card(card);
  CardFrame frame(style, full_name(set, card, language));
  std::string type = data.capital ? words::type::capital(language) : title_of(data.type, language);
  type += dot + title_of(data.side, language);
  const int copies = std::max(data.starter[0], data.starter[1]);
  if (copies > 0) type += dot + words::card::starter(language, copies);
  frame.write(type, kQuiet);
  frame.write(price_in_words(data, glyphs(style), language));
  frame.write(values_in_words(data, dot, language));
  if (data.medals > 0)
    frame.write(medals(data.medals, glyphs(style)) + ' ' +
                words::card::gives_medals(language, data.medals));
  if (data.capital) frame.write(words::card::loss(language, data.loss));
  if (data.loyal) frame.write(words::card::loyal(language));
  frame.write(set.text(card).does.in(language), kStrong);
  return frame.close(set.text(card).id, data.origin, origin_of(set, card, style.language));
}

std::string draw_carrier(const Set& set, Seat seat, const TerminalStyle& style) {
  const Language language = style.language;
  const Carrier& carrier = set.carrier(seat);
  CardFrame frame(style, carrier.name);
  frame.write(words::card::carrier_of(language, people_of(seat, language)), kQuiet);
  frame.write(noun_of(Value::attack, language).text + ' ' + std::to_string(carrier.attack) +
              dot_of(style) + noun_of(Value::defence, language).text + ' ' +
              std::to_string(carrier.defence));
  return frame.close(std::string(kNavPointNames[carrier_of(seat)]), carrier.origin,
                     title_of(carrier.origin, style.language));
}

}  // namespace wardroom::wingcommander
