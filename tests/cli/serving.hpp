// A server as a program of its own, for tests that talk to it.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <string>

#include "tests/cli/program.hpp"

namespace wardroom {

// `wardroom serve` until the test is done with it; what it says is read line by line.
class Serving {
 public:
  explicit Serving(const std::string& arguments = "--port 0", const std::string& environment = "",
                   const std::string& program = WARDROOM_WITH_PAGE) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    // Nobody else's database.
    const std::string state = " XDG_STATE_HOME=$(mktemp -d " + fresh_file("state") + "XXXXXX) ";
    const std::string command = "exec env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8" + state +
                                environment + ' ' + program + " serve " + arguments;
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ::fdopen(ends[0], "r");
  }
  ~Serving() {
    if (process_ > 0) ::kill(process_, SIGKILL);
    if (process_ > 0) ::waitpid(process_, nullptr, 0);
    std::fclose(output_);
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::string line() {
    std::array<char, 500> text{};
    return std::fgets(text.data(), static_cast<int>(text.size()), output_) == nullptr ? ""
                                                                                      : text.data();
  }

  // The code it ends with, after a signal.
  int end(int signal) {
    ::kill(process_, signal);
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t process_ = 0;
  FILE* output_ = nullptr;
};

// Of "http://127.0.0.1:8000/" in what is said.
inline std::uint16_t port_in(const std::string& line) {
  const std::string start = "http://127.0.0.1:";
  const std::size_t at = line.find(start);
  return at == std::string::npos
             ? std::uint16_t{0}
             : static_cast<std::uint16_t>(std::stoi(line.substr(at + start.size())));
}

}  // namespace wardroom
