// Fields of an answer that make a browser careful with the page it is sent.
#pragma once

#include <string_view>
#include <vector>

#include "net/http.hpp"

namespace wardroom::net {

// With a content policy, which says what the page may load and run.
std::vector<Field> safety_fields(std::string_view content_policy);

}  // namespace wardroom::net
