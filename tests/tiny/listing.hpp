// How the frames of Parley list their options: everything one could say that their own check
// allows.
#pragma once

#include "engine/course.hpp"
#include "tests/tiny/options.hpp"

namespace wardroom::tiny {

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
