#include "tests/tiny/game.hpp"

#include "games/game_course.hpp"
#include "rows/tiny.hpp"

namespace wardroom {
namespace tiny {

constexpr Set kSet = {{
    {"cutter", 4, 1, false},
    {"frigate", 3, 2, false},
    {"banner", 2, 0, false},
    {"cannon", 3, 0, false},
    {"broadside", 3, 0, false},
    {"spyglass", 3, 0, true},
    {"parry", 2, 0, true},
}};

constexpr auto kForms = forms_of(kVerbRows);

std::optional<int> read_card(const Set& set, std::string_view word) {
  const auto* found = std::ranges::find(set, word, &Printed::name);
  if (found == set.end()) return std::nullopt;
  return static_cast<int>(found - set.begin());
}

std::optional<int> read_place(const Set&, std::string_view word) {
  if (word.size() < 3 || word[0] < 'a' || word[0] > 'c' || word[1] != '.') return std::nullopt;
  const auto position = read_number(word.substr(2), 0, kDeckSize - 1);
  if (!position) return std::nullopt;
  return place_operand(seat_at(word[0] - 'a'), *position);
}

// As Operand lists them.
constexpr std::array<OperandForm<Set>, kOperandKinds> kOperands = {{
    {},
    {[](const Set&) { return int{kKinds}; },
     [](const Set& set, int card) { return std::string(set[static_cast<std::size_t>(card)].name); },
     read_card},
    operand_of_numbers<Set, kMostInHand>(),
    {[](const Set&) { return kMostSeats * kDeckSize; },
     [](const Set&, int place) { return place_name(place); }, read_place},
}};

std::string place_name(int operand) {
  return letter(place_seat(operand)) + ("." + std::to_string(operand % kDeckSize));
}

TinyNotation::TinyNotation(const Set& set) : RowNotation(set, kForms, kOperands) {}

// Every seat's deck is a pool of its own. The viewer knows the list of its own;
// of another's, any choice from the box is equally likely as long as it holds
// what was seen of it.
struct Prior {
  Prior(const Match&, const Set& set_) : set(set_) {}
  const Set& set;

  static int pools() { return kMostSeats; }
  static int pool_of(const Match&, Copy copy) { return index(owner_of(copy)); }

  void draw(const Match& view, Seat viewer, int pool, Random& random,
            std::span<CardId> cards) const {
    List left = view.lists[pool];
    if (pool != index(viewer))
      for (int kind = 0; kind < kKinds; ++kind) left[kind] = set[kind].in_box;
    List missing = view.shown[pool];  // known to be in the deck, but not which copy it is
    for (const Copy copy : all_copies(view.table)) {
      const CardId card = view.table.card(copy);
      if (card == CardTable::kUnknown || pool_of(view, copy) != pool) continue;
      --left[card];
      if (missing[card] > 0) --missing[card];
    }
    std::size_t next = 0;
    Bounded<CardId, 20> rest;
    for (CardId card = 0; card < kKinds; ++card)
      for (int i = 0; i < left[card]; ++i) {
        if (i < missing[card])
          cards[next++] = card;
        else
          rest.push_back(card);
      }
    random.shuffle(std::span<CardId>(rest.begin(), rest.size()));
    for (std::size_t i = 0; next < cards.size(); ++i) cards[next++] = rest[i];
  }

  // A re-dealt deck is its own list.
  static void settle(Match& match, Seat) {
    match.lists = {};
    for (const Copy copy : all_copies(match.table)) {
      List& list = match.lists[pool_of(match, copy)];
      ++list[match.table.card(copy)];
    }
  }
};

void Rules::deal(Referee& referee, const Setup& setup) {
  Match& match = referee.match;
  match.players = static_cast<std::uint8_t>(setup.seats);
  match.first_in_first_out = setup.first_in_first_out;
  for (const Seat seat : match.seats()) {
    match.lists[index(seat)] = setup.lists[index(seat)];
    for (CardId card = 0; card < kKinds; ++card)
      for (int i = 0; i < setup.lists[index(seat)][card]; ++i)
        match.table.deal(card, zone_of(kDeck, seat));
  }
  referee.call(WholeGame{});
}

}  // namespace tiny

template struct GameBasics<tiny::Rules>;

const TinyGame::Set& TinyGame::own_set() {
  return tiny::kSet;
}

}  // namespace wardroom
