// Any text as an option: it is read and checked, or refused, never worse; what is read prints back.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/starfighter/game.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wardroom;
  const auto& set = Starfighter::own_set();
  static const auto match = Starfighter::begin({}, set, Chance(1));
  const Starfighter::Notation notation(set);
  const auto parsed = notation.parse({reinterpret_cast<const char*>(data), size});
  if (parsed.error) {
    if (Starfighter::sentence(*parsed.error, set, Language::french).empty() ||
        parsed.error->column < 1)
      std::abort();
    return 0;
  }
  const auto again = notation.parse(notation.print(parsed.option));
  if (again.error || again.option != parsed.option) std::abort();
  const Refusal refusal = Starfighter::check(match, set, parsed.option);
  if (refusal && Starfighter::sentence(refusal, set, Language::english).empty()) std::abort();
  return 0;
}
