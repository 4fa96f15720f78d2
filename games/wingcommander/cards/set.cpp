#include "games/wingcommander/cards/set.hpp"

#include <iterator>
#include <utility>

#include "engine/digest.hpp"
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {
namespace {

cardplay::LastingIndex no_lastings() {
  const auto state = [](Pattern pattern, About about, std::uint8_t subject) {
    return cardplay::StateAbout{static_cast<int>(pattern), about, subject};
  };
  return {kValues,
          {state(Pattern::may_not_support, kSupportBarred, 0),
           state(Pattern::may_not_be_played, kDamageBarred, 1),
           state(Pattern::reinforced, kReinforced, cardplay::kOfNothing)}};
}

// Where cards of a kind lie in play.
void set_zones(vocabulary::Kind kind, Use& use) {
  using vocabulary::Kind;
  use.type = kind < Kind::carrier    ? static_cast<Type>(kind)
             : kind == Kind::capital ? Type::modifier
                                     : Type::fighter;
  use.first_zone = kReady;
  use.last_zone = kZoneCount - 1;
  if (kind == Kind::flight) use.first_zone = kFlights;
  if (kind == Kind::crew) use.last_zone = kReady + 1;
  if (kind == Kind::pilot || kind == Kind::weapon || kind == Kind::award || kind == Kind::damage)
    use.last_zone = kAttached;
  if (kind == Kind::modifier || kind == Kind::capital) {
    use.first_zone = kModifiers;
    use.last_zone = kFlights - 1;
  }
}

Use::Whose whose(const Program& program, const Node& phrase) {
  Use::Whose found = Use::anybodys;
  for (const Node& quality : program.children(phrase)) switch (pattern_of(quality)) {
      case Pattern::mine: found = Use::yours; break;
      case Pattern::enemy: found = Use::enemys; break;
      case Pattern::of_flight: found = whose(program, program.children(quality)[0]); break;
      case Pattern::traitor: return found == Use::yours ? Use::yours_with_the_enemy : Use::anybodys;
      default: break;
    }
  return found;
}

bool is_at_large(const Program& program, const Node& quality) {
  return pattern_of(quality) == Pattern::negated &&
         pattern_of(program.children(quality)[0]) == Pattern::captive;
}

// Whether the phrase says no more of a thing than its type, whose it is, and that it is no captive.
bool is_plain(const Program& program, const Node& phrase) {
  if (pattern_of(phrase) != Pattern::objects ||
      phrase.value >= static_cast<int>(vocabulary::Kind::carrier))
    return false;
  return std::ranges::all_of(program.children(phrase).subspan(1), [&](const Node& quality) {
    return pattern_of(quality) == Pattern::mine || pattern_of(quality) == Pattern::enemy ||
           is_at_large(program, quality);
  });
}

// Whether the thing is, or belongs to, a Flight beside Flights of yours.
bool is_beside(const Program& program, const Node& phrase) {
  return std::ranges::any_of(program.children(phrase), [&](const Node& quality) {
    if (pattern_of(quality) == Pattern::of_flight)
      return is_beside(program, program.children(quality)[0]);
    return pattern_of(quality) == Pattern::beside &&
           whose(program, program.children(quality)[0]) == Use::yours;
  });
}

// Crew and pilots at large lie in one Ready Area, or on a Fighter.
void narrow_zones(Use& use) {
  if (use.whose == Use::anybodys) return;
  if (use.type == Type::crew) {
    use.ready = true;
    use.first_zone = use.last_zone + 1;
  } else if (use.type == Type::pilot && use.first_zone == kReady &&
             (use.at_large || use.whose == Use::yours_with_the_enemy)) {
    use.ready = true;
    use.first_zone = kAttached;
  }
}

void add_uses(const Program& program, CardId card, std::vector<Use>& list) {
  for (std::size_t i = 0; i < program.statements.size(); ++i) {
    const Statement& statement = program.statements[i];
    if (statement.kind != StatementKind::act && statement.kind != StatementKind::answer &&
        statement.kind != StatementKind::instead)
      continue;
    Use use;
    use.card = card;
    use.statement = static_cast<std::uint8_t>(i);
    use.kind = statement.kind;
    if (const Node* phrase = target_phrase(program, statement)) {
      use.target = static_cast<NodeIndex>(phrase - program.nodes.data());
      set_zones(static_cast<vocabulary::Kind>(phrase->value), use);
      use.whose = whose(program, *phrase);
      use.plain = is_plain(program, *phrase);
      use.turns = has_step(program, Pattern::turn_traitor);
      for (const Node& quality : program.children(*phrase)) {
        if (pattern_of(quality) == Pattern::engaged) use.in_combat = true;
        if (pattern_of(quality) == Pattern::of_flight) use.first_zone = use.last_zone = kAttached;
        if (is_at_large(program, quality)) use.at_large = true;
      }
      use.beside = use.whose == Use::enemys && is_beside(program, *phrase);
      narrow_zones(use);
      if (statement.kind == StatementKind::instead) use.in_combat = true;
      if (statement.kind == StatementKind::answer) use.first_zone = use.last_zone = kPending;
    }
    list.push_back(use);
  }
}

// The figures of a card, also one that a statement sets: "this flight has bombing 2".
CardFigure figure_of(const cards::Card& card, std::size_t value) {
  const Program& program = card.does.program;
  for (const Statement& statement : program.statements) {
    if (statement.kind != StatementKind::lasting || statement.condition != kNoNode) continue;
    const Node& step = program.node(statement.steps);
    if (pattern_of(step) != Pattern::change ||
        pattern_of(program.children(step)[0]) != Pattern::self)
      continue;
    for (const Node& change : program.children(step)) {
      if (pattern_of(change) != Pattern::set || static_cast<std::size_t>(change.value) != value)
        continue;
      const Node& number = program.children(change)[0];
      if (pattern_of(number) == Pattern::number)
        return {FigureKind::replaces, static_cast<std::int8_t>(number.value)};
    }
  }
  const auto printed = card.number(static_cast<int>(kFigureFields[value]));
  return printed ? CardFigure{FigureKind::plain, static_cast<std::int8_t>(*printed)} : CardFigure{};
}

// WC-R-46: the same person on different cards, numbered as they come.
std::uint8_t person_of(const cards::Card& card, std::vector<std::string>& persons) {
  const Type type = static_cast<Type>(card.kind);
  if (type != Type::pilot && type != Type::crew) return 0;
  const std::string& said = vocabulary::Fields(card).person().english;
  const std::string& name = said.empty() ? card.name.english : said;
  const auto known = std::ranges::find(persons, name);
  const auto index = known - persons.begin();
  if (known == persons.end()) persons.push_back(name);
  return static_cast<std::uint8_t>(1 + index);
}

std::uint8_t byte(std::optional<int> number) {
  return static_cast<std::uint8_t>(number.value_or(0));
}

// What is printed on it.
CardData printed_on(const cards::Card& card, std::vector<std::string>& persons) {
  const vocabulary::Fields on(card);
  CardData data;
  data.type = static_cast<Type>(card.kind);
  data.side = on.side().value_or(Side::both);
  data.origin = card.origin;
  data.power = byte(on.power());
  data.cost_medals = byte(on.price());
  data.medals = byte(on.medals());
  data.arrows = byte(on.arrows());
  data.person = person_of(card, persons);
  data.loss = byte(on.loss());
  data.loyal = on.loyal();
  data.capital = on.nature() == vocabulary::Nature::capital;
  data.title = static_cast<std::uint8_t>(card.title);
  for (std::size_t i = 0; i < kFigures; ++i) data.figures[i] = figure_of(card, i);
  return data;
}

// Copies of a card in the starter decks; a later deck of a side takes the place of an earlier one.
std::array<std::uint8_t, 2> starters_of(const std::vector<cards::Deck>& decks, int card) {
  std::array<std::uint8_t, 2> copies{};
  for (const cards::Deck& deck : decks) {
    std::uint8_t& of_side = copies[deck.fact("side") == "terran" ? 1 : 0];
    of_side = 0;
    for (const cards::Deck::Line& line : deck.lines)
      if (line.card == card) of_side = static_cast<std::uint8_t>(line.count);
  }
  return copies;
}

Carrier carrier_of(const cards::Card& card) {
  const vocabulary::Fields on(card);
  return {card.id, card.name.english, byte(on.attack()), byte(on.defence()), card.origin};
}

}  // namespace

std::optional<CardId> Set::find(std::string_view id) const {
  for (std::size_t i = 0; i < texts_.size(); ++i)
    if (texts_[i].id == id) return static_cast<CardId>(i);
  return std::nullopt;
}

Set make_set(cards::CardSet cards) {
  Set set;
  set.lastings_ = no_lastings();
  set.name_ = std::move(cards.name);
  set.note_ = std::move(cards.note);
  std::uint8_t lucks = 0;
  std::vector<std::string> persons;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    cards::Card& source = cards.cards[i];
    CardData data = printed_on(source, persons);
    if (data.is(Type::carrier)) {  // WC-DECK-06: outside the decks
      for (const Seat seat : {Seat::a, Seat::b})
        if (fits(data.side, seat))
          set.carriers_[static_cast<std::size_t>(seat)] = carrier_of(source);
      continue;
    }
    const auto id = static_cast<CardId>(set.texts_.size());
    data.starter = starters_of(cards.decks, static_cast<int>(i));
    const Program& program = source.does.program;
    // Luck is for those that are meant when it takes effect, each with an entry of its own.
    set.lastings_.add(program, data.is(Type::luck));
    data.changes = static_cast<std::uint8_t>(set.lastings_.abouts(id));
    data.first_use = static_cast<std::uint16_t>(set.uses_.size());
    if (data.is(Type::luck)) add_uses(program, id, set.uses_);
    data.uses = static_cast<std::uint8_t>(set.uses_.size() - data.first_use);
    data.discounts = has_step(program, Pattern::costs_less);
    data.negates = has_step(program, Pattern::name_title);
    data.extra_weapon = has_step(program, Pattern::extra_weapon);
    data.scores = has_step(program, Pattern::score);
    data.restricted = std::ranges::any_of(
        program.statements, [](const Statement& one) { return one.kind == StatementKind::only; });
    for (const Node& node : program.nodes)
      if (pattern_of(node) == Pattern::mustering)
        set.discounted_ |= 1U << static_cast<unsigned>(program.children(node)[0].value);
    if (data.is(Type::luck)) data.luck_number = lucks++;
    set.moments_.add(id, program);
    for (const Seat seat : {Seat::a, Seat::b})
      if (data.is(Type::luck) && fits(data.side, seat))
        set.lucks_[static_cast<std::size_t>(seat)].push_back(id);
    set.types_[id] = data.type;
    set.data_.push_back(data);
    set.texts_.push_back({std::move(source.id), std::move(source.name),
                          vocabulary::Fields(source).subtitle(), std::move(source.does.text),
                          source.added, std::move(source.does.statements)});
    set.programs_.push_back(std::move(source.does.program));
  }
  set.data_.resize(kCardNumbers);
  for (const Seat seat : {Seat::a, Seat::b})
    for (const bool plain : {true, false})
      std::ranges::copy_if(set.uses_,
                           std::back_inserter(set.luck_uses_[static_cast<std::size_t>(seat)]),
                           [&](const Use& use) {
                             return use.plain == plain && fits(set.card(use.card).side, seat);
                           });
  return set;
}

cards::LoadedCards cards_from_pack(std::span<const std::uint8_t> pack) {
  const cards::PackedFor game{"wingcommander", vocabulary::kEdition, vocabulary::kKindWords,
                              vocabulary::kChildren, vocabulary::kFieldWords};
  cards::LoadedCards loaded = cards::cards_from_pack(pack, game);
  if (loaded.problem.empty()) return loaded;
  if (cards::LoadedCards older = cards_from_older_pack(pack);
      older.problem != "this pack is for something else")
    return older;
  return loaded;
}

Set load_set(std::span<const std::uint8_t> pack) {
  Set set = make_set(cards_from_pack(pack).set);
  Digest digest;
  digest.add_items(pack);
  set.checksum_ = digest.value();
  set.pack_.assign(pack.begin(), pack.end());
  return set;
}

}  // namespace wardroom::wingcommander
