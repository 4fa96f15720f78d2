// The configuration file: what it says, what can be wrong with it, and that it is documented.
#include "server/operator/config.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/server/files.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/games_to_play.hpp"

namespace wardroom::server {
namespace {

Config read(const std::string& text) {
  auto result = read_config({"server.toml", text}, Language::english);
  if (const auto* config = std::get_if<Config>(&result)) return *config;
  for (const Problem& problem : std::get<1>(result)) ADD_FAILURE() << problem.text();
  return {};
}

std::vector<std::string> problems(const std::string& text, Language language = Language::english) {
  std::vector<std::string> texts;
  const auto result = read_config({"server.toml", text}, language);
  if (const auto* list = std::get_if<1>(&result))
    for (const Problem& problem : *list) texts.push_back(problem.text());
  return texts;
}

// Everything different from what it is without a file.
Config another() {
  Config config;
  config.address = "::1";
  config.port = 8443;
  config.data = "a \"quoted\" \\ name\n\x7f.db";
  config.thinking_threads = 7;
  config.admin_password_file = "/etc/wardroom/password";
  config.older = {"/usr/lib/wardroom-0.1.0", "wardroom of \"before\""};
  config.operator_address = "::1";
  config.operator_port = 8444;
  config.network.names = {"wardroom.example.org", "wardroom"};
  config.log = {LogSettings::Format::json, LogSettings::Level::warning, true};
  config.people.messages = {1, 2};
  config.people.messages_of_address = {9, 10};
  config.people.guests = {3, 4};
  config.people.logins = {5, 6};
  config.people.reports = {15, 16};
  config.people.unfinished = 7;
  config.people.rooms = 8;
  config.people.origins = {"https://example.org", "http://localhost:5173"};
  config.network.behind_proxy = true;
  config.network.client_field = "X-Real-IP";
  config.network.requests = {11, 12};
  config.network.kilobytes = {13, 14};
  config.network.connections = 2000;
  config.network.connections_per_address = 20;
  config.network.header_bytes = 2001;
  config.network.body_bytes = 2002;
  config.network.message_bytes = 2003;
  config.network.waiting_bytes = 20'004;
  for (auto* time :
       {&config.network.idle_time, &config.network.request_time, &config.network.answer_time,
        &config.network.silence_time, &config.network.close_time, &config.network.linger_time,
        &config.network.stop_time})
    *time += std::chrono::milliseconds(1);
  return config;
}

TEST(Config, an_empty_file_changes_nothing) {
  EXPECT_EQ(read(""), Config());
}

TEST(Config, what_is_printed_reads_back) {
  for (const Language language : {Language::english, Language::french}) {
    EXPECT_EQ(read(print(Config(), language)), Config());
    EXPECT_EQ(read(print(another(), language)), another());
  }
}

TEST(Config, every_setting_can_be_changed) {
  // Line by line, so that a setting that is printed but not changed above is found.
  const std::string usual = print(Config());
  const std::string changed = print(another());
  std::istringstream usual_lines(usual);
  std::istringstream changed_lines(changed);
  std::string one;
  std::string other;
  while (std::getline(usual_lines, one) && std::getline(changed_lines, other))
    if (one.find(" = ") != std::string::npos && !one.starts_with("# ")) {
      EXPECT_NE(one, other);
    }
}

TEST(Config, all_problems_are_found_at_once_with_their_places) {
  EXPECT_EQ(problems("adress = \"::1\"\n"
                     "port = 70000\n"
                     "origins = [\"https://example.org/\", \"https://example.org\"]\n"
                     "names = [\"example.org\", \"http://example.org\", \"example.org:80\"]\n"
                     "[log]\n"
                     "format = \"xml\"\n"
                     "[people]\n"
                     "messages = 5\n"
                     "guests = { at_once = 0, then_every = 10 }\n"
                     "[network]\n"
                     "connections = \"many\"\n"
                     "behind_proxy = 1\n"),
            (std::vector<std::string>{
                "server.toml:2:8: \"port\": expected a whole number from 0 to 65535",
                "server.toml:4:25: expected the name of a host, such as \"wardroom.example.org\", "
                "without "
                "a scheme or a port",
                "server.toml:4:47: expected the name of a host, such as \"wardroom.example.org\", "
                "without "
                "a scheme or a port",
                "server.toml:3:12: expected the origin of a page as browsers name it, such as "
                "\"https://example.org\", without a slash at its end",
                "server.toml:6:10: \"format\": expected json or text",
                "server.toml:8:12: \"messages\": expected a table such as { at_once = 10, "
                "then_every = 1000 }",
                "server.toml:9:22: \"at_once\": expected a whole number from 1 to 1000000",
                "server.toml:12:16: \"behind_proxy\": expected true or false",
                "server.toml:11:15: \"connections\": expected a whole number from 1 to 100000",
                "server.toml:1:1: unknown entry \"adress\", expected address, port, names, data, "
                "origins, "
                "thinking_threads, operator_address, operator_port, admin_password_file, older, "
                "log, people or network; did "
                "you mean \"address\"?"}));
}

TEST(Config, problems_are_told_in_french_too) {
  EXPECT_EQ(problems("[log]\nlevel = 3\n", Language::french),
            (std::vector<std::string>{
                "server.toml:2:9: « level » : attendu debug, info, warning ou error"}));
  EXPECT_EQ(problems("names = ", Language::french).size(), 1U);
}

TEST(Config, the_command_line_comes_before_the_file) {
  Config config = read("address = \"::1\"\nport = 8001\ndata = \"a.db\"\n");
  apply({}, config);
  EXPECT_EQ(config.port, 8001);
  ConfigFlags flags;
  flags.port = 9000;
  flags.data = "b.db";
  flags.names = {"example.org"};
  flags.older = {"two"};
  config.older = {"one"};
  apply(flags, config);
  EXPECT_EQ(config.address, "::1");
  EXPECT_EQ(config.port, 9000);
  EXPECT_EQ(config.data, "b.db");
  EXPECT_EQ(config.network.names, std::vector<std::string>{"example.org"});
  EXPECT_EQ(config.older, (std::vector<std::string>{"one", "two"}));
}

TEST(Config, with_bytes_changed_it_says_what_is_wrong_or_reads_back) {
  const std::string text = print(another());
  Random random(1);
  for (int i = 0; i < games_to_play(10'000); ++i) {
    const std::string changed = with_bytes_changed(text, random);
    const auto result = read_config({"server.toml", changed}, Language::english);
    if (const auto* config = std::get_if<Config>(&result)) {
      const auto again = read_config({"server.toml", print(*config)}, Language::english);
      ASSERT_TRUE(std::holds_alternative<Config>(again)) << changed;
      ASSERT_EQ(std::get<Config>(again), *config) << changed;
    } else {
      const auto& found = std::get<std::vector<Problem>>(result);
      ASSERT_FALSE(found.empty());
      for (const Problem& problem : found) ASSERT_GE(problem.line, 1U) << changed;
    }
  }
}

// Rows of the table in docs/operating.md: | `network.connections` | 900 | ... |
TEST(Config, every_setting_stands_in_the_manual_with_its_usual_value) {
  const std::string manual = bytes_of(WARDROOM_SOURCE_DIR "/docs/operating.md");
  std::istringstream lines(print(Config()));
  std::string section;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('[')) section = line.substr(1, line.size() - 2) + '.';
    for (const char* unset : {"# port =", "# operator_port ="})
      if (line.starts_with(unset)) line.erase(0, 2);
    const std::size_t equals = line.find(" = ");
    if (equals == std::string::npos || line.starts_with('#')) continue;
    const std::string row =
        "| `" + section + line.substr(0, equals) + "` | `" + line.substr(equals + 3) + "` |";
    EXPECT_NE(manual.find(row), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace wardroom::server
