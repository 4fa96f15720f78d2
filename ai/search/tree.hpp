// The tree of a search: choices as the searcher observes them. It lies in one block that is made
// once; when the block is full the tree no longer grows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
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
  static constexpr Index kRoot = 0;

  struct Node {
    Option label;             // of the choice that leads here
    std::uint32_t visits;     // simulations that came through
    std::uint32_t available;  // visits of its parent in which it could be chosen
    Index first_child;
    Index next_sibling;
    float prior;         // how the choice looked one step ahead, to the seat that made it
    bool open;           // its choices are kept apart
    Chances<Seats> sum;  // over its visits
  };

  explicit Tree(std::uint32_t nodes) { nodes_.reserve(nodes); }

  void clear() {
    nodes_.clear();
    add(kNone, Option{}, 0);
  }
  bool empty() const { return nodes_.empty(); }
  bool is_full() const { return nodes_.size() == nodes_.capacity(); }

  Node& operator[](Index index) { return nodes_[index]; }
  const Node& operator[](Index index) const { return nodes_[index]; }

  // A new choice below `parent`. There must be room.
  Index add(Index parent, const Option& label, float prior) {
    const auto index = static_cast<Index>(nodes_.size());
    Node node{label, 0, 0, kNone, kNone, prior, false, {}};
    if (parent != kNone) {
      node.next_sibling = nodes_[parent].first_child;
      nodes_[parent].first_child = index;
    }
    nodes_.push_back(node);
    return index;
  }

  // The choice with this label below `parent`, or none.
  Index find(Index parent, const Option& label) const {
    for (Index child = nodes_[parent].first_child; child != kNone;
         child = nodes_[child].next_sibling)
      if (nodes_[child].label == label) return child;
    return kNone;
  }

 private:
  std::vector<Node> nodes_;
};

// The choices of one decision by label, found in one step however many there are.
class LabelTable {
 public:
  struct Entry {
    Option label;
    Option option;              // one of those the label stands for
    std::uint32_t options = 0;  // how many those are
    std::uint32_t child = 0;
    bool matched = false;
  };

  void clear() {
    ++turn_;
    entries_.clear();
  }

  // The entry of a label, new if there was none.
  Entry& at(const Option& label) {
    std::uint64_t slot = hash(label) & (kSlots - 1);
    while (slots_[slot].turn == turn_) {
      Entry& entry = entries_[slots_[slot].entry];
      if (entry.label == label) return entry;
      slot = (slot + 1) & (kSlots - 1);
    }
    slots_[slot] = {turn_, static_cast<std::uint32_t>(entries_.size())};
    entries_.push_back({label, label, 0, 0, false});
    return entries_.back();
  }

  Entry* find(const Option& label) {
    std::uint64_t slot = hash(label) & (kSlots - 1);
    while (slots_[slot].turn == turn_) {
      Entry& entry = entries_[slots_[slot].entry];
      if (entry.label == label) return &entry;
      slot = (slot + 1) & (kSlots - 1);
    }
    return nullptr;
  }

  Bounded<Entry, kMaxOptions>& entries() { return entries_; }

 private:
  static constexpr std::uint64_t kSlots = 2 * kMaxOptions;
  struct Slot {
    std::uint32_t turn = 0;
    std::uint32_t entry = 0;
  };

  static std::uint64_t hash(const Option& label) {
    const auto bits = std::bit_cast<std::uint64_t>(label) * 0x9e3779b97f4a7c15ULL;
    return bits >> 40U;
  }

  std::array<Slot, kSlots> slots_{};
  std::uint32_t turn_ = 0;
  Bounded<Entry, kMaxOptions> entries_;
};

}  // namespace wardroom
