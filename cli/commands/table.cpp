// `table`: the table protocol over standard input and output, one JSON message a line. Whoever runs
// it drives the bots with `think` and `advance`.
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/terminal/terminal_match.hpp"
#include "table/host.hpp"
#include "words/cli_table.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::table;

int run(const std::optional<std::uint64_t>& seed) {
  std::vector<const TableGame*> games;
  for (const auto& game : all_games()) games.push_back(game.get());
  TableHost host(std::move(games), WARDROOM_VERSION, seed.value_or(fresh_seed()));
  std::string line;
  while (std::getline(std::cin, line)) std::cout << host.handle(line) << std::endl;
  return 0;
}

}  // namespace

void add_table_command(Command program) {
  const Language language = program.language();
  const auto seed = std::make_shared<std::optional<std::uint64_t>>();
  Command command = program.command("table", text::about(language));
  command.option("--seed", *seed, text::about_seed(language));
  command.runs([seed](Language) { return run(*seed); });
}

}  // namespace wardroom
