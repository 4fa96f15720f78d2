#include "games/starfighter/rules/legality.hpp"

#include "rows/starfighter.hpp"

namespace wardroom::starfighter {

std::string_view clause_of(Effect effect) {
  switch (effect) {
    case Effect::lateral: return "SF-FX-LAT-01";
    case Effect::vertical: return "SF-FX-VERT-01";
    case Effect::free: return "SF-FX-FREE-01";
    case Effect::pivot: return "SF-FX-PIVOT-01";
    case Effect::destroy: return "SF-FX-DESTROY-01";
    case Effect::roll: return "SF-FX-ROLL-01";
    default: return "SF-FX-FIGHTER-01";
  }
}

std::string_view clause_of(const Refusal& refusal) {
  const auto reason = static_cast<Reason>(refusal.reason);
  if (reason == Reason::no_card_there) return clause_of(static_cast<Effect>(refusal.args[1]));
  return kReasonRows[refusal.reason].clause;
}

Refusal can_hit(const Position& position, Sector sector) {
  if (height(position, sector) == 0) return refuse(Reason::sector_empty, sector);
  return kAllowed;
}

Refusal can_shift(const Position& position, int side) {
  constexpr int limit = kColumns - 2;  // two sectors still face each other
  const int shift = position.match.shift + (side == kRight ? 1 : -1);
  if (shift < -limit || shift > limit) return refuse(Reason::shift_too_far, side);
  return kAllowed;
}

Refusal can_take(const Position& position, int cruiser) {
  const Match& match = position.match;
  if (match.mode == Mode::training && !position.set.cruiser(cruiser).training)
    return refuse(Reason::not_for_training, cruiser);
  if (match.mode == Mode::total_war) return kAllowed;  // SF-R-40: also the same class
  for (const std::int8_t taken : match.cruiser)
    if (taken == cruiser) return refuse(Reason::cruiser_taken, cruiser);
  return kAllowed;
}

}  // namespace wardroom::starfighter
