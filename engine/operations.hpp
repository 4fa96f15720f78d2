// The operations of a vocabulary (its steps, moments and costs), and which cards of a set have one
// to themselves: what only one card can do counts as made for that card.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/program.hpp"

namespace wardroom {

// A pattern of a vocabulary as people know it.
struct PatternForm {
  std::string_view source;  // as authors write it, with its places
  bool operation = false;   // a step, a moment or a cost
  bool native = false;      // said to be made for one card
};

struct NativeCard {
  int card = 0;
  std::vector<std::string_view> operations;  // as authors write them
};

struct NativeCards {
  int cards = 0;  // of the whole set
  std::vector<NativeCard> native;
};

// `forms` are those of the patterns of the game, the first one behind the core patterns.
NativeCards find_native(int cards, const std::function<const Program&(int)>& program,
                        std::span<const PatternForm> forms);

}  // namespace wardroom
