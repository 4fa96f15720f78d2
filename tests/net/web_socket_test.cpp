// Conversations with honest clients: what is said arrives, whole and in order, and both sides can
// end it.
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "net/web_socket_client.hpp"
#include "tests/net/talkers.hpp"
#include "tests/support/http_client.hpp"

namespace wardroom::net {
namespace {

using namespace std::chrono_literals;

TEST(WebSocket, what_is_said_is_answered) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  EXPECT_EQ(client.status(), 101);
  for (const char* text : {"hello", "", "Zoë — ﷽ 🚀", "{\"type\":\"hello\"}"}) {
    ASSERT_TRUE(client.send(text));
    EXPECT_EQ(client.receive(), text);
  }
  client.close();
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(talk.talker.times("opened"), 1U);
}

TEST(WebSocket, the_path_may_have_a_query) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws?x=1"));
  EXPECT_TRUE(talk.talker.heard("opened /ws?x=1"));
}

TEST(WebSocket, large_messages_arrive_whole_compressed_or_not) {
  Limits limits;
  limits.message_bytes = 1'000'000;
  limits.kilobytes = {10'000, 1};
  Talk talk(limits);
  std::string text;
  for (int i = 0; text.size() < 1'000'000 - 20; ++i) text += std::to_string(i * 7919) + "é ";
  for (const bool compressed : {true, false}) {
    WebSocketClient client;
    if (!compressed) client.without_compression();
    ASSERT_TRUE(client.connect(talk.port(), "/ws"));
    ASSERT_TRUE(client.send(text));
    EXPECT_EQ(client.receive(), text);
    ASSERT_TRUE(client.send("more"));
    EXPECT_EQ(client.receive(), "more");
  }
}

TEST(WebSocket, messages_come_in_order) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send("ask 2000"));
  ASSERT_TRUE(client.send("last"));
  for (int i = 0; i < 2000; ++i) ASSERT_EQ(client.receive(), std::to_string(i));
  EXPECT_EQ(client.receive(), "last");
}

TEST(WebSocket, many_talk_at_once) {
  Limits limits;
  limits.connections_per_address = 300;
  Talk talk(limits);
  std::vector<std::unique_ptr<WebSocketClient>> clients;
  ClientLoop loop;
  for (int i = 0; i < 200; ++i) {
    clients.push_back(std::make_unique<WebSocketClient>(loop));
    ASSERT_TRUE(clients.back()->connect(talk.port(), "/ws")) << i;
  }
  for (std::size_t i = 0; i < clients.size(); ++i)
    ASSERT_TRUE(clients[i]->send("mine " + std::to_string(i)));
  for (std::size_t i = 0; i < clients.size(); ++i)
    ASSERT_EQ(clients[i]->receive(), "mine " + std::to_string(i));
  ASSERT_TRUE(clients[3]->send("all news"));
  for (const auto& client : clients) EXPECT_EQ(client->receive(), "news");
  clients.clear();
  EXPECT_TRUE(talk.talker.heard("closed", 200));
}

TEST(WebSocket, clients_of_a_loop_can_listen) {
  Talk talk;
  ClientLoop loop;
  WebSocketClient one(loop);
  WebSocketClient other(loop);
  ASSERT_TRUE(one.connect(talk.port(), "/ws"));
  ASSERT_TRUE(other.connect(talk.port(), "/ws"));
  int heard = 0;
  one.listen([&](std::string_view text) {
    if (text == "ball") one.send("all back");
    ++heard;
  });
  other.listen([&](std::string_view) { ++heard; });
  ASSERT_TRUE(other.send("all ball"));
  while (heard < 4) loop.run_for(1ms);
  EXPECT_EQ(talk.talker.times("received all"), 2U);
}

TEST(WebSocket, http_goes_on_beside_it) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  HttpClient http(talk.port());
  EXPECT_EQ(http.get("/").body, "127.0.0.1\n");
  ASSERT_TRUE(client.send("hello"));
  EXPECT_EQ(client.receive(), "hello");
  EXPECT_EQ(http.get("/").status, 200);
}

