// What matches take of the heap: playing one allocates nothing, and one that can be taken back to
// any choice stays small. A program of its own, because it counts every use of the heap.
#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdlib>
#include <new>

#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"
#include "match/hosted_match.hpp"

namespace {

long allocations = 0;
std::size_t bytes_in_use = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) {
    bytes_in_use += malloc_usable_size(memory);
    return memory;
  }
  throw std::bad_alloc();
}

void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) {
    bytes_in_use += malloc_usable_size(memory);
    return memory;
  }
  throw std::bad_alloc();
}

void released(void* memory) {
  bytes_in_use -= malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
  return counted(size);
}
void* operator new[](std::size_t size) {
  return counted(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return counted(size, alignment);
}
void operator delete(void* memory) noexcept {
  released(memory);
}
void operator delete[](void* memory) noexcept {
  released(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  released(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  released(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  released(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
  released(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  released(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
  released(memory);
}

namespace wardroom {
namespace {

TEST(Allocation, is_counted) {
  const long before = allocations;
  delete new int(1);  // NOLINT: that is the point
  EXPECT_GT(allocations, before);
}

template <class Game, class SetupOf>
void expect_no_allocation(std::uint64_t games, SetupOf setup_of) {
  const auto& set = Game::own_set();
  std::array<long, 6> counts{};  // begin, list, check, view, redeal, play
  const auto counting = [&](int what, auto action) {
    const long before = allocations;
    action();
    counts[static_cast<std::size_t>(what)] += allocations - before;
  };
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Random random(seed);
    const Chance chance(seed);
    const typename Game::Setup setup = setup_of(seed);
    typename Game::Match match;
    counting(0, [&] { match = Game::begin(setup, set, chance); });
    OptionList options;
    while (const auto decision = Game::decision(match, set)) {
      counting(1, [&] { Game::list(match, set, options); });
      const Option option = options[random.below(static_cast<std::uint32_t>(options.size()))];
      counting(2, [&] { ASSERT_FALSE(Game::check(match, set, option)); });
      typename Game::Match view;
      counting(3, [&] { view = Game::view(match, decision->seat); });
      counting(4, [&] { view = Game::redeal(view, set, decision->seat, random); });
      counting(5, [&] { Game::play(match, set, option, chance); });
    }
  }
  EXPECT_EQ(counts, (std::array<long, 6>{}));
}

TEST(Allocation, does_not_happen_while_playing_starfighter) {
  expect_no_allocation<Starfighter>(200, [](std::uint64_t seed) {
    Starfighter::Setup setup;
    setup.mode = static_cast<starfighter::Mode>(seed % 3);
    return setup;
  });
}

TEST(Allocation, does_not_happen_while_playing_wing_commander) {
  expect_no_allocation<WingCommander>(50, [](std::uint64_t) { return WingCommander::Setup{}; });
}

// A game that begins anew where it would be over, so that it is as long as one likes.
template <class Game>
struct Endless : Game {
  static void play(typename Game::Match& match, const typename Game::Set& set, const Option& option,
                   const Chance& chance, Witness* witness = nullptr) {
    Game::play(match, set, option, chance, witness);
    if (match.result.over) match = Game::begin({}, set, chance, witness);
  }
};

template <class Game>
std::size_t bytes_of_a_match(std::size_t choices) {
  const std::size_t before = bytes_in_use;
  HostedMatch<Endless<Game>> match(MatchRequest{}, typename Game::Setup{}, Game::own_set(), 1);
  Random random(1);
  while (match.steps() < choices) {
    const auto options = match.options(Language::english);
    match.play(options[random.below(static_cast<std::uint32_t>(options.size()))]);
  }
  return bytes_in_use - before;
}

TEST(Memory, of_a_match_of_5000_choices_stays_under_2_megabytes) {
  constexpr std::size_t kMost = 2'000'000;
  const std::size_t starfighter = bytes_of_a_match<Starfighter>(5000);
  const std::size_t wing_commander = bytes_of_a_match<WingCommander>(5000);
  RecordProperty("starfighter", std::to_string(starfighter));
  RecordProperty("wing_commander", std::to_string(wing_commander));
  EXPECT_LT(starfighter, kMost);
  EXPECT_LT(wing_commander, kMost);
  EXPECT_GT(starfighter, 5000U) << "choices are kept";
}

}  // namespace
}  // namespace wardroom
