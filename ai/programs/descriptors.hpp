// The whole of what a file descriptor gives or takes, whatever interrupts it.
#pragma once

#include <string>
#include <string_view>

namespace wardroom {

// Both answer 0 or the number of an error.
int read_all(int descriptor, std::string& text);
int write_all(int descriptor, std::string_view text);

}  // namespace wardroom
