// What is said about files that are wrong. Written here by hand: words files are themselves read
// with this layer, so it cannot use what is made of them.
#pragma once

#include "engine/text/message.hpp"

namespace wardroom::cards::words {

// What was expected, as a part of other sentences.
inline constexpr Message<0> text{"a text in quotes", "un texte entre guillemets"};
inline constexpr Message<0> texts{"texts in brackets", "des textes entre crochets"};
inline constexpr Message<0> list{"a list in brackets", "une liste entre crochets"};
inline constexpr Message<0> flag{"true or false", "true ou false"};
inline constexpr Message<1> table{
    "a table such as {example}", "une table comme {example}", {"example"}};
inline constexpr Message<2> whole_number{"a whole number from {least} to {most}",
                                         "un nombre entier de {least} à {most}",
                                         {"least", "most"}};
inline constexpr Message<3> numbers{
    "{count} numbers in brackets, each a whole number from {least} to {most}",
    "{count} nombres entre crochets, chacun un nombre entier de {least} à {most}",
    {"count", "least", "most"}};
inline constexpr Message<1> one_of{"one of {words}", "l’un de {words}", {"words"}};
inline constexpr Message<2> either{"{first} or {last}", "{first} ou {last}", {"first", "last"}};

inline constexpr Message<1> expected{"expected {what}", "attendu {what}", {"what"}};
inline constexpr Message<2> expected_at{
    "\"{key}\": expected {what}", "« {key} » : attendu {what}", {"key", "what"}};
inline constexpr Message<2> missing{
    "missing \"{key}\", expected {what}", "il manque « {key} », attendu {what}", {"key", "what"}};
inline constexpr Message<2> unknown_entry{"unknown entry \"{key}\", expected {known}",
                                          "entrée inconnue « {key} », attendu {known}",
                                          {"key", "known"}};
inline constexpr Message<1> did_you_mean{
    "; did you mean \"{word}\"?", " ; vouliez-vous dire « {word} » ?", {"word"}};
inline constexpr Message<1> entries{
    "expected [[{key}]] entries", "attendu des entrées [[{key}]]", {"key"}};
inline constexpr Message<1> entry{
    "expected a [[{key}]] entry", "attendu une entrée [[{key}]]", {"key"}};
// The reader of TOML speaks English only.
inline constexpr Message<1> not_toml{"{reason}", "ce n’est pas du TOML : {reason}", {"reason"}};

// Rule books.
inline constexpr Message<0> clause_twice{"this clause stands here twice",
                                         "cette clause figure ici deux fois"};
inline constexpr Message<1> no_clause{
    "there is no clause {id}", "il n’y a pas de clause {id}", {"id"}};

// Words files.
inline constexpr Message<0> section{"expected a section of texts, such as [play.turn]",
                                    "attendu une section de textes, comme [play.turn]"};
inline constexpr Message<0> text_pair{"expected a text with en and fr",
                                      "attendu un texte avec en et fr"};
inline constexpr Message<0> text_twice{"this text stands here twice",
                                       "ce texte figure ici deux fois"};
inline constexpr Message<0> places_differ{
    "the places of both languages differ",
    "les emplacements des deux langues ne sont pas les mêmes"};
inline constexpr Message<2> unopened{"a \"{close}\" without its \"{open}\"",
                                     "un « {close} » sans son « {open} »",
                                     {"close", "open"}};
inline constexpr Message<2> unclosed{"a \"{open}\" without its \"{close}\"",
                                     "un « {open} » sans son « {close} »",
                                     {"open", "close"}};
inline constexpr Message<2> place_name{"expected a name after \"{open}\", such as {example}",
                                       "attendu un nom après « {open} », comme {example}",
                                       {"open", "example"}};

// Row files.
inline constexpr Message<0> row{"expected a row, such as [reason.game_over]",
                                "attendu une ligne, comme [reason.game_over]"};
inline constexpr Message<0> row_twice{"this row stands here twice",
                                      "cette ligne figure ici deux fois"};
inline constexpr Message<1> no_operand_kind{
    "there is no [operand.{name}]", "il n’y a pas de [operand.{name}]", {"name"}};
inline constexpr Message<1> too_many_operands{
    "there are {count} operands at most", "il y a {count} opérandes au plus", {"count"}};
inline constexpr Message<1> no_such_operand{
    "{place}: the row has no such operand", "{place} : la ligne n’a pas cet opérande", {"place"}};

}  // namespace wardroom::cards::words
