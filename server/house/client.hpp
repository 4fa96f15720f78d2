// Somebody's browser, connected: who it is, at which table it looks, and how to talk to it.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "net/socket.hpp"
#include "server/people/rate.hpp"
#include "server/storage/storage.hpp"
#include "server/world.hpp"

namespace wardroom::server {

class Room;

// Shared by all clients of the same person.
struct Person {
  PersonRow row;
  std::set<std::string> blocked;
  bool kept = false;  // storage has its row: a guest gets one with the first thing worth keeping

  // Requests that change who a person is or where they sit are done one after the other, whichever
  // of the person's clients they come from: one is under way, the others wait.
  bool busy = false;
  std::deque<std::function<void()>> waiting;

  bool has_account() const { return !row.login.empty(); }
};

// Held by such a request and by all that is still to be done for it. When the last of them lets go,
// the next request of the person is begun.
class Turn {
 public:
  // `world` ends with the house; after that no request is begun.
  Turn(std::weak_ptr<World*> world, std::weak_ptr<Person> person)
      : world_(std::move(world)), person_(std::move(person)) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  ~Turn() {
    const auto world = world_.lock();
    if (!world) return;
    (*world)->post([weak = person_] {
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

 private:
  std::weak_ptr<World*> world_;
  std::weak_ptr<Person> person_;
};

struct Client {
  std::shared_ptr<net::Socket> socket;  // null once it is closed
  std::string address;
  Language language = Language::english;
  std::shared_ptr<Person> person;  // null before `hello`
  std::string token_hash;
  std::shared_ptr<Room> room;  // the table it looks at; null if it looks at none
  std::optional<Seat> seat;    // its person's seat at that table; nothing for a spectator
  std::size_t told = 0;        // how many events of that table's story it has heard of
  bool watches_lobby = false;
  bool dismissed = false;  // the server has closed it: whatever it still says is not heard
  bool thinks = false;     // a hint is being worked out for it
  Rate messages;
  int throttled = 0;  // messages in a row that were too many
  // Where the errors it is told of are counted; null once it is closed.
  std::uint64_t* errors = nullptr;

  void send(std::string text) const {
    if (socket) socket->send(std::move(text));
  }
};

// A message while it is written.
class Reply {
 public:
  explicit Reply(std::string_view type, std::string_view id = {}) {
    json_.open_object();
    json_.member("type", type);
    if (id.empty()) return;
    json_.key("id");
    json_.raw(id);
  }

  JsonWriter& json() { return json_; }
  std::string finish() {
    json_.close_object();
    return std::move(text_);
  }

 private:
  std::string text_;
  JsonWriter json_{text_};
};

// Who asked for something, and how the answer is to be marked; it may come later, and the client
// may be gone by then.
struct Asker {
  std::shared_ptr<Client> client;
  std::string id;  // of the request, as JSON; empty if it had none
  // Of the asker's person, held by the request until it is done; null for one that needs no turn.
  std::shared_ptr<Turn> turn = nullptr;

  Language language() const { return client->language; }
  bool is(const std::shared_ptr<Client>& other) const { return client == other; }
  void answer(Reply& reply) const { client->send(reply.finish()); }
  void done() const {
    Reply reply("done", id);
    answer(reply);
  }
  void fail(std::string_view text) const {
    if (client->errors != nullptr) ++*client->errors;
    Reply reply("error", id);
    reply.json().member("text", text);
    answer(reply);
  }
};

}  // namespace wardroom::server
