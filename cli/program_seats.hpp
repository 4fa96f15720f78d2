// Programs that play seats of a match at the terminal. When one loses its seat the people at the
// table are told once, and the built-in bot of that seat plays on.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "ai/bots/crew.hpp"
#include "engine/text/message.hpp"
#include "match/any_match.hpp"

namespace wardroom {

class ProgramSeats {
 public:
  ProgramSeats(const BotRow& bots, std::chrono::milliseconds per_move, Language language)
      : crew_(bots, per_move), language_(language) {}

  void begin(const protocol::Hello& hello);
  // What the program in the seat that decides chooses; nothing if there is none.
  std::optional<ListedOption> choose(const AnyMatch& match);
  void end(const AnyMatch& match);

 private:
  void tell_forfeits();

  Crew crew_;
  Language language_;
  SeatSet told_;
};

}  // namespace wardroom
