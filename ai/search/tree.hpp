// The tree of a search: choices as the searcher observes them. It lies in one block that is made
// once; when the block is full the tree no longer grows. A choice is found by its parent and its
// label in one step, however many there are.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <ranges>
#include <vector>

#include "engine/decision.hpp"

namespace wardroom {

template <int Seats>
using Chances = std::array<double, Seats>;  // of winning, seat by seat

template <int Seats>
class Tree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = ~Index{0};

  struct Node {
    Option label;  // of the choice that leads here
    Index parent;
    Index first_child;        // those made together follow it
    std::uint32_t visits;     // simulations that came through
    std::uint32_t available;  // visits of its parent in which it could be chosen
    std::uint32_t listed;     // in which listing of candidates it was last, and as which
    std::uint16_t candidate;
    bool open;           // its choices are kept apart
    float prior;         // how the choice looked one step ahead, to the seat that made it
    Chances<Seats> sum;  // over its visits
  };

  explicit Tree(std::uint32_t nodes)
      : most_(nodes), slots_(std::bit_ceil(std::size_t{nodes} * 2), kNone) {
    nodes_.reserve(nodes);
  }

  // Empties the tree but for a root, which is returned.
  Index clear() {
    if (nodes_.size() > slots_.size() / 16) {
      std::ranges::fill(slots_, kNone);
    } else {
      // The last first, so that none is looked for beyond a slot just emptied.
      for (const Node& node : std::views::reverse(nodes_))
        slots_[slot_of(node.parent, node.label)] = kNone;
    }
    nodes_.clear();
    return add(kNone, Option{}, 0);
  }
  bool is_full() const { return nodes_.size() == most_; }
  std::size_t size() const { return nodes_.size(); }

  Node& operator[](Index index) { return nodes_[index]; }
  const Node& operator[](Index index) const { return nodes_[index]; }

  // Adds a new choice below `parent`. There must be room.
  Index add(Index parent, const Option& label, float prior) {
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.push_back({label, parent, kNone, 0, 0, 0, 0, false, prior, {}});
    if (parent != kNone && nodes_[parent].first_child == kNone) nodes_[parent].first_child = index;
    slots_[slot_of(parent, label)] = index;
    return index;
  }

  // The choice with this label below `parent`, or none.
  Index find(Index parent, const Option& label) const { return slots_[slot_of(parent, label)]; }

  // As find. `likely` is where it is if this decision lists what it listed when it was met first.
  Index find(Index parent, const Option& label, Index likely) const {
    if (likely < nodes_.size() && is(nodes_[likely], parent, label)) return likely;
    return find(parent, label);
  }

 private:
  // The slot of a choice, or the one it would get.
  std::size_t slot_of(Index parent, const Option& label) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash(parent, label) & mask;
    while (slots_[slot] != kNone) {
      if (is(nodes_[slots_[slot]], parent, label)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  static bool is(const Node& node, Index parent, const Option& label) {
    return node.parent == parent &&
           std::bit_cast<std::uint64_t>(node.label) == std::bit_cast<std::uint64_t>(label);
  }

  static std::size_t hash(Index parent, const Option& label) {
    const auto bits = std::bit_cast<std::uint64_t>(label) ^ (std::uint64_t{parent} << 20U);
    return (bits * 0x9e3779b97f4a7c15ULL) >> 32U;
  }

  std::size_t most_;
  std::vector<Node> nodes_;
  // Nodes by the hash of parent and label; if that slot is taken, in the next free one.
  std::vector<Index> slots_;
};

}  // namespace wardroom
