#include "server/storage/sqlite.hpp"

#include <sqlite3.h>

#include <system_error>

#include "server/people/names.hpp"

namespace wardroom::server {
namespace {

constexpr int kPatience = 5'000;  // milliseconds, for another connection to finish

SqliteProblem problem_of(sqlite3* handle) {
  SqliteProblem problem{sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)};
  if (problem.code == SQLITE_OK) problem.code = SQLITE_ERROR;
  const int kind = problem.code & 0xff;
  if (kind != SQLITE_IOERR && kind != SQLITE_CANTOPEN) return problem;
  // Which of its many kinds, and what the system said if the library knows.
  problem.text += " (" + std::to_string(problem.code);
  if (const int system = sqlite3_system_errno(handle); system != 0)
    problem.text += ": " + std::generic_category().message(system);
  problem.text += ')';
  return problem;
}

int flags_for(Database::Access access) {
  switch (access) {
    case Database::Access::read: return SQLITE_OPEN_READONLY;
    case Database::Access::change: return SQLITE_OPEN_READWRITE;
    case Database::Access::create: break;
  }
  return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

// What a damaged or forged file could otherwise make the library do.
void be_careful(sqlite3* handle) {
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
}

// `look_of` of names.hpp, for statements that bring a database up to date.
void call_look_of(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
  const std::string look = look_of(bytes == nullptr ? "" : std::string_view(bytes, size));
  sqlite3_result_text(context, look.data(), static_cast<int>(look.size()), SQLITE_TRANSIENT);
}

}  // namespace

std::variant<Database, SqliteProblem> Database::open(const std::string& file, Access access) {
  sqlite3* handle = nullptr;
  const int flags = flags_for(access) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
  if (handle == nullptr) return SqliteProblem{SQLITE_NOMEM, sqlite3_errstr(SQLITE_NOMEM)};
  Database database(handle);
  if (code != SQLITE_OK) return problem_of(handle);
  sqlite3_busy_timeout(handle, kPatience);
  be_careful(handle);
  sqlite3_create_function_v2(handle, "look_of", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr,
                             call_look_of, nullptr, nullptr, nullptr);
  if (auto problem = database.run("PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON"))
    return problem;
  return database;
}

Database::Database(Database&& other) noexcept
    : handle_(std::exchange(other.handle_, nullptr)), prepared_(std::move(other.prepared_)) {
  other.prepared_.clear();
}

Database& Database::operator=(Database&& other) noexcept {
  std::swap(handle_, other.handle_);
  std::swap(prepared_, other.prepared_);
  return *this;
}

Database::~Database() {
  for (const auto& [text, statement] : prepared_) sqlite3_finalize(statement);
  sqlite3_close(handle_);
}

SqliteProblem Database::run(const std::string& statements) {
  if (sqlite3_exec(handle_, statements.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return problem_of(handle_);
}

bool Database::outside_transaction() const {
  return sqlite3_get_autocommit(handle_) != 0;
}

sqlite3_stmt* Database::prepared(std::string_view statement) {
  if (const auto found = prepared_.find(statement); found != prepared_.end()) return found->second;
  sqlite3_stmt* fresh = nullptr;
  sqlite3_prepare_v3(handle_, statement.data(), static_cast<int>(statement.size()),
                     SQLITE_PREPARE_PERSISTENT, &fresh, nullptr);
  if (fresh != nullptr) prepared_.emplace(statement, fresh);
  return fresh;
}

// A statement that is not reset would keep its view of the database, and what it was given.
Query::~Query() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Query::next() {
  if (problem_) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) note_problem();
  return false;
}

SqliteProblem Query::run() {
  while (next()) {
  }
  return problem_;
}

// A text that is not there would be NULL, which means something else.
void Query::bind(int place, std::string_view text) {
  const char* start = text.data() == nullptr ? "" : text.data();
  if (!problem_ && sqlite3_bind_text64(statement_, place, start, text.size(), SQLITE_TRANSIENT,
                                       SQLITE_UTF8) != SQLITE_OK)
    note_problem();
}

void Query::bind(int place, Blob blob) {
  const char* start = blob.bytes.data() == nullptr ? "" : blob.bytes.data();
  if (!problem_ && sqlite3_bind_blob64(statement_, place, start, blob.bytes.size(),
                                       SQLITE_TRANSIENT) != SQLITE_OK)
    note_problem();
}

void Query::bind(int place, std::int64_t number) {
  if (!problem_ && sqlite3_bind_int64(statement_, place, number) != SQLITE_OK) note_problem();
}

void Query::note_problem() {
  problem_ = problem_of(database_);
}

std::string Query::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? "" : std::string(static_cast<const char*>(bytes), size);
}

std::int64_t Query::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

bool Query::is_null(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

}  // namespace wardroom::server
