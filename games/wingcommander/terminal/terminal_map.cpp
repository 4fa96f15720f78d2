// The map of a table: the seven nav points with their lines and how many Flights each side has
// there, and beside it a list of what is at each, the viewer's carrier nearest.
#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/terminal/terminal_paint.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom::wingcommander {

using namespace paint;

namespace {

// The chart: columns of its nav points, and where its lines are drawn.
constexpr int kLeft = 4;
constexpr int kMiddle = 11;
constexpr int kRight = 18;
constexpr int kChartWidth = 21;
constexpr int kChartRows = 14;

struct Stroke {
  int row;
  int column;
  char shape;  // | / or backslash
};
constexpr std::array<Stroke, 24> kStrokes = {{
    {2, 8, '/'},        {2, kMiddle, '|'}, {2, 14, '\\'},      {3, kMiddle, '|'}, {4, kMiddle, '|'},
    {5, kLeft, '|'},    {5, 7, '\\'},      {5, kMiddle, '|'},  {5, 15, '/'},      {5, kRight, '|'},
    {6, kLeft, '|'},    {6, kRight, '|'},  {7, kLeft, '|'},    {7, kRight, '|'},  {8, kLeft, '|'},
    {8, 7, '/'},        {8, kMiddle, '|'}, {8, 15, '\\'},      {8, kRight, '|'},  {9, kMiddle, '|'},
    {10, kMiddle, '|'}, {11, 8, '\\'},     {11, kMiddle, '|'}, {11, 14, '/'},
}};

struct Seen {
  NavPoint point;
  int row;
  int column;
};
constexpr std::array<Seen, kNavPoints> kChart = {{{kKC, 0, kMiddle},
                                                  {kNW, 3, kLeft},
                                                  {kNE, 3, kRight},
                                                  {kC, 6, kMiddle},
                                                  {kSW, 9, kLeft},
                                                  {kSE, 9, kRight},
                                                  {kTC, 12, kMiddle}}};

int centred(int middle, int width) {
  return middle - width / 2;
}

// The state of a side's carrier in a word.
std::string carrier_state(const Match& match, Seat seat, Language language) {
  switch (match.hits[static_cast<std::size_t>(index(seat))]) {
    case 0: return words::table::undamaged(language);
    case 1: return words::table::damaged(language);
    default: return words::table::destroyed(language);
  }
}

class MapPicture : Canvas {
 public:
  explicit MapPicture(const Canvas& canvas) : Canvas(canvas) {}

  int draw(int row) {
    draw_chart(row);
    return std::max(row + kChartRows, draw_list(row));
  }

 private:
  // As seen from the other side of the table, a nav point stands where its opposite does.
  NavPoint seen_at(NavPoint place) const {
    return viewer_ == kTerran ? place : nav_point(kNavPoints - 1 - static_cast<int>(place));
  }

  bool is_empty(NavPoint point) const {
    return !has_flights(position_, point, Seat::a) && !has_flights(position_, point, Seat::b) &&
           modifier_at(position_, point) == kNoCopy;
  }

  void draw_chart(int row) {
    for (const Stroke& stroke : kStrokes) {
      const std::string_view glyph = stroke.shape == '|'   ? glyphs_.down
                                     : stroke.shape == '/' ? glyphs_.rising
                                                           : glyphs_.falling;
      sheet_.put(row + stroke.row, stroke.column, glyph, kFaint);
    }
    for (const Seen& seen : kChart) draw_point(row + seen.row, seen.column, seen_at(seen.point));
  }

  // The name, and below it how many Flights of either side, the other side's first.
  void draw_point(int row, int middle, NavPoint point) {
    const Match& match = position_.match;
    const bool fighting = match.combat.battle != Battle::none && match.combat.where == point;
    Ink ink = is_empty(point) ? kQuiet : kStrong;
    if (!is_plain(point))
      ink = {.color = seat_ink(point == kKC ? kKilrathi : kTerran).color, .bold = true};
    if (fighting) ink = kAttention;
    const std::string_view name = kNavPointNames[point];
    sheet_.put(row, centred(middle, static_cast<int>(name.size())), name, ink);
    paint::Line line;
    for (const Seat seat : {other(viewer_), viewer_}) {
      const std::size_t count = flights_at(position_, point, seat).size();
      if (count > 0)
        line.push_back(
            {std::string(seat == viewer_ ? glyphs_.own : glyphs_.foe) + std::to_string(count),
             seat_ink(seat)});
    }
    if (const Copy there = modifier_at(position_, point); there != kNoCopy)
      line.push_back({std::string(glyphs_.modifier), seat_ink(match.owner(there))});
    sheet_.put(row + 1, centred(middle, width_of(line)), line);
  }

