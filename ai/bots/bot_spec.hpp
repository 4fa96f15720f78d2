// Which built-in player sits somewhere, as it is asked for: a name, and for one that searches how
// it thinks and how long.
//
//   random                  any option
//   greedy                  the option after which the match looks best
//   cadet, ensign, lieutenant, commander, captain, admiral
//                           the levels people play against (levels.hpp), also by French names
//   search                  the best search there is, 1,000 simulations a decision
//   flat                    flat Monte Carlo: playouts to the end, nothing kept of what follows
//   plain                   a search with playouts to the end and without evaluation
//
// A searcher can be told more, separated by colons: search:ms=50, search:n=300:leaf=evaluation,
// with n (simulations), ms (time), threads, leaf (playout, round, evaluation), c (exploration),
// bias, open (visits before a node opens), nodes and slack (the win chance it may give away). All
// but the first two kinds are searchers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/search/settings.hpp"

namespace wardroom {

enum class BotKind : std::uint8_t { random, greedy, search };

struct BotSpec {
  BotKind kind = BotKind::random;
  SearchSettings settings;
  SearchBudget budget{.simulations = 1000};
  double slack = 0;  // win chance it may give away: it picks among what looks good enough

  constexpr BotSpec() = default;
  constexpr BotSpec(BotKind bot) : kind(bot) {}  // NOLINT(google-explicit-constructor)
};

inline constexpr std::array<std::string_view, 5> kBotNames = {"random", "greedy", "search", "flat",
                                                              "plain"};

constexpr std::string_view name_of(BotKind kind) {
  return kBotNames[static_cast<std::size_t>(kind)];
}

// The bot that a text asks for; nothing if it is not understood.
std::optional<BotSpec> bot_named(std::string_view text);
// A text that bot_named reads as this spec.
std::string print(const BotSpec& spec);

}  // namespace wardroom
