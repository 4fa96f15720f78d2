// The words of a deck file with their places. Blanks and commas stand between them, # starts a
// comment.
//
//   while (words.next_line())
//     for (DeckWord word = words.next(); !word.text.empty(); word = words.next()) ...
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace wardroom::cards {

struct DeckWord {
  std::string_view text;  // empty at the end of a line
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

class DeckWords {
 public:
  explicit DeckWords(std::string_view text) : rest_(text) {}

  bool next_line() {
    if (rest_.empty()) return false;
    ++line_;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    left_ = rest_.substr(0, end);
    start_ = left_.data();
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return true;
  }

  // Of the line.
  DeckWord next() {
    constexpr std::string_view blanks = " \t\r,";
    left_.remove_prefix(std::min(left_.find_first_not_of(blanks), left_.size()));
    if (!left_.empty() && left_[0] == '#') left_ = left_.substr(0, 0);
    const auto column = static_cast<std::uint32_t>(left_.data() - start_) + 1;
    const DeckWord word = {left_.substr(0, std::min(left_.find_first_of(blanks), left_.size())),
                           line_, column};
    left_.remove_prefix(word.text.size());
    return word;
  }

  // From this word, which was the last, to the end of the line or its comment.
  std::string_view whole_line_from(const DeckWord& first) {
    const std::size_t end = std::min(left_.find('#'), left_.size());
    const std::string_view text(first.text.data(), first.text.size() + end);
    left_ = left_.substr(0, 0);
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
  }

 private:
  std::string_view rest_;
  std::string_view left_;  // of the line
  const char* start_ = nullptr;
  std::uint32_t line_ = 0;
};

}  // namespace wardroom::cards
