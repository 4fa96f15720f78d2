// Damage tokens: on shields, on Fighters, on the Cruiser (SF-BATTLE-05 to 16, SF-FX-SHIELD,
// SF-FX-FIELD).
#include <algorithm>

#include "games/starfighter/legality.hpp"
#include "games/starfighter/referee.hpp"

namespace wardroom::starfighter {

// SF-BATTLE-05 to 12: card by card from the top, then the Cruiser.
Flow Suffer::resume(Referee& referee) {
  const Match& match = referee.match;
  if (!match.chain.pending.empty()) return referee.call(ResolveChain{});  // SF-BATTLE-10, R-36
  if (tokens == 0) return Flow::done;
  if (height(referee, sector) == 0) {  // SF-BATTLE-12 and 14, R-24
    referee.lose_armor(seat, tokens);
    return Flow::done;
  }
  const Copy copy = match.table.top(zone_of(sector));
  const int fighters = undamaged(referee, copy);
  const int shields = free_shields(referee, copy, 0) + free_shields(referee, copy, 1);
  int points = std::min<int>(tokens, fighters + shields);
  int left = tokens - points;
  if (shown(referee, copy).force_field()) {  // SF-FX-FIELD, R-29
    points = 1;
    const bool dies = fighters == 1 && shields == 0;
    left = dies && match.plays(Ruling::field_goes_on) ? tokens - 1 : 0;
    if (tokens - 1 > left) referee.tell(Happening::absorbed, seat, tokens - 1 - left);
  }
  tokens = static_cast<std::uint8_t>(left);
  return referee.call(Strike{sector, seat, static_cast<std::uint8_t>(points)});
}

// SF-FX-SHIELD-01 and 03: shields first; what is left goes on Fighters, one each (SF-BATTLE-06).
Flow Strike::resume(Referee& referee) {
  if (placed) return Flow::done;
  const Spot spot = referee.match.table.top_spot(zone_of(sector));
  points = static_cast<std::uint8_t>(points - referee.hit_shields(spot, points));
  if (points == 0) return Flow::done;
  return Flow::ask;
}

Decision Strike::decision(const Position&) const {
  return {chooser, Kind::split};
}

// how many of the tokens go on each half.
void Strike::options(const Position& position, OptionList& list) const {
  for (int upper = points; upper >= 0; --upper) {
    const Option option = make_option(Verb::split, upper, points - upper);
    if (!check(position, option)) list.push_back(option);
  }
}

Refusal Strike::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::split)) return refuse(Reason::split_now, points);
  if (option.args[0] + option.args[1] != points) return refuse(Reason::wrong_sum, points);
  const Copy copy = position.match.table.top(zone_of(sector));
  for (const int lying : {0, 1}) {
    const int half = printed_half(position.match.table.mark(copy), lying);
    const int room = undamaged(position, copy, half);
    if (option.args[static_cast<std::size_t>(lying)] > room)
      return refuse(Reason::too_many_on_half, lying, room);
  }
  return kAllowed;
}

std::optional<Option> Strike::forced(const Position& position) const {
  OptionList list;
  options(position, list);
  if (list.size() > 1) return std::nullopt;
  return list[0];
}

// SF-BATTLE-08, SF-FX-FIGHTER-04: destroyed with its last Fighter.
void Strike::choose(Referee& referee, const Option& option) {
  placed = true;
  const Spot spot = referee.match.table.top_spot(zone_of(sector));
  referee.hit_fighters(spot, option.args[0], option.args[1]);
  if (undamaged(referee, referee.match.table.at(spot)) == 0) referee.destroy(spot);
}

}  // namespace wardroom::starfighter
