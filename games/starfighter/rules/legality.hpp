// What is allowed, asked in one place: listing options and answering "why can't I?" both use these.
// Each function says nothing, or gives the reason with its operands.
#pragma once

#include <cstdlib>
#include <string_view>

#include "games/starfighter/rules/options.hpp"
#include "games/starfighter/rules/position.hpp"
#include "rows/starfighter_enums.hpp"

namespace wardroom::starfighter {

// The clause a refusal rests on, such as "SF-DEPLOY-14".
std::string_view clause_of(const Refusal& refusal);
// The clause that says what an effect with a target does.
std::string_view clause_of(Effect effect);

// The space of a sector that a card from hand would take: the lowest without a card, if any.
struct NextSpace {
  Sector sector;
  int level;
  bool free;
};
inline NextSpace next_space(const Position& position, Sector sector) {
  const int level = height(position, sector);
  return {sector, level, level < spaces(position, sector)};
}

// SF-DEPLOY-03, SF-DEPLOY-04, SF-DEPLOY-05, SF-DEPLOY-06, SF-DEPLOY-12, SF-DEPLOY-13, SF-DEPLOY-14,
// SF-DEPLOY-15: whether a card, itself of `level`, may go there from hand.
inline Refusal can_place(CardId card, int level, bool down, const NextSpace& next) {
  if (!next.free) return refuse(Reason::sector_full, next.sector);
  if (!down && level != 0 && level != next.level)
    return refuse(Reason::wrong_level, card, next.sector, next.level);
  return kAllowed;
}

// Whether an effect may be used on a card: any in play, on either board (SF-FX-GEN-08).
inline Refusal can_target(const Position& position, Effect effect, Spot spot) {
  if (!holds_card(position, spot))
    return refuse(Reason::no_card_there, spot_operand(spot), static_cast<int>(effect));
  return kAllowed;
}

// Where an effect may take a card: SF-FX-LAT, SF-FX-FREE, SF-FX-GEN-10, SF-R-04, SF-R-12, SF-R-13.
inline Refusal can_move(const Position& position, Effect effect, Spot from, Sector to) {
  if (const Refusal refusal = can_target(position, effect, from)) return refusal;
  const Sector here = sector_of(from);
  if (board_of(here) != board_of(to)) return refuse(Reason::other_board, spot_operand(from), to);
  if (effect == Effect::lateral) {
    if (std::abs(here - to) != 1) return refuse(Reason::not_adjacent, spot_operand(from), to);
  } else if (here == to) {
    // Within its own sector the card frees a space first, so there is always room.
    return position.match.plays(Ruling::free_same_sector) ? kAllowed
                                                          : refuse(Reason::same_sector, to);
  }
  if (!has_room(position, to)) return refuse(Reason::no_room, to);
  return kAllowed;
}

// SF-FX-FIGHTER-01, SF-R-28.
Refusal can_hit(const Position& position, Sector sector);

// SF-INIT-03, SF-R-41: `side` as the Initiative holder sees it.
Refusal can_shift(const Position& position, int side);

// SF-SETUP-01, SF-SETUP-03, SF-SETUP-06; SF-R-40.
Refusal can_take(const Position& position, int cruiser);

}  // namespace wardroom::starfighter
