#include "games/wingcommander/scenes/figure_texts.hpp"

#include <algorithm>
#include <array>

#include "engine/text/text.hpp"
#include "games/wingcommander/scenes/scene_notation.hpp"
#include "rows/wingcommander_enums.hpp"

namespace wardroom::wingcommander {
namespace {

template <std::size_t N, class Enum>
std::string_view entry(const std::array<std::string_view, N>& names, Enum value) {
  const auto i = static_cast<std::size_t>(value);
  return i < N ? names[i] : std::string_view{};
}

std::string signed_number(int number, bool changes) {
  return (changes && number >= 0 ? "+" : "") + std::to_string(number);
}

// "2/0/4/3", "+1/+0/+1/-2", "-/-/-1/-/=2": a value the card has not is "-", and a Bombing it has
// not is left out.
std::string print_figures(const CardData& card) {
  const bool changes = !card.is(Type::fighter) && !card.is(Type::modifier);
  std::string text;
  bool any = false;
  for (const Value value : kAllValues) {
    const CardFigure& figure = card.figure(value);
    const bool none = figure.kind == FigureKind::none;
    any = any || !none;
    if (value == Value::bombing && none) continue;
    text += value == Value::attack ? "" : "/";
    if (none) {
      text += '-';
    } else {
      const bool replaces = figure.kind == FigureKind::replaces;
      text += (replaces ? "=" : "") + signed_number(figure.number, changes && !replaces);
    }
  }
  return any ? text : "";
}

}  // namespace

std::string_view name_of(Value value) {
  return entry<kValues>({"attack", "support", "maneuver", "defence", "bombing"}, value);
}
std::string_view name_of(Role role) {
  return entry<4>({"undeclared", "attacks", "supports", "holds"}, role);
}
std::string_view name_of(Battle battle) {
  return entry<4>({"none", "dogfight", "carrier", "capital"}, battle);
}
std::string_view name_of(Type type) {
  return entry<kTypes>({"fighter", "pilot", "weapon", "crew", "maneuver", "damage", "modifier",
                        "luck", "award", "orders", "carrier"},
                       type);
}
std::string_view name_of(Side side) {
  return entry<3>({"kilrathi", "terran", "both"}, side);
}
std::string_view name_of(Deed deed) {
  return entry<18>(
      {"muster", "station", "award", "order", "move", "launch", "recall", "attack", "positioning",
       "maneuver", "damage", "medal", "roles", "split", "luck", "interrogate", "execute", "swap"},
      deed);
}
std::string_view name_of(Moment moment) {
  return entry(kMomentNames, moment);
}

std::string point_name(NavPoint point) {
  return zone_key(flights_zone(point, Seat::a)).substr(2);
}

std::string print_points(std::uint8_t points) {
  std::string text;
  for (int point = 0; point < kNavPoints; ++point)
    if ((points & bit(nav_point(point))) != 0) append_item(text, point_name(nav_point(point)), " ");
  return text;
}

std::string place_name(Spot spot) {
  if (spot.zone == kPending) return "pending";
  if (spot.zone == kManeuvers) return "maneuvers";
  const bool numbered =
      is_flights_zone(spot.zone) || spot.zone / 2 == kReady / 2 || spot.zone / 2 == kBrig / 2;
  return numbered ? spot_name(spot) : zone_key(spot.zone);
}

std::string engaged_name(const Position& position, int engaged) {
  if (engaged < 0 || engaged >= 4) return "none";
  const Copy flight = position.match.combat.engaged[static_cast<std::size_t>(engaged)].flight;
  return flight == kNoCopy ? "none" : spot_name(position.table().where(flight));
}

std::string print_list(const Set& set, std::span<const CardId> cards) {
  std::string text;
  for (std::size_t i = 0; i < cards.size();) {
    std::size_t end = i;
    while (end < cards.size() && cards[end] == cards[i]) ++end;
    const std::string times = end - i > 1 ? std::to_string(end - i) + ' ' : "";
    append_item(text, times + set.text(cards[i]).id);
    i = end;
  }
  return text;
}

std::string print_values(const Position& position, Copy flight) {
  std::string text;
  for (const Value value : kAllValues) {
    const auto now = value_of(position, flight, value);
    if (value == Value::bombing && !now) continue;
    text += (value == Value::attack ? "" : "/") + (now ? std::to_string(*now) : "-");
  }
  return text;
}

std::string_view combat_step(const Match& match) {
  if (match.combat.battle == Battle::none) return "none";
  std::string_view step = "none";
  match.stack.visit_all([&](const auto& frame) {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, Positioning>) step = "positioning";
    if constexpr (std::is_same_v<Frame, Plays>) step = "plays";
    if constexpr (std::is_same_v<Frame, SpendMedals>) step = "medals";
    if constexpr (std::is_same_v<Frame, DeclareRoles>) step = "roles";
    if constexpr (std::is_same_v<Frame, SplitFire>) step = "split";
    if constexpr (std::is_same_v<Frame, Destruction>) step = "destruction";
    if constexpr (std::is_same_v<Frame, GoHome>) step = "home";
  });
  return step;
}

std::string print_plays(const Position& position) {
  std::string text;
  const auto& plays = position.match.combat.plays;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    append_item(text, position.set.text(position.card_id(plays[i].copy)).id + ' ' +
                          engaged_name(position, plays[i].by));
    if (plays[i].named != kUnknownCard) text += ' ' + position.set.text(plays[i].named).id;
    if (!works(position, i)) text += "/n";
  }
  return text;
}

std::string card_facts(const CardData& card) {
  std::string text(name_of(card.type));
  text.append(", ").append(name_of(card.side));
  if (card.is(Type::maneuver) || card.is(Type::damage)) {
    text += ", arrows " + std::to_string(card.arrows);
  } else {
    text += ", cost " + std::to_string(card.power);
    if (card.cost_medals > 0) text += '+' + std::to_string(card.cost_medals);
  }
  if (const std::string figures = print_figures(card); !figures.empty()) text += ", " + figures;
  if (card.medals > 0) text += ", medals " + std::to_string(card.medals);
  if (card.capital) text += ", capital, loss " + std::to_string(card.loss);
  if (card.loyal) text += ", loyal";
  return text;
}

std::string print_shots(const Set& set, std::span<const Event> events) {
  std::string text;
  for (const Event& event : events) {
    if (event.kind != static_cast<std::uint16_t>(Happening::attack_result)) continue;
    append_item(text, set.text(static_cast<CardId>(event.card)).id + ' ' +
                          std::to_string(event.args[0]) + ':' + std::to_string(event.args[1]));
    if (event.args[2] != 0) text += " destroys";
  }
  return text;
}

std::string print_bombings(std::span<const Event> events) {
  std::string text;
  for (const Event& event : events)
    if (event.kind == static_cast<std::uint16_t>(Happening::bombing_result))
      append_item(text, std::to_string(event.args[0]) + ':' + std::to_string(event.args[1]) + ' ' +
                            std::to_string(event.args[2]));
  return text;
}

}  // namespace wardroom::wingcommander
