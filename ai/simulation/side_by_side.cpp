#include "ai/simulation/side_by_side.hpp"

#include <thread>
#include <vector>

namespace wardroom {

void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work) {
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  if (count > 0) work(0);
}

}  // namespace wardroom
