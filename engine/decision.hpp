// What a match asks and what may be answered: decisions of a few kinds, options as a verb with
// operands, and refusals that name the rule. Clients, bots and learners handle kinds, never cards.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/bounded.hpp"
#include "engine/seat.hpp"

namespace wardroom {

// Choosing several things is a row of single choices. Adding a kind means teaching every client.
enum class Kind : std::uint8_t { act, card, place, number, order, split, yes_no, acknowledge };

inline constexpr std::array<std::string_view, 8> kKindNames = {
    "act", "card", "place", "number", "order", "split", "yes_no", "acknowledge"};

constexpr std::string_view name_of(Kind kind) {
  return kKindNames[static_cast<std::size_t>(kind)];
}

struct Decision {
  Seat seat = Seat::a;
  Kind kind = Kind::act;
  friend bool operator==(const Decision&, const Decision&) = default;
};

// The operands' meaning belongs to the verb (see notation.hpp). An option names cards in the
// deciding seat's own hand by what is printed on them, everything on the table by its place.
// (No default values, so that a list of options costs nothing until it is filled.)
struct Option {
  std::uint16_t verb;
  std::array<std::int16_t, 3> args;
  friend bool operator==(const Option&, const Option&) = default;
};

// The most options any decision of any game may offer.
inline constexpr std::size_t kMaxOptions = 1024;
using OptionList = Bounded<Option, kMaxOptions>;

// Why something is not allowed. `reason` indexes the game's table of reasons, which holds the
// clause and the sentence; zero means it is allowed.
struct Refusal {
  std::uint16_t reason = 0;
  std::array<std::int16_t, 3> args{};
  explicit constexpr operator bool() const { return reason != 0; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// How a match ended. Several winners are partners or a shared first place; none is a draw.
struct Result {
  bool over = false;
  SeatSet winners;
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace wardroom
