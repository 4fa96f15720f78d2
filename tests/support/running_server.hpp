// A server that runs in a thread of its own until the test ends.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <thread>
#include <utility>

#include "net/server.hpp"

namespace wardroom {

class RunningServer {
 public:
  explicit RunningServer(const net::Limits& limits, net::Handler handler,
                         const std::function<void(net::Server&)>& prepare = {})
      : server_(std::move(handler), limits) {
    if (prepare) prepare(server_);
    const auto problem = server_.listen("127.0.0.1", 0);
    EXPECT_FALSE(problem) << problem->reason;
    port_ = server_.port();
    thread_ = std::thread([this] { server_.run(); });
  }
  ~RunningServer() { stop(); }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  std::uint16_t port() const { return port_; }
  net::Server& server() { return server_; }
  void ask_to_stop() { server_.stop(); }
  void stop() {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }

 private:
  net::Server server_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace wardroom
