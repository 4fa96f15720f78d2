// What the steps of a card do to a match of Wing Commander (docs/cards.md): Luck when it takes
// effect, Maneuvers when they are played, orders when they are revealed.
#include "cardplay/script_steps.hpp"
#include "games/wingcommander/programs/can_do.hpp"
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

void capture(Referee& referee, Seat seat, Copy pilot) {
  referee.drop_awards(pilot, false);  // WC-AWARD-06
  referee.match.table.mark(pilot).settle();
  referee.match.table.attach(pilot, kNoCopy);
  referee.place(pilot, zone_of(kBrig, seat));
  referee.tell_card(Happening::captured, seat, pilot);
}

void turn_traitor(Referee& referee, Seat seat, Copy pilot) {
  referee.drop_awards(pilot, false);
  referee.match.table.mark(pilot) = Mark{};  // WC-R-44: untapped
  referee.put_ready(pilot, seat);
  referee.tell_card(Happening::turned, seat, pilot);
}

// A pilot saved from a doomed Flight keeps his Awards; a traitor brought back loses those the enemy
// gave him (WC-TRAITOR-08, WC-TRAITOR-09, WC-TRAITOR-10).
void take_home(Referee& referee, Seat seat, Copy card) {
  Match& match = referee.match;
  const bool rescued = match.owner(card) == seat && controller_of(referee, card) != seat;
  if (rescued) referee.drop_awards(card, false);
  match.table.mark(card).settle();
  if (rescued) match.table.mark(card).set(Mark::rescued);
  referee.put_ready(card, seat);
  referee.tell_card(rescued ? Happening::rescued : Happening::saved, seat, card);
}

void discard(Referee& referee, Copy card) {
  referee.tell_card(Happening::discarded, controller_of(referee, card), card);
  if (referee.look().is(card, Type::pilot)) referee.drop_awards(card, true);  // WC-R-48
  referee.discard(card);
}

void cancel(Referee& referee, Copy luck) {
  referee.tell_card(Happening::luck_cancelled, referee.match.owner(luck), luck);
  referee.discard(luck);
}

// An effect that lasts until the combat ends, on a Flight in it. A Maneuver's effects are derived
// from its being played.
void let_last(Referee& referee, const Script& script, Copy flight, NodeIndex step) {
  Combat& combat = referee.match.combat;
  if (referee.look().is(script.card, Type::maneuver)) return;
  for (int i = 0; i < 4; ++i) {
    if (flight == kNoCopy || combat.engaged[static_cast<std::size_t>(i)].flight != flight) continue;
    // Luck is shown beside the own Flight it is on.
    const int by = engaged_seat(i) == script.you ? i : engaged_index(script.you, 0);
    Play play{script.card, static_cast<std::uint8_t>(by), static_cast<std::uint8_t>(i),
              kUnknownCard, 0};
    const auto lastings = referee.set.lastings(referee.match.table.card(script.card));
    for (std::size_t k = 0; k < lastings.size(); ++k)
      if (lastings[k].step == step) play.effects |= static_cast<std::uint8_t>(1U << k);
    combat.plays.push_back(play);
  }
}

}  // namespace

const Program& CardPlay::program_of(const Position& position, Copy card) {
  return position.set.program(position.card_id(card));
}

Option CardPlay::pick(int number) {
  return make_option(Verb::pick, number);
}

Option CardPlay::aim(const Position& position, Copy thing) {
  return make_option(Verb::aim, spot_of(position, named_by(position, thing)));
}

Refusal CardPlay::not_offered(const Position& position, Copy card) {
  return refuse(Reason::script_now, position.card_id(card));
}

Seat CardPlay::enemy_of(const Position&, Seat you) {
  return other(you);
}

int CardPlay::chance(Referee& referee, int outcomes) {
  return static_cast<int>(referee.next_outcome() % static_cast<std::uint64_t>(outcomes));
}

Script* CardPlay::enclosing(Referee& referee) {
  return referee.match.stack.beneath_top<Script>();
}

// What has no function is derived from the card's being played (a Maneuver's effects).
void CardPlay::carry_out(Referee& referee, const Script& script, const Speaker& speaker,
                         const cardplay::DueStep<CardPlay>& due) {
  static constexpr auto kSteps = table::executors(cardplay::Role::step, &Does::step);
  if (const auto does = kSteps[due.step.pattern]) does(referee, script, speaker, due);
}

namespace step {

void gain_power(Referee& referee, const Script& script, const Speaker& speaker, const Due& due) {
  referee.gain(script.you, number_of(speaker, speaker.program.children(due.step)[0]));
}
void change_lanes(Referee& referee, const Script&, const Speaker&, const Due&) {
  referee.match.combat.crossed = !referee.match.combat.crossed;
}
void let_last(Referee& referee, const Script& script, const Speaker& speaker, const Due& due) {
  const NodeIndex index = cardplay::index_of(speaker.program, due.step);
  for (const Copy thing : due.things) wingcommander::let_last(referee, script, thing, index);
}
void capture(Referee& referee, const Script& script, const Speaker&, const Due& due) {
  for (const Copy thing : due.things) wingcommander::capture(referee, script.you, thing);
}
void turn_traitor(Referee& referee, const Script& script, const Speaker&, const Due& due) {
  for (const Copy thing : due.things) wingcommander::turn_traitor(referee, script.you, thing);
}
void take_home(Referee& referee, const Script& script, const Speaker&, const Due& due) {
  for (const Copy thing : due.things) wingcommander::take_home(referee, script.you, thing);
}
void discard(Referee& referee, const Script&, const Speaker&, const Due& due) {
  for (const Copy thing : due.things) wingcommander::discard(referee, thing);
}
void cancel(Referee& referee, const Script&, const Speaker&, const Due& due) {
  for (const Copy thing : due.things) wingcommander::cancel(referee, thing);
}
void destroy(Referee& referee, const Script&, const Speaker& speaker, const Due& due) {
  for (const Copy thing : due.things)
    if (const Engaged* one = engaged(speaker.position, thing); one == nullptr || !one->doomed)
      ask_for_orders(referee, wingcommander::destroy(referee, thing));  // WC-R-48
}

}  // namespace step

}  // namespace wardroom::wingcommander

namespace wardroom::cardplay {

using Play = wingcommander::CardPlay;
template struct Script<Play>;
template bool asks(const Play::Position&, const Script<Play>&);
template Script<Play> script_for(const Play::Position&, Seat, Play::Thing, Play::Thing,
                                 const Statement&, Play::Thing);

}  // namespace wardroom::cardplay
