#include "games/wingcommander/cards/card_check.hpp"

#include <algorithm>
#include <span>

#include "cards/language/source_form.hpp"
#include "games/wingcommander/cards/limits.hpp"
#include "games/wingcommander/cards/script_check.hpp"
#include "words/wingcommander_card_check.hpp"

namespace wardroom::wingcommander {
namespace {

namespace refused = words::refused;
using language::StatementTree;

constexpr std::string_view kTorpedo =
    "when this flight attacks a carrier or a capital ship: score 1 hit, discard this card";
constexpr int kMostTurns = 9;

std::span<const Tree> row_of(const Tree& block) {
  if (is(block, Pattern::steps)) return block.children;
  return {&block, 1};
}

bool is_only(const StatementTree& statement) {
  return statement.kind == StatementKind::only;
}

class CardCheck {
 public:
  CardCheck(Kind kind, std::string_view kind_word, const language::Vocabulary& vocabulary,
            const language::Titles& titles, Language language)
      : kind_(kind),
        kind_word_(kind_word),
        vocabulary_(vocabulary),
        titles_(titles),
        language_(language) {}

  std::vector<CardProblem> check(const std::vector<StatementTree>& statements) {
    for (index_ = 0; index_ < statements.size(); ++index_) {
      const StatementTree& statement = statements[index_];
      if (statement.times > 0 && !statement.moment)
        refuse_whole(statement, refused::limit(language_));
      dispatch(statement);
    }
    return std::move(problems_);
  }

 private:
  // --- what is said ---

  void refuse(const Tree& at, std::string message) {
    problems_.push_back({&at, std::move(message)});
  }
  void refuse_whole(const StatementTree& statement, std::string message) {
    const Tree* first = nullptr;
    for (const auto* part : {&statement.moment, &statement.condition, &statement.steps})
      if (*part && (first == nullptr || (*part)->span.begin < first->span.begin)) first = &**part;
    if (first != nullptr) refuse(*first, std::move(message));
  }
  void foreign(const Tree& step) { refuse(step, refused::step(language_, kind_word_, can())); }
  void foreign(const StatementTree& statement) {
    refuse_whole(statement, refused::statement(language_, kind_word_, can()));
  }

  std::string can() const {
    switch (kind_) {
      case Kind::pilot: return words::can::pilot(language_);
      case Kind::weapon: return words::can::weapon(language_, kTorpedo);
      case Kind::crew: return words::can::crew(language_);
      case Kind::maneuver: return words::can::maneuver(language_);
      case Kind::damage: return words::can::damage(language_);
      case Kind::modifier: return words::can::modifier(language_);
      case Kind::luck: return words::can::luck(language_);
      case Kind::award: return words::can::award(language_);
      case Kind::orders: return words::can::orders(language_);
      case Kind::carrier: return words::can::carrier(language_);
      default: return words::can::fighter(language_);
    }
  }

  PhraseCheck phrases(Speaks speaks) {
    return {speaks, language_,
            [this](const Tree& at, std::string message) { refuse(at, std::move(message)); },
            [](int) { return false; }};
  }

  void dispatch(const StatementTree& statement) {
    switch (kind_) {
      case Kind::pilot:
      case Kind::award:
      case Kind::damage: return lasting(statement);
      case Kind::weapon: return weapon(statement);
      case Kind::modifier: return lasting(statement);
      case Kind::crew: return crew(statement);
      case Kind::maneuver: return maneuver(statement);
      case Kind::luck: return luck(statement);
      case Kind::orders: return orders(statement);
      default: return foreign(statement);
    }
  }

  // --- what lasts as long as the card lies there ---

  void lasting(const StatementTree& statement) {
    if (statement.kind != StatementKind::lasting) return foreign(statement);
    if (statement.condition) refuse(*statement.condition, refused::condition(language_));
    for (const Tree& step : row_of(*statement.steps))
      lasting_step(step, &step == &*statement.steps);
  }

