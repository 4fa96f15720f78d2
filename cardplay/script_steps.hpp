// How a script walks its program: the bodies behind script.hpp. A game includes this in one source
// file and instantiates them there for its Play.
#pragma once

#include <algorithm>

#include "cardplay/script_things.hpp"

namespace wardroom::cardplay {

template <class Play>
Flow enter(typename Play::Referee& referee, const Script<Play>& script, const Program& program,
           const Node& block) {
  Script<Play> inner = script;
  inner.block = index_of(program, block);
  inner.next = 0;
  inner.set(Script<Play>::kAlone, false);
  return referee.call(inner);
}

// Each player is offered it, you first.
template <class Play>
Flow offer_each(typename Play::Referee& referee, const Script<Play>& script, const Program& program,
                const Node& step) {
  const typename Play::Position position = referee;
  Bounded<Seat, kMaxSeats> seats;
  Seat seat = script.you;
  do {
    seats.push_back(seat);
    seat = Play::next_seat(position, seat);
  } while (seat != script.you);
  for (std::size_t i = seats.size(); i-- > 0;) {
    Script<Play> one = script;
    one.you = seats[i];
    one.block = index_of(program, step);
    one.next = 0;
    one.set(Script<Play>::kAlone);
    referee.call(one);
  }
  return Flow::next;
}

template <class Play>
void do_step(typename Play::Referee& referee, Script<Play>& script, const Node& next) {
  const typename Play::Position position = referee;
  const Speaker<Play> speaker = speaker_of(position, script);
  const Program& program = speaker.program;
  const Node& step = bare(program, next);
  const Node* subject = open_phrase(script, program, step);
  if (subject == nullptr) subject = subject_of(speaker, step);
  DueStep<Play> due{step, duration_of(program, next), {}};
  if (subject != nullptr) {
    due.things = things_of(referee, script, speaker, *subject);
    remember_all(script, register_of(program, *subject), due.things);
  }
  script.set(Script<Play>::kPicking, false);
  script.set(Script<Play>::kEnough, false);
  if (!is(step, CorePattern::choose)) Play::carry_out(referee, script, speaker, due);
}

// What a block has learnt goes to the one that entered it.
template <class Play>
void hand_back(const Script<Play>& script, typename Play::Referee& referee) {
  Script<Play>* outer = Play::enclosing(referee);
  if (outer == nullptr || outer->card != script.card || script.has(Script<Play>::kAlone)) return;
  if (outer->next == 0) return;  // another statement of the card, which has not begun
  outer->registers = script.registers;
  outer->picked = script.picked;
  outer->set(Script<Play>::kTaken, script.has(Script<Play>::kTaken));
}

template <class Play>
Flow Script<Play>::resume(Referee& referee) {
  const Program& program = Play::program_of(referee, card);
  const Node* step = next_step(program, *this);
  if (step == nullptr) {
    hand_back(*this, referee);
    return Flow::done;
  }
  if (asks<Play>(referee, *this)) return Flow::ask;
  const auto parts = program.children(*step);
  ++next;
  switch (core_of(*step)) {
    case CorePattern::steps: return enter(referee, *this, program, *step);
    case CorePattern::conditional:
      if (holds(speaker_of<Play>(referee, *this), parts[0]))
        return enter(referee, *this, program, parts[1]);
      return parts.size() > 2 ? enter(referee, *this, program, parts[2]) : Flow::next;
    case CorePattern::may:
      set(kTaken, false);  // each for themselves
      return offer_each(referee, *this, program, *step);
    default: do_step(referee, *this, *step); return Flow::next;
  }
}

template <class Play>
Decision Script<Play>::decision(const Position& position) const {
  const Program& program = Play::program_of(position, card);
  const Node& step = bare(program, *next_step(program, *this));
  const Seat who = step.value == 1 ? Play::enemy_of(position, you) : you;
  switch (core_of(step)) {
    case CorePattern::may: return {who, Kind::yes_no};
    case CorePattern::choose_one: return {you, Kind::number};
    case CorePattern::choose: return {who, Kind::card};
    default: return {you, Kind::card};
  }
}

template <class Play>
void Script<Play>::options(const Position& position, OptionList& list) const {
  const Speaker<Play> speaker = speaker_of<Play>(position, *this);
  const Node& step = bare(speaker.program, *next_step(speaker.program, *this));
  if (is(step, CorePattern::may)) {
    for (const int answer : {1, 0}) list.push_back(Play::pick(answer));
    return;
  }
  if (is(step, CorePattern::choose_one)) {
    for (int i = 1; i <= step.count; ++i) list.push_back(Play::pick(i));
    return;
  }
  const Node& phrase = *open_phrase(*this, speaker.program, step);
  for (const Thing thing : all_meant(*this, speaker, phrase)) {
    const Option option = Play::aim(position, thing);
    if (std::ranges::find(list, option) == list.end()) list.push_back(option);
  }
  const int already = static_cast<int>(picked_now(*this).size());
  if (already >= wanted(speaker, phrase).least) list.push_back(Play::enough());
}

template <class Play>
Refusal Script<Play>::check(const Position& position, const Option& option) const {
  OptionList list;
  options(position, list);
  return std::ranges::find(list, option) != list.end() ? Refusal{}
                                                       : Play::not_offered(position, card);
}

template <class Play>
std::optional<Option> Script<Play>::forced(const Position& position) const {
  OptionList list;
  options(position, list);
  if (list.size() > 1) return std::nullopt;
  return list[0];
}

template <class Play>
Flow Script<Play>::choose(Referee& referee, const Option& option) {
  const Position position = referee;
  const Speaker<Play> speaker = speaker_of<Play>(position, *this);
  const Program& program = speaker.program;
  const Node& step = bare(program, *next_step(program, *this));
  const auto parts = program.children(step);
  if (is(step, CorePattern::may)) {
    ++next;
    set(kTaken, option == Play::pick(1));
    return has(kTaken) ? enter(referee, *this, program, parts[0]) : Flow::next;
  }
  if (is(step, CorePattern::choose_one)) {
    ++next;
    int way = 1;
    while (way < step.count && option != Play::pick(way)) ++way;
    return enter(referee, *this, program, parts[static_cast<std::size_t>(way - 1)]);
  }
  const Things<Play> open = all_meant(*this, speaker, *open_phrase(*this, program, step));
  if (!has(kPicking))
    std::ranges::fill(std::span(picked).subspan(first_free(*this)), Play::kNothing);
  const std::size_t place = first_free(*this) + picked_now(*this).size();
  set(kPicking);
  if (option == Play::enough()) set(kEnough);
  // Where one option names several things, the last is meant.
  for (const Thing thing : open)
    if (Play::aim(position, thing) == option) picked[place] = thing;
  return Flow::next;
}

template <class Play>
Script<Play> script_for(const typename Play::Position& position, Seat you,
                        typename Play::Thing card, typename Play::Thing on,
                        const Statement& statement, typename Play::Thing chosen) {
  const Program& program = Play::program_of(position, card);
  Script<Play> script;
  script.you = you;
  script.card = card;
  script.on = on;
  script.chosen = chosen;
  script.block = statement.steps;
  if (const Node* phrase = target_phrase(program, statement)) {
    script.target = index_of(program, *phrase);
    script.remember(register_of(program, *phrase), chosen);
  }
  return script;
}

}  // namespace wardroom::cardplay
