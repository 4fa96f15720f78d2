#include "games/wingcommander/set.hpp"

#include <utility>

#include "games/wingcommander/card_program.hpp"

namespace wardroom::wingcommander {
namespace {

void add_lastings(const Program& program, const Node& step, bool while_combat,
                  std::vector<Lasting>& list) {
  const auto parts = program.children(step);
  const auto index_of = [&](const Node& node) {
    return static_cast<NodeIndex>(&node - program.nodes.data());
  };
  switch (pattern_of(step)) {
    case Pattern::change:
      for (const Node& change : parts.subspan(1)) {
        if (change.value >= kValues) continue;
        Lasting lasting{Lasting::adds, static_cast<Value>(change.value), 0, while_combat,
                        index_of(parts[0])};
        if (pattern_of(change) == Pattern::lacks)
          lasting.what = Lasting::takes_away;
        else if (pattern_of(change) == Pattern::add)
          lasting.number = static_cast<std::int8_t>(program.children(change)[0].value);
        else
          continue;  // a figure of the card: R-53
        list.push_back(lasting);
      }
      return;
    case Pattern::may_not_support:
      list.push_back({Lasting::no_support, Value::support, 0, while_combat, index_of(parts[0])});
      return;
    case Pattern::may_not_be_played:
      list.push_back({Lasting::no_damage, Value::defence, 0, while_combat, index_of(parts[1])});
      return;
    case Pattern::reinforced:
      list.push_back({Lasting::reinforces, Value::attack, static_cast<std::int8_t>(parts[0].value),
                      while_combat, kNoNode});
      return;
    default: return;
  }
}

}  // namespace

std::optional<CardId> Set::find(std::string_view id) const {
  for (std::size_t i = 0; i < texts_.size(); ++i)
    if (texts_[i].id == id) return static_cast<CardId>(i);
  return std::nullopt;
}

Set make_set(CardSet cards) {
  Set set;
  set.name_ = std::move(cards.name);
  set.note_ = std::move(cards.note);
  std::uint8_t lucks = 0;
  for (CardSource& source : cards.cards) {
    if (source.kind == vocabulary::Kind::carrier) {  // WC-DECK-06: outside the decks
      for (const Seat seat : {Seat::a, Seat::b})
        if (fits(source.side, seat))
          set.carriers_[static_cast<std::size_t>(seat)] = {
              source.id, source.name.english, static_cast<std::uint8_t>(source.figures[0].number),
              static_cast<std::uint8_t>(source.figures[3].number), source.origin};
      continue;
    }
    const auto id = static_cast<CardId>(set.texts_.size());
    CardData data;
    data.type = static_cast<Type>(source.kind);
    data.side = source.side;
    data.origin = source.origin;
    data.power = source.power;
    data.cost_medals = source.cost_medals;
    data.medals = source.medals;
    data.arrows = source.arrows;
    data.person = source.person;
    data.loss = source.loss;
    data.loyal = source.loyal != 0;
    data.capital = source.nature == Nature::capital;
    data.title = source.title;
    data.starter = source.starter;
    data.figures = source.figures;
    data.first_lasting = static_cast<std::uint16_t>(set.lastings_.size());
    for (const Statement& statement : source.program.statements) {
      if (statement.steps == kNoNode || statement.moment != kNoNode) continue;
      if (statement.kind == StatementKind::only) continue;
      const bool lasts = statement.kind == StatementKind::lasting;
      each_step(source.program, source.program.node(statement.steps), [&](const Node& step) {
        add_lastings(source.program, step, !lasts, set.lastings_);
        if (pattern_of(step) == Pattern::name_title) data.negates = true;
      });
    }
    data.lastings = static_cast<std::uint8_t>(set.lastings_.size() - data.first_lasting);
    for (const Seat seat : {Seat::a, Seat::b}) {
      if (!fits(data.side, seat)) continue;
      const auto i = static_cast<std::size_t>(seat);
      if (data.is(Type::orders)) set.orders_[i].push_back(id);
      if (data.is(Type::luck)) set.lucks_[i].push_back(id);
    }
    if (data.is(Type::luck)) data.luck_number = lucks++;
    set.data_.push_back(data);
    set.programs_.push_back(std::move(source.program));
    set.texts_.push_back({std::move(source.id), std::move(source.name), std::move(source.subtitle),
                          std::move(source.text), std::move(source.sentences)});
  }
  set.data_.resize(256);
  return set;
}

}  // namespace wardroom::wingcommander