  void lasting_step(const Tree& step, bool alone) {
    switch (pattern_of(step)) {
      case Pattern::change:
        for (const Tree& change : std::span(step.children).subspan(1)) changed(change, alone);
        return subject(step.children[0]);
      case Pattern::may_not_support: return subject(step.children[0]);
      case Pattern::may_not_be_played:
        damage_only(step.children[0]);
        return subject(step.children[1]);
      case Pattern::may_carry:
        if (kind_ != Kind::weapon) return foreign(step);
        phrases({.other = true}).inner(step.children[1]);
        return subject(step.children[0]);
      case Pattern::extra_weapon:
        if (kind_ != Kind::weapon) foreign(step);
        return;
      default: return foreign(step);
    }
  }

  // Sums for all; on a card that lies on a Flight also a value that is replaced or taken away
  // (WC-R-53, WC-WEAPON-03).
  void changed(const Tree& change, bool alone) {
    const bool on_flight = kind_ != Kind::modifier && kind_ != Kind::maneuver;
    if (change.value >= kFigures) return foreign(change);
    switch (pattern_of(change)) {
      case Pattern::lacks:
        if (!on_flight) foreign(change);
        return;
      case Pattern::set:
        if (!on_flight || !alone) return foreign(change);
        break;
      default: break;
    }
    if (change.children.size() > 1 || !is_plain(change.children[0], kLeastChange, kMostChange))
      refuse(change, refused::number(language_, kLeastChange, kMostChange));
  }

  void damage_only(const Tree& what) {
    if (!is(what, Pattern::objects) || kind_of(what) != Kind::damage || what.children.size() > 1)
      refuse(what, refused::kind(language_));
  }

  // Only the cards on a Flight and the Modifier beside it are asked for its values.
  void subject(const Tree& who) {
    if (kind_ != Kind::modifier) {
      if (!is(who, Pattern::self))
        refuse(who, refused::subject(language_, kind_word_, "this flight"));
      return;
    }
    if (!is(who, Pattern::objects) || !has_quality(who, Pattern::here))
      return refuse(who, refused::subject(language_, kind_word_, "flights here"));
    if (quantity_of(who) != Pattern::all && quantity_of(who) != Pattern::each)
      refuse(who, refused::subject(language_, kind_word_, "flights here"));
    phrases({.here = true, .values = false}).qualities(who);
  }

  void weapon(const StatementTree& statement) {
    if (is_only(statement)) {
      if (statement.steps && !is(*statement.steps, Pattern::carried)) foreign(*statement.steps);
      const PhraseCheck check = phrases({.flight = true, .other = true});
      if (statement.steps && is(*statement.steps, Pattern::carried))
        check.inner(statement.steps->children[0]);
      if (statement.condition) check.condition(*statement.condition, false);
      return;
    }
    if (!statement.moment) return lasting(statement);
    // WC-R-34: one hit, whatever it is fired at, and the Torpedo is spent.
    if (language::source_form(vocabulary_, titles_, statement) != kTorpedo) foreign(statement);
  }

  void crew(const StatementTree& statement) {
    if (statement.moment && is(*statement.moment, Pattern::mustering)) return discount(statement);
    if (statement.kind != StatementKind::lasting) return foreign(statement);
    if (statement.condition) refuse(*statement.condition, refused::condition(language_));
    for (const Tree& step : row_of(*statement.steps)) {
      if (!is(step, Pattern::reinforced)) return foreign(step);
      if (!is_plain(step.children[0], kLeastChange, kMostChange))
        refuse(step, refused::number(language_, kLeastChange, kMostChange));
    }
  }

  // A discount is for cards of one type that cost power, once a turn, whatever else they are.
  void discount(const StatementTree& statement) {
    if (statement.times != 1 || statement.span_word != static_cast<int>(vocabulary::Span::turn))
      refuse(*statement.moment, refused::needs_once(language_));
    if (discounts_++ > 0) refuse(*statement.moment, refused::one_discount(language_));
    if (statement.condition) refuse(*statement.condition, refused::condition(language_));
    const Tree& what = statement.moment->children[0];
    const bool whole_kind = is(what, Pattern::objects) && what.children.size() == 1 &&
                            quantity_of(what) == Pattern::one && kind_of(what) < Kind::carrier &&
                            kind_of(what) != Kind::maneuver && kind_of(what) != Kind::damage;
    if (!whole_kind) refuse(what, refused::discount(language_));
    const Tree& step = *statement.steps;
    if (!is(step, Pattern::costs_less)) return foreign(step);
    if (!is(step.children[0], Pattern::reference))
      refuse(step.children[0], refused::discount(language_));
    for (const std::size_t number : {1U, 2U})
      if (!is_plain(step.children[number], 0, kMostChange))
        refuse(step.children[number], refused::number(language_, 0, kMostChange));
  }

