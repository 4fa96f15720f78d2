// What a seat may know, and guesses at the rest. `view` blanks what the viewers do not all know;
// `redeal` fills the blanks of a view with one possible truth, drawn by chance. Written once, for
// all games: a game says from which pool of cards a copy was dealt, and what such a pool may still
// hold. Neither ever looks at a hidden identity, since a view has none.
#pragma once

#include <array>
#include <span>

#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace wardroom {

// The match as these seats may know it: one seat, or all of them for a spectator.
template <class Match>
Match view_for(const Match& match, SeatSet viewers) {
  Match view = match;
  view.table.blank(viewers);
  view.blank_secrets(viewers);
  return view;
}

// A match that `viewer` cannot tell from the real one. The game's prior has
//   int pools()                                        how many there are
//   int pool_of(view, copy)                            numbered from 0
//   void draw(view, viewer, pool, Random&, span<Card>)  as many cards as the pool has blanks
//   void settle(match, viewer)                         other secrets that follow from the cards
template <class Match, class Prior>
Match redeal(const Match& view, Seat viewer, const Prior& prior, Random& random) {
  using Table = decltype(view.table);
  using Card = typename Table::Card;
  using Copy = typename Table::Copy;
  Match match = view;
  for (int pool = 0; pool < prior.pools(); ++pool) {
    std::array<Copy, Table::kCopies> blanks;
    std::array<Card, Table::kCopies> cards;
    std::size_t count = 0;
    for (int copy = 0; copy < view.table.copies(); ++copy)
      if (view.table.card(static_cast<Copy>(copy)) == Table::kUnknown &&
          prior.pool_of(view, static_cast<Copy>(copy)) == pool)
        blanks[count++] = static_cast<Copy>(copy);
    const std::span<Card> drawn(cards.data(), count);
    prior.draw(view, viewer, pool, random, drawn);
    random.shuffle(drawn);
    for (std::size_t i = 0; i < count; ++i) match.table.fill(blanks[i], cards[i]);
  }
  prior.settle(match, viewer);
  return match;
}

// Taking back is free while the same seat still decides, nobody has learnt anything and no chance
// has fallen since; otherwise the others must agree.
// (Copies keep who knows them when they trade identities, so looking copy by copy is enough.)
template <class Match>
bool free_to_take_back(const Match& earlier, Seat decided_then, const Match& now, Seat decides_now,
                       SeatSet seats) {
  return decided_then == decides_now && earlier.chances == now.chances &&
         !now.table.knowledge_grew(earlier.table, seats);
}

}  // namespace wardroom
