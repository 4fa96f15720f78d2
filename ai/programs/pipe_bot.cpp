#include "ai/programs/pipe_bot.hpp"

#include <algorithm>
#include <utility>

namespace wardroom {
namespace {

using protocol::Fault;
using std::chrono::milliseconds;

// A program may need a moment to start that it does not need for a move.
constexpr milliseconds kLeastStartTime{5000};
// To end by itself after the last game.
constexpr milliseconds kFarewellTime{1000};

Fault fault_of(Pipe::Outcome outcome) {
  switch (outcome) {
    case Pipe::Outcome::late: return Fault::late;
    case Pipe::Outcome::too_long: return Fault::too_long;
    default: return Fault::ended;
  }
}

// The start of a line of unknown origin, safe to print.
std::string excerpt(const std::string& line) {
  constexpr std::size_t most = 120;
  std::string text = line.substr(0, most);
  std::ranges::replace_if(text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return line.size() > most ? text + "..." : text;
}

}  // namespace

PipeBot::PipeBot(std::string command, milliseconds per_move, Pipe::Now now)
    : command_(std::move(command)), per_move_(per_move), now_(std::move(now)) {}

PipeBot::~PipeBot() {
  if (!pipe_) return;
  const Pipe::Time deadline = now_() + kFarewellTime;
  pipe_->send(protocol::bye_line(), deadline);
  pipe_->finish(deadline);
}

void PipeBot::begin(const protocol::Hello& hello, Seat seat) {
  forfeit_.reset();
  asked_ = 0;
  if (!pipe_) pipe_ = std::make_unique<Pipe>(command_, now_);
  if (!pipe_->started()) return lose_seat(Fault::not_started);
  std::string answer;
  const milliseconds within = std::max(per_move_, kLeastStartTime);
  if (!exchange(protocol::hello_line(hello, seat, per_move_), within, answer)) return;
  if (const auto ready = protocol::read_ready(answer); ready.fault) lose_seat(*ready.fault, answer);
}

std::optional<std::size_t> PipeBot::choose(const protocol::Question& question) {
  if (forfeit_) return std::nullopt;
  ++asked_;
  std::string answer;
  if (!exchange(protocol::decide_line(question, asked_, per_move_), per_move_, answer))
    return std::nullopt;
  const auto choice = protocol::read_choice(answer, asked_, question.options);
  if (!choice.fault) return choice.index;
  lose_seat(*choice.fault, answer);
  return std::nullopt;
}

void PipeBot::end(const protocol::Over& over, int players) {
  if (forfeit_) return;
  const auto sent = pipe_->send(protocol::over_line(over, players), now_() + per_move_);
  if (sent != Pipe::Outcome::done) pipe_.reset();  // too late to lose the game by it
}

bool PipeBot::exchange(const std::string& line, milliseconds within, std::string& answer) {
  const Pipe::Time deadline = now_() + within;
  Pipe::Outcome outcome = pipe_->send(line, deadline);
  // What a bot wrote before it closed its input counts: whether we noticed first is no matter.
  if (outcome != Pipe::Outcome::late)
    outcome = pipe_->receive(answer, protocol::kLongestLine, deadline);
  if (outcome != Pipe::Outcome::done) lose_seat(fault_of(outcome));
  return outcome == Pipe::Outcome::done;
}

void PipeBot::lose_seat(Fault fault, const std::string& answer) {
  forfeit_ = Forfeit{fault, excerpt(answer)};
  pipe_.reset();
}

}  // namespace wardroom