  // --- Maneuvers ---

  void maneuver(const StatementTree& statement) {
    if (is_only(statement)) return only(statement, {.flight = true});
    if (statement.kind == StatementKind::lasting)
      return refuse(*statement.steps, refused::duration(language_));
    if (statement.kind != StatementKind::act || statement.moment) return foreign(statement);
    if (statement.condition) refuse(*statement.condition, refused::only_if(language_));
    const auto row = row_of(*statement.steps);
    const bool names =
        std::ranges::any_of(row, [](const Tree& step) { return is(step, Pattern::name_title); });
    if (names) return naming(statement, row);
    for (const Tree& step : row) maneuver_step(step, statement.duration.has_value());
  }

  void maneuver_step(const Tree& step, bool lasts) {
    switch (pattern_of(step)) {
      case Pattern::during: return maneuver_step(step.children[0], true);
      case Pattern::gain_power: return phrases({.flight = true}).number(step.children[0]);
      case Pattern::change_lanes: {
        const Tree& who = step.children[0];
        if (!is(who, Pattern::objects) || who.children.size() != 3 ||
            quantity_of(who) != Pattern::all || !has_quality(who, Pattern::mine) ||
            !has_quality(who, Pattern::engaged))
          refuse(who, refused::lanes(language_));
        return;
      }
      case Pattern::change:
        for (const Tree& change : std::span(step.children).subspan(1)) {
          changed(change, false);
          effect(change);
        }
        break;
      case Pattern::may_not_support: effect(step); break;
      case Pattern::may_not_be_played:
        damage_only(step.children[0]);
        effect(step);
        break;
      default: return foreign(step);
    }
    if (!lasts) refuse(step, refused::duration(language_));
    meant(step.children[is(step, Pattern::may_not_be_played) ? 1 : 0]);
  }

  // Whom a Maneuver is about: nobody is asked, so it has to be plain; "the" Flight is fixed when
  // the Maneuver is played, and there is room for one.
  void meant(const Tree& who) {
    if (is(who, Pattern::self)) return;
    if (is(who, Pattern::reference)) {
      if (target_ != language::kNoRegister && who.value == target_) return;
      return refuse(who, refused::memory(language_));
    }
    if (!is(who, Pattern::objects)) return refuse(who, refused::chosen(language_));
    phrases({.flight = true, .values = false}).qualities(who);
    const bool all = quantity_of(who) == Pattern::all || quantity_of(who) == Pattern::each;
    const bool by_lane =
        has_quality(who, Pattern::across) ||
        (has_quality(who, Pattern::enemy) &&
         std::ranges::any_of(who.children, [](const Tree& part) {
           return is(part, Pattern::negated) && is(part.children[0], Pattern::across);
         }));
    if (all && has_quality(who, Pattern::engaged)) return;
    if (quantity_of(who) != Pattern::the || !by_lane)
      return refuse(who, refused::chosen(language_));
    if (targets_++ > 0) refuse(who, refused::second_target(language_));
    target_ = register_of(who);
  }

