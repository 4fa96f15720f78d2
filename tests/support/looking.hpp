// What can be said of a match of any game from outside: its text, what a seat hears and knows,
// which cards there are.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// The log as these viewers read it.
template <class Game>
std::string heard(const Log& log, const typename Game::Set& set, SeatSet viewers) {
  std::string text;
  for (const Event& event : log.events())
    text += Game::sentence(event, set, viewers, Language::english) + '\n';
  return text;
}

template <class Match>
using CardsOf = std::vector<typename decltype(Match::table)::Card>;

template <class Match, class Predicate>
CardsOf<Match> cards_where(const Match& match, Predicate predicate) {
  using Copy = typename decltype(Match::table)::Copy;
  CardsOf<Match> cards;
  for (int i = 0; i < match.table.copies(); ++i)
    if (predicate(static_cast<Copy>(i))) cards.push_back(match.table.card(static_cast<Copy>(i)));
  std::ranges::sort(cards);
  return cards;
}

template <class Match>
CardsOf<Match> known_cards(const Match& match, Seat seat) {
  return cards_where(match, [&](auto copy) { return match.table.knows(seat, copy); });
}

template <class Match>
CardsOf<Match> hidden_cards(const Match& match, Seat seat) {
  return cards_where(match, [&](auto copy) { return !match.table.knows(seat, copy); });
}

// Two different cards that a seat does not know lie in one zone, so which is which may be
// otherwise. Between zones that need not be so: a game may know that only some cards can lie there.
template <class Match>
bool could_be_exchanged(const Match& match, Seat seat) {
  using Table = decltype(Match::table);
  for (int zone = 0; zone < Table::kZones; ++zone) {
    auto one = Table::kUnknown;
    for (const auto copy : match.table.zone(zone)) {
      if (match.table.knows(seat, copy)) continue;
      if (one != Table::kUnknown && match.table.card(copy) != one) return true;
      one = match.table.card(copy);
    }
  }
  return false;
}

// Whether a seat has learnt a card between two states with no shuffle in between.
template <class Match>
bool has_learnt(const Match& before, const Match& now, Seat seat) {
  return !std::ranges::includes(known_cards(before, seat), known_cards(now, seat));
}

// Equal for equal multisets of cards.
template <class Match>
std::uint64_t cards_in(const Match& match) {
  using Copy = typename decltype(Match::table)::Copy;
  std::uint64_t sum = 0;
  for (int i = 0; i < match.table.copies(); ++i)
    sum += mix(match.table.card(static_cast<Copy>(i)) + 0x9e3779b97f4a7c15ULL);
  return sum;
}

// Every copy lies in exactly one zone.
template <class Match>
bool is_whole(const Match& match) {
  using Table = decltype(Match::table);
  std::array<bool, Table::kCopies> found{};
  int count = 0;
  for (int zone = 0; zone < Table::kZones; ++zone)
    for (const auto copy : match.table.zone(zone)) {
      if (copy >= match.table.copies() || found[copy]) return false;
      found[copy] = true;
      ++count;
    }
  return count == match.table.copies();
}

}  // namespace wardroom
