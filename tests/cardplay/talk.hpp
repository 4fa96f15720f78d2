// A game that is nothing but its gate: seats say things named by letters, and call out "!" to
// cancel what was said last and still waits. What takes effect is written down. Of four seats some
// may be known to have nothing to say.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "cardplay/gate.hpp"
#include "engine/course.hpp"

namespace wardroom::talk {

enum class Moment : std::uint8_t { answer, doubt };

struct Saying {
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  char name = '?';      // '!' cancels, 'T' makes others doubt when it takes effect
  char cancels = '\0';  // of '!': what
  friend bool operator==(const Saying&, const Saying&) = default;
};

// What a round of answers is about: kFollows as Play::kRoundsFollowItem.
template <bool kFollows>
struct Position;
template <bool kFollows>
struct Referee;
template <bool kFollows>
struct Match;

template <bool kFollows>
struct Talk {
  using Position = talk::Position<kFollows>;
  using Referee = talk::Referee<kFollows>;
  using Match = talk::Match<kFollows>;
  using Moment = talk::Moment;
  using Announced = Saying;
  static constexpr Moment kAnswer = Moment::answer;
  static constexpr bool kRoundsFollowItem = kFollows;

  static Seat next_seat(const Position& position, Seat seat) {
    return seat_at((index(seat) + 1) % position.match.seat_count);
  }
  static Seat first_to_react(const Position&) { return Seat::a; }
  static Option pass() { return {0, {}}; }
  static bool could_answer(const Position& position, Seat seat, Moment) {
    return !position.match.silent.contains(seat);
  }
  static Option say(char name) { return {1, {static_cast<std::int16_t>(name), 0, 0}}; }
  static void answers(const Position& position, Seat, Moment, OptionList& list) {
    for (const char name : std::string_view("ABCDEFTXY")) list.push_back(say(name));
    if (!position.match.standing.empty()) list.push_back(say('!'));
  }
  static Refusal check_answer(const Position& position, Seat seat, Moment moment,
                              const Option& option) {
    OptionList list;
    answers(position, seat, moment, list);
    return std::ranges::find(list, option) != list.end() ? Refusal{} : Refusal{1};
  }
  static Saying answer(Referee& referee, Seat seat, Moment, const Option& option) {
    return referee.say(seat, static_cast<char>(option.args[0]));
  }
  static void pay(Referee& referee, const Saying& saying) {
    referee.match.paid += saying.name == '!' ? 2 : 1;
  }
  static void passed(Referee& referee, Seat seat) { referee.told += letter(seat); }
  static bool stands(const Position& position, const Saying& saying) {
    return std::ranges::find(position.match.standing, saying.name) != position.match.standing.end();
  }
  static void take_effect(Referee& referee, const Saying& saying) {
    auto& standing = referee.match.standing;
    standing.remove_if([&](char name) { return name == saying.name || name == saying.cancels; });
    referee.told += saying.name;
    if (saying.name == 'T') cardplay::ask_all<Talk>(referee, Moment::doubt, Seat::c);
  }
  static Bounded<Saying, 16>& queue(Match& match) { return match.waiting; }
  static bool first_in_first_out(const Position& position) { return position.match.fifo; }
  static bool acts_at_once(const Position&, const Saying& saying) { return saying.name == '!'; }
};

template <bool kFollows>
struct Match {
  using Play = Talk<kFollows>;
  FrameStack<24, cardplay::Announcement<Play>, cardplay::Answers<Play>, cardplay::Queue<Play>>
      stack;
  Bounded<Saying, 16> waiting;
  Bounded<char, 16> standing;  // said, neither in effect nor cancelled; in the order it was said
  SeatSet silent;              // have nothing to say, as everybody knows
  int seat_count = 2;
  int paid = 0;
  bool fifo = false;
  SeatSet seats() const { return SeatSet::first(seat_count); }
};

template <bool kFollows>
struct Position {
  const Match<kFollows>& match;
};

template <bool kFollows>
struct Referee {
  Match<kFollows>& match;
  std::string& told;
  operator Position<kFollows>() const { return {match}; }  // NOLINT: a referee can also look
  Position<kFollows> look() const { return {match}; }
  template <class Frame>
  Flow call(const Frame& frame) {
    match.stack.push(frame);
    return Flow::next;
  }
  Saying say(Seat seat, char name) {
    const char last = match.standing.empty() ? '\0' : match.standing.back();
    match.standing.push_back(name);
    return {seat, 0, name, name == '!' ? last : '\0'};
  }
};

// Drives a conversation: `told` has the letters of seats that passed and of what took effect.
template <bool kFollows>
struct Conversation {
  using Play = Talk<kFollows>;
  Match<kFollows> match;
  std::string told;

  explicit Conversation(int seats, bool fifo = false, SeatSet silent = {}) {
    match.seat_count = seats;
    match.fifo = fifo;
    match.silent = silent;
  }
  Referee<kFollows> referee() { return {match, told}; }
  void announce(Seat seat, char name) {
    auto rules = referee();
    cardplay::announce<Play>(rules, rules.say(seat, name));
    proceed(rules);
  }
  // Who is asked, or '-'.
  char asked() const {
    const auto decision = decision_of<Referee<kFollows>>(Position<kFollows>{match});
    return decision ? letter(decision->seat) : '-';
  }
  // One after the other: a letter is said by whoever is asked, '.' is to pass. Who was asked.
  std::string answer(std::string_view answers) {
    std::string who;
    for (const char one : answers) {
      who += asked();
      auto rules = referee();
      const Option option = one == '.' ? Play::pass() : Play::say(one);
      EXPECT_FALSE(check_option<Referee<kFollows>>(rules.look(), option, Refusal{2})) << one;
      play_option(rules, option);
    }
    return who;
  }
  // Everybody passes until nobody is asked any more. Who was asked.
  std::string pass_all() {
    std::string who;
    while (asked() != '-' && who.size() < 100) who += answer(".");
    return who;
  }
  // What took effect, in this order.
  std::string effects() const {
    std::string names;
    for (const char one : told)
      if (one < 'a' || one > 'd') names += one;
    return names;
  }
};

}  // namespace wardroom::talk
