// Requests whose end a proxy in front may see elsewhere than the server, and requests that were
// meant for somebody else's name.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "net/host.hpp"
#include "net/web_socket_client.hpp"
#include "tests/net/talkers.hpp"
#include "tests/support/http_client.hpp"
#include "tests/support/running_server.hpp"

namespace wardroom::net {
namespace {

HttpResponse target_of(const HttpRequest& request) {
  return plain_text(200, request.target);
}

// Everything the server answers to these bytes until it ends the connection.
std::string answers_to(std::uint16_t port, const std::string& bytes) {
  HttpClient client(port);
  client.send(bytes);
  return client.rest();
}

TEST(Smuggling, a_body_that_ends_in_doubt_is_refused_with_all_that_follows) {
  const RunningServer running({}, target_of);
  const std::string hidden = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const std::string length = "Content-Length: " + std::to_string(hidden.size()) + "\r\n";
  const std::string chunked = "Transfer-Encoding: chunked\r\n";
  for (const std::string& fields :
       {std::string("Transfer-Encoding: identity\r\n"),
        std::string("Transfer-Encoding: xchunked\r\n"),
        std::string("Transfer-Encoding: chunked, gzip\r\n"),
        std::string("Transfer-Encoding: gzip, chunked\r\n"),
        std::string("Transfer-Encoding: chunked, chunked\r\n"),
        std::string("Transfer-Encoding: \r\n"), std::string("Transfer-Encoding: chunked;x\r\n"),
        std::string("Transfer-Encoding:\vchunked\r\n"), chunked + chunked, length + chunked,
        chunked + length, length + length, length + "Content-Length: 0\r\n",
        std::string("Content-Length: 4, 4\r\n"), std::string("Content-Length: +4\r\n"),
        std::string("Transfer-Encoding : chunked\r\n")}) {
    const std::string answers =
        answers_to(running.port(), "POST /first HTTP/1.1\r\nHost: localhost\r\n" + fields +
                                       "\r\n0\r\n\r\n" + hidden);
    EXPECT_TRUE(answers.starts_with("HTTP/1.1 400 ")) << fields << answers;
    EXPECT_NE(answers.find("Connection: close"), std::string::npos) << fields << answers;
    EXPECT_EQ(answers.find("/smuggled"), std::string::npos) << fields << answers;
    EXPECT_EQ(answers.find("HTTP/1.1", 1), std::string::npos) << fields << answers;
  }
  // HTTP/1.0 knows no chunks.
  EXPECT_TRUE(answers_to(running.port(),
                         "POST / HTTP/1.0\r\nHost: localhost\r\n" + chunked + "\r\n0\r\n\r\n")
                  .starts_with("HTTP/1.1 400 "));
}

TEST(Smuggling, honest_bodies_are_read) {
  const RunningServer running({}, target_of);
  HttpClient client(running.port());
  EXPECT_EQ(client.ask("POST", "/1", "Transfer-Encoding: Chunked\r\n", "0\r\n\r\n").body, "/1\n");
  EXPECT_EQ(client.ask("POST", "/2", "Content-Length: 4\r\n", "body").body, "/2\n");
  EXPECT_EQ(client.ask("POST", "/3", "Content-Length: 0\r\n").body, "/3\n");
  EXPECT_EQ(client.get("/4").body, "/4\n");
}

TEST(Host, is_localhost_an_address_in_digits_or_a_name_of_the_server) {
  const std::array<std::string, 1> names = {"wardroom.example.org"};
  for (const char* host :
       {"localhost", "LocalHost:8000", "127.0.0.1", "127.0.0.1:8000", "192.0.2.7", "[::1]",
        "[::1]:8000", "[2001:db8::7]:80", "wardroom.example.org", "Wardroom.Example.org:443"})
    EXPECT_TRUE(may_be_called(host, names)) << host;
  for (const char* host : {"",
                           "evil.example",
                           "evil.example:8000",
                           "localhost.evil.example",
                           "xlocalhost",
                           "127.0.0.1.evil.example",
                           "127.0.0.1:8000:1",
                           "localhost:",
                           "localhost:80a",
                           "localhost:123456",
                           "::1",
                           "[::1",
                           "[evil]",
                           "[::1]x",
                           "[::1]:",
                           "a@localhost",
                           "localhost, evil.example",
                           "wardroom.example.org.",
                           "sub.wardroom.example.org",
                           "wardroom.example.orgx",
                           "127.1",
                           "[]"})
    EXPECT_FALSE(may_be_called(host, names)) << host;
  EXPECT_FALSE(may_be_called("wardroom.example.org", {}));
}

TEST(Host, a_page_on_a_foreign_name_gets_nothing) {
  Limits limits;
  limits.names = {"wardroom.example.org"};
  Talk talk(limits);
  const auto status = [&](const std::string& line, const std::string& host,
                          const std::string& more = "") {
    HttpClient client(talk.port());
    client.send("GET " + line + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
    return client.reply().status;
  };
  EXPECT_EQ(status("/", "wardroom.example.org"), 200);
  EXPECT_EQ(status("/", "localhost:1234"), 200);
  EXPECT_EQ(status("/", "rebound.example"), 421);
  EXPECT_EQ(status("/metrics", "rebound.example:8000"), 421);
  EXPECT_EQ(status("http://rebound.example/", "localhost"), 421);
  EXPECT_EQ(status("http://localhost/", "rebound.example"), 421);
  EXPECT_EQ(status("http://localhost/", "localhost"), 200);
  EXPECT_EQ(status("/", "localhost", "Host: localhost\r\n"), 400);
  const std::string upgrade =
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  // Origin and Host agree, since the browser takes the page for one of that name.
  EXPECT_EQ(status("/ws", "rebound.example", upgrade + "Origin: http://rebound.example\r\n"), 421);
  EXPECT_EQ(talk.talker.times("opened"), 0U);
  EXPECT_EQ(status("/ws", "wardroom.example.org", upgrade), 101);
}

TEST(Host, holds_at_every_place_where_the_server_listens) {
  RunningServer running({}, target_of, [](Server& server) {
    const auto apart = [](const HttpRequest&) { return plain_text(200, "apart"); };
    EXPECT_FALSE(server.listen_apart(apart, "127.0.0.1", 0));
  });
  const std::uint16_t apart = running.server().port_apart();
  ASSERT_NE(apart, running.port());
  EXPECT_EQ(HttpClient(running.port()).get("/one").body, "/one\n");
  HttpClient client(apart);
  EXPECT_EQ(client.get("/one").body, "apart\n");
  EXPECT_EQ(client.get("/two").body, "apart\n");
  HttpClient rebound(apart);
  rebound.send("GET / HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
  EXPECT_EQ(rebound.reply().status, 421);
  running.stop();
  EXPECT_TRUE(client.is_cut_off());
  EXPECT_FALSE(HttpClient(apart).connected());
}

}  // namespace
}  // namespace wardroom::net
