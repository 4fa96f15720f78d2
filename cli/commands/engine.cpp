// `engine`: plays matches for another program, one call a line (docs/engines.md). A later version
// of this program runs it for games that were begun with this one.
#include <iostream>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "older/program_host.hpp"
#include "words/cli_table.hpp"

namespace wardroom {
namespace {

int run() {
  std::vector<const TableGame*> games;
  for (const auto& game : all_games()) games.push_back(game.get());
  older::ProgramHost host(std::move(games), WARDROOM_VERSION);
  std::string line;
  while (std::getline(std::cin, line)) std::cout << host.answer(line) << std::endl;
  return 0;
}

}  // namespace

void add_engine_command(Command program) {
  Command command = program.command("engine", words::cli::engine::about(program.language()));
  command.runs([](Language) { return run(); });
}

}  // namespace wardroom
