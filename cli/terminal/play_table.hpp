// One match at the terminal from the first question to the result: shows the table to whoever
// decides, reads what they type, answers questions, lets bots move, draws the curtain between two
// people at one keyboard.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ai/bots/crew.hpp"
#include "cli/games/any_game.hpp"
#include "cli/program_seats.hpp"

namespace wardroom {

struct TerminalSeats {
  SeatSet people;
  BotRow bots{};  // of the other seats
  ProgramSeats* programs = nullptr;
  // Lets the time pass that bots are seen to take; nothing if nobody watches.
  std::function<void(std::chrono::steady_clock::time_point)> wait_until;
};

class PlayTable {
 public:
  // `changed` is called after every choice and every one taken back.
  PlayTable(const AnyGame& game, AnyMatch& match, const TerminalSeats& seats, std::uint64_t seed,
            const TerminalStyle& style, std::function<void()> changed)
      : game_(game),
        match_(match),
        seats_(seats),
        seed_(seed),
        style_(style),
        changed_(std::move(changed)) {}

  // Until the match is over, the player quits or the input ends.
  void run();

 private:
  enum class Next { ask_again, show_again, played, quit };

  Language language() const { return style_.language; }
  void say(std::string_view text) const;
  void play_bot(Seat seat);
  void curtain(Seat seat);
  void show(Seat seat);
  void show_news(Seat seat);
  void show_options() const;
  void show_end() const;
  Next read_command();
  Next obey(std::string_view line);
  Next play(std::string_view notation);
  Next undo();
  void explain(std::string_view notation, const Answer& answer) const;
  void look(std::string_view what) const;
  const Hint& hint();
  void show_hint();
  void show_rule(std::string_view id) const;
  void show_help() const;
  void show_log() const;

  const AnyGame& game_;
  AnyMatch& match_;
  TerminalSeats seats_;
  std::uint64_t seed_;
  TerminalStyle style_;
  std::function<void()> changed_;
  std::optional<Seat> at_keyboard_;
  std::size_t told_ = 0;      // sentences of the story already shown
  std::optional<Hint> hint_;  // for this decision, once somebody asked
  bool pointed_ = false;      // where to look has been told
};

}  // namespace wardroom
