// Things of a match of Wing Commander in short, the same in every language: what figures of
// scenarios and the state in JSON are made of.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/event.hpp"
#include "games/wingcommander/rules/options.hpp"

namespace wardroom::wingcommander {

std::string_view name_of(Value value);    // "attack"
std::string_view name_of(Role role);      // "attacks"
std::string_view name_of(Battle battle);  // "dogfight"
std::string_view name_of(Type type);      // "fighter"
std::string_view name_of(Side side);      // "terran"
std::string_view name_of(Deed deed);      // "muster"
std::string_view name_of(Moment moment);  // "answer"

std::string point_name(NavPoint point);                                 // "nw"
std::string print_points(std::uint8_t points);                          // "nw c"
std::string place_name(Spot spot);                                      // "a.nw.1", "b.discard"
std::string engaged_name(const Position& position, int engaged);        // "a.c.1", or "none" for -1
std::string print_list(const Set& set, std::span<const CardId> cards);  // "2 darket, shake"
std::string print_values(const Position& position, Copy flight);        // "3/0/4/1", "3/2/2/5/2"

// Where a combat stands: positioning, plays, medals, roles, split, home, or none.
std::string_view combat_step(const Match& match);
// Cards played in the combat, in order: "shake a.c.1, kickstop b.c.1"; one that was negated ends
// with /n.
std::string print_plays(const Position& position);

// What is printed on a card: "fighter, terran, cost 2, 2/0/4/3".
std::string card_facts(const CardData& card);

// Attacks since then: "darket 3:4, arrow 3:2 destroys"; bombing runs: "5:5 1" for one hit.
std::string print_shots(const Set& set, std::span<const Event> events);
std::string print_bombings(std::span<const Event> events);

}  // namespace wardroom::wingcommander
