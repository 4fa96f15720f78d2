// Databases for tests: where they lie, opening them, and writing with an answer.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/storage/sqlite_storage.hpp"

namespace wardroom::server {

// In a folder of this test's own that is empty at first. `quick` asks for one in memory where the
// system has that, for tests that open thousands of files.
enum class Disk { real, quick };
std::string fresh_database(const std::string& name = "server.db", Disk disk = Disk::real);

std::string bytes_of(const std::string& file);
void write_bytes(const std::string& file, const std::string& bytes);

// Fails the test and ends it if the file cannot be opened.
std::unique_ptr<SqliteStorage> open_storage(const std::string& file);
// Why a file cannot be opened; fails the test if it can.
std::string problem_of_opening(const std::string& file, Language language = Language::english);

// Waits for the disk; answers the problem.
std::string put(SqliteStorage& storage, std::vector<Write> writes);

// Rows that have something in every member.
PersonRow somebody(const std::string& id, const std::string& login = "");
GameRow some_game(const std::string& id, std::vector<SeatRow> seats);
ChangeRow some_change(int number);

}  // namespace wardroom::server
