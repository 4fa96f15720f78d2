#include "ai/programs/pipe.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <ctime>
#include <utility>

namespace wardroom {
namespace {

constexpr int kReadEnd = 0;
constexpr int kWriteEnd = 1;

void close_file(int& file) {
  if (file >= 0) close(file);
  file = -1;
}

// In the child, between fork and exec: system calls only.
[[noreturn]] void become(const char* command, int input, int output, pid_t parent) {
  setpgid(0, 0);
  // A program that does not notice the end of its input must not outlive us, however we end.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  close_range(STDERR_FILENO + 1, UINT_MAX, 0);  // our other files are none of its business
  execl("/bin/sh", "sh", "-c", command, nullptr);
  _exit(127);
}

// While it lives, writing to a closed pipe is an error like any other and no signal.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    const timespec at_once{};
    if (sigismember(&before_, SIGPIPE) == 0) sigtimedwait(&pipe_, nullptr, &at_once);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
};

}  // namespace

Pipe::Pipe(const std::string& command, Now now) : now_(std::move(now)) {
  std::array<int, 2> input = {-1, -1};
  std::array<int, 2> output = {-1, -1};
  const pid_t parent = getpid();
  if (pipe2(input.data(), O_CLOEXEC) == 0 && pipe2(output.data(), O_CLOEXEC) == 0)
    process_ = fork();
  if (process_ == 0) become(command.c_str(), input[kReadEnd], output[kWriteEnd], parent);
  close_file(input[kReadEnd]);
  close_file(output[kWriteEnd]);
  to_ = input[kWriteEnd];
  from_ = output[kReadEnd];
  if (!started()) return;
  setpgid(process_, process_);  // whoever comes first, the child or we
  fcntl(to_, F_SETFL, O_NONBLOCK);
  fcntl(from_, F_SETFL, O_NONBLOCK);
}

Pipe::~Pipe() {
  close_file(to_);
  close_file(from_);
  if (!started()) return;
  kill(-process_, SIGKILL);  // before the wait: until then the number cannot be another's
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

Pipe::Outcome Pipe::wait(int file, short events, Time deadline) const {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - now_()).count();
    if (left <= 0) return Outcome::late;
    pollfd entry{file, events, 0};
    const auto most = std::min<std::int64_t>(left, INT_MAX);
    if (poll(&entry, 1, static_cast<int>(most)) > 0) return Outcome::done;
  }
}

Pipe::Outcome Pipe::send(std::string_view text, Time deadline) {
  const NoPipeSignal no_signal;
  while (!text.empty()) {
    if (const Outcome ready = wait(to_, POLLOUT, deadline); ready != Outcome::done) return ready;
    const ssize_t count = write(to_, text.data(), text.size());
    if (count > 0)
      text.remove_prefix(static_cast<std::size_t>(count));
    else if (errno != EAGAIN && errno != EINTR)
      return Outcome::closed;
  }
  return Outcome::done;
}

Pipe::Outcome Pipe::receive(std::string& line, std::size_t longest, Time deadline) {
  std::size_t searched = 0;
  while (true) {
    const std::size_t end = received_.find('\n', searched);
    if (std::min(end, received_.size()) > longest) return Outcome::too_long;
    if (end != std::string::npos) {
      line.assign(received_, 0, end);
      received_.erase(0, end + 1);
      return Outcome::done;
    }
    searched = received_.size();
    if (const Outcome ready = wait(from_, POLLIN, deadline); ready != Outcome::done) return ready;
    std::array<char, 65536> block;  // NOLINT: read fills it
    const ssize_t count = read(from_, block.data(), block.size());
    if (count > 0)
      received_.append(block.data(), static_cast<std::size_t>(count));
    else if (count == 0 || (errno != EAGAIN && errno != EINTR))
      return Outcome::closed;
  }
}

void Pipe::finish(Time deadline) {
  close_file(to_);
  std::string ignored;
  constexpr std::size_t longest = 65536;  // who still writes more than that is not ending
  while (receive(ignored, longest, deadline) == Outcome::done) {
  }
}

}  // namespace wardroom
