// A program started through the shell that reads and writes lines, and is never waited for longer
// than its deadline. It runs in a process group of its own: whatever it started goes with it. It
// also ends with the thread that started it, which therefore keeps its Pipe to itself.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace wardroom {

class Pipe {
 public:
  using Clock = std::chrono::steady_clock;
  using Time = Clock::time_point;
  using Now = std::function<Time()>;  // tests bring their own
  enum class Outcome { done, late, closed, too_long };

  // What the program writes to its standard error goes where ours goes.
  explicit Pipe(const std::string& command, Now now = Clock::now);
  // Kills the program and what it started, if they still run.
  ~Pipe();
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  // False if the system had no process or file left for it. A command that does not exist is
  // started, as far as can be told here: the shell says so and closes its output.
  bool started() const { return process_ > 0; }

  Outcome send(std::string_view text, Time deadline);
  // The next line without its end; one of more than `longest` bytes is not read to its end.
  Outcome receive(std::string& line, std::size_t longest, Time deadline);
  // Says that nothing more will come and gives the program until the deadline to end by itself.
  void finish(Time deadline);

 private:
  // Waits until the file can be read or written; answers late or done.
  Outcome wait(int file, short events, Time deadline) const;

  Now now_;
  pid_t process_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string received_;
};

}  // namespace wardroom
