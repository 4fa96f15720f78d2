// The clock of one game, a value: how much time everybody has left, and whose runs. It knows no
// time of its own; whoever asks says what time it is.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

struct ClockSettings {
  enum class Kind : std::uint8_t {
    none,
    fischer,         // a stock of time, and some more whenever one's turn ends
    correspondence,  // so long for every decision
  };
  Kind kind = Kind::none;
  Milliseconds base = 0;
  Milliseconds increment = 0;
  friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

class GameClock {
 public:
  GameClock() = default;
  GameClock(const ClockSettings& settings, int seats);

  // A choice was made, and this seat decides from now on, or nobody does. While the same seat goes
  // on deciding its time goes on running; in correspondence every decision has its own.
  void turn(std::optional<Seat> seat, Milliseconds now) { pass_to(seat, now, settings_.increment); }
  // A choice was taken back: nobody has earned anything.
  void turn_back(std::optional<Seat> seat, Milliseconds now) { pass_to(seat, now, 0); }
  // The time of the seat that decides runs from now, when the choice before is on disk and told,
  // and not from when that choice was made: until now nobody knew of it.
  void start(Milliseconds now) { since_ = now; }

  std::optional<Seat> running() const { return running_; }
  Milliseconds left(Seat seat, Milliseconds now) const;
  // When the time of the seat that decides is up; nothing if it never is.
  std::optional<Milliseconds> deadline() const;
  bool expired(Milliseconds at) const { return deadline() && at >= *deadline(); }

  // What is left after the last choice, as text for keeping it, and back.
  std::string print() const;
  bool restore(std::string_view text);
  // A clock that was kept is taken up again. It runs from now on: time in which nobody could play
  // is nobody's. Not so in correspondence, where servers may start again every day: there it has
  // run since the last choice, and nobody has less than an hour left.
  void take_up(std::optional<Seat> seat, Milliseconds last_choice, Milliseconds now);

  // The members of `clock` (docs/server.md).
  void write(JsonWriter& json, Milliseconds now) const;

 private:
  void pass_to(std::optional<Seat> seat, Milliseconds now, Milliseconds increment);

  ClockSettings settings_;
  int seats_ = 0;
  std::array<Milliseconds, kMaxSeats> left_{};  // as of `since_`
  std::optional<Seat> running_;
  Milliseconds since_ = 0;
};

}  // namespace wardroom::server
