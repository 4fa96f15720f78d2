// All browsers that are connected.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "net/socket.hpp"
#include "server/operator/figures.hpp"
#include "server/people/client.hpp"

namespace wardroom::server {

class Clients {
 public:
  explicit Clients(Figures& figures) : figures_(figures) {}

  void add(const std::shared_ptr<net::Socket>& socket);
  // Null if the socket belongs to no client (any more).
  std::shared_ptr<Client> find(net::Socket& socket) const;
  void remove(net::Socket& socket);
  std::size_t count() const { return clients_.size(); }
  void each(const std::function<void(const std::shared_ptr<Client>&)>& visit) const;

  // Closes the connection of a client; whatever the client still says is not heard.
  static void dismiss(const std::shared_ptr<Client>& client, int code, std::string_view reason);
  // Closes all of this person, but perhaps one.
  void log_out(const std::string& person, const std::shared_ptr<Client>& but) const;
  // Closes all that use this token.
  void log_out_token(const std::string& token_hash) const;

 private:
  std::unordered_map<net::Socket*, std::shared_ptr<Client>> clients_;
  Figures& figures_;
};

}  // namespace wardroom::server
