// What is allowed, asked in one place: listing options and answering "why can't I?" both use these.
// Each function says nothing, or gives the reason with its operands.
#pragma once

#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "rows/wingcommander_enums.hpp"

namespace wardroom::wingcommander {

// --- cards from hand (muster.cpp) ---
bool in_hand(const Position& position, Seat seat, CardId card);
// WC-MUSTER, WC-R-05, WC-R-58; `target` is a nav point for a Modifier, a pilot for an Award.
Refusal can_muster(const Position& position, Seat seat, CardId card);
Refusal can_station(const Position& position, Seat seat, CardId card, NavPoint point);
Refusal can_award(const Position& position, Seat seat, CardId card, Copy pilot);
Refusal can_order(const Position& position, Seat seat, CardId card);

// --- Flights (scramble.cpp, movement.cpp) ---
Refusal can_assign(const Position& position, Seat seat, Copy pilot, Copy fighter);
Refusal can_arm(const Position& position, Seat seat, Copy weapon, Copy fighter);
Refusal can_launch(const Position& position, Seat seat, Copy fighter);
Refusal can_recall(const Position& position, Seat seat, Copy fighter);
Refusal can_move(const Position& position, Seat seat, Copy fighter, NavPoint to);
Refusal can_exchange(const Position& position, Seat seat, NavPoint point);

// --- combat (combat.cpp, plays.cpp) ---
Refusal can_attack(const Position& position, Seat seat, NavPoint point);
Refusal can_bomb(const Position& position, Seat seat, NavPoint point, int wing);
Refusal can_play_maneuver(const Position& position, CardId card, int engaged, CardId named);
Refusal can_play_damage(const Position& position, CardId card, int engaged);
Refusal can_spend_medal(const Position& position, int engaged, Value value);
Refusal can_take_role(const Position& position, int engaged, Role role);

// --- captives (captives.cpp) ---
Refusal can_interrogate(const Position& position, Seat seat, Copy captive);
Refusal can_execute(const Position& position, Seat seat, Copy captive);
Refusal can_swap(const Position& position, Seat seat, Copy theirs, Copy ours);
void captive_options(const Position& position, Seat seat, OptionList& list);
bool has_captive_options(const Position& position, Seat seat);
bool is_captive_verb(const Option& option);
Refusal check_captive(const Position& position, Seat seat, const Option& option);

}  // namespace wardroom::wingcommander
