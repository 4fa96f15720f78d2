#include "tests/guardians/scene.hpp"

#include <algorithm>

#include "engine/course.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

using Strings = std::vector<std::string>;

int zone_named(Seat seat, std::string_view where) {
  if (where == "hand") return zone_of(kHand, seat);
  if (where == "pile") return zone_of(kDeck, seat);
  if (where == "discard") return zone_of(kDiscard, seat);
  if (where == "realm") return zone_of(kRealm, seat);
  if (where == "home") return zone_of(kHome, seat);
  const int place = read_place_name(where).value();
  return is_lane_place(place) ? zone_of(lane_of_place(place)) : zone_of(cell_of_place(place));
}

// Where a turn begins this step: as in turns.cpp.
std::uint8_t step_of(Phase phase) {
  switch (phase) {
    case Phase::ready:
    case Phase::draw: return 0;
    case Phase::system: return 1;
    case Phase::deployment: return 2;
    case Phase::offensive_maneuver: return 3;
    case Phase::attack: return 4;
    case Phase::discard: return 5;
    case Phase::transfer: return 7;
    default: return 8;
  }
}

}  // namespace

const Set& own_cards() {
  return Guardians::own_set();
}

CardId card_id(std::string_view id) {
  const auto found = own_cards().find(id);
  if (!found) ADD_FAILURE() << "no card " << id;
  return found.value_or(0);
}

Scene::Scene(int seats) : set(own_cards()) {
  match.players = static_cast<std::uint8_t>(seats);
  match.power.fill(kStartingPower);
}

Scene& Scene::has(Seat seat, std::string_view id, std::string_view where, bool used) {
  dealt_.push_back({seat, std::string(id), std::string(where), used});
  return *this;
}

Scene& Scene::has_all(Seat seat, std::string_view where,
                      std::initializer_list<std::string_view> ids) {
  for (const std::string_view id : ids) has(seat, id, where);
  return *this;
}

Scene& Scene::power(Seat seat, int points) {
  match.power[static_cast<std::size_t>(index(seat))] = static_cast<std::int16_t>(points);
  return *this;
}

Scene& Scene::partners() {
  match.partners = true;
  return *this;
}

void Scene::deal(const Dealt& one) {
  const bool on = one.where.starts_with("on ");
  const Copy host = on ? copy(one.seat, one.where.substr(3)) : kNoCopy;
  const int zone = on ? static_cast<int>(kAboard) : zone_named(one.seat, one.where);
  const Copy dealt = match.table.deal(card_id(one.id), zone);
  if (on) match.table.attach(dealt, host);
  if (one.used) match.table.mark(dealt).set(Mark::used);
  if (is_in_play(zone) || zone >= kDiscard) match.table.reveal(dealt, SeatSet::all());
  if (zone >= kHand && zone < kDiscard) match.table.reveal(dealt, one.seat);
}

// A seat's copies are numbered one behind the other.
void Scene::start(Phase phase) {
  for (const Seat seat : match.seats()) {
    for (const Dealt& one : dealt_)
      if (one.seat == seat) deal(one);
    std::fill(match.first_copy.begin() + index(seat) + 1, match.first_copy.end(),
              static_cast<std::uint16_t>(match.table.copies()));
  }
  match.turn = 1;
  match.phase = phase;
  match.stack.push(WholeGame{1});
  match.stack.push(Turn{step_of(phase)});
  const Chance chance(1);
  Referee referee(match, set, chance, &log);
  proceed(referee);
}

void Scene::play(std::string_view option) {
  const ParsedOption parsed = GuardiansNotation(set).parse(option);
  ASSERT_FALSE(parsed.error) << option;
  ASSERT_EQ(clause(option), "") << option;
  Guardians::play(match, set, parsed.option, Chance(1), &log);
}

std::string Scene::clause(std::string_view option) const {
  const ParsedOption parsed = GuardiansNotation(set).parse(option);
  if (parsed.error) return "not understood";
  return std::string(clause_of(Guardians::check(match, set, parsed.option)));
}

Strings Scene::options() const {
  OptionList list;
  Guardians::list(match, set, list);
  Strings texts;
  for (const Option& option : list) texts.push_back(GuardiansNotation(set).print(option));
  return texts;
}

bool Scene::offers(std::string_view option) const {
  return std::ranges::count(options(), option) == 1;
}

void Scene::pass_to(Phase phase) {
  log = {};
  const auto begun = [&] {
    return std::ranges::any_of(log.events(), [&](const Event& event) {
      return event.kind == static_cast<std::uint16_t>(Happening::phase_begins) &&
             event.args[0] == static_cast<int>(phase);
    });
  };
  while (Guardians::decision(match, set) && !begun()) play("pass");
}

Strings Scene::at(Seat seat, std::string_view where) const {
  Strings ids;
  if (where.starts_with("on ")) {
    const Copy host = copy(seat, where.substr(3));
    for (const Copy each : match.table.zone(kAboard))
      if (match.table.host(each) == host) ids.push_back(set.id(match.table.card(each)));
    return ids;
  }
  for (const Copy each : match.table.zone(zone_named(seat, where)))
    ids.push_back(set.id(match.table.card(each)));
  return ids;
}

std::string Scene::ship(std::string_view cell) const {
  const Strings ids = at(Seat::a, cell);
  return ids.empty() ? "" : ids[0];
}

Copy Scene::copy(Seat seat, std::string_view id) const {
  const CardId card = card_id(id);
  for (int copy = match.table.copies(); copy-- > 0;)
    if (match.table.card(static_cast<Copy>(copy)) == card &&
        copy >= match.first_copy[static_cast<std::size_t>(index(seat))])
      return static_cast<Copy>(copy);
  ADD_FAILURE() << "nobody has " << id;
  return 0;
}

bool Scene::is_used(Seat seat, std::string_view id) const {
  return match.table.mark(copy(seat, id)).has(Mark::used);
}

int Scene::pool(Seat seat, Point point) const {
  return match.pool[static_cast<std::size_t>(index(seat))][index(point)];
}

int Scene::count(Happening what) const {
  return static_cast<int>(
      std::ranges::count(log.events(), static_cast<std::uint16_t>(what), &Event::kind));
}

}  // namespace wardroom::guardians
