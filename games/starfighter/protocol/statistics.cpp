// What simulations count in a game of Starfighter, and what their reports call it.
#include "games/starfighter/game.hpp"
#include "games/starfighter/words/words.hpp"
#include "rows/starfighter_enums.hpp"
#include "words/starfighter_statistics.hpp"

namespace wardroom {

namespace words = starfighter::words::statistics;

bool Starfighter::names_first_player(const Event& event) {
  return event.kind == static_cast<std::uint16_t>(starfighter::Happening::first_player);
}

std::string Starfighter::side_word(Language language) {
  return words::side(language);
}

std::string Starfighter::mode_title(const Setup& setup, Language language) {
  return capitalised(starfighter::title_of(setup.mode, language));
}

}  // namespace wardroom
