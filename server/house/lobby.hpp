// What is shown of the tables to those who look for one.
#pragma once

#include <string>

#include "server/house/clients.hpp"
#include "server/house/housekeeping.hpp"
#include "server/house/tables.hpp"
#include "server/world.hpp"
#include "table/request.hpp"

namespace wardroom::server {

class Lobby {
 public:
  Lobby(const Tables& tables, const Clients& clients, const Housekeeping& keeping, Lifetime house)
      : tables_(tables), clients_(clients), keeping_(keeping), house_(std::move(house)) {}

  // A client asks for it, and may hear of every change from now on.
  void show(const Asker& asker, Request& request);
  // The tables have changed: tells all clients that watch, soon.
  void tell();
  // The tables that everybody may see, as JSON.
  std::string public_tables() const;

 private:
  void write(JsonWriter& json, const Client& client) const;
  // The tables that everybody may see, for this client or for anybody.
  void write_public(JsonWriter& json, const Client* client) const;
  void tell_watchers() const;

  const Tables& tables_;
  const Clients& clients_;
  const Housekeeping& keeping_;
  Lifetime house_;
  bool told_ = true;  // false while a new picture is due
};

}  // namespace wardroom::server
