// Ship maneuvers (SG-MOVE): one ship after the other, each along the shortest path through its
// player's own empty cells. Which of several shortest paths it takes makes no difference, since
// only its own player's ships can be in its way (SG-R-25).
#include <array>

#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

constexpr int kOutOfReach = 99;

// How many moves each cell of the ship's side is away, lane by lane.
using Distances = std::array<std::uint8_t, kSideCells>;

Distances distances_from(const Position& position, Cell start) {
  Distances distances;
  distances.fill(kOutOfReach);
  const auto at = [&](int lane, int row) -> std::uint8_t& {
    const int number = lane * kRows + row;
    return distances[static_cast<std::size_t>(number)];
  };
  at(start.lane, start.row) = 0;
  Bounded<Cell, kSideCells> reached;
  reached.push_back(start);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Cell cell = reached[i];
    const auto step = [&](int lane, int row) {  // SG-MOVE-05, SG-MOVE-11, SG-MOVE-14
      if (lane < 0 || lane >= kLanes || row < 0 || row >= kRows) return;
      const Cell next{cell.seat, cell.side, static_cast<std::uint8_t>(lane),
                      static_cast<std::uint8_t>(row)};
      if (at(lane, row) != kOutOfReach || ship_at(position, next) != kNoCopy) return;
      at(lane, row) = static_cast<std::uint8_t>(at(cell.lane, cell.row) + 1);
      reached.push_back(next);
    };
    step(cell.lane - 1, cell.row);
    step(cell.lane + 1, cell.row);
    step(cell.lane, cell.row + 1);
    step(cell.lane, cell.row - 1);
  }
  return distances;
}

bool may_maneuver(const Position& position, Seat seat, Side side) {
  return seat == position.match.active ||  // SG-R-62
         ((position.match.attacked >> front_of(position.match, seat, side)) & 1) != 0;
}

// SG-R-62, SG-R-63: in the own Offensive Maneuver only.
bool may_change_fronts(const Position& position, Seat seat) {
  return sides(position.match) > 1 && seat == position.match.active;
}

// SG-MULTI-07: to the Home System, without a ship behind it.
Refusal can_withdraw(const Position& position, Cell start) {
  for (std::uint8_t row = start.row + 1; row < kRows; ++row)
    if (ship_at(position, {start.seat, start.side, start.lane, row}) != kNoCopy)
      return refuse(Reason::not_the_last, place_of(start));
  return kAllowed;
}

// SG-MULTI-08, SG-MULTI-09: from there into a lane.
Refusal can_return(const Position& position, Seat seat, int to) {
  if (!is_lane_place(to)) return refuse(Reason::no_lane, to);
  const Lane lane = lane_of_place(to);
  const auto side = side_of(position.match, seat, lane.front);
  if (!side) return refuse(Reason::not_your_front, to);
  if (ships_in_lane(position, seat, *side, lane.lane) == kRows)
    return refuse(Reason::lane_full, to);
  if (!entry(position, seat, lane)) return refuse(Reason::third_row_taken, to);
  return kAllowed;
}

Refusal can_move(const Position& position, Seat seat, int from, int to) {
  const Copy ship = copy_at(position, from);
  if (ship == kNoCopy || position.match.owner(ship) != seat || !position.card(ship).is(Type::ship))
    return refuse(Reason::no_ship_there, from);
  const bool waits = !is_cell_place(from);
  if (position.table().mark(ship).has(Mark::activated)) return refuse(Reason::moved_already, from);
  const int movement = position.card(ship).movement;
  if (waits || to == place_of_home(seat)) {
    if (!may_change_fronts(position, seat)) return refuse(Reason::no_change_of_fronts);
    if (movement == 0) return refuse(Reason::out_of_reach, to, movement);
    return waits ? can_return(position, seat, to) : can_withdraw(position, cell_of_place(from));
  }
  const Cell start = cell_of_place(from);
  if (!may_maneuver(position, seat, start.side)) return refuse(Reason::not_this_front, from);
  if (!is_cell_place(to)) return refuse(Reason::out_of_reach, to, movement);
  const Cell end = cell_of_place(to);
  if (end.seat != seat || end.side != start.side) return refuse(Reason::out_of_reach, to, movement);
  if (ship_at(position, end) != kNoCopy) return refuse(Reason::space_taken, to);
  const int cell = number_of(end) % kSideCells;
  if (distances_from(position, start)[static_cast<std::size_t>(cell)] > movement)
    return refuse(Reason::out_of_reach, to, movement);
  return kAllowed;
}

void list_changes_of_front(const Position& position, Seat seat, OptionList& list) {
  const auto offer = [&](int from, int to) {
    if (!can_move(position, seat, from, to)) list.push_back(make_option(Verb::move, from, to));
  };
  for (const Side side : {Side::left, Side::right})
    for (const Copy ship : ships_of(position, seat, side))
      offer(place_of(position, ship), place_of_home(seat));
  for (const Copy ship : position.table().zone(zone_of(kHome, seat)))
    for (int lane = 0; lane < kAllLanes; ++lane)
      offer(place_of(position, ship), place_of(lane_at(lane)));
}

}  // namespace

Flow Maneuver::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void Maneuver::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  for (const Side side : {Side::left, Side::right}) {
    if (static_cast<int>(side) >= sides(position.match) || !may_maneuver(position, seat, side))
      continue;
    for (const Copy ship : ships_of(position, seat, side)) {
      if (position.table().mark(ship).has(Mark::activated)) continue;
      const Cell start = cell_at(position.table().zone_of(ship) - kShips);
      const Distances distances = distances_from(position, start);
      for (int cell = 0; cell < kSideCells; ++cell) {
        const int moves = distances[static_cast<std::size_t>(cell)];
        if (moves == 0 || moves > position.card(ship).movement) continue;
        const Cell end = cell_at(number_of(Cell{seat, side, 0, 0}) + cell);
        list.push_back(make_option(Verb::move, place_of(start), place_of(end)));
      }
    }
  }
  if (may_change_fronts(position, seat)) list_changes_of_front(position, seat, list);
}

Refusal Maneuver::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::move)) return refuse(Reason::move_now);
  return can_move(position, seat, option.args[0], option.args[1]);
}

// Where ships stand, everybody sees.
Flow Maneuver::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::move)) {
    const Copy ship = copy_at(referee, option.args[0]);
    referee.match.table.mark(ship).set(Mark::activated);
    const int to = option.args[1];
    if (to == place_of_home(seat))
      referee.withdraw(ship);
    else
      referee.move_ship(
          ship, is_cell_place(to) ? cell_of_place(to) : *entry(referee, seat, lane_of_place(to)));
    return Flow::next;
  }
  over = true;
  CardTable& table = referee.match.table;
  for (const Copy ship : table.zone(zone_of(kHome, seat))) table.mark(ship).clear(Mark::activated);
  for (const Side side : {Side::left, Side::right}) {  // SG-MOVE-12
    referee.close_up(seat, side);
    for (const Copy ship : ships_of(referee, seat, side)) table.mark(ship).clear(Mark::activated);
  }
  return Flow::next;
}

}  // namespace wardroom::guardians
