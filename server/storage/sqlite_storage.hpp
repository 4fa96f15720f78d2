// Storage in a file of SQLite. One thread writes: whatever waits for it goes into one transaction,
// because what takes long is waiting for the disk, and that is the same for one write and for a
// hundred. Reads use a connection of their own, from the thread of whoever opened it, and never
// wait for a write.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "engine/text/message.hpp"
#include "server/storage/database_file.hpp"
#include "server/storage/sqlite.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

class SqliteStorage final : public Storage {
 public:
  // For metrics.
  struct Figures {
    std::size_t waiting = 0;  // units that are not on disk yet
    std::uint64_t commits = 0;
    std::uint64_t written = 0;  // units
    std::uint64_t failed = 0;   // units
    std::int64_t last_commit_microseconds = 0;
    std::string problem;  // of the last transaction; empty if it was done
  };

  // Makes the file and its folder if they are missing, and brings older formats up to date. Or why
  // that cannot be done, in words for the operator: then nothing was changed.
  static std::variant<std::unique_ptr<SqliteStorage>, std::string> open(
      const std::string& file, Language language = Language::english);
  // Writes everything that waits, then ends.
  ~SqliteStorage() override;

  // From any thread, also out of a `done`.
  void write(std::vector<Write> writes, Done done) override;
  Figures figures() const;  // from any thread

  std::optional<PersonRow> person(const std::string& id) override;
  std::optional<PersonRow> person_by_login(const std::string& login) override;
  std::optional<PersonRow> person_by_look(const std::string& name) override;
  std::optional<PersonRow> person_by_token(const std::string& token_hash) override;
  std::vector<std::string> blocked_by(const std::string& person) override;
  std::vector<ReportRow> reports(std::size_t most) override;
  std::vector<ReportRow> reports_by(const std::string& person) override;
  std::optional<GameRow> game(const std::string& id) override;
  std::vector<GameRow> unfinished_games() override;
  std::vector<GameRow> finished_games(const std::string& person, std::size_t most) override;
  std::vector<GameRow> games_of(const std::string& person) override;
  std::vector<ChangeRow> changes(const std::string& game) override;
  std::optional<std::string> pack(const std::string& hash) override;
  std::string read_problem() const override { return read_problem_; }

 private:
  struct Unit {
    std::vector<Write> writes;
    Done done;
    std::string problem;
  };
  using Units = std::vector<Unit>;

  SqliteStorage(DatabaseLock lock, Database writer, Database reader);

  void write_until_closed();
  void write_all(Units& units);
  // Writes all these units in one transaction; answers what went wrong, or nothing.
  std::string commit(std::span<const Unit> units);

  // Reads all rows of a query, or none if it fails on the way.
  template <class Row>
  std::vector<Row> all(Query& query, Row (*read)(const Query&));
  std::optional<PersonRow> one_person(Query& query);
  std::vector<GameRow> games(Query& query);

  DatabaseLock lock_;
  Database writer_;
  Database reader_;
  std::string read_problem_;

  mutable std::mutex mutex_;  // for what follows
  std::condition_variable more_;
  Units queue_;
  Figures figures_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace wardroom::server
