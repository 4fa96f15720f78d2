// Options as text: a verb and its operands, separated by blanks, as people type them and records
// store them. A game lists its verbs and reads and writes its kinds of operands; the rest is here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/decision.hpp"

namespace wardroom {

// Kinds of operands belong to the game; zero means there is none.
using OperandKind = std::uint8_t;

struct VerbForm {
  std::string_view name;
  std::array<OperandKind, 3> operands{};
};

// What is wrong with a text; the game's words say it.
struct NotationError {
  enum Expected : std::uint8_t { verb, operand, end };
  int column = 1;  // of the first character that is wrong, counted from 1
  Expected expected = verb;
  OperandKind kind = 0;  // of the operand that was expected
};

struct ParsedOption {
  Option option{};
  std::optional<NotationError> error;
};

class Notation {
 public:
  Notation() = default;
  Notation(const Notation&) = default;
  Notation& operator=(const Notation&) = default;
  virtual ~Notation() = default;

  // Indexed by Option::verb.
  virtual std::span<const VerbForm> verbs() const = 0;

  // How many different operands of a kind can be written: their values are 0 to this, less one.
  virtual int operand_count(OperandKind kind) const = 0;

  std::string print(const Option& option) const;
  ParsedOption parse(std::string_view text) const;

 protected:
  virtual std::string print_operand(OperandKind kind, std::int16_t value) const = 0;
  virtual std::optional<std::int16_t> parse_operand(OperandKind kind,
                                                    std::string_view word) const = 0;
};

// --- one row a kind of operand ---

// "12": no sign, no leading zeros, within the bounds; so every number is written in one way only.
std::optional<int> read_number(std::string_view word, int least, int most);
// Which of them a word is.
std::optional<int> read_one_of(std::string_view word, std::span<const std::string_view> names);

// How the operands of one kind are written: how many there are, and both directions. What they are
// may depend on the cards.
template <class Set>
struct OperandForm {
  int (*count)(const Set&) = nullptr;
  std::string (*print)(const Set&, int value) = nullptr;
  std::optional<int> (*read)(const Set&, std::string_view word) = nullptr;
};

// One of some words, by its place among them.
template <class Set, const auto& kNames>
constexpr OperandForm<Set> operand_of_names() {
  return {
      [](const Set&) { return static_cast<int>(kNames.size()); },
      [](const Set&, int value) { return std::string(kNames[static_cast<std::size_t>(value)]); },
      [](const Set&, std::string_view word) { return read_one_of(word, kNames); }};
}

// A number up to this one.
template <class Set, int kMost>
constexpr OperandForm<Set> operand_of_numbers() {
  return {[](const Set&) { return kMost + 1; },
          [](const Set&, int value) { return std::to_string(value); },
          [](const Set&, std::string_view word) { return read_number(word, 0, kMost); }};
}

// A notation made of rows: the verbs, and how each kind of operand is written; the first kind is
// none. A game derives its own from it, made of its cards alone.
template <class Set>
class RowNotation : public Notation {
 public:
  RowNotation(const Set& set, std::span<const VerbForm> verbs,
              std::span<const OperandForm<Set>> operands)
      : set_(set), verbs_(verbs), operands_(operands) {}

  std::span<const VerbForm> verbs() const override { return verbs_; }
  int operand_count(OperandKind kind) const override { return operands_[kind].count(set_); }

 protected:
  std::string print_operand(OperandKind kind, std::int16_t value) const override {
    return operands_[kind].print(set_, value);
  }
  std::optional<std::int16_t> parse_operand(OperandKind kind,
                                            std::string_view word) const override {
    const std::optional<int> value = operands_[kind].read(set_, word);
    if (!value) return std::nullopt;
    return static_cast<std::int16_t>(*value);
  }

 private:
  const Set& set_;
  std::span<const VerbForm> verbs_;
  std::span<const OperandForm<Set>> operands_;
};

}  // namespace wardroom
