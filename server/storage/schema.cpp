#include "server/storage/schema.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <optional>
#include <system_error>

#include "words/server_storage.hpp"

namespace wardroom::server {
namespace {

namespace text = words::server::storage;

constexpr std::uint32_t kMark = 0x57415244;  // "WARD", as `application_id`

// Ids are texts that nobody can guess. Who is gone is NULL in a seat. A change has a number of its
// own in its game, so writing it twice fails.
constexpr std::string_view kFormat1 = R"sql(
  PRAGMA application_id = 0x57415244;

  CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX people_by_login ON people (login) WHERE login <> '';

  CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_person ON sessions (person);

  CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    invite_hash TEXT NOT NULL,
    invite TEXT NOT NULL,
    settings TEXT NOT NULL,
    start TEXT NOT NULL,
    pack TEXT NOT NULL,
    phase TEXT NOT NULL,
    end TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX games_unfinished ON games (created) WHERE phase <> 'over';

  CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT REFERENCES people ON DELETE SET NULL,
    name TEXT NOT NULL,
    deck TEXT NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

  CREATE TABLE changes (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    seat TEXT NOT NULL,
    option TEXT NOT NULL,
    steps INTEGER NOT NULL,
    clocks TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE packs (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;

  CREATE TABLE blocks (
    by TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    about TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (by, about)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_about ON blocks (about);

  CREATE TABLE reports (
    number INTEGER NOT NULL PRIMARY KEY,
    by TEXT NOT NULL,
    about TEXT NOT NULL,
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX reports_by_person ON reports (by);
)sql";

// What names of accounts look like; of those that look alike already the oldest one has it.
constexpr std::string_view kFormat2 = R"sql(
  ALTER TABLE people ADD COLUMN look TEXT NOT NULL DEFAULT '';
  UPDATE people SET look = look_of(name) WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY look_of(name) ORDER BY created, id) AS place
      FROM people WHERE login <> '')
    WHERE place = 1);
  CREATE UNIQUE INDEX people_by_look ON people (look) WHERE look <> '';
)sql";

constexpr std::array kMigrations = {kFormat1, kFormat2};

// The beginning of the file as it lies there. Asked before SQLite touches it: a database of another
// program may have work left over that opening it would carry out.
struct Header {
  std::uint32_t version = 0;
  std::uint32_t mark = 0;
};

std::optional<Header> read_header(const std::string& file) {
  std::array<char, 100> bytes{};
  std::ifstream in(file, std::ios::binary);
  if (!in.read(bytes.data(), bytes.size())) return std::nullopt;
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  if (std::string_view(bytes.data(), kMagic.size()) != kMagic) return std::nullopt;
  const auto number = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
      value = (value << 8U) | static_cast<unsigned char>(bytes[i]);
    return value;
  };
  return Header{number(60), number(68)};
}

std::int64_t read_version(Database& database, SqliteProblem& problem) {
  Query query(database, "PRAGMA user_version");
  const std::int64_t version = query.next() ? query.number(0) : -1;
  problem = query.problem();
  return version;
}

}  // namespace

std::span<const std::string_view> migrations() {
  return kMigrations;
}

SqliteProblem migrate(Database& database, std::span<const std::string_view> steps) {
  SqliteProblem unread;
  const std::int64_t version = read_version(database, unread);
  if (unread) return unread;
  for (auto done = static_cast<std::size_t>(version); done < steps.size(); ++done) {
    const std::string step = "BEGIN IMMEDIATE;" + std::string(steps[done]) +
                             "; PRAGMA user_version = " + std::to_string(done + 1) + "; COMMIT";
    if (SqliteProblem problem = database.run(step)) {
      if (!database.outside_transaction()) database.run("ROLLBACK");
      return problem;
    }
  }
  return {};
}

int version_of(Database& database) {
  SqliteProblem unread;
  return static_cast<int>(read_version(database, unread));
}

std::string damage(Database& database, Thoroughness thoroughness) {
  const bool quick = thoroughness == Thoroughness::quick;
  Query query(database, quick ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)");
  const std::string found = query.next() ? query.text(0) : "";
  if (query.problem()) return query.problem().text;
  return found == "ok" ? "" : found;
}

std::string objection(const std::string& file, Thoroughness thoroughness, Language language) {
  if (!std::ifstream(file, std::ios::binary))
    return text::cannot_open(language, file, std::generic_category().message(errno));
  const auto header = read_header(file);
  if (!header || header->mark != kMark) return text::foreign(language, file);
  const auto known = static_cast<std::uint32_t>(migrations().size());
  if (header->version > known) return text::newer(language, file, header->version, known);

  auto opened = Database::open(file, Database::Access::read);
  if (const auto* problem = std::get_if<SqliteProblem>(&opened))
    return text::cannot_open(language, file, problem->text);
  auto& database = std::get<Database>(opened);
  if (const std::string found = damage(database, thoroughness); !found.empty())
    return text::damaged(language, file, found);
  // Once more: what was written last may not be in the file itself yet but in the log beside it.
  const int version = version_of(database);
  if (version < 1) return text::foreign(language, file);
  if (version > static_cast<int>(known)) return text::newer(language, file, version, known);
  return "";
}

}  // namespace wardroom::server