  paint::Line heading(NavPoint point) const {
    const Match& match = position_.match;
    const std::string dot = glyphs_.between();
    paint::Line line = {{padded(std::string(kNavPointNames[point]), 4), kStrong}};
    if (!is_plain(point)) {
      const Seat seat = point == kKC ? kKilrathi : kTerran;
      const Carrier& carrier = position_.set.carrier(seat);
      const bool hit = match.hits[static_cast<std::size_t>(index(seat))] > 0;
      line.push_back({carrier.name, seat_ink(seat)});
      line.push_back(
          {"  A" + std::to_string(carrier.attack) + " D" + std::to_string(carrier.defence) + dot,
           kQuiet});
      line.push_back({carrier_state(match, seat, language_), hit ? kLowered : kQuiet});
      return line;
    }
    const Copy there = modifier_at(position_, point);
    if (there == kNoCopy) return line;
    const CardId card = position_.card_id(there);
    line.push_back(
        {std::string(glyphs_.modifier) + ' ' + label_of_card(position_.set, card, language_),
         seat_ink(match.owner(there))});
    const std::string figures = figures_on_card(position_.set.card(card));
    if (!figures.empty()) line.push_back({"  " + figures, kQuiet});
    line.push_back({dot + people_of(match.owner(there), language_), kQuiet});
    return line;
  }

  int draw_list(int row) {
    for (const Seen& seen : kChart) {
      const NavPoint point = seen_at(seen.point);
      if (is_plain(point) && is_empty(point)) continue;
      sheet_.put(row++, kChartWidth + 1, heading(point));
      for (const Seat seat : {other(viewer_), viewer_})
        for (const Copy flight : flights_at(position_, point, seat)) row = draw_flight(row, flight);
    }
    return row;
  }

  int draw_flight(int row, Copy flight) {
    constexpr int kHandle = kChartWidth + 3;
    constexpr int kName = kHandle + 7;
    const Seat seat = controller_of(position_, flight);
    const CardId card = position_.card_id(flight);
    const int values = sheet_.width() - kValuesWidth;
    sheet_.put(row, kHandle, spot_name(position_.table().where(flight)), seat_ink(seat));
    std::string name = full_name(position_.set, card, language_);
    if (kName + columns_of(name) >= values) name = name_of_card(position_.set, card, language_);
    sheet_.put(row, kName, name, Ink{.color = seat_ink(seat).color, .bold = true});
    sheet_.put(row++, values, values_now(position_, flight, kValueCell));
    std::vector<paint::Line> load = load_of(position_, flight, glyphs_, language_);
    if (position_.table().mark(flight).has(Mark::moved))
      load.push_back({{words::table::moved(language_), kFaint}});
    return sheet_.put_flow(row, kName, load, glyphs_.between());
  }
};

}  // namespace

int draw_map(const Canvas& canvas, int row) {
  return MapPicture(canvas).draw(row);
}

std::vector<paint::Line> load_of(const Position& position, Copy flight, const Glyphs& glyphs,
                                 Language language) {
  std::vector<paint::Line> items;
  std::vector<paint::Line> burdens;
  each_attached(position, flight, [&](Copy copy) {
    const CardData& card = position.card(copy);
    const std::string name = label_of_card(position.set, position.card_id(copy), language);
    if (card.is(Type::damage)) {
      burdens.push_back({{std::string(glyphs.damage) + ' ' + name, kLowered}});
      return;
    }
    paint::Line item = {{name, card.is(Type::pilot) ? kStrong : kQuiet}};
    if (card.medals > 0) item.push_back({' ' + medals(card.medals, glyphs), kMedal});
    items.insert(card.is(Type::pilot) ? items.begin() : items.end(), item);
  });
  items.insert(items.end(), burdens.begin(), burdens.end());
  return items;
}

}  // namespace wardroom::wingcommander
