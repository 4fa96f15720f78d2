// The built-in players. A bot gets what a person in its seat would get, the view, and its choice is
// a function of the view and its own random numbers: it cannot peek.
#pragma once

#include <cstdint>
#include <memory>

#include "ai/bot_spec.hpp"
#include "ai/let_pass.hpp"
#include "ai/search/team.hpp"
#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/random.hpp"

namespace wardroom {

template <class Game>
class Bot {
 public:
  Bot(const BotSpec& spec, std::uint64_t seed) : spec_(spec), random_(seed) {}

  // `options` are those of the seat that decides, listed from the same view.
  Option choose(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
                const OptionList& options) {
    const Option choice = decide(view, set, seat, options);
    if (search_) search_->follow(choice);
    return choice;
  }

 private:
  Option decide(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
                const OptionList& options) {
    if (spec_.kind == BotKind::random || options.size() == 1) return pick(options);
    if (spec_.kind == BotKind::greedy) return best(view, set, seat, options);
    if (!search_) search_ = std::make_unique<SearchTeam<Game>>(set, spec_.settings);
    return search_->think(view, seat, spec_.budget, random_.next()).prospects.front().option;
  }

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
      const int value = Game::appeal(after, set, seat);
      if (ties.empty() || value > best_value) {
        ties.clear();
        best_value = value;
      }
      if (value == best_value) ties.push_back(option);
    }
    return pick(ties);
  }

  BotSpec spec_;
  Random random_;
  std::unique_ptr<SearchTeam<Game>> search_;  // made when it is first needed
};

}  // namespace wardroom
