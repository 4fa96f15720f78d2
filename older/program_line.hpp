// A conversation with another program that plays matches for this one, mostly an earlier
// version of it whose rules a game was begun with. One line asks, one line answers
// (docs/engines.md).
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ai/programs/json_message.hpp"
#include "engine/text/json.hpp"

namespace wardroom::older {

// A program does not answer, or makes no sense. Whatever was to be done was not done as far as
// anybody knows; the match has to be opened anew.
struct ProgramTrouble : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A program answers, and says that it cannot do what it was asked.
struct ProgramRefusal : ProgramTrouble {
  using ProgramTrouble::ProgramTrouble;
};

// A question to a program: the name of a call, and members.
class Call {
 public:
  explicit Call(std::string_view name) : json_(line_) {
    json_.open_object();
    json_.member("call", name);
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  template <class Value>
  Call& with(std::string_view name, const Value& value) {
    json_.member(name, value);
    return *this;
  }
  // The question as a line with its end; no member can be added afterwards.
  std::string finish() {
    json_.close_object();
    return line_ + '\n';
  }

 private:
  std::string line_;
  JsonWriter json_;
};

// An answer of a program: {"answer":VALUE}, or {"problem":TEXT}, which throws ProgramRefusal.
// Whatever is not as it should be throws ProgramTrouble.
class ProgramReply {
 public:
  explicit ProgramReply(std::string line);

  std::string_view json() const;  // as it came
  std::string text() const;
  std::size_t count() const;
  bool truth() const;
  std::vector<std::string> texts() const;
  JsonMessage object() const;

 private:
  std::string line_;
  JsonMessage message_;
};

class ProgramLine {
 public:
  ProgramLine() = default;
  ProgramLine(const ProgramLine&) = delete;
  ProgramLine& operator=(const ProgramLine&) = delete;
  virtual ~ProgramLine() = default;

  ProgramReply ask(Call& call, std::chrono::milliseconds patience = kPatience) {
    return ProgramReply(exchange(call.finish(), patience));
  }

  // How long an answer may take: nothing else happens on the server meanwhile.
  static constexpr std::chrono::milliseconds kPatience{2000};

 private:
  // Sends a line with its end; answers what comes back, without its end.
  virtual std::string exchange(const std::string& line, std::chrono::milliseconds patience) = 0;
};

// Begins a conversation; may be called in any thread, which then has it to itself.
using StartLine = std::function<std::unique_ptr<ProgramLine>()>;

// With `PROGRAM engine`, which runs as long as the conversation.
StartLine start_program(const std::string& program);

}  // namespace wardroom::older
