#include "tests/tiny/options.hpp"

#include "rows/tiny.hpp"

namespace wardroom::tiny {
namespace {

constexpr auto kForms = forms_of(kVerbRows);

std::optional<int> read_card(const Set& set, std::string_view word) {
  const auto* found = std::ranges::find(set, word, &Printed::name);
  if (found == set.end()) return std::nullopt;
  return static_cast<int>(found - set.begin());
}

std::optional<int> read_place(const Set&, std::string_view word) {
  if (word.size() < 3 || word[0] < 'a' || word[0] > 'c' || word[1] != '.') return std::nullopt;
  const auto position = read_number(word.substr(2), 0, kDeckSize - 1);
  if (!position) return std::nullopt;
  return place_operand(seat_at(word[0] - 'a'), *position);
}

// As Operand lists them.
constexpr std::array<OperandForm<Set>, kOperandKinds> kOperands = {{
    {},
    {[](const Set&) { return int{kKinds}; },
     [](const Set& set, int card) { return std::string(set[static_cast<std::size_t>(card)].name); },
     read_card},
    operand_of_numbers<Set, kMostInHand>(),
    {[](const Set&) { return kMostSeats * kDeckSize; },
     [](const Set&, int place) { return place_name(place); }, read_place},
}};

}  // namespace

std::string place_name(int operand) {
  return letter(place_seat(operand)) + ("." + std::to_string(operand % kDeckSize));
}

TinyNotation::TinyNotation(const Set& set) : RowNotation(set, kForms, kOperands) {}

}  // namespace wardroom::tiny
