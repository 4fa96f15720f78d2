// The engine as a page's worker calls it: one table, messages of the table protocol in and out
// (docs/table.md). The page brings chance and clock; nothing here waits, and nothing is kept
// outside this memory.
//
// To ask: write so many bytes of UTF-8 to where wardroom_message(size) says, call
// wardroom_handle(), which returns the size of the answer, and read it where wardroom_answer()
// says.
#include <cstdint>
#include <optional>
#include <string>

#include "games/starfighter/game.hpp"
#include "table/host.hpp"
#include "table/table_entry.hpp"

namespace {

using namespace wardroom;

struct PageEngine {
  explicit PageEngine(std::uint64_t entropy) : host({&starfighter}, WARDROOM_VERSION, entropy) {}

  TableEntry<Starfighter> starfighter;
  TableHost host;
  std::string message;
  std::string answer;
};

std::optional<PageEngine> engine;  // from wardroom_open on

}  // namespace

extern "C" {

// All chance of all games follows from `entropy`, unless a message names a seed.
[[clang::export_name("wardroom_open")]] void wardroom_open(std::uint64_t entropy) {
  engine.emplace(entropy);
}

[[clang::export_name("wardroom_message")]] char* wardroom_message(std::uint32_t size) {
  engine->message.resize(size);
  return engine->message.data();
}

[[clang::export_name("wardroom_handle")]] std::uint32_t wardroom_handle() {
  engine->answer = engine->host.handle(engine->message);
  return static_cast<std::uint32_t>(engine->answer.size());
}

[[clang::export_name("wardroom_answer")]] const char* wardroom_answer() {
  return engine->answer.data();
}
}
