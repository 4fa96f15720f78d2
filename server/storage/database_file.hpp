// The database as files: the lock that keeps two servers apart, the files that belong to it, and
// making files and names last.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "engine/text/message.hpp"

namespace wardroom::server {

// What SQLite keeps beside a database. A log that is left without its database, or beside another
// one, would be taken for part of it.
inline constexpr std::array<std::string_view, 3> kCompanions = {"-wal", "-shm", "-journal"};

// Held by the server that uses a database, and while one is brought back. The file of the lock
// stays; the lock ends with the program that holds it, however that ends.
class DatabaseLock {
 public:
  static std::variant<DatabaseLock, std::string> take(const std::string& database,
                                                      Language language);
  DatabaseLock(DatabaseLock&& other) noexcept;
  DatabaseLock& operator=(DatabaseLock&& other) noexcept;
  DatabaseLock(const DatabaseLock&) = delete;
  DatabaseLock& operator=(const DatabaseLock&) = delete;
  ~DatabaseLock();

  static std::string file_for(const std::string& database) { return database + ".lock"; }

 private:
  explicit DatabaseLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

// The name of a file with links resolved, so that two names of one database share a lock.
std::string real_name(const std::string& file);

// The functions below answer what went wrong in the words of the system, or nothing.

std::string make_folder_for(const std::string& file);
// Makes an empty file that only its owner may read and write.
std::string make_private_file(const std::string& file);
// Gives a finished file its name, for good: both are on the disk afterwards.
std::string put_in_place(const std::string& part, const std::string& file, bool replace);

void remove_with_companions(const std::string& file);
// A companion with something in it that the database would take for its own; empty if there is
// none.
std::string log_beside(const std::string& file);

}  // namespace wardroom::server
