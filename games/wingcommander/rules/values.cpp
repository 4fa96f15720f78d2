// What a Flight is worth: WC-CARD-04, WC-CARD-05, WC-CARD-06, WC-CARD-07, WC-CARD-08, WC-CARD-09,
// WC-PILOT-05, WC-WEAPON-02, WC-WEAPON-03, WC-WEAPON-04, WC-MEDAL-08, WC-R-28, WC-R-53.
#include "games/wingcommander/programs/effects.hpp"

namespace wardroom::wingcommander {
namespace {

// Calls visit(contribution) for everything that makes the value what it is.
template <class Visitor>
void each_contribution(const Position& position, Copy flight, Value value, Visitor visit) {
  using By = Contribution;
  const CardFigure& printed = position.card(flight).figure(value);
  if (printed.kind != FigureKind::none) visit(By{By::printed, flight, printed.number});
  const auto change = [&](Copy source, const Play* play) {
    const Change by = change_by(position, source, play, flight, value);
    if (by.adds != 0) visit(By{By::adds, source, by.adds});
    if (by.takes_away) visit(By{By::takes_away, source, 0});
  };
  each_attached(position, flight, [&](Copy copy) {
    const CardData& card = position.card(copy);
    const CardFigure& figure = card.figure(value);
    if (figure.kind == FigureKind::replaces) visit(By{By::replaces, copy, figure.number});
    if (figure.kind == FigureKind::plain) visit(By{By::adds, copy, figure.number});
    change(copy, nullptr);
  });
  const int zone = position.table().zone_of(flight);
  if (!is_flights_zone(zone)) return;
  const Copy modifier = modifier_at(position, point_of_zone(zone));
  if (modifier != kNoCopy) change(modifier, nullptr);
  const Engaged* one = engaged(position, flight);
  if (one == nullptr) return;
  const auto& plays = position.match.combat.plays;
  for (std::size_t i = 0; i < plays.size(); ++i)
    if (works(position, i)) change(plays[i].copy, &plays[i]);
  const int medals = one->medals[static_cast<std::size_t>(value)];
  if (medals != 0) visit(By{By::medals, kNoCopy, medals});
}

}  // namespace

std::optional<int> value_of(const Position& position, Copy flight, Value value) {
  std::optional<int> base;
  int change = 0;
  bool gone = false;
  each_contribution(position, flight, value, [&](const Contribution& by) {
    switch (by.how) {
      case Contribution::printed:
      case Contribution::replaces: base = by.number; return;
      case Contribution::adds:
      case Contribution::medals: change += by.number; return;
      case Contribution::takes_away: gone = true;
    }
  });
  if (!base || gone) return std::nullopt;  // WC-WEAPON-03
  return *base + change;
}

ContributionList contributions(const Position& position, Copy flight, Value value) {
  ContributionList list;
  each_contribution(position, flight, value, [&](const Contribution& by) { list.push_back(by); });
  return list;
}

}  // namespace wardroom::wingcommander
