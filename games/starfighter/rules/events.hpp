// What can happen in a match of Starfighter, as a witness hears it. The operands of each kind are
// named behind it; sentences are in words.cpp, the same for programs in event_json.cpp.
#pragma once

#include <cstdint>
#include <string_view>

namespace wardroom::starfighter {

enum class Happening : std::uint16_t {
  first_player,      // seat
  cruiser_taken,     // seat: cruiser
  round_begins,      // : round
  drawn,             // seat, card
  draw_lost,         // seat
  reshuffled,        // : cards
  own_reshuffled,    // seat: cards
  set_aside,         // seat
  aside_taken,       // seat, card
  played,            // seat, card: down, spot
  passed,            // seat
  initiative_taken,  // seat
  triggered,         // seat, card: effect, spot, half as it lies, group
  effect_lost,       // seat, card: effect, group
  effect_skipped,    // seat: effect
  chain_cut,         // : how: 0 repetition, 1 too long
  moved,             // seat, card: from, to
  pivoted,           // seat, card: spot
  rolled,            // seat, card: spot, down
  destroyed,         // seat, card: spot, down
  tokens_placed,     // seat, card: spot, on upper, on lower
  shields_hit,       // seat, card: spot, count
  tokens_returned,   // card: count
  absorbed,          // seat: count
  armor_lost,        // seat: points, what is left
  shifted,           // seat: side, shift
  stayed,            // seat
  order_chosen,      // seat: side
  battle,            // : sector of a, sector of b, tokens of a, tokens of b
  initiative_given,  // seat that receives it
  shields_recover,   // :
  ended,             // seat that won, or : 1 for a draw
  count,
};

// As scenarios and clients write them: "tokens_placed".
std::string_view name_of(Happening what);

}  // namespace wardroom::starfighter
