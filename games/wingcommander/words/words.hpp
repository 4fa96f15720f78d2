// Words of Wing Commander that several texts share. What is said, and how, is in data/words/*.toml.
#pragma once

#include <string>

#include "engine/text/message.hpp"
#include "games/wingcommander/rules/frames.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander {

std::string people_of(Seat seat, Language language);  // "Kilrathi", "Terrans"
std::string title_of(Phase phase, Language language);
std::string title_of(Type type, Language language);
std::string title_of(Side side, Language language);
std::string title_of(Origin origin, Language language);
// With whether the card was added to the set.
std::string origin_of(const Set& set, CardId card, Language language);
std::string title_of(Mode mode, Language language);
Arg noun_of(Value value, Language language);

// "Arrow"
const std::string& name_of_card(const Set& set, CardId card, Language language);
// "Arrow (Blue Devil Squadron)"
std::string full_name(const Set& set, CardId card, Language language);

// A card in a list: a fighter with its squadron.
std::string label_of_card(const Set& set, int card, Language language);
// A card in a sentence, its title quoted in French unless it is a person or a fighter; "a card" if
// it is not known.
Arg noun_of_card(const Set& set, int card, Language language);
// As a Flight, with its pilot if there is one (a card number, or -1).
Arg noun_of_flight(const Set& set, int fighter, int pilot, Language language);
// What lies on the table, as far as the match handed over knows it: a Flight with its pilot and its
// nav point, anything else by its name.
Arg noun_of_copy(const Position& position, Copy copy, Language language);

// What was announced and waits for answers: "The Kilrathi muster Darket."
std::string told(const Announced& announced, const Position& position, Language language);

}  // namespace wardroom::wingcommander
