// The search, matches and tables of Wing Commander, compiled once (in wingcommander.cpp): include
// this instead of the templates, which cost every source file that makes them a quarter of a
// minute.
#pragma once

#include "games/wingcommander/game.hpp"
#include "table/table_entry.hpp"

namespace wardroom {

extern template class Search<WingCommander>;
extern template class HostedMatch<WingCommander>;
extern template class TableEntry<WingCommander>;

}  // namespace wardroom
