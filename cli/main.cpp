#include <cstdio>
#include <exception>

#include "cli/commands/commands.hpp"
#include "cli/language.hpp"
#include "words/cli.hpp"

int main(int argc, char** argv) {
  using namespace wardroom;
  try {
    CommandLine line(wanted_language({argv, static_cast<std::size_t>(argc)}));
    Command program = line.program();
    std::string language;  // already known, see wanted_language
    program.option("--lang", language, words::help::language(program.language()))
        .one_of({"en", "fr"});
    add_play_command(program);
    add_serve_command(program);
    add_replay_command(program);
    add_hint_command(program);
    add_analyse_command(program);
    add_games_command(program);
    add_cards_command(program);
    add_rules_command(program);
    add_explain_command(program);
    add_simulate_command(program);
    add_arena_command(program);
    add_scenario_command(program);
    add_bench_command(program);
    add_deck_command(program);
    add_check_command(program);
    add_table_command(program);
    add_engine_command(program);
    add_export_site_command(program);
    add_backup_command(program);
    add_restore_command(program);
    return line.run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "wardroom: %s\n", error.what());
    return 2;
  }
}
