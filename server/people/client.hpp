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
#include "engine/text/message.hpp"
#include "net/address.hpp"
#include "net/rate.hpp"
#include "net/socket.hpp"
#include "server/fair_queue.hpp"
#include "server/storage/storage.hpp"
#include "table/reply.hpp"

namespace wardroom::server {

class Room;
class Turn;

// Shared by all clients of the same person.
struct Person {
  PersonRow row;
  std::set<std::string> blocked;
  bool kept = false;  // storage has its row: a guest gets one with the first thing worth keeping

  // A request of the person holds the turn, and others wait for it (turn.hpp).
  bool busy = false;
  std::deque<std::function<void()>> waiting;

  bool has_account() const { return !row.login.empty(); }
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
  net::Rate messages;
  int throttled = 0;  // messages in a row that were too many
  // Where the errors it is told of are counted; null once it is closed.
  std::uint64_t* errors = nullptr;

  // Work that takes long for this client is done for its person.
  ForWhom whom() const {
    return {net::household_of(address), person ? person->row.id : std::string()};
  }

  void send(std::string text) const {
    if (socket) socket->send(std::move(text));
  }
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
    Reply reply(id);
    reply.begin("done");
    answer(reply);
  }
  void fail(std::string_view text) const {
    if (client->errors != nullptr) ++*client->errors;
    Reply reply(id);
    reply.fail(text);
    answer(reply);
  }
};

}  // namespace wardroom::server
