#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {

std::string_view name_of(Mode mode) {
  return mode == Mode::casual ? "casual" : "tournament";
}

std::string_view name_of(Phase phase) {
  constexpr std::array<std::string_view, 8> names = {"setup",    "draw",   "muster",  "scramble",
                                                     "movement", "combat", "discard", "over"};
  return names[static_cast<std::size_t>(phase)];
}

// WC-R-56: a deck list is its owner's secret, and until both have chosen so is what is brought out.
void Match::blank_secrets(SeatSet viewers) {
  for (const Seat seat : kBothSeats) {
    if (viewers == SeatSet(seat)) continue;
    decks[index(seat)].clear();
    opening[index(seat)].clear();
  }
}

std::uint64_t Match::digest() const {
  Digest digest;
  table.digest(digest);
  stack.digest(digest);
  digest.add(static_cast<std::uint64_t>(combat.battle));
  digest.add(static_cast<std::uint64_t>(combat.where));
  digest.add(combat.crossed ? 1U : 0U);
  for (const Engaged& one : combat.engaged) digest.add_item(one);
  digest.add_items(std::span<const Play>(combat.plays.data(), combat.plays.size()));
  for (const Seat seat : kBothSeats) {
    const int i = index(seat);
    digest.add(static_cast<std::uint64_t>(power[i]));
    digest.add(hits[i]);
    digest.add(luck_gone[i]);
    digest.add_items(std::span<const CardId>(opening[i].data(), opening[i].size()));
    digest.add_items(std::span<const CardId>(decks[i].data(), decks[i].size()));
    digest.add_items(std::span<const std::uint8_t>(held[i]));
  }
  for (const std::uint64_t field :
       {static_cast<std::uint64_t>(active), static_cast<std::uint64_t>(phase),
        static_cast<std::uint64_t>(mode), static_cast<std::uint64_t>(rulings),
        static_cast<std::uint64_t>(first_copies), static_cast<std::uint64_t>(pending),
        static_cast<std::uint64_t>(fought), static_cast<std::uint64_t>(guarded),
        static_cast<std::uint64_t>(idle_turns), static_cast<std::uint64_t>(eventful),
        static_cast<std::uint64_t>(turn), static_cast<std::uint64_t>(chances),
        static_cast<std::uint64_t>(result.over)})
    digest.add(field);
  digest.add(static_cast<std::uint64_t>(result.winners.contains(Seat::a) ? 1 : 0) +
             (result.winners.contains(Seat::b) ? 2U : 0U));
  return digest.value();
}

}  // namespace wardroom::wingcommander
