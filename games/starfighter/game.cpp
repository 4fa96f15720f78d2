#include "games/starfighter/game.hpp"

#include <algorithm>
#include <array>

#include "games/game_course.hpp"
#include "games/packs.hpp"
#include "games/starfighter/cards/compile.hpp"
#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom {
namespace starfighter {

// What the blanks of a view may be. In Training and Skirmish all cards are known and come from one
// shared deck: what is not seen is what is left of it. In Total War the viewer knows the own deck
// list; of the opponent's only the size is known, and every choice of so many cards of the
// collection that holds all that was ever seen of it is equally likely.
class Prior {
 public:
  Prior(const Match& view, const Set& set)
      : set_(set),
        pools_(view.mode == Mode::total_war ? 2 : 1),
        second_(pools_ == 2 ? copies_of_first_seat(view) : view.table.copies()) {}

  int pools() const { return pools_; }
  int pool_of(const Match&, Copy copy) const { return copy < second_ ? 0 : 1; }

  void draw(const Match& view, Seat viewer, int pool, Random& random,
            std::span<CardId> cards) const {
    std::array<bool, 256> seen{};
    const int end = pool == 0 ? second_ : view.table.copies();
    for (int copy = pool == 0 ? 0 : second_; copy < end; ++copy)
      seen[view.table.card(static_cast<Copy>(copy))] = true;
    const bool own = pools_ == 2 && pool == index(viewer);
    std::array<CardId, kMaxCards> left;
    std::size_t count = 0;
    for (int card = 0; card < set_.cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      const bool possible = own ? view.decks[pool].contains(id) : in_use(set_, view.mode, id);
      if (!seen[id] && possible) left[count++] = id;
    }
    if (count > cards.size()) random.shuffle(std::span<CardId>(left.data(), count));
    std::size_t next = 0;
    for (const bool sure : {true, false})  // what was seen is certainly there
      for (std::size_t i = 0; i < count && next < cards.size(); ++i)
        if (view.shown[pool].contains(left[i]) == sure) cards[next++] = left[i];
  }

  // The opponent's deck list is what its copies are.
  void settle(Match& match, Seat viewer) const {
    if (pools_ == 1) return;
    const Seat opponent = other(viewer);
    for (int copy = 0; copy < match.table.copies(); ++copy)
      if (pool_of(match, static_cast<Copy>(copy)) == index(opponent))
        match.decks[index(opponent)].add(match.table.card(static_cast<Copy>(copy)));
  }

 private:
  const Set& set_;
  int pools_;
  int second_;  // the first copy of the second pool
};

namespace {

// SF-TOTAL-01, SF-TOTAL-02, SF-TOTAL-03. What a player does not bring is drawn by chance.
void bring_decks(Referee& referee, const Setup& setup) {
  Match& match = referee.match;
  for (const Seat seat : {Seat::a, Seat::b}) {
    CardSet& deck = match.decks[index(seat)];
    deck = setup.decks[index(seat)];
    const bool has_cruiser = setup.cruisers[index(seat)] != Setup::kChosenInPlay;
    if (deck.empty() || !has_cruiser) {
      Random random(referee.next_outcome());
      const Deck drawn = random_deck(referee.set, kUsualDeckSize, random);
      if (deck.empty()) deck = drawn.cards;
      if (!has_cruiser) match.take_cruiser(seat, drawn.cruiser, referee.set);
    }
    for (int card = 0; card < referee.set.cards(); ++card)
      if (deck.contains(static_cast<CardId>(card)))
        match.table.deal(static_cast<CardId>(card), deck_of(match, seat));
  }
}

}  // namespace

void Rules::deal(Referee& referee, const Setup& setup) {
  Match& match = referee.match;
  match.mode = setup.mode;
  match.rulings = setup.rulings;
  for (const Seat seat : {Seat::a, Seat::b}) {
    const std::int8_t cruiser = setup.cruisers[index(seat)];
    if (cruiser != Setup::kChosenInPlay) match.take_cruiser(seat, cruiser, referee.set);
  }
  if (setup.mode == Mode::total_war) {
    bring_decks(referee, setup);
  } else {
    for (int card = 0; card < referee.set.cards(); ++card)
      if (in_use(referee.set, setup.mode, static_cast<CardId>(card)))
        match.table.deal(static_cast<CardId>(card), kDeck);
  }
  referee.call(WholeGame{});
}

}  // namespace starfighter

template struct GameBasics<starfighter::Rules>;

const Starfighter::Set& Starfighter::own_set() {
  static const Set set = starfighter::from_pack(packs::starfighter_cards()).set;
  return set;
}

std::optional<Starfighter::Set> Starfighter::with_cards(std::span<const cards::SourceFile> files,
                                                        cards::Problems& problems) {
  std::vector<cards::SourceFile> card_files;  // decks are brought to a match, not to the set
  for (const cards::SourceFile& file : files)
    if (!file.name.ends_with(".deck")) card_files.push_back(file);
  Set set = starfighter::with_cards(own_set(), card_files, problems);
  if (!problems.empty()) return std::nullopt;
  return set;
}

std::vector<std::uint8_t> Starfighter::pack(const Set& set) {
  return starfighter::to_pack(set);
}

std::unique_ptr<const Starfighter::Set> Starfighter::unpack(std::span<const std::uint8_t> pack,
                                                            std::string& problem) {
  starfighter::LoadedSet loaded = starfighter::from_pack(pack);
  problem = std::move(loaded.problem);
  if (!problem.empty()) return nullptr;
  return std::make_unique<const Set>(std::move(loaded.set));
}

const RuleBook& Starfighter::rule_book() {
  static const RuleBook book = RuleBook::from_pack(packs::starfighter_rules());
  return book;
}

std::span<const NamedText> Starfighter::lessons() {
  return packs::starfighter_lessons();
}

std::string Starfighter::cards_version(const Set& set) {
  Digest digest;
  digest.add_items(std::span<const std::uint8_t>(starfighter::to_pack(set)));
  return set.name().in(Language::english) + ", " + std::to_string(digest.value() % 1'000'000);
}

}  // namespace wardroom
