// Situations of Star of the Guardians for tests: cards in their places, then the rules from a step
// of a turn on. Cards are named by their ids, places as options name them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/guardians/game.hpp"

namespace wardroom::guardians {

const Set& own_cards();
CardId card_id(std::string_view id);

class Scene {
 public:
  explicit Scene(int seats = 2);

  // One more copy for a seat: at "hand", "pile" (the next one on top), "discard", "realm", "home",
  // a cell such as "a.c1", a lane such as "c", or "on lancet", the seat's last card of that name.
  Scene& has(Seat seat, std::string_view id, std::string_view where = "realm", bool used = false);
  Scene& has_all(Seat seat, std::string_view where, std::initializer_list<std::string_view> ids);
  Scene& power(Seat seat, int points);
  Scene& partners();
  // From the beginning of this step of seat a's turn.
  void start(Phase phase);

  // --- playing ---
  void play(std::string_view option);
  // The clause that forbids it; empty if it is allowed.
  std::string clause(std::string_view option) const;
  bool offers(std::string_view option) const;
  std::vector<std::string> options() const;
  // Passes until this step of any turn begins, or the game is over.
  void pass_to(Phase phase);
  Seat asked() const { return Guardians::decision(match, set)->seat; }

  // --- looking ---
  // The ids of what is there: as for `has`; of a cell, the ship.
  std::vector<std::string> at(Seat seat, std::string_view where) const;
  std::string ship(std::string_view cell) const;
  Copy copy(Seat seat, std::string_view id) const;  // the last dealt
  bool is_used(Seat seat, std::string_view id) const;
  int pool(Seat seat, Point point) const;
  int power(Seat seat) const { return match.power[static_cast<std::size_t>(index(seat))]; }
  int count(Happening what) const;
  Position look() const { return {match, set}; }

  const Set& set;
  Match match{};
  Log log;

 private:
  struct Dealt {
    Seat seat;
    std::string id;
    std::string where;
    bool used;
  };
  void deal(const Dealt& one);
  std::vector<Dealt> dealt_;
};

}  // namespace wardroom::guardians
