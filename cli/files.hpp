// Whole files as text.
#pragma once

#include <optional>
#include <string>

namespace wardroom {

// Nothing if there is no such file, or it cannot be read to its end.
std::optional<std::string> read_file(const std::string& name);

}  // namespace wardroom
