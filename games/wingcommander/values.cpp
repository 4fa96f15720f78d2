// What a Flight is worth: WC-CARD-04 to 09, WC-PILOT-05, WC-WEAPON-02 to 04, WC-MEDAL-08, R-28,
//
#include "games/wingcommander/effects.hpp"

namespace wardroom::wingcommander {

std::optional<int> value_of(const Position& position, Copy flight, Value value) {
  const CardTable& table = position.table();
  CardFigure base = position.card(flight).figure(value);
  int change = 0;
  bool gone = false;
  each_attached(position, flight, [&](Copy copy) {
    const CardData& card = position.card(copy);
    const CardFigure& figure = card.figure(value);
    if (figure.kind == FigureKind::replaces) base = figure;
    if (figure.kind == FigureKind::plain) change += figure.number;
    if (card.lastings > 0) {
      change += change_by(position, copy, nullptr, flight, value);
      gone = gone || takes_away(position, copy, flight, value);
    }
  });
  if (base.kind == FigureKind::none || gone) return std::nullopt;  // WC-WEAPON-03
  const int zone = table.zone_of(flight);
  if (is_flights_zone(zone)) {
    const Copy modifier = modifier_at(position, point_of_zone(zone));
    if (modifier != kNoCopy) change += change_by(position, modifier, nullptr, flight, value);
    if (const Engaged* one = engaged(position, flight)) {
      const Combat& combat = position.match.combat;
      for (std::size_t i = 0; i < combat.plays.size(); ++i)
        if (works(position, i))
          change += change_by(position, combat.plays[i].copy, &combat.plays[i], flight, value);
      change += one->medals[static_cast<std::size_t>(value)];
    }
  }
  return base.number + change;
}

}  // namespace wardroom::wingcommander
