// Rules under way. A rule that can be interrupted by a choice is a *frame*: a small struct with a
// step counter and its local variables, whose `resume` is a switch that reads like the rule book.
// It calls a sub-rule by pushing a frame, and asks by being on top of the stack with options to
// offer. No thread, no coroutine, no heap: so a match can be copied in the middle of anything.
//
// A frame is an aggregate of its local variables, without padding, with
//   Flow resume(Referee&)                         goes on until something must be called or asked
// and, if it asks, also
//   void options(const Position&, OptionList&)    every legal option, in a fixed order
//   Refusal check(const Position&, Option) const  why an option is not legal
//   Flow choose(Referee&, Option)                 carries on with a legal option
//   kAsks                                         the Kind of decision: its `seat` is asked, or, if
//                                                 it has none, the match's `active` seat
// and, if that does not say it,
//   Decision decision(const Position&) const      who must choose what, in place of kAsks
//   std::optional<Option> forced(const Position&) the only option, if it is public that it is;
//                                                 left out: it never is
//   kOpen = true                                  in place of `forced`: what can be chosen is
//   always
//                                                 public, and so is that there is only one option
// A frame that asks until `choose` says that it is done needs no `resume`.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/decision.hpp"
#include "engine/digest.hpp"

namespace wardroom {

enum class Flow : std::uint8_t {
  next,  // a frame was called, or this one goes on with its next step
  ask,   // wait here for a choice
  done,  // this frame is finished
};

template <class Frame, class Referee>
concept Asks =
    requires(Frame frame, Referee& referee, Option option) { frame.choose(referee, option); };

template <std::size_t Depth, class... Frames>
class FrameStack {
  static_assert((std::has_unique_object_representations_v<Frames> && ...),
                "frames are compared, and go into the digest, as bytes: no padding");

 public:
  bool empty() const { return depth_ == 0; }
  std::size_t depth() const { return depth_; }

  template <class Frame>
  void push(const Frame& frame,
            const std::source_location& where = std::source_location::current()) {
    if (depth_ == Depth) [[unlikely]]
      capacity_exceeded("the stack of rule frames", Depth, where);
    slots_[depth_++] = frame;
  }
  void pop() { --depth_; }
  // The match is over: nothing that was under way goes on.
  void clear() { depth_ = 0; }

  // A rule that ends by calling another: the new frame takes the place of the one on top.
  template <class Frame>
  void replace_top(const Frame& frame) {
    slots_[depth_ - 1] = frame;
  }

  template <class Visitor>
  decltype(auto) visit_top(Visitor&& visitor) {
    return std::visit(std::forward<Visitor>(visitor), slots_[depth_ - 1]);
  }
  template <class Visitor>
  decltype(auto) visit_top(Visitor&& visitor) const {
    return std::visit(std::forward<Visitor>(visitor), slots_[depth_ - 1]);
  }

  // The rule that called the one on top, if it is one of this kind; or nullptr.
  template <class Frame>
  Frame* beneath_top() {
    return depth_ < 2 ? nullptr : std::get_if<Frame>(&slots_[depth_ - 2]);
  }

  // From the first rule called to the one on top.
  template <class Visitor>
  void visit_all(Visitor&& visitor) const {
    for (std::size_t i = 0; i < depth_; ++i) std::visit(visitor, slots_[i]);
  }

  void digest(Digest& digest) const {
    digest.add(depth_);
    for (std::size_t i = 0; i < depth_; ++i) {
      digest.add(slots_[i].index());
      std::visit([&](const auto& frame) { digest.add_item(frame); }, slots_[i]);
    }
  }

  friend bool operator==(const FrameStack& x, const FrameStack& y) {
    if (x.depth_ != y.depth_) return false;
    for (std::size_t i = 0; i < x.depth_; ++i)
      if (!same(x.slots_[i], y.slots_[i])) return false;
    return true;
  }

 private:
  using Slot = std::variant<Frames...>;

  static bool same(const Slot& x, const Slot& y) {
    return x.index() == y.index() &&
           std::visit(
               [&y](const auto& frame) {
                 using Frame = std::remove_cvref_t<decltype(frame)>;
                 return std::memcmp(&frame, std::get_if<Frame>(&y), sizeof frame) == 0;
               },
               x);
  }

  std::array<Slot, Depth> slots_{};
  std::uint8_t depth_ = 0;
};

}  // namespace wardroom
