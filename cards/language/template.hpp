// A text with places, as vocabularies write it: the source form of a pattern, and its words in
// English and French.
//
//   {who}                a place
//   {who:flight}         in a source form: a place with what may stand there
//   {who:de}             in words: with a French preposition (de, à, que) that may grow together
//                        with the article; {what:un} is a word with its indefinite article
//   {where:in}           in French words: "dans" or "sur", as the noun asks for
//   {who:bare}           a word without the article it may have
//   {n:x}                a number; if it has to be reckoned, "X" and what X is behind the sentence
//   {who|has|have}       forms that agree with a place: singular | plural
//   {who|a|ont|avez}     singular | plural | when it is you
//   {self|lent|lente|lents|lentes}    masculine | feminine, singular, then both in the plural;
//                        "self" is what a qualifier qualifies
//   {do|mettez|mettre}   a French verb: imperative | infinitive
//   {ne}                 French "ne" or "n’", if what follows is "no flight" or the like
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wardroom::language {

struct Piece {
  std::string text;                // of a literal piece
  std::string place;               // empty in a literal piece
  std::string mode;                // behind the colon
  std::vector<std::string> forms;  // behind the bars

  bool is_literal() const { return place.empty(); }
  bool is_place() const { return !place.empty() && forms.empty(); }
};

using Template = std::vector<Piece>;

// Nothing if the braces do not fit together or a place has no name.
std::optional<Template> parse_template(std::string_view text);

}  // namespace wardroom::language
