// The options of Star of the Guardians: how they are made of verbs and operands, and how they are
// written. The verbs themselves are in data/rows/verbs.toml.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/choices.hpp"
#include "engine/notation.hpp"
#include "games/guardians/rules/position.hpp"
#include "rows/guardians_enums.hpp"

namespace wardroom::guardians {

// A place as an operand: a Home System (a.home) or what lies there (a.home.2), what a seat has
// before it (a.realm.3), what lies on other cards (aboard.7), a cell (a.c2, the second row of lane
// c; b.right.c2 on the right of two fronts), a lane for both sides (c; b.c on front b).
inline constexpr int kHomePlaces = 0;
inline constexpr int kWaitingPlaces = kHomePlaces + kMostSeats;
inline constexpr int kRealmPlaces = kWaitingPlaces + kMostSeats * kMostDeck;
inline constexpr int kAboardPlaces = kRealmPlaces + kMostSeats * kMostDeck;
inline constexpr int kCellPlaces = kAboardPlaces + kMostSeats * kMostDeck;
inline constexpr int kLanePlaces = kCellPlaces + kCells;
inline constexpr int kPlaces = kLanePlaces + kAllLanes;

constexpr int place_of_home(Seat seat) {
  return kHomePlaces + index(seat);
}
constexpr int place_of(Cell cell) {
  return kCellPlaces + number_of(cell);
}
constexpr int place_of(Lane lane) {
  return kLanePlaces + number_of(lane);
}
// Of a zone that is a place itself.
constexpr int place_of_zone(int zone) {
  if (is_cell(zone)) return kCellPlaces + zone - kShips;
  return zone >= kInLanes ? kLanePlaces + zone - kInLanes : kHomePlaces + zone - kHome;
}
int place_of(const Position& position, Copy copy);
constexpr bool is_lane_place(int place) {
  return place >= kLanePlaces;
}
constexpr bool is_cell_place(int place) {
  return place >= kCellPlaces && place < kLanePlaces;
}
constexpr Lane lane_of_place(int place) {
  return lane_at(place - kLanePlaces);
}
constexpr Cell cell_of_place(int place) {
  return cell_at(place - kCellPlaces);
}
// The copy there, or none.
Copy copy_at(const Position& position, int place);

// On which fronts a seat attacks (SG-MULTI-04); two players have only the left one.
enum class Fronts : std::uint8_t { left, right, both };

std::string place_name(int place);
std::optional<int> read_place_name(std::string_view word);

class GuardiansNotation final : public Notation {
 public:
  explicit GuardiansNotation(const Set& set) : set_(set) {}
  std::span<const VerbForm> verbs() const override;
  int operand_count(OperandKind kind) const override;

 protected:
  std::string print_operand(OperandKind kind, std::int16_t value) const override;
  std::optional<std::int16_t> parse_operand(OperandKind kind, std::string_view word) const override;

 private:
  const Set& set_;
};

// The clause a refusal rests on, such as "SG-LANE-04".
std::string_view clause_of(const Refusal& refusal);

}  // namespace wardroom::guardians
