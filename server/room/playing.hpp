// The course of a game: choices that are made and taken back, by people and bots.
#pragma once

#include <optional>
#include <string>

#include "engine/decision.hpp"
#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "table/act.hpp"

namespace wardroom::server {

class Playing {
 public:
  explicit Playing(Room& room) : room_(room) {}

  // `at`: when the choice came in.
  void act(const Asker& asker, const SentChoice& choice, Milliseconds at);
  // Plays a legal option of the seat that decides; without an asker it is that of a bot.
  void play(const ListedOption& option, Milliseconds at, const std::optional<Asker>& asker);
  // Goes back to before the last choice of this seat.
  void take_back(Seat seat, const Asker& asker);
  // After every change: lets the clock run and bots think.
  void take_up();

 private:
  Room& room_;
};

}  // namespace wardroom::server
