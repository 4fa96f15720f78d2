// Bots as people name them on the command line, and what is said about programs that lose a seat.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "ai/simulation/forfeits.hpp"
#include "cli/command_line.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// The time programs have for a move.
class BotTime {
 public:
  void add_to(Command command, Language language);
  std::chrono::milliseconds value() const { return std::chrono::milliseconds(milliseconds_); }

 private:
  std::int64_t milliseconds_ = kUsualBotTime.count();
};

// One name a seat. A single text is split at its commas; when there is a text for every seat,
// commas belong to the command.
std::vector<std::string> bot_names(const std::vector<std::string>& given, int seats);

// `problem` says what is not understood.
BotRow read_bots(const std::vector<std::string>& names, int seats, Language language,
                 std::string& problem);

std::string describe(protocol::Fault fault, Language language);

// For the end of a simulation: nothing if no seat was lost.
std::string forfeits_text(const Forfeits& forfeits, Language language);
// Nothing unless it was stopped.
std::string why_stopped(const Forfeits& forfeits, Language language);

}  // namespace wardroom
