// Any lines as messages to a table: each is answered by one JSON object, and what is not done
// changes nothing. Thinking is left out: it takes as long as it is told to.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "ai/programs/json_message.hpp"
#include "table/compiled/starfighter.hpp"
#include "table/host.hpp"

namespace {

using namespace wardroom;

void require(bool truth) {
  if (!truth) std::abort();
}

bool thinks(std::string_view line) {
  constexpr std::array<std::string_view, 4> words = {"hint", "analyse", "think", "advance"};
  for (const std::string_view word : words)
    if (line.find(word) != std::string_view::npos) return true;
  return line.find("\\u") != std::string_view::npos;  // the same words, written otherwise
}

// Everything about the table that a client can see; an error if there is none.
std::string picture(TableHost& host) {
  return host.handle(R"({"type":"record"})");
}

void send(TableHost& host, std::string_view line) {
  const std::string before = picture(host);
  const auto answer = JsonMessage::read(host.handle(line));
  require(answer.has_value());
  const auto type = answer->text("type");
  require(type.has_value());
  if (*type != "error" && *type != "refused") return;
  require(!answer->text("text").value_or("").empty());
  require(picture(host) == before);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const TableEntry<Starfighter> starfighter;
  TableHost host({&starfighter}, "0.0.0", 1);
  std::string_view text(reinterpret_cast<const char*>(data), size);
  for (int lines = 0; lines < 40 && !text.empty(); ++lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (thinks(line)) continue;
    send(host, line);
    // Most of the way to a good message already.
    send(host, R"({"type":")" + line + R"(","game":"starfighter","option":"pass","n":0})");
    send(host, R"({"type":"why","option":")" + line + R"("})");
  }
  return 0;
}
