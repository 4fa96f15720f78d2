// Something wrong in a text somebody wrote: where, and what was expected there.
#pragma once

#include <cstdint>
#include <string>

namespace wardroom {

struct Problem {
  std::string file;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::string message;

  // "file:line:column: message"
  std::string text() const {
    return file + ':' + std::to_string(line) + ':' + std::to_string(column) + ": " + message;
  }
};

}  // namespace wardroom
