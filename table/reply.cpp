#include "table/reply.hpp"

namespace wardroom {

JsonWriter& Reply::begin(std::string_view type) {
  json_.open_object();
  json_.member("type", type);
  if (!id_.empty()) {
    json_.key("id");
    json_.raw(id_);
  }
  return json_;
}

void Reply::fail(std::string_view text, std::span<const Problem> problems) {
  begin("error");
  json_.member("text", text);
  if (problems.empty()) return;
  json_.key("problems");
  json_.open_array();
  for (const Problem& problem : problems) {
    json_.open_object();
    json_.member("line", static_cast<std::uint64_t>(problem.line));
    json_.member("column", static_cast<std::uint64_t>(problem.column));
    json_.member("text", problem.message);
    json_.close_object();
  }
  json_.close_array();
}

std::string Reply::finish() {
  json_.close_object();
  return std::move(text_);
}

}  // namespace wardroom
