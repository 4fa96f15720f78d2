// What the rules of a game carry out: one table, a row for each pattern in each role, with the
// function that does it. From it come the dispatch (executor) and the check of cards (undone): what
// has no row is refused, so that no card does less, or something else, than its text.
//
// A statement has a form: what kinds of cards can have it, at which moment. A row says in which
// forms its pattern is carried out (bits), and may look closer: `fits` is told where the pattern
// stands and answers null, or how it would be carried out, as an author would write it ("" if there
// is no such thing). Patterns of the language itself need rows too: cardplay/ carries all of them
// out, but not every game asks for, say, several things to be chosen.
//
// The check reads programs, so it needs no files and can be made of a pack as well; carried_out.hpp
// turns what it finds into problems of files.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cardplay/program_parts.hpp"

namespace wardroom::cardplay {

// Where a pattern stands.
enum class Role : std::uint8_t {
  moment,
  of_moment,  // a phrase in a moment
  condition,
  only,
  step,
  duration,
  change,    // add, set, lacks
  amount,    // the number of a change
  subject,   // what a state is said of
  thing,     // what a step is done to
  quantity,  // how many of a subject, a thing or of a moment are meant
  quality,
  inner,           // a phrase inside a description
  inner_quantity,  // how many of it; it does not count
  counted,         // a phrase in a condition or a number
  how_many,        // how many of it there have to be
  number,
};

struct Form {
  std::uint64_t kinds = 0;  // of cards, as bits
  StatementKind kind = StatementKind::act;
  bool moment = false;
  bool condition = false;        // of the statement as a whole
  bool limit = false;            // it needs one: once per turn
  bool remembers = false;        // what its moment is about
  std::uint8_t most = 255;       // statements of this form on one card
  std::uint8_t of_moment = 255;  // the form its moment is read in, if that is another one
  std::string_view like{};       // how such a statement is written
  // The statement as a whole: the node that is wrong, or null.
  const Node* (*wrong)(const Program&, const Statement&) = nullptr;
  std::string_view right{};  // how it would be right
};
constexpr std::uint32_t bit(int form) {
  return std::uint32_t{1} << static_cast<unsigned>(form);
}

// A pattern where it stands.
struct Standing {
  const Program& program;
  const Statement& statement;
  const Node& node;
  const Node* parent;  // of a quality or quantity its phrase, of a thing its step; or null
  int form = 0;
  bool of_subject = false;  // within what a state is said of
};

inline constexpr std::uint8_t kNobody = 255;
struct Place {
  int pattern = 0;
  Role role = Role::step;
  std::uint32_t forms = 0;
  const char* (*fits)(const Standing&) = nullptr;
  std::string_view like{};   // how it is written, for those who wrote something else
  bool whole = false;        // `fits` has looked at all of it
  bool lasts = false;        // a state: it needs a duration, unless the form lasts
  std::uint8_t subject = 0;  // of states: which part it is said of; kNobody: none
  int least = -32768;        // numbers
  int most = 32767;
};

// A row of the table: a place, and what does it there.
template <class Does>
struct Row {
  Place place;
  Does does{};
};

struct Undone {
  enum Why : std::uint8_t {
    statement,  // no form
    limit,
    no_limit,
    too_many,   // of this form
    condition,  // of the whole
    pattern,    // no row
    shape,      // it fits no row; `like` says what would
    range,
    memory,
    registers,
    offered,
    duration,
    // As the game finds them in the card as a whole (CanDo::card).
    ways,     // two ways to play it look alike
    room,     // it changes more than `most` things for a while
    targets,  // it means a second thing
  };
  Why why = pattern;
  std::size_t statement_index = 0;
  NodeIndex at = kNoNode;  // none: the statement as a whole
  Role role = Role::step;
  std::string_view like{};
  int form = -1;
  int least = 0;
  int most = 0;
};

struct CanDo {
  std::span<const Form> forms;
  std::span<const Place> places;
  int registers = 0;
  // What can only be seen by looking at the card as a whole.
  void (*card)(const Program&, int kind, std::vector<Undone>&) = nullptr;
};

// What the rules would not carry out, of a card of that kind.
std::vector<Undone> undone(const Program& program, int kind, const CanDo& rules);
// Of a game without rules: all that is its own.
std::vector<Undone> undone_without_rules(const Program& program);

// For `fits`: the objects a phrase describes; of what is remembered the phrase that remembers it.
const Node* described(const Program& program, const Statement& statement, const Node& phrase);
// Whether one of the qualities of objects, as they stand, is this one.
bool has_plain_quality(const Program& program, const Node& objects, int pattern);

// The places of a table, without what does it: the check needs none of the rules.
template <class Does, std::size_t size>
constexpr std::array<Place, size> places_of(const std::array<Row<Does>, size>& rows) {
  std::array<Place, size> places{};
  for (std::size_t i = 0; i < size; ++i) places[i] = rows[i].place;
  return places;
}

// What carries out each pattern in a role, by number: the first of its rows that has a function.
template <int patterns, class Function, class Does, std::size_t size>
constexpr std::array<Function, patterns> executors(const std::array<Row<Does>, size>& rows,
                                                   Role role, Function Does::* which) {
  std::array<Function, patterns> found{};
  for (const Row<Does>& row : rows)
    if (row.place.role == role && row.does.*which != nullptr)
      found[static_cast<std::size_t>(row.place.pattern)] = row.does.*which;
  return found;
}

}  // namespace wardroom::cardplay
