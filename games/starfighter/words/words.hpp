// Words of Starfighter that several texts share. What is said, and how, is in data/words/*.toml.
#pragma once

#include <string>

#include "engine/text/message.hpp"
#include "games/starfighter/cards/set.hpp"
#include "games/starfighter/rules/match.hpp"

namespace wardroom::starfighter {

Arg noun_of(Effect effect, Language language);  // "lateral move"
std::string meaning_of(Effect effect, Language language);

// A card by its identity code; "a card" if it is not known.
Arg noun_of_card(const Set& set, int card, Language language);

std::string title_of(Phase phase, Language language);
std::string title_of(Mode mode, Language language);

}  // namespace wardroom::starfighter
