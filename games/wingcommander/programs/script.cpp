// What a card does, carried out step by step from its program; it can ask in the middle (the card
// language in docs/cards.md). Luck when it takes effect, Maneuvers when they are played, orders
// when they are revealed.
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

using Things = Bounded<Copy, CardTable::kCopies>;

const Program& program_of(const Position& position, const Script& script) {
  return position.set.program(position.card_id(script.card));
}

std::span<const Node> row_of(const Program& program, const Node& block) {
  if (pattern_of(block) == Pattern::steps) return program.children(block);
  return {&block, 1};
}

// A step without its duration.
const Node& bare(const Program& program, const Node& step) {
  return pattern_of(step) == Pattern::during ? bare(program, program.children(step)[0]) : step;
}

// The step that comes next, or none.
const Node* next_step(const Position& position, const Script& script) {
  const Program& program = program_of(position, script);
  const auto row = row_of(program, program.node(script.block));
  return script.next < row.size() ? &bare(program, row[script.next]) : nullptr;
}

Speaker speaker_of(const Position& position, const Script& script) {
  Speaker speaker{position,      program_of(position, script),
                  script.you,    script.card,
                  script.flight, script.chosen};
  speaker.registers = script.registers;
  speaker.taken = script.taken;
  return speaker;
}

bool is_target(const Script& script, const Program& program, const Node& phrase) {
  return script.target != kNoNode && &phrase == &program.node(script.target);
}

// Things that a phrase could mean: in play, and nothing that is hidden or just being played.
Things all_meant(const Speaker& speaker, const Node& phrase) {
  Things things;
  const CardTable& table = speaker.position.table();
  for (const auto& zones : {table.zones(kReady, kReady + 1), table.zones(kBrig, kBrig + 1),
                            table.zones(kAttached, kZoneCount - 1)})
    for (const Copy copy : zones)
      if (could_mean(speaker, phrase, copy)) things.push_back(copy);
  return things;
}

int register_of(const Program& program, const Node& phrase) {
  return pattern_of(phrase) == Pattern::objects ? program.children(phrase)[0].value : -1;
}

// The phrase of a step for which somebody has to choose one of several things now, or none.
const Node* open_phrase(const Script& script, const Program& program, const Node& step) {
  const auto parts = program.children(step);
  if (parts.empty() || pattern_of(parts[0]) != Pattern::objects) return nullptr;
  if (pattern_of(program.children(parts[0])[0]) != Pattern::one) return nullptr;
  return is_target(script, program, parts[0]) ? nullptr : parts.data();
}

Things things_of(const Script& script, const Speaker& speaker, const Node& phrase) {
  Things things;
  const auto only = [&](Copy copy) {
    if (copy != kNoCopy) things.push_back(copy);
    return things;
  };
  switch (pattern_of(phrase)) {
    case Pattern::reference: return only(remembered(speaker, phrase));
    case Pattern::self: return only(script.flight != kNoCopy ? script.flight : script.card);
    case Pattern::objects: break;
    default: return things;
  }
  if (is_target(script, speaker.program, phrase)) return only(script.chosen);
  if (script.picked != kNoCopy) return only(script.picked);
  things = all_meant(speaker, phrase);
  const Pattern quantity = pattern_of(speaker.program.children(phrase)[0]);
  if (quantity == Pattern::each || quantity == Pattern::all || things.empty()) return things;
  const Copy first = things[0];
  things.clear();
  return only(first);
}

// --- single operations ---

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
    const CardData& card = referee.set.card(referee.match.table.card(script.card));
    // Luck is shown beside the own Flight it is on.
    const int by = engaged_seat(i) == script.you ? i : engaged_index(script.you, 0);
    Play play{script.card, static_cast<std::uint8_t>(by), static_cast<std::uint8_t>(i),
              kUnknownCard, 0};
    const auto lastings = referee.set.lastings(card);
    for (std::size_t k = 0; k < lastings.size(); ++k)
      if (lastings[k].step == step) play.effects |= static_cast<std::uint8_t>(1U << k);
    combat.plays.push_back(play);
  }
}

void carry_out(Referee& referee, Script& script, const Node& step) {
  const Position position = referee;
  const Speaker speaker = speaker_of(position, script);
  const Program& program = speaker.program;
  const auto parts = program.children(step);
  switch (pattern_of(step)) {
    case Pattern::gain_power: referee.gain(script.you, number_of(speaker, parts[0])); return;
    case Pattern::change_lanes:
      referee.match.combat.crossed = !referee.match.combat.crossed;
      return;
    default: break;
  }
  if (parts.empty()) return;
  const Things things = things_of(script, speaker, parts[0]);
  const int memory = register_of(program, parts[0]);
  if (memory >= 0 && memory < kRegisters && things.size() == 1)
    script.registers[static_cast<std::size_t>(memory)] = things[0];
  for (const Copy thing : things) switch (pattern_of(step)) {
      case Pattern::change:
      case Pattern::may_not_support:
        let_last(referee, script, thing, static_cast<NodeIndex>(&step - program.nodes.data()));
        break;
      case Pattern::capture: capture(referee, script.you, thing); break;
      case Pattern::turn_traitor: turn_traitor(referee, script.you, thing); break;
      case Pattern::take_home: take_home(referee, script.you, thing); break;
      case Pattern::discard: discard(referee, thing); break;
      case Pattern::cancel: cancel(referee, thing); break;
      case Pattern::destroy:
        if (const Engaged* one = engaged(position, thing); one == nullptr || !one->doomed)
          ask_for_orders(referee, destroy(referee, thing));  // WC-R-48
        break;
      default: break;
    }
}

