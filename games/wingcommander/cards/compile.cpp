#include "games/wingcommander/cards/compile.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "cardplay/carried_out.hpp"
#include "games/wingcommander/cards/limits.hpp"
#include "games/wingcommander/programs/can_do.hpp"
#include "words/wingcommander_cards.hpp"

namespace wardroom::wingcommander {
namespace {

using cards::Problems;
using language::Card;
using language::CardFiles;
using language::DeckFile;
using vocabulary::Field;
using vocabulary::Kind;
using vocabulary::Side;

constexpr std::size_t kLongestId = 20;

bool is(const Card& card, Kind kind) {
  return card.kind == static_cast<int>(kind);
}

const language::FieldValue* field(const Card& card, Field field) {
  return card.field(static_cast<int>(field));
}

std::optional<int> number(const Card& card, Field of) {
  const language::FieldValue* found = field(card, of);
  return found == nullptr ? std::nullopt : std::optional(found->numbers.at(0));
}

Side side_of(const Card& card) {
  return static_cast<Side>(*number(card, Field::side));
}

class Demands {
 public:
  Demands(const CardFiles& set, Problems& problems) : set_(set), problems_(problems) {}

  void check() {
    for (const Card& card : set_.cards) {
      check_room(card);
      check_figures(card);
    }
    for (const Side side : {Side::kilrathi, Side::terran})
      if (std::ranges::none_of(set_.cards, [&](const Card& card) {
            return is(card, Kind::carrier) && side_of(card) == side;
          }))
        problems_.add(set_.cards.empty() ? "" : set_.cards[0].file, cards::Place{},
                      words::card_file::no_carrier(language()));
    std::array<std::array<bool, 2>, 2> seen{};  // whether added, by side
    for (const DeckFile& deck : set_.decks) check_deck(deck, seen[deck.added ? 1 : 0]);
  }

 private:
  Language language() const { return problems_.language(); }

  // A word in options begins with a letter.
  void check_room(const Card& card) {
    if (card.id.size() > kLongestId || card.id[0] < 'a' || card.id[0] > 'z')
      problems_.add(card.file, card.id_place, words::card_file::id(language()));
    const auto at_most = [&](bool too_many, std::string message) {
      if (too_many) problems_.add(card.file, card.place, std::move(message));
    };
    const auto before =
        std::span(set_.cards).first(static_cast<std::size_t>(&card - set_.cards.data()));
    const auto so_far = std::ranges::count(before, card.kind, &Card::kind);
    at_most(before.size() >= kMaxCards, words::card_file::too_many(language(), kMaxCards));
    at_most(is(card, Kind::luck) && so_far >= kMaxLuck,
            words::card_file::too_much_luck(language(), kMaxLuck));
    at_most(is(card, Kind::maneuver) && so_far >= kMaxManeuvers,
            words::card_file::too_many_maneuvers(language(), kMaxManeuvers));
    at_most(is(card, Kind::carrier) && std::ranges::any_of(before,
                                                           [&](const Card& other) {
                                                             return is(other, Kind::carrier) &&
                                                                    side_of(other) == side_of(card);
                                                           }),
            words::card_file::second_carrier(language()));
  }

  // What flies or can be hit has its own figures; on other cards they are added. WC-CAPITAL-01.
  void check_figures(const Card& card) {
    if (is(card, Kind::fighter) || is(card, Kind::carrier))
      for (const Field figure : kFigureFields)
        if (number(card, figure).value_or(0) < 0)
          problems_.add(card.file, field(card, figure)->place,
                        words::card_file::less_than_nothing(language()));
    if (!is(card, Kind::modifier)) return;
    const bool capital =
        number(card, Field::nature) == static_cast<int>(vocabulary::Nature::capital);
    const auto has = [&](Field figure) { return field(card, figure) != nullptr; };
    if (has(Field::loss) != capital || (!capital && (has(Field::attack) || has(Field::defence))))
      problems_.add(card.file, card.place, words::card_file::capital(language()));
  }

  // WC-DECK-06, WC-DECK-07: a starter deck a side, with the carrier outside.
  void check_deck(const DeckFile& deck, std::array<bool, 2>& seen) {
    const DeckFile::Fact* side = deck.fact("side");
    if (side == nullptr || (side->text != "terran" && side->text != "kilrathi"))
      return problems_.add(deck.file, side == nullptr ? cards::Place{} : side->place,
                           words::deck_file::side(language()));
    const Side of = side->text == "terran" ? Side::terran : Side::kilrathi;
    bool& there = seen[static_cast<std::size_t>(of)];
    if (there) problems_.add(deck.file, cards::Place{}, words::deck_file::second_deck(language()));
    there = true;
    for (const DeckFile::Fact& fact : deck.facts) {
      if (fact.word == "carrier") check_card(deck, fact.text, fact.place, of, true);
      if (fact.word != "carrier" && fact.word != "side")
        problems_.add(deck.file, cards::Place{fact.place.line, 1},
                      words::deck_file::line(language(), "\"2 arrow\""));
    }
    for (const DeckFile::Line& line : deck.lines) check_card(deck, line.id, line.place, of, false);
  }

  void check_card(const DeckFile& deck, const std::string& id, cards::Place place, Side side,
                  bool carrier) {
    const auto fits = [&](const Card& card) {
      return side_of(card) == Side::both || side_of(card) == side;
    };
    const auto card = std::ranges::find(set_.cards, id, &Card::id);
    if (card != set_.cards.end() && fits(*card) && is(*card, Kind::carrier) == carrier) return;
    std::vector<std::string_view> known;
    for (const Card& each : set_.cards)
      if (fits(each)) known.emplace_back(each.id);
    problems_.add(
        deck.file, place,
        words::deck_file::no_card(language(), id, cards::suggestion(id, known, language())));
  }

  const CardFiles& set_;
  Problems& problems_;
};

}  // namespace

CardFiles compile(std::span<const cards::SourceFile> files, Problems& problems,
                  std::span<const cards::SourceFile> added) {
  CardFiles set = language::read_card_files(files, problems, added);
  if (problems.empty()) {
    Demands(set, problems).check();
    cardplay::carried_out(set, &what_rules_carry_out(), problems);
  }
  return problems.empty() ? std::move(set) : CardFiles{};
}

}  // namespace wardroom::wingcommander
