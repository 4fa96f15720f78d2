// What leaves a match of Parley as text: sentences of events and refusals, and a view as JSON.
#include <algorithm>

#include "rows/tiny.hpp"
#include "tests/tiny/game.hpp"
#include "tests/tiny/referee.hpp"

namespace wardroom {
namespace {

using namespace tiny;

std::string card_name(const Set& set, int card, Language language) {
  if (card < kKinds) return std::string(set[static_cast<std::size_t>(card)].name);
  return language == Language::french ? "une carte" : "a card";
}

std::string winners(int seats, Language language) {
  const bool french = language == Language::french;
  std::string text;
  for (int seat = 0; seat < kMostSeats; ++seat)
    if (((seats >> seat) & 1) != 0)
      text += (text.empty() ? (french ? "gagnée par " : "won by ") : (french ? " et " : " and ")) +
              std::string(1, letter(seat_at(seat)));
  return text;
}

// The places of row texts.
enum class Place : std::uint8_t { seat, card, number, place, winners, count };
constexpr std::array<std::string_view, static_cast<std::size_t>(Place::count)> kPlaces = {
    "seat", "card", "number", "place", "winners"};
constexpr bool has_known_places(const AnyMessage& message) {
  return std::ranges::all_of(message.names, [](std::string_view name) {
    return read_place<Place>(name, kPlaces).place != Place::count;
  });
}
static_assert(texts_are(kHappeningRows, has_known_places));
static_assert(texts_are(kReasonRows, has_known_places));

std::string say(const RowText& text, std::span<const std::int16_t> args, const Set& set, Seat seat,
                int card, Language language) {
  return fill(text.of(args).pattern(language), language, [&](std::string_view name) -> Arg {
    const auto [place, operand] = read_place<Place>(name, kPlaces);
    const int arg = operand < 0 ? card : args[static_cast<std::size_t>(operand)];
    switch (place) {
      case Place::seat: return letter(seat);
      case Place::card: return card_name(set, arg, language);
      case Place::place: return place_name(arg);
      case Place::winners: return winners(arg, language);
      default: return arg;
    }
  });
}

void write_copy(JsonWriter& json, const Position& position, Copy copy) {
  const CardTable& table = position.match.table;
  if (table.card(copy) == CardTable::kUnknown) return json.null();
  const Spot spot = table.where(copy);
  if (spot.zone < kFleet || spot.zone >= kFleet + kMostSeats)
    return json.value(card_name(position.set, table.card(copy), Language::english));
  json.open_object();
  json.member("card", card_name(position.set, table.card(copy), Language::english));
  if (is_ship(position, copy)) {
    json.member("strength", strength(position, copy));
    json.member("hits", table.mark(copy).hits);
  }
  if (table.host(copy) != CardTable::kNoCopy)
    json.member("on", table.where(table.host(copy)).position);
  json.close_object();
}

void write_list(JsonWriter& json, const List& list) {
  json.open_array();
  for (const std::uint8_t count : list) json.value(count);
  json.close_array();
}

}  // namespace

std::string_view tiny::clause_of(const Refusal& refusal) {
  return kReasonRows[refusal.reason].clause;
}

std::string TinyGame::sentence(const Event& event, const Set& set, SeatSet viewers,
                               Language language) {
  return say(kHappeningRows[event.kind].text, event.args, set, event.seat, event.card_for(viewers),
             language);
}

std::string TinyGame::sentence(const Refusal& refusal, const Set& set, Language language) {
  return say(kReasonRows[refusal.reason].text, refusal.args, set, Seat::a, kNoCard, language);
}

std::string TinyGame::sentence(const NotationError& error, const Set& set, Language) {
  std::string verbs;
  switch (error.expected) {
    case NotationError::verb:
      for (const VerbForm& form : Notation(set).verbs())
        verbs += (verbs.empty() ? "expected one of " : ", ") + std::string(form.name);
      return verbs;
    case NotationError::operand: break;
    case NotationError::end: return "expected nothing more";
  }
  switch (error.kind) {
    case kCard: return "expected a card such as frigate";
    case kPlace: return "expected a place such as b.0";
    default: return "expected a number, 0 to 7";
  }
}

void TinyGame::write(JsonWriter& json, const Match& match, const Set& set) {
  constexpr std::array<std::string_view, 4> names = {"deck", "hand", "fleet", "discard"};
  const auto write_zone = [&](std::string_view name, int zone) {
    json.key(name);
    json.open_array();
    for (const Copy copy : match.table.zone(zone)) write_copy(json, {match, set}, copy);
    json.close_array();
  };
  json.open_object();
  json.member("turn", match.turns);
  write_zone("stack", kStack);
  for (const Seat seat : match.seats()) {
    json.key(std::string(1, letter(seat)));
    json.open_object();
    json.member("score", match.score[index(seat)]);
    json.key("list");
    write_list(json, match.lists[index(seat)]);
    json.key("shown");
    write_list(json, match.shown[index(seat)]);
    for (int i = 0; i < 4; ++i) write_zone(names[i], kDeck + i * kMostSeats + index(seat));
    json.close_object();
  }
  json.close_object();
}

}  // namespace wardroom
