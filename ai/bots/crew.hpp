// The bots of one table, seat by seat: built-in ones, and programs that run from game to game. A
// program that loses its seat has lost the game; a built-in bot plays on in its place, so that
// every game comes to an end and every record is complete.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/bots/bot_spec.hpp"
#include "ai/programs/pipe_bot.hpp"

namespace wardroom {

struct BotSeat {
  BotSpec bot;          // of a program: who plays on when it has lost its seat
  std::string command;  // of a program
};

using BotRow = std::array<BotSeat, kMaxSeats>;

// A built-in bot (bot_spec.hpp), or "bot:COMMAND".
std::optional<BotSeat> bot_seat_named(std::string_view name);

class Crew {
 public:
  explicit Crew(const BotRow& bots, std::chrono::milliseconds per_move = kUsualBotTime,
                const Pipe::Now& now = Pipe::Clock::now);

  const BotSpec& bot(Seat seat) const { return bots_[index(seat)]; }
  // The program that plays a seat; null if none does.
  PipeBot* program(Seat seat) const { return programs_[index(seat)].get(); }
  bool has_programs() const { return has_programs_; }

  // Bots change seats between two games: a with b, c with d.
  void change_seats();

  // Tell the programs that a game begins and how it ended. `view_of(seat)` is the final view, as
  // JSON.
  void begin(const protocol::Hello& hello);
  void end(const Result& played, const std::function<std::string(Seat)>& view_of);

  // The seats that programs have lost in the game under way or just ended.
  SeatSet forfeited() const;
  // The result that counts: who forfeits has lost. If that leaves no winner, all who did not
  // forfeit share the win.
  Result counted(const Result& played) const;

 private:
  std::array<BotSpec, kMaxSeats> bots_{};
  std::array<std::unique_ptr<PipeBot>, kMaxSeats> programs_;
  bool has_programs_ = false;
  int players_ = 2;
};

}  // namespace wardroom
