#include "cardplay/can_do.hpp"

#include <algorithm>

namespace wardroom::cardplay {
namespace {

NodeIndex first_node(const Statement& statement) {
  return std::min(
      {statement.moment, statement.condition, statement.cost, statement.steps, statement.duration});
}

bool is_number(const Node& node) {
  return core_of(node) <= CorePattern::product;
}
bool is_comparison(const Node& node) {
  return core_of(node) >= CorePattern::less && core_of(node) <= CorePattern::equal;
}
bool is_logic(const Node& node) {
  return is(node, CorePattern::negated) || is_row(node);
}

class Check {
 public:
  Check(const Program& program, int kind, const CanDo& rules)
      : program_(program), kind_(kind), rules_(rules) {}

  std::vector<Undone> check() {
    std::vector<int> seen(rules_.forms.size());
    for (index_ = 0; index_ < program_.statements.size(); ++index_) {
      const Statement& statement = program_.statements[index_];
      statement_ = &statement;
      form_ = form_of(statement);
      if (form_ < 0) {
        refuse(Undone::statement, nullptr);
        continue;
      }
      const Form& form = rules_.forms[static_cast<std::size_t>(form_)];
      if (++seen[static_cast<std::size_t>(form_)] > form.most) refuse(Undone::too_many, nullptr);
      check(statement, form);
    }
    if (rules_.card != nullptr && found_.empty()) rules_.card(program_, kind_, found_);
    return std::move(found_);
  }

 private:
  // What is remembered at a point, and whether something was offered in this row of steps.
  struct Scope {
    std::vector<int> known;
    bool offered = false;
  };

  std::span<const Node> parts(const Node& node) const { return program_.children(node); }

  void refuse(Undone::Why why, const Node* node, Role role = Role::step,
              std::string_view like = {}) {
    found_.push_back(
        {why, index_, node == nullptr ? kNoNode : index_of(program_, *node), role, like, form_});
  }

  int form_of(const Statement& statement) const {
    for (std::size_t i = 0; i < rules_.forms.size(); ++i) {
      const Form& form = rules_.forms[i];
      if ((form.kinds >> static_cast<unsigned>(kind_) & 1U) != 0 && form.kind == statement.kind &&
          form.moment == (statement.moment != kNoNode))
        return static_cast<int>(i);
    }
    return -1;
  }

  void check(const Statement& statement, const Form& form) {
    const bool once = statement.times == 1 && statement.span == 0;
    if (!form.limit && statement.times > 0) refuse(Undone::limit, nullptr);
    if (form.limit && !once) refuse(Undone::no_limit, nullptr);
    Scope scope;
    if (statement.moment != kNoNode) {
      const Node& root = program_.node(statement.moment);
      const int steps = form_;
      if (form.of_moment != 255) form_ = form.of_moment;
      moment(root, scope);
      form_ = steps;
      if (!form.remembers) scope.known.clear();
    }
    if (statement.condition != kNoNode) {
      const Node& root = program_.node(statement.condition);
      if (form.condition)
        condition(root, scope);
      else
        refuse(Undone::condition, &root, Role::condition);
    }
    if (statement.steps != kNoNode) check_steps(statement, form, scope);
    if (statement.duration != kNoNode) can(program_.node(statement.duration), Role::duration);
  }

  void check_steps(const Statement& statement, const Form& form, const Scope& scope) {
    const Node& steps = program_.node(statement.steps);
    if (statement.registers > rules_.registers) {
      refuse(Undone::registers, &steps);
      found_.back().most = rules_.registers;
    }
    if (statement.kind == StatementKind::only) {
      can(steps, Role::only);
      for (const Node& part : parts(steps)) inner(part, scope);
      return;
    }
    block(steps, scope);
    const Node* wrong = form.wrong == nullptr ? nullptr : form.wrong(program_, statement);
    if (wrong != nullptr) refuse(Undone::shape, wrong, Role::step, form.right);
  }

