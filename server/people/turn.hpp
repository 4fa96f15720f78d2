// Requests that change who a person is or where they sit are done one after the other, whichever of
// the person's clients they come from: one has the turn, the others wait.
#pragma once

#include <functional>
#include <memory>

#include "server/people/client.hpp"
#include "server/world.hpp"

namespace wardroom::server {

// Held by such a request and by all that is still to be done for it. When the last of them lets go,
// the next request of the person is begun.
class Turn {
 public:
  Turn(Lifetime house, std::weak_ptr<Person> person)
      : house_(std::move(house)), person_(std::move(person)) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn();

 private:
  Lifetime house_;
  std::weak_ptr<Person> person_;
};

// Does `work` for the asker, who then has the turn, after all that the asker's person asked for
// before. An asker for whose person too much is waiting already is told so. After the end of the
// house no work is begun.
void take_turn(const Lifetime& house, Asker asker, std::function<void(const Asker&)> work);

}  // namespace wardroom::server
