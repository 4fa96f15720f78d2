#include "cards/text_places.hpp"

#include <algorithm>

#include "cards/source.hpp"

namespace wardroom::cards {
namespace {

// Walks over a file; columns count characters, as TOML's own positions do.
class Walker {
 public:
  explicit Walker(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }
  Place place() const { return place_; }
  bool sees(std::string_view text) const { return rest_.starts_with(text); }
  char next() const { return rest_.empty() ? '\0' : rest_[0]; }

  void step() {
    const char c = rest_[0];
    rest_.remove_prefix(1);
    if (c == '\n') {
      ++place_.line;
      place_.column = 1;
    } else if (rest_.empty() || (static_cast<unsigned char>(rest_[0]) & 0xc0U) != 0x80U) {
      ++place_.column;
    }
  }
  void skip(std::size_t count) {
    for (; count > 0 && !done(); --count) step();
  }
  bool at_line_end() const { return sees("\n") || sees("\r\n"); }
  void skip_line_end() { skip(sees("\r\n") ? 2 : 1); }

 private:
  std::string_view rest_;
  Place place_;
};

// How many bytes an escape stands for, in UTF-8.
std::size_t size_of_escape(std::string_view digits) {
  std::uint32_t value = 0;
  for (const char c : digits)
    value = value * 16 + static_cast<std::uint32_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
  return value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
}

}  // namespace

TextPlaces::TextPlaces(const SourceFile& file, const toml::node& text) {
  const Place begin = place_of(text.source());
  const auto* value = text.as_string();
  const std::size_t size = value == nullptr ? 0 : value->get().size();
  Walker walker(file.text);
  if (file.text.starts_with("\xef\xbb\xbf")) walker = Walker(std::string_view(file.text).substr(3));
  while (!walker.done() &&
         (walker.place().line < begin.line ||
          (walker.place().line == begin.line && walker.place().column < begin.column)))
    walker.step();
  const bool literal = walker.next() == '\'';
  const bool several = walker.sees("\"\"\"") || walker.sees("'''");
  walker.skip(several ? 3 : 1);
  if (several && walker.at_line_end()) walker.skip_line_end();
  const auto add = [&](std::size_t count) { places_.insert(places_.end(), count, walker.place()); };
  while (places_.size() < size && !walker.done()) {
    if (walker.next() != '\\' || literal) {
      add(1);
      walker.step();
      continue;
    }
    const Walker before = walker;
    walker.skip(1);
    const char escape = walker.next();
    if (escape == 'u' || escape == 'U') {
      std::string digits;
      for (int i = escape == 'u' ? 4 : 8; i > 0; --i) {
        walker.skip(1);
        digits += walker.next();
      }
      places_.insert(places_.end(), size_of_escape(digits), before.place());
      walker.skip(1);
    } else if (escape == ' ' || escape == '\t' || escape == '\r' || escape == '\n') {
      // A backslash at the end of a line: blanks and lines up to the next character are not meant.
      while (!walker.done() && (walker.next() == ' ' || walker.next() == '\t' ||
                                walker.next() == '\r' || walker.next() == '\n'))
        walker.step();
    } else {
      places_.push_back(before.place());
      walker.skip(1);
    }
  }
  places_.resize(size, begin);
  places_.push_back(walker.place());
}

Place TextPlaces::at(std::size_t offset) const {
  return places_[std::min(offset, places_.size() - 1)];
}

}  // namespace wardroom::cards
