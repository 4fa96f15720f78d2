// Stepping through a recorded game at the terminal: forward, back, to any choice, as a seat may see
// it or with everything open.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/games/any_game.hpp"

namespace wardroom {

class ReplayTable {
 public:
  ReplayTable(const AnyGame& game, const Record& record, std::string file,
              const TerminalStyle& style)
      : game_(game), record_(record), file_(std::move(file)), style_(style) {}

  // Both answer false if there is nothing such.
  bool look_as(std::string_view who);
  bool go_to(std::size_t step);

  // Reads commands until the player leaves or the input ends. Answers an exit code.
  int run();

 private:
  Language language() const { return style_.language; }
  void say(std::string_view text) const;
  SeatSet viewers() const { return viewer_ ? SeatSet(*viewer_) : SeatSet::none(); }
  bool open_at(std::size_t step);
  void show();
  void show_next() const;
  bool obey(std::string_view line);  // false: leave

  const AnyGame& game_;
  const Record& record_;
  std::string file_;
  TerminalStyle style_;
  std::optional<Seat> viewer_;
  std::size_t step_ = 0;
  std::size_t told_ = 0;  // sentences before the choice that led here
  std::unique_ptr<AnyMatch> match_;
  bool failed_ = false;
};

// "a wins", or that it is not over.
std::string result_text(const std::optional<SeatSet>& winners, Language language);

}  // namespace wardroom
