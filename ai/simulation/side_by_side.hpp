// Work shared out to threads. Where there are none, as in a browser's worker, the parts are done
// one after the other (one_by_one.cpp); nothing that is found may depend on which it was.
#pragma once

#include <cstddef>
#include <functional>

namespace wardroom {

// Calls work(0) to work(count - 1), the first on the calling thread, and waits for all.
void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace wardroom
