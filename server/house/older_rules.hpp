// What an operator needs to know of games that were begun with the rules of earlier versions.
#pragma once

#include "server/game_shelf.hpp"
#include "server/house/tables.hpp"
#include "server/operator/journal.hpp"

namespace wardroom::server {

// Logs which rules the older programs play, and which games no program can play on.
void note_older_rules(const GameShelf& games, const Tables& tables, Journal& journal);

}  // namespace wardroom::server
