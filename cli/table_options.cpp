#include "cli/table_options.hpp"

#include "cli/command_line.hpp"
#include "cli/terminal.hpp"
#include "engine/seat.hpp"
#include "words/cli.hpp"

namespace wardroom {

void TableOptions::add_to(CLI::App& command, Language language) {
  command.add_option("--against", against, words::option::against(language));
  bot_time.add_to(command, language);
  command.add_option("--seat", seat, words::option::seat(language))
      ->check(one_of({"a", "b"}, language));
  command.add_flag("--plain", plain, words::option::plain(language));
  command.add_flag("--ascii", ascii, words::option::ascii(language));
  command.add_option("--width", width, words::option::width(language))
      ->check(whole_number(80, 240, language));
}

TerminalStyle TableOptions::style(Language language) const {
  TerminalStyle style = current_style();
  style.language = language;
  if (plain) style.color = false;
  if (ascii) style.unicode = false;
  if (width > 0) style.width = width;
  return style;
}

std::vector<std::string> TableOptions::players(int seats) const {
  std::vector<std::string> row;
  const Seat own = seat == "b" ? Seat::b : Seat::a;
  for (int i = 0; i < seats; ++i) row.push_back(seat_at(i) == own ? "human" : against);
  return row;
}

}  // namespace wardroom
