#include "cardplay/carried_out.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "words/card_language.hpp"
#include "words/cardplay.hpp"

namespace wardroom::cardplay {
namespace {

namespace say = words::can_do;

class Messages {
 public:
  Messages(const language::Vocabulary& vocabulary, int kind, const CanDo& rules, Language language)
      : vocabulary_(vocabulary), kind_(kind), rules_(rules), language_(language) {}

  std::string of(const Undone& undone) const {
    const std::string text = reason(undone);
    const std::string examples = examples_for(undone);
    return examples.empty() ? text : say::like(language_, text, examples);
  }

 private:
  std::string reason(const Undone& undone) const {
    const std::string& kind = vocabulary_.kind(kind_).name;
    switch (undone.why) {
      case Undone::statement: return say::statement(language_, kind);
      case Undone::limit: return say::limit(language_);
      case Undone::no_limit: return say::no_limit(language_);
      case Undone::too_many: return say::too_many(language_, kind);
      case Undone::condition: return say::condition(language_);
      case Undone::range: return say::range(language_, undone.least, undone.most);
      case Undone::memory: return say::memory(language_);
      case Undone::registers: return say::registers(language_, undone.most);
      case Undone::offered: return say::offered(language_);
      case Undone::duration: return say::duration(language_);
      case Undone::ways: return say::ways(language_);
      case Undone::room: return say::room(language_, undone.most);
      case Undone::targets: return say::targets(language_);
      default: break;
    }
    switch (undone.role) {
      case Role::moment: return say::moment(language_, kind);
      case Role::condition: return say::unknown(language_);
      case Role::quality: return say::quality(language_);
      case Role::amount:
      case Role::number: return say::number(language_);
      case Role::quantity:
      case Role::inner_quantity:
      case Role::how_many: return say::quantity(language_);
      case Role::of_moment:
      case Role::thing:
      case Role::inner:
      case Role::counted: return say::phrase(language_);
      case Role::subject: return say::subject(language_, kind);
      default: return say::step(language_, kind);
    }
  }

  // What would be carried out there, as authors write it.
  std::string examples_for(const Undone& undone) const {
    std::set<std::string_view> found;
    if (undone.why == Undone::statement || undone.why == Undone::limit) {
      for (const Form& form : rules_.forms)
        if ((form.kinds >> static_cast<unsigned>(kind_) & 1U) != 0) found.insert(form.like);
    } else if (undone.why == Undone::duration) {
      of_role(Role::duration, undone.form, found);
    } else if (!undone.like.empty()) {
      found.insert(undone.like);
    } else if (undone.why == Undone::pattern) {
      of_role(undone.role, undone.form, found);
    }
    found.erase("");
    std::string text;
    for (const std::string_view example : found)
      text += (text.empty() ? "\"" : ", \"") + std::string(example) + '"';
    return text;
  }
  void of_role(Role role, int form, std::set<std::string_view>& found) const {
    for (const Place& place : rules_.places)
      if (place.role == role && form >= 0 && (place.forms & bit(form)) != 0)
        found.insert(place.like);
  }

  const language::Vocabulary& vocabulary_;
  int kind_;
  const CanDo& rules_;
  Language language_;
};

// Of a statement as a whole where it begins.
cards::Place place_of(const language::CardEffects& effects, const Undone& undone) {
  if (undone.at != kNoNode) return effects.places[undone.at];
  const Statement& statement = effects.program.statements[undone.statement_index];
  cards::Place first{~std::uint32_t{0}, 0};
  for (const NodeIndex root : {statement.moment, statement.condition, statement.steps})
    if (root != kNoNode) {
      const cards::Place place = effects.places[root];
      if (std::pair(place.line, place.column) < std::pair(first.line, first.column)) first = place;
    }
  return first;
}

}  // namespace

int carried_out(const language::CardFiles& set, const CanDo* rules, cards::Problems& problems) {
  const Language language = problems.language();
  int cards = 0;
  std::set<std::string> said;  // a card can do "as" another one
  for (const language::Card& card : set.cards) {
    bool whole = true;
    const auto look = [&](const language::CardEffects& effects) {
      for (const Undone& undone : rules == nullptr
                                      ? undone_without_rules(effects.program)
                                      : cardplay::undone(effects.program, card.kind, *rules)) {
        whole = false;
        const cards::Place at = place_of(effects, undone);
        const std::string message =
            rules == nullptr
                ? language::words::statement::unhandled(
                      language,
                      set.vocabulary.pattern(effects.program.node(undone.at).pattern).name)
                : Messages(set.vocabulary, card.kind, *rules, language).of(undone);
        if (said.insert(Problem{effects.file, at.line, at.column, message}.text()).second)
          problems.add(effects.file, at, message);
      }
    };
    look(card.effects);
    for (const language::FieldValue& field : card.fields) look(field.effects);
    if (whole) ++cards;
  }
  return cards;
}

}  // namespace wardroom::cardplay
