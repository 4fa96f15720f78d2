// What the server keeps, and the promise it keeps it by: `done` is called only when a write is on
// disk for good. Rows are plain data; the rules of rooms and people are elsewhere. SQLite is behind
// it today; another database needs this interface and nothing more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wardroom::server {

using Milliseconds = std::int64_t;  // since 1970, or as a length of time

// --- rows ---

struct PersonRow {
  std::string id;
  std::string name;
  std::string login;          // of an account: the name as it is compared; empty for a guest
  std::string password_hash;  // of an account
  Milliseconds created = 0;
};

struct SeatRow {
  std::string kind;    // person, bot, open
  std::string person;  // id; empty if that person is gone
  std::string name;    // of a person at that time, or the level of a bot
  std::string deck;    // the text of the deck that was brought, or empty
};

struct GameRow {
  std::string id;
  std::string invite_hash;  // of the invitation
  std::string invite;       // the invitation itself while a seat is open, then empty
  std::string settings;     // what was asked for when it was created, as JSON
  std::vector<SeatRow> seats;
  std::string start;  // its record without choices; empty before it begins
  std::string pack;   // the hash of the cards it is played with; empty before it begins
  std::string phase;  // waiting, playing, over
  std::string end;    // how it ended, as JSON; empty before
  Milliseconds created = 0;
  Milliseconds changed = 0;
};

// One change of a match, in order. Choices that nobody had to make are changes too.
struct ChangeRow {
  enum class Kind : std::uint8_t { choice, back };
  Kind kind = Kind::choice;
  std::string seat;         // the seat that chose, or went back
  std::string option;       // in notation
  std::uint64_t steps = 0;  // of `back`: how many choices are left
  std::string clocks;       // what everybody had left afterwards, as JSON; empty without clock
  Milliseconds at = 0;
};

struct ReportRow {
  std::string by;     // person
  std::string about;  // person
  std::string game;
  std::string reason;
  Milliseconds at = 0;
};

// --- writes ---

// New or changed. Two accounts never have the same login, nor names that look alike (names.hpp),
// but for those that had before this was looked at.
struct PutPerson {
  PersonRow person;
};
struct PutSession {  // whoever has the token is this person
  std::string token_hash;
  std::string person;
  Milliseconds at = 0;
};
struct DropSessions {  // all sessions of a person, or the one with this hash
  std::string person;
  std::string token_hash;
};
// Removes the person with sessions and blocks; seats of games then have no person and an empty
// name.
struct DropPerson {
  std::string person;
};
struct MoveSeats {  // from one person to another, in all games
  std::string from;
  std::string to;
};
struct PutGame {  // new or changed, with its seats
  GameRow game;
};
struct DropGame {  // with its changes
  std::string game;
};
struct AddChanges {
  std::string game;
  std::uint64_t first = 0;  // how many there are before; so each change has its own number
  std::vector<ChangeRow> changes;
};
struct PutPack {  // if it is not there yet
  std::string hash;
  std::string game;
  std::string bytes;
};
struct PutBlock {
  std::string by;
  std::string about;
  bool on = true;
};
struct AddReport {
  ReportRow report;
};

using Write = std::variant<PutPerson, PutSession, DropSessions, DropPerson, MoveSeats, PutGame,
                           DropGame, AddChanges, PutPack, PutBlock, AddReport>;

class Storage {
 public:
  // Called in the storage's own thread; an empty text means that it is on disk.
  using Done = std::function<void(const std::string& problem)>;

  Storage() = default;
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  virtual ~Storage() = default;

  // Writes all of them or none, after all writes that were asked for before.
  virtual void write(std::vector<Write> writes, Done done) = 0;

  // --- reading: all writes that are done are seen ---
  virtual std::optional<PersonRow> person(const std::string& id) = 0;
  virtual std::optional<PersonRow> person_by_login(const std::string& login) = 0;
  // The account whose name can be taken for this one.
  virtual std::optional<PersonRow> person_by_look(const std::string& name) = 0;
  virtual std::optional<PersonRow> person_by_token(const std::string& token_hash) = 0;
  virtual std::vector<std::string> blocked_by(const std::string& person) = 0;
  virtual std::vector<ReportRow> reports(std::size_t most) = 0;  // the latest first
  virtual std::vector<ReportRow> reports_by(const std::string& person) = 0;

  virtual std::optional<GameRow> game(const std::string& id) = 0;
  virtual std::vector<GameRow> unfinished_games() = 0;  // waiting or playing
  // Finished games of a person, the latest first.
  virtual std::vector<GameRow> finished_games(const std::string& person, std::size_t most) = 0;
  virtual std::vector<GameRow> games_of(const std::string& person) = 0;  // all, for an export
  virtual std::vector<ChangeRow> changes(const std::string& game) = 0;
  virtual std::optional<std::string> pack(const std::string& hash) = 0;

  // Why the last read could not be done, which then found nothing; empty if it was done.
  virtual std::string read_problem() const { return {}; }
};

}  // namespace wardroom::server
