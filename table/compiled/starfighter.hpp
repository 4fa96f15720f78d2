// The search, matches and tables of Starfighter, compiled once (in starfighter.cpp): include this
// instead of the templates, which cost every source file that makes them a quarter of a minute.
#pragma once

#include "games/starfighter/game.hpp"
#include "table/table_entry.hpp"

namespace wardroom {

extern template class Search<Starfighter>;
extern template class HostedMatch<Starfighter>;
extern template class TableEntry<Starfighter>;

}  // namespace wardroom
