// What the words of every game need: the message of an enumerator, and the rules under way in
// words, for who looks at a game that hangs.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cardplay {

// From a table with one message for each, in their order.
template <class Enum, std::size_t Size>
const AnyMessage& message_of(const std::array<AnyMessage, Size>& table, Enum which) {
  return table[static_cast<std::size_t>(which)];
}
template <class Enum, std::size_t Size>
std::string title(const std::array<AnyMessage, Size>& table, Enum which, Language language) {
  return std::string(message_of(table, which).pattern(language));
}

// What a game's words of its frames are made from: a call for each kind of frame.
template <class Position>
class FrameWords {
 public:
  FrameWords(const Position& position, Language language)
      : position_(position), match_(position.match), language_(language) {}

 protected:
  const Position& position_;
  decltype(Position::match) match_;
  Language language_;
};

std::string waiting_for(Seat seat, const std::string& question, Language language);

// The rules under way, from the first called to who is waited for, a line each; things are named as
// far as `shown` has them.
template <class Game, class Words, class Position>
std::vector<std::string> frame_lines(const typename Game::Match& match, const Position& shown,
                                     Language language) {
  std::vector<std::string> lines;
  const Words words(shown, language);
  match.stack.visit_all([&](const auto& frame) { lines.push_back(words(frame)); });
  if (const auto asked = Game::decision(match, shown.set))
    lines.push_back(waiting_for(asked->seat, Game::question(match, shown.set, language), language));
  return lines;
}

}  // namespace wardroom::cardplay
