#include "net/host.hpp"

#include <algorithm>

#include "net/address.hpp"

namespace wardroom::net {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Takes ":8000" off the end; false if something else stands there.
bool take_port(std::string_view& host) {
  const std::size_t colon = host.find(':', host.starts_with('[') ? host.find(']') : 0);
  if (colon == std::string_view::npos) return true;
  const std::string_view port = host.substr(colon + 1);
  host = host.substr(0, colon);
  return !port.empty() && port.size() <= 5 && std::ranges::all_of(port, is_digit);
}

}  // namespace

bool is_host_name(std::string_view text) {
  return !text.empty() && text.size() <= 253 && std::ranges::all_of(text, [](char c) {
    return is_letter(c) || is_digit(c) || c == '.' || c == '-';
  });
}

bool may_be_called(std::string_view host, std::span<const std::string> names) {
  if (!take_port(host)) return false;
  if (host.starts_with('[') && host.ends_with(']'))
    return is_address(std::string(host.substr(1, host.size() - 2)));
  if (host.find(':') != std::string_view::npos || !is_host_name(host)) return false;
  return same_name(host, "localhost") || is_address(std::string(host)) ||
         std::ranges::any_of(names, [&](const std::string& name) { return same_name(host, name); });
}

std::string_view host_in(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    target.remove_prefix(scheme.size());
    return target.substr(0, target.find_first_of("/?"));
  }
  return {};
}

}  // namespace wardroom::net
