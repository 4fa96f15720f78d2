// What happened, as the log, the animation and the statistics hear of it. Rules tell a witness at
// every atom; a search has none. An event may carry a card's identity: `audience` says who may
// learn it, and every text made from the event for a seat must ask `card_for`.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/seat.hpp"

namespace wardroom {

inline constexpr std::uint16_t kNoCard = 0xffff;

struct Event {
  std::uint16_t kind = 0;  // the game's own list
  Seat seat = Seat::a;     // who did it, or whom it concerns
  std::uint16_t card = kNoCard;
  SeatSet audience = SeatSet::all();
  std::array<std::int16_t, 4> args{};

  // Nobody in particular (a spectator) may know what everybody knows.
  std::uint16_t card_for(SeatSet viewers) const {
    return (audience & viewers) == viewers ? card : kNoCard;
  }
};

class Witness {
 public:
  Witness() = default;
  Witness(const Witness&) = default;
  Witness& operator=(const Witness&) = default;
  virtual ~Witness() = default;
  virtual void note(const Event& event) = 0;
};

// Keeps everything, in order.
class Log final : public Witness {
 public:
  void note(const Event& event) override { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }
  std::size_t size() const { return events_.size(); }
  void shorten(std::size_t size) { events_.resize(size); }

 private:
  std::vector<Event> events_;
};

}  // namespace wardroom
