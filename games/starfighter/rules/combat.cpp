// Phase 3: Initiative, then the battles (SF-INIT, SF-BATTLE).
#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {

Flow Combat::resume(Referee& referee) {
  if (step != kBattles) return Flow::ask;
  // SF-INIT-05, SF-INIT-06: every pair of facing sectors, one after another.
  while (fought < kColumns) {
    const int column = ascending ? fought : kColumns - 1 - fought;
    ++fought;
    const Sector mine = sector_at(Seat::a, column);
    const Sector theirs = facing(referee, mine);
    if (theirs < 0) continue;
    Battle battle;
    battle.sector = {static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(theirs)};
    return referee.call(battle);
  }
  return Flow::done;
}

// SF-INIT-01, SF-INIT-04: both are the Initiative holder's choice.
Decision Combat::decision(const Position& position) const {
  return {position.match.initiative, step == kShift ? Kind::act : Kind::order};
}

void Combat::options(const Position& position, OptionList& list) const {
  if (step == kShift) list.push_back(make_option(Verb::stay));  // SF-INIT-02
  for (const int side : {kLeft, kRight}) {
    const Option option = make_option(step == kShift ? Verb::shift : Verb::order, side);
    if (!check(position, option)) list.push_back(option);
  }
}

Refusal Combat::check(const Position& position, const Option& option) const {
  if (step == kShift) {
    if (is(option, Verb::stay)) return kAllowed;
    if (!is(option, Verb::shift)) return refuse(Reason::shift_now);
    return can_shift(position, option.args[0]);
  }
  return is(option, Verb::order) ? kAllowed : refuse(Reason::order_now);
}

// Shifting back is always possible, and there are always two directions.

Flow Combat::choose(Referee& referee, const Option& option) {
  Match& match = referee.match;
  const Seat seat = match.initiative;
  if (step == kOrder) {
    step = kBattles;
    // SF-R-41: "towards the right" is as the deciding player sees it, and seat b sits opposite.
    ascending = (option.args[0] == kRight) == (seat == Seat::a);
    referee.tell(Happening::order_chosen, seat, option.args[0]);
    return Flow::next;
  }
  step = kOrder;
  if (is(option, Verb::stay)) {
    referee.tell(Happening::stayed, seat);
  } else {
    // SF-R-52: to one's own right adds one, for either seat.
    match.shift = static_cast<std::int8_t>(match.shift + (option.args[0] == kRight ? 1 : -1));
    referee.tell(Happening::shifted, seat, option.args[0], match.shift);
  }
  return Flow::next;
}

// SF-BATTLE-05: the Initiative holder suffers first. SF-BATTLE-15: without tokens nothing happens.
Flow Battle::resume(Referee& referee) {
  const int first = index(referee.match.initiative);
  const int second = 1 - first;
  switch (step++) {
    case 0:  // SF-BATTLE-02, SF-BATTLE-03: both counts are taken before any token is placed
      for (const int seat : {0, 1})
        tokens[seat] = static_cast<std::uint8_t>(visible_fighters(referee, sector[1 - seat]));
      referee.tell(Happening::battle, Seat::a, sector[0], sector[1], tokens[0], tokens[1]);
      if (tokens[first] > 0)
        return referee.call(Suffer{seat_at(first), sector[first], tokens[first]});
      ++step;
      [[fallthrough]];
    case 1:
      if (tokens[second] > 0)
        return referee.call(Suffer{seat_at(second), sector[second], tokens[second]});
      [[fallthrough]];
    default: return Flow::done;
  }
}

}  // namespace wardroom::starfighter
