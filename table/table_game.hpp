// A game as a table knows it: what can be looked up about it, and how matches of it begin. The
// light part of what a program can do with a game; the heavy part (simulations, arenas, terminals)
// is AnyGame's, in cli/.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_match.hpp"
#include "ai/replay.hpp"
#include "cards/decks.hpp"
#include "engine/json.hpp"
#include "engine/match_request.hpp"
#include "engine/message.hpp"
#include "engine/rule_book.hpp"
#include "table/lesson.hpp"

namespace wardroom {

class TableGame {
 public:
  TableGame() = default;
  TableGame(const TableGame&) = delete;
  TableGame& operator=(const TableGame&) = delete;
  virtual ~TableGame() = default;

  virtual std::string_view name() const = 0;   // as typed
  virtual std::string_view title() const = 0;  // as read
  virtual int seats() const = 0;
  virtual std::vector<ModeOffer> mode_offers(Language language) const = 0;
  virtual std::string set_name(Language language) const = 0;
  virtual std::string set_note(Language language) const = 0;
  virtual const RuleBook& rule_book() const = 0;
  virtual std::vector<RuleOption> rule_options(Language language) const = 0;
  virtual const cards::DeckShop* decks() const = 0;  // null if the game has none
  virtual RecordVersions versions() const = 0;       // less the program's
  // The cards as bytes, so that a game goes on with those it was begun with when the program has
  // others; and the same game with such cards, or nothing and what is wrong with them.
  virtual std::string pack() const = 0;
  virtual std::unique_ptr<TableGame> with_pack(std::string_view pack,
                                               std::string& problem) const = 0;
  // Cards and whatever else a client draws, as members of the catalogue; nothing if the game has no
  // picture of its own yet.
  virtual void write_catalogue(JsonWriter& json) const = 0;

  // Leaves `problem` empty, or says what is wrong with the request and does nothing.
  virtual std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                          std::string& problem, Language language) const = 0;
  // A recorded game after so many choices (or all it has), to look at or to play on; what chance
  // brings beyond the record follows from `seed` if the record has none. On a fault, the match is
  // where it happened, or null if it cannot even be set up.
  virtual std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps,
                                         std::uint64_t seed, Language language,
                                         ReplayFault& fault) const = 0;

  virtual std::span<const Lesson> lessons() const = 0;
  // The situation of a lesson, by its place in the list.
  virtual std::unique_ptr<AnyMatch> begin_lesson(std::size_t lesson) const = 0;
};

}  // namespace wardroom
