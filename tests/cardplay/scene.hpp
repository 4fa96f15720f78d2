// A table of the trial game as tests set it up: everything on it has a name, and what a card has
// done is told as one line in which whatever is not named has not changed.
//
//   Scene scene;
//   scene.ship("Arrow", Seat::b, {.guns = 2});
//   scene.play(scene.card("Salvo", Seat::a, "salvo"));
//   scene.offered()                                     "a: Arrow enough"
//   scene.choose("Arrow");
//   scene.changes()                                     "Arrow hits +1, a hand +1"
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cardplay/match.hpp"

namespace wardroom::trial {

struct Printed {
  std::int8_t guns = kNoFigure;
  std::int8_t attack = kNoFigure;
  std::int8_t defense = kNoFigure;
  std::int8_t ability = kNoFigure;
  std::int8_t place = kElsewhere;
  std::string_view on{};     // the name of what it lies on
  std::string_view title{};  // by which cards call it
};

class Scene {
 public:
  explicit Scene(std::uint64_t seed = 1) : chance_(seed) {}
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  Thing put(std::string_view name, Seat owner, vocabulary::Kind kind, const Printed& printed);
  Thing ship(std::string_view name, Seat owner, const Printed& printed = {}) {
    return put(name, owner, vocabulary::Kind::ship, printed);
  }
  Thing squadron(std::string_view name, Seat owner, const Printed& printed = {}) {
    return put(name, owner, vocabulary::Kind::squadron, printed);
  }
  // A card that does something: a trial card by its name, or statements.
  Thing card(std::string_view name, Seat owner, std::string_view does, const Printed& printed = {});
  Thing thing(std::string_view name) const;
  Item& item(std::string_view name) {
    return match.items[static_cast<std::size_t>(thing(name).value)];
  }

  // Carries out a statement of the card up to the first choice, from where changes are told.
  void play(Thing card, Thing chosen = TrialPlay::kNothing, std::size_t statement = 0);
  // It happens, up to the first choice, from where changes are told.
  void happen(vocabulary::Pattern moment, Thing what, Seat seat = Seat::a);
  // What could be chosen when the card is announced, by name.
  std::string targets(Thing card) const;

  // Who is asked and what is offered, "a: Arrow Talon enough", "b: yes no", "a: 1 2"; or nothing.
  std::string offered() const;
  // By name, "enough", "yes" or a number; fails the test if it is not offered.
  void choose(std::string_view answer);
  void choose(std::initializer_list<std::string_view> answers) {
    for (const std::string_view answer : answers) choose(answer);
  }

  // All that is different since the card was played, or "nothing".
  std::string changes() const;
  std::string figures(std::string_view name) const;  // "guns 2, attack 3"

  const Position& position() const { return position_; }
  Referee referee() { return {match, set, chance_}; }
  Speaker speaker(Thing card) const { return trial::speaker_of(position_, card); }

  Match match;
  Set set;

 private:
  std::string answer_name(const Option& option) const;

  std::vector<std::string> names_;
  Chance chance_;
  Match before_;
  Position position_{match, set};
};

}  // namespace wardroom::trial
