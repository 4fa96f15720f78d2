// The server between people: takes every message to the part of the house that it is for
// (docs/server.md). The house lives in the server's thread; whatever takes long or waits is the
// world's and the storage's business.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "net/socket.hpp"
#include "server/game_shelf.hpp"
#include "server/house/accounts.hpp"
#include "server/house/clients.hpp"
#include "server/house/house_parts.hpp"
#include "server/house/housekeeping.hpp"
#include "server/house/lobby.hpp"
#include "server/house/people.hpp"
#include "server/house/reception.hpp"
#include "server/house/table_messages.hpp"
#include "server/house/tables.hpp"
#include "server/operator/journal.hpp"
#include "server/world.hpp"

namespace wardroom::server {

class House final : public net::SocketHandler {
 public:
  explicit House(HouseParts parts);
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House() override;

  // Takes up what was kept: open tables, games under way.
  void open();
  // From now on no client is let in and no game begins; whoever comes is told to come back.
  void close() { tables_.close(); }
  bool is_open() const { return open_ && !tables_.is_closed(); }

  // --- for the operator ---
  const Figures& figures() const { return journal_.figures; }
  const Clients& clients() const { return clients_; }
  const Tables& tables() const { return tables_; }
  Tables& tables() { return tables_; }
  Lobby& lobby() { return lobby_; }

  // --- conversations ---
  std::optional<net::HttpResponse> refuse(const net::HttpRequest& request) override;
  void opened(const std::shared_ptr<net::Socket>& socket, const net::HttpRequest& request) override;
  void received(net::Socket& socket, std::string_view text) override;
  void closed(net::Socket& socket) override;

 private:
  // A message to the house itself; others are table_messages().
  struct HouseMessage {
    std::string_view type;
    void (*handle)(House& house, const Asker& asker, Request& request);
    // Whether requests of one person of this type are done one after the other.
    bool in_turn = false;
  };
  static std::span<const HouseMessage> messages();
  // Has one of its member functions handle it.
  template <auto part, auto handle>
  static void give_to(House& house, const Asker& asker, Request& request);

  // Whether one more message of this client is listened to now.
  bool may_say_more(Client& client);
  void dispatch(const std::shared_ptr<Client>& client, Request& request);
  // Has the table that the asker looks at do what is asked, when that table's turn comes. An asker
  // who has left it by then is told so.
  void ask_table(const TableMessage& message, const Asker& asker, Request& request);
  void sweep();

  HouseParts parts_;
  Lifetime lifetime_;  // of the house
  Journal journal_;
  GameShelf games_;
  Clients clients_;
  Housekeeping keeping_;
  Tables tables_;
  People people_;
  Lobby lobby_;
  Accounts accounts_;
  Reception reception_;
  net::Rates messages_of_addresses_;
  bool open_ = false;
};

}  // namespace wardroom::server
