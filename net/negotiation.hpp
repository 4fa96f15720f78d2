// What a client says it can read and what it has already: the fields of a request that decide in
// which form a file is sent, or whether it must be sent at all (RFC 9110, 12.5.3 and 13.1.2).
#pragma once

#include <string_view>

namespace wardroom::net {

// Whether `Accept-Encoding: header` allows this coding; being plain always is.
bool accepts_encoding(std::string_view header, std::string_view coding);

// Whether `If-None-Match: header` names this entity tag, which is given with its quotes.
bool names_tag(std::string_view header, std::string_view tag);

}  // namespace wardroom::net
