// What simulations and reports count in Wing Commander.
#include "games/wingcommander/game.hpp"
#include "rows/wingcommander_enums.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {

using wingcommander::Happening;

bool WingCommander::is_play(const Event& event) {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::brought_out:
    case Happening::mustered:
    case Happening::stationed:
    case Happening::awarded:
    case Happening::maneuver_played:
    case Happening::damage_played:
    case Happening::luck_played:
    case Happening::order_revealed: return true;
    default: return false;
  }
}

bool WingCommander::names_first_player(const Event& event) {
  return static_cast<Happening>(event.kind) == Happening::turn_begins && event.args[0] == 1;
}

std::string WingCommander::side_name(const Set&, int side) {
  return side == 0 ? "Kilrathi" : "Terran";
}

std::string WingCommander::side_word(Language language) {
  return wingcommander::words::sides::side(language);
}

std::string WingCommander::mode_title(const Setup& setup, Language language) {
  return setup.mode == wingcommander::Mode::casual
             ? wingcommander::words::sides::casual(language)
             : wingcommander::words::sides::tournament(language);
}

}  // namespace wardroom
