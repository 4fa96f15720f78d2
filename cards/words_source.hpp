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

#include "cards/fields.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cards {

struct WordsText {
  std::string english;
  std::string french;
  std::vector<std::string> places;  // in the order of the English text
  Gender gender = Gender::masculine;
};

struct WordsEntry {
  std::string section;
  std::string name;
  WordsText text;
};

// The texts of these files together, sorted by section and name; empty if there was any problem.
std::vector<WordsEntry> compile_words(std::span<const SourceFile> files, Problems& problems);

// The text of a table that may have more in it: `en`, `fr` and `gender`.
WordsText read_text(Fields& fields);

// Whether a constant can be called this.
bool is_name(std::string_view text);

}  // namespace wardroom::cards
