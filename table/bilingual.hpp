// A text in both languages, as a member of what a client is sent.
#pragma once

#include <string_view>

#include "engine/text/json.hpp"

namespace wardroom {

inline void write_bilingual(JsonWriter& json, std::string_view name, std::string_view english,
                            std::string_view french) {
  json.key(name);
  json.open_object();
  json.member("en", english);
  json.member("fr", french);
  json.close_object();
}

}  // namespace wardroom
