// What lies on the table as people write it, in scenarios and tests alike.
//
//   "0-05 1-11/d/p/h1,0"          the cards of a sector from bottom to top, of a deck from the top
//   "a2.3 upper, a2.3 lower | b1.0 upper"    effects that wait, group after group, newest last
//
// Behind a card: /d face down, /p pivoted, /hU,L Damage tokens on the Fighters of its upper and
// lower half as it lies, /sN tokens on its shields, /k known to both although face down (SF-R-53),
// /ka or /kb known to one player only. A card nobody may name is written "?".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardplay/scene.hpp"
#include "games/starfighter/rules/options.hpp"

namespace wardroom::starfighter {

// What may stand behind a card (cardplay/scene.hpp).
struct CardForm {
  using Set = starfighter::Set;
  struct Marks {
    bool down = false;
    bool pivoted = false;
    std::array<int, 2> hits{};  // upper and lower half as it lies
    int shield_hits = 0;

    bool plain() const { return !down && !pivoted && hits[0] + hits[1] + shield_hits == 0; }
  };
  static constexpr bool kOnCards = false;
  static constexpr SeatSet kBoth = SeatSet::all();
  static const Message<0>& kMarks;
  static const Message<0>& kRest;
  static bool read_mark(std::string_view mark, Marks& card);
};
using WrittenCard = cardplay::WrittenCard<CardForm>;
using cardplay::SceneFault;
using cardplay::SceneFaults;

struct WrittenEffect {
  std::size_t at = 0;
  int group = 0;
  Spot spot;
  int half = 0;           // as the card lies
  std::string_view name;  // such as DRAW, or nothing
};

// The entry of a zone: "deck", "hand.a", "sector.b3"; in Total War there are "deck.a" and "deck.b".
std::string zone_key(int zone, Mode mode);

// Leaves out what is not understood and adds a fault.
std::vector<WrittenEffect> read_pending(std::string_view text, const Set& set, Language language,
                                        SceneFaults& faults);

std::string print_cards(const Position& position, int zone);
// For piles whose order nobody follows: hands, the discard pile.
std::string print_sorted(const Position& position, int zone);
std::string print_pending(const Position& position);

}  // namespace wardroom::starfighter
