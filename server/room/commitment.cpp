#include "server/room/commitment.hpp"

#include "engine/record.hpp"
#include "server/people/secrets.hpp"

namespace wardroom::server {
namespace {

std::string seed_text(std::uint64_t seed) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, seed >>= 4U)
    *digit = digits[seed & 15U];
  return text;
}

}  // namespace

std::string commitment_to(const std::string& start) {
  const auto read = read_record({"start", start}, Language::english);
  const auto* record = std::get_if<Record>(&read);
  return record != nullptr && record->seed ? sha256_hex(seed_text(*record->seed)) : std::string();
}

}  // namespace wardroom::server
