#include "server/storage/sqlite_storage.hpp"

#include <chrono>
#include <filesystem>
#include <span>

#include "server/storage/schema.hpp"
#include "server/storage/sqlite_writes.hpp"
#include "words/server_storage.hpp"

namespace wardroom::server {
namespace {

namespace fs = std::filesystem;
namespace text = words::server::storage;

// Beside its place and complete before it gets its name: whatever happens meanwhile, there is a
// good database or none.
std::string make_database(const std::string& file, Language language) {
  if (const std::string log = log_beside(file); !log.empty())
    return text::stray(language, log, file);
  const std::string part = file + ".new";
  remove_with_companions(part);  // of a program that was killed here; the lock is ours
  std::string problem = make_private_file(part);
  if (problem.empty()) {
    auto opened = Database::open(part, Database::Access::change);
    auto* database = std::get_if<Database>(&opened);
    problem = (database == nullptr ? std::get<SqliteProblem>(opened) : migrate(*database)).text;
  }
  if (problem.empty()) problem = put_in_place(part, file, false);
  if (problem.empty()) return "";
  remove_with_companions(part);
  return text::cannot_write(language, file, problem);
}

// With FULL a commit is on the disk when it is done, with the log (WAL) it takes one wait only.
constexpr const char* kWriterSettings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

}  // namespace

std::variant<std::unique_ptr<SqliteStorage>, std::string> SqliteStorage::open(
    const std::string& given_file, Language language) {
  const std::string file = real_name(given_file);
  if (const std::string problem = make_folder_for(file); !problem.empty())
    return text::cannot_write(language, file, problem);
  auto locked = DatabaseLock::take(file, language);
  if (auto* problem = std::get_if<std::string>(&locked)) return std::move(*problem);

  std::error_code error;
  if (!fs::exists(file, error))
    if (std::string problem = make_database(file, language); !problem.empty()) return problem;
  if (std::string problem = objection(file, Thoroughness::quick, language); !problem.empty())
    return problem;

  auto writer = Database::open(file, Database::Access::change);
  auto reader = Database::open(file, Database::Access::read);
  for (const auto* opened : {&writer, &reader})
    if (const auto* problem = std::get_if<SqliteProblem>(opened))
      return text::cannot_open(language, file, problem->text);
  auto& database = std::get<Database>(writer);
  if (const SqliteProblem problem = database.run(kWriterSettings))
    return text::cannot_open(language, file, problem.text);
  if (const SqliteProblem problem = migrate(database))
    return text::cannot_update(language, file, problem.text);
  return std::unique_ptr<SqliteStorage>(new SqliteStorage(std::get<DatabaseLock>(std::move(locked)),
                                                          std::move(database),
                                                          std::get<Database>(std::move(reader))));
}

SqliteStorage::SqliteStorage(DatabaseLock lock, Database writer, Database reader)
    : lock_(std::move(lock)),
      writer_(std::move(writer)),
      reader_(std::move(reader)),
      thread_([this] { write_until_closed(); }) {}

SqliteStorage::~SqliteStorage() {
  {
    const std::scoped_lock hold(mutex_);
    closing_ = true;
  }
  more_.notify_one();
  thread_.join();
}

void SqliteStorage::write(std::vector<Write> writes, Done done) {
  {
    const std::scoped_lock hold(mutex_);
    queue_.push_back({std::move(writes), std::move(done), ""});
    ++figures_.waiting;
  }
  more_.notify_one();
}

SqliteStorage::Figures SqliteStorage::figures() const {
  const std::scoped_lock hold(mutex_);
  return figures_;
}

void SqliteStorage::write_until_closed() {
  std::unique_lock hold(mutex_);
  while (true) {
    more_.wait(hold, [this] { return closing_ || !queue_.empty(); });
    if (queue_.empty()) return;
    Units units = std::exchange(queue_, {});
    hold.unlock();
    write_all(units);
    hold.lock();
    // Counted before anybody is told, so that who is told finds it counted.
    figures_.waiting -= units.size();
    for (const Unit& unit : units) ++(unit.problem.empty() ? figures_.written : figures_.failed);
    figures_.problem = units.back().problem;
    hold.unlock();
    for (const Unit& unit : units)
      if (unit.done) unit.done(unit.problem);
    hold.lock();
  }
}

// If all together fail, each is tried by itself: one that is bad must not stop the others.
void SqliteStorage::write_all(Units& units) {
  const std::string problem = commit(units);
  if (problem.empty()) return;
  if (units.size() == 1) {
    units.front().problem = problem;
    return;
  }
  for (Unit& unit : units) unit.problem = commit({&unit, 1});
}

std::string SqliteStorage::commit(std::span<const Unit> units) {
  const auto start = std::chrono::steady_clock::now();
  SqliteProblem problem = writer_.run("BEGIN IMMEDIATE");
  for (const Unit& unit : units)
    if (!problem) problem = apply(writer_, unit.writes);
  if (!problem) problem = writer_.run("COMMIT");
  if (problem) {
    if (!writer_.outside_transaction()) writer_.run("ROLLBACK");
    return problem.text.empty() ? "unknown problem" : problem.text;
  }
  const auto time = std::chrono::steady_clock::now() - start;
  const std::scoped_lock hold(mutex_);
  ++figures_.commits;
  figures_.last_commit_microseconds =
      std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  return "";
}

}  // namespace wardroom::server