  // WC-MANEUVER-11: the three steps are one thing for the rules.
  void naming(const StatementTree& statement, std::span<const Tree> row) {
    const auto refers_to = [](const Tree& tree, int memory) {
      return is(tree, Pattern::reference) && tree.value == memory;
    };
    const auto bare = [](const Tree& step) -> const Tree& {
      return is(step, Pattern::during) ? step.children[0] : step;
    };
    const auto is_across = [](const Tree& who) {
      return is(who, Pattern::objects) && quantity_of(who) == Pattern::the &&
             has_quality(who, Pattern::across) &&
             who.children.size() == (has_quality(who, Pattern::enemy) ? 3U : 2U);
    };
    bool good = row.size() == 3 && is(row[0], Pattern::name_title) &&
                is(row[1], Pattern::end_effect) && is(bare(row[2]), Pattern::may_not_play) &&
                (statement.duration || is(row[2], Pattern::during)) && targets_++ == 0;
    if (good) {
      const int title = row[0].value;
      const Tree& whose = row[1].children[1];
      const Tree& barred = bare(row[2]);
      good = row[0].children[0].value == static_cast<int>(Kind::maneuver) &&
             refers_to(row[1].children[0], title) && is_across(whose) &&
             refers_to(barred.children[0], register_of(whose)) &&
             refers_to(barred.children[1], title);
    }
    if (!good) refuse(row[0], refused::naming(language_));
  }

  void effect(const Tree& at) {
    if (++effects_ == kMostEffects + 1) refuse(at, refused::effects(language_, kMostEffects));
  }

  // --- where and when a card may be played ---

  void only(const StatementTree& statement, Speaks speaks) {
    if (statement.steps && !is(*statement.steps, Pattern::during_combat)) foreign(*statement.steps);
    if (statement.condition) phrases(speaks).condition(*statement.condition, false);
  }

  // --- Luck ---

  void luck(const StatementTree& statement) {
    if (is_only(statement)) return only(statement, {});
    if (statement.times > 0 && statement.moment)
      refuse(*statement.moment, refused::limit(language_));
    if (statement.condition) refuse(*statement.condition, refused::only_if(language_));
    const bool at_once = statement.kind == StatementKind::act && !statement.moment;
    const bool answers = statement.moment && is(*statement.moment, Pattern::answering);
    const bool rescues = statement.moment && is(*statement.moment, Pattern::doomed);
    if (!at_once && !answers && !rescues) return foreign(statement);
    if (statement.moment) {
      const Tree& what = statement.moment->children[0];
      if (!is(what, Pattern::objects)) return refuse(what, refused::objects(language_));
      if (quantity_of(what) != Pattern::one && quantity_of(what) != Pattern::the)
        refuse(what, refused::quantity(language_));
      phrases({}).qualities(what);
    }
    for (const Tree& step : row_of(*statement.steps)) count_effects(step);
    script(statement);
  }

  void count_effects(const Tree& step) {
    if (is(step, Pattern::change))
      for (std::size_t i = 1; i < step.children.size(); ++i) effect(step);
    else if (is(step, Pattern::may_not_support))
      effect(step);
    else if (!step.children.empty() && language::Vocabulary::is_core(step.pattern))
      for (const Tree& part : step.children) count_effects(part);
  }

  void script(const StatementTree& statement) {
    ScriptCheck steps(
        kind_, statement, language_,
        [this](const Tree& at, std::string message) { refuse(at, std::move(message)); },
        [this](const Tree& step) { foreign(step); });
    steps.check();
    if (kind_ != Kind::luck) return;
    const auto target = steps.target();
    if (std::ranges::any_of(ways_, [&](const auto& way) { return look_alike(way, target); }))
      refuse_whole(statement, refused::ways(language_));
    ways_.push_back(target);
  }

  // A way to play a Luck card is known by what it aims at, and a pilot by his Flight.
  using Target = std::optional<ScriptCheck::Known>;
  static bool look_alike(const Target& x, const Target& y) {
    if (!x || !y) return true;
    const auto group = [](Kind kind) { return kind == Kind::pilot ? Kind::flight : kind; };
    if (group(x->kind) != group(y->kind)) return false;
    return !(x->mine && y->enemy) && !(x->enemy && y->mine);
  }

  // --- Secret Orders ---

