#include "tests/cardplay/trial_play.hpp"

#include <algorithm>

#include "cardplay/changes.hpp"
#include "cardplay/script_steps.hpp"
#include "cardplay/speaker_reading.hpp"
#include "tests/cardplay/match.hpp"

namespace wardroom::trial {
namespace {

using cardplay::each_step;
using cardplay::is;
using vocabulary::Kind;

Pattern pattern_of(const Node& node) {
  return static_cast<Pattern>(node.pattern);
}

bool is_of_kind(Kind kind, Kind wanted) {
  return kind == wanted || (wanted == Kind::card && kind != Kind::site) ||
         (wanted == Kind::character && kind == Kind::warrior);
}

std::optional<int> as_value(std::int8_t figure) {
  return figure == kNoFigure ? std::nullopt : std::optional<int>(figure);
}

std::int8_t as_figure(std::optional<int> value) {
  return value ? static_cast<std::int8_t>(std::clamp(*value, -100, 100)) : kNoFigure;
}

int place_of(const Speaker& speaker) {
  const Thing where = speaker.self != TrialPlay::kNothing ? speaker.self : speaker.on;
  return where != TrialPlay::kNothing ? speaker.position.item(where).place : kGone;
}

bool is_named(const Program& program, const Node& words, int word) {
  if (!is(words, CorePattern::either)) return words.value == word;
  return std::ranges::any_of(program.children(words),
                             [&](const Node& part) { return part.value == word; });
}

// What a lasting statement of a card makes of a value. Conditions and phrases are looked at only
// if the statement is about this value at all, or two of them could ask each other for ever.
std::optional<int> after_statement(const Speaker& speaker, const Statement& statement, Thing thing,
                                   int value, std::optional<int> now) {
  const Program& program = speaker.program;
  each_step(program, program.node(statement.steps), [&](const Node& step) {
    if (!is(step, CorePattern::change)) return;
    const auto parts = program.children(step);
    for (const Node& part : parts.subspan(1)) {
      if (part.value != value || !could_mean(speaker, parts[0], thing)) continue;
      if (statement.condition != kNoNode && !holds(speaker, program.node(statement.condition)))
        continue;
      now = changed(speaker, part, now);
    }
  });
  return now;
}

// --- what happens ---

void change(const Speaker& speaker, const cardplay::DueStep<TrialPlay>& due, Item& item) {
  for (const Node& part : speaker.program.children(due.step).subspan(1)) {
    const auto value = static_cast<std::size_t>(part.value);
    item.figures[value] = as_figure(changed(speaker, part, as_value(item.figures[value])));
    if (due.duration == nullptr) item.lasting[value] = item.figures[value];
  }
}

void lose(Referee& referee, const Speaker& speaker, const Node& who, int force) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto word =
        seat_at(seat) == speaker.you ? vocabulary::Player::you : vocabulary::Player::enemy;
    if (!is_named(speaker.program, who, static_cast<int>(word))) continue;
    std::int8_t& left = referee.match.force[static_cast<std::size_t>(seat)];
    left = static_cast<std::int8_t>(std::max(-100, left - force));
  }
}

}  // namespace

Speaker speaker_of(const Position& position, Thing card) {
  const Item& item = position.item(card);
  const Thing on = item.on == kNone ? TrialPlay::kNothing : Thing::copy(item.on);
  return {position, TrialPlay::program_of(position, card), item.owner, card, on};
}

bool TrialPlay::is_a(const Position& position, Thing thing, int kind) {
  return thing.is(Thing::Sort::copy) && position.item(thing).place != kGone &&
         is_of_kind(position.item(thing).kind, static_cast<Kind>(kind));
}

int TrialPlay::title_of(const Position& position, Thing thing) {
  return position.item(thing).title;
}

bool TrialPlay::is_yours(const Speaker& speaker, const Node&, Thing thing) {
  return speaker.position.item(thing).owner == speaker.you;
}

bool TrialPlay::is_enemys(const Speaker& speaker, const Node&, Thing thing) {
  return speaker.position.item(thing).owner != speaker.you;
}

bool TrialPlay::has_figure(const Position& position, Thing thing, int value) {
  return figure_of(position, thing, value).has_value();
}

std::optional<int> TrialPlay::figure_of(const Position& position, Thing thing, int value) {
  std::optional<int> now = as_value(position.item(thing).figures[static_cast<std::size_t>(value)]);
  for (std::size_t i = 0; i < position.match.items.size(); ++i) {
    const Item& item = position.match.items[i];
    if (item.program == kNone || item.place == kGone) continue;
    const Speaker speaker = speaker_of(position, Thing::copy(static_cast<int>(i)));
    for (const Statement& statement : speaker.program.statements)
      if (statement.kind == StatementKind::lasting)
        now = after_statement(speaker, statement, thing, value, now);
  }
  return now;
}

template <class Test>
bool TrialPlay::any_thing(const Position& position, int, Test test) {
  return any_target(position, test);
}

template <class Test>
bool TrialPlay::any_target(const Position& position, Test test) {
  for (std::size_t i = 0; i < position.match.items.size(); ++i)
    if (position.match.items[i].place != kGone && test(Thing::copy(static_cast<int>(i))))
      return true;
  return false;
}

