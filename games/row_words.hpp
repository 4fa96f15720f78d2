// Games that are told in the words of their rows (engine/rows.hpp): events, refusals, options and
// what is asked. A game derives its type from RowWords, which is GameBasics with words, and says
// what the places of its texts stand for.
//
// `Rules::Words` has
//   kVerbs kReasons kHappenings kOperands      references to the tables of the rows
//   enum class Place, kPlaces                  what operands can be, and how texts call it; the
//   last
//                                              enumerator is `count`
//   static Arg find(const Said&, Place, int)   an operand, or the card of the event, in words
//
// The bodies are in games/row_sentences.hpp, which the source file that knows Words includes and
// instantiates: template struct RowWords<Rules>;
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/game_basics.hpp"

namespace wardroom {

// What a text that is not understood should have been: one of the verbs, or a kind of operand. The
// first kind is none: nothing more was expected.
std::string expectation(const NotationError& error, const Notation& notation,
                        std::span<const AnyMessage> operands, Language language);

// What a sentence is about.
template <class Match, class Set>
struct Said {
  const Set& set;
  Language language;
  std::span<const std::int16_t> args;
  Seat seat = Seat::a;
  int card = -1;                // -1: not known
  const Match* view = nullptr;  // as the seat sees it that is told, if there is one
};

template <class Rules>
struct RowWords : GameBasics<Rules> {
  using Match = typename Rules::Match;
  using Set = typename Rules::Set;

  static std::string sentence(const Event& event, const Set& set, SeatSet viewers,
                              Language language);
  static std::string sentence(const Refusal& refusal, const Set& set, Language language);
  static std::string sentence(const NotationError& error, const Set& set, Language language);
  static std::string_view clause(const Refusal& refusal);
  // What the texts of an event, and of an option of the seat that decides, are about.
  static Said<Match, Set> said_of(const Event& event, const Set& set, SeatSet viewers,
                                  Language language);
  static Said<Match, Set> said_of(const Option& option, const Match& view, const Set& set,
                                  Language language);
  // What would be said to who does something else.
  static std::string question(const Match& match, const Set& set, Language language);
  static std::string_view question_clause(const Match& match, const Set& set);
  static std::string describe(const Option& option, const Match& view, const Set& set,
                              Language language);
  static std::string where_to_look(const Option& option, const Match& view, const Set& set,
                                   Language language);
};

}  // namespace wardroom
