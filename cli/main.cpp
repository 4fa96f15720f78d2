#include <cstdio>
#include <exception>

#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/language.hpp"
#include "words/cli.hpp"

int main(int argc, char** argv) {
  using namespace wardroom;
  try {
    Context context;
    context.language = wanted_language({argv, static_cast<std::size_t>(argc)});
    CLI::App app;
    speak(app, context.language);
    app.set_version_flag("--version", "wardroom " WARDROOM_VERSION,
                         words::help::version(context.language));
    app.require_subcommand(1);
    app.fallthrough();
    std::string language;
    app.add_option("--lang", language, words::help::language(context.language))
        ->check(one_of({"en", "fr"}, context.language));
    add_play_command(app, context);
    add_replay_command(app, context);
    add_games_command(app, context);
    add_cards_command(app, context);
    add_rules_command(app, context);
    add_simulate_command(app, context);
    add_scenario_command(app, context);
    add_bench_command(app, context);
    add_deck_command(app, context);
    add_check_command(app, context);
    title_commands(app, context.language);
    try {
      app.parse(argc, argv);
    } catch (const CLI::Success& asked_for_help) {
      return app.exit(asked_for_help);
    } catch (const CLI::ParseError& error) {
      std::fprintf(stderr, "wardroom: %s\n%s\n", complaint(error, app, context.language).c_str(),
                   words::wrong::see_help(context.language).c_str());
      return 2;
    }
    return context.exit_code;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "wardroom: %s\n", error.what());
    return 2;
  }
}
