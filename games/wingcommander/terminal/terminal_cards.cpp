// The viewer's hand and single cards.
#include <algorithm>

#include "cardplay/table_lines.hpp"
#include "engine/text/card_frame.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/terminal/terminal.hpp"
#include "games/wingcommander/terminal/terminal_paint.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {

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
      : set_(set), glyphs_(style.unicode), language_(style.language), sheet_(style) {}

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
    if (row_ == 0) sheet_.put(0, 2, cardplay::empty_hand(language_), kQuiet);
    return sheet_.text();
  }

 private:
  const Set& set_;
  Glyphs glyphs_;
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

}  // namespace

std::string draw_card(const Set& set, CardId card, const TerminalStyle& style) {
  const Language language = style.language;
  const Glyphs glyph(style.unicode);
  const std::string dot = glyph.between();
  const CardData& data = set.card(card);
  CardFrame frame(style, full_name(set, card, language));
  std::string type = data.capital ? words::type::capital(language) : title_of(data.type, language);
  type += dot + title_of(data.side, language);
  const int copies = std::max(data.starter[0], data.starter[1]);
  if (copies > 0) type += dot + words::card::starter(language, copies);
  frame.write(type, kQuiet);
  frame.write(price_in_words(data, glyph, language));
  frame.write(values_in_words(data, dot, language));
  if (data.medals > 0)
    frame.write(medals(data.medals, glyph) + ' ' +
                words::card::gives_medals(language, data.medals));
  if (data.capital) frame.write(words::card::loss(language, data.loss));
  if (data.loyal) frame.write(words::card::loyal(language));
  frame.write(set.text(card).does.in(language), kStrong);
  return frame.close(set.text(card).id, {origin_of(set, card, language), origin_ink(data.origin)});
}

std::string draw_carrier(const Set& set, Seat seat, const TerminalStyle& style) {
  const Language language = style.language;
  const Carrier& carrier = set.carrier(seat);
  CardFrame frame(style, carrier.name);
  frame.write(words::card::carrier_of(language, people_of(seat, language)), kQuiet);
  frame.write(noun_of(Value::attack, language).text + ' ' + std::to_string(carrier.attack) +
              Glyphs(style.unicode).between() + noun_of(Value::defence, language).text + ' ' +
              std::to_string(carrier.defence));
  return frame.close(std::string(kNavPointNames[carrier_of(seat)]),
                     {title_of(carrier.origin, language), origin_ink(carrier.origin)});
}

}  // namespace wingcommander

// The viewer's hand, by type and then by name.
std::string WingCommander::draw_hand(const Match& view, const Set& set, Seat viewer,
                                     const TerminalStyle& style) {
  using namespace wingcommander;
  const auto hand =
      cardplay::seen_cards(view.table, zone_of(kHand, viewer), viewer, [&](CardId x, CardId y) {
        if (set.card(x).type != set.card(y).type) return set.card(x).type < set.card(y).type;
        const std::string& name_x = name_of_card(set, x, style.language);
        const std::string& name_y = name_of_card(set, y, style.language);
        return name_x != name_y ? name_x < name_y : x < y;
      });
  HandPicture picture(set, style);
  for (std::size_t i = 0; i < hand.known.size();) {
    const auto same = std::ranges::count(hand.known, hand.known[i]);
    picture.add(hand.known[i], static_cast<int>(same));
    i += static_cast<std::size_t>(same);
  }
  picture.add_hidden(hand.hidden);
  return picture.draw();
}

// A card by its name in the notation; or what lies somewhere with everything on it; or the carrier
// or Modifier of a nav point.
std::string WingCommander::look(const Match& view, const Set& set, std::string_view what,
                                const TerminalStyle& style) {
  using namespace wingcommander;
  if (const auto card = set.find(what)) return draw_card(set, *card, style);
  const Position position{view, set};
  Copy copy = kNoCopy;
  if (const ParsedOption spot = Notation(set).parse("tap " + std::string(what)); !spot.error)
    copy = copy_at(position, spot.option.args[0]);
  if (const ParsedOption place = Notation(set).parse("attack " + std::string(what)); !place.error) {
    const auto point = nav_point(place.option.args[0]);
    if (!is_plain(point)) return draw_carrier(set, point == kKC ? kKilrathi : kTerran, style);
    copy = modifier_at(position, point);
  }
  if (copy == kNoCopy || view.table.card(copy) == kUnknownCard) return {};
  std::string picture = draw_card(set, view.table.card(copy), style);
  each_attached(position, copy,
                [&](Copy on_it) { picture += draw_card(set, view.table.card(on_it), style); });
  return picture;
}

}  // namespace wardroom
