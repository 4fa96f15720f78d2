#include "server/operator/log.hpp"

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <mutex>

#include "engine/text/json.hpp"
#include "net/address.hpp"

namespace wardroom::server {
namespace {

using Format = LogSettings::Format;
using Level = LogSettings::Level;

constexpr std::size_t kMostWaiting = 8192;  // lines
constexpr std::string_view kUnreadable = "\ufffd";

// How many bytes the character takes that begins here; 0 if it is none that may be shown: broken
// UTF-8, or a control character above ASCII, which some terminals obey.
std::size_t character_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return byte(0) == 0x7f ? 0 : 1;
  const std::size_t size = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < size) return 0;
  std::uint32_t character = byte(0) & (0xffU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return 0;
    character = character << 6U | (byte(i) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0xa0, 0x800, 0x10000};
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  const bool line_end = character == 0x2028 || character == 0x2029;
  return character < kLeast.at(size) || surrogate || line_end || character > 0x10ffff ? 0 : size;
}

std::string readable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t size = character_at(text);
    out += size == 0 ? kUnreadable : text.substr(0, size);
    text.remove_prefix(size == 0 ? 1 : size);
  }
  return out;
}

// "2026-03-01T09:05:00.250Z"
std::string time_text(Milliseconds at) {
  const auto seconds = static_cast<std::time_t>(at / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 80> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ",
                parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
                parts.tm_sec, static_cast<int>(at % 1000));
  return text.data();
}

void write_value(JsonWriter& json, const LogField& field) {
  if (const auto* text = std::get_if<std::string>(&field.value))
    json.value(readable(*text));
  else if (const auto* number = std::get_if<std::int64_t>(&field.value))
    json.value(*number);
  else
    json.value(std::get<bool>(field.value));
}

// A word stands as it is; whatever could be taken for more than that is quoted as in JSON.
std::string readable_value(const LogField& field) {
  const auto* text = std::get_if<std::string>(&field.value);
  const auto odd = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  if (text != nullptr && !text->empty() && text->find_first_of("\"\\=") == std::string::npos &&
      std::ranges::none_of(*text, odd))
    return readable(*text);
  std::string out;
  JsonWriter json(out);
  write_value(json, field);
  return out;
}

spdlog::level::level_enum spdlog_level(Level level) {
  constexpr std::array<spdlog::level::level_enum, 4> kLevels = {
      spdlog::level::debug, spdlog::level::info, spdlog::level::warn, spdlog::level::err};
  return kLevels.at(static_cast<std::size_t>(level));
}

class CallingSink final : public spdlog::sinks::base_sink<std::mutex> {
 public:
  explicit CallingSink(Log::Sink called) : sink_(std::move(called)) {}

 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    sink_({line.data(), line.size()});
  }
  void flush_() override {}

 private:
  Log::Sink sink_;
};

spdlog::sink_ptr sink_for(Log::Sink sink) {
  if (sink) return std::make_shared<CallingSink>(std::move(sink));
  return std::make_shared<spdlog::sinks::stderr_sink_mt>();
}

}  // namespace

std::string log_line(Format format, Milliseconds at, Level level, std::string_view event,
                     std::span<const LogField> fields) {
  const std::string_view name = LogSettings::kLevels.at(static_cast<std::size_t>(level));
  std::string line;
  if (format == Format::text) {
    line = time_text(at) + ' ' + std::string(name) + ' ' + std::string(event);
    for (const LogField& field : fields)
      ((line += ' ') += field.name) += '=' + readable_value(field);
    return line;
  }
  JsonWriter json(line);
  json.open_object();
  json.member("time", time_text(at));
  json.member("level", name);
  json.member("event", event);
  for (const LogField& field : fields) {
    json.key(field.name);
    write_value(json, field);
  }
  json.close_object();
  return line;
}

std::string shortened_address(const std::string& address) {
  const std::string network = net::network_of(address, 24, 48);
  if (network.empty()) return "?";
  return network + (network.find(':') == std::string::npos ? "/24" : "/48");
}

// The thread and its queue belong to this log alone: whoever destroys it has waited for the last
// line.
class Log::Inside {
 public:
  explicit Inside(Sink sink)
      : pool_(std::make_shared<spdlog::details::thread_pool>(kMostWaiting, 1)),
        logger_(
            std::make_shared<spdlog::async_logger>("wardroom", sink_for(std::move(sink)), pool_,
                                                   spdlog::async_overflow_policy::overrun_oldest)) {
    logger_->set_level(spdlog::level::trace);  // what is left out is not even put together
    logger_->set_pattern("%v");
  }

  spdlog::async_logger& logger() { return *logger_; }
  std::uint64_t lost() const { return pool_->overrun_counter(); }

 private:
  std::shared_ptr<spdlog::details::thread_pool> pool_;
  std::shared_ptr<spdlog::async_logger> logger_;
};

Log::Log(const LogSettings& settings, Sink sink)
    : settings_(settings), inside_(std::make_unique<Inside>(std::move(sink))) {}

Log::~Log() = default;

void Log::write(Level level, std::string_view event, std::initializer_list<LogField> fields) {
  if (level < settings_.level) return;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto at = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  inside_->logger().log(spdlog_level(level), spdlog::string_view_t(log_line(settings_.format, at,
                                                                            level, event, fields)));
}

std::string Log::client(const std::string& address) const {
  return settings_.whole_addresses ? address : shortened_address(address);
}

std::uint64_t Log::lost() const {
  return inside_->lost();
}

}  // namespace wardroom::server
