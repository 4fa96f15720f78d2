// A match or a view as JSON: what is written alike in every game. Cards that a viewer does not know
// are null, and so is every place where nothing lies. Games derive from it what writes their state.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"

namespace wardroom::cardplay {

template <class Game>
class StateJson {
 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;

  StateJson(JsonWriter& json, const Match& match, const Set& set)
      : json_(json), match_(match), set_(set) {}

 protected:
  using Table = decltype(Match::table);
  using Card = typename Table::Card;

  template <class Body>
  void object(Body body) {
    json_.open_object();
    body();
    json_.close_object();
  }
  template <class Body>
  void object(std::string_view name, Body body) {
    json_.key(name);
    object(body);
  }
  template <class Body>
  void array(Body body) {
    json_.open_array();
    body();
    json_.close_array();
  }
  template <class Body>
  void array(std::string_view name, Body body) {
    json_.key(name);
    array(body);
  }

  // A list of what `write` writes of each item; or of the items themselves.
  template <class Items, class Write>
  void list(const Items& items, Write write) {
    array([&] {
      for (const auto& item : items) write(item);
    });
  }
  template <class Items>
  void values(std::string_view name, const Items& items) {
    json_.key(name);
    list(items, [&](const auto& item) { json_.value(item); });
  }
  // A list with what is written of each seat.
  template <class Write>
  void by_seat(std::string_view name, Write write) {
    json_.key(name);
    list(match_.seats(), write);
  }

  void seat(std::string_view name, Seat seat) { json_.member(name, std::string(1, letter(seat))); }

  template <class Value>
  void value_or_null(bool there, const Value& value) {
    if (there)
      json_.value(value());
    else
      json_.null();
  }
  template <class Value>
  void member_or_null(std::string_view name, bool there, const Value& value) {
    json_.key(name);
    value_or_null(there, value);
  }

  void card(Card card) {
    // As the game returns it: a name of its set, or one made for this.
    value_or_null(card != Table::kUnknown,
                  [&]() -> decltype(auto) { return Game::card_name(set_, card); });
  }
  void card(std::string_view name, Card which) {
    json_.key(name);
    card(which);
  }
  void pile(int zone, bool top_first = false) {
    const auto copies = match_.table.zone(zone);
    array([&] {
      for (std::size_t i = 0; i < copies.size(); ++i)
        card(match_.table.card(copies[top_first ? copies.size() - 1 - i : i]));
    });
  }

  JsonWriter& json_;
  const Match& match_;
  const Set& set_;
};

}  // namespace wardroom::cardplay
