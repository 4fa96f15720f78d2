// A pack is a card set or a rule book compiled to bytes: what the engine loads without parser,
// exceptions or dependency. Header: "WARDPACK", format, a tag that says what for, length and
// checksum of what follows. Reading is checked at every step: a damaged pack is refused whole.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wardroom {

class PackWriter {
 public:
  void byte(std::uint8_t value) { body_.push_back(value); }
  void number(std::uint32_t value);
  void text(std::string_view value);  // at most 65535 bytes

  std::vector<std::uint8_t> finish(std::string_view tag) const;

 private:
  std::vector<std::uint8_t> body_;
};

class PackReader {
 public:
  // Checks header, tag and checksum; afterwards `problem()` says what is wrong, if anything.
  PackReader(std::span<const std::uint8_t> pack, std::string_view tag);

  std::uint8_t byte();
  std::uint32_t number();
  std::string text();

  bool good() const { return problem_.empty(); }
  bool finished() const { return good() && rest_.empty(); }
  const std::string& problem() const { return problem_; }
  void fail(std::string problem);

 private:
  std::span<const std::uint8_t> rest_;
  std::string problem_;
};

}  // namespace wardroom
