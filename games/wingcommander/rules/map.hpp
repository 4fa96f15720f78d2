// The map of Wing Commander: five plain nav points between two carriers (WC-MAP-01, WC-MAP-02,
// WC-MAP-03, WC-MAP-04, WC-R-01).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/seat.hpp"

namespace wardroom::wingcommander {

enum NavPoint : std::uint8_t { kKC, kNW, kNE, kC, kSW, kSE, kTC };
inline constexpr int kNavPoints = 7;
inline constexpr std::array<std::string_view, kNavPoints> kNavPointNames = {"KC", "NW", "NE", "C",
                                                                            "SW", "SE", "TC"};

// WC-MAP-03: the twelve lines.
struct Line {
  NavPoint from;
  NavPoint to;
};
inline constexpr std::array<Line, 12> kLines = {{{kKC, kNW},
                                                 {kKC, kC},
                                                 {kKC, kNE},
                                                 {kNW, kC},
                                                 {kNE, kC},
                                                 {kSW, kC},
                                                 {kSE, kC},
                                                 {kNW, kSW},
                                                 {kNE, kSE},
                                                 {kSW, kTC},
                                                 {kC, kTC},
                                                 {kSE, kTC}}};

constexpr NavPoint nav_point(int index) {
  return static_cast<NavPoint>(index);
}
constexpr std::uint8_t bit(NavPoint point) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(point));
}

// The neighbours of each nav point, as bits.
inline constexpr std::array<std::uint8_t, kNavPoints> kNeighbours = [] {
  std::array<std::uint8_t, kNavPoints> bits{};
  for (const Line& line : kLines) {
    bits[line.from] |= bit(line.to);
    bits[line.to] |= bit(line.from);
  }
  return bits;
}();

constexpr bool connected(NavPoint x, NavPoint y) {
  return (kNeighbours[x] & bit(y)) != 0;
}

// WC-MAP-02: each carrier is itself a nav point.
constexpr NavPoint carrier_of(Seat seat) {
  return seat == Seat::a ? kKC : kTC;
}
constexpr bool is_plain(NavPoint point) {
  return point != kKC && point != kTC;
}

}  // namespace wardroom::wingcommander
