// Copies and zones: where every physical card of a match is, what it is, how it lies, and who knows
// it. All zones share one array, a zone being a stretch of it, so a zone has no capacity of its
// own, is read as a plain span, and closes a gap the moment a copy leaves.
//
// A copy number is a token without meaning: `card(copy)` is what it is and `known_to(copy)` is who
// knows. Knowledge only grows, until a shuffle takes the copy's identity away. Hence numbers tell
// nothing, and `blank` makes what one seat may see.
//
// Games describe their table by a traits type:
//   kCopies, kZones      capacities
//   Copy, Card           unsigned integer types; Card's largest value means "unknown"
//   Mark                 how a copy lies and what is on it; Mark{} is a copy in a pile
//   kHosts               whether copies can lie on copies; such tables, which have more zones and
//                        are asked more about single copies, also note the zone of each copy
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <limits>
#include <span>
#include <utility>

#include "engine/bounded.hpp"
#include "engine/digest.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace wardroom {

// A place on the table: the position-th copy of a zone, counted from the bottom.
struct Spot {
  std::int16_t zone = 0;
  std::int16_t position = 0;
  friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

template <class Traits>
class Table {
 public:
  using Copy = typename Traits::Copy;
  using Card = typename Traits::Card;
  using Mark = typename Traits::Mark;

  static constexpr int kCopies = Traits::kCopies;
  static constexpr int kZones = Traits::kZones;
  static constexpr Card kUnknown = std::numeric_limits<Card>::max();
  static constexpr Copy kNoCopy = std::numeric_limits<Copy>::max();
  static_assert(kCopies < kNoCopy);

  // --- looking ---

  int copies() const { return begins_[kZones]; }
  int size(int zone) const { return begins_[zone + 1] - begins_[zone]; }
  std::span<const Copy> zone(int zone) const {
    return {order_.data() + begins_[zone], static_cast<std::size_t>(size(zone))};
  }
  // All copies of a row of zones, bottom of the first to top of the last.
  std::span<const Copy> zones(int first, int last) const {
    return {order_.data() + begins_[first],
            static_cast<std::size_t>(begins_[last + 1] - begins_[first])};
  }
  Copy at(Spot spot) const { return order_[begins_[spot.zone] + spot.position]; }
  Copy top(int zone) const { return order_[begins_[zone + 1] - 1]; }
  Spot top_spot(int zone) const { return spot(zone, size(zone) - 1); }

  int zone_of(Copy copy) const
    requires Traits::kHosts
  {
    return zones_[copy];
  }

  Spot where(Copy copy) const {
    if constexpr (Traits::kHosts) {
      const int zone = zones_[copy];
      int place = begins_[zone];
      while (order_[place] != copy) ++place;
      return spot(zone, place - begins_[zone]);
    } else {
      const int place = place_of(copy);
      int zone = 0;
      while (begins_[zone + 1] <= place) ++zone;
      return spot(zone, place - begins_[zone]);
    }
  }

  Card card(Copy copy) const { return cards_[copy]; }
  const Mark& mark(Copy copy) const { return marks_[copy]; }
  Mark& mark(Copy copy) { return marks_[copy]; }
  SeatSet known_to(Copy copy) const { return known_to_[copy]; }
  bool knows(Seat seat, Copy copy) const { return known_to_[copy].contains(seat); }

  // Whether one of these seats knows a copy that it did not know earlier.
  bool knowledge_grew(const Table& earlier, SeatSet seats) const {
    for (int copy = 0; copy < copies(); ++copy) {
      const SeatSet known = known_to_[copy] & seats;
      if ((known & earlier.known_to_[copy]) != known) return true;
    }
    return false;
  }

  Copy host(Copy copy) const
    requires Traits::kHosts
  {
    return hosts_[copy];
  }

  // --- changing: the atoms every rule is made of ---

  // Set-up: a new copy on top of a zone.
  Copy deal(Card card, int zone,
            const std::source_location& where = std::source_location::current()) {
    if (copies() == kCopies) capacity_exceeded("the table", kCopies, where);
    const auto copy = static_cast<Copy>(copies());
    cards_[copy] = card;
    const int place = begins_[zone + 1];
    std::memmove(&order_[place + 1], &order_[place],
                 static_cast<std::size_t>(copies() - place) * sizeof(Copy));
    order_[place] = copy;
    for (int later = zone + 1; later <= kZones; ++later) ++begins_[later];
    if constexpr (Traits::kHosts) {
      hosts_[copy] = kNoCopy;
      zones_[copy] = static_cast<Copy>(zone);
    }
    return copy;
  }

  // To the top of a zone; the copies above the place it leaves slide down.
  Copy move(Spot from, int zone) {
    return carry(from, zone, zone < from.zone ? begins_[zone + 1] : begins_[zone + 1] - 1);
  }

