#include "games/wingcommander/scenes/scene_notation.hpp"

#include <algorithm>
#include <array>

#include "words/wingcommander_scene.hpp"

namespace wardroom::wingcommander {
namespace {

// The letters of marks, in the order they are written.
struct MarkLetter {
  char letter;
  Mark::Bit bit;
};
constexpr std::array<MarkLetter, 4> kMarkLetters = {
    {{'t', Mark::tapped}, {'m', Mark::moved}, {'r', Mark::rescued}, {'u', Mark::used}}};

// Only what differs from what the rules let everybody expect is written: WC-R-56.
std::string_view knowledge(const Position& position, Copy copy) {
  const int zone = position.table().zone_of(copy);
  const bool a = position.table().knows(Seat::a, copy);
  const bool b = position.table().knows(Seat::b, copy);
  const Seat seat = seat_of_zone(zone);
  if (zone < kDiscard) {
    if (a && b) return "/k";
    if (a || b) return a ? "/ka" : "/kb";
    return "";
  }
  const bool secret = (zone >= kHand && zone < kReady) || (zone >= kOrders && zone < kBrig);
  return secret && position.table().knows(other(seat), copy) ? "/k" : "";
}

std::string print_one(const Position& position, Copy copy) {
  const Mark& mark = position.table().mark(copy);
  const CardId id = position.card_id(copy);
  if (id == kUnknownCard) return std::string("?") += knowledge(position, copy);
  std::string text = position.set.text(id).id;
  const Seat owner = position.match.owner(copy);
  const int zone = position.table().zone_of(carrier_card(position, copy));
  if (usual_owner(position.card(copy), zone) != owner) text += {'/', letter(owner)};
  for (const MarkLetter& letter : kMarkLetters)
    if (mark.has(letter.bit)) text += {'/', letter.letter};
  return text += knowledge(position, copy);
}

std::vector<std::string> printed(const Position& position, int zone) {
  const auto print = [&](Copy copy) { return print_card(position, copy); };
  return cardplay::printed_cards(position.table().zone(zone), print, zone < kDiscard);
}

}  // namespace

const Message<0>& CardForm::kMarks = words::scene::unknown_suffix;
const Message<0>& CardForm::kRest = words::scene::rest;

bool CardForm::read_mark(std::string_view mark, Marks& card) {
  if (mark.size() != 1) return false;
  const auto known = std::ranges::find(kMarkLetters, mark[0], &MarkLetter::letter);
  if (known != kMarkLetters.end())
    card.mark.set(known->bit);
  else if (mark == "a" || mark == "b")
    card.owner = seat_at(mark[0] - 'a');
  else
    return false;
  return true;
}

std::string zone_key(int zone) {
  const auto point_name = [](NavPoint point) {
    std::string name(kNavPointNames[static_cast<std::size_t>(point)]);
    for (char& c : name) c = static_cast<char>(c - 'A' + 'a');
    return name;
  };
  if (zone >= kModifiers && zone < kFlights)
    return "modifier." + point_name(nav_point(zone - kModifiers));
  const std::string seat = {letter(seat_of_zone(zone)), '.'};
  if (zone >= kFlights) return seat + point_name(point_of_zone(zone));
  if (zone >= kPending) return "";
  constexpr std::array<std::string_view, 6> names = {"deck",  "discard", "hand",
                                                     "ready", "orders",  "brig"};
  return seat + std::string(names[static_cast<std::size_t>(zone / 2)]);
}

std::optional<Seat> usual_owner(const CardData& card, int zone) {
  if (card.side != Side::both) return card.side == Side::kilrathi ? Seat::a : Seat::b;
  if (zone >= kPending && zone < kFlights) return std::nullopt;
  const bool captive = zone >= kBrig && zone < kPending;
  const Seat seat = seat_of_zone(zone);
  return captive || (card.is(Type::damage) && is_flights_zone(zone)) ? other(seat) : seat;
}

std::string print_card(const Position& position, Copy copy) {
  std::string text = print_one(position, copy);
  if (position.card_id(copy) == kUnknownCard) return text;
  for (const Type type : {Type::pilot, Type::award, Type::weapon, Type::damage}) {
    for (const Copy on : position.table().zone(kAttached)) {
      if (position.table().host(on) != copy || !position.is(on, type)) continue;
      text += '+' + print_card(position, on);
    }
  }
  return text;
}

std::string print_cards(const Position& position, int zone) {
  return cardplay::joined(printed(position, zone));
}

std::string print_sorted(const Position& position, int zone) {
  return cardplay::joined_sorted(printed(position, zone));
}

}  // namespace wardroom::wingcommander
