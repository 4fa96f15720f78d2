// What happened, in a sentence.
#include <array>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/rules/events.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

// One message per enumerator, in their order.
namespace happening = words::happening;
constexpr std::array<AnyMessage, static_cast<std::size_t>(Happening::count)> kHappenings = {
    happening::turn_begins,
    happening::phase_begins,
    happening::opening_chosen,
    happening::brought_out,
    happening::power_gained,
    happening::power_paid,
    happening::power_lost,
    happening::drawn,
    happening::reshuffled,
    happening::untapped,
    happening::announced,
    happening::mustered,
    happening::stationed,
    happening::awarded,
    happening::order_placed,
    happening::tapped,
    happening::medals_bought,
    happening::assigned,
    happening::armed,
    happening::flight_apart,
    happening::launched,
    happening::recalled,
    happening::moved,
    happening::exchanged,
    happening::attack_on_flights,
    happening::paired,
    happening::maneuver_played,
    happening::maneuver_named,
    happening::damage_played,
    happening::medal_spent,
    happening::role_attacks,
    happening::fire_split,
    happening::attack_fails,
    happening::bombing_result,
    happening::torpedo_fired,
    happening::carrier_damaged,
    happening::flight_destroyed,
    happening::capital_destroyed,
    happening::went_home,
    happening::discarded,
    happening::luck_played,
    happening::luck_cancelled,
    happening::luck_void,
    happening::captured,
    happening::turned,
    happening::rescued,
    happening::saved,
    happening::hand_interrogated,
    happening::looked_at,
    happening::captive_discarded,
    happening::swap_offered,
    happening::swap_refused,
    happening::swap_done,
    happening::order_revealed,
    happening::passed,
    happening::won_by_carrier,
};
static_assert(std::ranges::all_of(kHappenings, with_operands(4)));

// Some happenings have another sentence if an operand has a certain value.
struct Variant {
  Happening what;
  std::size_t operand;
  int value;
  AnyMessage message;
};
constexpr std::array<Variant, 13> kVariants = {{
    {Happening::attack_declared, 1, 1, happening::attack_on_carrier},
    {Happening::attack_declared, 1, 2, happening::attack_on_capital},
    {Happening::role_declared, 0, static_cast<int>(Role::supports), happening::role_supports},
    {Happening::role_declared, 0, static_cast<int>(Role::holds), happening::role_holds},
    {Happening::fire_split, 0, 0, happening::fire_on_second},
    {Happening::fire_split, 1, 0, happening::fire_on_first},
    {Happening::attack_result, 2, 1, happening::attack_hits},
    {Happening::carrier_hit, 0, 2, happening::carrier_destroyed},
    {Happening::luck_played, 1, 1, happening::luck_aimed},
    {Happening::interrogated, 0, kPileCards, happening::pile_interrogated},
    {Happening::ended, 0, 1, happening::won_by_power},
    {Happening::ended, 0, 2, happening::drawn_game},
    {Happening::ended, 0, 3, happening::stalemate},
}};
static_assert(std::ranges::all_of(kVariants, [](const Variant& variant) {
  return with_operands(4)(variant.message);
}));
constexpr AnyMessage kKnownOrder = happening::known_order_placed;

const AnyMessage& message_of(const Event& event, bool card_known) {
  const auto what = static_cast<Happening>(event.kind);
  if (what == Happening::order_placed && card_known) return kKnownOrder;
  for (const Variant& variant : kVariants)
    if (variant.what == what && event.args[variant.operand] == variant.value)
      return variant.message;
  return kHappenings[event.kind];
}

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::string WingCommander::sentence(const Event& event, const Set& set, SeatSet viewers,
                                    Language language) {
  const std::uint16_t card = event.card_for(viewers);
  const Operands operands{.set = set,
                          .language = language,
                          .args = event.args,
                          .seat = event.seat,
                          .card = card == kNoCard ? -1 : card};
  return operands.sentence(message_of(event, card != kNoCard));
}

}  // namespace wardroom
