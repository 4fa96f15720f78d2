#include "tests/house/memory_storage.hpp"

#include <algorithm>

#include "server/people/names.hpp"

namespace wardroom::server {

struct MemoryStorage::Writer {
  Kept& kept;
  std::string problem;

  void expect_person(const std::string& id) {
    if (!id.empty() && !kept.people.contains(id)) problem = "there is no person " + id;
  }

  void operator()(const PutPerson& put) {
    for (const auto& [id, person] : kept.people)
      if (id != put.person.id && !put.person.login.empty() && !person.login.empty() &&
          (person.login == put.person.login || look_of(person.name) == look_of(put.person.name)))
        problem = "this name is taken";
    kept.people[put.person.id] = put.person;
  }
  void operator()(const PutSession& put) {
    expect_person(put.person);
    kept.sessions[put.token_hash] = put.person;
  }
  void operator()(const DropSessions& drop) {
    std::erase_if(kept.sessions, [&](const auto& item) {
      return item.second == drop.person || item.first == drop.token_hash;
    });
  }
  void operator()(const DropPerson& drop) {
    kept.people.erase(drop.person);
    std::erase_if(kept.sessions, [&](const auto& item) { return item.second == drop.person; });
    std::erase_if(kept.blocks, [&](const auto& item) {
      return item.first == drop.person || item.second == drop.person;
    });
    for (auto& [id, game] : kept.games)
      for (SeatRow& seat : game.seats)
        if (seat.person == drop.person) seat.person = seat.name = "";
  }
  void operator()(const MoveSeats& move) {
    expect_person(move.to);
    for (auto& [id, game] : kept.games)
      for (SeatRow& seat : game.seats)
        if (seat.person == move.from) seat.person = move.to;
  }
  void operator()(const PutGame& put) {
    for (const SeatRow& seat : put.game.seats) expect_person(seat.person);
    kept.games[put.game.id] = put.game;
  }
  void operator()(const DropGame& drop) {
    kept.games.erase(drop.game);
    kept.changes.erase(drop.game);
  }
  void operator()(const AddChanges& add) {
    auto& changes = kept.changes[add.game];
    if (!kept.games.contains(add.game)) problem = "there is no game " + add.game;
    if (changes.size() != add.first) problem = "there are changes missing, or too many";
    for (const ChangeRow& change : add.changes)
      changes.push_back(std::make_shared<const ChangeRow>(change));
  }
  void operator()(const PutPack& put) {
    if (!kept.packs.contains(put.hash))
      kept.packs[put.hash] = std::make_shared<const std::string>(put.bytes);
  }
  void operator()(const PutBlock& put) {
    expect_person(put.by);
    expect_person(put.about);
    if (put.on)
      kept.blocks.emplace(put.by, put.about);
    else
      kept.blocks.erase({put.by, put.about});
  }
  void operator()(const AddReport& add) { kept.reports.push_back(add.report); }
};

std::string MemoryStorage::apply(const std::vector<Write>& writes) {
  Kept next = kept_;
  Writer writer{next, {}};
  for (const Write& write : writes) {
    std::visit(writer, write);
    if (!writer.problem.empty()) return writer.problem;
  }
  kept_ = std::move(next);
  return {};
}

void MemoryStorage::write(std::vector<Write> writes, Done done) {
  queue_.push_back({std::move(writes), std::move(done)});
  if (mood == Mood::prompt) acknowledge();
  if (mood == Mood::broken) refuse_waiting();
}

void MemoryStorage::acknowledge(std::size_t count) {
  for (; count > 0 && !queue_.empty(); --count) {
    const Unit unit = std::move(queue_.front());
    queue_.pop_front();
    unit.done(apply(unit.writes));
  }
}

void MemoryStorage::refuse_waiting() {
  while (!queue_.empty()) {
    const Unit unit = std::move(queue_.front());
    queue_.pop_front();
    unit.done("the disk is full");
  }
}

void MemoryStorage::write_silently(std::size_t count) {
  for (; count > 0 && !queue_.empty(); --count) {
    apply(queue_.front().writes);
    queue_.pop_front();
  }
}

// --- reading ---

std::optional<PersonRow> MemoryStorage::person(const std::string& id) {
  const auto found = kept_.people.find(id);
  if (unreadable || found == kept_.people.end()) return std::nullopt;
  return found->second;
}

std::optional<PersonRow> MemoryStorage::person_by_login(const std::string& login) {
  for (const auto& [id, person] : kept_.people)
    if (!unreadable && !login.empty() && person.login == login) return person;
  return std::nullopt;
}

std::optional<PersonRow> MemoryStorage::person_by_look(const std::string& name) {
  if (unreadable) return std::nullopt;
  for (const auto& [id, person] : kept_.people)
    if (!person.login.empty() && look_of(person.name) == look_of(name)) return person;
  return std::nullopt;
}

std::optional<PersonRow> MemoryStorage::person_by_token(const std::string& token_hash) {
  const auto found = kept_.sessions.find(token_hash);
  if (found == kept_.sessions.end()) return std::nullopt;
  return person(found->second);
}

std::vector<std::string> MemoryStorage::blocked_by(const std::string& person) {
  std::vector<std::string> blocked;
  for (const auto& [by, about] : kept_.blocks)
    if (!unreadable && by == person) blocked.push_back(about);
  return blocked;
}

std::vector<ReportRow> MemoryStorage::reports(std::size_t most) {
  std::vector<ReportRow> reports(kept_.reports.rbegin(), kept_.reports.rend());
  if (reports.size() > most) reports.resize(most);
  return reports;
}

std::vector<ReportRow> MemoryStorage::reports_by(const std::string& person) {
  std::vector<ReportRow> found = reports(SIZE_MAX);
  std::erase_if(found, [&](const ReportRow& report) { return report.by != person; });
  return found;
}

std::optional<GameRow> MemoryStorage::game(const std::string& id) {
  const auto found = kept_.games.find(id);
  if (unreadable || found == kept_.games.end()) return std::nullopt;
  return found->second;
}

std::vector<GameRow> MemoryStorage::games_where(
    const std::function<bool(const GameRow&)>& wanted) const {
  std::vector<GameRow> games;
  for (const auto& [id, game] : kept_.games)
    if (!unreadable && wanted(game)) games.push_back(game);
  return games;
}

std::vector<GameRow> MemoryStorage::unfinished_games() {
  return games_where([](const GameRow& game) { return game.phase != "over"; });
}

std::vector<GameRow> MemoryStorage::finished_games(const std::string& person, std::size_t most) {
  ++reads;
  std::vector<GameRow> games = games_of(person);
  std::erase_if(games, [](const GameRow& game) { return game.phase != "over"; });
  std::ranges::sort(games, std::greater{}, &GameRow::changed);
  if (games.size() > most) games.resize(most);
  return games;
}

std::vector<GameRow> MemoryStorage::games_of(const std::string& person) {
  return games_where([&](const GameRow& game) {
    return std::ranges::any_of(game.seats,
                               [&](const SeatRow& seat) { return seat.person == person; });
  });
}

std::vector<ChangeRow> MemoryStorage::changes(const std::string& game) {
  const auto found = kept_.changes.find(game);
  if (unreadable || found == kept_.changes.end()) return {};
  std::vector<ChangeRow> changes;
  for (const auto& change : found->second) changes.push_back(*change);
  return changes;
}

std::optional<std::string> MemoryStorage::pack(const std::string& hash) {
  const auto found = kept_.packs.find(hash);
  if (unreadable || found == kept_.packs.end()) return std::nullopt;
  return *found->second;
}

}  // namespace wardroom::server
