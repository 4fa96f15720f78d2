// AnyGame over a concrete game.
#pragma once

#include "ai/hosted_match.hpp"
#include "ai/simulate.hpp"
#include "ai/trace.hpp"
#include "cli/any_game.hpp"
#include "cli/bench.hpp"

namespace wardroom {

template <class Game>
class GameEntry final : public AnyGame {
 public:
  std::string_view name() const override { return Game::kName; }
  std::string_view title() const override { return Game::kTitle; }
  int seats() const override { return Game::kSeats; }
  std::vector<std::string> modes() const override { return Game::modes(); }
  std::string set_name() const override { return Game::set_name(set_); }
  std::string set_note() const override { return Game::set_note(set_); }
  std::vector<std::string> catalogue() const override { return Game::catalogue(set_); }
  std::string card_name(int card) const override { return Game::card_name(set_, card); }
  const RuleBook& rule_book() const override { return Game::rule_book(); }
  std::vector<RuleOption> rule_options() const override { return Game::rule_options(); }

  std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                  std::string& problem) const override {
    const auto setup = Game::setup(request, set_, problem);
    if (!problem.empty()) return nullptr;
    return std::make_unique<HostedMatch<Game>>(setup, set_, seed);
  }

  Tally simulate(const SimulationRequest& request,
                 const std::function<void(std::uint64_t)>& progress,
                 std::string& problem) const override {
    Simulation<Game> plan;
    plan.game = {Game::setup(request.match, set_, problem), request.match.rules};
    if (!problem.empty()) return {};
    plan.bots = request.bots;
    plan.bot_time = request.bot_time;
    plan.games = request.games;
    plan.seed = request.seed;
    plan.threads = request.threads;
    return wardroom::simulate<Game>(plan, set_, progress);
  }

  std::string trace(const MatchRequest& request, Crew& crew, std::uint64_t seed,
                    std::string& problem) const override {
    const BotGame<Game> game = {Game::setup(request, set_, problem), request.rules};
    if (!problem.empty()) return {};
    return trace_game<Game>(game, set_, crew, seed);
  }

  void bench() const override { print_bench<Game>(set_); }

 private:
  const typename Game::Set& set_ = Game::own_set();
};

}  // namespace wardroom
