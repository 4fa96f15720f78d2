#include "cli/report/figures.hpp"

#include <cmath>
#include <cstdio>

namespace wardroom {
namespace {

constexpr const char* kNarrowBlank = "\u202f";

const char* percent_sign(Language language) {
  return language == Language::french ? "\u202f%" : "%";
}

}  // namespace

std::string counted(std::uint64_t number, Language language) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0)
      text += language == Language::french ? kNarrowBlank : ",";
    text += digits[i];
  }
  return text;
}

std::string decimal(double number, int digits, Language language) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  std::string written = text;
  if (const std::size_t point = written.find('.');
      point != std::string::npos && language == Language::french)
    written[point] = ',';
  return written;
}

std::string with_sign(double number, int digits, Language language) {
  std::string written = decimal(std::abs(number), digits, language);
  if (written.find_first_not_of("0.,") == std::string::npos) return written;
  return (number < 0 ? "\u2212" : "+") + written;
}

std::string percent(double rate, Language language, int digits) {
  return decimal(100 * rate, digits, language) + percent_sign(language);
}

std::string percent_range(double low, double high, Language language) {
  return decimal(100 * low, 1, language) + "\u2013" + percent(high, language);
}

std::string unbroken(std::string text, Language language) {
  if (language != Language::french) return text;
  for (const std::string_view sign : {":", ";", "?", "!", "%", "»"})
    for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos;) {
      if (at > 0 && text[at - 1] == ' ') text.replace(at - 1, 1, "\u00a0");
      at = text.find(sign, at) + sign.size();
    }
  return text;
}

Arg count_arg(std::uint64_t number, Language language) {
  Arg arg(number);
  arg.text = counted(number, language);
  return arg;
}

}  // namespace wardroom
