// What is allowed, asked in one place: listing options and answering "why can't I?" both use these.
// Each function says nothing, or gives the reason with its operands.
#pragma once

#include <string_view>

#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander {

// Operands are named behind each reason; their clauses are in legality.cpp, their sentences in
// words.cpp.
enum class Reason : std::uint16_t {
  none,
  game_over,
  opening_now,        //
  muster_now,         //
  scramble_now,       //
  move_now,           //
  fight_now,          //
  position_now,       //
  play_now,           //
  medals_now,         //
  roles_now,          //
  split_now,          //
  home_now,           //
  luck_now,           //
  tap_now,            // medals still needed
  reveal_now,         //
  swap_now,           //
  discard_now,        //
  not_in_deck,        // card
  not_for_opening,    // card
  medal_in_cost,      // card
  too_dear_to_open,   // card, points left
  not_in_hand,        // card
  wrong_verb,         // card: it is played in another way
  only_in_combat,     // card
  cannot_afford,      // card, price, Power Points
  person_in_play,     // card
  crew_in_play,       // card
  capital_in_play,    // card
  not_plain,          // place
  modifier_there,     // place
  no_card_there,      // spot
  not_yours,          // spot
  not_a_pilot,        // spot
  pilot_flies,        // spot
  same_award,         // card, spot
  order_lies,         //
  cannot_tap,         // spot
  not_ready,          // spot: not loose in the own Ready Area
  not_a_fighter,      // spot
  crew_stay,          // spot: never assigned to a fighter
  not_to_fly,         // spot: neither pilot nor crew
  pilot_tapped,       // spot
  has_pilot,          // spot
  not_a_weapon,       // spot
  has_weapon,         // spot
  cannot_carry,       // card, card of the fighter
  not_in_ready,       // spot
  nothing_to_move,    // spot
  already_out,        // spot: cannot be launched
  already_moved,      // spot
  not_connected,      // spot, place
  not_at_carrier,     // spot
  too_many_flights,   // place
  crowded,            // place: the phase cannot end
  nothing_to_swap,    // place
  already_fought,     // place
  no_flight_there,    // place
  nobody_to_attack,   // place
  flights_first,      // place: Flights are there
  was_guarded,        // place
  capital_guarded,    // place
  no_target_ship,     // place
  cannot_bomb,        // place
  not_engaged,        // lane
  no_more_cards,      // spot, Maneuver value
  too_difficult,      // card, arrows, Maneuver value
  same_card,          // card, spot
  damage_too_hard,    // card, arrows, Maneuver value
  same_damage,        // card, spot
  no_maneuver_yet,    // spot
  nobody_across,      // spot
  barred,             // card, spot: by a negating Maneuver
  shielded,           // spot: no Battle Damage on it
  not_against_ships,  // card
  must_name,          // card
  names_nothing,      // card
  not_a_maneuver,     // card
  condition_fails,    // card, statement, condition
  no_medals_left,     // spot
  no_such_value,      // spot, value
  role_declared,      // lane
  cannot_attack,      // spot
  cannot_support,     // spot
  must_attack,        // spot
  wrong_sum,          // Attack of the ship
  cannot_go_home,     // lane
  not_now,            // card: Luck that is for another moment
  no_target,          // card
  wrong_target,       // card, spot
  too_deep,           // card
  stays_loyal,        // spot: of the pilot or his Flight
  not_a_captive,      // spot
  captive_used,       // spot
  not_your_turn,      // spot
  no_power_to_ask,    //
  something_pending,  //
  not_fulfilled,      //
  script_now,         // card
  count,
};

constexpr Refusal refuse(Reason reason, int x = 0, int y = 0, int z = 0) {
  return {
      static_cast<std::uint16_t>(reason),
      {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(z)}};
}
inline constexpr Refusal kAllowed{};

// The clause a refusal rests on, such as "WC-MOVE-05".
std::string_view clause_of(const Refusal& refusal);

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
