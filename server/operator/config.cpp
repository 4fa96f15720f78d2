#include "server/operator/config.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "cards/source.hpp"
#include "net/host.hpp"
#include "words/server_config.hpp"

namespace wardroom::server {
namespace {

namespace about = words::server::setting;
namespace wrong = words::server::config;

using std::chrono::milliseconds;

constexpr int kMostBytes = 64 * 1024 * 1024;
constexpr int kMostConnections = 100'000;
constexpr int kLongestWait = 3'600'000;  // an hour
constexpr int kLongestRefill = 86'400'000;
constexpr int kMostOfAnything = 1'000'000'000;

// --- the list of all settings ---

// Whoever visits gets every setting with its name, its limits and what it is about.
template <class Visitor>
void visit_log(LogSettings& log, Visitor& visitor) {
  visitor.word("format", log.format, LogSettings::kFormats, about::log_format);
  visitor.word("level", log.level, LogSettings::kLevels, about::log_level);
  visitor.flag("whole_addresses", log.whole_addresses, about::whole_addresses);
}

template <class Visitor>
void visit_people(HouseLimits& people, Visitor& visitor) {
  visitor.allowance("messages", people.messages, about::messages);
  visitor.allowance("messages_of_address", people.messages_of_address, about::messages_of_address);
  visitor.allowance("guests", people.guests, about::guests);
  visitor.allowance("logins", people.logins, about::logins);
  visitor.allowance("reports", people.reports, about::reports);
  visitor.count("unfinished", people.unfinished, {1, kMostOfAnything}, about::unfinished);
  visitor.count("rooms", people.rooms, {1, kMostOfAnything}, about::rooms);
}

template <class Visitor>
void visit_network(net::Limits& limits, Visitor& visitor) {
  visitor.flag("behind_proxy", limits.behind_proxy, about::behind_proxy);
  visitor.text("client_field", limits.client_field, about::client_field);
  visitor.count("connections", limits.connections, {1, kMostConnections}, about::connections);
  visitor.count("connections_per_address", limits.connections_per_address, {1, kMostConnections},
                about::connections_per_address);
  visitor.allowance("requests", limits.requests, about::requests);
  visitor.count("header_bytes", limits.header_bytes, {1000, kMostBytes}, about::header_bytes);
  visitor.count("body_bytes", limits.body_bytes, {0, kMostBytes}, about::body_bytes);
  visitor.count("message_bytes", limits.message_bytes, {1000, kMostBytes}, about::message_bytes);
  visitor.allowance("kilobytes", limits.kilobytes, about::kilobytes);
  visitor.count("waiting_bytes", limits.waiting_bytes, {10'000, kMostBytes}, about::waiting_bytes);
  visitor.time("idle_time", limits.idle_time, about::idle_time);
  visitor.time("request_time", limits.request_time, about::request_time);
  visitor.time("answer_time", limits.answer_time, about::answer_time);
  visitor.time("silence_time", limits.silence_time, about::silence_time);
  visitor.time("close_time", limits.close_time, about::close_time);
  visitor.time("linger_time", limits.linger_time, about::linger_time);
  visitor.time("stop_time", limits.stop_time, about::stop_time);
}

template <class Visitor>
void visit_all(Config& config, Visitor& visitor) {
  visitor.text("address", config.address, about::address);
  visitor.port("port", config.port, kUsualPort, about::port);
  visitor.names("names", config.network.names, about::names);
  visitor.text("data", config.data, about::data);
  visitor.origins("origins", config.people.origins, about::origins);
  visitor.number("thinking_threads", config.thinking_threads, {1, 256}, about::thinking_threads);
  visitor.text("operator_address", config.operator_address, about::operator_address);
  visitor.port("operator_port", config.operator_port, kExamplePort, about::operator_port);
  visitor.text("admin_password_file", config.admin_password_file, about::admin_password_file);
  visitor.texts("older", config.older, about::older);
  visitor.section("log", about::log, [&](Visitor& inside) { visit_log(config.log, inside); });
  visitor.section("people", about::people,
                  [&](Visitor& inside) { visit_people(config.people, inside); });
  visitor.section("network", about::network,
                  [&](Visitor& inside) { visit_network(config.network, inside); });
}

struct Range {
  int least = 0;
  int most = 0;
};

// "https://example.org", as browsers write it: no path, not even a slash.
bool is_origin(std::string_view text) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (text.starts_with(scheme) && text.size() > scheme.size())
      return text.find_first_of("/?#@ ", scheme.size()) == std::string_view::npos;
  return false;
}

// --- reading ---

class Reader {
 public:
  explicit Reader(cards::Fields fields) : fields_(std::move(fields)) {}

  using About = Message<0>;

  void text(std::string_view key, std::string& value, const About&) {
    value = fields_.text_or(key, value);
  }
  void flag(std::string_view key, bool& value, const About&) {
    value = fields_.flag_or(key, value);
  }
  template <class Word>
  void word(std::string_view key, Word& value, std::span<const std::string_view> known,
            const About&) {
    value = static_cast<Word>(fields_.word_or(key, known, static_cast<int>(value)));
  }
  template <class Number>
  void number(std::string_view key, Number& value, Range range, const About&) {
    value = static_cast<Number>(
        fields_.number_or(key, range.least, range.most, static_cast<int>(value)));
  }
  void count(std::string_view key, std::size_t& value, Range range, const About& about) {
    number(key, value, range, about);
  }
  void time(std::string_view key, milliseconds& value, const About& about) {
    auto length = value.count();
    number(key, length, {1, kLongestWait}, about);
    value = milliseconds(length);
  }
  void port(std::string_view key, std::optional<std::uint16_t>& value, std::uint16_t,
            const About&) {
    if (fields_.has(key)) value = static_cast<std::uint16_t>(fields_.number(key, 0, 65535));
  }
  void allowance(std::string_view key, net::Allowance& value, const About&) {
    auto inside = fields_.table_or_none(key, "{ at_once = 10, then_every = 1000 }");
    if (!inside) return;
    value.burst = inside->number("at_once", 1, 1'000'000);
    value.refill = inside->number("then_every", 1, kLongestRefill);
    inside->finish();
  }
  void texts(std::string_view key, std::vector<std::string>& value, const About&) {
    value = fields_.texts_or_none(key);
  }
  void origins(std::string_view key, std::vector<std::string>& value, const About& about) {
    texts(key, value, about);
    check_texts(key, is_origin, wrong::origin);
  }
  void names(std::string_view key, std::vector<std::string>& value, const About& about) {
    texts(key, value, about);
    check_texts(key, net::is_host_name, wrong::name);
  }
  template <class Visit>
  void section(std::string_view key, const About&, Visit visit) {
    auto inside = fields_.table_or_none(key, "[" + std::string(key) + "]");
    if (!inside) return;
    Reader reader(std::move(*inside));
    visit(reader);
    reader.finish();
  }
  void finish() { fields_.finish(); }

 private:
  void check_texts(std::string_view key, bool (*right)(std::string_view), const About& complaint) {
    const toml::node* node = fields_.ask(key);
    const toml::array* entries = node == nullptr ? nullptr : node->as_array();
    if (entries == nullptr) return;
    for (const toml::node& entry : *entries)
      if (const auto* text = entry.as_string(); text != nullptr && !right(text->get()))
        fields_.problems().add(fields_.file(), entry.source(), complaint(fields_.language()));
  }

  cards::Fields fields_;
};

// --- printing ---

std::string quoted(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < ' ' || c == '\x7f') {
      ((out += "\\u00") += hex[byte >> 4U]) += hex[byte & 15U];
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

class Printer {
 public:
  explicit Printer(Language language) : language_(language) {}

  using About = Message<0>;

  void text(std::string_view key, const std::string& value, const About& about) {
    line(key, quoted(value), about);
  }
  void flag(std::string_view key, bool value, const About& about) {
    line(key, value ? "true" : "false", about);
  }
  template <class Word>
  void word(std::string_view key, Word value, std::span<const std::string_view> known,
            const About& about) {
    line(key, quoted(known[static_cast<std::size_t>(value)]), about);
  }
  template <class Number>
  void number(std::string_view key, Number value, Range, const About& about) {
    line(key, std::to_string(value), about);
  }
  void count(std::string_view key, std::size_t value, Range range, const About& about) {
    number(key, value, range, about);
  }
  void time(std::string_view key, milliseconds value, const About& about) {
    line(key, std::to_string(value.count()), about);
  }
  // What is not set stands there as a comment, which shows how it would be.
  void port(std::string_view key, std::optional<std::uint16_t> value, std::uint16_t example,
            const About& about) {
    const std::string name = (value ? "" : "# ") + std::string(key);
    line(name, std::to_string(value.value_or(example)), about);
  }
  void allowance(std::string_view key, const net::Allowance& value, const About& about) {
    line(key,
         "{ at_once = " + std::to_string(value.burst) +
             ", then_every = " + std::to_string(value.refill) + " }",
         about);
  }
  void texts(std::string_view key, const std::vector<std::string>& value, const About& about) {
    std::string list;
    for (const std::string& text : value) list += (list.empty() ? "" : ", ") + quoted(text);
    line(key, '[' + list + ']', about);
  }
  void origins(std::string_view key, const std::vector<std::string>& value, const About& about) {
    texts(key, value, about);
  }
  void names(std::string_view key, const std::vector<std::string>& value, const About& about) {
    texts(key, value, about);
  }
  template <class Visit>
  void section(std::string_view key, const About& about, Visit visit) {
    comment(about);
    text_ += '[' + std::string(key) + "]\n";
    visit(*this);
  }
  std::string take() { return std::move(text_); }

 private:
  void comment(const About& about) {
    const std::string lines = about(language_);
    text_ += "\n# ";
    for (const char c : lines) text_ += c == '\n' ? std::string("\n# ") : std::string(1, c);
    text_ += '\n';
  }
  void line(std::string_view key, std::string_view value, const About& about) {
    comment(about);
    ((text_ += key) += " = ") += value;
    text_ += '\n';
  }

  Language language_;
  std::string text_;
};

}  // namespace

std::variant<Config, std::vector<Problem>> read_config(const NamedText& file, Language language) {
  cards::Problems problems(language);
  Config config;
  if (const auto root = cards::parse(file, problems)) {
    Reader reader(cards::Fields(*root, file.name, problems));
    visit_all(config, reader);
    reader.finish();
  }
  if (!problems.empty()) return problems.list();
  return config;
}

std::string print(const Config& config, Language language) {
  Printer printer(language);
  Config copy = config;  // whoever visits could change it
  visit_all(copy, printer);
  return "# " + about::heading(language) + '\n' + printer.take();
}

void apply(const ConfigFlags& flags, Config& config) {
  if (flags.address) config.address = *flags.address;
  if (flags.port) config.port = flags.port;
  if (flags.data) config.data = *flags.data;
  config.network.names.insert(config.network.names.end(), flags.names.begin(), flags.names.end());
  config.older.insert(config.older.end(), flags.older.begin(), flags.older.end());
}

bool are_names(const std::vector<std::string>& names) {
  return std::ranges::all_of(names, net::is_host_name);
}

}  // namespace wardroom::server
