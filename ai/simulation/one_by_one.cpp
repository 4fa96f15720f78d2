// For machines without threads.
#include "ai/simulation/side_by_side.hpp"

namespace wardroom {

void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace wardroom