TEST(WebSocket, a_connection_can_ask_first_and_talk_then) {
  Talk talk;
  HttpClient http(talk.port());
  EXPECT_EQ(http.get("/").status, 200);
  EXPECT_EQ(http.get("/ws").status, 426);
  EXPECT_EQ(http.get("/ws",
                     "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
                .field("sec-websocket-accept"),
            "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_TRUE(talk.talker.heard("opened"));
}

TEST(WebSocket, the_server_can_close) {
  Talk talk;
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send("ask 100"));
  ASSERT_TRUE(client.send("close"));
  ASSERT_TRUE(client.send("too late"));
  for (int i = 0; i < 100; ++i) EXPECT_EQ(client.receive(), std::to_string(i));
  EXPECT_EQ(client.receive(), std::nullopt);
  EXPECT_EQ(client.close_code(), 4321);
  EXPECT_TRUE(talk.talker.heard("closed"));
  EXPECT_EQ(talk.talker.times("received too late"), 0U);
}

TEST(WebSocket, who_does_not_answer_a_close_is_cut_off) {
  Limits limits;
  limits.close_time = 1ms;
  Talk talk(limits);
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send("close"));
  EXPECT_TRUE(talk.talker.heard("closed"));
}

TEST(WebSocket, a_handler_that_fails_tells_nothing_of_it_and_hurts_nobody) {
  Talk talk;
  WebSocketClient other;
  ASSERT_TRUE(other.connect(talk.port(), "/ws"));
  WebSocketClient client;
  ASSERT_TRUE(client.connect(talk.port(), "/ws"));
  ASSERT_TRUE(client.send("fail"));
  EXPECT_EQ(client.receive(), std::nullopt);
  EXPECT_EQ(client.close_code(), 1011);
  WebSocketClient at_once;
  ASSERT_TRUE(at_once.connect(talk.port(), "/ws?fail"));
  EXPECT_EQ(at_once.receive(), std::nullopt);
  EXPECT_EQ(at_once.close_code(), 1011);
  EXPECT_TRUE(talk.talker.heard("closed", 2));
  ASSERT_TRUE(other.send("still there"));
  EXPECT_EQ(other.receive(), "still there");
}

TEST(WebSocket, a_socket_may_be_kept_after_its_end_and_that_of_the_server) {
  std::vector<std::shared_ptr<Socket>> kept;
  {
    Talk talk;
    talk.talker.keep_after_end = true;
    WebSocketClient client;
    ASSERT_TRUE(client.connect(talk.port(), "/ws"));
    client.close();
    ASSERT_TRUE(talk.talker.heard("closed"));
    talk.running.stop();
    kept = talk.talker.kept;
  }
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0]->address(), "127.0.0.1");
  kept[0]->send("anybody?");
  kept[0]->close(1000, "");
}

TEST(WebSocket, work_of_other_threads_is_done_in_the_servers) {
  Talk talk;
  std::promise<std::thread::id> servers;
  talk.running.server().post([&] { servers.set_value(std::this_thread::get_id()); });
  const std::thread::id server = servers.get_future().get();
  EXPECT_NE(server, std::this_thread::get_id());

  constexpr int kEach = 500;
  std::vector<int> done;  // touched by the server's thread only
  std::promise<void> all_done;
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < kEach; ++i)
        talk.running.server().post([&, t, i] {
          EXPECT_EQ(std::this_thread::get_id(), server);
          done.push_back(t * kEach + i);
          if (done.size() == 4 * kEach) all_done.set_value();
        });
    });
  for (std::thread& thread : threads) thread.join();
  all_done.get_future().wait();
  std::vector<int> next = {0, kEach, 2 * kEach, 3 * kEach};
  for (const int number : done) EXPECT_EQ(next[static_cast<std::size_t>(number / kEach)]++, number);
}

TEST(WebSocket, work_can_be_put_off) {
  std::promise<std::string> order;
  std::string done;
  RunningServer running(
      {}, [](const HttpRequest&) { return HttpResponse{}; },
      [&](Server& server) {
        server.after(2ms, [&] {
          done += "second ";
          server.after(0ms, [&] { order.set_value(done + "third"); });
        });
        server.after(1ms, [&] { done += "first "; });
      });
  EXPECT_EQ(order.get_future().get(), "first second third");
}

TEST(WebSocket, work_that_was_put_off_does_not_keep_the_server_from_stopping) {
  bool done = false;
  RunningServer running(
      {}, [](const HttpRequest&) { return HttpResponse{}; },
      [&](Server& server) { server.after(1h, [&] { done = true; }); });
  running.server().post([&] {
    running.ask_to_stop();
    running.server().post([&] { running.server().after(0ms, [&] { done = true; }); });
  });
  running.stop();
  EXPECT_FALSE(done);
}

}  // namespace
}  // namespace wardroom::net
