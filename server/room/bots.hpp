// The bots of a room: they think elsewhere, and how long they really take tells nothing.
#pragma once

#include <cstdint>
#include <string>

#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "table/hosted_table.hpp"

namespace wardroom::server {

class Room;

class Bots {
 public:
  explicit Bots(Room& room) : room_(room) {}

  // Has the bot that decides think, unless it does already.
  void follow();
  // From now on bots think for this client's person, who has just done something here.
  void think_for(const Client& client) { whom_ = client.whom(); }
  // The bot that decides may be asked once more: what it found before is lost.
  void ask_again() { thinking_for_ = UINT64_MAX; }

 private:
  // `changes` is after how many changes of the match it was asked; `shown` when its choice may be
  // seen.
  void chose(std::uint64_t changes, Milliseconds shown, const ListedOption& option);
  void play(std::uint64_t changes, const ListedOption& option);

  Room& room_;
  ForWhom whom_;  // after a restart nobody knows until somebody comes
  // The number of changes after which the bot that thinks now was asked.
  std::uint64_t thinking_for_ = UINT64_MAX;
};

}  // namespace wardroom::server
