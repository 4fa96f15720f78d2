// The terminal this program runs in: its width, whether it shows colours, and a progress bar.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/text/terminal_style.hpp"

namespace wardroom {

bool stdin_is_terminal();
bool stdout_is_terminal();

// From the environment: width, colours (not with NO_COLOR or into a file), UTF-8 or plain ASCII.
TerminalStyle current_style();

// Says on standard error what cannot be done, and answers the exit code for it.
int complain(const std::string& problem);

// Prints a text as the terminal can show it.
void say(const TerminalStyle& style, std::string_view text);

// Breaks a text into lines of at most `width` columns, each after `indent` blanks.
std::string wrapped(std::string_view text, int width, int indent);

// A bar on standard error that redraws itself; silent when that is not a terminal.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  void show(std::uint64_t done, const std::string& note = "");  // the note stands behind the bar
  void finish();

 private:
  std::uint64_t total_;
  int shown_ = -1;
  std::string note_;
  int columns_ = 60;  // used so far
  bool visible_;
};

}  // namespace wardroom
