// Words files: every text somebody reads, in both languages.
//
//   [play.turn]                      a section and a name
//   en = "Player {seat}, it is your turn."
//   fr = "Joueur {seat}, à vous."
//   gender = "f"                     optional: of a French noun
//
// engine/text/message.hpp says what a text may contain. Native only: build steps make constants of
// them.
#pragma once

#include <string>
#include <vector>

#include "cards/problems.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cards {

struct WordsEntry {
  std::string section;
  std::string name;
  std::string english;
  std::string french;
  std::vector<std::string> places;  // in the order of the English text
  Gender gender = Gender::masculine;
};

// The texts of these files together, sorted by section and name; empty if there was any problem.
std::vector<WordsEntry> compile_words(std::span<const SourceFile> files, Problems& problems);

}  // namespace wardroom::cards
