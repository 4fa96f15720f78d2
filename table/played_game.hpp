// A game as far as a match that was begun needs it: what plays that match on, and what a client
// draws of it. The games of this program are more than that (table_game.hpp); one that another
// program plays is no more (older/older_game.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/record.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "match/any_match.hpp"
#include "match/replay.hpp"

namespace wardroom {

class PlayedGame {
 public:
  PlayedGame() = default;
  PlayedGame(const PlayedGame&) = delete;
  PlayedGame& operator=(const PlayedGame&) = delete;
  virtual ~PlayedGame() = default;

  virtual std::string_view name() const = 0;  // as typed
  virtual int seats() const = 0;
  virtual RecordVersions versions() const = 0;  // of rules and cards, not of the program
  // The kinds of times to answer, as they are named in messages; none if there are none.
  virtual std::span<const std::string_view> answer_times() const { return {}; }
  // Everything a client draws and names: cards, modes, rulings. The members of `catalogue`
  // (docs/table.md).
  virtual void write_catalogue(JsonWriter& json) const = 0;
  // A recorded game after so many choices (or all it has), to look at or to play on; what chance
  // brings beyond the record follows from `seed` if the record has none. On a fault, the match is
  // where it happened, or null if it cannot even be set up.
  virtual std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps,
                                         std::uint64_t seed, Language language,
                                         ReplayFault& fault) const = 0;
};

}  // namespace wardroom
