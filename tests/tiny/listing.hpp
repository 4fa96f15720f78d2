// How the frames of Parley list their options: everything one could say that their own check
// allows.
#pragma once

#include <optional>

#include "tests/tiny/options.hpp"

namespace wardroom::tiny {

// Where what can be chosen is public, so is that there is only one thing to choose.
template <class Frame>
std::optional<Option> only_option(const Frame& frame, const Position& position) {
  OptionList list;
  frame.options(position, list);
  if (list.size() != 1) return std::nullopt;
  return list[0];
}

// Options name cards by what is printed on them: each kind once, in the order of the set.
template <class Frame>
void list_plays(const Frame& frame, const Position& position, OptionList& list) {
  list.push_back(make_option(Verb::pass));
  for (int card = 0; card < kKinds; ++card) {
    const Option option = make_option(Verb::play, card);
    if (!frame.check(position, option)) list.push_back(option);
  }
}

template <class Frame>
void list_places(const Frame& frame, const Position& position, Verb verb, Zone first,
                 OptionList& list) {
  for (const Seat seat : position.match.seats())
    for (int i = 0; i < position.match.table.size(zone_of(first, seat)); ++i) {
      const Option option = make_option(verb, place_operand(seat, i));
      if (!frame.check(position, option)) list.push_back(option);
    }
}

}  // namespace wardroom::tiny
