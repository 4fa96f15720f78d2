// Conversations with clients that are slow, broken, hostile or gone, and the end of the server.
// Where a limit of time is tested it is set to almost nothing, and what is waited for is the end.
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <vector>

#include "net/web_socket_client.hpp"
#include "tests/net/talkers.hpp"
#include "tests/support/http_client.hpp"

namespace wardroom::net {
namespace {

using namespace std::chrono_literals;

const std::string kUpgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

// As clients must send it: masked, here with zeros.
std::string frame(unsigned char first, const std::string& payload) {
  std::string bytes{static_cast<char>(first), static_cast<char>(0x80 + payload.size())};
  return bytes + std::string(4, '\0') + payload;
}

// What the server says at the end, after an upgrade and these bytes: the code of its close frame.
int close_code_after(std::uint16_t port, const std::string& bytes) {
  HttpClient client(port);
  if (client.get("/ws", kUpgrade).status != 101) return -1;
  client.send(bytes);
  const std::string last = client.rest();
  if (last.size() < 4 || static_cast<unsigned char>(last[0]) != 0x88) return 0;
  return static_cast<unsigned char>(last[2]) * 256 + static_cast<unsigned char>(last[3]);
}

// That a server goes on as if nothing had happened.
void expect_well(const Talk& talk) {
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send("well?"));
  EXPECT_EQ(client.receive(), "well?");
}

TEST(WebSocketTrouble, a_plain_request_is_told_to_upgrade) {
  Talk talk;
  HttpClient client(talk.port());
  const HttpReply reply = client.get("/ws");
  EXPECT_EQ(reply.status, 426);
  EXPECT_EQ(reply.field("upgrade"), "websocket");
  EXPECT_EQ(client.ask("POST", "/ws", kUpgrade).status, 426);
  EXPECT_EQ(client.get("/ws", "Connection: Upgrade\r\nUpgrade: h2c\r\n").status, 426);
}

TEST(WebSocketTrouble, elsewhere_there_is_nothing_to_upgrade) {
  Talk talk;
  for (const char* path : {"/", "/ws/", "/wss", "/w"}) {
    WebSocketClient client;
    EXPECT_FALSE(client.connect(talk.port(), path)) << path;
    EXPECT_EQ(client.status(), 200) << path;
  }
  EXPECT_EQ(talk.talker.times("opened"), 0U);
}

TEST(WebSocketTrouble, the_handler_can_refuse) {
  Talk talk;
  WebSocketClient client;
  EXPECT_FALSE(client.connect(talk.port(), "/ws", "http://evil.example"));
  EXPECT_EQ(client.status(), 403);
  WebSocketClient failing;
  EXPECT_FALSE(failing.connect(talk.port(), "/ws", "http://broken.example"));
  EXPECT_EQ(failing.status(), 500);
  WebSocketClient good;
  EXPECT_TRUE(good.connect(talk.port(), "/ws", "http://good.example"));
  EXPECT_TRUE(talk.talker.heard("opened"));
  EXPECT_EQ(talk.talker.times("opened"), 1U);
}

TEST(WebSocketTrouble, a_handshake_that_is_none_is_refused) {
  Talk talk;
  const std::string asks = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
  for (const char* fields :
       {"", "Sec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"}) {
    HttpClient client(talk.port());
    const int status = client.get("/ws", asks + fields).status;
    EXPECT_TRUE(status == 400 || status == 426) << fields << status;
  }
  HttpClient hasty(talk.port());
  hasty.send("GET /ws HTTP/1.1\r\nHost: localhost\r\n" + kUpgrade + "\r\n" + frame(0x81, "early"));
  EXPECT_EQ(hasty.reply().status, 400);
  HttpClient nowhere(talk.port());
  nowhere.send("GET /ws HTTP/1.1\r\n" + kUpgrade + "\r\n");
  EXPECT_EQ(nowhere.reply().status, 400);
  EXPECT_EQ(talk.talker.times("opened"), 0U);
}

TEST(WebSocketTrouble, who_does_not_finish_the_handshake_is_cut_off) {
  Limits limits;
  limits.request_time = 1ms;
  Talk talk(limits);
  HttpClient client(talk.port());
  client.send("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: web");
  EXPECT_TRUE(client.is_cut_off());
}

TEST(WebSocketTrouble, a_message_may_be_just_so_long) {
  Talk talk;
  for (const bool compressed : {true, false}) {
    WebSocketClient client;
    if (!compressed) client.without_compression();
    ASSERT_TRUE(client.connect(talk.port(), "/ws"));
    ASSERT_TRUE(client.send(std::string(64 * 1024, 'x')));
    EXPECT_EQ(client.receive()->size(), 64U * 1024);
    ASSERT_TRUE(client.send(std::string(64 * 1024 + 1, 'x')));
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1009);
  }
  WebSocketClient huge;
  ASSERT_TRUE(huge.connect(talk.port(), "/ws"));
  huge.send(std::string(5'000'000, 'x'));  // a few kilobytes on the way
  EXPECT_EQ(huge.receive(), std::nullopt);
  EXPECT_EQ(huge.close_code(), 1009);
  expect_well(talk);
}

