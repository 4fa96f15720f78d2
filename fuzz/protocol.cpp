// Any line as a bot's answer: it is one of the options, or a fault, never worse.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "ai/programs/protocol.hpp"

namespace {

using namespace wardroom::protocol;

void read_all(std::string_view line) {
  static const std::array<std::string, 3> options = {"play 3-10 up a2", "hit b3", "pass"};
  const ChoiceReading choice = read_choice(line, 7, options);
  if (!choice.fault && choice.index >= options.size()) std::abort();
  if (!choice.fault && !read_ready(line).fault) std::abort();  // no line answers both
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  read_all(text);
  // Most of the way to a good answer already.
  read_all(R"({"type":"choose","n":)" + text + R"(,"index":1})");
  read_all(R"({"type":"choose","n":7,"index":)" + text + '}');
  read_all(R"({"type":"choose","n":7,"option":")" + text + R"("})");
  read_all(R"({"type":"choose","n":7,)" + text + R"("option":"pass"})");
  return 0;
}
