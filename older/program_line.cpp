#include "older/program_line.hpp"

#include <utility>

#include "ai/programs/pipe.hpp"

namespace wardroom::older {
namespace {

constexpr std::string_view kBefore = "{\"answer\":";
constexpr std::size_t kLongestAnswer = std::size_t{64} << 20U;  // bytes

// A path as one word of the shell.
std::string quoted(const std::string& path) {
  std::string word = "'";
  for (const char c : path) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + '\'';
}

class PipedLine final : public ProgramLine {
 public:
  explicit PipedLine(const std::string& program) : pipe_("exec " + quoted(program) + " engine") {
    if (!pipe_.started()) throw ProgramTrouble("cannot be started");
  }

 private:
  std::string exchange(const std::string& line, std::chrono::milliseconds patience) override {
    const Pipe::Time deadline = Pipe::Clock::now() + patience;
    std::string answer;
    Pipe::Outcome outcome = pipe_.send(line, deadline);
    if (outcome == Pipe::Outcome::done) outcome = pipe_.receive(answer, kLongestAnswer, deadline);
    switch (outcome) {
      case Pipe::Outcome::done: return answer;
      case Pipe::Outcome::late: throw ProgramTrouble("does not answer in time");
      case Pipe::Outcome::closed: throw ProgramTrouble("has ended");
      case Pipe::Outcome::too_long: break;
    }
    throw ProgramTrouble("answers without end");
  }

  Pipe pipe_;
};

template <class Value>
Value sure(std::optional<Value> value) {
  if (!value) throw ProgramTrouble("answers something else than was asked");
  return *std::move(value);
}

}  // namespace

ProgramReply::ProgramReply(std::string line)
    : line_(std::move(line)), message_(sure(JsonMessage::read(line_))) {
  if (const auto problem = message_.text("problem")) throw ProgramRefusal(std::string(*problem));
  if (!line_.starts_with(kBefore)) throw ProgramTrouble("does not answer");
}

std::string_view ProgramReply::json() const {
  std::string_view value = line_;
  value.remove_prefix(kBefore.size());
  value.remove_suffix(1);
  return value;
}

std::string ProgramReply::text() const {
  return std::string(sure(message_.text("answer")));
}

std::size_t ProgramReply::count() const {
  return static_cast<std::size_t>(sure(message_.number("answer")));
}

bool ProgramReply::truth() const {
  return sure(message_.truth("answer"));
}

std::vector<std::string> ProgramReply::texts() const {
  return sure(message_.texts("answer"));
}

JsonMessage ProgramReply::object() const {
  return sure(JsonMessage::read(json()));
}

StartLine start_program(const std::string& program) {
  return [program] { return std::make_unique<PipedLine>(program); };
}

}  // namespace wardroom::older
