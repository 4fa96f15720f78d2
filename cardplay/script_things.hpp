// What the phrases of a script mean where it stands: what there is to choose, what has been picked,
// and what the card will mean by "it" and "them". For the bodies in script_steps.hpp.
#pragma once

#include <algorithm>
#include <climits>
#include <span>

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
  const auto picked = picked_now(script);
  if (first_free(script) + picked.size() == script.picked.size()) return false;
  const int already = static_cast<int>(picked.size());
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
  const auto add = [&](typename Play::Thing thing) {
    if (thing != Play::kNothing && std::ranges::find(things, thing) == things.end())
      things.push_back(thing);
    return false;
  };
  const auto at_most = [&](int number) {
    things.shorten(std::min(things.size(), static_cast<std::size_t>(std::max(0, number))));
    return things;
  };
  if (is(phrase, CorePattern::self)) {
    add(oneself(speaker, phrase));
    return things;
  }
  if (is(phrase, CorePattern::reference)) {
    any_remembered(speaker, phrase, add);
    return things;
  }
  if (is_target(script, speaker.program, phrase)) {
    add(script.chosen);
    return things;
  }
  if (script.has(Script<Play>::kPicking)) {
    std::ranges::for_each(picked_now(script), add);
    return things;
  }
  if (is(phrase, CorePattern::both)) {
    for (const Node& part : speaker.program.children(phrase))
      std::ranges::for_each(things_of(referee, script, speaker, part), add);
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

// What a step is about: the first thing it names. In "deal d damage to a ship" that is not d.
template <class Play>
const Node* subject_of(const Speaker<Play>& speaker, const Node& step) {
  const auto is_number = [&](const Node& part) {
    if constexpr (kRemembersSeveral<Play>)
      return is(part, CorePattern::reference) &&
             remembered(speaker, part).is(Play::Thing::Sort::number);
    else
      return false;
  };
  for (const Node& part : speaker.program.children(step))
    if (names_things(speaker.program, part) && !is_number(part)) return &part;
  return nullptr;
}

// What a step was about is what the card means by "it", "them" later.
template <class Play>
void remember_all(Script<Play>& script, int memory, const Things<Play>& things) {
  if (memory < 0) return;
  if (things.size() == 1) return script.remember(memory, things[0]);
  if constexpr (kRemembersSeveral<Play>) {
    const std::size_t first = first_free(script);
    const std::size_t count = std::min(things.size(), script.picked.size() - first);
    if (count < things.size())
      capacity_exceeded("what a card has picked", count, std::source_location::current());
    std::copy_n(things.begin(), count, script.picked.begin() + first);
    script.remember(memory, Play::Thing::picked(static_cast<int>(first), static_cast<int>(count)));
  }
}

}  // namespace wardroom::cardplay
