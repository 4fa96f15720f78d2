#include "games/wingcommander/game.hpp"
namespace wardroom {
int WingCommander::evaluate(const Match& match, const Set& set, Seat seat) { return appeal(match, set, seat); }
}
