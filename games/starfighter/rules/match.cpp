#include "games/starfighter/rules/match.hpp"

namespace wardroom::starfighter {

std::string_view name_of(Mode mode) {
  constexpr std::array<std::string_view, 3> names = {"training", "skirmish", "total-war"};
  return names[static_cast<std::size_t>(mode)];
}

std::string_view name_of(Phase phase) {
  constexpr std::array<std::string_view, 5> names = {"setup", "reinforcements", "deployment",
                                                     "combat", "over"};
  return names[static_cast<std::size_t>(phase)];
}

std::uint64_t Match::digest() const {
  Digest sum;
  table.digest(sum);
  stack.digest(sum);
  sum.add_list(chain.pending);
  sum.add_list(chain.noted);
  sum.add(chain.triggers);
  sum.add(chain.groups);
  for (const std::int16_t points : armor) sum.add(static_cast<std::uint64_t>(points));
  for (const std::int8_t taken : cruiser) sum.add(static_cast<std::uint64_t>(taken));
  for (const bool flag : passed) sum.add(flag ? 1 : 0);
  sum.add(static_cast<std::uint64_t>(shift));
  sum.add(static_cast<std::uint64_t>(initiative));
  sum.add(static_cast<std::uint64_t>(phase));
  sum.add(static_cast<std::uint64_t>(mode));
  sum.add(rulings);
  sum.add(eventful ? 1 : 0);
  sum.add(idle_rounds);
  sum.add(round);
  sum.add(chances);
  sum.add_items(std::span<const CardSet>(decks));
  sum.add_items(std::span<const CardSet>(shown));
  sum.add(result.over ? 1 : 0);
  sum.add_item(result.winners);
  return sum.value();
}

}  // namespace wardroom::starfighter
