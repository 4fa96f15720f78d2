// Keeping a room: whatever changes is on disk before anybody hears of it. While a change is on its
// way there, everything else that is asked of the room waits. What fails, the disk or another
// program that plays the match, is tried again.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/people/client.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

class Keeping {
 public:
  explicit Keeping(Room& room) : room_(room) {}

  // Does `work` when no change of the room is on its way to the disk, after all work that was asked
  // for before.
  void in_turn(std::function<void()> work);
  // The same; from then on the room does nothing else until `release` is called.
  void hold(const std::function<void()>& work);
  void release();
  // Whether it is held, or a change is on its way to the disk.
  bool is_busy() const { return busy_; }
  bool is_idle() const { return !busy_ && !working_; }

  // Writes a change. When it is on disk `then` is called, which tells everybody; if it cannot be
  // written, the match is read from disk again and the asker, if there is one, is told.
  void commit(std::vector<Write> writes, const std::optional<Asker>& asker,
              std::function<void()> then);
  // Does `work`, which may ask another program about the match. If that program fails, the match is
  // dropped from memory, and everybody who looks is told.
  void attempt(const std::function<void()>& work);
  // Another program failed to play the match: tells the operator, and has the room try again later.
  void note_trouble(const std::string& problem);

  void drop_waiting() { waiting_.clear(); }

 private:
  void run_waiting();
  void committed(const std::string& problem, const std::optional<Asker>& asker,
                 const std::function<void()>& then);
  void try_again_later(Milliseconds pause);

  Room& room_;
  bool busy_ = false;     // a change is on its way to the disk, or the room is held
  bool working_ = false;  // work of `waiting_` is being done
  std::deque<std::function<void()>> waiting_;  // asked for by in_turn, the oldest first
  bool trying_again_ = false;                  // a try is due after another program failed
};

}  // namespace wardroom::server
