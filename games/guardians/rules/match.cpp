#include "games/guardians/rules/match.hpp"

namespace wardroom::guardians {

void Match::blank_secrets(SeatSet viewers) {
  for (const Seat seat : seats())
    if (viewers != SeatSet(seat)) decks[static_cast<std::size_t>(index(seat))].clear();
}

std::uint64_t Match::digest() const {
  Digest sum;
  table.digest(sum);
  stack.digest(sum);
  sum.add_item(power);
  sum.add_item(pool);
  sum.add_item(first_copy);
  for (const DeckList& deck : decks) sum.add_list(deck);
  sum.add(players);
  sum.add(partners ? 1 : 0);
  sum.add(static_cast<std::uint64_t>(first));
  sum.add(static_cast<std::uint64_t>(active));
  sum.add(static_cast<std::uint64_t>(phase));
  sum.add(attacked);
  sum.add(turn);
  sum.add(chances);
  sum.add(result.over ? 1 : 0);
  sum.add_item(result.winners);
  return sum.value();
}

}  // namespace wardroom::guardians
