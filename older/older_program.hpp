// A program that plays matches for this one, and the conversation in which it does. One that fails
// is left alone for a while: whoever waits for it keeps everybody waiting.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "older/program_line.hpp"

namespace wardroom::older {

class OlderProgram {
 public:
  using Time = std::chrono::steady_clock::time_point;
  struct Plays {
    std::string game;
    std::string rules;  // their version
    int seats = 0;
  };

  // Starts the program and asks what it plays; throws ProgramTrouble if it does not answer. `name`
  // is what people call it.
  OlderProgram(std::string name, StartLine start,
               std::function<Time()> now = std::chrono::steady_clock::now);

  const std::string& name() const { return name_; }
  const std::string& version() const { return version_; }
  const std::vector<Plays>& plays() const { return plays_; }
  // What it says of this game with these rules; null if it does not play that.
  const Plays* find(std::string_view game, std::string_view rules) const;

  // Asks in the conversation that stays open; only in the thread of whoever owns this object.
  ProgramReply ask(Call& call);
  // A number for a new match, which no match has had.
  std::int64_t next_match() { return ++matches_; }
  void close(std::int64_t match);
  // Begins further conversations, for what takes long and is done in other threads.
  const StartLine& start() const { return start_; }

 private:
  std::string name_;
  StartLine start_;
  std::function<Time()> now_;
  std::string version_;
  std::vector<Plays> plays_;
  std::unique_ptr<ProgramLine> line_;
  Time not_before_{};  // after trouble it is not asked until then
  std::int64_t matches_ = 0;
};

}  // namespace wardroom::older
