// What happens on the server, a line each, for operators and their tools: an event with fields, as
// JSON or to be read. Lines are written by a thread of their own; if it cannot keep up the oldest
// are left out and counted, and nobody waits. Whoever logs names things by their ids: tokens,
// invitations, passwords, decks and options never belong in a field. The library behind it
// (spdlog) is in log.cpp and nowhere else.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "server/storage/storage.hpp"

namespace wardroom::server {

struct LogSettings {
  enum class Format : std::uint8_t { json, text };
  enum class Level : std::uint8_t { debug, info, warning, error };
  static constexpr std::array<std::string_view, 2> kFormats = {"json", "text"};
  static constexpr std::array<std::string_view, 4> kLevels = {"debug", "info", "warning", "error"};

  Format format = Format::text;
  Level level = Level::info;     // lines of a lower level are left out
  bool whole_addresses = false;  // of clients; else only the network they are in

  friend bool operator==(const LogSettings&, const LogSettings&) = default;
};

struct LogField {
  LogField(std::string_view field, std::string text) : name(field), value(std::move(text)) {}
  LogField(std::string_view field, std::string_view text) : LogField(field, std::string(text)) {}
  LogField(std::string_view field, const char* text) : LogField(field, std::string(text)) {}
  LogField(std::string_view field, bool truth) : name(field), value(truth) {}
  template <std::integral Number>
  LogField(std::string_view field, Number number)
      : name(field), value(static_cast<std::int64_t>(number)) {}

  std::string_view name;
  std::variant<std::string, std::int64_t, bool> value;
};

// One line, without its end. Whatever a value holds, it is one line and valid UTF-8.
std::string log_line(LogSettings::Format format, Milliseconds at, LogSettings::Level level,
                     std::string_view event, std::span<const LogField> fields);

// "192.0.2.0/24", "2001:db8::/48": enough to see where trouble comes from, too little to tell who.
std::string shortened_address(const std::string& address);

// May be used from any thread.
class Log {
 public:
  using Level = LogSettings::Level;
  // Called in the log's thread with one line, its end included.
  using Sink = std::function<void(std::string_view line)>;

  // To stderr, unless a sink is given.
  explicit Log(const LogSettings& settings, Sink sink = {});
  // Waits until all lines are written.
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  void write(Level level, std::string_view event, std::initializer_list<LogField> fields = {});
  void debug(std::string_view event, std::initializer_list<LogField> fields = {}) {
    write(Level::debug, event, fields);
  }
  void info(std::string_view event, std::initializer_list<LogField> fields = {}) {
    write(Level::info, event, fields);
  }
  void warning(std::string_view event, std::initializer_list<LogField> fields = {}) {
    write(Level::warning, event, fields);
  }
  void error(std::string_view event, std::initializer_list<LogField> fields = {}) {
    write(Level::error, event, fields);
  }

  // The address of a client as it is to be logged.
  std::string client(const std::string& address) const;
  // Lines that were left out because too many were waiting.
  std::uint64_t lost() const;

 private:
  class Inside;
  LogSettings settings_;
  std::unique_ptr<Inside> inside_;
};

}  // namespace wardroom::server
