// A text somebody wrote, with the name of where it stands, for messages about it.
#pragma once

#include <string>

namespace wardroom {

struct NamedText {
  std::string name;
  std::string text;
};

}  // namespace wardroom
