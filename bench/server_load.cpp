// Puts load on a server that runs on this machine: so many games at once, in which every seat acts
// a while after it is asked (docs/performance.md).
//   server_load PORT GAMES SECONDS [PAUSE_MS]
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "bench/online_game.hpp"

using namespace wardroom;
using namespace wardroom::bench;

namespace {

void print(const char* what, std::vector<std::int64_t>& times) {
  if (times.empty()) return;
  std::ranges::sort(times);
  const auto part = [&](std::size_t thousandths) {
    return static_cast<double>(times[(times.size() - 1) * thousandths / 1000]) / 1000;
  };
  std::printf("%s: half within %.1f ms, 99 %% within %.1f ms, all within %.1f ms\n", what,
              part(500), part(990), part(1000));
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 4) {
    std::fputs("usage: server_load PORT GAMES SECONDS [PAUSE_MS]\n", stderr);
    return 2;
  }
  const auto port = static_cast<std::uint16_t>(std::strtoul(arguments[1], nullptr, 10));
  const std::size_t games = std::strtoul(arguments[2], nullptr, 10);
  const std::chrono::seconds length(std::strtol(arguments[3], nullptr, 10));
  const std::chrono::milliseconds pause(count > 4 ? std::strtol(arguments[4], nullptr, 10) : 1000);

  net::ClientLoop loop;
  Tally tally;
  std::vector<std::unique_ptr<OnlineGame>> all;
  for (std::size_t i = 0; i < games; ++i) {
    all.push_back(std::make_unique<OnlineGame>(loop, tally, i));
    if (!all.back()->begin(port)) {
      std::fprintf(stderr, "game %zu cannot begin: %s\n", i,
                   tally.problems.empty() ? "no connection" : tally.problems.back().c_str());
      return 1;
    }
  }
  std::printf("%zu games are under way\n", games);
  std::fflush(stdout);
  tally = {};
  const Time end = Clock::now() + length;
  while (Clock::now() < end) {
    for (const auto& game : all) game->go_on(Clock::now(), pause);
    loop.run_for(std::chrono::milliseconds(2));
  }
  std::printf("%llu choices, %llu games finished, %zu problems\n",
              static_cast<unsigned long long>(tally.choices),
              static_cast<unsigned long long>(tally.finished), tally.problems.size());
  print("acknowledged", tally.acknowledged);
  print("seen by the other", tally.seen);
  for (std::size_t i = 0; i < std::min<std::size_t>(5, tally.problems.size()); ++i)
    std::printf("  %s\n", tally.problems[i].c_str());
  return tally.problems.empty() ? 0 : 1;
}
