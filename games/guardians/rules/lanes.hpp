// Where ships stand (SG-GEN-24, SG-MULTI-01, SG-MULTI-02, SG-R-22, SG-R-60). A front is a set of
// five lanes between two neighbours; front a is the one to the left of seat a. Every seat has a
// side of each front it fights on, five lanes of three rows, and a cell of it holds one ship. Two
// players share front a, each with their left side.
#pragma once

#include <cstdint>

#include "engine/seat.hpp"

namespace wardroom::guardians {

inline constexpr int kMostSeats = 4;
inline constexpr int kLanes = 5;
inline constexpr int kRows = 3;  // row 0 is the front row
inline constexpr int kMostSides = 2;

enum class Side : std::uint8_t { left, right };

// One of the lanes of a front, for both players who meet there.
struct Lane {
  std::uint8_t front = 0;
  std::uint8_t lane = 0;
  friend bool operator==(const Lane&, const Lane&) = default;
};
inline constexpr int kAllLanes = kMostSeats * kLanes;
constexpr int number_of(Lane lane) {
  return lane.front * kLanes + lane.lane;
}
constexpr Lane lane_at(int number) {
  return {static_cast<std::uint8_t>(number / kLanes), static_cast<std::uint8_t>(number % kLanes)};
}

struct Cell {
  Seat seat = Seat::a;
  Side side = Side::left;
  std::uint8_t lane = 0;
  std::uint8_t row = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};
inline constexpr int kSideCells = kLanes * kRows;
inline constexpr int kCells = kMostSeats * kMostSides * kSideCells;
// Row by row within a lane, lane by lane within a side.
constexpr int number_of(Cell cell) {
  return ((index(cell.seat) * kMostSides + static_cast<int>(cell.side)) * kLanes + cell.lane) *
             kRows +
         cell.row;
}
constexpr Cell cell_at(int number) {
  const int lanes = number / kRows;
  const int sides = lanes / kLanes;
  return {seat_at(sides / kMostSides), static_cast<Side>(sides % kMostSides),
          static_cast<std::uint8_t>(lanes % kLanes), static_cast<std::uint8_t>(number % kRows)};
}

}  // namespace wardroom::guardians
