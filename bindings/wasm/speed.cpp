// How fast games and searches are, to compare the page's engine with the machine's own. Like
// `wardroom bench`, but without anything that a page does not have.
#include <cstdio>

#include "ai/simulation/measures.hpp"
#include "games/starfighter/game.hpp"

namespace {

using namespace wardroom;

void print_row(const char* what, double seconds) {
  std::printf("%-36s %12.0f a second\n", what, 1 / seconds);
}

}  // namespace

int main() {
  constexpr int kGames = 4000;
  const Starfighter::Set& set = Starfighter::own_set();
  print_row("random games", best_of_five(kGames, [&](int i) {
              random_game<Starfighter>(set, static_cast<std::uint64_t>(i));
            }));
  print_row("simulations of a first decision", search_seconds<Starfighter>(set));
  const auto match = middle_of_game<Starfighter>(set);
  const auto view = Starfighter::view(match, Seat::a);
  Random random(1);
  print_row("re-deals", best_of_five(200'000, [&](int) {
              const auto guess = Starfighter::redeal(view, set, Seat::a, random);
              keep(&guess);
            }));
  return 0;
}
