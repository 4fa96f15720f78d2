// How a picture made of text may use the terminal it is for.
#pragma once

#include "engine/text/message.hpp"

namespace wardroom {

struct TerminalStyle {
  bool color = true;
  bool unicode = true;
  int width = 100;
  Language language = Language::english;
};

}  // namespace wardroom
