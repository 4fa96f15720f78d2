// Times to answer what somebody else has announced, and how a seat wants to be asked there. In
// games with many such times most pass unused; whoever is asked at each tires of it, and whoever is
// passed over at once is seen to hold nothing. So a seat says for each kind of time whether it
// wants to be asked; passing by that rule is for whoever hosts the match, after a while that has
// nothing to do with what the seat holds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wardroom {

// A time to answer that is due.
struct AnswerTime {
  int kind = 0;      // among those of the game (PlayedGame::answer_times)
  std::string pass;  // the option that declines
};

inline constexpr std::size_t kMostAnswerTimes = 8;

struct AnswerPolicy {
  enum Ask : std::uint8_t {
    always,
    if_could,  // there is something else to choose than to pass
    never,
  };
  static constexpr std::array<std::string_view, 3> kAskNames = {"always", "if_could", "never"};

  std::array<Ask, kMostAnswerTimes> kinds{};
  // Cards that are no reason to be asked, as options name them.
  std::vector<std::string> cards;

  Ask at(const AnswerTime& time) const { return kinds[static_cast<std::size_t>(time.kind)]; }
  // Whether the seat wants to be passed over: `options` are those it has, as they are written.
  bool passes(const AnswerTime& time, std::span<const std::string> options) const;

 private:
  // Whether an option plays one of `cards`: it is named behind the verb.
  bool plays_unwanted(std::string_view option) const;
};

inline bool AnswerPolicy::plays_unwanted(std::string_view option) const {
  while (!option.empty()) {
    const std::size_t end = std::min(option.find(' '), option.size());
    if (std::ranges::find(cards, option.substr(0, end)) != cards.end()) return true;
    option.remove_prefix(std::min(end + 1, option.size()));
  }
  return false;
}

inline bool AnswerPolicy::passes(const AnswerTime& time,
                                 std::span<const std::string> options) const {
  switch (at(time)) {
    case always: return false;
    case never: return true;
    case if_could: break;
  }
  return std::ranges::all_of(options, [&](const std::string& option) {
    return option == time.pass || plays_unwanted(option);
  });
}

}  // namespace wardroom
