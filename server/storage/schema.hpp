// How the tables of the database came to be: numbered steps, each applied once and whole. The
// number of the last one is in the file (`user_version`), and so is a mark that the file is ours.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/text/message.hpp"
#include "server/storage/sqlite.hpp"

namespace wardroom::server {

// From 1 on: SQL that leads from the format before to this one. What was published is never
// changed; a new format is a new step at the end.
std::span<const std::string_view> migrations();

// Applies the steps that the database does not have yet, each in a transaction of its own.
SqliteProblem migrate(Database& database, std::span<const std::string_view> steps = migrations());

int version_of(Database& database);  // -1 if it cannot be read

enum class Thoroughness { quick, full };  // full also compares indexes with tables

// What is wrong with an open database, in the library's words; empty if nothing is.
std::string damage(Database& database, Thoroughness thoroughness);

// Why this file cannot be used as a database of ours: it is none, newer, or damaged. Empty if it
// can. The file is only read.
std::string objection(const std::string& file, Thoroughness thoroughness, Language language);

}  // namespace wardroom::server
