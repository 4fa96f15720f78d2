#include "net/http.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

namespace wardroom::net {
namespace {

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// A path without its escapes; nothing if one of them is broken.
std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    unsigned value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (digits.size() != 2 || read.ec != std::errc{} || read.ptr != digits.data() + 2)
      return std::nullopt;
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

bool climbs(std::string_view path) {
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const std::string_view segment = path.substr(0, path.find('/'));
    if (segment == "." || segment == "..") return true;
    path.remove_prefix(segment.size());
  }
  return false;
}

}  // namespace

bool same_name(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, lower, lower);
}

std::string HttpRequest::field(std::string_view name) const {
  std::string values;
  for (const Field& field : fields)
    if (same_name(field.name, name)) values += (values.empty() ? "" : ", ") + field.value;
  return values;
}

Body Body::lasting(std::string_view bytes) {
  Body body;
  body.bytes_ = bytes;
  return body;
}

std::string_view Body::bytes() const {
  return std::visit([](const auto& bytes) { return std::string_view(bytes); }, bytes_);
}

HttpResponse plain_text(int status, std::string text) {
  return {status,
          {{"Content-Type", "text/plain; charset=utf-8"}, {"X-Content-Type-Options", "nosniff"}},
          std::move(text) + '\n'};
}

std::optional<Target> read_target(std::string_view target) {
  // The long form that is meant for proxies but allowed everywhere.
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    target.remove_prefix(scheme.size());
    target.remove_prefix(std::min(target.size(), target.find_first_of("/?")));
    break;
  }
  const std::size_t end = target.find('?');
  const std::optional<std::string> path = decoded(target.substr(0, end));
  if (!path || !path->starts_with('/') || climbs(*path)) return std::nullopt;
  const auto odd = [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '\x7f' || c == '\\';
  };
  if (std::ranges::any_of(*path, odd)) return std::nullopt;
  return Target{*path, std::string(end == std::string_view::npos ? "" : target.substr(end + 1))};
}

std::string http_date(std::time_t time) {
  static constexpr std::array<const char*, 7> kDays = {"Sun", "Mon", "Tue", "Wed",
                                                       "Thu", "Fri", "Sat"};
  static constexpr std::array<const char*, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::tm parts{};
  ::gmtime_r(&time, &parts);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                kDays.at(static_cast<std::size_t>(parts.tm_wday)), parts.tm_mday,
                kMonths.at(static_cast<std::size_t>(parts.tm_mon)), parts.tm_year + 1900,
                parts.tm_hour, parts.tm_min, parts.tm_sec);
  return text.data();
}

}  // namespace wardroom::net
