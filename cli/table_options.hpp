// The options of every command that seats people at the terminal: who sits where, and how the table
// is drawn.
#pragma once

#include <string>
#include <vector>

#include "cli/bot_options.hpp"
#include "cli/command_line.hpp"
#include "engine/text/terminal_style.hpp"

namespace wardroom {

struct TableOptions {
  std::string against;
  std::string seat;
  BotTime bot_time;
  bool plain = false;
  bool ascii = false;
  int width = 0;

  void add_to(Command command, Language language);
  TerminalStyle style(Language language) const;

  // Who sits at each seat: human, greedy, random or bot:COMMAND. The opponent must be named.
  std::vector<std::string> players(int seats) const;
};

}  // namespace wardroom
