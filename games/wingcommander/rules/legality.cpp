#include "games/wingcommander/rules/legality.hpp"

#include <array>

namespace wardroom::wingcommander {
namespace {

struct ReasonClause {
  Reason reason;
  std::string_view clause;
};

constexpr std::array<ReasonClause, static_cast<std::size_t>(Reason::count)> kClauses = {{
    {Reason::none, ""},
    {Reason::game_over, "WC-END-01"},
    {Reason::opening_now, "WC-SETUP-05"},
    {Reason::muster_now, "WC-MUSTER-01"},
    {Reason::scramble_now, "WC-SCRAMBLE-01"},
    {Reason::move_now, "WC-MOVE-01"},
    {Reason::fight_now, "WC-COMBAT-01"},
    {Reason::position_now, "WC-COMBAT-06"},
    {Reason::play_now, "WC-COMBAT-10"},
    {Reason::medals_now, "WC-COMBAT-14"},
    {Reason::roles_now, "WC-COMBAT-18"},
    {Reason::split_now, "WC-CARRIER-12"},
    {Reason::home_now, "WC-COMBAT-20"},
    {Reason::luck_now, "WC-R-39"},
    {Reason::tap_now, "WC-MEDAL-02"},
    {Reason::reveal_now, "WC-ORDERS-03"},
    {Reason::swap_now, "WC-CAPTURE-12"},
    {Reason::discard_now, "WC-DISCARD-01"},
    {Reason::not_in_deck, "WC-R-02"},
    {Reason::not_for_opening, "WC-SETUP-08"},
    {Reason::medal_in_cost, "WC-SETUP-09"},
    {Reason::too_dear_to_open, "WC-SETUP-07"},
    {Reason::not_in_hand, "WC-R-58"},
    {Reason::wrong_verb, "WC-MUSTER-02"},
    {Reason::only_in_combat, "WC-MUSTER-09"},
    {Reason::cannot_afford, "WC-R-05"},
    {Reason::person_in_play, "WC-PILOT-01"},
    {Reason::crew_in_play, "WC-CREW-01"},
    {Reason::capital_in_play, "WC-CAPITAL-02"},
    {Reason::not_plain, "WC-MUSTER-05"},
    {Reason::modifier_there, "WC-MUSTER-06"},
    {Reason::no_card_there, "WC-R-58"},
    {Reason::not_yours, "WC-MOVE-01"},
    {Reason::not_a_pilot, "WC-MUSTER-07"},
    {Reason::pilot_flies, "WC-AWARD-02"},
    {Reason::same_award, "WC-FAQ-09"},
    {Reason::order_lies, "WC-ORDERS-02"},
    {Reason::cannot_tap, "WC-MEDAL-04"},
    {Reason::not_ready, "WC-SCRAMBLE-03"},
    {Reason::not_a_fighter, "WC-SCRAMBLE-04"},
    {Reason::crew_stay, "WC-MUSTER-08"},
    {Reason::not_to_fly, "WC-SCRAMBLE-04"},
    {Reason::pilot_tapped, "WC-MEDAL-05"},
    {Reason::has_pilot, "WC-PILOT-07"},
    {Reason::not_a_weapon, "WC-SCRAMBLE-04"},
    {Reason::has_weapon, "WC-WEAPON-05"},
    {Reason::cannot_carry, "WC-R-34"},
    {Reason::not_in_ready, "WC-SCRAMBLE-02"},
    {Reason::nothing_to_move, "WC-MOVE-01"},
    {Reason::already_out, "WC-MOVE-03"},
    {Reason::already_moved, "WC-MOVE-06"},
    {Reason::not_connected, "WC-MOVE-05"},
    {Reason::not_at_carrier, "WC-R-14"},
    {Reason::too_many_flights, "WC-R-17"},
    {Reason::crowded, "WC-MOVE-07"},
    {Reason::nothing_to_swap, "WC-MOVE-10"},
    {Reason::already_fought, "WC-R-20"},
    {Reason::no_flight_there, "WC-COMBAT-24"},
    {Reason::nobody_to_attack, "WC-COMBAT-24"},
    {Reason::flights_first, "WC-CARRIER-02"},
    {Reason::was_guarded, "WC-CARRIER-03"},
    {Reason::capital_guarded, "WC-CAPITAL-03"},
    {Reason::no_target_ship, "WC-COMBAT-24"},
    {Reason::cannot_bomb, "WC-CARRIER-05"},
    {Reason::not_engaged, "WC-MANEUVER-05"},
    {Reason::no_more_cards, "WC-MANEUVER-03"},
    {Reason::too_difficult, "WC-MANEUVER-02"},
    {Reason::same_card, "WC-MANEUVER-09"},
    {Reason::damage_too_hard, "WC-DAMAGE-03"},
    {Reason::same_damage, "WC-DAMAGE-06"},
    {Reason::no_maneuver_yet, "WC-DAMAGE-04"},
    {Reason::nobody_across, "WC-DAMAGE-01"},
    {Reason::barred, "WC-MANEUVER-11"},
    {Reason::shielded, "WC-DAMAGE-01"},
    {Reason::not_against_ships, "WC-CARRIER-08"},
    {Reason::must_name, "WC-MANEUVER-11"},
    {Reason::names_nothing, "WC-MANEUVER-11"},
    {Reason::not_a_maneuver, "WC-MANEUVER-11"},
    {Reason::condition_fails, "WC-MANEUVER-07"},
    {Reason::no_medals_left, "WC-R-13"},
    {Reason::no_such_value, "WC-MEDAL-11"},
    {Reason::role_declared, "WC-R-21"},
    {Reason::cannot_attack, "WC-R-18"},
    {Reason::cannot_support, "WC-R-21"},
    {Reason::must_attack, "WC-R-21"},
    {Reason::wrong_sum, "WC-R-32"},
    {Reason::cannot_go_home, "WC-R-30"},
    {Reason::not_now, "WC-LUCK-02"},
    {Reason::no_target, "WC-R-58"},
    {Reason::wrong_target, "WC-R-58"},
    {Reason::too_deep, "WC-R-40"},
    {Reason::stays_loyal, "WC-TRAITOR-13"},
    {Reason::not_a_captive, "WC-CAPTURE-04"},
    {Reason::captive_used, "WC-R-42"},
    {Reason::not_your_turn, "WC-R-42"},
    {Reason::no_power_to_ask, "WC-CAPTURE-06"},
    {Reason::something_pending, "WC-CAPTURE-10"},
    {Reason::not_fulfilled, "WC-ORDERS-03"},
    {Reason::script_now, "WC-R-58"},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kClauses.size(); ++i)
    if (static_cast<std::size_t>(kClauses[i].reason) != i) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::string_view clause_of(const Refusal& refusal) {
  return kClauses[refusal.reason].clause;
}

}  // namespace wardroom::wingcommander
