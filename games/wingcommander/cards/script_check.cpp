#include "games/wingcommander/cards/script_check.hpp"

#include <algorithm>
#include <span>

#include "games/wingcommander/cards/limits.hpp"
#include "words/wingcommander_card_check.hpp"

namespace wardroom::wingcommander {
namespace {

namespace refused = words::refused;

std::span<const Tree> row_of(const Tree& block) {
  if (is(block, Pattern::steps)) return block.children;
  return {&block, 1};
}

const Tree* target_in(const Tree& step) {
  for (const Tree& part : step.children)
    if (is(part, Pattern::objects) &&
        (quantity_of(part) == Pattern::one || quantity_of(part) == Pattern::the))
      return &part;
  return nullptr;
}

// As target_phrase in card_program.cpp finds it: before anybody is asked or a condition looked at.
const Tree* first_target(const Tree& tree) {
  switch (pattern_of(tree)) {
    case Pattern::steps:
      for (const Tree& step : tree.children)
        if (const Tree* found = first_target(step)) return found;
      return nullptr;
    case Pattern::during: return first_target(tree.children[0]);
    case Pattern::may:
    case Pattern::choose_one:
    case Pattern::conditional: return nullptr;
    case Pattern::choose: return tree.value != 0 ? nullptr : target_in(tree);
    default: return target_in(tree);
  }
}

}  // namespace

bool is_plain(const Tree& number, int least, int most) {
  return is(number, Pattern::number) && number.value >= least && number.value <= most;
}

ScriptCheck::ScriptCheck(Kind card, const Statement& statement, Language language, Refuse refuse,
                         std::function<void(const Tree&)> foreign)
    : card_(card),
      statement_(statement),
      language_(language),
      refuse_(std::move(refuse)),
      foreign_(std::move(foreign)) {
  if (statement.moment) target_ = target_in(*statement.moment);
  in_moment_ = target_ != nullptr;
  if (target_ == nullptr && statement.steps) target_ = first_target(*statement.steps);
}

void ScriptCheck::check() {
  const Tree& steps = *statement_.steps;
  if (statement_.registers > kMostRemembered)
    refuse_(steps, refused::registers(language_, kMostRemembered));
  Scope scope;
  if (card_ == Kind::luck && in_moment_) scope.known.push_back(described(*target_, scope));
  // Nobody chooses when orders are revealed: what is chosen has to be chosen in the middle.
  if (card_ == Kind::orders && target_ != nullptr && !in_moment_)
    refuse_(*target_, refused::objects(language_));
  block(steps, scope);
  if (statement_.kind == StatementKind::instead && !is_doomed_flight(row_of(steps).back()))
    refuse_(row_of(steps).back(), refused::doomed(language_));
}

// Two answers aim at the same card of the enemy, so they count as aiming at nothing.
std::optional<ScriptCheck::Known> ScriptCheck::target() const {
  if (target_ == nullptr || statement_.kind == StatementKind::answer) return std::nullopt;
  return described(*target_, {});
}

const ScriptCheck::Known* ScriptCheck::find(const Scope& scope, int memory) const {
  const auto found = std::ranges::find(scope.known, memory, &Known::memory);
  return found == scope.known.end() ? nullptr : &*found;
}

PhraseCheck ScriptCheck::phrases(const Scope& scope) const {
  return {{}, language_, refuse_, [this, &scope](int memory) { return find(scope, memory); }};
}

// Whose a card is follows from its own description or from that of its Flight.
ScriptCheck::Known ScriptCheck::described(const Tree& phrase, const Scope& scope) const {
  if (is(phrase, Pattern::reference)) {
    const Known* known = find(scope, phrase.value);
    return known != nullptr ? *known : Known{};
  }
  Known known{register_of(phrase), kind_of(phrase), has_quality(phrase, Pattern::engaged),
              has_quality(phrase, Pattern::mine), has_quality(phrase, Pattern::enemy)};
  if (statement_.kind == StatementKind::instead && &phrase == target_) known.engaged = true;
  for (const Tree& part : phrase.children) {
    if (!is(part, Pattern::of_flight)) continue;
    const Tree& flight = part.children[0];
    if (!is(flight, Pattern::objects) && !is(flight, Pattern::reference)) continue;
    const Known host = described(flight, scope);
    known.mine = known.mine || host.mine;
    known.enemy = known.enemy || host.enemy;
  }
  return known;
}

void ScriptCheck::block(const Tree& tree, Scope scope) {
  for (const Tree& each : row_of(tree)) step(each, scope, statement_.duration.has_value());
}

void ScriptCheck::step(const Tree& tree, Scope& scope, bool lasts) {
  switch (pattern_of(tree)) {
    case Pattern::during: return step(tree.children[0], scope, true);
    case Pattern::steps: return block(tree, scope);
    case Pattern::may:
      if (tree.value != 0) refuse_(tree, refused::who_may(language_));
      block(tree.children[0], scope);
      scope.offered = true;
      return;
    case Pattern::choose_one:
      for (const Tree& way : tree.children) block(way, scope);
      return;
    case Pattern::conditional:
      phrases(scope).condition(tree.children[0], scope.offered);
      for (const Tree& way : std::span(tree.children).subspan(1)) block(way, scope);
      return;
    case Pattern::gain_power: return phrases(scope).number(tree.children[0]);
    case Pattern::choose:
      if (tree.value > 1) refuse_(tree, refused::who_chooses(language_));
      break;
    case Pattern::cancel:
      if (statement_.kind != StatementKind::answer) return foreign_(tree);
      break;
    case Pattern::destroy:
      if (!is_doomed_flight(tree) && statement_.kind != StatementKind::act) return foreign_(tree);
      break;
    case Pattern::change:
    case Pattern::may_not_support:
      if (card_ != Kind::luck) return foreign_(tree);
      break;
    case Pattern::capture:
    case Pattern::turn_traitor:
    case Pattern::take_home:
    case Pattern::discard: break;
    default: return foreign_(tree);
  }
  const std::optional<Known> what = things(tree.children[0], scope);
  if (!what) return;
  switch (pattern_of(tree)) {
    case Pattern::change: change(tree); [[fallthrough]];
    case Pattern::may_not_support: return lasting(tree, *what, lasts);
    case Pattern::capture:
    case Pattern::turn_traitor: return pilot(tree, *what, false);
    case Pattern::take_home: return pilot(tree, *what, true);
    case Pattern::discard: return discard(tree, *what);
    default: return;
  }
}

std::optional<ScriptCheck::Known> ScriptCheck::things(const Tree& phrase, Scope& scope) {
  if (is(phrase, Pattern::reference)) {
    const Known* known = find(scope, phrase.value);
    // What was not there to be chosen would be mistaken for the target.
    const bool is_target = target_ != nullptr && register_of(*target_) == phrase.value;
    if (known != nullptr && (is_target || target_ == nullptr || card_ == Kind::orders))
      return *known;
    refuse_(phrase, refused::memory(language_));
    return std::nullopt;
  }
  if (!is(phrase, Pattern::objects)) {
    refuse_(phrase, refused::objects(language_));
    return std::nullopt;
  }
  const Pattern quantity = quantity_of(phrase);
  const bool one = quantity == Pattern::one || quantity == Pattern::the;
  if (!one && quantity != Pattern::each && quantity != Pattern::all)
    refuse_(phrase, refused::quantity(language_));
  const Kind kind = kind_of(phrase);
  const bool of_flight = has_quality(phrase, Pattern::of_flight);
  if (one && (kind == Kind::weapon || kind == Kind::award || kind == Kind::damage))
    refuse_(phrase, refused::attached(language_));
  else if (quantity == Pattern::the && &phrase != target_ && !(kind == Kind::pilot && of_flight))
    refuse_(phrase, refused::the(language_));
  const PhraseCheck check = phrases(scope);
  check.qualities(phrase);
  check.place(phrase);
  const auto is_not_captive = [](const Tree& part) {
    return is(part, Pattern::negated) && is(part.children[0], Pattern::captive);
  };
  if (kind == Kind::pilot && !of_flight && !has_quality(phrase, Pattern::traitor) &&
      std::ranges::none_of(phrase.children, is_not_captive))
    refuse_(phrase, refused::captive(language_));
  if (kind == Kind::card || kind == Kind::carrier) refuse_(phrase, refused::kind(language_));
  const Known known = described(phrase, scope);
  if (one && known.memory != language::kNoRegister) scope.known.push_back(known);
  return known;
}

// "attack -1 and maneuver +1": each a plain sum.
void ScriptCheck::change(const Tree& tree) {
  for (const Tree& each : std::span(tree.children).subspan(1)) {
    if (!is(each, Pattern::add) || each.value >= kFigures)
      foreign_(each);
    else if (each.children.size() > 1 || !is_plain(each.children[0], kLeastChange, kMostChange))
      refuse_(each, refused::number(language_, kLeastChange, kMostChange));
  }
}

void ScriptCheck::lasting(const Tree& tree, const Known& whom, bool lasts) {
  if (!lasts) refuse_(tree, refused::duration(language_));
  if (whom.kind != Kind::flight || !whom.engaged)
    refuse_(tree.children[0], refused::engaged(language_));
}

void ScriptCheck::pilot(const Tree& tree, const Known& whom, bool mine) {
  const Tree& phrase = tree.children[0];
  if (whom.kind != Kind::pilot) return refuse_(phrase, refused::kind(language_));
  if (mine ? !whom.mine : !whom.enemy)
    refuse_(phrase, refused::whose(language_, mine ? "your" : "enemy"));
}

// A Fighter takes its Flight along, and other cards are never in play by themselves.
void ScriptCheck::discard(const Tree& tree, const Known& what) {
  switch (what.kind) {
    case Kind::pilot:
    case Kind::weapon:
    case Kind::crew:
    case Kind::damage:
    case Kind::modifier:
    case Kind::capital:
    case Kind::award: return;
    default: refuse_(tree.children[0], refused::kind(language_));
  }
}

// "destroy that flight" of a Flight that is about to be destroyed.
bool ScriptCheck::is_doomed_flight(const Tree& tree) const {
  return statement_.kind == StatementKind::instead && target_ != nullptr &&
         is(tree, Pattern::destroy) && is(tree.children[0], Pattern::reference) &&
         tree.children[0].value == register_of(*target_);
}

}  // namespace wardroom::wingcommander