  // The row of a pattern where it stands, or null and a problem.
  const Place* can(const Node& node, Role role, const Node* parent = nullptr) {
    const Place* near = nullptr;
    std::string_view like;
    for (const Place& place : rules_.places) {
      if (place.pattern != node.pattern || place.role != role || (place.forms & bit(form_)) == 0)
        continue;
      const Standing standing{program_, *statement_, node, parent, form_, of_subject_};
      const char* wrong = place.fits == nullptr ? nullptr : place.fits(standing);
      if (wrong == nullptr && in_range(node, place)) return &place;
      near = &place;
      like = wrong == nullptr ? place.like : std::string_view(wrong);
      if (like.empty()) like = place.like;
    }
    if (near == nullptr) {
      refuse(Undone::pattern, &node, role);
    } else if (!in_range(node, *near)) {
      refuse(Undone::range, &node, role);
      found_.back().least = near->least;
      found_.back().most = near->most;
    } else {
      refuse(like.empty() ? Undone::pattern : Undone::shape, &node, role, like);
    }
    return nullptr;
  }
  static bool in_range(const Node& node, const Place& place) {
    return !is(node, CorePattern::number) ||
           (node.value >= place.least && node.value <= place.most);
  }

  // --- moments, conditions, numbers ---

  void moment(const Node& node, Scope& scope) {
    const Place* place = can(node, Role::moment);
    if (is_logic(node)) {
      for (const Node& part : parts(node)) moment(part, scope);
      return;
    }
    if (place == nullptr) return;
    for (const Node& part : parts(node)) {
      if (is(part, CorePattern::objects)) remember(part, scope);
      if (place->whole || is(part, CorePattern::word)) continue;
      if (is_number(part))
        number(part, Role::number, scope);
      else
        described_things(part, Role::of_moment, node, scope);
    }
  }

  void condition(const Node& node, const Scope& scope) {
    if (is(node, CorePattern::so) && !scope.offered) return refuse(Undone::offered, &node);
    if (can(node, Role::condition) == nullptr) return;
    for (const Node& part : parts(node)) {
      if (is_logic(node))
        condition(part, scope);
      else if (is_comparison(node))
        number(part, Role::number, scope);
      else if (!is(part, CorePattern::word))
        counted(part, Role::how_many, scope);
    }
  }

  void counted(const Node& phrase, Role quantity, const Scope& scope) {
    if (is(phrase, CorePattern::reference)) return known(phrase, scope);
    if (can(phrase, Role::counted) == nullptr) return;
    if (!is(phrase, CorePattern::objects)) return;
    const Node& many = quantity_of(program_, phrase);
    if (can(many, quantity, &phrase) != nullptr)
      for (const Node& part : parts(many)) number(part, Role::number, scope);
    qualities(phrase, scope);
  }

  void number(const Node& node, Role role, const Scope& scope) {
    if (is(node, CorePattern::reference)) return known(node, scope);
    if (can(node, role) == nullptr) return;
    for (const Node& part : parts(node)) {
      if (is(node, CorePattern::count) || is(node, CorePattern::figure))
        counted(part, Role::inner_quantity, scope);
      else if (!is(part, CorePattern::word))
        number(part, Role::number, scope);
    }
  }

  // --- descriptions ---

  void qualities(const Node& objects, const Scope& scope) {
    for (const Node& part : parts(objects).subspan(1)) quality(part, objects, scope);
  }

  void quality(const Node& node, const Node& objects, const Scope& scope) {
    const Place* place = can(node, Role::quality, &objects);
    if (place == nullptr || place->whole) return;
    for (const Node& part : parts(node)) {
      if (is_logic(node) && !names_things(program_, part))
        quality(part, objects, scope);
      else if (is_comparison(part))
        number(parts(part).back(), Role::number, scope);
      else if (names_things(program_, part))
        inner(part, scope);
    }
  }

  // A description inside another, whose quantity does not count.
  void inner(const Node& phrase, const Scope& scope) {
    if (is(phrase, CorePattern::reference)) return known(phrase, scope);
    if (is(phrase, CorePattern::either)) {
      for (const Node& part : parts(phrase)) inner(part, scope);
      return;
    }
    if (is(phrase, CorePattern::word) || can(phrase, Role::inner) == nullptr) return;
    if (!is(phrase, CorePattern::objects)) return;
    can(quantity_of(program_, phrase), Role::inner_quantity, &phrase);
    qualities(phrase, scope);
  }

  void known(const Node& reference, const Scope& scope) {
    if (std::ranges::find(scope.known, reference.value) == scope.known.end())
      refuse(Undone::memory, &reference);
  }
  void remember(const Node& phrase, Scope& scope) const {
    const Node& quantity = quantity_of(program_, phrase);
    if (quantity.value >= 0 && (is(quantity, CorePattern::one) || is(quantity, CorePattern::the)))
      scope.known.push_back(quantity.value);
  }

  // --- steps ---

