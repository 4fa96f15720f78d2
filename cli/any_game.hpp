// A game as the commands see it. One entry per game; commands never ask which game it is.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_match.hpp"
#include "ai/game_of_bots.hpp"
#include "ai/simulate.hpp"
#include "engine/match_request.hpp"
#include "engine/rule_book.hpp"

namespace wardroom {

struct SimulationRequest {
  MatchRequest match;
  BotRow bots{};
  std::chrono::milliseconds bot_time = kUsualBotTime;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
};

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;   // as typed
  virtual std::string_view title() const = 0;  // as read
  virtual int seats() const = 0;
  virtual std::vector<std::string> modes() const = 0;
  virtual std::string set_name() const = 0;
  virtual std::string set_note() const = 0;
  virtual std::vector<std::string> catalogue() const = 0;
  virtual std::string card_name(int card) const = 0;
  virtual const RuleBook& rule_book() const = 0;
  virtual std::vector<RuleOption> rule_options() const = 0;

  // Both leave `problem` empty, or say what is wrong with the request and do nothing.
  virtual std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                          std::string& problem) const = 0;
  virtual Tally simulate(const SimulationRequest& request,
                         const std::function<void(std::uint64_t)>& progress,
                         std::string& problem) const = 0;

  // The game of one seed, played by this crew, as JSON lines.
  virtual std::string trace(const MatchRequest& request, Crew& crew, std::uint64_t seed,
                            std::string& problem) const = 0;

  // Measures speed and size and prints them.
  virtual void bench() const = 0;
};

// All games of this program, in the order of the list.
const std::vector<std::unique_ptr<AnyGame>>& all_games();
const AnyGame* find_game(std::string_view name);

}  // namespace wardroom
