// What the toy game is made of besides its rules: cards, notation, words, guesses.
#include "tests/toy/game.hpp"

#include "cardplay/state_json.hpp"
#include "games/game_course.hpp"
#include "games/row_sentences.hpp"
#include "rows/toy.hpp"

namespace wardroom {

namespace packs {
std::span<const std::uint8_t> toy_rules();
}

namespace toy {

constexpr Set kSet = {"scout", "corvette", "frigate", "destroyer", "cruiser", "carrier"};
constexpr auto kForms = forms_of(kVerbRows);
constexpr std::array<OperandForm<Set>, kOperandKinds> kOperands = {
    {{}, operand_of_names<Set, kSet>()}};

ToyNotation::ToyNotation(const Set& set) : RowNotation(set, kForms, kOperands) {}

void Rules::deal(Referee& referee, const Setup&) {
  for (Card card = 0; card < kSet.size(); ++card)
    for (int i = 0; i < kOfAKind; ++i) referee.match.table.deal(card, kDeck);
  referee.call(WholeGame{});
}

// What is not seen is what is left of the one deck.
struct Prior {
  Prior(const Match&, const Set&) {}
  static int pools() { return 1; }
  static int pool_of(const Match&, int) { return 0; }
  static void draw(const Match& view, Seat, int, Random&, std::span<Card> cards) {
    std::array<int, kSet.size()> left;
    left.fill(kOfAKind);
    for (int copy = 0; copy < view.table.copies(); ++copy)
      if (const Card card = view.table.card(static_cast<std::uint8_t>(copy)); card < left.size())
        --left[card];
    for (std::size_t next = 0, card = 0; next < cards.size(); ++card)
      while (left[card]-- > 0) cards[next++] = static_cast<Card>(card);
  }
  static void settle(Match&, Seat) {}
};

struct Words {
  static constexpr const auto& kVerbs = kVerbRows;
  static constexpr const auto& kReasons = kReasonRows;
  static constexpr const auto& kHappenings = kHappeningRows;
  static constexpr const auto& kOperands = kOperandTexts;
  enum class Place : std::uint8_t { seat, card, number, count };
  static constexpr std::array<std::string_view, 3> kPlaces = {"seat", "card", "number"};
  static Arg find(const Said<Match, Set>& said, Place place, int arg) {
    if (place == Place::seat) return letter(said.seat);
    if (place == Place::number) return arg;
    if (arg >= 0) return ToyGame::card_name(said.set, arg);
    return said.language == Language::french ? "un navire" : "a ship";
  }
};

struct Json : cardplay::StateJson<ToyGame> {
  using StateJson::StateJson;
  void write() {
    object([&] {
      json_.key("table");
      pile(kTable);
      by_seat("seats", [&](Seat seat) {
        object([&] {
          json_.member("won", match_.won[static_cast<std::size_t>(index(seat))]);
          json_.key("hand");
          pile(kHand + index(seat));
        });
      });
    });
  }
};

}  // namespace toy

template struct GameBasics<toy::Rules>;
template struct RowWords<toy::Rules>;

const ToyGame::Set& ToyGame::own_set() {
  return toy::kSet;
}

const RuleBook& ToyGame::rule_book() {
  static const RuleBook book = RuleBook::from_pack(packs::toy_rules());
  return book;
}

std::string ToyGame::card_name(const Set& set, int card) {
  return std::string(set[static_cast<std::size_t>(card)]);
}

void ToyGame::write(JsonWriter& json, const Match& view, const Set& set) {
  toy::Json(json, view, set).write();
}

}  // namespace wardroom
