// What cardplay/moments.hpp and gate.hpp ask of the trial game.
#include <algorithm>

#include "tests/cardplay/match.hpp"

namespace wardroom::trial {

const cardplay::MomentIndex& TrialPlay::moments(const Position& position) {
  return position.set.moments;
}

Speaker TrialPlay::speaker_of(const Position& position, Thing copy) {
  return trial::speaker_of(position, copy);
}

bool TrialPlay::is_about(const Speaker& speaker, const Node& moment, const Happened& happened) {
  switch (static_cast<Pattern>(moment.pattern)) {
    case Pattern::turn_starts: return happened.seat == speaker.you;
    case Pattern::enemy_draws: return happened.seat != speaker.you;
    default: return could_mean(speaker, speaker.program.children(moment)[0], happened.what);
  }
}

Seat TrialPlay::first_to_react(const Position&) {
  return Seat::b;
}

void TrialPlay::take_place(Referee& referee, const Happened& happened) {
  const auto moment = static_cast<Pattern>(happened.moment);
  if (moment == Pattern::lost || moment == Pattern::exact_destruction)
    referee.match.items[static_cast<std::size_t>(happened.what.value)].place = kGone;
}

int TrialPlay::used(const Position& position, Thing copy, int statement) {
  const int span = program_of(position, copy).statements[static_cast<std::size_t>(statement)].span;
  return position.match.limits.used(static_cast<std::uint8_t>(copy.value), statement, span);
}

void TrialPlay::count_use(Referee& referee, Thing copy, const Statement& statement) {
  if (statement.times == 0) return;
  const auto& all = program_of(referee, copy).statements;
  referee.match.limits.use(static_cast<std::uint8_t>(copy.value),
                           static_cast<int>(&statement - all.data()), statement.span);
}

Option TrialPlay::pass() {
  return {kPass, {}};
}

void TrialPlay::answers(const Position& position, Seat seat, Moment moment, OptionList& list) {
  if (moment != kJust) return;
  cardplay::each_just<TrialPlay>(position, [&](const Happened& happened) {
    cardplay::any_caring<TrialPlay>(position, happened, StatementKind::act, [&](const auto& due) {
      if (due.you == seat)
        list.push_back({kUse,
                        {due.copy.value,
                         static_cast<std::int16_t>(
                             due.statement - program_of(position, due.copy).statements.data()),
                         0}});
      return false;
    });
  });
}

// Everything is open.
bool TrialPlay::could_answer(const Position& position, Seat seat, Moment moment) {
  OptionList list;
  answers(position, seat, moment, list);
  return !list.empty();
}

Refusal TrialPlay::check_answer(const Position& position, Seat seat, Moment moment,
                                const Option& option) {
  OptionList list;
  answers(position, seat, moment, list);
  return std::ranges::find(list, option) != list.end() ? Refusal{} : Refusal{1};
}

TrialPlay::Announced TrialPlay::answer(Referee& referee, Seat seat, Moment, const Option& option) {
  const Thing copy = Thing::copy(option.args[0]);
  const auto statement = static_cast<std::size_t>(option.args[1]);
  count_use(referee, copy, program_of(referee, copy).statements[statement]);
  return {seat, 0, static_cast<std::uint8_t>(option.args[0]), static_cast<std::uint8_t>(statement)};
}

void TrialPlay::take_effect(Referee& referee, const Announced& it) {
  const Thing copy = Thing::copy(it.card);
  announce(referee, copy, program_of(referee, copy).statements[it.statement], kNothing);
}

}  // namespace wardroom::trial
