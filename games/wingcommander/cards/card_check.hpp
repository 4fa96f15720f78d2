// Whether the rules carry out what a card says. The language accepts whatever its vocabulary can
// say; the rules know certain things on certain kinds of cards. What is left over is refused here,
// so that no card of anybody's does less, or something else, than its text. Native only.
//
// What is carried out where:
//
//   pilot weapon award damage    lasting, for the Flight they are on; weapons also what they are
//                                carried with, and Torpedoes
//   modifier                     lasting, for the Flights at its nav point
//   crew                         reinforcements, and one discount
//   maneuver                     acts that last for the combat, lanes, naming a Maneuver
//   luck                         acts, answers and rescues, step by step
//   orders                       one moment and its reward, step by step
//   fighter carrier              nothing
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cards/language/tree.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

struct CardProblem {
  const language::Tree* at = nullptr;
  std::string message;
};

std::vector<CardProblem> check_statements(vocabulary::Kind kind, std::string_view kind_word,
                                          const std::vector<language::StatementTree>& statements,
                                          const language::Vocabulary& vocabulary,
                                          const language::Titles& titles, Language language);

}  // namespace wardroom::wingcommander
