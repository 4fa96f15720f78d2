// Players that need no search. A bot gets what a person in its seat would get, the view, and its
// choice is a function of the view and its own random numbers: it cannot peek.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/random.hpp"

namespace wardroom {

enum class BotKind : std::uint8_t {
  random,  // any option
  greedy,  // the option after which the game's evaluation looks best, one step deep
};

inline constexpr std::array<std::string_view, 2> kBotNames = {"random", "greedy"};

constexpr std::string_view name_of(BotKind kind) {
  return kBotNames[static_cast<std::size_t>(kind)];
}

constexpr std::optional<BotKind> bot_named(std::string_view name) {
  for (std::size_t i = 0; i < kBotNames.size(); ++i)
    if (kBotNames[i] == name) return static_cast<BotKind>(i);
  return std::nullopt;
}

// In a game where what is announced can be answered before it takes effect: the match as it is when
// nobody answers, so that one step ahead means after the effect.
template <class Game>
void let_pass(typename Game::Match& match, const typename Game::Set& set, const Chance& chance) {
  if constexpr (requires { Game::awaits_answer(match); }) {
    while (Game::awaits_answer(match)) Game::play(match, set, Game::no_answer(), chance);
  }
}

template <class Game>
class Bot {
 public:
  Bot(BotKind kind, std::uint64_t seed) : kind_(kind), random_(seed) {}

  // `options` are those of the seat that decides, listed from the same view.
  Option choose(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
                const OptionList& options) {
    if (kind_ == BotKind::random || options.size() == 1) return pick(options);
    return best(view, set, seat, options);
  }

 private:
  Option pick(const OptionList& options) {
    return options[random_.below(static_cast<std::uint32_t>(options.size()))];
  }

  // Tries every option on one possible truth behind the view. Equal options: any of them.
  Option best(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
              const OptionList& options) {
    const typename Game::Match guess = Game::redeal(view, set, seat, random_);
    const Chance chance(random_.next());
    OptionList ties;
    int best_value = 0;
    for (const Option& option : options) {
      typename Game::Match after = guess;
      Game::play(after, set, option, chance);
      let_pass<Game>(after, set, chance);
      const int value = Game::evaluate(after, set, seat);
      if (ties.empty() || value > best_value) {
        ties.clear();
        best_value = value;
      }
      if (value == best_value) ties.push_back(option);
    }
    return pick(ties);
  }

  BotKind kind_;
  Random random_;
};

}  // namespace wardroom
