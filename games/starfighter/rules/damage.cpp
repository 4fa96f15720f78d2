// Damage tokens: on shields, on Fighters, on the Cruiser (SF-BATTLE-05, SF-BATTLE-06, SF-BATTLE-07,
// SF-BATTLE-08, SF-BATTLE-09, SF-BATTLE-10, SF-BATTLE-11, SF-BATTLE-12, SF-BATTLE-13, SF-BATTLE-14,
// SF-BATTLE-15, SF-BATTLE-16, SF-FX-SHIELD, SF-FX-FIELD).
#include <algorithm>

#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {

// SF-BATTLE-05, SF-BATTLE-06, SF-BATTLE-07, SF-BATTLE-08, SF-BATTLE-09, SF-BATTLE-10, SF-BATTLE-11,
// SF-BATTLE-12: card by card from the top, then the Cruiser.
Flow Suffer::resume(Referee& referee) {
  const Match& match = referee.match;
  if (!match.chain.pending.empty()) return referee.call(ResolveChain{});  // SF-BATTLE-10, SF-R-36
  if (tokens == 0) return Flow::done;
  if (height(referee, sector) == 0) {  // SF-BATTLE-12, SF-BATTLE-14, SF-R-24
    referee.lose_armor(seat, tokens);
    return Flow::done;
  }
  const Copy copy = match.table.top(zone_of(sector));
  const int fighters = undamaged(referee, copy);
  const int shields = free_shields(referee, copy, 0) + free_shields(referee, copy, 1);
  int points = std::min<int>(tokens, fighters + shields);
  int left = tokens - points;
  if (shown(referee, copy).force_field()) {  // SF-FX-FIELD, SF-R-29
    points = 1;
    const bool dies = fighters == 1 && shields == 0;
    left = dies && match.plays(Ruling::field_goes_on) ? tokens - 1 : 0;
    if (tokens - 1 > left) referee.tell(Happening::absorbed, seat, tokens - 1 - left);
  }
  tokens = static_cast<std::uint8_t>(left);
  return referee.call(Strike{sector, seat, static_cast<std::uint8_t>(points)});
}

// SF-FX-SHIELD-01, SF-FX-SHIELD-03: shields first; what is left goes on Fighters, one each
// (SF-BATTLE-06).
Flow Strike::resume(Referee& referee) {
  const Spot spot = referee.match.table.top_spot(zone_of(sector));
  points = static_cast<std::uint8_t>(points - referee.hit_shields(spot, points));
  if (points == 0) return Flow::done;
  return Flow::ask;
}

Decision Strike::decision(const Position&) const {
  return {chooser, Kind::split};
}

namespace {

// Fighters that can still take a token on the upper and the lower half as the card lies.
std::array<int, 2> room_on_halves(const Position& position, Sector sector) {
  const Copy copy = position.match.table.top(zone_of(sector));
  const int upper = printed_half(position.match.table.mark(copy), 0);
  return {undamaged(position, copy, upper), undamaged(position, copy, 1 - upper)};
}

// SF-BATTLE-06: one token per Fighter.
Refusal can_split(const std::array<int, 2>& room, int upper, int lower) {
  if (upper > room[0]) return refuse(Reason::too_many_on_half, 0, room[0]);
  if (lower > room[1]) return refuse(Reason::too_many_on_half, 1, room[1]);
  return kAllowed;
}

}  // namespace

// SF-R-23: how many of the tokens go on each half.
void Strike::options(const Position& position, OptionList& list) const {
  const auto room = room_on_halves(position, sector);
  for (int upper = points; upper >= 0; --upper)
    if (!can_split(room, upper, points - upper))
      list.push_back(make_option(Verb::split, upper, points - upper));
}

Refusal Strike::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::split)) return refuse(Reason::split_now, points);
  if (option.args[0] + option.args[1] != points) return refuse(Reason::wrong_sum, points);
  return can_split(room_on_halves(position, sector), option.args[0], option.args[1]);
}

std::optional<Option> Strike::forced(const Position& position) const {
  const auto room = room_on_halves(position, sector);
  const int most = std::min<int>(points, room[0]);
  if (most > 0 && !can_split(room, most - 1, points - most + 1)) return std::nullopt;
  return make_option(Verb::split, most, points - most);
}

// SF-BATTLE-08, SF-FX-FIGHTER-04: destroyed with its last Fighter.
Flow Strike::choose(Referee& referee, const Option& option) {
  const Spot spot = referee.match.table.top_spot(zone_of(sector));
  referee.hit_fighters(spot, option.args[0], option.args[1]);
  if (undamaged(referee, referee.match.table.at(spot)) == 0) referee.destroy(spot);
  return Flow::done;
}

}  // namespace wardroom::starfighter
