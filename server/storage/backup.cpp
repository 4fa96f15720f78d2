#include "server/storage/backup.hpp"

#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <optional>
#include <system_error>

#include "server/storage/database_file.hpp"
#include "server/storage/schema.hpp"
#include "server/storage/sqlite.hpp"
#include "words/server_storage.hpp"

namespace wardroom::server {
namespace {

namespace fs = std::filesystem;
namespace text = words::server::backup;
namespace storage_text = words::server::storage;

// A file that is removed again unless it has got its name.
class Part {
 public:
  explicit Part(const std::string& place)
      : name_(place + ".part" + std::to_string(::getpid())), problem_(make_private_file(name_)) {}
  ~Part() {
    if (problem_.empty()) remove_with_companions(name_);
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  const std::string& name() const { return name_; }
  const std::string& problem() const { return problem_; }  // why it could not be made

 private:
  std::string name_;
  std::string problem_;
};

std::string copy_pages(Database& from, Database& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) return sqlite3_errmsg(to.handle());
  // All pages in one go: a copy in pieces would begin again whenever the server writes. Nobody
  // waits for it.
  sqlite3_backup_step(backup, -1);
  return sqlite3_backup_finish(backup) == SQLITE_OK ? "" : sqlite3_errmsg(to.handle());
}

// A sound copy is whole, has the format it was copied from, and is one file that needs no other.
std::string why_not_sound(Database& copy, int version) {
  if (const SqliteProblem problem = copy.run("PRAGMA journal_mode = DELETE")) return problem.text;
  if (std::string found = damage(copy, Thoroughness::full); !found.empty()) return found;
  if (const int copied = version_of(copy); copied != version)
    return "format " + std::to_string(copied) + ", not " + std::to_string(version);
  return "";
}

// A sound copy of the database in a file that exists and is empty. Says what is wrong, else.
std::string copy_database(const std::string& from, const std::string& to, Language language) {
  auto source = Database::open(from, Database::Access::read);
  if (const auto* problem = std::get_if<SqliteProblem>(&source))
    return storage_text::cannot_open(language, from, problem->text);
  auto copy = Database::open(to, Database::Access::change);
  if (const auto* problem = std::get_if<SqliteProblem>(&copy))
    return storage_text::cannot_write(language, to, problem->text);
  auto& database = std::get<Database>(source);
  const int version = version_of(database);
  if (const std::string problem = copy_pages(database, std::get<Database>(copy)); !problem.empty())
    return storage_text::cannot_write(language, to, problem);
  if (const std::string found = why_not_sound(std::get<Database>(copy), version); !found.empty())
    return text::bad_copy(language, from, found);
  return "";
}

bool is_there(const std::string& file) {
  std::error_code error;
  return fs::exists(fs::symlink_status(file, error));
}

bool belongs_to(const std::string& file, const std::string& database) {
  const std::string name = real_name(file);
  if (name == database || name == DatabaseLock::file_for(database)) return true;
  for (const std::string_view companion : kCompanions)
    if (name == database + std::string(companion)) return true;
  std::error_code error;
  return fs::equivalent(file, database, error);  // under another name
}

// The first name of its kind that is free.
std::string name_to_keep(const std::string& database) {
  for (int i = 1;; ++i) {
    std::string name = database + ".old-" + std::to_string(i);
    if (!is_there(name) && log_beside(name).empty()) return name;
  }
}

// Its log becomes part of it if it can be read, so that it is one file.
void fold_log(const std::string& database) {
  if (!objection(database, Thoroughness::quick, Language::english).empty()) return;
  auto opened = Database::open(database, Database::Access::change);
  if (auto* open = std::get_if<Database>(&opened)) open->run("PRAGMA wal_checkpoint(TRUNCATE)");
}

// The database first: if this is interrupted, a log without database is refused by whoever comes
// next, whereas a database without its log would pass for a good one.
std::string move_database(const std::string& database, const std::string& to) {
  std::error_code error;
  if (is_there(database)) fs::rename(database, to, error);
  for (const std::string_view companion : kCompanions) {
    const std::string name = database + std::string(companion);
    if (!error && is_there(name)) fs::rename(name, to + std::string(companion), error);
  }
  return error ? error.message() : "";
}

}  // namespace

std::string back_up(const std::string& given_database, const std::string& target, IfThere if_there,
                    Language language) {
  const std::string database = real_name(given_database);
  if (!is_there(database)) return text::missing(language, database);
  if (belongs_to(target, database)) return text::itself(language, target);
  std::error_code error;
  if (is_there(target)) {
    if (if_there == IfThere::refuse) return text::exists(language, target);
    if (!fs::is_regular_file(target, error))
      return storage_text::cannot_write(
          language, target, std::make_error_code(std::errc::invalid_argument).message());
  }
  if (std::string problem = objection(database, Thoroughness::quick, language); !problem.empty())
    return problem;

  const std::string place = real_name(target);
  const Part part(place);
  if (!part.problem().empty()) return storage_text::cannot_write(language, target, part.problem());
  if (std::string problem = copy_database(database, part.name(), language); !problem.empty())
    return problem;
  const std::string problem = put_in_place(part.name(), place, if_there == IfThere::replace);
  return problem.empty() ? "" : storage_text::cannot_write(language, target, problem);
}

std::variant<Restored, std::string> restore(const std::string& backup,
                                            const std::string& given_database, Language language) {
  const std::string database = real_name(given_database);
  if (!is_there(backup)) return text::missing(language, backup);
  if (belongs_to(backup, database)) return text::itself(language, backup);
  if (const std::string problem = make_folder_for(database); !problem.empty())
    return storage_text::cannot_write(language, database, problem);
  const auto lock = DatabaseLock::take(database, language);
  if (const auto* problem = std::get_if<std::string>(&lock)) return *problem;
  if (std::string problem = objection(backup, Thoroughness::full, language); !problem.empty())
    return problem;

  const Part part(database);
  if (!part.problem().empty())
    return storage_text::cannot_write(language, database, part.problem());
  if (std::string problem = copy_database(backup, part.name(), language); !problem.empty())
    return problem;

  Restored restored;
  if (is_there(database)) fold_log(database);
  if (is_there(database) || !log_beside(database).empty()) restored.kept = name_to_keep(database);
  std::string problem = restored.kept.empty() ? "" : move_database(database, restored.kept);
  if (problem.empty()) problem = put_in_place(part.name(), database, false);
  if (problem.empty()) return restored;
  if (!restored.kept.empty() && !is_there(database)) move_database(restored.kept, database);
  return storage_text::cannot_write(language, database, problem);
}

}  // namespace wardroom::server
