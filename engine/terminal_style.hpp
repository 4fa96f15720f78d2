// How a picture made of text may use the terminal it is for.
#pragma once

namespace wardroom {

struct TerminalStyle {
  bool color = true;
  bool unicode = true;
  int width = 100;
};

}  // namespace wardroom
