#include "server/people/turn.hpp"

#include "words/server.hpp"

namespace wardroom::server {
namespace {

constexpr std::size_t kMostWaiting = 100;  // requests of one person

}  // namespace

Turn::~Turn() {
  house_.post([weak = person_] {
    const auto person = weak.lock();
    if (!person) return;
    person->busy = false;
    // A client that has logged in meanwhile is another person now: its request does not make this
    // person busy, and the next one is due.
    while (!person->busy && !person->waiting.empty()) {
      const std::function<void()> next = std::move(person->waiting.front());
      person->waiting.pop_front();
      next();
    }
  });
}

// A request finds everything done that its person asked for before: somebody who registers and
// renames at once gets both, and tables that are being opened go along when a guest logs in.
void take_turn(const Lifetime& house, Asker asker, std::function<void(const Asker&)> work) {
  const std::shared_ptr<Person> person = asker.client->person;
  if (person->busy) {
    if (person->waiting.size() >= kMostWaiting)
      return asker.fail(words::server::cannot::busy(asker.language()));
    person->waiting.emplace_back([house, asker, work] { take_turn(house, asker, work); });
    return;
  }
  person->busy = true;
  asker.turn = std::make_shared<Turn>(house, person);
  if (asker.client->socket && !asker.client->dismissed) work(asker);
}

}  // namespace wardroom::server
