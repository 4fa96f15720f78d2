// The commands of the program. Each registers itself with the command line and answers with an
// exit code: 0 well, 1 the answer is no, 2 the request is not understood.
#pragma once

#include <CLI/CLI.hpp>

namespace wardroom {

void add_games_command(CLI::App& app, int& exit_code);
void add_cards_command(CLI::App& app, int& exit_code);
void add_rules_command(CLI::App& app, int& exit_code);
void add_check_command(CLI::App& app, int& exit_code);
void add_play_command(CLI::App& app, int& exit_code);
void add_simulate_command(CLI::App& app, int& exit_code);
void add_bench_command(CLI::App& app, int& exit_code);

}  // namespace wardroom
