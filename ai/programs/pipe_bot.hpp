// A program that plays a seat, over the bot protocol. It plays any number of games one after
// another. Whatever it does wrong, it loses its seat for the game under way and nothing else: its
// player says why, the program is killed, and the next game starts it again.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "ai/programs/pipe.hpp"
#include "ai/programs/protocol.hpp"

namespace wardroom {

inline constexpr std::chrono::milliseconds kUsualBotTime{5000};

// How a seat was lost.
struct Forfeit {
  protocol::Fault fault = protocol::Fault::ended;
  std::string line;  // what the bot answered, if it answered; printable, shortened
  friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

class PipeBot {
 public:
  PipeBot(std::string command, std::chrono::milliseconds per_move,
          Pipe::Now now = Pipe::Clock::now);
  ~PipeBot();
  PipeBot(const PipeBot&) = delete;
  PipeBot& operator=(const PipeBot&) = delete;

  // Begins a new game.
  void begin(const protocol::Hello& hello, Seat seat);
  // Which of the options the program chooses; nothing once the seat is forfeited.
  std::optional<std::size_t> choose(const protocol::Question& question);
  void end(const protocol::Over& over, int players);

  // How the seat was lost in the game under way or just ended; nothing if it was not.
  const std::optional<Forfeit>& forfeit() const { return forfeit_; }

 private:
  // Sends a line and waits for the answer; false after forfeiting the seat.
  bool exchange(const std::string& line, std::chrono::milliseconds within, std::string& answer);
  void lose_seat(protocol::Fault fault, const std::string& answer = "");

  std::string command_;
  std::chrono::milliseconds per_move_;
  Pipe::Now now_;
  std::unique_ptr<Pipe> pipe_;  // while the program runs
  std::optional<Forfeit> forfeit_;
  std::int64_t asked_ = 0;
};

}  // namespace wardroom
