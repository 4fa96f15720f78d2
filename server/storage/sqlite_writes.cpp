#include "server/storage/sqlite_writes.hpp"

#include <sqlite3.h>

#include "server/people/names.hpp"

namespace wardroom::server {
namespace {

// After a failure nothing more is run: the library may have ended the transaction already, and
// whatever came next would be kept by itself.
class Writer {
 public:
  explicit Writer(Database& database) : database_(database) {}

  const SqliteProblem& problem() const { return problem_; }

  void operator()(const PutPerson& put) {
    const PersonRow& person = put.person;
    // A name that is not changed keeps what it looks like: of accounts that looked alike before
    // format 2 only the first one has it.
    run("INSERT INTO people (id, name, login, password_hash, created, look)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " look = iif(name = excluded.name AND login = excluded.login, look, excluded.look),"
        " name = excluded.name, login = excluded.login, password_hash = excluded.password_hash,"
        " created = excluded.created",
        person.id, person.name, person.login, person.password_hash, person.created,
        person.login.empty() ? std::string() : look_of(person.name));
  }

  void operator()(const PutSession& put) {
    run("INSERT INTO sessions (token_hash, person, at) VALUES (?, ?, ?)"
        " ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, at = excluded.at",
        put.token_hash, put.person, put.at);
  }

  void operator()(const DropSessions& drop) {
    run("DELETE FROM sessions WHERE person = ?", drop.person);
    run("DELETE FROM sessions WHERE token_hash = ?", drop.token_hash);
  }

  void operator()(const DropPerson& drop) {
    run("UPDATE seats SET person = NULL, name = '' WHERE person = ?", drop.person);
    run("DELETE FROM people WHERE id = ?", drop.person);  // takes sessions and blocks along
  }

  void operator()(const MoveSeats& move) {
    run("UPDATE seats SET person = ? WHERE person = ?", move.to, move.from);
  }

  void operator()(const PutGame& put) {
    const GameRow& game = put.game;
    run("INSERT INTO games (id, invite_hash, invite, settings, start, pack, phase, end, created,"
        " changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " invite_hash = excluded.invite_hash, invite = excluded.invite,"
        " settings = excluded.settings, start = excluded.start, pack = excluded.pack,"
        " phase = excluded.phase, end = excluded.end, created = excluded.created,"
        " changed = excluded.changed",
        game.id, game.invite_hash, game.invite, game.settings, game.start, game.pack, game.phase,
        game.end, game.created, game.changed);
    run("DELETE FROM seats WHERE game = ?", game.id);
    std::int64_t number = 0;
    for (const SeatRow& seat : game.seats)
      run("INSERT INTO seats (game, number, kind, person, name, deck)"
          " VALUES (?, ?, ?, nullif(?, ''), ?, ?)",
          game.id, number++, seat.kind, seat.person, seat.name, seat.deck);
  }

  void operator()(const DropGame& drop) { run("DELETE FROM games WHERE id = ?", drop.game); }

  void operator()(const AddChanges& add) {
    std::uint64_t number = stored_changes(add.game);
    if (problem_) return;
    if (number != add.first) {
      problem_ = {SQLITE_MISMATCH, "game " + add.game + " has " + std::to_string(number) +
                                       " changes, not " + std::to_string(add.first)};
      return;
    }
    for (const ChangeRow& change : add.changes)
      run("INSERT INTO changes (game, number, kind, seat, option, steps, clocks, at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          add.game, number++, static_cast<std::int64_t>(change.kind), change.seat, change.option,
          change.steps, change.clocks, change.at);
  }

  void operator()(const PutPack& put) {
    run("INSERT INTO packs (hash, game, bytes) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        put.hash, put.game, Blob{put.bytes});
  }

  void operator()(const PutBlock& put) {
    run(put.on ? "INSERT INTO blocks (by, about) VALUES (?, ?) ON CONFLICT DO NOTHING"
               : "DELETE FROM blocks WHERE by = ? AND about = ?",
        put.by, put.about);
  }

  void operator()(const AddReport& add) {
    const ReportRow& report = add.report;
    run("INSERT INTO reports (by, about, game, reason, at) VALUES (?, ?, ?, ?, ?)", report.by,
        report.about, report.game, report.reason, report.at);
  }

 private:
  template <class... Values>
  void run(std::string_view statement, const Values&... values) {
    if (!problem_) problem_ = Query(database_, statement, values...).run();
  }

  // The numbers of changes have no gaps, so the last one tells how many there are.
  std::uint64_t stored_changes(const std::string& game) {
    Query query(database_, "SELECT ifnull(max(number) + 1, 0) FROM changes WHERE game = ?", game);
    const std::int64_t count = query.next() ? query.number(0) : 0;
    problem_ = query.problem();
    return static_cast<std::uint64_t>(count);
  }

  Database& database_;
  SqliteProblem problem_;
};

}  // namespace

SqliteProblem apply(Database& database, const std::vector<Write>& writes) {
  Writer writer(database);
  for (const Write& write : writes) {
    std::visit(writer, write);
    if (writer.problem()) break;
  }
  return writer.problem();
}

}  // namespace wardroom::server
