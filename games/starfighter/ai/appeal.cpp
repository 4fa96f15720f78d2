// The greedy player's eye: a plain sum, in hundredths of an armor point, own minus enemy. It knows
// nothing of what follows, so what can be deployed now counts little while it is in hand.
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

constexpr int kWin = 100'000;
constexpr int kArmor = 100;
constexpr int kFighter = 90;      // visible and undamaged, in a sector that faces an enemy sector
constexpr int kIdleFighter = 40;  // in a sector that faces nothing at present
constexpr int kCard = 20;         // in hand or set aside
constexpr int kDraw = 20;         // a Draw symbol still visible: a card in the next round
constexpr int kInitiative = 10;

int side(const Position& position, Seat seat) {
  const Match& match = position.match;
  const CardTable& table = match.table;
  int value = kArmor * match.armor[index(seat)];
  value += kCard * (table.size(hand_of(seat)) + table.size(aside_of(seat)));
  value += kDraw * visible_draw_symbols(position, seat);
  for (int column = 0; column < kColumns; ++column) {
    const Sector sector = sector_at(seat, column);
    const bool fights = facing(position, sector) >= 0;
    value += (fights ? kFighter : kIdleFighter) * visible_fighters(position, sector);
  }
  return match.initiative == seat ? value + kInitiative : value;
}

}  // namespace

int Starfighter::appeal(const Match& match, const Set& set, Seat seat) {
  if (match.result.over) {
    if (match.result.winners.empty()) return 0;
    return match.result.winners.contains(seat) ? kWin : -kWin;
  }
  const Position position{match, set};
  if (match.cruiser[0] < 0 || match.cruiser[1] < 0) return 0;
  return side(position, seat) - side(position, other(seat));
}

}  // namespace wardroom
