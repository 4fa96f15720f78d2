// Any bytes as a pack, and as the body of a pack whose header and checksum are right: a set, or a
// problem and then nothing of it.
#include <cstdint>
#include <cstdlib>
#include <span>

#include "engine/pack.hpp"
#include "engine/rule_book.hpp"
#include "games/starfighter/cards/set.hpp"

namespace {

void load(std::span<const std::uint8_t> bytes) {
  const wardroom::starfighter::LoadedSet loaded = wardroom::starfighter::from_pack(bytes);
  if (!loaded.problem.empty() && loaded.set.cards() != 0) std::abort();
  wardroom::RuleBook::from_pack(bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span<const std::uint8_t> bytes(data, size);
  load(bytes);
  wardroom::PackWriter body;
  for (const std::uint8_t byte : bytes) body.byte(byte);
  load(body.finish("starfighter"));
  load(body.finish("rules"));
  return 0;
}
