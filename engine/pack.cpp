#include "engine/pack.hpp"

#include "engine/digest.hpp"

namespace wardroom {
namespace {

constexpr std::string_view kMagic = "WARDPACK";
constexpr std::uint32_t kFormat = 1;

std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
  Digest digest;
  digest.add_items(bytes);
  return digest.value();
}

void append_number(std::vector<std::uint8_t>& out, std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

}  // namespace

void PackWriter::number(std::uint32_t value) {
  append_number(body_, value, 4);
}

void PackWriter::text(std::string_view value) {
  const std::string_view kept = value.substr(0, 0xffff);
  append_number(body_, kept.size(), 2);
  body_.insert(body_.end(), kept.begin(), kept.end());
}

std::vector<std::uint8_t> PackWriter::finish(std::string_view tag) const {
  std::vector<std::uint8_t> pack(kMagic.begin(), kMagic.end());
  append_number(pack, kFormat, 4);
  append_number(pack, tag.size(), 2);
  pack.insert(pack.end(), tag.begin(), tag.end());
  append_number(pack, body_.size(), 4);
  append_number(pack, checksum(body_), 8);
  pack.insert(pack.end(), body_.begin(), body_.end());
  return pack;
}

PackReader::PackReader(std::span<const std::uint8_t> pack, std::string_view tag) : rest_(pack) {
  for (const char c : kMagic)
    if (byte() != static_cast<std::uint8_t>(c)) fail("this is not a pack");
  if (number() != kFormat) fail("this pack has another format");
  if (text() != tag) fail("this pack is for something else");
  const std::uint32_t length = number();
  const std::uint64_t low = number();
  const std::uint64_t sum = low | (static_cast<std::uint64_t>(number()) << 32U);
  if (length != rest_.size()) fail("this pack has the wrong length");
  if (good() && sum != checksum(rest_)) fail("this pack is damaged: its checksum is wrong");
}

std::uint8_t PackReader::byte() {
  if (rest_.empty()) {
    fail("this pack ends too early");
    return 0;
  }
  const std::uint8_t value = rest_.front();
  rest_ = rest_.subspan(1);
  return value;
}

std::uint32_t PackReader::number() {
  std::uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(byte()) << (8 * i);
  return value;
}

std::string PackReader::text() {
  const auto low = static_cast<std::size_t>(byte());
  const std::size_t length = low | (static_cast<std::size_t>(byte()) << 8U);
  if (length > rest_.size()) {
    fail("this pack ends too early");
    return {};
  }
  std::string value(reinterpret_cast<const char*>(rest_.data()), length);
  rest_ = rest_.subspan(length);
  return value;
}

void PackReader::fail(std::string problem) {
  if (good()) problem_ = std::move(problem);
  rest_ = {};
}

}  // namespace wardroom