bool TrialPlay::own_quality(const Speaker& speaker, const Node& quality, Thing thing) {
  const auto parts = speaker.program.children(quality);
  const Item& item = speaker.position.item(thing);
  switch (pattern_of(quality)) {
    case Pattern::here: return item.place == place_of(speaker);
    case Pattern::near:
    case Pattern::of_place: return is_named(speaker.program, parts[0], item.place);
    case Pattern::aboard:
    case Pattern::of_ship:
      return item.on != kNone && could_mean(speaker, parts[0], Thing::copy(item.on));
    default: return false;
  }
}

bool TrialPlay::own_condition(const Speaker& speaker, const Node& condition) {
  const auto parts = speaker.program.children(condition);
  switch (pattern_of(condition)) {
    case Pattern::available: return speaker.position.item(speaker.self).held == 0;
    case Pattern::piloting:
    case Pattern::on_for:
      return speaker.on != kNothing && could_mean(speaker, parts[0], speaker.on);
    default: return false;
  }
}

int TrialPlay::own_number(const Speaker& speaker, const Node& number) {
  if (pattern_of(number) != Pattern::influence) return 0;
  const Node& who = speaker.program.children(number)[0];
  const bool yours = is_named(speaker.program, who, static_cast<int>(vocabulary::Player::you));
  const Seat seat = yours ? speaker.you : enemy_of(speaker.position, speaker.you);
  return speaker.position.match.force[static_cast<std::size_t>(index(seat))];
}

const Program& TrialPlay::program_of(const Position& position, Thing card) {
  return *position.set.programs[static_cast<std::size_t>(position.item(card).program)];
}

Option TrialPlay::pick(int number) {
  return {kPick, {static_cast<std::int16_t>(number), 0, 0}};
}

// Things that are alike have one option, which names the first of them.
Option TrialPlay::aim(const Position& position, Thing thing) {
  const auto& items = position.match.items;
  const auto* first = std::ranges::find(items, position.item(thing));
  return {kAim, {static_cast<std::int16_t>(first - items.begin()), 0, 0}};
}

Option TrialPlay::enough() {
  return {kEnough, {}};
}

Refusal TrialPlay::not_offered(const Position&, Thing card) {
  return {1, {card.value}};
}

Seat TrialPlay::enemy_of(const Position& position, Seat you) {
  return next_seat(position, you);
}

Seat TrialPlay::next_seat(const Position&, Seat seat) {
  return seat_at((index(seat) + 1) % kSeats);
}

int TrialPlay::chance(Referee& referee, int outcomes) {
  return static_cast<int>(referee.next_outcome() % static_cast<std::uint64_t>(outcomes));
}

Script* TrialPlay::enclosing(Referee& referee) {
  return referee.match.stack.beneath_top<Script>();
}

void TrialPlay::carry_out(Referee& referee, Script& script, const Speaker& speaker,
                          const cardplay::DueStep<TrialPlay>& due) {
  const Node& step = due.step;
  const auto parts = speaker.program.children(step);
  const auto number = [&](const Node& part) { return std::max(0, number_of(speaker, part)); };
  switch (pattern_of(step)) {
    case Pattern::draw: {
      std::uint8_t& hand = referee.match.hand[static_cast<std::size_t>(index(script.you))];
      hand = static_cast<std::uint8_t>(std::min(200, hand + number(parts[0])));
      return;
    }
    case Pattern::lose: return lose(referee, speaker, parts[0], number(parts[1]));
    case Pattern::draw_destiny:
      return script.remember(step.value, Thing::number(1 + chance(referee, 6)));
    default: break;
  }
  for (const Thing thing : due.things) {
    Item& item = referee.match.items[static_cast<std::size_t>(thing.value)];
    switch (pattern_of(step)) {
      case Pattern::hit: ++item.hits; break;
      case Pattern::damage:
        item.hits = static_cast<std::uint8_t>(std::min(200, item.hits + number(parts[0])));
        break;
      case Pattern::cancel: item.place = kGone; break;
      case Pattern::may_not_move: item.held = 1; break;
      case Pattern::change: change(speaker, due, item); break;
      default: break;
    }
  }
}

std::uint64_t Match::digest() const {
  Digest digest;
  digest.add_list(items);
  stack.digest(digest);
  limits.digest(digest);
  digest.add_item(hand);
  digest.add_item(force);
  digest.add(chances);
  return digest.value();
}

void end_turn(Match& match) {
  match.limits.end(static_cast<int>(vocabulary::Span::turn));
  for (Item& item : match.items) {
    item.figures = item.lasting;
    item.held = 0;
  }
}

void announce(Referee& referee, Thing card, const Statement& statement, Thing chosen) {
  const Position position = referee;
  const Speaker speaker = speaker_of(position, card);
  referee.call(
      cardplay::script_for<TrialPlay>(position, speaker.you, card, speaker.on, statement, chosen));
}

}  // namespace wardroom::trial

namespace wardroom::cardplay {

using trial::TrialPlay;
template struct Script<TrialPlay>;
template bool could_mean(const Speaker<TrialPlay>&, const Node&, TrialPlay::Thing);
template bool holds(const Speaker<TrialPlay>&, const Node&);
template int number_of(const Speaker<TrialPlay>&, const Node&);
template int forbidding(const Speaker<TrialPlay>&);

}  // namespace wardroom::cardplay
