// The card language: what a card does, written in a few lines, becomes a program for the rules and
// sentences for people. One grammar for all games, a vocabulary for each.
//
//   Vocabulary  the words and patterns of a game (vocabulary.hpp)
//   shape       commas, colons, branches (shape.hpp)
//   matcher     what phrases mean, by the vocabulary (matcher.hpp)
//   reader      one statement, checked (statement_reader.hpp)
//   sentences   the statement in English and French (sentences.hpp)
//   source form the statement as an author writes it (source_form.hpp)
//   Program     the statement as the rules walk it (engine/program.hpp)
//
// Native only: the engine loads programs and sentences from packs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cards/language/sentences.hpp"
#include "cards/language/source_form.hpp"
#include "cards/language/statement_reader.hpp"
#include "cards/text_places.hpp"
#include "engine/program.hpp"

namespace wardroom::language {

struct CardEffects {
  Program program;
  std::vector<StatementTree> statements;
  std::vector<StatementTexts> texts;  // one a statement
  std::string file;
  std::vector<cards::Place> places;  // where each node of the program is written
  Bilingual text;                    // of the whole card
};

// `trees`, if wanted: where each node of the program comes from.
Program flattened(const std::vector<StatementTree>& statements,
                  std::vector<const Tree*>* trees = nullptr);

// Compiles the statements of all cards of a set.
class Compiler {
 public:
  Compiler(const Vocabulary& vocabulary, Titles titles)
      : vocabulary_(vocabulary), titles_(std::move(titles)) {}

  struct Part {
    bool played = false;  // all that the card does are ways to play it
    bool first = true;    // of the parts of its card
  };
  // `does` is a text with one statement a line. Empty if there was a problem.
  CardEffects compile(const cards::SourceFile& file, const toml::node& does,
                      cards::Problems& problems, Part part);
  CardEffects compile(const cards::SourceFile& file, const toml::node& does,
                      cards::Problems& problems) {
    return compile(file, does, problems, Part{});
  }

  const Titles& titles() const { return titles_; }

 private:
  void check_native(const StatementTree& statement, std::size_t offset,
                    const cards::TextPlaces& places, const std::string& file,
                    cards::Problems& problems);

  const Vocabulary& vocabulary_;
  Titles titles_;
  std::map<int, int> native_;  // patterns made for one card: the number of the card that used it
  int cards_ = 0;
};

}  // namespace wardroom::language
