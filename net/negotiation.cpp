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

// Takes from `text` what stands before `end`, and `end` with it.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return trimmed(part);
}

// A weight is a number from 0 to 1 with at most three decimals, here in thousandths. Without one it
// is 1, and so is what cannot be read.
int weight_in(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view value = take_until(parameters, ';');
    const std::string_view name = take_until(value, '=');
    if (!same_name(name, "q")) continue;
    const std::string_view number = trimmed(value);
    if (!number.starts_with("0")) break;
    int thousandths = 0;
    for (std::size_t i = 2; i < 5; ++i) {
      const char digit = i < number.size() ? number[i] : '0';
      if (digit < '0' || digit > '9') return 1000;
      thousandths = thousandths * 10 + (digit - '0');
    }
    return thousandths;
  }
  return 1000;
}

bool refused(std::string_view parameters) {
  return weight_in(parameters) == 0;
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

std::size_t preferred_language(std::string_view header, std::span<const std::string_view> offered) {
  std::size_t best = 0;
  int most = 0;
  while (!header.empty()) {
    std::string_view parameters = take_until(header, ',');
    std::string_view range = take_until(parameters, ';');
    const std::string_view language = take_until(range, '-');  // "fr" of "fr-CA"
    const int weight = weight_in(parameters);
    for (std::size_t i = 0; i < offered.size(); ++i) {
      if (!same_name(language, offered[i]) || weight <= most) continue;
      best = i;
      most = weight;
    }
  }
  return best;
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
