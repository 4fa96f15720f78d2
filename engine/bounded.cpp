#include "engine/bounded.hpp"

#include <cstdio>
#include <cstdlib>

namespace wardroom {

void capacity_exceeded([[maybe_unused]] const char* what) {
#ifdef WARDROOM_STRICT
  std::fprintf(stderr, "capacity exceeded: %s\n", what);
  std::abort();
#endif
}

}  // namespace wardroom
