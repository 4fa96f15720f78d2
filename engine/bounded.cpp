#include "engine/bounded.hpp"

#include <cstdio>
#include <cstdlib>

namespace wardroom {

void capacity_exceeded(const char* what, std::size_t capacity, const std::source_location& where) {
  std::fprintf(stderr, "%s has room for %zu and no more: %s (%s:%u)\n", what, capacity,
               where.function_name(), where.file_name(), static_cast<unsigned>(where.line()));
  std::abort();
}

}  // namespace wardroom
