#include "cli/table_options.hpp"

#include "cli/terminal/terminal.hpp"
#include "engine/seat.hpp"
#include "words/cli.hpp"

namespace wardroom {

void TableOptions::add_to(Command command, Language language) {
  command.option("--against", against, words::option::against(language));
  bot_time.add_to(command, language);
  command.option("--seat", seat, words::option::seat(language)).one_of({"a", "b"});
  command.flag("--plain", plain, words::option::plain(language));
  command.flag("--ascii", ascii, words::option::ascii(language));
  command.option("--width", width, words::option::width(language)).between(80, 240);
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
