// The commands of the program. Each registers itself with the command line and answers with an
// exit code: 0 well, 1 the answer is no, 2 the request is not understood.
#pragma once

#include "cli/command_line.hpp"

namespace wardroom {

void add_games_command(Command program);
void add_cards_command(Command program);
void add_rules_command(Command program);
void add_explain_command(Command program);
void add_check_command(Command program);
void add_play_command(Command program);
void add_simulate_command(Command program);
void add_arena_command(Command program);
void add_replay_command(Command program);
void add_hint_command(Command program);
void add_analyse_command(Command program);
void add_deck_command(Command program);
void add_scenario_command(Command program);
void add_bench_command(Command program);
void add_engine_command(Command program);
void add_table_command(Command program);
void add_serve_command(Command program);
void add_export_site_command(Command program);
void add_backup_command(Command program);
void add_restore_command(Command program);

}  // namespace wardroom
