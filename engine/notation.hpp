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

}  // namespace wardroom
