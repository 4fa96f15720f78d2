// Lines of the log: that they are what tools can read, whatever is logged, and hold no secrets.
#include "server/operator/log.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <mutex>
#include <thread>
#include <vector>

#include "tests/server/log_secrets.hpp"

namespace wardroom::server {
namespace {

using Format = LogSettings::Format;
using Level = LogSettings::Level;

constexpr Milliseconds kTime = 1'767'225'661'042;  // 2026-01-01 00:01:01.042 UTC

std::string line(Format format, const std::vector<LogField>& fields) {
  return log_line(format, kTime, Level::info, "room_opened", fields);
}

TEST(LogLine, json_is_an_object_with_time_level_event_and_fields) {
  EXPECT_EQ(line(Format::json, {{"room", "ab12"}, {"seats", 2}, {"public", true}}),
            R"({"time":"2026-01-01T00:01:01.042Z","level":"info","event":"room_opened",)"
            R"("room":"ab12","seats":2,"public":true})");
}

TEST(LogLine, text_is_to_be_read) {
  EXPECT_EQ(line(Format::text, {{"room", "ab12"}, {"seats", 2}, {"why", "disk full"}, {"x", ""}}),
            R"(2026-01-01T00:01:01.042Z info room_opened room=ab12 seats=2 why="disk full" x="")");
}

TEST(LogLine, no_value_breaks_out_of_its_line) {
  for (const std::string value : {"two\nlines", "\x1b[31mred", "a\"b", "back\\slash", "\xff\xfe",
                                  "\xc0\xaf", "\xed\xa0\x80", "cut \xe2\x82",
                                  "\xc2\x9b"
                                  "31m",
                                  "\xe2\x80\xa8", "a=b", "\x7f"}) {
    for (const Format format : {Format::json, Format::text}) {
      const std::string text = line(format, {{"value", value}});
      for (const char c : text) EXPECT_GE(static_cast<unsigned char>(c), ' ') << text;
      EXPECT_EQ(text.find('\x7f'), std::string::npos);
      EXPECT_EQ(text.find("\xc2\x9b"), std::string::npos);
    }
    EXPECT_NO_THROW(boost::json::parse(line(Format::json, {{"value", value}}))) << value;
  }
  EXPECT_EQ(line(Format::text, {{"n", "Zoé"}}).substr(42), "n=Zoé");
}

TEST(LogAddress, only_the_network_is_told) {
  EXPECT_EQ(shortened_address("192.0.2.7"), "192.0.2.0/24");
  EXPECT_EQ(shortened_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
  EXPECT_EQ(shortened_address("::1"), "::/48");
  EXPECT_EQ(shortened_address("nowhere"), "?");
  const Log shortly({}, [](std::string_view) {});
  EXPECT_EQ(shortly.client("192.0.2.7"), "192.0.2.0/24");
  const Log whole({Format::json, Level::info, true}, [](std::string_view) {});
  EXPECT_EQ(whole.client("192.0.2.7"), "192.0.2.7");
}

TEST(Log, lines_come_in_order_from_the_least_level_on) {
  std::vector<std::string> lines;
  {
    Log log({Format::text, Level::warning, false},
            [&](std::string_view text) { lines.emplace_back(text); });
    log.debug("one");
    log.info("two");
    log.warning("three", {{"n", 3}});
    log.error("four");
  }
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[0].ends_with(" warning three n=3\n")) << lines[0];
  EXPECT_TRUE(lines[1].ends_with(" error four\n")) << lines[1];
}

TEST(Log, threads_do_not_mix_their_lines) {
  std::vector<std::string> lines;
  {
    Log log({Format::json, Level::debug, false},
            [&](std::string_view text) { lines.emplace_back(text); });
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread)
      threads.emplace_back([&log, thread] {
        for (int i = 0; i < 500; ++i) log.info("step", {{"thread", thread}, {"i", i}});
      });
  }
  EXPECT_EQ(lines.size(), 2000U);
  for (const std::string& text : lines) EXPECT_NO_THROW(boost::json::parse(text));
}

// The one who writes is held up until more lines wait than may: nobody else is.
TEST(Log, nobody_waits_for_who_writes) {
  std::mutex held;
  std::size_t written = 0;
  std::uint64_t lost = 0;
  constexpr std::size_t kLines = 20'000;
  {
    Log log({}, [&](std::string_view) {
      const std::lock_guard wait(held);
      ++written;
    });
    std::unique_lock lock(held);
    for (std::size_t i = 0; i < kLines; ++i) log.info("line");
    lost = log.lost();
    lock.unlock();
  }
  EXPECT_GT(lost, 0U);
  EXPECT_EQ(written + lost, kLines);
}

TEST(LogSecrets, what_went_over_the_sockets_is_looked_for) {
  LogSecrets secrets;
  secrets.message(R"({"type":"welcome","token":"abcdefghijkl","you":{"name":"Ann"}})");
  secrets.message(R"({"type":"login","name":"Ann","password":"correct horse","token":null})");
  secrets.message(R"({"type":"act","option":"play 3-10 down a2"})");
  secrets.add("Laser Cannon");
  EXPECT_EQ(secrets.size(), 4U);
  EXPECT_TRUE(secrets.found_in({"info login name=Ann", "info act room=x"}).empty());
  EXPECT_EQ(secrets.found_in({"info hello token=abcdefghijkl"}).size(), 1U);
  EXPECT_EQ(secrets.found_in({"info act option=\"play 3-10 down a2\""}).size(), 1U);
}

}  // namespace
}  // namespace wardroom::server
