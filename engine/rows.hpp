// A verb, a reason or a happening of a game in one row: its name, its operands, its texts, and what
// else belongs to it. Games write them in row files (cards/row_source.hpp); the build makes enums
// and tables of these rows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/notation.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// What is said instead if an operand has a certain value.
struct OtherText {
  std::size_t operand;
  int value;
  AnyMessage message;
};

struct RowText {
  AnyMessage message;
  std::span<const OtherText> others;

  // The one for these operands.
  const AnyMessage& of(std::span<const std::int16_t> args) const {
    const auto other = std::ranges::find_if(
        others, [args](const OtherText& text) { return args[text.operand] == text.value; });
    return other == others.end() ? message : other->message;
  }

  // Whether all of its texts are such.
  template <class Test>
  constexpr bool are(Test test) const {
    return test(message) && std::ranges::all_of(others, test, &OtherText::message);
  }
};

struct VerbRow {
  VerbForm form;
  RowText text;     // what an option would do
  RowText pointer;  // where to look for it
};

struct ReasonRow {
  std::string_view name;
  std::string_view clause;  // empty if it depends on the operands
  RowText text;
};

struct HappeningRow {
  std::string_view name;  // as scenarios and clients write it
  bool seat;              // whether it is somebody's in particular
  bool card;              // whether it tells of a card
  std::span<const std::string_view> operands;
  RowText text;
};

// Whether all texts of some rows are such.
template <class Row, std::size_t Count, class Test>
constexpr bool texts_are(const std::array<Row, Count>& rows, Test test) {
  return std::ranges::all_of(rows, [test](const Row& row) {
    if constexpr (requires { row.pointer; })
      if (!row.pointer.are(test)) return false;
    return row.text.are(test);
  });
}

// As a Notation lists them.
template <std::size_t Count>
constexpr std::array<VerbForm, Count> forms_of(const std::array<VerbRow, Count>& rows) {
  std::array<VerbForm, Count> forms;
  std::ranges::transform(rows, forms.begin(), &VerbRow::form);
  return forms;
}

// A place of a row's text, such as {space1}: what an operand is, and which one.
template <class Place>
struct PlaceName {
  Place place = Place::count;  // if there is no such place
  int operand = -1;            // if it is not about an operand
};

template <class Place>
constexpr PlaceName<Place> read_place(
    std::string_view name,
    const std::array<std::string_view, static_cast<std::size_t>(Place::count)>& places) {
  PlaceName<Place> read;
  if (name.back() >= '0' && name.back() <= '9') {
    read.operand = name.back() - '0';
    name.remove_suffix(1);
  }
  read.place = static_cast<Place>(std::ranges::find(places, name) - places.begin());
  return read;
}

}  // namespace wardroom