TEST(WebSocketTrouble, only_text_is_understood) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send_binary("\x01\x02"));
  EXPECT_EQ(client.receive(), std::nullopt);
  EXPECT_EQ(client.close_code(), 1003);
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(talk.talker.times("received"), 0U);
}

TEST(WebSocketTrouble, text_must_be_text) {
  Talk talk;
  for (const char* text : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "caf\xc3"}) {
    WebSocketClient client;
    ASSERT_TRUE(client.connect(talk.port(), "/ws"));
    client.send(text);
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1007) << text;
  }
  EXPECT_EQ(close_code_after(talk.port(), frame(0x81, "\xff")), 1007);  // not compressed
  EXPECT_EQ(talk.talker.times("received"), 0U);
  expect_well(talk);
}

TEST(WebSocketTrouble, broken_frames_end_the_conversation) {
  Talk talk;
  const std::vector<std::string> broken = {
      std::string("\x81\x05hello", 7),                    // not masked
      frame(0x83, "kind"),                                // of a kind that does not exist
      frame(0x80, "goes on"),                             // with what has not begun
      frame(0x09, "piece"),                               // a control frame in pieces
      frame(0xf1, "bits"),                                // bits that mean nothing
      frame(0x01, "begun") + frame(0x81, "begun again"),  // one message inside another
      frame(0x88, "x"),                                   // a code of one byte
      "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
      std::string(200, '\xff')};
  for (std::size_t i = 0; i < broken.size(); ++i)
    EXPECT_EQ(close_code_after(talk.port(), broken[i]), 1002) << i;
  EXPECT_TRUE(talk.talker.heard("closed", broken.size()));
  EXPECT_EQ(talk.talker.times("received"), 0U);
  expect_well(talk);
}

