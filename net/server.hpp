// An HTTP/1.1 server: listens, reads requests, and sends what the handler answers. Connections are
// kept open between requests. Everything happens in the thread that calls `run`, the handler too;
// it must not take long. The library behind it (Boost.Beast) is in server.cpp and nowhere else: it
// takes a minute to compile.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "net/http.hpp"

namespace wardroom::net {

// What a client may ask of the server. Who goes beyond is told so if possible, and cut off.
struct Limits {
  std::size_t header_bytes = 16'000;
  std::size_t body_bytes = 64'000;
  std::size_t connections = 500;
  std::chrono::milliseconds idle_time{75'000};     // until the next request begins
  std::chrono::milliseconds request_time{10'000};  // until a request that has begun is complete
  std::chrono::milliseconds answer_time{120'000};  // until an answer is taken
  std::chrono::milliseconds linger_time{2'000};    // for a client that is cut off to read why
  std::chrono::milliseconds stop_time{5'000};      // for what is under way when the server stops
};

// Why a server cannot listen.
struct ListenProblem {
  enum class Kind { no_address, not_here, port_taken, not_allowed, other };
  Kind kind = Kind::other;
  std::string reason;  // in the words of the system
};

class Server {
 public:
  explicit Server(Handler handler, const Limits& limits = {});
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // `address` is one of this machine's, such as 127.0.0.1 or ::1, or that of all: 0.0.0.0 or ::.
  // Port 0 is any that is free. Clients can connect from now on; they are answered by `run`.
  std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;

  // SIGINT and SIGTERM stop the server; the second one ends the program as it always would.
  void stop_on_signals();

  // Until the server is stopped and the last answer is sent.
  void run();

  // From any thread, also before `run`. No more requests are read; what is under way is finished.
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace wardroom::net
