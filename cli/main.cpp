#include <cstdio>
#include <exception>

#include "cli/commands.hpp"
#include "cli/language.hpp"

int main(int argc, char** argv) {
  try {
    CLI::App app{"Wardroom plays classic space-combat card games by the book."};
    app.set_version_flag("--version", "wardroom " WARDROOM_VERSION);
    app.require_subcommand(1);
    app.fallthrough();
    wardroom::Context context;
    context.language = wardroom::wanted_language({argv, static_cast<std::size_t>(argc)});
    std::string language;
    app.add_option("--lang", language, "en or fr (default: the locale's)")
        ->check(CLI::IsMember({"en", "fr"}));
    app.footer(
        "Not affiliated with the owners of the games it plays. See `wardroom COMMAND --help`.");
    wardroom::add_play_command(app, context);
    wardroom::add_games_command(app, context);
    wardroom::add_cards_command(app, context);
    wardroom::add_rules_command(app, context);
    wardroom::add_simulate_command(app, context);
    wardroom::add_scenario_command(app, context);
    wardroom::add_bench_command(app, context);
    wardroom::add_check_command(app, context);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app.exit(error) == 0 ? 0 : 2;
    }
    return context.exit_code;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "wardroom: %s\n", error.what());
    return 2;
  }
}
