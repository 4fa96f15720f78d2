// The whole table: the map with the viewer's carrier nearest, what is at every nav point, Ready
// Areas and the combat under way.
#include <algorithm>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/terminal/terminal_paint.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {

using namespace paint;

namespace {

constexpr int kWidest = 110;

TerminalStyle framed(TerminalStyle style) {
  style.width = std::min(style.width, kWidest);
  return style;
}

class TablePicture : cardplay::TablePicture<Position, Glyphs> {
 public:
  TablePicture(const Position& position, Seat viewer, const TerminalStyle& style)
      : cardplay::TablePicture<Position, Glyphs>(
            position, viewer, Glyphs(style.unicode),
            WingCommander::decision(position.match, position.set), framed(style)) {}

  std::string draw() {
    draw_status();
    draw_side(other(viewer_));
    ++row_;
    row_ = draw_map(*this, row_);
    row_ = draw_combat(*this, row_);
    ++row_;
    draw_side(viewer_);
    return sheet_.text();
  }

 private:
  // --- turn, phase, whose decision ---

  void draw_status() {
    paint::Line left = {{"Wing Commander", kStrong},
                        {dot_ + title_of(match_.mode, language_) + dot_, kQuiet}};
    if (match_.turn > 0)
      left.push_back({words::table::turn(language_, match_.turn) + dot_, kQuiet});
    left.push_back({title_of(match_.phase, language_), kStrong});
    const paint::Line right = onlooker_.decision_line(match_.result);
    if (width_of(left) + width_of(right) + 5 > sheet_.width()) left.erase(left.begin() + 1);
    draw_ends(2, left, right);
    draw_rule();
  }

  // --- what a side has besides Flights ---

  void draw_side(Seat seat) {
    draw_header(seat);
    draw_opening(seat);
    draw_order(seat);
    draw_zone(words::table::ready(language_), kReady, "ready", seat);
    if (match_.table.size(zone_of(kBrig, seat)) > 0)
      draw_zone(words::table::brig(language_), kBrig, "brig", seat);
  }

  void draw_header(Seat seat) {
    const CardTable& table = match_.table;
    const int power = match_.power[static_cast<std::size_t>(index(seat))];
    paint::Line left = onlooker_.side_line(seat, people_of(seat, language_));
    left.push_back({repeated(" ", std::max(22 - width_of(left), 2)), kPlain});
    left.push_back({words::table::power(language_, power), power > 0 ? kStrong : kLowered});
    paint::Line right = {
        {words::table::piles(language_, table.size(zone_of(kHand, seat)), dot_,
                             table.size(zone_of(kDeck, seat)), table.size(zone_of(kDiscard, seat))),
         kQuiet}};
    if (table.size(zone_of(kOrders, seat)) > 0)
      right.push_back({dot_ + words::table::order_lies(language_), kStrong});
    draw_ends(0, left, right);
  }

  // Of what is chosen before the first hand, the other side knows nothing.
  void draw_opening(Seat seat) {
    const auto& opening = match_.opening[static_cast<std::size_t>(index(seat))];
    if (seat != viewer_ || opening.empty()) return;
    std::vector<paint::Line> items;
    for (const CardId card : opening)
      items.push_back({{label_of_card(set_, card, language_), kPlain},
                       {' ' + words::table::power(language_, int{set_.card(card).power}), kQuiet}});
    const int column = sheet_.put(row_, kIndent, words::table::chosen(language_), kQuiet);
    row_ = sheet_.put_flow(row_, column + 2, items, ", ");
  }

  void draw_order(Seat seat) {
    const auto zone = match_.table.zone(zone_of(kOrders, seat));
    if (seat != viewer_ || zone.empty() || !match_.table.knows(viewer_, zone.front())) return;
    const CardId card = match_.table.card(zone.front());
    if (card == kUnknownCard) return;
    const int column = sheet_.put(row_, kIndent, words::table::order(language_), kQuiet);
    const int behind = sheet_.put(row_, column + 2, label_of_card(set_, card, language_));
    const std::string& text = set_.text(card).does.in(language_);
    const int room = sheet_.width() - behind - 2;
    if (room > 10 && !text.empty())
      sheet_.put(row_, behind + 2, shortened(text, room, glyphs_), kHint);
    ++row_;
  }

  // Every card with its number in the notation: a.ready.1 is the first.
  void draw_zone(const std::string& title, Zone zone, std::string_view name, Seat seat) {
    const auto copies = match_.table.zone(zone_of(zone, seat));
    int column = sheet_.put(row_, kIndent, title, kQuiet);
    column = sheet_.put(row_, column + 1, letter(seat) + ('.' + std::string(name)), seat_ink(seat));
    if (copies.empty()) {
      sheet_.put(row_++, column + 2, words::table::empty(language_), kFaint);
      return;
    }
    ++row_;
    // Two cards in a row; what is put together has a row of its own.
    const int half = sheet_.width() / 2;
    int at = kIndent + 1;
    for (std::size_t i = 0; i < copies.size(); ++i) {
      const paint::Line item = ready_item(i + 1, copies[i], seat);
      std::vector<paint::Line> load = load_of(position_, copies[i], glyphs_, language_);
      if (at > half && (!load.empty() || width_of(item) >= half)) at = new_row();
      if (!load.empty()) {
        load.insert(load.begin(), item);
        row_ = sheet_.put_flow(row_, at, load, " + ");
        continue;
      }
      const int end = sheet_.put(row_, at, item);
      at = end < half && at < half ? half + 1 : new_row();
    }
    if (at > half) ++row_;
  }

  int new_row() {
    ++row_;
    return kIndent + 1;
  }

  paint::Line ready_item(std::size_t number, Copy copy, Seat seat) const {
    const CardId card = match_.table.card(copy);
    const CardData& data = set_.card(card);
    const bool tapped = match_.table.mark(copy).has(Mark::tapped);
    const bool fighter = data.is(Type::fighter);
    paint::Line line = {{'.' + std::to_string(number) + ' ', seat_ink(seat)},
                        {card == kUnknownCard ? "?" : name_of_card(set_, card, language_),
                         tapped ? kFaint : kPlain}};
    if (fighter) {
      const paint::Line values = values_now(position_, copy);
      line.push_back({"  ", kPlain});
      line.insert(line.end(), values.begin(), values.end());
    } else if (const std::string figures = figures_on_card(data); !figures.empty()) {
      line.push_back({"  " + figures, kQuiet});
    }
    const int all = fighter ? 0 : int{data.medals};
    if (all > 0) line.push_back({' ' + medals(all, glyphs_), kMedal});
    if (tapped) line.push_back({' ' + words::table::tapped(language_), kFaint});
    if (match_.table.mark(copy).has(Mark::moved))
      line.push_back({' ' + words::table::moved(language_), kFaint});
    return line;
  }

  static constexpr int kIndent = 2;
};

}  // namespace
}  // namespace wingcommander

std::string WingCommander::draw_table(const Match& view, const Set& set, Seat viewer,
                                      const TerminalStyle& style) {
  return wingcommander::TablePicture({view, set}, viewer, style).draw();
}

}  // namespace wardroom
