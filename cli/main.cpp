#include <cstdio>
#include <exception>

#include "cli/commands.hpp"

int main(int argc, char** argv) {
  try {
    CLI::App app{"Wardroom plays classic space-combat card games by the book."};
    app.set_version_flag("--version", "wardroom " WARDROOM_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Not affiliated with the owners of the games it plays. See `wardroom COMMAND --help`.");
    int exit_code = 0;
    wardroom::add_play_command(app, exit_code);
    wardroom::add_games_command(app, exit_code);
    wardroom::add_cards_command(app, exit_code);
    wardroom::add_rules_command(app, exit_code);
    wardroom::add_simulate_command(app, exit_code);
    wardroom::add_bench_command(app, exit_code);
    wardroom::add_check_command(app, exit_code);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app.exit(error) == 0 ? 0 : 2;
    }
    return exit_code;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "wardroom: %s\n", error.what());
    return 2;
  }
}