  void block(const Node& node, Scope scope) {
    for (const Node& each : row_of(program_, node)) step(each, scope, lasts_already());
  }
  bool lasts_already() const {
    return statement_->kind == StatementKind::lasting || statement_->duration != kNoNode;
  }

  void step(const Node& node, Scope& scope, bool lasts) {
    const auto inside = parts(node);
    switch (core_of(node)) {
      case CorePattern::during: can(inside[1], Role::duration); return step(inside[0], scope, true);
      case CorePattern::steps: return block(node, scope);
      case CorePattern::may:
        can(node, Role::step);
        block(inside[0], scope);
        scope.offered = true;
        return;
      case CorePattern::choose_one:
        if (can(node, Role::step) == nullptr) return;
        for (const Node& way : inside) block(way, scope);
        return;
      case CorePattern::conditional:
        if (can(node, Role::step) == nullptr) return;
        condition(inside[0], scope);
        for (const Node& way : inside.subspan(1)) block(way, scope);
        return;
      default: break;
    }
    const Place* place = can(node, Role::step);
    if (place == nullptr) return;
    if (place->lasts && !lasts) refuse(Undone::duration, &node);
    if (!place->whole) step_parts(node, *place, scope);
  }

  void step_parts(const Node& node, const Place& place, Scope& scope) {
    std::size_t index = 0;
    for (const Node& part : parts(node)) {
      const bool subject = place.lasts && index++ == place.subject;
      if (is(node, CorePattern::change) && !subject)
        change(part, scope);
      else if (is(part, CorePattern::word) || (place.lasts && !subject && !is_number(part)))
        continue;  // `fits` has looked at it
      else if (is_number(part))
        number(part, place.lasts ? Role::amount : Role::number, scope);
      else
        described_things(part, subject ? Role::subject : Role::thing, node, scope);
    }
  }

  void change(const Node& node, const Scope& scope) {
    if (can(node, Role::change) == nullptr) return;
    for (const Node& part : parts(node)) number(part, Role::amount, scope);
  }

  void described_things(const Node& phrase, Role role, const Node& parent, Scope& scope) {
    of_subject_ = role == Role::subject;
    if (is(phrase, CorePattern::reference)) {
      if (std::ranges::find(scope.known, phrase.value) == scope.known.end())
        refuse(Undone::memory, &phrase);
      else
        can(phrase, role, &parent);
    } else if (can(phrase, role, &parent) != nullptr && is(phrase, CorePattern::objects)) {
      const Node& quantity = quantity_of(program_, phrase);
      if (can(quantity, Role::quantity, &phrase) != nullptr)
        for (const Node& part : parts(quantity)) number(part, Role::number, scope);
      qualities(phrase, scope);
      remember(phrase, scope);
    }
    of_subject_ = false;
  }

  const Program& program_;
  int kind_;
  const CanDo& rules_;
  const Statement* statement_ = nullptr;
  std::size_t index_ = 0;
  int form_ = 0;
  bool of_subject_ = false;
  std::vector<Undone> found_;
};

}  // namespace

std::vector<Undone> undone(const Program& program, int kind, const CanDo& rules) {
  return Check(program, kind, rules).check();
}

std::vector<Undone> undone_without_rules(const Program& program) {
  std::vector<Undone> found;
  std::size_t statement = 0;
  for (std::size_t i = 0; i < program.nodes.size(); ++i) {
    while (statement + 1 < program.statements.size() &&
           i >= first_node(program.statements[statement + 1]))
      ++statement;
    if (program.nodes[i].pattern >= kCorePatterns)
      found.push_back({Undone::pattern, statement, static_cast<NodeIndex>(i)});
  }
  return found;
}

const Node* described(const Program& program, const Statement& statement, const Node& phrase) {
  if (is(phrase, CorePattern::objects)) return &phrase;
  if (!is(phrase, CorePattern::reference)) return nullptr;
  const NodeIndex first = first_node(statement);
  NodeIndex last = static_cast<NodeIndex>(program.nodes.size());
  for (const Statement& other : program.statements)
    if (first_node(other) > first) last = std::min(last, first_node(other));
  for (NodeIndex i = first; i < last; ++i)
    if (is(program.node(i), CorePattern::objects) &&
        quantity_of(program, program.node(i)).value == phrase.value)
      return &program.node(i);
  return nullptr;
}

bool has_plain_quality(const Program& program, const Node& objects, int pattern) {
  return std::ranges::any_of(program.children(objects),
                             [&](const Node& part) { return part.pattern == pattern; });
}

}  // namespace wardroom::cardplay
