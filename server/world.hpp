// What the server needs of the world around it: the time, doing something later, and doing
// something elsewhere that takes long. Everything else of the server happens in one thread, one
// thing after the other; tests bring a world of their own, in which time goes as they say.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "server/fair_queue.hpp"
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

  // Does long work in another thread, shared out fairly between those for whom it is; the function
  // that it returns is then called in the server's. False if too much work is waiting for them
  // already: then nothing is done.
  virtual bool elsewhere(const ForWhom& whom, std::function<std::function<void()>()> work) = 0;
};

// How long somebody lives in the world: work that would be done after the end is not done at all.
// Copies are of the same lifetime.
class Lifetime {
 public:
  explicit Lifetime(World& world) : world_(&world) {}

  void end() const { *lasts_ = false; }

  // As in the world, which may be gone after the end.
  void after(Milliseconds length, std::function<void()> work) const {
    if (*lasts_) world_->after(length, unless_ended(std::move(work)));
  }
  void post(std::function<void()> work) const {
    if (*lasts_) world_->post(unless_ended(std::move(work)));
  }

 private:
  std::function<void()> unless_ended(std::function<void()> work) const {
    return [lasts = lasts_, work = std::move(work)] {
      if (*lasts) work();
    };
  }

  World* world_;
  // Read in any thread.
  std::shared_ptr<std::atomic<bool>> lasts_ = std::make_shared<std::atomic<bool>>(true);
};

}  // namespace wardroom::server
