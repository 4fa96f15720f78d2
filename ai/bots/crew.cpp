#include "ai/bots/crew.hpp"

#include <utility>

namespace wardroom {
namespace {

// Stronger than `random`, so that the game remains one for the others; the seat gains nothing by
// it.
constexpr BotKind kSubstitute = BotKind::greedy;

constexpr std::string_view kProgramMark = "bot:";

}  // namespace

std::optional<BotSeat> bot_seat_named(std::string_view name) {
  if (name.starts_with(kProgramMark) && name.size() > kProgramMark.size())
    return BotSeat{kSubstitute, std::string(name.substr(kProgramMark.size()))};
  if (const auto bot = bot_named(name)) return BotSeat{*bot, {}};
  return std::nullopt;
}

Crew::Crew(const BotRow& bots, std::chrono::milliseconds per_move, const Pipe::Now& now) {
  for (std::size_t i = 0; i < bots.size(); ++i) {
    bots_[i] = bots[i].bot;
    if (bots[i].command.empty()) continue;
    programs_[i] = std::make_unique<PipeBot>(bots[i].command, per_move, now);
    has_programs_ = true;
  }
}

void Crew::change_seats() {
  for (std::size_t i = 0; i + 1 < bots_.size(); i += 2) {
    std::swap(bots_[i], bots_[i + 1]);
    std::swap(programs_[i], programs_[i + 1]);
  }
}

void Crew::begin(const protocol::Hello& hello) {
  players_ = hello.players;
  for (int i = 0; i < players_; ++i)
    if (PipeBot* bot = program(seat_at(i))) bot->begin(hello, seat_at(i));
}

void Crew::end(const Result& played, const std::function<std::string(Seat)>& view_of) {
  const SeatSet winners = counted(played).winners;
  for (int i = 0; i < players_; ++i)
    if (PipeBot* bot = program(seat_at(i)))
      bot->end({winners, forfeited(), view_of(seat_at(i))}, players_);
}

SeatSet Crew::forfeited() const {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i)
    if (const PipeBot* bot = program(seat_at(i)); bot != nullptr && bot->forfeit())
      seats = seats | seat_at(i);
  return seats;
}

Result Crew::counted(const Result& played) const {
  const SeatSet lost = forfeited();
  if (lost.empty()) return played;
  Result result = played;
  result.winners = {};
  SeatSet others;
  for (int i = 0; i < players_; ++i) {
    const Seat seat = seat_at(i);
    if (lost.contains(seat)) continue;
    others = others | seat;
    if (played.winners.contains(seat)) result.winners = result.winners | seat;
  }
  if (result.winners.empty()) result.winners = others;
  return result;
}

}  // namespace wardroom
