// What the table of what is carried out (programs/can_do.hpp) asks for besides the pattern: the
// shapes of statements that the rules know. Each answers null, or how it would be carried out.
#include <algorithm>
#include <optional>

#include "games/wingcommander/cards/limits.hpp"
#include "games/wingcommander/programs/can_do.hpp"

namespace wardroom::wingcommander {

using cardplay::bit;
using cardplay::described;
using cardplay::quantity_of;
using cardplay::Undone;
using vocabulary::Kind;
using vocabulary::Pattern;

namespace {

constexpr int kMostEffects = 8;  // the bits of Play::effects in match.hpp
constexpr int kMostTurns = 9;

bool is(const Node& node, Pattern pattern) {
  return node.pattern == static_cast<int>(pattern);
}
Kind kind_of(const Node& objects) {
  return static_cast<Kind>(objects.value);
}
bool has(const Program& program, const Node& objects, Pattern quality) {
  return cardplay::has_plain_quality(program, objects, static_cast<int>(quality));
}
bool denies(const Program& program, const Node& objects, Pattern quality) {
  return std::ranges::any_of(program.children(objects), [&](const Node& part) {
    return is(part, Pattern::negated) && is(program.children(part)[0], quality);
  });
}
bool is_all(const Program& program, const Node& objects) {
  const Node& quantity = quantity_of(program, objects);
  return is(quantity, Pattern::all) || is(quantity, Pattern::each);
}

// Whose a card is follows from its own description or from that of its Flight.
bool is_said(const Program& program, const Statement& statement, const Node& phrase,
             Pattern whose) {
  const Node* objects = described(program, statement, phrase);
  if (objects == nullptr) return false;
  return has(program, *objects, whose) ||
         std::ranges::any_of(program.children(*objects), [&](const Node& part) {
           return is(part, Pattern::of_flight) &&
                  is_said(program, statement, program.children(part)[0], whose);
         });
}

// Flights have to be said to be somewhere, or Fighters in a Ready Area are meant too; "not across"
// speaks of lanes, so of Flights that are.
bool is_somewhere(const Program& program, const Node& objects) {
  if (kind_of(objects) != Kind::flight) return true;
  for (const Pattern place : {Pattern::engaged, Pattern::at, Pattern::beside, Pattern::across,
                              Pattern::here, Pattern::carrying})
    if (has(program, objects, place)) return true;
  return denies(program, objects, Pattern::across);
}

bool is_target(const cardplay::Standing& standing, const Node& phrase) {
  return cardplay::target_phrase(standing.program, standing.statement) == &phrase;
}

// What may be done to such a card.
const char* why_not(Pattern step, Kind kind, bool mine, bool enemy) {
  switch (step) {
    case Pattern::capture:
    case Pattern::turn_traitor:
      return kind == Kind::pilot && enemy ? nullptr : "an enemy pilot not captive";
    case Pattern::take_home:
      return kind == Kind::pilot && mine ? nullptr : "one of your captive pilots";
    case Pattern::discard: {
      // A Fighter takes its Flight along, and other cards are never in play by themselves.
      constexpr std::array kinds = {Kind::pilot,    Kind::weapon,  Kind::crew, Kind::damage,
                                    Kind::modifier, Kind::capital, Kind::award};
      return std::ranges::find(kinds, kind) != kinds.end() ? nullptr : "an enemy crew member";
    }
    default: return nullptr;
  }
}

const char* why_not(const cardplay::Standing& standing, const Node& objects) {
  const auto said = [&](Pattern whose) {
    return is_said(standing.program, standing.statement, objects, whose);
  };
  return why_not(static_cast<Pattern>(standing.parent->pattern), kind_of(objects),
                 said(Pattern::mine), said(Pattern::enemy));
}

// "you have a flight at C and the enemy has no flight at C": what the match remembers of turns.
bool holds_point(const Program& program, const Node& condition) {
  const auto both = program.children(condition);
  if (!is(condition, Pattern::both) || both.size() != 2 || !is(both[0], Pattern::you_have) ||
      !is(both[1], Pattern::enemy_has))
    return false;
  const auto point_of = [&](const Node& has, Pattern quantity) -> std::optional<int> {
    const Node& flight = program.children(has)[0];
    const auto parts = program.children(flight);
    if (!is(flight, Pattern::objects) || parts.size() != 2 || !is(parts[0], quantity) ||
        !is(parts[1], Pattern::at) || !is(program.children(parts[1])[0], Pattern::word))
      return std::nullopt;
    return program.children(parts[1])[0].value;
  };
  const auto held = point_of(both[0], Pattern::one);
  return held && held == point_of(both[1], Pattern::none);
}

}  // namespace

namespace shape {

const char* figure(const Standing& standing) {
  return standing.node.value < kFigures ? nullptr : "";
}
const char* medals_compared(const Standing& standing) {
  return standing.node.value >= kFigures ? nullptr : "";
}
// What changes values cannot depend on values.
const char* figure_compared(const Standing& standing) {
  const Kind kind = kind_of(*standing.parent);
  const bool flies = kind == Kind::flight || kind == Kind::fighter;
  const bool changes = standing.of_subject || (bit(standing.form) & table::kLasting) != 0;
  return standing.node.value < kFigures && flies && !changes ? nullptr : "";
}
// What is remembered of a thing that is gone (Occasion).
const char* medals_of_victim(const Standing& standing) {
  const Node& comparison = standing.program.children(standing.node)[0];
  return kind_of(*standing.parent) == Kind::pilot && is(comparison, Pattern::at_least)
             ? nullptr
             : "with a pilot with medals >= 2";
}
const char* pilot_of_victim(const Standing& standing) {
  const Node& pilot = standing.program.children(standing.node)[0];
  return is(pilot, Pattern::objects) && kind_of(pilot) == Kind::pilot ? nullptr : "with a pilot";
}

// "this flight has bombing 2" replaces a figure of the card: WC-R-53.
const char* set_alone(const Standing& standing) {
  const Node& step = standing.program.node(standing.statement.steps);
  const auto parts = standing.program.children(step);
  const bool alone = is(step, Pattern::change) && &standing.node > parts.data() &&
                     &standing.node < parts.data() + parts.size();
  return alone ? figure(standing) : "";
}
const char* without_floor(const Standing& standing) {
  if (standing.node.count > 1) return "attack -2";
  return figure(standing);
}

const char* flights_here(const Standing& standing) {
  return has(standing.program, standing.node, Pattern::here) &&
                 is_all(standing.program, standing.node)
             ? nullptr
             : "flights here";
}
// Nobody is asked, so it has to be plain.
const char* of_maneuver(const Standing& standing) {
  const auto& [program, statement, who, parent, form, of_subject] = standing;
  const bool by_lane = has(program, who, Pattern::across) ||
                       (has(program, who, Pattern::enemy) && denies(program, who, Pattern::across));
  if (is_all(program, who) && has(program, who, Pattern::engaged)) return nullptr;
  return is(quantity_of(program, who), Pattern::the) && by_lane ? nullptr : "the flight across";
}
const char* in_combat(const Standing& standing) {
  const Node* who = described(standing.program, standing.statement, standing.node);
  const bool doomed = standing.form == kRescue &&
                      who == cardplay::target_phrase(standing.program, standing.statement);
  const bool good = who != nullptr && kind_of(*who) == Kind::flight &&
                    (doomed || has(standing.program, *who, Pattern::engaged));
  if (!good) return "one of your flights in this combat";
  return is(standing.node, Pattern::reference) ? target(standing) : nullptr;
}

// What was not there to be chosen would be mistaken for the target.
const char* target(const Standing& standing) {
  const Node* aim = cardplay::target_phrase(standing.program, standing.statement);
  if (aim != nullptr && standing.form != kOrder &&
      quantity_of(standing.program, *aim).value != standing.node.value)
    return "";
  const Node* what = described(standing.program, standing.statement, standing.node);
  return what == nullptr ? nullptr : why_not(standing, *what);
}
const char* one_thing(const Standing& standing) {
  const auto& [program, statement, what, step, form, of_subject] = standing;
  const Kind kind = kind_of(what);
  // Nobody chooses when orders are revealed: what is chosen has to be chosen in the middle.
  if (form == kOrder && is_target(standing, what)) return "each enemy crew member";
  if (kind == Kind::card || kind == Kind::carrier) return "";
  if (!is_somewhere(program, what)) return "an enemy flight in this combat";
  if (kind == Kind::pilot && !has(program, what, Pattern::of_flight) &&
      !has(program, what, Pattern::traitor) && !has(program, what, Pattern::captive) &&
      !denies(program, what, Pattern::captive))
    return "an enemy pilot not captive";
  return why_not(standing, what);
}
// "the" if there is one, and not what lies on another: no option could name it.
const char* the_thing(const Standing& standing) {
  const Node& phrase = *standing.parent;
  const Kind kind = kind_of(phrase);
  if (standing.form == kManeuver) return nullptr;
  if (kind == Kind::weapon || kind == Kind::award || kind == Kind::damage) return "each";
  if (is(standing.node, Pattern::one) || is_target(standing, phrase)) return nullptr;
  return kind == Kind::pilot && has(standing.program, phrase, Pattern::of_flight) ? nullptr : "a";
}
const char* no_carrier(const Standing& standing) {
  return kind_of(standing.node) == Kind::carrier ? "" : nullptr;
}
const char* somewhere(const Standing& standing) {
  return is_somewhere(standing.program, standing.node) ? nullptr : "your flights at C";
}

const char* damage_only(const Standing& standing) {
  const Node& what = standing.program.children(standing.node)[0];
  return is(what, Pattern::objects) && kind_of(what) == Kind::damage && what.count == 1
             ? nullptr
             : "battle damage may not be played on this flight";
}
const char* lanes(const Standing& standing) {
  const auto& program = standing.program;
  const Node& who = program.children(standing.node)[0];
  const bool good = is(who, Pattern::objects) && who.count == 3 &&
                    is(quantity_of(program, who), Pattern::all) &&
                    has(program, who, Pattern::mine) && has(program, who, Pattern::engaged);
  return good ? nullptr : "your flights in this combat change lanes";
}

const char* naming(const Standing& standing) {
  const Program& program = standing.program;
  const auto row = cardplay::row_of(program, program.node(standing.statement.steps));
  const auto refers_to = [](const Node& node, int memory) {
    return is(node, Pattern::reference) && node.value == memory;
  };
  const auto good = [&] {
    if (row.size() != 3 || !is(row[0], Pattern::name_title) || !is(row[1], Pattern::end_effect))
      return false;
    const Node& barred = cardplay::bare(program, row[2]);
    if (!is(barred, Pattern::may_not_play) || cardplay::duration_of(program, row[2]) == nullptr)
      return false;
    const Node& whose = program.children(row[1])[1];
    return program.children(row[0])[0].value == static_cast<int>(Kind::maneuver) &&
           refers_to(program.children(row[1])[0], row[0].value) && is(whose, Pattern::objects) &&
           is(quantity_of(program, whose), Pattern::the) && has(program, whose, Pattern::across) &&
           whose.count == (has(program, whose, Pattern::enemy) ? 3 : 2) &&
           refers_to(program.children(barred)[0], quantity_of(program, whose).value) &&
           refers_to(program.children(barred)[1], row[0].value);
  };
  return good() ? nullptr
                : "name a maneuver as trick, end trick played by the flight across, that flight "
                  "may not play trick this combat";
}

const char* you_may(const Standing& standing) {
  return standing.node.value == 0 ? nullptr : "you may";
}
const char* one_player(const Standing& standing) {
  return standing.node.value <= 1 ? nullptr : "the enemy chooses";
}

const char* whole_kind(const Standing& standing) {
  const Kind kind = kind_of(standing.node);
  return standing.node.count == 1 && kind < Kind::carrier && kind != Kind::maneuver &&
                 kind != Kind::damage
             ? nullptr
             : "a fighter";
}
const char* enemy_carrier(const Standing& standing) {
  if (kind_of(standing.node) != Kind::carrier) return nullptr;
  return standing.node.count == 2 && has(standing.program, standing.node, Pattern::enemy)
             ? nullptr
             : "the enemy carrier";
}
const char* turns_in_a_row(const Standing& standing) {
  const auto& [program, statement, node, parent, form, of_subject] = standing;
  const Node& turns = program.children(node)[0];
  const bool good = is(turns, Pattern::number) && turns.value >= 1 && turns.value <= kMostTurns &&
                    statement.condition != kNoNode &&
                    holds_point(program, program.node(statement.condition));
  return good ? nullptr
              : "at the end of 2 of your turns in a row, if you have a flight at C and the enemy "
                "has no flight at C: gain 1 power";
}

const char* torpedo(const Standing& standing) {
  const Program& program = standing.program;
  const Node& moment = program.node(standing.statement.moment);
  const auto row = cardplay::row_of(program, program.node(standing.statement.steps));
  const auto good = [&] {
    const auto who = program.children(moment);
    if (!is(who[0], Pattern::self) || !is(who[1], Pattern::either) || row.size() != 2) return false;
    const auto ships = program.children(who[1]);
    const auto any = [&](const Node& ship, Kind kind) {
      return is(ship, Pattern::objects) && kind_of(ship) == kind && ship.count == 1 &&
             is(quantity_of(program, ship), Pattern::one);
    };
    if (ships.size() != 2 || !any(ships[0], Kind::carrier) || !any(ships[1], Kind::capital))
      return false;
    const Node& hits = program.children(row[0])[0];
    return is(row[0], Pattern::score) && is(hits, Pattern::number) && hits.value == 1 &&
           is(row[1], Pattern::discard) && is(program.children(row[1])[0], Pattern::self);
  };
  return good() ? nullptr
                : "when this flight attacks a carrier or a capital ship: score 1 hit, discard this "
                  "card";
}

// WC-R-40: a Flight that is about to be destroyed is, in the end.
const Node* doomed_in_the_end(const Program& program, const Statement& statement) {
  const Node& last = cardplay::row_of(program, program.node(statement.steps)).back();
  const Node* doomed = cardplay::target_phrase(program, statement);
  if (is(last, Pattern::destroy) && doomed != nullptr) {
    const Node& what = program.children(last)[0];
    if (is(what, Pattern::reference) && what.value == quantity_of(program, *doomed).value)
      return nullptr;
  }
  return &last;
}

}  // namespace shape

namespace {

// A way to play a Luck card is known by what it aims at, and a pilot by his Flight. Two answers aim
// at the same card of the enemy, so they count as aiming at nothing.
bool look_alike(const Program& program, const Statement& x, const Statement& y) {
  const auto aim = [&](const Statement& statement) {
    return statement.kind == StatementKind::answer ? nullptr
                                                   : cardplay::target_phrase(program, statement);
  };
  const Node* of_x = aim(x);
  const Node* of_y = aim(y);
  if (of_x == nullptr || of_y == nullptr) return true;
  const auto group = [](const Node& phrase) {
    return kind_of(phrase) == Kind::pilot ? Kind::flight : kind_of(phrase);
  };
  if (group(*of_x) != group(*of_y)) return false;
  const auto other = [&](Pattern whose_x, Pattern whose_y) {
    return is_said(program, x, *of_x, whose_x) && is_said(program, y, *of_y, whose_y);
  };
  return !other(Pattern::mine, Pattern::enemy) && !other(Pattern::enemy, Pattern::mine);
}

void check_card(const Program& program, int kind, std::vector<Undone>& found) {
  const bool luck = kind == static_cast<int>(Kind::luck);
  const bool maneuver = kind == static_cast<int>(Kind::maneuver);
  if (!luck && !maneuver) return;
  int effects = 0;
  int targets = 0;
  for (std::size_t i = 0; i < program.nodes.size(); ++i) {
    const Node& node = program.nodes[i];
    const bool effect = is(node, Pattern::add) || is(node, Pattern::may_not_support) ||
                        is(node, Pattern::may_not_be_played);
    if (effect && ++effects == kMostEffects + 1) {
      found.push_back({Undone::room, 0, static_cast<NodeIndex>(i)});
      found.back().most = kMostEffects;
    }
  }
  for (std::size_t i = 0; i < program.statements.size(); ++i) {
    const Statement& statement = program.statements[i];
    if (statement.kind == StatementKind::only) continue;
    const Node* aim = cardplay::target_phrase(program, statement);
    if (maneuver && aim != nullptr && ++targets > 1)
      found.push_back({Undone::targets, i, cardplay::index_of(program, *aim)});
    if (!luck) continue;
    const auto before = std::span(program.statements).first(i);
    if (std::ranges::any_of(before, [&](const Statement& other) {
          return other.kind != StatementKind::only && look_alike(program, other, statement);
        }))
      found.push_back({Undone::ways, i});
  }
}

constexpr std::uint64_t of(Kind kind) {
  return std::uint64_t{1} << static_cast<unsigned>(kind);
}

using cardplay::Form;
constexpr std::array<Form, kMustered + 1> kForms = [] {
  std::array<Form, kMustered + 1> forms{};
  forms[kOnFlight] = {.kinds = of(Kind::pilot) | of(Kind::award) | of(Kind::damage),
                      .kind = StatementKind::lasting,
                      .condition = true,
                      .like = "this flight has attack +1"};
  forms[kOnWeapon] = forms[kOnFlight];
  forms[kOnWeapon].kinds = of(Kind::weapon);
  forms[kAtPoint] = {.kinds = of(Kind::modifier),
                     .kind = StatementKind::lasting,
                     .condition = true,
                     .like = "enemy flights here have defence -1"};
  forms[kGain] = {.kinds = of(Kind::crew),
                  .kind = StatementKind::lasting,
                  .like = "you gain 1 more power in your draw phase"};
  forms[kDiscount] = {
      .kinds = of(Kind::crew),
      .kind = StatementKind::act,
      .moment = true,
      .limit = true,
      .remembers = true,
      .most = 1,
      .of_moment = kMustered,
      .like = "once per turn, when you muster a fighter: it costs 1 power less but at least 1"};
  forms[kWeaponOnly] = {.kinds = of(Kind::weapon),
                        .kind = StatementKind::only,
                        .condition = true,
                        .like = "only carried by a fighter with bombing"};
  forms[kManeuverOnly] = {.kinds = of(Kind::maneuver),
                          .kind = StatementKind::only,
                          .condition = true,
                          .like = "only during a combat"};
  forms[kLuckOnly] = forms[kManeuverOnly];
  forms[kLuckOnly].kinds = of(Kind::luck);
  forms[kManeuver] = {.kinds = of(Kind::maneuver),
                      .kind = StatementKind::act,
                      .like = "this flight has attack +1 this combat"};
  forms[kLuck] = {
      .kinds = of(Kind::luck), .kind = StatementKind::act, .like = "discard an enemy crew member"};
  forms[kAnswer] = {.kinds = of(Kind::luck),
                    .kind = StatementKind::answer,
                    .moment = true,
                    .remembers = true,
                    .like = "answer an enemy luck card: cancel it"};
  forms[kRescue] = {.kinds = of(Kind::luck),
                    .kind = StatementKind::instead,
                    .moment = true,
                    .remembers = true,
                    .like =
                        "instead of the destruction of one of your flights: gain 2 power, "
                        "destroy that flight",
                    .wrong = shape::doomed_in_the_end,
                    .right = "destroy that flight"};
  forms[kOrder] = {.kinds = of(Kind::orders),
                   .kind = StatementKind::must,
                   .moment = true,
                   .condition = true,
                   .most = 1,
                   .of_moment = kVictim,
                   .like = "when an enemy flight is destroyed: gain 2 power"};
  forms[kTorpedo] = {
      .kinds = of(Kind::weapon),
      .kind = StatementKind::must,
      .moment = true,
      .like =
          "when this flight attacks a carrier or a capital ship: score 1 hit, discard this "
          "card"};
  return forms;
}();

constexpr auto kPlaces = cardplay::places_of(table::kCanDo);

}  // namespace

const cardplay::CanDo& what_rules_carry_out() {
  static constexpr cardplay::CanDo rules{kForms, kPlaces, CardPlay::kRegisters, check_card};
  return rules;
}

}  // namespace wardroom::wingcommander
