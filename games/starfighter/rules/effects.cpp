#include "games/starfighter/rules/effects.hpp"

#include <algorithm>

#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {
namespace {

// Visits every legal use of an effect, board a first, from left to right and bottom to top, until
// the visitor answers false.
template <class Visitor>
void each_target(const Position& position, Effect effect, Visitor visit) {
  for (Sector sector = 0; sector < kSectors; ++sector) {
    if (effect == Effect::hit_fighter) {
      if (!can_hit(position, sector) && !visit(make_option(Verb::hit, sector))) return;
      continue;
    }
    const Seat board = board_of(sector);
    for (int level = 0; level < height(position, sector); ++level) {
      const Spot spot = spot_at(sector, level);
      if (effect == Effect::lateral || effect == Effect::free) {
        const int reach = effect == Effect::lateral ? 1 : kColumns;
        const int first = std::max(column_of(sector) - reach, 0);
        const int last = std::min(column_of(sector) + reach, kColumns - 1);
        for (int column = first; column <= last; ++column) {
          const Sector to = sector_at(board, column);
          if (!can_move(position, effect, spot, to) &&
              !visit(make_option(verb_for(effect), spot_operand(spot), to)))
            return;
        }
      } else if (!can_target(position, effect, spot) &&
                 !visit(make_option(verb_for(effect), spot_operand(spot)))) {
        return;
      }
    }
  }
}

}  // namespace

bool has_target(const Position& position, Effect effect) {
  bool found = false;
  each_target(position, effect, [&](const Option&) {
    found = true;
    return false;
  });
  return found;
}

// SF-FX-GEN-09: the controller of the card that shows the effect, whoever revealed it.
Decision CarryOut::decision(const Position&) const {
  return {controller, effect == Effect::hit_fighter ? Kind::place : Kind::card};
}

void CarryOut::options(const Position& position, OptionList& list) const {
  each_target(position, effect, [&](const Option& option) {
    list.push_back(option);
    return true;
  });
}

// SF-FX-GEN-06, SF-R-14: it must be applied when it can be.
std::optional<Option> CarryOut::forced(const Position& position) const {
  std::optional<Option> first;
  bool several = false;
  each_target(position, effect, [&](const Option& option) {
    several = first.has_value();
    if (!first) first = option;
    return !several;
  });
  return several ? std::nullopt : first;
}

Refusal CarryOut::check(const Position& position, const Option& option) const {
  if (!is(option, verb_for(effect))) return refuse(Reason::effect_now, static_cast<int>(effect));
  switch (effect) {
    case Effect::hit_fighter: return can_hit(position, option.args[0]);
    case Effect::lateral:
    case Effect::free:
      return can_move(position, effect, operand_spot(option.args[0]), option.args[1]);
    default: return can_target(position, effect, operand_spot(option.args[0]));
  }
}

Flow CarryOut::choose(Referee& referee, const Option& option) {
  const Spot spot = operand_spot(option.args[0]);
  switch (effect) {
    case Effect::lateral:
    case Effect::free: referee.move(controller, spot, option.args[1]); break;
    case Effect::vertical: referee.move(controller, spot, sector_of(spot)); break;
    case Effect::pivot: referee.pivot(controller, spot); break;
    case Effect::roll: referee.roll(controller, spot); break;
    case Effect::destroy: referee.destroy(spot); break;
    default:
      return referee.become(Strike{static_cast<std::uint8_t>(option.args[0]), controller, 1});
  }
  return Flow::done;
}

}  // namespace wardroom::starfighter
