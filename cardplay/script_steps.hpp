// How a script walks its program: the bodies behind script.hpp. A game includes this in one source
// file and instantiates them there for its Play.
#pragma once

#include <algorithm>
#include <climits>

#include "cardplay/script.hpp"

namespace wardroom::cardplay {

// The step that comes next, with its duration; or none.
template <class Play>
const Node* next_step(const Program& program, const Script<Play>& script) {
  const auto row = row_of(program, program.node(script.block));
  return script.next < row.size() ? &row[script.next] : nullptr;
}

template <class Play>
Speaker<Play> speaker_of(const typename Play::Position& position, const Script<Play>& script) {
  Speaker<Play> speaker{position,   Play::program_of(position, script.card),
                        script.you, script.card,
                        script.on,  script.chosen};
  speaker.registers = script.registers;
  speaker.taken = script.has(Script<Play>::kTaken);
  speaker.picked = script.picked;
  return speaker;
}

template <class Play>
bool is_target(const Script<Play>& script, const Program& program, const Node& phrase) {
  return script.target != kNoNode && &phrase == &program.node(script.target);
}

// Where those begin in `picked` that are picked now: behind those that a register speaks of.
template <class Play>
std::size_t first_free(const Script<Play>& script) {
  std::size_t first = 0;
  if constexpr (kRemembersSeveral<Play>)
    for (const auto thing : script.registers)
      if (thing.is(Play::Thing::Sort::picked))
        first = std::max(first, thing.first() + thing.count());
  return first;
}

template <class Play>
std::span<const typename Play::Thing> picked_now(const Script<Play>& script) {
  if (!script.has(Script<Play>::kPicking)) return {};
  const auto all = std::span(script.picked).subspan(first_free(script));
  return all.first(static_cast<std::size_t>(std::ranges::find(all, Play::kNothing) - all.begin()));
}

// Things that a phrase could mean, without those picked already.
template <class Play>
Things<Play> all_meant(const Script<Play>& script, const Speaker<Play>& speaker,
                       const Node& phrase) {
  Things<Play> things;
  const auto picked = picked_now(script);
  Play::any_target(speaker.position, [&](typename Play::Thing thing) {
    if (could_mean(speaker, phrase, thing) && std::ranges::find(picked, thing) == picked.end())
      things.push_back(thing);
    return false;
  });
  return things;
}

// How many somebody has to choose, at least and at most; none if there is nothing to choose.
struct Wanted {
  int least = 0;
  int most = 0;
};
template <class Play>
Wanted wanted(const Speaker<Play>& speaker, const Node& phrase) {
  const Node& quantity = quantity_of(speaker.program, *objects_of(speaker.program, phrase));
  const auto number = [&] {
    return std::max(0, number_of(speaker, speaker.program.children(quantity)[0]));
  };
  switch (core_of(quantity)) {
    case CorePattern::one: return {1, 1};
    case CorePattern::exactly: return {number(), number()};
    case CorePattern::up_to: return {0, number()};
    case CorePattern::or_more: return {number(), INT_MAX};
    default: return {};
  }
}

// The phrase of a step that leaves a choice to somebody, or none. Of a row ("a ship or Leia") one
// is chosen among all; nobody is asked for each part of "a ship and a squadron", which a game has
// to refuse.
template <class Play>
const Node* open_phrase(const Script<Play>& script, const Program& program, const Node& step) {
  for (const Node& part : program.children(step)) {
    const Node* objects = objects_of(program, part);
    if (objects == nullptr || is(part, CorePattern::both) || is_target(script, program, part))
      continue;
    switch (core_of(quantity_of(program, *objects))) {
      case CorePattern::one:
      case CorePattern::exactly:
      case CorePattern::up_to:
      case CorePattern::or_more: return &part;
      default: break;
    }
  }
  return nullptr;
}

template <class Play>
bool asks(const typename Play::Position& position, const Script<Play>& script) {
  const Program& program = Play::program_of(position, script.card);
  const Node* next = next_step(program, script);
  if (next == nullptr) return false;
  const Node& step = bare(program, *next);
  if (is(step, CorePattern::may)) return step.value != 2 || script.has(Script<Play>::kAlone);
  if (is(step, CorePattern::choose_one)) return true;
  const Node* phrase = open_phrase(script, program, step);
  if (phrase == nullptr || script.has(Script<Play>::kEnough)) return false;
  const int already = static_cast<int>(picked_now(script).size());
  if (first_free(script) + picked_now(script).size() == script.picked.size()) return false;
  const Speaker<Play> speaker = speaker_of(position, script);
  const auto [least, most] = wanted(speaker, *phrase);
  if (already >= most) return false;
  const int open = static_cast<int>(all_meant(script, speaker, *phrase).size());
  return open > 0 && open + already > least;
}

// Some of these by chance.
template <class Play>
Things<Play> drawn(typename Play::Referee& referee, Things<Play> from, int number) {
  Things<Play> things;
  while (!from.empty() && static_cast<int>(things.size()) < number) {
    const auto at = static_cast<std::size_t>(Play::chance(referee, static_cast<int>(from.size())));
    things.push_back(from[at]);
    from.remove_if([&](typename Play::Thing thing) { return thing == things.back(); });
  }
  return things;
}

// What the phrase of a step means when the step is carried out.
template <class Play>
Things<Play> things_of(typename Play::Referee& referee, const Script<Play>& script,
                       const Speaker<Play>& speaker, const Node& phrase) {
  Things<Play> things;
  const auto only = [&](typename Play::Thing thing) {
    if (thing != Play::kNothing) things.push_back(thing);
    return things;
  };
  const auto those_picked = [&] {
    for (const auto thing : picked_now(script)) things.push_back(thing);
    return things;
  };
  const auto at_most = [&](int number) {
    things.shorten(std::min(things.size(), static_cast<std::size_t>(std::max(0, number))));
    return things;
  };
  if (is(phrase, CorePattern::self)) return only(oneself(speaker, phrase));
  if (is(phrase, CorePattern::reference)) {
    any_remembered(speaker, phrase, [&](typename Play::Thing thing) {
      things.push_back(thing);
      return false;
    });
    return things;
  }
  if (is_target(script, speaker.program, phrase)) return only(script.chosen);
  if (script.has(Script<Play>::kPicking)) return those_picked();
  if (is(phrase, CorePattern::both)) {
    for (const Node& part : speaker.program.children(phrase))
      for (const auto thing : things_of(referee, script, speaker, part))
        if (std::ranges::find(things, thing) == things.end()) things.push_back(thing);
    return things;
  }
  const Node* objects = objects_of(speaker.program, phrase);
  if (objects == nullptr) return things;
  things = all_meant(script, speaker, phrase);
  const Node& quantity = quantity_of(speaker.program, *objects);
  switch (core_of(quantity)) {
    case CorePattern::none:
    case CorePattern::up_to: return at_most(0);
    case CorePattern::one:
    case CorePattern::the: return at_most(1);
    case CorePattern::exactly: return at_most(wanted(speaker, phrase).most);
    case CorePattern::random:
      return drawn<Play>(referee, things,
                         number_of(speaker, speaker.program.children(quantity)[0]));
    default: return things;  // each, all; or no more than are wanted
  }
}

// What a step was about is what the card means by "it", "them" later.
template <class Play>
void remember_all(Script<Play>& script, int memory, const Things<Play>& things) {
  if (memory < 0) return;
  if (things.size() == 1) return script.remember(memory, things[0]);
  if constexpr (kRemembersSeveral<Play>) {
    const std::size_t first = first_free(script);
    const std::size_t count = std::min(things.size(), script.picked.size() - first);
    if (count < things.size()) capacity_exceeded("what a card has picked");
    std::copy_n(things.begin(), count, script.picked.begin() + first);
    script.remember(memory, Play::Thing::picked(static_cast<int>(first), static_cast<int>(count)));
  }
}

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
  if (subject == nullptr) subject = subject_of(program, step);
  Deed<Play> deed{step, duration_of(program, next), {}};
  if (subject != nullptr) {
    deed.things = things_of(referee, script, speaker, *subject);
    remember_all(script, register_of(program, *subject), deed.things);
  }
  script.set(Script<Play>::kPicking, false);
  script.set(Script<Play>::kEnough, false);
  if (!is(step, CorePattern::choose)) Play::carry_out(referee, script, speaker, deed);
}

// What a block has learnt goes to the one that entered it.
template <class Play>
void hand_back(const Script<Play>& script, typename Play::Referee& referee) {
  Script<Play>* outer = Play::enclosing(referee);
  if (outer == nullptr || outer->card != script.card || script.has(Script<Play>::kAlone)) return;
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