Flow enter(Referee& referee, const Script& script, const Node& block) {
  Script inner = script;
  const Program& program = program_of(referee, script);
  inner.block = static_cast<NodeIndex>(&block - program.nodes.data());
  inner.next = 0;
  return referee.call(inner);
}

}  // namespace

bool asks(const Position& position, const Script& script) {
  const Node* step = next_step(position, script);
  if (step == nullptr) return false;
  const Program& program = program_of(position, script);
  switch (pattern_of(*step)) {
    case Pattern::may:
    case Pattern::choose_one: return true;
    default: break;
  }
  if (script.picked != kNoCopy) return false;
  const Node* phrase = open_phrase(script, program, *step);
  return phrase != nullptr && all_meant(speaker_of(position, script), *phrase).size() > 1;
}

Script script_for(const Position& position, Seat you, Copy card, Copy flight,
                  const Statement& statement, Copy chosen) {
  const Program& program = position.set.program(position.card_id(card));
  Script script;
  script.you = you;
  script.card = card;
  script.flight = flight;
  script.chosen = chosen;
  script.block = statement.steps;
  script.registers.fill(kNoCopy);
  if (const Node* phrase = target_phrase(program, statement)) {
    script.target = static_cast<NodeIndex>(phrase - program.nodes.data());
    const int memory = register_of(program, *phrase);
    if (memory >= 0 && memory < kRegisters)
      script.registers[static_cast<std::size_t>(memory)] = chosen;
  }
  return script;
}

Flow Script::resume(Referee& referee) {
  const Node* step = next_step(referee, *this);
  if (step == nullptr) return Flow::done;
  if (asks(referee, *this)) return Flow::ask;
  const Program& program = program_of(referee, *this);
  const auto parts = program.children(*step);
  ++next;
  switch (pattern_of(*step)) {
    case Pattern::steps: return enter(referee, *this, *step);
    case Pattern::conditional:
      if (holds(speaker_of(referee, *this), parts[0])) return enter(referee, *this, parts[1]);
      return parts.size() > 2 ? enter(referee, *this, parts[2]) : Flow::next;
    default: carry_out(referee, *this, *step);
  }
  picked = kNoCopy;
  return Flow::next;
}

Decision Script::decision(const Position& position) const {
  const Node& step = *next_step(position, *this);
  switch (pattern_of(step)) {
    case Pattern::may: return {step.value == 0 ? you : other(you), Kind::yes_no};
    case Pattern::choose_one: return {you, Kind::number};
    case Pattern::choose: return {step.value == 0 ? you : other(you), Kind::card};
    default: return {you, Kind::card};
  }
}

void Script::options(const Position& position, OptionList& list) const {
  const Program& program = program_of(position, *this);
  const Node& step = *next_step(position, *this);
  switch (pattern_of(step)) {
    case Pattern::may:
      for (const int answer : {1, 0}) list.push_back(make_option(Verb::pick, answer));
      return;
    case Pattern::choose_one:
      for (int i = 1; i <= step.count; ++i) list.push_back(make_option(Verb::pick, i));
      return;
    default: break;
  }
  const Node& phrase = *open_phrase(*this, program, step);
  for (const Copy copy : all_meant(speaker_of(position, *this), phrase)) {
    const Option option = make_option(Verb::aim, spot_of(position, named_by(position, copy)));
    if (std::ranges::find(list, option) == list.end()) list.push_back(option);
  }
}

Refusal Script::check(const Position& position, const Option& option) const {
  OptionList list;
  options(position, list);
  return std::ranges::find(list, option) != list.end()
             ? kAllowed
             : refuse(Reason::script_now, position.card_id(card));
}

std::optional<Option> Script::forced(const Position& position) const {
  OptionList list;
  options(position, list);
  if (list.size() > 1) return std::nullopt;
  return list[0];
}

Flow Script::choose(Referee& referee, const Option& option) {
  const Program& program = program_of(referee, *this);
  const Node& step = *next_step(referee, *this);
  const auto parts = program.children(step);
  switch (pattern_of(step)) {
    case Pattern::may:
      ++next;
      taken = option.args[0] == 1;
      return taken ? enter(referee, *this, parts[0]) : Flow::next;
    case Pattern::choose_one:
      ++next;
      return enter(referee, *this, parts[static_cast<std::size_t>(option.args[0] - 1)]);
    default: break;
  }
  const Node& phrase = *open_phrase(*this, program, step);
  const Position position = referee;
  for (const Copy copy : all_meant(speaker_of(position, *this), phrase))
    if (spot_of(position, named_by(position, copy)) == option.args[0]) picked = copy;
  return Flow::next;
}

}  // namespace wardroom::wingcommander
