#include "server/operator/metrics.hpp"

#include <unistd.h>

#include <fstream>
#include <initializer_list>
#include <string_view>

#include "server/house/house.hpp"

namespace wardroom::server {
namespace {

std::string escaped_label(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

// Seconds with all their decimals, and no rounding on the way.
std::string seconds(std::int64_t value, std::int64_t parts_of_a_second) {
  std::string decimals = std::to_string(parts_of_a_second + value % parts_of_a_second);
  decimals.front() = '.';
  return std::to_string(value / parts_of_a_second) + decimals;
}

class MetricsText {
 public:
  template <class Number>
  void counter(std::string_view name, std::string_view help, Number value) {
    head(name, help, "counter");
    sample(name, "", std::to_string(value));
  }
  template <class Number>
  void gauge(std::string_view name, std::string_view help, Number value) {
    gauge(name, help, std::to_string(value));
  }
  void gauge(std::string_view name, std::string_view help, const std::string& value) {
    head(name, help, "gauge");
    sample(name, "", value);
  }
  void head(std::string_view name, std::string_view help, std::string_view type) {
    line({"# HELP ", name, " ", help});
    line({"# TYPE ", name, " ", type});
  }
  // `labels` are written already, with their braces.
  void sample(std::string_view name, std::string_view labels, std::string_view value) {
    line({name, labels, " ", value});
  }
  std::string take() { return std::move(text_); }

 private:
  void line(std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) text_ += part;
    text_ += '\n';
  }

  std::string text_;
};

std::string label(std::string_view name, std::string_view value) {
  return '{' + std::string(name) + "=\"" + escaped_label(value) + "\"}";
}

void print_process(MetricsText& text, const ServerFigures& figures) {
  text.head("wardroom_build_info", "The version of the program, as a label.", "gauge");
  text.sample("wardroom_build_info", label("version", figures.version), "1");
  text.gauge("wardroom_uptime_seconds", "How long the server has been running.",
             seconds(figures.uptime, 1000));
  text.gauge("wardroom_ready", "1 while games can be played.", figures.ready ? 1 : 0);
  text.gauge("wardroom_memory_bytes", "Bytes of the process that are in memory.", figures.memory);
  text.gauge("wardroom_thinking_waiting", "Work for the threads of bots that has not begun.",
             figures.thinking_waiting);
  text.counter("wardroom_log_lost_total", "Log lines left out because too many were waiting.",
               figures.log_lost);
}

void print_house(MetricsText& text, const ServerFigures& figures) {
  text.gauge("wardroom_clients", "Open WebSockets.", figures.clients);
  text.head("wardroom_rooms", "Tables, by what goes on there.", "gauge");
  text.sample("wardroom_rooms", label("phase", "waiting"), std::to_string(figures.rooms_waiting));
  text.sample("wardroom_rooms", label("phase", "playing"), std::to_string(figures.rooms_playing));

  const Figures& house = figures.house;
  text.counter("wardroom_messages_total", "Messages from clients.", house.messages);
  text.counter("wardroom_message_errors_total", "Messages that could not be done.", house.errors);
  text.counter("wardroom_messages_throttled_total", "Messages beyond what one client may send.",
               house.throttled);
  text.counter("wardroom_sockets_refused_total", "WebSockets that were refused.", house.refused);
  text.head("wardroom_choices_total", "Choices in games, by who made them.", "counter");
  text.sample("wardroom_choices_total", label("by", "person"), std::to_string(house.choices));
  text.sample("wardroom_choices_total", label("by", "bot"), std::to_string(house.bot_choices));
  text.counter("wardroom_games_begun_total", "Games that began.", house.games_begun);
  text.counter("wardroom_games_ended_total", "Games that ended.", house.games_ended);
  text.counter("wardroom_guests_total", "New guests.", house.guests);
  text.counter("wardroom_logins_total", "Logins.", house.logins);
  text.counter("wardroom_failed_logins_total", "Logins with a wrong name or password.",
               house.failed_logins);
}

void print_storage(MetricsText& text, const SqliteStorage::Figures& storage) {
  text.gauge("wardroom_storage_waiting", "Writes that are not on disk yet.", storage.waiting);
  text.counter("wardroom_storage_commits_total", "Transactions.", storage.commits);
  text.counter("wardroom_storage_written_total", "Writes that are on disk.", storage.written);
  text.counter("wardroom_storage_failed_total", "Writes that could not be done.", storage.failed);
  text.gauge("wardroom_storage_last_commit_seconds", "How long the last transaction took.",
             seconds(storage.last_commit_microseconds, 1'000'000));
  text.gauge("wardroom_storage_problem", "1 if the last transaction could not be done.",
             storage.problem.empty() ? 0 : 1);
}

}  // namespace

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t whole = 0;
  std::uint64_t resident = 0;
  if (!(file >> whole >> resident)) return 0;
  return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

ServerFigures look_at(const House& house, const SqliteStorage& storage) {
  ServerFigures figures;
  figures.house = house.figures();
  figures.clients = house.clients().count();
  for (const auto& [id, room] : house.tables().rooms()) {
    if (room->phase() == Room::Phase::waiting) ++figures.rooms_waiting;
    if (room->phase() == Room::Phase::playing) ++figures.rooms_playing;
  }
  figures.storage = storage.figures();
  figures.ready = house.is_open() && figures.storage.problem.empty();
  figures.memory = resident_bytes();
  return figures;
}

std::string print_metrics(const ServerFigures& figures) {
  MetricsText text;
  print_process(text, figures);
  print_house(text, figures);
  print_storage(text, figures.storage);
  return text.take();
}

}  // namespace wardroom::server
