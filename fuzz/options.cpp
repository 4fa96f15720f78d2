// Plays option sequences: every byte picks an option, a copy, a take-back or a look, so that odd
// orders of legal choices meet the sanitizers and the kernel's promises.
#include <cstdint>
#include <cstdlib>
#include <span>

#include "games/starfighter/game.hpp"

namespace {

using namespace wardroom;

void require(bool truth) {
  if (!truth) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  const std::span<const std::uint8_t> bytes(data, size);
  const auto& set = Starfighter::own_set();
  Starfighter::Setup setup;
  setup.mode = static_cast<starfighter::Mode>(bytes[0] % 3);
  setup.rulings = static_cast<std::uint8_t>(bytes[0] >> 3U);
  const Chance chance(bytes[1]);
  auto match = Starfighter::begin(setup, set, chance);
  auto earlier = match;
  const int copies = match.table.copies();
  OptionList options;
  for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
    const auto decision = Starfighter::decision(match, set);
    if (!decision) break;
    Starfighter::list(match, set, options);
    require(!options.empty());
    const std::size_t pick = (bytes[i] | (bytes[i + 1] << 8U)) & 0x3ffU;
    const Option option = options[pick % options.size()];
    require(!Starfighter::check(match, set, option));
    switch (bytes[i + 1] >> 4U) {
      case 15: earlier = match; break;
      case 14: match = earlier; continue;
      case 13: {
        Random random(pick);
        const auto view = Starfighter::view(match, decision->seat);
        const auto guess = Starfighter::redeal(view, set, decision->seat, random);
        require(Starfighter::view(guess, decision->seat) == view);
        break;
      }
      default: break;
    }
    Starfighter::play(match, set, option, chance);
    require(match.table.copies() == copies);
  }
  return 0;
}
