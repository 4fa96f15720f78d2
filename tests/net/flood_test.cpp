// Clients that ask or send as much as they can: what they may is used up, others are served as
// before. Stocks of these tests do not fill again before the test is over.
#include <gtest/gtest.h>

#include <string>

#include "net/web_socket_client.hpp"
#include "tests/net/talkers.hpp"
#include "tests/support/http_client.hpp"

namespace wardroom::net {
namespace {

constexpr int kAnHour = 3'600'000;

const std::string kUpgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

TEST(Flood, requests_of_an_address_are_counted_on_all_its_connections) {
  Limits limits;
  limits.behind_proxy = true;
  limits.client_field = "X-Real-IP";
  limits.requests = {5, kAnHour};
  Talk talk(limits);
  const std::string eve = "X-Real-IP: 2001:db8::66\r\nX-Forwarded-For: 192.0.2.1\r\n";
  HttpClient one(talk.port());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(one.get("/", eve).body, "2001:db8::66\n");
  HttpClient two(talk.port());
  EXPECT_EQ(two.get("/ws", eve).status, 426);
  EXPECT_EQ(two.get("/", "X-Real-IP: 2001:db8::1:7\r\n").status, 200);  // the same household
  const HttpReply no = two.get("/", eve);
  EXPECT_EQ(no.status, 429);
  EXPECT_TRUE(no.field("retry-after").starts_with("360"));
  EXPECT_EQ(no.field("connection"), "close");
  EXPECT_TRUE(two.is_cut_off());
  EXPECT_EQ(HttpClient(talk.port()).get("/ws", kUpgrade + eve).status, 429);
  EXPECT_EQ(HttpClient(talk.port()).get("/", "X-Real-IP: 192.0.2.7\r\n").status, 200);
  EXPECT_EQ(talk.talker.times("opened"), 0U);
}

TEST(Flood, what_unpacks_to_much_counts_as_much) {
  Limits limits;
  limits.kilobytes = {100, kAnHour};
  Talk talk(limits);
  WebSocketClient eve;
  ASSERT_TRUE(eve.connect(talk.port(), "/ws"));
  const std::string bomb(60'000, 'x');  // a hundred bytes on the wire
  ASSERT_TRUE(eve.send(bomb));
  EXPECT_EQ(eve.receive(), bomb);
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(eve.send(bomb));
  for (int i = 0; i < 3; ++i) {
    WebSocketClient ann;
    ASSERT_TRUE(ann.connect(talk.port(), "/ws"));
    ASSERT_TRUE(ann.send("well?"));
    EXPECT_EQ(ann.receive(), "well?");
  }
  EXPECT_EQ(talk.talker.times("received xxx"), 1U);
  // Who is not listened to can still be told goodbye.
  talk.running.stop();
  EXPECT_TRUE(talk.talker.heard("closed", 4));
}

TEST(Flood, short_messages_count_too) {
  Limits limits;
  limits.kilobytes = {1, kAnHour};
  Talk talk(limits);
  WebSocketClient eve;
  ASSERT_TRUE(eve.connect(talk.port(), "/ws"));
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(eve.send("?"));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(eve.receive(), "?");
  WebSocketClient ann;
  ASSERT_TRUE(ann.connect(talk.port(), "/ws"));
  ASSERT_TRUE(ann.send("well?"));
  EXPECT_EQ(ann.receive(), "well?");
  EXPECT_EQ(talk.talker.times("received ?"), 5U);
}

TEST(Flood, who_is_listened_to_slowly_is_heard_in_the_end) {
  Limits limits;
  limits.kilobytes = {1, 1};
  Talk talk(limits);
  WebSocketClient ann;
  ASSERT_TRUE(ann.connect(talk.port(), "/ws"));
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(ann.send(std::to_string(i) + std::string(3000, 'x')));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(ann.receive(), std::to_string(i) + std::string(3000, 'x'));
}

TEST(Flood, pings_without_end_end_the_conversation) {
  Limits limits;
  limits.kilobytes = {1, kAnHour};
  Talk talk(limits);
  HttpClient eve(talk.port());
  ASSERT_EQ(eve.get("/ws", kUpgrade).status, 101);
  std::string pings;
  for (int i = 0; i < 10; ++i) pings += std::string("\x89\x80\0\0\0\0", 6);
  eve.send(pings);
  EXPECT_TRUE(talk.talker.heard("closed"));
}

}  // namespace
}  // namespace wardroom::net
