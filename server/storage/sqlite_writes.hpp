// What each write does to the tables. Whoever calls has begun a transaction, and ends it.
#pragma once

#include <vector>

#include "server/storage/sqlite.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

// Does the writes one after the other, up to the first that fails.
SqliteProblem apply(Database& database, const std::vector<Write>& writes);

}  // namespace wardroom::server
