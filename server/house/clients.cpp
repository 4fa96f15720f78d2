#include "server/house/clients.hpp"

#include "server/room/room.hpp"

namespace wardroom::server {
namespace {

constexpr int kLoggedOut = 4001;  // a code of our own

}  // namespace

void Clients::add(const std::shared_ptr<net::Socket>& socket) {
  const auto client = std::make_shared<Client>();
  client->socket = socket;
  client->address = socket->address();
  client->errors = &figures_.errors;
  clients_[socket.get()] = client;
}

std::shared_ptr<Client> Clients::find(net::Socket& socket) const {
  const auto found = clients_.find(&socket);
  return found == clients_.end() ? nullptr : found->second;
}

void Clients::remove(net::Socket& socket) {
  const std::shared_ptr<Client> client = find(socket);
  if (!client) return;
  clients_.erase(&socket);
  client->socket.reset();
  client->errors = nullptr;
  if (client->room) client->room->telling.leave(client);
}

// Of a copy: whoever is visited may be closed by it.
void Clients::each(const std::function<void(const std::shared_ptr<Client>&)>& visit) const {
  for (const auto& [socket, client] : std::unordered_map(clients_)) visit(client);
}

void Clients::dismiss(const std::shared_ptr<Client>& client, int code, std::string_view reason) {
  client->dismissed = true;
  if (client->room) client->room->telling.leave(client);
  if (client->socket) client->socket->close(code, reason);
}

void Clients::log_out(const std::string& person, const std::shared_ptr<Client>& but) const {
  each([&](const std::shared_ptr<Client>& client) {
    if (client != but && client->person && client->person->row.id == person)
      dismiss(client, kLoggedOut, "logged out");
  });
}

void Clients::log_out_token(const std::string& token_hash) const {
  each([&](const std::shared_ptr<Client>& client) {
    if (client->token_hash == token_hash) dismiss(client, kLoggedOut, "logged out");
  });
}

}  // namespace wardroom::server
