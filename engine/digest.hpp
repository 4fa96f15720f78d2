// A 64-bit fingerprint of a match, equal on every machine. It takes fields, never padding: arrays
// go in as bytes only if every byte of their element type carries a value.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

#include "engine/bounded.hpp"
#include "engine/random.hpp"

namespace wardroom {

class Digest {
 public:
  constexpr void add(std::uint64_t value) { state_ = mix(state_ ^ value) + kStep; }

  template <class T>
  void add_items(std::span<const T> items) {
    static_assert(std::has_unique_object_representations_v<T>, "padding would enter the digest");
    add(items.size());
    const auto* bytes = reinterpret_cast<const unsigned char*>(items.data());
    std::size_t left = items.size_bytes();
    for (; left >= 8; left -= 8, bytes += 8) add(word(bytes, 8));
    if (left > 0) add(word(bytes, left));
  }

  template <class T, std::size_t N>
  void add_list(const Bounded<T, N>& list) {
    add_items(std::span<const T>(list.data(), list.size()));
  }

  template <class T>
  void add_item(const T& item) {
    add_items(std::span<const T>(&item, 1));
  }

  constexpr std::uint64_t value() const { return mix(state_); }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;

  static std::uint64_t word(const unsigned char* bytes, std::size_t count) {
    std::uint64_t value = 0;
    std::memcpy(&value, bytes, count);
    return value;
  }

  std::uint64_t state_ = 0x243f6a8885a308d3ULL;
};

}  // namespace wardroom
