// Who converses in tests of WebSockets. What it hears it notes down; tests wait for a note and
// never for a time. To some words it reacts.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "net/server.hpp"
#include "net/socket.hpp"
#include "tests/support/running_server.hpp"

namespace wardroom::net {

// Answers every message with itself. Words of its own: "close", "fail", "address", "ask N" (N
// numbered messages), "all X" (X to everybody), "flood" (more than may wait), "burst" (the same,
// and the first message is more than the systems keep between us).
class Talker : public SocketHandler {
 public:
  std::optional<HttpResponse> refuse(const HttpRequest& request) override {
    if (request.field("Origin") == "http://evil.example") return plain_text(403, "Not from there.");
    if (request.field("Origin") == "http://broken.example") throw std::runtime_error("secret");
    return std::nullopt;
  }

  void opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) override {
    sockets_[socket.get()] = socket;
    if (keep_after_end) kept.push_back(socket);
    note("opened " + request.target);
    if (request.target == "/ws?fail") throw std::runtime_error("secret");
  }

  void received(Socket& socket, std::string_view text) override {
    EXPECT_EQ(sockets_.count(&socket), 1U);
    note("received " + std::string(text.substr(0, 40)));
    if (text == "close") return socket.close(4321, "as you wish");
    if (text == "fail") throw std::runtime_error("secret");
    if (text == "address") return socket.send(socket.address());
    if (text == "flood") return flood(socket, 10'000);
    if (text == "burst") return flood(socket, 50'000'000);
    if (text.starts_with("all "))
      for (const auto& [key, one] : sockets_) one->send(std::string(text.substr(4)));
    else if (text.starts_with("ask "))
      for (int i = 0; i < std::stoi(std::string(text.substr(4))); ++i)
        socket.send(std::to_string(i));
    else
      socket.send(std::string(text));
  }

  void closed(Socket& socket) override {
    EXPECT_EQ(sockets_.erase(&socket), 1U);  // exactly once
    socket.send("into the void");
    socket.close(1000, "again");
    note("closed");
  }

  // Waits until this many notes begin so; false if it takes half a minute.
  bool heard(const std::string& beginning, std::size_t times = 1) {
    std::unique_lock lock(mutex_);
    return noted_.wait_for(lock, std::chrono::seconds(30),
                           [&] { return count(beginning) >= times; });
  }
  std::size_t times(const std::string& beginning) {
    const std::scoped_lock lock(mutex_);
    return count(beginning);
  }

  bool keep_after_end = false;
  std::vector<std::shared_ptr<Socket>> kept;

 private:
  static void flood(Socket& socket, std::size_t first) {
    socket.send(std::string(first, 'x'));
    for (int i = 0; i < 20; ++i) socket.send(std::string(100'000, 'x'));
  }
  void note(const std::string& text) {
    const std::scoped_lock lock(mutex_);
    notes_.push_back(text);
    noted_.notify_all();
  }
  std::size_t count(const std::string& beginning) const {
    std::size_t found = 0;
    for (const std::string& text : notes_) found += text.starts_with(beginning) ? 1 : 0;
    return found;
  }

  std::map<Socket*, std::shared_ptr<Socket>> sockets_;  // of the server's thread
  std::mutex mutex_;
  std::condition_variable noted_;
  std::vector<std::string> notes_;
};

// A server with a talker at /ws.
struct Talk {
  explicit Talk(const Limits& limits = {})
      : running(
            limits, [](const HttpRequest& request) { return plain_text(200, request.address); },
            [this](Server& server) { server.converse("/ws", talker); }) {}

  std::uint16_t port() const { return running.port(); }

  Talker talker;
  RunningServer running;
};

}  // namespace wardroom::net
