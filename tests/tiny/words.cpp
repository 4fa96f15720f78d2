// What leaves a match of Parley as text: sentences of events and refusals, and a view as JSON.
#include "games/row_sentences.hpp"
#include "rows/tiny.hpp"
#include "tests/tiny/game.hpp"
#include "tests/tiny/referee.hpp"

namespace wardroom {
namespace tiny {
namespace {

std::string card_name(const Set& set, int card, Language language) {
  if (card >= 0 && card < kKinds) return std::string(set[static_cast<std::size_t>(card)].name);
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

struct Words {
  static constexpr const auto& kVerbs = kVerbRows;
  static constexpr const auto& kReasons = kReasonRows;
  static constexpr const auto& kHappenings = kHappeningRows;
  static constexpr const auto& kOperands = kOperandTexts;

  enum class Place : std::uint8_t { seat, card, number, place, winners, count };
  static constexpr std::array<std::string_view, 5> kPlaces = {"seat", "card", "number", "place",
                                                              "winners"};
  static Arg find(const Said<Match, Set>& said, Place place, int arg) {
    switch (place) {
      case Place::seat: return letter(said.seat);
      case Place::card: return card_name(said.set, arg, said.language);
      case Place::place: return place_name(arg);
      case Place::winners: return tiny::winners(arg, said.language);
      default: return arg;
    }
  }
};

}  // namespace tiny

template struct RowWords<tiny::Rules>;

using namespace tiny;

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
