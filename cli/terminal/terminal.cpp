#include "cli/terminal/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "engine/text/text.hpp"

namespace wardroom {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool speaks_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string value = environment(name);
    if (value.empty()) continue;
    return value.find("UTF-8") != std::string::npos || value.find("utf8") != std::string::npos;
  }
  return stdout_is_terminal();
}

}  // namespace

bool stdin_is_terminal() {
  return isatty(STDIN_FILENO) != 0;
}

bool stdout_is_terminal() {
  return isatty(STDOUT_FILENO) != 0;
}

TerminalStyle current_style() {
  TerminalStyle style;
  style.color =
      stdout_is_terminal() && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
  style.unicode = speaks_utf8();
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) style.width = size.ws_col;
  style.width = std::clamp(style.width, 80, 160);
  return style;
}

int complain(const std::string& problem) {
  std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
  return 2;
}

void say(const TerminalStyle& style, std::string_view text) {
  std::cout << (style.unicode ? std::string(text) : in_ascii(text));
}

std::string wrapped(std::string_view text, int width, int indent) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string out = margin;
  int used = indent;
  bool fresh = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!fresh && used + 1 + columns_of(word) > width) {
      out += '\n' + margin;
      used = indent;
      fresh = true;
    }
    if (!fresh) {
      out += ' ';
      ++used;
    }
    out += word;
    used += columns_of(word);
    fresh = false;
  }
  return out + '\n';
}

ProgressBar::ProgressBar(std::uint64_t total)
    : total_(std::max<std::uint64_t>(total, 1)), visible_(isatty(STDERR_FILENO) != 0) {}

void ProgressBar::show(std::uint64_t done, const std::string& note) {
  const int percent = static_cast<int>(100 * done / total_);
  if (!visible_ || (percent == shown_ && note == note_)) return;
  shown_ = percent;
  note_ = note;
  columns_ = std::max(columns_, 50 + columns_of(note));
  constexpr int width = 40;
  const int full = width * percent / 100;
  std::fprintf(stderr, "\r[%s%s] %3d %%  %s",
               std::string(static_cast<std::size_t>(full), '#').c_str(),
               std::string(static_cast<std::size_t>(width - full), '.').c_str(), percent,
               padded(note, columns_ - 50).c_str());
  std::fflush(stderr);
}

void ProgressBar::finish() {
  if (visible_) std::fprintf(stderr, "\r%*s\r", columns_, "");
}

}  // namespace wardroom
