// A list with a fixed capacity and no heap, for everything inside a match. Only the live part takes
// part in comparison and digest, so what a removed element left behind never matters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <source_location>
#include <type_traits>

namespace wardroom {

// Called when something does not fit, and ends the program: a match that has lost an option, a card
// or a rule under way must not go on. Capacities are chosen so that no legal match gets here (the
// property tests search for the worst one). `where` names the rule that went too far and its game.
[[noreturn]] void capacity_exceeded(const char* what, std::size_t capacity,
                                    const std::source_location& where);

template <class T, std::size_t Capacity>
class Bounded {
  static_assert(std::is_trivially_copyable_v<T>);
  using Count = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

 public:
  using value_type = T;

  // User-provided so that value-initialisation does not clear the whole capacity.
  constexpr Bounded() : count_(0) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)

  static constexpr std::size_t capacity() { return Capacity; }

  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + count_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + count_; }
  constexpr const T* data() const { return items_.data(); }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& back() const { return items_[count_ - 1U]; }
  constexpr T& back() { return items_[count_ - 1U]; }

  constexpr void push_back(const T& item,
                           const std::source_location& where = std::source_location::current()) {
    if (count_ == Capacity) [[unlikely]]
      capacity_exceeded("a list", Capacity, where);
    items_[count_++] = item;
  }
  constexpr void pop_back() { --count_; }
  constexpr void clear() { count_ = 0; }
  constexpr void shorten(std::size_t size) { count_ = static_cast<Count>(size); }

  // Keeps the order of the others.
  template <class Predicate>
  constexpr void remove_if(Predicate predicate) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (!predicate(items_[i])) items_[kept++] = items_[i];
    shorten(kept);
  }

  friend constexpr bool operator==(const Bounded& x, const Bounded& y) {
    if (x.count_ != y.count_) return false;
    for (std::size_t i = 0; i < x.count_; ++i)
      if (!(x.items_[i] == y.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, Capacity> items_;
  Count count_;
};

}  // namespace wardroom
