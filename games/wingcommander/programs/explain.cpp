// Why things are as they are: who contributes what to the values of a Flight, and which part of a
// card's text stands against playing it. Asked of a view, so it tells nothing a seat may not know.
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander_explain.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

namespace say = words::explain;

std::string with_sign(int number) {
  return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string in_words(const Position& position, const Contribution& by, Language language) {
  const std::string card = by.source == kNoCopy
                               ? ""
                               : label_of_card(position.set, position.card_id(by.source), language);
  switch (by.how) {
    case Contribution::printed: return say::printed(language, card, by.number);
    case Contribution::replaces: return say::replaces(language, card, by.number);
    case Contribution::adds: return say::adds(language, card, with_sign(by.number));
    case Contribution::takes_away: return say::takes_away(language, card);
    case Contribution::medals: break;
  }
  return say::medals(language, with_sign(by.number));
}

// One line for each value.
void explain_values(const Position& position, Copy flight, Language language,
                    std::vector<std::string>& lines) {
  for (const Value value : kAllValues) {
    const auto list = contributions(position, flight, value);
    std::string parts;
    for (const Contribution& by : list)
      parts += (parts.empty() ? "" : ", ") + in_words(position, by, language);
    const std::string name = noun_of(value, language).text;
    if (const auto total = value_of(position, flight, value))
      lines.push_back(say::value(language, name, *total, parts));
    else if (parts.empty())
      lines.push_back(say::no_value(language, name));
    else
      lines.push_back(say::taken_away(language, name, parts));
  }
}

// Of a statement that says where and when a card may be played.
void explain_only(const Speaker& speaker, const Statement& statement, const std::string& text,
                  Language language, std::vector<std::string>& lines) {
  for (const NodeIndex part : {statement.steps, statement.condition})
    if (part != kNoNode) {
      const bool holding = holds(speaker, speaker.program.node(part));
      lines.push_back((holding ? say::holds : say::fails)(language, text));
    }
}

class CardExplainer {
 public:
  CardExplainer(const Position& position, Seat seat, CardId card, Language language)
      : position_(position), seat_(seat), card_(card), language_(language) {}

  // `engaged` is the Flight that would play the card, or -1.
  void explain(int engaged, std::vector<std::string>& lines) const {
    const Program& program = position_.set.program(card_);
    const auto& sentences = position_.set.text(card_).statements;
    Speaker speaker{position_, program, seat_};
    if (engaged >= 0)
      speaker.on = position_.match.combat.engaged[static_cast<std::size_t>(engaged)].flight;
    for (std::size_t i = 0; i < program.statements.size() && i < sentences.size(); ++i)
      if (program.statements[i].kind == StatementKind::only)
        explain_only(speaker, program.statements[i], sentences[i].text.in(language_), language_,
                     lines);
    for (const Use& use : position_.set.uses(position_.set.card(card_)))
      lines.push_back(explain_use(use, sentences[use.statement]));
  }

 private:
  std::string explain_use(const Use& use, const cards::StatementTexts& sentences) const {
    const std::string& text = sentences.text.in(language_);
    const StatementKind kind = position_.set.program(card_).statements[use.statement].kind;
    const bool moment = kind == StatementKind::instead
                            ? std::ranges::any_of(position_.match.combat.engaged, &Engaged::doomed)
                            : kind != StatementKind::answer || position_.table().size(kPending) > 0;
    if (!moment) return say::not_now(language_, text);
    const bool usable = has_target(position_, seat_, use);
    return (usable ? say::holds : say::no_target)(language_, text);
  }

  const Position& position_;
  Seat seat_;
  CardId card_;
  Language language_;
};

// The card an option would play from the hand, or none.
std::optional<CardId> card_played(const Option& option) {
  switch (verb_of<Verb>(option)) {
    case Verb::luck:
    case Verb::target:
    case Verb::maneuver:
    case Verb::negate:
    case Verb::damage: return static_cast<CardId>(option.args[0]);
    default: return std::nullopt;
  }
}

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::vector<std::string> WingCommander::explain(std::string_view what, const Match& view,
                                                const Set& set, Seat viewer, Language language) {
  std::vector<std::string> lines;
  const Position position{view, set};
  // A place is looked up as the operand of an option that takes one.
  const ParsedOption place = Notation(set).parse("launch " + std::string(what));
  if (!place.error) {
    const Copy copy = copy_at(position, place.option.args[0]);
    if (copy != kNoCopy && position.is(copy, Type::fighter))
      explain_values(position, copy, language, lines);
    return lines;
  }
  const ParsedOption parsed = Notation(set).parse(what);
  if (parsed.error) return lines;
  const auto card = card_played(parsed.option);
  if (!card || *card >= set.cards()) return lines;
  const auto verb = verb_of<Verb>(parsed.option);
  const bool by_flight = verb == Verb::maneuver || verb == Verb::negate || verb == Verb::damage;
  const int engaged = by_flight && view.combat.battle != Battle::none
                          ? engaged_index(viewer, parsed.option.args[1])
                          : -1;
  CardExplainer(position, viewer, *card, language).explain(engaged, lines);
  return lines;
}

}  // namespace wardroom
