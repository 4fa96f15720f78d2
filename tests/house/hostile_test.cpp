// Messages that no honest client sends: nothing breaks, nothing changes, and others are not
// disturbed.
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::server {
namespace {

const std::vector<std::string> kTypes = {
    "hello",       "language", "ping",     "rename",  "register", "login",      "password",
    "export_data", "block",    "report",   "lobby",   "create",   "invitation", "join",
    "enter",       "leave",    "stand_up", "act",     "undo",     "offer",      "reply",
    "say",         "rematch",  "why",      "preview", "record",   "resync",     "no such type"};

const std::vector<std::string> kMembers = {
    "protocol", "language", "token",  "name",  "password", "old",    "new",   "t",      "watch",
    "game",     "mode",     "seats",  "rules", "sides",    "deck",   "clock", "public", "invite",
    "room",     "n",        "option", "what",  "accept",   "phrase", "seat",  "on",     "reason"};

std::vector<Json> odd_values() {
  Json nested = 1;
  for (int i = 0; i < 20; ++i) nested = JsonArray{nested};
  const JsonArray values = {nullptr,
                            true,
                            0,
                            -1,
                            INT64_MAX,
                            INT64_MIN,
                            1.5e300,
                            "",
                            "a",
                            "\u202e",
                            std::string(5000, 'x'),
                            nested,
                            JsonArray{},
                            JsonObject{},
                            JsonArray{1, "me", nullptr},
                            JsonArray{"me", "open"},
                            boost::json::parse(R"({"kind":{"kind":"fischer"},"base":[]})")};
  return {values.begin(), values.end()};
}

struct Bystanders {
  explicit Bystanders(Hall& hall) : ann(hall, "10.0.0.8"), bob(hall, "10.0.0.9") {
    EXPECT_TRUE(sit_down(ann, bob));
    ann.news();
    bob.news();
  }
  void expect_undisturbed(Hall& hall) {
    EXPECT_TRUE(ann.news().empty());
    EXPECT_TRUE(bob.news().empty());
    Random random(1);
    play_on(hall, {&ann, &bob}, random, 5);
    EXPECT_TRUE(ann.connected() && bob.connected());
  }
  Visitor ann, bob;
};

TEST(Hostile, every_request_with_members_that_are_missing_or_wrong) {
  Hall hall;
  Bystanders others(hall);
  Visitor eve(hall), friend_of_eve(hall);
  const std::vector<Json> values = odd_values();
  for (const bool at_table : {false, true}) {
    if (at_table) {
      ASSERT_TRUE(sit_down(eve, friend_of_eve));
    }
    for (const std::string& type : kTypes) {
      if (type == "register" || type == "login" || type == "password") continue;
      EXPECT_FALSE(eve.ask(type).empty()) << type;
      for (const std::string& member : kMembers)
        for (const Json& value : values) {
          const JsonObject answer = eve.ask(type, {{member, value}});
          ASSERT_TRUE(answer.contains("type")) << type << ' ' << member;
          if (eve.room_id().empty() && at_table)
            eve.ask("enter", {{"room", friend_of_eve.room_id()}});
        }
    }
  }
  others.expect_undisturbed(hall);
}

TEST(Hostile, good_requests_with_one_member_wrong_are_errors) {
  Hall hall;
  Visitor eve(hall);
  eve.hello();
  const std::vector<std::pair<std::string, JsonObject>> good = {
      {"rename", {{"name", "Eve"}}},
      {"register", {{"name", "Eve"}, {"password", "long enough"}}},
      {"create", wish({}, {"me", "open"})},
      {"language", {{"language", "en"}}},
  };
  for (const auto& [type, members] : good)
    for (const auto& member : members)
      for (const Json& value : {Json(JsonObject{{"a", 1}}), Json(-5), Json(JsonArray{1, 2})}) {
        JsonObject bad = members;
        bad[member.key()] = value;
        EXPECT_TRUE(is(eve.ask(type, bad), "error")) << type << boost::json::serialize(bad);
      }
}

TEST(Hostile, what_is_no_message) {
  Hall hall;
  Bystanders others(hall);
  Visitor eve(hall);
  for (const std::string& text :
       {std::string(), std::string("null"), std::string("[]"), std::string("{"),
        std::string("\0", 1), std::string(R"({"type":1})"), std::string(R"({"type":"hello")"),
        std::string("{}"), std::string(100'000, '['),
        R"({"type":")" + std::string(50'000, 'y') + R"("})", std::string("{\"type\":\"\xff\xfe\"}"),
        std::string(R"({"id":{"a":[1,2,{}]},"type":"x"})")}) {
    eve.news();
    eve.send_raw(text);
    hall.settle();
    const auto news = eve.news();
    ASSERT_EQ(news.size(), 1U);
    EXPECT_TRUE(is(news[0], "error"));
  }
  others.expect_undisturbed(hall);
}

TEST(Hostile, floods_are_throttled_and_then_closed) {
  HouseLimits limits = Hall::generous();
  limits.messages = {10, 100};
  Hall hall(limits);
  Visitor eve(hall), ann(hall);
  EXPECT_TRUE(is(eve.hello(), "welcome"));
  for (int i = 0; i < 9; ++i) EXPECT_TRUE(is(eve.ask("ping"), "pong"));
  const JsonObject slow = eve.ask("ping");
  ASSERT_TRUE(is(slow, "error"));
  EXPECT_EQ(slow.at("retry"), 100);
  hall.pass(100);
  EXPECT_TRUE(is(eve.ask("ping"), "pong"));
  for (int i = 0; i < 300 && eve.connected(); ++i) eve.ask("ping");
  EXPECT_EQ(eve.closed_with(), 1008);
  EXPECT_TRUE(is(ann.ask("ping"), "pong"));
}

TEST(Hostile, all_clients_of_an_address_together_are_throttled) {
  HouseLimits limits = Hall::generous();
  limits.messages_of_address = {20, 100};
  Hall hall(limits);
  std::vector<std::unique_ptr<Visitor>> eve;
  int heard = 0;
  for (int i = 0; i < 30; ++i) {
    eve.push_back(std::make_unique<Visitor>(hall, "2001:db8::" + std::to_string(i)));
    const JsonObject answer = eve.back()->ask("ping");
    heard += is(answer, "pong") ? 1 : 0;
    if (is(answer, "error")) {
      EXPECT_GE(answer.at("retry").as_int64(), 50);
    }
  }
  EXPECT_EQ(heard, 20);
  Visitor ann(hall, "2001:db8:0:1::1");
  EXPECT_TRUE(is(ann.ask("ping"), "pong"));
  hall.pass(100);
  EXPECT_TRUE(is(eve.back()->ask("ping"), "pong"));
}

TEST(Hostile, requests_that_wait_for_the_disk_are_not_collected_for_ever) {
  Hall hall;
  Visitor eve(hall);
  eve.hello();
  hall.storage.mood = MemoryStorage::Mood::slow;
  int last = 0;
  for (int i = 0; i < 200; ++i) last = eve.say("rename", {{"name", "Eve"}});
  hall.settle();
  ASSERT_TRUE(eve.answer_to(last));
  EXPECT_TRUE(is(*eve.answer_to(last), "error"));
  for (int i = 0; i < 200; ++i) {
    hall.storage.acknowledge();
    hall.settle();
  }
  EXPECT_EQ(hall.storage.waiting(), 0U);
}

TEST(Hostile, pages_from_elsewhere_are_refused) {
  Hall hall;
  const auto request = [](std::string origin, std::string host) {
    net::HttpRequest asked{"GET", "/ws", {{"Host", std::move(host)}}, ""};
    if (!origin.empty()) asked.fields.push_back({"Origin", std::move(origin)});
    return asked;
  };
  EXPECT_FALSE(hall.house->refuse(request("", "example.org")));
  EXPECT_FALSE(hall.house->refuse(request("https://example.org", "example.org")));
  EXPECT_TRUE(hall.house->refuse(request("https://evil.org", "example.org")));
  EXPECT_TRUE(hall.house->refuse(request("null", "example.org")));
  hall.house->close();
  ASSERT_TRUE(hall.house->refuse(request("", "example.org")));
  EXPECT_EQ(hall.house->refuse(request("", "example.org"))->status, 503);
}

TEST(Hostile, a_session_with_bytes_changed) {
  const std::vector<std::string> session = {
      R"({"type":"hello","id":1,"protocol":1,"language":"en","token":null})",
      R"({"type":"rename","id":2,"name":"Eve"})",
      R"({"type":"lobby","id":3,"watch":true})",
      R"({"type":"create","id":4,"game":"starfighter","mode":"skirmish","seats":["me","random"],"clock":{"kind":"fischer","base":600,"increment":10},"public":true,"rules":[]})",
      R"({"type":"act","id":5,"n":0,"option":"pass"})",
      R"({"type":"why","id":6,"option":"play 12 a1 up"})",
      R"({"type":"undo","id":7})",
      R"({"type":"say","id":8,"phrase":3})",
      R"({"type":"offer","id":9,"what":"draw"})",
      R"({"type":"language","id":10,"language":"fr"})",
      R"({"type":"resync","id":11})",
      R"({"type":"concede","id":12})",
      R"({"type":"rematch","id":13})",
      R"({"type":"record","id":14})",
      R"({"type":"report","id":15,"seat":"a","reason":"x"})",
      R"({"type":"stand_up","id":16})",
      R"({"type":"leave","id":17})",
      R"({"type":"export_data","id":18})",
  };
  Hall hall;
  Bystanders others(hall);
  Random random(1);
  int sent = 0;
  const int wanted = games_to_play(10'000);
  while (sent < wanted) {
    Visitor eve(hall);
    for (const std::string& line : session) {
      const bool changed = random.below(3) != 0;
      eve.send_raw(changed ? with_bytes_changed(line, random) : line);
      if (changed) ++sent;
      if (random.below(8) == 0) hall.pass(500);
    }
    hall.settle();
  }
  EXPECT_TRUE(others.ann.news("state").empty());
  Random more(2);
  play_on(hall, {&others.ann, &others.bob}, more);
  EXPECT_TRUE(others.ann.over());
}

}  // namespace
}  // namespace wardroom::server
