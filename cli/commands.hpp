// The commands of the program. Each registers itself with the command line and answers with an
// exit code: 0 well, 1 the answer is no, 2 the request is not understood.
#pragma once

#include <CLI/CLI.hpp>

#include "engine/message.hpp"

namespace wardroom {

struct Context {
  Language language = Language::english;  // of everything that is printed
  int exit_code = 0;
};

void add_games_command(CLI::App& app, Context& context);
void add_cards_command(CLI::App& app, Context& context);
void add_rules_command(CLI::App& app, Context& context);
void add_check_command(CLI::App& app, Context& context);
void add_play_command(CLI::App& app, Context& context);
void add_simulate_command(CLI::App& app, Context& context);
void add_replay_command(CLI::App& app, Context& context);
void add_deck_command(CLI::App& app, Context& context);
void add_scenario_command(CLI::App& app, Context& context);
void add_bench_command(CLI::App& app, Context& context);

}  // namespace wardroom
