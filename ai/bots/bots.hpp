// The built-in players. A bot gets what a person in its seat would get, the view, and its choice is
// a function of the view and its own random numbers: it cannot peek.
#pragma once

#include <cstdint>
#include <memory>

#include "ai/bots/bot_spec.hpp"
#include "ai/bots/let_pass.hpp"
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
    return good_enough(search_->think(view, seat, spec_.budget, random_.next()));
  }

  // The best option or, with some slack, one of those that cost no more win chance than that: the
  // less an option costs, the likelier it is.
  Option good_enough(const Finding& found) {
    constexpr std::uint32_t kParts = 1'000'000;
    const Prospect& best = found.prospects.front();
    const auto weight = [&](const Prospect& prospect) -> std::uint32_t {
      const double left = spec_.slack - (best.chance - prospect.chance);
      if (prospect.visits == 0 || left <= 0) return 0;
      return static_cast<std::uint32_t>(kParts * std::min(left / spec_.slack, 1.0));
    };
    if (spec_.slack == 0) return best.option;
    std::uint64_t sum = 0;
    for (const Prospect& prospect : found.prospects) sum += weight(prospect);
    std::uint64_t ticket = random_.next() % sum;
    for (const Prospect& prospect : found.prospects) {
      if (ticket < weight(prospect)) return prospect.option;
      ticket -= weight(prospect);
    }
    return best.option;
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
      const int value = appeal(after, set, seat);
      if (ties.empty() || value > best_value) {
        ties.clear();
        best_value = value;
      }
      if (value == best_value) ties.push_back(option);
    }
    return pick(ties);
  }

  // How a match looks to a player who does not think ahead; a game without such a look of its own
  // uses its evaluation.
  static int appeal(const typename Game::Match& match, const typename Game::Set& set, Seat seat) {
    if constexpr (requires { Game::appeal(match, set, seat); })
      return Game::appeal(match, set, seat);
    else
      return Game::evaluate(match, set, seat);
  }

  BotSpec spec_;
  Random random_;
  std::unique_ptr<SearchTeam<Game>> search_;  // made when it is first needed
};

}  // namespace wardroom