  // To the bottom of a zone; the copies there move up.
  Copy move_under(Spot from, int zone) {
    return carry(from, zone, zone <= from.zone ? begins_[zone] : begins_[zone] - 1);
  }

  // Directly under another copy, wherever in its zone that lies.
  Copy put_under(Spot from, Spot other) {
    const int place = begins_[from.zone] + from.position;
    const int above = begins_[other.zone] + other.position;
    return carry(from, other.zone, place < above ? above - 1 : above);
  }

  // A copy about to leave a pile whose order nobody can follow (a hand) first trades identity
  // with the last one there that the same seats know, so its number does not tell when it came.
  // Answers where it is now.
  Spot trade_away(Spot spot) {
    const Copy leaving = at(spot);
    Spot last = top_spot(spot.zone);
    while (known_to_[at(last)] != known_to_[leaving]) --last.position;
    std::swap(cards_[leaving], cards_[at(last)]);
    std::swap(marks_[leaving], marks_[at(last)]);
    return last;
  }

  void reveal(Copy copy, SeatSet seats) { known_to_[copy] = known_to_[copy] | seats; }

  // By ruling of a game, what a seat saw may also stop counting as known.
  void keep_secret(Copy copy, SeatSet seats) { known_to_[copy] = known_to_[copy] & seats; }

  // Nobody knows any more which is which.
  void shuffle(int zone, std::uint64_t outcome) {
    Random random(outcome);
    const auto pile = this->zone(zone);
    for (const Copy copy : pile) {
      known_to_[copy] = SeatSet::none();
      marks_[copy] = Mark{};
    }
    for (auto left = static_cast<std::uint32_t>(pile.size()); left > 1; --left)
      std::swap(cards_[pile[left - 1]], cards_[pile[random.below(left)]]);
  }

  void attach(Copy copy, Copy host)
    requires Traits::kHosts
  {
    hosts_[copy] = host;
  }

  // --- knowledge ---

  // What only these seats do not know together disappears. A spectator is the set of all seats:
  // only what everybody knows stays.
  void blank(SeatSet viewers) {
    for (int copy = 0; copy < copies(); ++copy)
      if ((known_to_[copy] & viewers) != viewers) cards_[copy] = kUnknown;
  }

  // For re-dealing: gives a blank its identity.
  void fill(Copy copy, Card card) { cards_[copy] = card; }

  void digest(Digest& digest) const {
    const auto n = static_cast<std::size_t>(copies());
    digest.add_items(std::span<const Copy>(begins_));
    digest.add_items(std::span<const Copy>(order_.data(), n));
    digest.add_items(std::span<const Card>(cards_.data(), n));
    digest.add_items(std::span<const SeatSet>(known_to_.data(), n));
    digest.add_items(std::span<const Mark>(marks_.data(), n));
    if constexpr (Traits::kHosts) digest.add_items(std::span<const Copy>(hosts_.data(), n));
  }

  friend bool operator==(const Table&, const Table&) = default;

 private:
  static constexpr Spot spot(int zone, int position) {
    return {static_cast<std::int16_t>(zone), static_cast<std::int16_t>(position)};
  }

  int place_of(Copy copy) const {
    if constexpr (sizeof(Copy) == 1) {
      const void* found = std::memchr(order_.data(), copy, order_.size());
      return static_cast<int>(static_cast<const Copy*>(found) - order_.data());
    } else {
      return static_cast<int>(std::find(order_.begin(), order_.end(), copy) - order_.begin());
    }
  }

  // Takes the copy at `from` to place `to` of the common array, which becomes part of `zone`.
  Copy carry(Spot from, int zone, int to) {
    const int place = begins_[from.zone] + from.position;
    const Copy copy = order_[place];
    if (place < to) {
      std::memmove(&order_[place], &order_[place + 1],
                   static_cast<std::size_t>(to - place) * sizeof(Copy));
    } else {
      std::memmove(&order_[to + 1], &order_[to],
                   static_cast<std::size_t>(place - to) * sizeof(Copy));
    }
    order_[to] = copy;
    for (int z = from.zone + 1; z <= zone; ++z) --begins_[z];
    for (int z = zone + 1; z <= from.zone; ++z) ++begins_[z];
    if constexpr (Traits::kHosts) zones_[copy] = static_cast<Copy>(zone);
    return copy;
  }

  std::array<Copy, kZones + 1> begins_{};  // where each zone starts; the last one ends them all
  std::array<Copy, kCopies> order_{};
  std::array<Card, kCopies> cards_{};
  std::array<SeatSet, kCopies> known_to_{};
  std::array<Mark, kCopies> marks_{};
  std::array<Copy, Traits::kHosts ? kCopies : 0> hosts_{};
  std::array<Copy, Traits::kHosts ? kCopies : 0> zones_{};
};

}  // namespace wardroom
