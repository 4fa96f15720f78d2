// Metrics, read by a small parser that knows what Prometheus demands.
#include "server/operator/metrics.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <sstream>

#include "tests/server/trial_house.hpp"

namespace wardroom::server {
namespace {

struct Metrics {
  std::map<std::string, std::string> types;
  std::map<std::string, double> samples;  // by name and labels
};

// Every sample must follow the HELP and TYPE of its name.
Metrics parse(const std::string& text) {
  static const std::regex head(R"(# (HELP|TYPE) ([a-z_]+) (.+))");
  static const std::regex sample(
      R"(([a-z_]+)((?:\{[a-z_]+="(?:[^"\\\n]|\\["\\n])*"\})?) (-?[0-9]+(?:\.[0-9]+)?))");
  Metrics metrics;
  std::string helped;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, head)) {
      const bool help = match[1] == "HELP";
      if (help) {
        EXPECT_FALSE(metrics.types.contains(match[2])) << line;
        helped = match[2];
      } else {
        EXPECT_EQ(helped, match[2]);
        EXPECT_TRUE(match[3] == "counter" || match[3] == "gauge") << line;
        metrics.types[match[2]] = match[3];
      }
    } else if (std::regex_match(line, match, sample)) {
      EXPECT_EQ(helped, match[1]) << line;
      EXPECT_TRUE(
          metrics.samples.emplace(match[1].str() + match[2].str(), std::stod(match[3])).second)
          << line;
    } else {
      ADD_FAILURE() << line;
    }
  }
  return metrics;
}

TEST(Metrics, every_figure_is_there_as_what_it_is) {
  ServerFigures figures;
  figures.version = "1.2.3";
  figures.uptime = 61'005;
  figures.ready = true;
  figures.clients = 4;
  figures.rooms_waiting = 2;
  figures.rooms_playing = 3;
  figures.house.messages = 1'000'000'000'000;
  figures.house.choices = 11;
  figures.house.bot_choices = 12;
  figures.storage.waiting = 5;
  figures.storage.last_commit_microseconds = 1'250;
  figures.thinking_waiting = 6;
  figures.memory = 123'456'789;
  const std::string text = print_metrics(figures);
  EXPECT_TRUE(text.ends_with('\n'));
  const Metrics metrics = parse(text);
  const auto at = [&](const std::string& name) {
    EXPECT_TRUE(metrics.samples.contains(name)) << name;
    return metrics.samples.contains(name) ? metrics.samples.at(name) : -1;
  };
  EXPECT_EQ(at("wardroom_build_info{version=\"1.2.3\"}"), 1);
  EXPECT_EQ(at("wardroom_uptime_seconds"), 61.005);
  EXPECT_EQ(at("wardroom_ready"), 1);
  EXPECT_EQ(at("wardroom_clients"), 4);
  EXPECT_EQ(at("wardroom_rooms{phase=\"waiting\"}"), 2);
  EXPECT_EQ(at("wardroom_rooms{phase=\"playing\"}"), 3);
  EXPECT_EQ(at("wardroom_messages_total"), 1e12);
  EXPECT_EQ(at("wardroom_choices_total{by=\"person\"}"), 11);
  EXPECT_EQ(at("wardroom_choices_total{by=\"bot\"}"), 12);
  EXPECT_EQ(at("wardroom_storage_waiting"), 5);
  EXPECT_EQ(at("wardroom_storage_last_commit_seconds"), 0.00125);
  EXPECT_EQ(at("wardroom_storage_problem"), 0);
  EXPECT_EQ(at("wardroom_thinking_waiting"), 6);
  EXPECT_EQ(at("wardroom_memory_bytes"), 123'456'789);
  for (const auto& [name, type] : metrics.types)
    EXPECT_EQ(name.ends_with("_total"), type == "counter") << name;
}

TEST(Metrics, labels_are_escaped) {
  ServerFigures figures;
  figures.version = "1 \"x\" \\ \n";
  const Metrics metrics = parse(print_metrics(figures));
  EXPECT_TRUE(metrics.samples.contains(R"(wardroom_build_info{version="1 \"x\" \\ \n"})"));
}

TEST(Metrics, the_manual_names_no_other_metric) {
  const std::string manual = bytes_of(WARDROOM_SOURCE_DIR "/docs/operating.md");
  const Metrics metrics = parse(print_metrics({}));
  static const std::regex name("wardroom_[a-z_]+");
  for (std::sregex_iterator it(manual.begin(), manual.end(), name), end; it != end; ++it)
    EXPECT_TRUE(metrics.types.contains(it->str())) << it->str();
  for (const auto& [metric, type] : metrics.types)
    EXPECT_NE(manual.find(metric), std::string::npos) << metric;
}

TEST(Metrics, a_house_is_looked_at) {
  TrialHouse trial;
  const auto ann = trial.connect();
  trial.ask(*ann,
            R"("type":"create","game":"starfighter","mode":"skirmish","seats":["me","open"])");
  const ServerFigures figures = look_at(trial.house, *trial.storage);
  EXPECT_TRUE(figures.ready);
  EXPECT_EQ(figures.clients, 1U);
  EXPECT_EQ(figures.rooms_waiting, 1U);
  EXPECT_EQ(figures.rooms_playing, 0U);
  EXPECT_EQ(figures.house.messages, 2U);
  EXPECT_GE(figures.storage.written, 1U);
  EXPECT_GT(figures.memory, 1'000'000U);
  trial.house.close();
  EXPECT_FALSE(look_at(trial.house, *trial.storage).ready);
}

}  // namespace
}  // namespace wardroom::server
