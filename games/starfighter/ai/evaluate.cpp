// How good a match is where a search stops looking ahead. The weights are thousandths of a natural
// logarithm of the odds, from a regression over positions of games between searching bots
// (docs/strength.md): 1,099 more wins three games of four.
#include <algorithm>

#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

constexpr int kWin = 100'000;
constexpr int kArmor =
    2950;  // a point more, divided by what the weaker side has left and a reserve
constexpr int kArmorReserve = 3;
constexpr int kCard = 410;      // in hand or set aside
constexpr int kDeployed = 370;  // a card on the board
constexpr int kDown = -130;     // if it lies face down
constexpr int kDraw = 320;      // a Draw symbol still visible: a card in the next round
constexpr int kFighter = 230;   // visible and undamaged, in a sector that faces an enemy sector
constexpr int kInitiative = 60;

int side(const Position& position, Seat seat) {
  const Match& match = position.match;
  const CardTable& table = match.table;
  int value = kCard * (table.size(hand_of(seat)) + table.size(aside_of(seat)));
  value += kDraw * visible_draw_symbols(position, seat);
  for (int column = 0; column < kColumns; ++column) {
    const Sector sector = sector_at(seat, column);
    const int cards = height(position, sector);
    value += kDeployed * cards;
    for (int level = 0; level < cards; ++level)
      if (table.mark(table.at(spot_at(sector, level))).down()) value += kDown;
    if (facing(position, sector) >= 0) value += kFighter * visible_fighters(position, sector);
  }
  return match.initiative == seat ? value + kInitiative : value;
}

// The same lead counts the more, the nearer the end is.
int armor(const Match& match, Seat seat) {
  const int own = match.armor[index(seat)];
  const int enemy = match.armor[index(other(seat))];
  return kArmor * (own - enemy) / (kArmorReserve + std::max(0, std::min(own, enemy)));
}

}  // namespace

int Starfighter::evaluate(const Match& match, const Set& set, Seat seat) {
  if (match.result.over) {
    if (match.result.winners.empty()) return 0;
    return match.result.winners.contains(seat) ? kWin : -kWin;
  }
  const Position position{match, set};
  if (match.cruiser[0] < 0 || match.cruiser[1] < 0) return 0;
  return armor(match, seat) + side(position, seat) - side(position, other(seat));
}

}  // namespace wardroom
