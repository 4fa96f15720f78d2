// What a client says it can read and what it has already: the fields of a request that decide in
// which form a file is sent, or whether it must be sent at all (RFC 9110, 12.5 and 13.1.2).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace wardroom::net {

// Whether `Accept-Encoding: header` allows this coding; being plain always is.
bool accepts_encoding(std::string_view header, std::string_view coding);

// Which of these languages, such as "en", `Accept-Language: header` likes best: the place in the
// list; the first one if it says nothing about any.
std::size_t preferred_language(std::string_view header, std::span<const std::string_view> offered);

// Whether `If-None-Match: header` names this entity tag, which is given with its quotes.
bool names_tag(std::string_view header, std::string_view tag);

}  // namespace wardroom::net
