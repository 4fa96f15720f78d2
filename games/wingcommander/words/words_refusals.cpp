// Why something may not be done, and what a text that is not understood should have been.
#include <array>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

// One message per enumerator, in their order. Battle Damage that is too difficult or played twice
// is refused in the same words as a Maneuver.
namespace reason = words::reason;
constexpr std::array<AnyMessage, static_cast<std::size_t>(Reason::count)> kReasons = {
    reason::none,
    reason::game_over,
    reason::opening_now,
    reason::muster_now,
    reason::scramble_now,
    reason::move_now,
    reason::fight_now,
    reason::position_now,
    reason::play_now,
    reason::medals_now,
    reason::roles_now,
    reason::split_now,
    reason::home_now,
    reason::luck_now,
    reason::tap_now,
    reason::reveal_now,
    reason::swap_now,
    reason::discard_now,
    reason::not_in_deck,
    reason::not_for_opening,
    reason::medal_in_cost,
    reason::too_dear_to_open,
    reason::not_in_hand,
    reason::wrong_verb,
    reason::only_in_combat,
    reason::cannot_afford,
    reason::person_in_play,
    reason::crew_in_play,
    reason::capital_in_play,
    reason::not_plain,
    reason::modifier_there,
    reason::no_card_there,
    reason::not_yours,
    reason::not_a_pilot,
    reason::pilot_flies,
    reason::same_award,
    reason::order_lies,
    reason::cannot_tap,
    reason::not_ready,
    reason::not_a_fighter,
    reason::crew_stay,
    reason::not_to_fly,
    reason::pilot_tapped,
    reason::has_pilot,
    reason::not_a_weapon,
    reason::has_weapon,
    reason::cannot_carry,
    reason::not_in_ready,
    reason::nothing_to_move,
    reason::already_out,
    reason::already_moved,
    reason::not_connected,
    reason::not_at_carrier,
    reason::too_many_flights,
    reason::crowded,
    reason::nothing_to_swap,
    reason::already_fought,
    reason::no_flight_there,
    reason::nobody_to_attack,
    reason::flights_first,
    reason::was_guarded,
    reason::capital_guarded,
    reason::no_target_ship,
    reason::cannot_bomb,
    reason::not_engaged,
    reason::no_more_cards,
    reason::too_difficult,
    reason::same_card,
    reason::too_difficult,
    reason::same_card,
    reason::no_maneuver_yet,
    reason::nobody_across,
    reason::barred,
    reason::shielded,
    reason::not_against_ships,
    reason::must_name,
    reason::names_nothing,
    reason::not_a_maneuver,
    reason::condition_fails,
    reason::no_medals_left,
    reason::no_such_value,
    reason::role_declared,
    reason::cannot_attack,
    reason::cannot_support,
    reason::must_attack,
    reason::wrong_sum,
    reason::cannot_go_home,
    reason::not_now,
    reason::no_target,
    reason::wrong_target,
    reason::too_deep,
    reason::stays_loyal,
    reason::not_a_captive,
    reason::captive_used,
    reason::not_your_turn,
    reason::no_power_to_ask,
    reason::something_pending,
    reason::not_fulfilled,
    reason::script_now,
};
static_assert(std::ranges::all_of(kReasons, with_operands(3)));

namespace notation = words::notation;
constexpr std::array<AnyMessage, kOperandKinds> kOperands = {
    notation::end,  notation::card, notation::place, notation::spot,   notation::captive,
    notation::lane, notation::wing, notation::value, notation::number, notation::what,
};

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::string WingCommander::sentence(const Refusal& refusal, const Set& set, Language language) {
  const Operands operands{.set = set, .language = language, .args = refusal.args};
  return operands.sentence(kReasons[refusal.reason]);
}

std::string WingCommander::sentence(const NotationError& error, const Set& set, Language language) {
  std::string verbs;
  switch (error.expected) {
    case NotationError::verb:
      for (const VerbForm& form : Notation(set).verbs())
        verbs += (verbs.empty() ? "" : ", ") + std::string(form.name);
      return notation::verb(language, verbs);
    case NotationError::operand: return std::string(kOperands[error.kind].pattern(language));
    case NotationError::end: break;
  }
  return notation::end(language);
}

}  // namespace wardroom