  void orders(const StatementTree& statement) {
    if (statement.kind != StatementKind::must || !statement.moment) return foreign(statement);
    if (index_ > 0) refuse(*statement.moment, refused::one_moment(language_));
    if (statement.times > 0) refuse(*statement.moment, refused::limit(language_));
    if (is(*statement.moment, Pattern::turns_end)) {
      if (!is_plain(statement.moment->children[0], 1, kMostTurns) || !statement.condition ||
          !holds_point(*statement.condition))
        refuse(*statement.moment, refused::turns(language_));
    } else {
      moment(*statement.moment);
      if (statement.condition) phrases({}).condition(*statement.condition, false);
    }
    script(statement);
  }

  void moment(const Tree& tree) {
    switch (pattern_of(tree)) {
      case Pattern::either:
        for (const Tree& part : tree.children) moment(part);
        return;
      case Pattern::destroyed: return victim(tree.children[0]);
      case Pattern::carrier_hit: {
        const Tree& what = tree.children[0];
        if (!is(what, Pattern::objects) || what.children.size() != 2 ||
            !has_quality(what, Pattern::enemy) || quantity_of(what) == Pattern::none)
          refuse(what, refused::enemy_carrier(language_));
        return;
      }
      default: refuse(tree, refused::moment(language_));
    }
  }

  // What is remembered of a thing that is gone (Occasion).
  void victim(const Tree& who) {
    if (!is(who, Pattern::objects)) return refuse(who, refused::objects(language_));
    if (quantity_of(who) != Pattern::one) refuse(who, refused::quantity(language_));
    for (const Tree& quality : std::span(who.children).subspan(1)) remembered(quality, false);
  }

  void remembered(const Tree& quality, bool of_pilot) {
    switch (pattern_of(quality)) {
      case Pattern::mine:
      case Pattern::enemy:
      case Pattern::at: return;
      case Pattern::negated:
      case Pattern::either:
      case Pattern::both:
        for (const Tree& part : quality.children) remembered(part, of_pilot);
        return;
      case Pattern::carrying: {
        const Tree& pilot = quality.children[0];
        const bool good = is(pilot, Pattern::objects) && kind_of(pilot) == Kind::pilot &&
                          quantity_of(pilot) == Pattern::one;
        if (!good) return refuse(quality, refused::victim(language_));
        for (const Tree& part : std::span(pilot.children).subspan(1)) remembered(part, true);
        return;
      }
      case Pattern::compared:
        if (of_pilot && is(quality.children[0], Pattern::at_least))
          return phrases({}).number(quality.children[0].children.back());
        [[fallthrough]];
      default: refuse(quality, refused::victim(language_));
    }
  }

  // "you have a flight at C and the enemy has no flight at C": what the match remembers of turns.
  static bool holds_point(const Tree& condition) {
    if (!is(condition, Pattern::both) || condition.children.size() != 2) return false;
    const Tree& own = condition.children[0];
    const Tree& enemy = condition.children[1];
    if (!is(own, Pattern::you_have) || !is(enemy, Pattern::enemy_has)) return false;
    const auto flight_at = [](const Tree& phrase, Pattern quantity) {
      return is(phrase, Pattern::objects) && phrase.children.size() == 2 &&
             quantity_of(phrase) == quantity && is(phrase.children[1], Pattern::at);
    };
    const Tree& mine = own.children[0];
    const Tree& none = enemy.children[0];
    return flight_at(mine, Pattern::one) && flight_at(none, Pattern::none) &&
           is(mine.children[1].children[0], Pattern::word) && mine.children[1] == none.children[1];
  }

  Kind kind_;
  std::string_view kind_word_;
  const language::Vocabulary& vocabulary_;
  const language::Titles& titles_;
  Language language_;
  std::vector<CardProblem> problems_;
  std::size_t index_ = 0;
  // Of the whole card.
  int discounts_ = 0;
  int effects_ = 0;
  int targets_ = 0;
  int target_ = language::kNoRegister;
  std::vector<Target> ways_;
};

}  // namespace

std::vector<CardProblem> check_statements(Kind kind, std::string_view kind_word,
                                          const std::vector<StatementTree>& statements,
                                          const language::Vocabulary& vocabulary,
                                          const language::Titles& titles, Language language) {
  return CardCheck(kind, kind_word, vocabulary, titles, language).check(statements);
}

}  // namespace wardroom::wingcommander
