// Somebody's browser, connected: who it is, at which table it looks, and how to talk to it.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/json.hpp"
#include "engine/message.hpp"
#include "engine/seat.hpp"
#include "net/socket.hpp"
#include "server/rate.hpp"
#include "server/storage.hpp"

namespace wardroom::server {

class Room;

// Shared by all clients of the same person.
struct Person {
  PersonRow row;
  std::set<std::string> blocked;
  bool kept = false;  // a guest who has done nothing yet is not worth a row

  bool has_account() const { return !row.login.empty(); }
};

struct Client {
  std::shared_ptr<net::Socket> socket;  // null once it is closed
  std::string address;
  Language language = Language::english;
  std::shared_ptr<Person> person;  // null before `hello`
  std::string token_hash;
  std::shared_ptr<Room> room;  // that it looks at
  std::optional<Seat> seat;    // there; nothing for a spectator
  std::size_t told = 0;        // events of that story it has heard of
  bool watches_lobby = false;
  bool thinks = false;  // a hint is being worked out for it
  Rate messages;
  int throttled = 0;  // messages in a row that were too many

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
  std::string id;  // as JSON

  Language language() const { return client->language; }
  bool is(const std::shared_ptr<Client>& other) const { return client == other; }
  void answer(Reply& reply) const { client->send(reply.finish()); }
  void done() const {
    Reply reply("done", id);
    answer(reply);
  }
  void fail(std::string_view text) const {
    Reply reply("error", id);
    reply.json().member("text", text);
    answer(reply);
  }
};

}  // namespace wardroom::server
