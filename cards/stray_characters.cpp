#include "cards/stray_characters.hpp"

#include <algorithm>
#include <string>

namespace wardroom::cards {
namespace {

// Walks a text the way TOML reads it, as far as quotes and comments go.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) {}

  std::optional<toml::source_position> find() {
    if (looks_at("\xef\xbb\xbf")) at_ += 3;  // a byte order mark
    while (at_ < text_.size()) {
      if (is_stray()) return position();
      if (text_[at_] == '#')
        skip_comment();
      else if (text_[at_] == '"' || text_[at_] == '\'')
        skip_quotes(text_[at_]);
      else
        ++at_;
      if (stray_in_quotes_) return position();
    }
    return std::nullopt;
  }

 private:
  bool is_stray() const { return at_ < text_.size() && (text_[at_] & 0x80) != 0; }
  bool looks_at(std::string_view words) const { return text_.substr(at_, words.size()) == words; }

  void skip_comment() {
    while (at_ < text_.size() && text_[at_] != '\n') ++at_;
  }

  void skip_quotes(char quote) {
    const std::string three(3, quote);
    const bool multi_line = looks_at(three);
    const std::string_view end = multi_line ? std::string_view(three) : text_.substr(at_, 1);
    at_ += end.size();
    while (at_ < text_.size() && !looks_at(end)) {
      if (!multi_line && text_[at_] == '\n') return;
      if (quote == '"' && text_[at_] == '\\')
        skip_escape();
      else
        ++at_;
      if (stray_in_quotes_) return;
    }
    at_ = std::min(at_ + end.size(), text_.size());
  }

  // A backslash at the end of a line swallows the white space that follows, so there, too, the
  // parser tests for it.
  void skip_escape() {
    ++at_;
    if (at_ < text_.size() && !is_blank()) {
      stray_in_quotes_ = is_stray();
      if (!stray_in_quotes_) ++at_;
      return;
    }
    while (is_blank()) ++at_;
    stray_in_quotes_ = is_stray();
  }
  bool is_blank() const {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    return at_ < text_.size() && blanks.find(text_[at_]) != std::string_view::npos;
  }

  toml::source_position position() const {
    toml::source_position position{1, 1};
    for (const char c : text_.substr(0, at_)) {
      if (c == '\n') {
        ++position.line;
        position.column = 1;
      } else if ((c & 0xc0) != 0x80) {
        ++position.column;
      }
    }
    return position;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool stray_in_quotes_ = false;
};

}  // namespace

std::optional<toml::source_position> find_stray_character(std::string_view text) {
  return Walker(text).find();
}

}  // namespace wardroom::cards
