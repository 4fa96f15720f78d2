// A record played again: every choice must be legal for the seat it belongs to, digests and result
// must agree. A record of another version replays as long as nothing differs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/chance.hpp"
#include "engine/digest.hpp"
#include "engine/record.hpp"
#include "engine/text/json.hpp"

namespace wardroom {

// Where and how a record stops making sense.
struct ReplayFault {
  enum Kind : std::uint8_t {
    none,
    set_up,      // `text` says what is wrong with the request
    unreadable,  // `text` is what was expected
    refused,     // `text` is the reason
    wrong_seat,  // the other seat decides
    over,        // the game was already over
    no_chance,   // an outcome is needed that is not in the record
    chance,      // outcomes do not follow from the seed, or are left over
    digest,      // the state is another one
    result,      // another result
  };
  Kind kind = none;
  std::size_t step = 0;    // the choice it is about, counted from 1; 0: the set-up
  std::uint32_t line = 0;  // of the record; 0: the record as a whole
  std::string text;
  explicit operator bool() const { return kind != none; }
};

// The digest of the open state as people and programs read it, so that it does not depend on how a
// version keeps a match in memory.
template <class Game>
std::uint64_t state_digest(const typename Game::Match& match, const typename Game::Set& set) {
  const std::string text = state_text<Game>(match, set);
  Digest digest;
  digest.add_items(std::span<const char>(text));
  return digest.value();
}

// Whether the outcomes a record lists are those of its seed, and as many as were used.
inline ReplayFault check_outcomes(const Record& record, std::uint32_t used) {
  ReplayFault fault;
  if (record.outcomes.size() != used) fault.kind = ReplayFault::chance;
  if (record.outcomes.size() < used && !record.seed) fault.kind = ReplayFault::no_chance;
  if (record.seed)
    for (std::uint32_t k = 0; k < record.outcomes.size(); ++k)
      if (Chance(*record.seed).outcome(k) != record.outcomes[k]) fault.kind = ReplayFault::chance;
  return fault;
}

}  // namespace wardroom
