#include "tests/tiny/options.hpp"

#include <charconv>

namespace wardroom::tiny {
namespace {

constexpr std::array<VerbForm, 8> kVerbs = {{
    {"yes", {}},
    {"no", {}},
    {"draw", {kNumber}},
    {"play", {kCard}},
    {"pass", {}},
    {"look", {kPlace}},
    {"aim", {kPlace}},
    {"noted", {}},
}};

// Below `bound`, without a sign or leading zeros: every option is written in one way only.
std::optional<std::int16_t> parse_number(std::string_view word, int bound) {
  std::int16_t number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end.ec != std::errc{} || end.ptr != word.data() + word.size() || number < 0 ||
      number >= bound)
    return std::nullopt;
  if (word[0] == '-' || (word.size() > 1 && word[0] == '0')) return std::nullopt;
  return number;
}

std::optional<std::int16_t> parse_place(std::string_view word) {
  if (word.size() < 3 || word[0] < 'a' || word[0] > 'c' || word[1] != '.') return std::nullopt;
  const auto position = parse_number(word.substr(2), kDeckSize);
  if (!position) return std::nullopt;
  return static_cast<std::int16_t>(place_operand(seat_at(word[0] - 'a'), *position));
}

}  // namespace

std::string place_name(int operand) {
  return letter(place_seat(operand)) + ("." + std::to_string(operand % kDeckSize));
}

std::span<const VerbForm> TinyNotation::verbs() const {
  return kVerbs;
}

int TinyNotation::operand_count(OperandKind kind) const {
  switch (kind) {
    case kCard: return kKinds;
    case kPlace: return kMostSeats * kDeckSize;
    default: return kMostInHand + 1;
  }
}

std::string TinyNotation::print_operand(OperandKind kind, std::int16_t value) const {
  switch (kind) {
    case kCard: return std::string(set_[static_cast<std::size_t>(value)].name);
    case kPlace: return place_name(value);
    default: return std::to_string(value);
  }
}

std::optional<std::int16_t> TinyNotation::parse_operand(OperandKind kind,
                                                        std::string_view word) const {
  switch (kind) {
    case kCard:
      for (std::int16_t card = 0; card < kKinds; ++card)
        if (set_[static_cast<std::size_t>(card)].name == word) return card;
      return std::nullopt;
    case kPlace: return parse_place(word);
    default: return parse_number(word, operand_count(kind));
  }
}

}  // namespace wardroom::tiny
