// The match of a room as it is kept: its choices are on disk; in memory it is only while somebody
// looks at it or a bot is to move, and is read again when it is needed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/record.hpp"
#include "server/game_shelf.hpp"
#include "server/people/client.hpp"
#include "server/room/game_clock.hpp"
#include "server/storage/storage.hpp"
#include "table/hosted_table.hpp"

namespace wardroom::server {

class RoomMatch {
 public:
  explicit RoomMatch(Room& room);

  // --- in memory ---
  // The match, read from disk if need be; null if it cannot be played.
  HostedTable* table();
  // The same for an asker who decides there; null if the asker has been told why not.
  HostedTable* table_for(const Asker& asker);
  // As far as it is in memory already.
  HostedTable* in_memory() const { return table_.get(); }
  // A match that begins, or null.
  void take(std::unique_ptr<HostedTable> table) { table_ = std::move(table); }
  // Out of memory: what is on disk is the truth.
  void drop() { table_.reset(); }
  // Out of memory if nobody looks at it and no bot has to move.
  void rest();

  // --- on disk ---
  std::uint64_t changes() const { return changes_; }
  void add_changes(std::uint64_t count) { changes_ += count; }
  // The choices from number `first` on, as rows to be written.
  std::vector<ChangeRow> new_changes(std::size_t first, const GameClock& clock,
                                     Milliseconds at) const;
  // What plays this match with the rules and cards it was begun with; `record` becomes its start.
  // Null and a problem if nothing does.
  const PlayedGame* game_begun(Record& record, Sentence& problem) const;
  // The version of the rules that it was begun with; empty if its start cannot be read.
  std::string rules_version() const;
  // To its chance (beginning.hpp); empty before the game begins.
  const std::string& commitment() const { return commitment_; }
  // The game has begun with that many choices that nobody had to make.
  void begun(std::uint64_t changes);

  // --- as everybody has been told ---
  // The seat that decides; nothing if no game is played or the match cannot be read.
  std::optional<Seat> decider();
  // The seat that decides now is told.
  void note_decider();
  void note_end() { decides_.reset(); }
  // Why the match cannot be played on, in words; empty if it can.
  std::string fault(Language language) const { return fault_ ? fault_(language) : std::string(); }
  bool has_fault() const { return fault_ != nullptr; }
  void set_fault(Sentence fault) { fault_ = std::move(fault); }
  // The rules under way in words, for the operator.
  std::vector<std::string> frames(Language language);

 private:
  bool load();

  Room& room_;
  std::unique_ptr<HostedTable> table_;  // null while nobody needs it
  Sentence fault_;                      // why it cannot be played on; null if it can
  std::uint64_t changes_ = 0;           // how many are on disk
  std::optional<Seat> decides_;         // after the last of them
  bool decides_known_ = false;
  std::string commitment_;
};

}  // namespace wardroom::server
