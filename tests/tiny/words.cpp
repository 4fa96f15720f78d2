// What leaves a match of Parley as text: sentences of events and refusals, and
// a view as JSON.
#include "cardplay/state_json.hpp"
#include "games/row_sentences.hpp"
#include "rows/tiny.hpp"
#include "tests/tiny/game.hpp"

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

class StateWriter : cardplay::StateJson<TinyGame> {
 public:
  using StateJson::StateJson;

  void write() {
    object([&] {
      json_.member("turn", match_.turns);
      json_.key("stack");
      pile(kStack);
      by_seat("seats", [&](Seat seat) {
        const auto i = static_cast<std::size_t>(index(seat));
        object([&] {
          json_.member("score", match_.score[i]);
          values("list", match_.lists[i]);
          values("shown", match_.shown[i]);
          for (const auto& [name, zone] : {std::pair{"deck", kDeck}, std::pair{"hand", kHand},
                                           std::pair{"discard", kDiscard}}) {
            json_.key(name);
            pile(zone_of(zone, seat));
          }
          json_.key("fleet");
          list(match_.table.zone(zone_of(kFleet, seat)), [&](Copy copy) { in_fleet(copy); });
        });
      });
    });
  }

 private:
  void in_fleet(Copy copy) {
    const Position position{match_, set_};
    object([&] {
      card("card", match_.table.card(copy));
      if (is_ship(position, copy)) {
        json_.member("strength", strength(position, copy));
        json_.member("hits", match_.table.mark(copy).hits);
      }
      if (const Copy host = match_.table.host(copy); host != CardTable::kNoCopy)
        json_.member("on", match_.table.where(host).position);
    });
  }
};

}  // namespace tiny

template struct RowWords<tiny::Rules>;

using namespace tiny;

std::string TinyGame::card_name(const Set& set, int card) {
  return tiny::card_name(set, card, Language::english);
}

void TinyGame::write(JsonWriter& json, const Match& view, const Set& set) {
  StateWriter(json, view, set).write();
}

}  // namespace wardroom
