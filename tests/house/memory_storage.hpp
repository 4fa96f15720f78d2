// What the server keeps, in memory: a write is on disk when the test says so, or never. It lives on
// when the house is gone, so that another one can be opened on it. It refuses what the database
// refuses.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/storage/storage.hpp"

namespace wardroom::server {

class MemoryStorage final : public Storage {
 public:
  enum class Mood {
    prompt,  // everything is on disk at once
    slow,    // it waits for `acknowledge`
    broken,  // nothing can be written
  };
  Mood mood = Mood::prompt;
  bool unreadable = false;
  std::size_t reads = 0;  // of finished games

  std::size_t waiting() const { return queue_.size(); }
  // The first so many that wait.
  void acknowledge(std::size_t count = SIZE_MAX);
  // The first one is refused; the others too, as none may overtake.
  void refuse_waiting();
  // They are on disk, but nobody hears of it: the program ends before.
  void write_silently(std::size_t count);
  // As when the program ends.
  void forget_waiting() { queue_.clear(); }

  void write(std::vector<Write> writes, Done done) override;

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
  std::string read_problem() const override { return unreadable ? "no disk" : ""; }

  std::size_t people() const { return kept_.people.size(); }

 private:
  struct Kept {
    std::map<std::string, PersonRow> people;
    std::map<std::string, std::string> sessions;
    std::set<std::pair<std::string, std::string>> blocks;
    std::vector<ReportRow> reports;
    std::map<std::string, GameRow> games;
    // Shared, since everything is copied for every write.
    std::map<std::string, std::vector<std::shared_ptr<const ChangeRow>>> changes;
    std::map<std::string, std::shared_ptr<const std::string>> packs;
  };
  struct Unit {
    std::vector<Write> writes;
    Done done;
  };
  struct Writer;

  // All or nothing; what is wrong, or nothing.
  std::string apply(const std::vector<Write>& writes);
  std::vector<GameRow> games_where(const std::function<bool(const GameRow&)>& wanted) const;

  Kept kept_;
  std::deque<Unit> queue_;
};

}  // namespace wardroom::server
