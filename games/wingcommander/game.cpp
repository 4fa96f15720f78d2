#include "games/wingcommander/game.hpp"

#include <algorithm>
#include <array>

#include "games/game_course.hpp"
#include "games/packs.hpp"
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/rules/referee.hpp"

namespace wardroom {
namespace wingcommander {

// What the blanks of a view may be. A viewer knows the own deck list. The opponent's is guessed
// from the starter deck of that side: what was seen is certainly in it, the rest is drawn from what
// the starter deck has besides, and if that is not enough from all titles of the side but Luck.
class Prior {
 public:
  Prior(const Match&, const Set& set) : set_(set) {}

  int pools() const { return 2; }
  int pool_of(const Match& view, Copy copy) const { return index(view.owner(copy)); }

  void draw(const Match& view, Seat viewer, int pool, Random& random,
            std::span<CardId> cards) const {
    const Seat seat = seat_at(pool);
    DeckList left =
        seat == viewer ? view.decks[static_cast<std::size_t>(pool)] : starter_deck(set_, seat);
    for (int copy = 0; copy < view.table.copies(); ++copy) {
      const CardId seen = view.table.card(static_cast<Copy>(copy));
      if (pool_of(view, static_cast<Copy>(copy)) != pool || seen == kUnknownCard) continue;
      CardId* found = std::find(left.begin(), left.end(), seen);
      if (found == left.end()) continue;
      *found = left.back();
      left.pop_back();
    }
    if (seat != viewer) random.shuffle(std::span<CardId>(left.begin(), left.size()));
    for (std::size_t i = 0; i < cards.size(); ++i)
      cards[i] = i < left.size() ? left[i] : any_title(seat, random);
  }

  // The opponent's deck list is what its copies are; what it may have chosen in secret before the
  // first hand is taken for nothing.
  void settle(Match& match, Seat viewer) const {
    const Seat opponent = other(viewer);
    DeckList& deck = match.decks[static_cast<std::size_t>(index(opponent))];
    deck.clear();
    for (int copy = 0; copy < match.table.copies(); ++copy)
      if (pool_of(match, static_cast<Copy>(copy)) == index(opponent))
        deck.push_back(match.table.card(static_cast<Copy>(copy)));
    std::sort(deck.begin(), deck.end());
  }

 private:
  CardId any_title(Seat seat, Random& random) const {
    while (true) {
      const auto card = static_cast<CardId>(random.below(static_cast<std::uint32_t>(set_.cards())));
      const CardData& data = set_.card(card);
      if (fits(data.side, seat) && !data.is(Type::luck) && !data.is(Type::carrier)) return card;
    }
  }

  const Set& set_;
};

void Rules::deal(Referee& referee, const Setup& setup) {
  Match& match = referee.match;
  match.mode = setup.mode;
  match.rulings = setup.rulings;
  for (const Seat seat : kBothSeats) {
    const auto i = static_cast<std::size_t>(index(seat));
    match.decks[i] = setup.decks[i].empty() ? starter_deck(referee.set, seat) : setup.decks[i];
    for (const CardId card : match.decks[i]) match.table.deal(card, zone_of(kDeck, seat));
    if (seat == Seat::a) match.first_copies = static_cast<std::uint8_t>(match.table.copies());
  }
  referee.call(WholeGame{});
}

}  // namespace wingcommander

template struct GameBasics<wingcommander::Rules>;

const WingCommander::Set& WingCommander::own_set() {
  static const Set set = wingcommander::load_set(packs::wingcommander_cards());
  return set;
}

std::vector<std::uint8_t> WingCommander::pack(const Set& set) {
  return {set.pack().begin(), set.pack().end()};
}

std::unique_ptr<const WingCommander::Set> WingCommander::unpack(std::span<const std::uint8_t> pack,
                                                                std::string& problem) {
  problem = wingcommander::cards_from_pack(pack).problem;
  if (!problem.empty()) return nullptr;
  return std::make_unique<const Set>(wingcommander::load_set(pack));
}

const RuleBook& WingCommander::rule_book() {
  static const RuleBook book = RuleBook::from_pack(packs::wingcommander_rules());
  return book;
}

std::string WingCommander::cards_version(const Set& set) {
  return set.name().in(Language::english) + ", " + std::to_string(set.checksum() % 1'000'000);
}

std::optional<int> WingCommander::answer_time(const Match& match) {
  if (match.stack.empty()) return std::nullopt;
  return match.stack.visit_top([](const auto& frame) -> std::optional<int> {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(frame)>, wingcommander::Window>)
      return static_cast<int>(frame.moment);
    else
      return std::nullopt;
  });
}

}  // namespace wardroom
