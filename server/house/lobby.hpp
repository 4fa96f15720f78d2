// What is shown of the tables to those who look for one.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

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
  // The finished games of who sat there, or of everybody, are others now.
  void finished(const Room& room);
  void forget_finished() { finished_.clear(); }
  // The tables that everybody may see, as JSON. It is made anew a few times a second at most.
  const std::string& public_tables();

 private:
  // A table as everybody may see it; the picture of all is shared by those who are told it.
  struct Shown {
    std::shared_ptr<Room> room;
    std::string listing;
  };
  struct Picture {
    std::vector<Shown> waiting;
    std::vector<Shown> live;
  };

  Picture picture() const;
  void write(JsonWriter& json, const Picture& picture, const Client& client);
  const std::string& finished_of(const std::string& person);
  void tell_watchers();

  const Tables& tables_;
  const Clients& clients_;
  const Housekeeping& keeping_;
  Lifetime house_;
  bool told_ = true;  // false while a new picture is due
  std::size_t watchers_ = 0;
  std::string public_;  // as JSON
  Milliseconds public_at_ = 0;
  // The listings of the last finished games of those who watch, by person: no disk is read to tell
  // them of other tables.
  std::unordered_map<std::string, std::string> finished_;
};

}  // namespace wardroom::server
