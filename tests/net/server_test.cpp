// The server as clients meet it, honest ones and others, on a port of this machine. Where a limit
// of time is tested it is set to almost nothing, and what is waited for is the end of the
// connection.
#include "net/server.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "tests/support/http_client.hpp"
#include "tests/support/running_server.hpp"

namespace wardroom::net {
namespace {

using namespace std::chrono_literals;

HttpResponse echo(const HttpRequest& request) {
  if (request.target == "/fail") throw std::runtime_error("secret");
  if (request.target == "/none") return {204, {}, {}};
  if (request.target == "/large") return {200, {}, std::string(5'000'000, 'x')};
  return {
      200,
      {{"Content-Type", "text/plain"}, {"X-One", "1"}},
      request.method + ' ' + request.target + ' ' + request.field("X-Say") + ' ' + request.body};
}

class Running : public RunningServer {
 public:
  explicit Running(const Limits& limits = {}, Handler handler = echo)
      : RunningServer(limits, std::move(handler)) {}
};

TEST(Server, answers_one_request_after_another_on_a_connection) {
  const Running running;
  HttpClient client(running.port());
  const HttpReply first = client.get("/one", "X-Say: hello\r\n");
  EXPECT_EQ(first.status, 200);
  EXPECT_EQ(first.body, "GET /one hello ");
  EXPECT_EQ(first.field("x-one"), "1");
  EXPECT_EQ(first.field("content-length"), std::to_string(first.body.size()));
  EXPECT_TRUE(first.field("date").ends_with(" GMT"));
  EXPECT_EQ(client.ask("POST", "/two", "Content-Length: 4\r\n", "body").body, "POST /two  body");
  EXPECT_EQ(client.get("/three").body, "GET /three  ");
}

TEST(Server, requests_that_come_together_are_answered_in_order) {
  const Running running;
  HttpClient client(running.port());
  std::string both;
  for (const char* target : {"/1", "/2", "/3"})
    both += std::string("GET ") + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  client.send(both);
  for (const char* target : {"/1", "/2", "/3"})
    EXPECT_EQ(client.reply().body, std::string("GET ") + target + "  ");
}

TEST(Server, a_body_in_chunks_is_put_together) {
  const Running running;
  HttpClient client(running.port());
  EXPECT_EQ(
      client.ask("POST", "/", "Transfer-Encoding: chunked\r\n", "2\r\nbo\r\n2\r\ndy\r\n0\r\n\r\n")
          .body,
      "POST /  body");
}

TEST(Server, to_head_the_body_is_left_out) {
  const Running running;
  HttpClient client(running.port());
  const HttpReply head = client.ask("HEAD", "/one");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.field("content-length"), "11");
  EXPECT_EQ(client.get("/two").body, "GET /two  ");  // nothing of the first one is left
}

TEST(Server, an_answer_without_a_body_has_no_length) {
  const Running running;
  HttpClient client(running.port());
  const HttpReply none = client.get("/none");
  EXPECT_EQ(none.status, 204);
  EXPECT_EQ(none.fields.count("content-length"), 0U);
  EXPECT_EQ(client.get("/two").status, 200);
}

TEST(Server, ends_the_connection_when_the_client_wants_it) {
  const Running running;
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/", "Connection: close\r\n").field("connection"), "close");
  EXPECT_TRUE(client.is_cut_off());
  HttpClient old(running.port());
  old.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_EQ(old.reply().status, 200);
  EXPECT_TRUE(old.is_cut_off());
}

TEST(Server, a_large_answer_arrives_whole) {
  const Running running;
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/large").body, std::string(5'000'000, 'x'));
}

TEST(Server, a_handler_that_fails_tells_nothing_of_it_and_hurts_nobody) {
  const Running running;
  HttpClient client(running.port());
  const HttpReply failed = client.get("/fail");
  EXPECT_EQ(failed.status, 500);
  EXPECT_EQ(failed.body.find("secret"), std::string::npos);
  EXPECT_EQ(client.get("/").status, 200);
}

TEST(Server, what_is_not_http_is_refused) {
  const Running running;
  for (const char* text :
       {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2.0\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "\x16\x03\x01\x02\x01\x01\xfc\x03\x03\r\n\r\n"}) {
    HttpClient client(running.port());
    client.send(text);
    EXPECT_EQ(client.reply().status, 400) << text;
  }
}

TEST(Server, a_header_that_is_too_long_is_refused) {
  Limits limits;
  limits.header_bytes = 1000;
  const Running running(limits);
  HttpClient fits(running.port());
  EXPECT_EQ(fits.get("/", "X-Long: " + std::string(800, 'x') + "\r\n").status, 200);
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/", "X-Long: " + std::string(100'000, 'x') + "\r\n").status, 431);
  HttpClient target(running.port());
  EXPECT_EQ(target.get("/" + std::string(2000, 'x')).status, 431);
}

TEST(Server, a_body_that_is_too_long_is_refused_before_it_is_read) {
  Limits limits;
  limits.body_bytes = 1000;
  const Running running(limits);
  HttpClient announced(running.port());
  EXPECT_EQ(announced.ask("POST", "/", "Content-Length: 1001\r\n").status, 413);
  HttpClient sent(running.port());
  EXPECT_EQ(sent.ask("POST", "/", "Content-Length: 500000\r\n", std::string(500'000, 'x')).status,
            413);
  HttpClient chunked(running.port());
  EXPECT_EQ(
      chunked
          .ask("POST", "/", "Transfer-Encoding: chunked\r\n", "800\r\n" + std::string(0x800, 'x'))
          .status,
      413);
}

TEST(Server, who_begins_a_request_and_does_not_finish_is_cut_off) {
  Limits limits;
  limits.request_time = 1ms;
  const Running running(limits);
  HttpClient header(running.port());
  header.send("GET / HTTP/1.1\r\nHost: localhost\r\n");
  EXPECT_TRUE(header.is_cut_off());
  HttpClient body(running.port());
  body.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf");
  EXPECT_TRUE(body.is_cut_off());
}

TEST(Server, who_says_nothing_is_cut_off) {
  Limits limits;
  limits.idle_time = 1ms;
  const Running running(limits);
  HttpClient client(running.port());
  EXPECT_TRUE(client.is_cut_off());
}

TEST(Server, who_does_not_take_the_answer_is_cut_off) {
  Limits limits;
  limits.answer_time = 1ms;
  limits.linger_time = 1ms;
  const Running running(limits, [](const HttpRequest&) {
    return HttpResponse{
        200, {}, std::string(50'000'000, 'x')};  // more than the systems keep between us
  });
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/").status, 0);  // it comes to an end before it is whole
}

TEST(Server, who_leaves_in_the_middle_hurts_nobody) {
  const Running running;
  for (int i = 0; i < 20; ++i) {
    const HttpClient client(running.port());
    client.send("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\nGET /");
  }
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/").status, 200);
}

TEST(Server, many_are_served_at_once_and_one_too_many_is_told_so) {
  Limits limits;
  limits.connections = 100;
  const Running running(limits);
  std::vector<std::unique_ptr<HttpClient>> clients;
  for (int i = 0; i < 100; ++i) {
    clients.push_back(std::make_unique<HttpClient>(running.port()));
    ASSERT_EQ(clients.back()->get("/").status, 200) << i;
  }
  HttpClient extra(running.port());
  EXPECT_EQ(extra.reply().status, 503);
  EXPECT_TRUE(extra.is_cut_off());
  for (const auto& client : clients) EXPECT_EQ(client->get("/").status, 200);

  EXPECT_EQ(clients[7]->get("/", "Connection: close\r\n").status, 200);
  EXPECT_TRUE(clients[7]->is_cut_off());
  clients[7].reset();
  // The server hears of the end in its own time; until then it may still be full.
  int status = 503;
  while (status == 503) status = HttpClient(running.port()).get("/").status;
  EXPECT_EQ(status, 200);
}

TEST(Server, stops_at_once_while_nobody_asks_anything) {
  Running running;
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/").status, 200);
  running.stop();
  EXPECT_TRUE(client.is_cut_off());
  EXPECT_FALSE(HttpClient(running.port()).connected());
}

TEST(Server, finishes_what_is_under_way_before_it_stops) {
  std::promise<void> entered;
  std::promise<void> may_answer;
  Running running({}, [&](const HttpRequest&) {
    entered.set_value();
    may_answer.get_future().wait();
    return HttpResponse{200, {}, std::string(1'000'000, 'x')};
  });
  HttpClient client(running.port());
  client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  entered.get_future().wait();
  running.ask_to_stop();
  may_answer.set_value();
  const HttpReply reply = client.reply();
  EXPECT_EQ(reply.body.size(), 1'000'000U);
  EXPECT_TRUE(client.is_cut_off());
  running.stop();
}

TEST(Server, a_request_that_has_begun_is_answered_before_it_stops) {
  Running running;
  HttpClient client(running.port());
  EXPECT_EQ(client.get("/").status, 200);
  client.send("GET /rest HTTP/1.1\r\n");
  // Another connection is answered only after those bytes were read.
  EXPECT_EQ(HttpClient(running.port()).get("/").status, 200);
  running.ask_to_stop();
  client.send("Host: localhost\r\n\r\n");
  const HttpReply reply = client.reply();
  EXPECT_EQ(reply.body, "GET /rest  ");
  EXPECT_EQ(reply.field("connection"), "close");
}

TEST(Server, does_not_wait_for_ever_before_it_stops) {
  Limits limits;
  limits.stop_time = 1ms;
  Running running(limits);
  HttpClient client(running.port());
  client.send("GET / HTTP/1.1\r\n");
  EXPECT_EQ(HttpClient(running.port()).get("/").status, 200);
  running.stop();
  EXPECT_TRUE(client.is_cut_off());
}

TEST(Server, can_be_stopped_before_it_runs_and_thrown_away_unused) {
  Server server(echo);
  ASSERT_FALSE(server.listen("127.0.0.1", 0));
  server.stop();
  server.run();
  Server unused(echo);
  ASSERT_FALSE(unused.listen("127.0.0.1", 0));
  const HttpClient client(unused.port());
  EXPECT_TRUE(client.connected());
}

TEST(Server, says_why_it_cannot_listen) {
  using Kind = ListenProblem::Kind;
  Server first(echo);
  ASSERT_FALSE(first.listen("127.0.0.1", 0));
  Server second(echo);
  EXPECT_EQ(second.listen("127.0.0.1", first.port())->kind, Kind::port_taken);
  EXPECT_EQ(second.listen("localhost", 0)->kind, Kind::no_address);
  EXPECT_EQ(second.listen("127.0.0.1.9", 0)->kind, Kind::no_address);
  EXPECT_EQ(second.listen("192.0.2.1", 0)->kind, Kind::not_here);
  EXPECT_FALSE(second.listen("127.0.0.1", 0));  // it can still be asked for another one
  EXPECT_NE(second.port(), first.port());
}

}  // namespace
}  // namespace wardroom::net
