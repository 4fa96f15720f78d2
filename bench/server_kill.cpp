// Kills a server with SIGKILL at random moments under load, starts it again, and looks whether any
// choice that was acknowledged is missing and whether every game goes on.
//   server_kill GAMES KILLS SEED PROGRAM ARGUMENTS...
// such as: server_kill 20 1000 1 wardroom serve --port 0 --data FILE --config bench/unlimited.toml
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "bench/online_game.hpp"

using namespace wardroom;
using namespace wardroom::bench;

namespace {

// `wardroom serve` in a process of its own.
class Serving {
 public:
  explicit Serving(const std::vector<char*>& command) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::setenv("LC_ALL", "C.UTF-8", 1);
      ::execv(command.front(), command.data());
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ::fdopen(ends[0], "r");
    port_ = read_port();
  }
  ~Serving() {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    std::fclose(output_);
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::uint16_t port() const { return port_; }  // 0 if it does not serve

 private:
  // From the address it says: "... http://127.0.0.1:PORT/ ..."
  std::uint16_t read_port() {
    std::array<char, 400> line{};
    while (std::fgets(line.data(), static_cast<int>(line.size()), output_) != nullptr) {
      const std::string_view text(line.data());
      const std::size_t host = text.find("http://127.0.0.1:");
      if (host != std::string_view::npos)
        return static_cast<std::uint16_t>(std::strtoul(line.data() + host + 17, nullptr, 10));
    }
    return 0;
  }

  pid_t process_ = 0;
  FILE* output_ = nullptr;
  std::uint16_t port_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
  if (count < 5) {
    std::fputs("usage: server_kill GAMES KILLS SEED PROGRAM ARGUMENTS...\n", stderr);
    return 2;
  }
  const std::size_t games = std::strtoul(arguments[1], nullptr, 10);
  const std::size_t kills = std::strtoul(arguments[2], nullptr, 10);
  Random random(std::strtoull(arguments[3], nullptr, 10));
  std::vector<char*> command(arguments + 4, arguments + count);
  command.push_back(nullptr);

  net::ClientLoop loop;
  Tally tally;
  std::vector<std::unique_ptr<OnlineGame>> all;
  for (std::size_t i = 0; i <= kills; ++i) {
    const Serving server(command);
    if (server.port() == 0) {
      std::fprintf(stderr, "the server does not start (after %zu kills)\n", i);
      return 1;
    }
    if (i == 0)
      for (std::size_t game = 0; game < games; ++game) {
        all.push_back(std::make_unique<OnlineGame>(loop, tally, random.next()));
        if (!all.back()->begin(server.port())) tally.problems.emplace_back("a game cannot begin");
      }
    else
      for (const auto& game : all)
        if (!game->resume(server.port())) tally.problems.emplace_back("a game cannot go on");
    if (!tally.problems.empty() || i == kills) break;
    const Time end = Clock::now() + std::chrono::microseconds(random.below(150'000));
    while (Clock::now() < end) {
      for (const auto& game : all) game->go_on(Clock::now(), std::chrono::milliseconds(0));
      loop.run_for(std::chrono::milliseconds(1));
    }
    // The end of this block kills the server; what it sent before may still arrive.
  }
  std::printf(
      "%zu kills, %zu games at once, %llu acknowledged choices, %llu games finished, %zu "
      "problems\n",
      kills, games, static_cast<unsigned long long>(tally.choices),
      static_cast<unsigned long long>(tally.finished), tally.problems.size());
  for (const std::string& problem : tally.problems) std::printf("  %s\n", problem.c_str());
  return tally.problems.empty() ? 0 : 1;
}
