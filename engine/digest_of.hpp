// The digest of a match in one line: digest_of(table, stack, score, ...).
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/digest.hpp"

namespace wardroom {

// Of all of these: what has a digest of its own, lists, numbers, and whatever has no padding.
template <class... Parts>
std::uint64_t digest_of(const Parts&... parts) {
  Digest sum;
  const auto add = [&sum]<class Part>(const Part& part) {
    if constexpr (requires { part.digest(sum); })
      part.digest(sum);
    else if constexpr (requires { sum.add_list(part); })
      sum.add_list(part);
    else if constexpr (std::is_integral_v<Part> || std::is_enum_v<Part>)
      sum.add(static_cast<std::uint64_t>(part));
    else
      sum.add_item(part);
  };
  (add(parts), ...);
  return sum.value();
}

}  // namespace wardroom
