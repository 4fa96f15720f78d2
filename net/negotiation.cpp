#include "net/negotiation.hpp"

#include <algorithm>

#include "net/http.hpp"

namespace wardroom::net {
namespace {

constexpr std::string_view kBlank = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(kBlank);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kBlank) - start + 1);
}

// What stands before `end`; it is taken away with its end.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return trimmed(part);
}

// A weight is a number from 0 to 1 with at most three decimals; all that matters is whether it is
// 0.
bool is_zero(std::string_view weight) {
  return weight.starts_with('0') && weight.find_first_not_of("0.") == std::string_view::npos;
}

bool refused(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view value = take_until(parameters, ';');
    const std::string_view name = take_until(value, '=');
    if (same_name(name, "q")) return is_zero(trimmed(value));
  }
  return false;
}

}  // namespace

bool accepts_encoding(std::string_view header, std::string_view coding) {
  bool any = false;
  while (!header.empty()) {
    std::string_view parameters = take_until(header, ',');
    const std::string_view name = take_until(parameters, ';');
    if (same_name(name, coding)) return !refused(parameters);
    if (name == "*") any = !refused(parameters);
  }
  return any;
}

bool names_tag(std::string_view header, std::string_view tag) {
  if (trimmed(header) == "*") return true;
  // Tags can hold commas, but no quotes.
  while (true) {
    const std::size_t start = header.find('"');
    if (start == std::string_view::npos) return false;
    const std::size_t end = header.find('"', start + 1);
    if (end == std::string_view::npos) return false;
    if (header.substr(start, end - start + 1) == tag) return true;
    header.remove_prefix(end + 1);
  }
}

}  // namespace wardroom::net
