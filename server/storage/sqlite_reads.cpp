// The reading half of SqliteStorage. Each read is one statement, so it sees one state of the
// database; one that fails on the way finds nothing rather than a part.
#include <algorithm>
#include <limits>

#include "server/people/names.hpp"
#include "server/storage/sqlite_storage.hpp"

namespace wardroom::server {
namespace {

constexpr std::string_view kPerson =
    "SELECT p.id, p.name, p.login, p.password_hash, p.created FROM people p ";

// A row for each seat, in order; a game comes in rows that follow each other.
constexpr std::string_view kGame =
    "SELECT g.id, g.invite_hash, g.invite, g.settings, g.start, g.pack, g.phase, g.end, g.created,"
    " g.changed, s.kind, s.person, s.name, s.deck"
    " FROM games g LEFT JOIN seats s ON s.game = g.id ";

constexpr std::string_view kReport = "SELECT by, about, game, reason, at FROM reports ";

std::string with(std::string_view start, std::string_view rest) {
  return std::string(start).append(rest);
}

// A number of rows as SQLite counts.
std::int64_t limit(std::size_t most) {
  constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
  return static_cast<std::int64_t>(std::min(most, kMost));
}

PersonRow read_person(const Query& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.number(4)};
}

GameRow read_game(const Query& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3),   {},           row.text(4),
          row.text(5), row.text(6), row.text(7), row.number(8), row.number(9)};
}

SeatRow read_seat(const Query& row) {
  return {row.text(10), row.text(11), row.text(12), row.text(13)};
}

ChangeRow read_change(const Query& row) {
  const auto kind = row.number(0) == 0 ? ChangeRow::Kind::choice : ChangeRow::Kind::back;
  return {kind,        row.text(1),  row.text(2), static_cast<std::uint64_t>(row.number(3)),
          row.text(4), row.number(5)};
}

ReportRow read_report(const Query& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.number(4)};
}

std::string read_text(const Query& row) {
  return row.text(0);
}

}  // namespace

template <class Row>
std::vector<Row> SqliteStorage::all(Query& query, Row (*read)(const Query&)) {
  std::vector<Row> rows;
  while (query.next()) rows.push_back(read(query));
  read_problem_ = query.problem().text;
  if (query.problem()) rows.clear();
  return rows;
}

std::optional<PersonRow> SqliteStorage::one_person(Query& query) {
  auto rows = all(query, read_person);
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

std::vector<GameRow> SqliteStorage::games(Query& query) {
  std::vector<GameRow> found;
  while (query.next()) {
    if (found.empty() || found.back().id != query.text(0)) found.push_back(read_game(query));
    if (!query.is_null(10)) found.back().seats.push_back(read_seat(query));
  }
  read_problem_ = query.problem().text;
  if (query.problem()) found.clear();
  return found;
}

std::optional<PersonRow> SqliteStorage::person(const std::string& id) {
  Query query(reader_, with(kPerson, "WHERE p.id = ?"), id);
  return one_person(query);
}

// Every guest has an empty login: none is found by it.
std::optional<PersonRow> SqliteStorage::person_by_login(const std::string& login) {
  Query query(reader_, with(kPerson, "WHERE p.login = ? AND p.login <> ''"), login);
  return one_person(query);
}

std::optional<PersonRow> SqliteStorage::person_by_look(const std::string& name) {
  Query query(reader_, with(kPerson, "WHERE p.look = ? AND p.look <> ''"), look_of(name));
  return one_person(query);
}

std::optional<PersonRow> SqliteStorage::person_by_token(const std::string& token_hash) {
  Query query(reader_, with(kPerson, "JOIN sessions s ON s.person = p.id WHERE s.token_hash = ?"),
              token_hash);
  return one_person(query);
}

std::vector<std::string> SqliteStorage::blocked_by(const std::string& person) {
  Query query(reader_, "SELECT about FROM blocks WHERE by = ? ORDER BY about", person);
  return all(query, read_text);
}

std::vector<ReportRow> SqliteStorage::reports(std::size_t most) {
  Query query(reader_, with(kReport, "ORDER BY number DESC LIMIT ?"), limit(most));
  return all(query, read_report);
}

std::vector<ReportRow> SqliteStorage::reports_by(const std::string& person) {
  Query query(reader_, with(kReport, "WHERE by = ? ORDER BY number DESC"), person);
  return all(query, read_report);
}

std::optional<GameRow> SqliteStorage::game(const std::string& id) {
  Query query(reader_, with(kGame, "WHERE g.id = ? ORDER BY s.number"), id);
  auto found = games(query);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<GameRow> SqliteStorage::unfinished_games() {
  Query query(reader_, with(kGame, "WHERE g.phase <> 'over' ORDER BY g.created, g.id, s.number"));
  return games(query);
}

std::vector<GameRow> SqliteStorage::finished_games(const std::string& person, std::size_t most) {
  Query query(reader_,
              with(kGame,
                   "WHERE g.id IN (SELECT f.id FROM games f WHERE f.phase = 'over' AND f.id IN"
                   " (SELECT game FROM seats WHERE person = ?)"
                   " ORDER BY f.changed DESC, f.id LIMIT ?)"
                   " ORDER BY g.changed DESC, g.id, s.number"),
              person, limit(most));
  return games(query);
}

std::vector<GameRow> SqliteStorage::games_of(const std::string& person) {
  Query query(reader_,
              with(kGame,
                   "WHERE g.id IN (SELECT game FROM seats WHERE person = ?)"
                   " ORDER BY g.created, g.id, s.number"),
              person);
  return games(query);
}

std::vector<ChangeRow> SqliteStorage::changes(const std::string& game) {
  Query query(reader_,
              "SELECT kind, seat, option, steps, clocks, at FROM changes"
              " WHERE game = ? ORDER BY number",
              game);
  return all(query, read_change);
}

std::optional<std::string> SqliteStorage::pack(const std::string& hash) {
  Query query(reader_, "SELECT bytes FROM packs WHERE hash = ?", hash);
  auto rows = all(query, read_text);
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

}  // namespace wardroom::server