TEST(WebSocketTrouble, a_message_without_end_ends_at_the_limit) {
  Limits limits;
  limits.close_time = 1ms;
  Talk talk(limits);
  HttpClient client(talk.port());
  ASSERT_EQ(client.get("/ws", kUpgrade).status, 101);
  client.send("\x81\xff\x7f" + std::string(7, '\xff') + std::string(4, '\0'));
  client.send(std::string(70'000, 'x'));
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(talk.talker.times("received"), 0U);
}

TEST(WebSocketTrouble, browsers_offer_to_compress_in_one_of_two_ways) {
  Talk talk;
  for (const char* offer : {"permessage-deflate", "permessage-deflate; client_max_window_bits"}) {
    HttpClient client(talk.port());
    const HttpReply reply =
        client.get("/ws", kUpgrade + "Sec-WebSocket-Extensions: " + offer + "\r\n");
    EXPECT_TRUE(reply.field("sec-websocket-extensions").starts_with("permessage-deflate")) << offer;
  }
}

TEST(WebSocketTrouble, what_is_compressed_badly_ends_the_conversation) {
  Talk talk;
  HttpClient client(talk.port());
  const HttpReply reply =
      client.get("/ws", kUpgrade + "Sec-WebSocket-Extensions: permessage-deflate\r\n");
  ASSERT_EQ(reply.status, 101);
  ASSERT_NE(reply.field("sec-websocket-extensions").find("permessage-deflate"), std::string::npos);
  client.send(frame(0xc1, "\x06\xff\xff\xff"));
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(talk.talker.times("received"), 0U);
  expect_well(talk);
}

TEST(WebSocketTrouble, messages_in_pieces_with_pings_between_are_put_together) {
  Talk talk;
  HttpClient client(talk.port());
  ASSERT_EQ(client.get("/ws", kUpgrade).status, 101);
  client.send(frame(0x01, "one ") + frame(0x89, "ping") + frame(0x00, "two ") + frame(0x80, "end"));
  EXPECT_TRUE(talk.talker.heard("received one two end"));
  client.send(frame(0x88, std::string("\x03\xe8", 2)));
  EXPECT_EQ(client.rest(), "\x8a\x04ping\x81\x0bone two end" + std::string("\x88\x02\x03\xe8", 4));
}

TEST(WebSocketTrouble, who_is_too_slow_is_told_so_and_others_go_on) {
  Limits limits;
  limits.waiting_bytes = 50'000;
  Talk talk(limits);
  WebSocketClient slow;
  ASSERT_TRUE(slow.connect(talk.port(), "/ws"));
  WebSocketClient other;
  ASSERT_TRUE(other.connect(talk.port(), "/ws"));
  ASSERT_TRUE(slow.send("flood"));
  ASSERT_TRUE(other.send("hello"));
  EXPECT_EQ(other.receive(), "hello");
  EXPECT_EQ(slow.receive()->size(), 10'000U);  // it was on its way
  EXPECT_EQ(slow.receive(), std::nullopt);
  EXPECT_EQ(slow.close_code(), 4000);
  EXPECT_TRUE(talk.talker.heard("closed"));
  ASSERT_TRUE(other.send("hello"));
  EXPECT_EQ(other.receive(), "hello");
}

TEST(WebSocketTrouble, who_takes_nothing_is_cut_off_and_others_go_on) {
  Limits limits;
  limits.linger_time = 1ms;
  Talk talk(limits);
  WebSocketClient stuck;
  stuck.without_compression();
  ASSERT_TRUE(stuck.connect(talk.port(), "/ws"));
  WebSocketClient other;
  ASSERT_TRUE(other.connect(talk.port(), "/ws"));
  ASSERT_TRUE(stuck.send("burst"));
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(stuck.receive(), std::nullopt);
  ASSERT_TRUE(other.send("hello"));
  EXPECT_EQ(other.receive(), "hello");
}

TEST(WebSocketTrouble, who_answers_no_ping_is_cut_off) {
  Limits limits;
  limits.silence_time = 2ms;
  Talk talk(limits);
  HttpClient silent(talk.port());
  ASSERT_EQ(silent.get("/ws", kUpgrade).status, 101);
  EXPECT_TRUE(talk.talker.heard("closed"));
}

TEST(WebSocketTrouble, who_vanishes_is_noticed) {
  Talk talk;
  for (int i = 0; i < 20; ++i) {
    WebSocketClient client;
    ASSERT_TRUE(client.connect(talk.port(), "/ws"));
    ASSERT_TRUE(client.send(i % 2 == 0 ? "ask 1000" : "flood"));
    client.vanish();
  }
  {
    const HttpClient client(talk.port());
  }
  EXPECT_TRUE(talk.talker.heard("closed", talk.talker.times("opened")));
  expect_well(talk);
}

TEST(WebSocketTrouble, so_many_from_one_address_and_no_more) {
  Limits limits;
  limits.connections_per_address = 2;
  Talk talk(limits);
  WebSocketClient one;
  ASSERT_TRUE(one.connect(talk.port(), "/ws"));
  auto other = std::make_unique<WebSocketClient>();
  ASSERT_TRUE(other->connect(talk.port(), "/ws"));
  HttpClient extra(talk.port());
  EXPECT_EQ(extra.reply().status, 429);
  EXPECT_TRUE(extra.is_cut_off());
  other.reset();
  ASSERT_TRUE(talk.talker.heard("closed"));
  // The connection ends a moment after the conversation.
  int status = 429;
  while (status == 429) status = HttpClient(talk.port()).get("/").status;
  EXPECT_EQ(status, 200);
}

TEST(WebSocketTrouble, behind_a_proxy_its_clients_are_told_apart) {
  Limits limits;
  limits.connections_per_address = 1;
  limits.behind_proxy = true;
  Talk talk(limits);
  const auto connect = [&](WebSocketClient& client, const std::string& address) {
    client.add_field({"X-Forwarded-For", "10.0.0.1, " + address});
    return client.connect(talk.port(), "/ws");
  };
  WebSocketClient one;
  ASSERT_TRUE(connect(one, "192.0.2.1"));
  ASSERT_TRUE(one.send("address"));
  EXPECT_EQ(one.receive(), "192.0.2.1");
  WebSocketClient same;
  EXPECT_FALSE(connect(same, "192.0.2.1"));
  EXPECT_EQ(same.status(), 429);
  WebSocketClient other;
  EXPECT_TRUE(connect(other, "192.0.2.2"));
  HttpClient http(talk.port());
  EXPECT_EQ(http.get("/", "X-Forwarded-For: 192.0.2.3\r\n").body, "192.0.2.3\n");
  EXPECT_EQ(http.get("/").body, "127.0.0.1\n");
}

TEST(WebSocketTrouble, without_a_proxy_nobody_is_believed) {
  Talk talk;
  HttpClient http(talk.port());
  EXPECT_EQ(http.get("/", "X-Forwarded-For: 192.0.2.3\r\n").body, "127.0.0.1\n");
}

TEST(WebSocketTrouble, a_server_that_stops_says_goodbye) {
  Talk talk;
  std::vector<std::unique_ptr<WebSocketClient>> clients;
  for (int i = 0; i < 10; ++i) {
    clients.push_back(std::make_unique<WebSocketClient>());
    ASSERT_TRUE(clients.back()->connect(talk.port(), "/ws"));
    ASSERT_TRUE(clients.back()->send("ask 3"));
  }
  ASSERT_TRUE(talk.talker.heard("received ask", 10));
  talk.running.ask_to_stop();
  for (const auto& client : clients) {
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client->receive(), std::to_string(i));
    EXPECT_EQ(client->receive(), std::nullopt);
    EXPECT_EQ(client->close_code(), 1001);
  }
  talk.running.stop();
  EXPECT_EQ(talk.talker.times("closed"), 10U);
}

TEST(WebSocketTrouble, a_server_that_stops_does_not_wait_for_ever) {
  Limits limits;
  limits.stop_time = 1ms;
  limits.waiting_bytes = 100'000'000;
  Talk talk(limits);
  WebSocketClient deaf;
  ASSERT_TRUE(deaf.connect(talk.port(), "/ws"));
  WebSocketClient stuck;
  stuck.without_compression();
  ASSERT_TRUE(stuck.connect(talk.port(), "/ws"));
  ASSERT_TRUE(stuck.send("burst"));
  ASSERT_TRUE(talk.talker.heard("received burst"));
  talk.running.stop();
  EXPECT_EQ(talk.talker.times("closed"), 2U);
}

TEST(WebSocketTrouble, a_server_that_fails_lets_the_handler_know_the_end) {
  Talker talker;
  {
    Server server([](const HttpRequest&) { return HttpResponse{}; });
    server.converse("/ws", talker);
    ASSERT_FALSE(server.listen("127.0.0.1", 0));
    auto ran = std::async(std::launch::async, [&] { server.run(); });
    WebSocketClient client;
    ASSERT_TRUE(client.connect(server.port(), "/ws"));
    ASSERT_TRUE(client.send("ask 100"));
    ASSERT_TRUE(talker.heard("received"));
    server.post([] { throw std::runtime_error("out of luck"); });
    EXPECT_THROW(ran.get(), std::runtime_error);
    EXPECT_EQ(talker.times("closed"), 0U);
  }
  EXPECT_EQ(talker.times("closed"), 1U);
}

}  // namespace
}  // namespace wardroom::net
