// SQLite as values: a database that closes itself, and questions that bring rows. Whatever goes
// wrong is a value with a text, never an exception. The library itself is in the source files.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

struct sqlite3;
struct sqlite3_stmt;

namespace wardroom::server {

// What went wrong in the library; true if anything did.
struct SqliteProblem {
  int code = 0;      // the library's extended code
  std::string text;  // in its words and those of the system

  explicit operator bool() const { return code != 0; }
};

// A value that is bound as bytes, not as text.
struct Blob {
  std::string_view bytes;
};

// One connection. It belongs to one thread at a time.
class Database {
 public:
  enum class Access { read, change, create };

  static std::variant<Database, SqliteProblem> open(const std::string& file, Access access);
  Database(Database&& other) noexcept;
  Database& operator=(Database&& other) noexcept;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  // Runs statements one after the other; rows they bring are left aside.
  SqliteProblem run(const std::string& statements);
  // Whether no transaction is open; the library ends some by itself when they fail.
  bool outside_transaction() const;

  sqlite3* handle() const { return handle_; }

 private:
  friend class Query;

  explicit Database(sqlite3* handle) : handle_(handle) {}
  // The statement, compiled once and kept; null if it is wrong.
  sqlite3_stmt* prepared(std::string_view statement);

  sqlite3* handle_ = nullptr;
  std::map<std::string, sqlite3_stmt*, std::less<>> prepared_;
};

// One statement with its values, while its rows are read. Two that are alike cannot be under way
// at the same time in one connection.
class Query {
 public:
  template <class... Values>
  Query(Database& database, std::string_view statement, const Values&... values)
      : database_(database.handle()), statement_(database.prepared(statement)) {
    if (statement_ == nullptr) note_problem();
    (bind(++bound_, values), ...);
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query();

  // Goes to the next row; false behind the last one, or if there is a problem.
  bool next();
  const SqliteProblem& problem() const { return problem_; }
  // Runs the statement to its end, rows left aside.
  SqliteProblem run();

  // Columns of the row, from 0.
  std::string text(int column) const;  // also the bytes of a blob; empty for NULL
  std::int64_t number(int column) const;
  bool is_null(int column) const;

 private:
  void bind(int place, std::string_view text);
  void bind(int place, const std::string& text) { bind(place, std::string_view(text)); }
  void bind(int place, Blob blob);
  void bind(int place, std::int64_t number);
  void bind(int place, std::uint64_t number) { bind(place, static_cast<std::int64_t>(number)); }
  void note_problem();

  sqlite3* database_;
  sqlite3_stmt* statement_;
  int bound_ = 0;
  SqliteProblem problem_;
};

}  // namespace wardroom::server
