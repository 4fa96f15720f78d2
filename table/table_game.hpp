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

#include "cards/decks.hpp"
#include "engine/match_request.hpp"
#include "engine/rule_book.hpp"
#include "table/lesson.hpp"
#include "table/played_game.hpp"

namespace wardroom {

class TableGame : public PlayedGame {
 public:
  virtual std::string_view title() const = 0;  // as people read it
  virtual std::vector<ModeOffer> mode_offers(Language language) const = 0;
  virtual std::string set_name(Language language) const = 0;
  virtual std::string set_note(Language language) const = 0;
  virtual const RuleBook& rule_book() const = 0;
  virtual std::vector<RuleOption> rule_options(Language language) const = 0;
  virtual const cards::DeckShop* decks() const = 0;  // null if the game has none
  // The cards as bytes, kept so that a match goes on with the cards it was begun with when the
  // program has others; and this game with such cards, or null and what is wrong with them.
  virtual std::string pack() const = 0;
  virtual std::unique_ptr<TableGame> with_pack(std::string_view pack,
                                               std::string& problem) const = 0;
  void write_catalogue(JsonWriter& json) const final;
  // The part of it that the game writes: cards and whatever else a client draws. Nothing if the
  // game has no picture of its own yet.
  virtual void write_cards(JsonWriter& json) const = 0;

  // Begins a match. If something is wrong with the request, `problem` says what, and there is none.
  virtual std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                          std::string& problem, Language language) const = 0;

  virtual std::span<const Lesson> lessons() const = 0;
  // The situation of a lesson, by its place in the list.
  virtual std::unique_ptr<AnyMatch> begin_lesson(std::size_t lesson) const = 0;
};

}  // namespace wardroom
