// By which names a server may be called. A page on a foreign name can be pointed at this server's
// address (DNS rebinding); to the browser it is then a page of that name, and what it asks for
// looks like a request of our own page but for the name. So a name has to be one that the server
// knows. An address in digits needs nobody to look it up, and cannot be pointed elsewhere.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "net/http.hpp"

namespace wardroom::net {

// "example.org": what stands in `Host`, without a port.
bool is_host_name(std::string_view text);

// Whether `Host: host` calls the server by localhost, by an address in digits, or by one of these
// names, in any case and with or without a port.
bool may_be_called(std::string_view host, std::span<const std::string> names);

// The host of a target in the long form that is meant for proxies ("http://example.org/"), which
// comes before the field (RFC 9112, 3.2.2); empty for the usual form.
std::string_view host_in(std::string_view target);

}  // namespace wardroom::net
