// What only those need who host games for others is left out of the engine for the page, whose size
// counts: it answers with nothing there.
#pragma once

namespace wardroom {

#ifdef __wasm__
inline constexpr bool kForPage = true;
#else
inline constexpr bool kForPage = false;
#endif

}  // namespace wardroom
