// The figures of a match that scenarios ask for by name: the kinds of values that every game has,
// and what has happened since the scenario began.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "engine/event.hpp"
#include "engine/figures.hpp"
#include "engine/rows.hpp"

namespace wardroom::cardplay {

template <class Position>
class FigureList {
 public:
  FigureList(const Position& position, std::span<const Event> events, const FigureVisitor& visit)
      : match_(position.match), set_(position.set), events_(events), visit_(visit) {}

 protected:
  Position position() const { return {match_, set_}; }

  // `value` makes a text, and is asked only if somebody looks at it.
  template <class Value>
  void text(const std::string& name, const Value& value) const
    requires requires { value(); }
  {
    visit_(name, [&] { return std::string(value()); });
  }
  void text(const std::string& name, std::string_view value) const {
    visit_(name, [&] { return std::string(value); });
  }
  template <class Value>
  void number(const std::string& name, const Value& value) const
    requires requires { value(); }
  {
    visit_(name, [&] { return std::to_string(value()); });
  }
  void number(const std::string& name, int value) const {
    visit_(name, [&] { return std::to_string(value); });
  }
  void truth(const std::string& name, bool value) const { text(name, value ? "true" : "false"); }
  void seat(const std::string& name, Seat value) const {
    text(name, std::string(1, letter(value)));
  }

  // How often each thing has happened; that names no card, so everybody knows it.
  template <std::size_t Count>
  void happenings(const std::array<HappeningRow, Count>& rows) const {
    for (std::size_t kind = 0; kind < Count; ++kind)
      number("events." + std::string(rows[kind].name),
             [&] { return std::ranges::count(events_, kind, &Event::kind); });
  }

  decltype(Position::match) match_;
  decltype(Position::set) set_;
  std::span<const Event> events_;

 private:
  const FigureVisitor& visit_;
};

}  // namespace wardroom::cardplay
