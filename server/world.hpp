// What the server needs of the world around it: the time, doing something later, and doing
// something elsewhere that takes long. Everything else of the server happens in one thread, one
// thing after the other; tests bring a world of their own, in which time goes as they say.
#pragma once

#include <functional>

#include "server/storage/storage.hpp"

namespace wardroom::server {

class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  virtual ~World() = default;

  virtual Milliseconds now() const = 0;  // since 1970

  // Does `work` in the server's thread, after at least this time.
  virtual void after(Milliseconds length, std::function<void()> work) = 0;

  // From any thread: `work` is done in the server's thread.
  virtual void post(std::function<void()> work) = 0;

  // Does long work in another thread; the function that it returns is then called in the server's.
  // False if too much work is waiting already: then nothing is done.
  virtual bool elsewhere(std::function<std::function<void()>()> work) = 0;
};

}  // namespace wardroom::server
