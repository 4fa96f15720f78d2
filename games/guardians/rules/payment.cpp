#include "games/guardians/rules/payment.hpp"

#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

constexpr int kMostCost = 20;  // of each kind of points, as the vocabulary has it

// A way to get so many points of both kinds: what is lost by it, as one number to compare, and
// which sources it uses, the first in the highest bit, so that of two ways the larger is the one
// that uses what lies first.
struct Way {
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::uint32_t loss = kNone;
  std::array<std::uint64_t, 2> used{};

  bool better_than(const Way& other) const {
    return loss != other.loss ? loss < other.loss : used > other.used;
  }
};
static_assert(kMostDeck <= 128);

std::uint64_t bit_of(std::size_t source) {
  return std::uint64_t{1} << (63 - source % 64);
}

std::uint32_t loss_of(const Position& position, Copy source) {
  const int points =
      provided(position, source, Point::influence) + provided(position, source, Point::personality);
  const std::uint32_t ability = position.card(source).ability ? 1 : 0;
  return (ability << 20U) + (static_cast<std::uint32_t>(points) << 8U) + 1U;
}

}  // namespace

Points missing(const Position& position, Seat seat, const Points& cost) {
  const Points& pool = position.match.pool[static_cast<std::size_t>(index(seat))];
  Points lacks{};
  for (std::size_t point = 0; point < kPoints; ++point)
    lacks[point] = static_cast<std::uint8_t>(std::max(0, cost[point] - pool[point]));
  return lacks;
}

// The best way to every sum of both kinds up to what is needed; more counts as that.
Sources propose(const Position& position, Seat seat, const Points& cost) {
  const Points need = missing(position, seat, cost);
  const int columns = need[1] + 1;
  std::array<Way, static_cast<std::size_t>((kMostCost + 1) * (kMostCost + 1))> ways;
  const auto place = [&](int influence, int personality) {
    const int number = influence * columns + personality;
    return static_cast<std::size_t>(number);
  };
  const std::size_t goal = place(need[0], need[1]);
  std::fill_n(ways.begin(), goal + 1, Way{});
  ways[0].loss = 0;

  Sources all;
  each_source(position, seat, [&](Copy source) { all.push_back(source); });
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int influence = provided(position, all[i], Point::influence);
    const int personality = provided(position, all[i], Point::personality);
    const std::uint32_t loss = loss_of(position, all[i]);
    for (std::size_t from = goal + 1; from-- > 0;) {  // downwards, so that it is used once
      if (ways[from].loss == Way::kNone) continue;
      const int row = std::min<int>(need[0], static_cast<int>(from) / columns + influence);
      const int column = std::min<int>(need[1], static_cast<int>(from) % columns + personality);
      Way way = ways[from];
      way.loss += loss;
      way.used[i / 64] |= bit_of(i);
      Way& known = ways[place(row, column)];
      if (way.better_than(known)) known = way;
    }
  }
  Sources chosen;
  for (std::size_t i = 0; i < all.size(); ++i)
    if ((ways[goal].used[i / 64] & bit_of(i)) != 0) chosen.push_back(all[i]);
  return chosen;
}

Refusal can_use(const Position& position, Seat seat, int place) {
  const Copy copy = copy_at(position, place);
  if (copy == kNoCopy) return refuse(Reason::nothing_there, place);
  if (position.match.owner(copy) != seat) return refuse(Reason::not_yours, place);
  if (provided(position, copy, Point::influence) + provided(position, copy, Point::personality) ==
      0)
    return refuse(Reason::no_points, place);
  if (is_parked(position, copy)) return refuse(Reason::parked, place);
  if (position.table().mark(copy).has(Mark::used)) return refuse(Reason::used_already, place);
  return kAllowed;
}

void list_uses(const Position& position, Seat seat, OptionList& list) {
  each_source(position, seat,
              [&](Copy copy) { list.push_back(make_option(Verb::use, place_of(position, copy))); });
}

Flow Payment::resume(Referee& referee) {
  if (missing(referee, seat, cost) != Points{}) return Flow::ask;
  referee.spend(seat, cost);
  return Flow::done;
}

void Payment::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pay));
  list_uses(position, seat, list);
}

Refusal Payment::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pay)) return kAllowed;
  if (is(option, Verb::use)) return can_use(position, seat, option.args[0]);
  const Points lacks = missing(position, seat, cost);
  return refuse(Reason::pay_now, lacks[0], lacks[1]);
}

// Everybody sees it where nothing less than everything will do.
std::optional<Option> Payment::forced(const Position& position) const {
  std::size_t sources = 0;
  each_source(position, seat, [&](Copy) { ++sources; });
  if (propose(position, seat, cost).size() != sources) return std::nullopt;
  return make_option(Verb::pay);
}

Flow Payment::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::use)) {
    referee.use_for_points(copy_at(referee, option.args[0]));
    return Flow::next;
  }
  for (const Copy source : propose(referee, seat, cost)) referee.use_for_points(source);
  return Flow::next;
}

}  // namespace wardroom::guardians
