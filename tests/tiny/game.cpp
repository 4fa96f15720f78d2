#include "tests/tiny/game.hpp"

#include <algorithm>

#include "tests/tiny/referee.hpp"

namespace wardroom {

using tiny::CardId;
using tiny::Copy;
using tiny::kKinds;
using tiny::List;
using tiny::Position;
using tiny::Referee;

namespace {

constexpr tiny::Set kSet = {{
    {"cutter", 4, 1, false},
    {"frigate", 3, 2, false},
    {"banner", 2, 0, false},
    {"cannon", 3, 0, false},
    {"broadside", 3, 0, false},
    {"spyglass", 3, 0, true},
    {"parry", 2, 0, true},
}};

// Every seat's deck is a pool of its own. The viewer knows the list of its own; of another's, any
// choice from the box is equally likely as long as it holds what was seen of it.
struct SecretLists {
  const tiny::Set& set;

  static int pools() { return tiny::kMostSeats; }
  static int pool_of(const tiny::Match&, Copy copy) { return index(tiny::owner_of(copy)); }

  void draw(const tiny::Match& view, Seat viewer, int pool, Random& random,
            std::span<CardId> cards) const {
    List left = view.lists[pool];
    if (pool != index(viewer))
      for (int kind = 0; kind < kKinds; ++kind) left[kind] = set[kind].in_box;
    List missing = view.shown[pool];  // known to be in the deck, but not which copy it is
    for (const Copy copy : tiny::all_copies(view.table)) {
      const CardId card = view.table.card(copy);
      if (card == tiny::CardTable::kUnknown || pool_of(view, copy) != pool) continue;
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
  static void settle(tiny::Match& match, Seat) {
    match.lists = {};
    for (const Copy copy : tiny::all_copies(match.table)) {
      List& list = match.lists[pool_of(match, copy)];
      ++list[match.table.card(copy)];
    }
  }
};

}  // namespace

const TinyGame::Set& TinyGame::own_set() {
  return kSet;
}

TinyGame::Match TinyGame::begin(const Setup& setup, const Set& set, const Chance& chance,
                                Witness* witness) {
  Match match{};
  match.players = static_cast<std::uint8_t>(setup.seats);
  match.first_in_first_out = setup.first_in_first_out;
  for (const Seat seat : match.seats()) {
    match.lists[index(seat)] = setup.lists[index(seat)];
    for (CardId card = 0; card < kKinds; ++card)
      for (int i = 0; i < setup.lists[index(seat)][card]; ++i)
        match.table.deal(card, tiny::zone_of(tiny::kDeck, seat));
  }
  Referee referee(match, set, chance, witness);
  referee.call(tiny::WholeGame{});
  proceed(referee);
  return match;
}

std::optional<Decision> TinyGame::decision(const Match& match, const Set& set) {
  return decision_of<Referee>(Position{match, set});
}

void TinyGame::list(const Match& match, const Set& set, OptionList& options) {
  list_options<Referee>(Position{match, set}, options);
}

Refusal TinyGame::check(const Match& match, const Set& set, const Option& option) {
  return check_option<Referee>(Position{match, set}, option, refuse(tiny::Reason::game_over));
}

void TinyGame::play(Match& match, const Set& set, const Option& option, const Chance& chance,
                    Witness* witness) {
  Referee referee(match, set, chance, witness);
  play_option(referee, option);
}

TinyGame::Match TinyGame::view(const Match& match, SeatSet viewers) {
  return view_for(match, viewers);
}

TinyGame::Match TinyGame::redeal(const Match& view, const Set& set, Seat viewer, Random& random) {
  return wardroom::redeal(view, viewer, SecretLists{set}, random);
}

}  // namespace wardroom
