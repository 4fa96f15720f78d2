#include "server/room/game_clock.hpp"

#include <algorithm>
#include <charconv>

namespace wardroom::server {
namespace {

constexpr Milliseconds kSecond = 1000;
constexpr Milliseconds kHour = 60 * 60 * kSecond;
constexpr Milliseconds kDay = 24 * kHour;

}  // namespace

GameClock::GameClock(const ClockSettings& settings, int seats)
    : settings_(settings), seats_(seats) {
  left_.fill(settings.base);
}

void GameClock::pass_to(std::optional<Seat> seat, Milliseconds now, Milliseconds increment) {
  if (settings_.kind == ClockSettings::Kind::none) return;
  if (running_) {
    Milliseconds& left = left_[static_cast<std::size_t>(index(*running_))];
    if (settings_.kind == ClockSettings::Kind::correspondence)
      left = settings_.base;
    else
      left = this->left(*running_, now) + (seat && seat != running_ ? increment : 0);
  }
  running_ = seat;
  since_ = now;
}

void GameClock::take_up(std::optional<Seat> seat, Milliseconds last_choice, Milliseconds now) {
  if (settings_.kind == ClockSettings::Kind::none) return;
  running_ = seat;
  const bool by_days = settings_.kind == ClockSettings::Kind::correspondence;
  since_ = by_days ? std::min(now, std::max(last_choice, now + kHour - settings_.base)) : now;
}

Milliseconds GameClock::left(Seat seat, Milliseconds now) const {
  const Milliseconds left = left_[static_cast<std::size_t>(index(seat))];
  if (running_ != seat) return left;
  return std::max<Milliseconds>(0, left - std::max<Milliseconds>(0, now - since_));
}

std::optional<Milliseconds> GameClock::deadline() const {
  if (settings_.kind == ClockSettings::Kind::none || !running_) return std::nullopt;
  return since_ + left_[static_cast<std::size_t>(index(*running_))];
}

std::string GameClock::print() const {
  if (settings_.kind == ClockSettings::Kind::none) return {};
  std::string text;
  for (int i = 0; i < seats_; ++i)
    text += (i == 0 ? "" : ",") + std::to_string(left_[static_cast<std::size_t>(i)]);
  return text;
}

bool GameClock::restore(std::string_view text) {
  std::array<Milliseconds, kMaxSeats> left{};
  for (int i = 0; i < seats_; ++i) {
    Milliseconds& one = left[static_cast<std::size_t>(i)];
    const auto read = std::from_chars(text.data(), text.data() + text.size(), one);
    if (read.ec != std::errc{} || one < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    if (i + 1 < seats_ && !text.starts_with(',')) return false;
    if (!text.empty()) text.remove_prefix(1);
  }
  left_ = left;
  running_.reset();
  return true;
}

void GameClock::write(JsonWriter& json, Milliseconds now) const {
  if (settings_.kind == ClockSettings::Kind::none) return json.null();
  const bool by_days = settings_.kind == ClockSettings::Kind::correspondence;
  json.open_object();
  json.member("kind", by_days ? "correspondence" : "fischer");
  if (by_days) {
    json.member("days", settings_.base / kDay);
  } else {
    json.member("base", settings_.base / kSecond);
    json.member("increment", settings_.increment / kSecond);
  }
  json.key("left");
  json.open_array();
  for (int i = 0; i < seats_; ++i) {
    if (by_days && running_ != seat_at(i))
      json.null();
    else
      json.value(left(seat_at(i), now));
  }
  json.close_array();
  json.key("running");
  if (running_)
    json.value(std::string(1, letter(*running_)));
  else
    json.null();
  json.close_object();
}

}  // namespace wardroom::server
