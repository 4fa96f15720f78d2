// Runs storage_victim in a process of its own and listens to it.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

namespace wardroom::server {

class Victim {
 public:
  explicit Victim(const std::string& database) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::execl(WARDROOM_STORAGE_VICTIM, "storage_victim", database.c_str(), nullptr);
      ::_exit(127);
    }
    ::close(ends[1]);
    output_ = ::fdopen(ends[0], "r");
  }
  ~Victim() {
    kill();
    std::fclose(output_);
  }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;

  // The next number that is on disk; nothing after its end.
  std::optional<std::size_t> acknowledged() {
    std::array<char, 40> line{};
    if (std::fgets(line.data(), static_cast<int>(line.size()), output_) == nullptr)
      return std::nullopt;
    return std::strtoull(line.data(), nullptr, 10);
  }

  // As if the power of this program alone went out. What it said before can still be heard.
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
  }

 private:
  pid_t process_ = 0;
  FILE* output_ = nullptr;
};

}  // namespace wardroom::server
