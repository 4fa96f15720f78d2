// Copies of the database, and bringing one back. A copy can be made while a server runs: it is the
// database as it was at one moment, checked before it gets its name. Problems are words for the
// operator.
#pragma once

#include <string>
#include <variant>

#include "engine/text/message.hpp"

namespace wardroom::server {

enum class IfThere { refuse, replace };

// Answers what went wrong; empty if the copy is at `target` for good. After a problem no new file
// is there.
std::string back_up(const std::string& database, const std::string& target,
                    IfThere if_there = IfThere::refuse, Language language = Language::english);

struct Restored {
  std::string kept;  // what the database before is called now; empty if there was none
};

// Puts a copy of the backup in the place of the database, which no server may be using; the backup
// stays as it is.
std::variant<Restored, std::string> restore(const std::string& backup, const std::string& database,
                                            Language language = Language::english);

}  // namespace wardroom::server
