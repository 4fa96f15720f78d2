// An HTTP/1.1 server: listens, reads requests, and sends what the handler answers. Connections are
// kept open between requests, or become conversations over WebSockets (socket.hpp). Everything
// happens in the thread that calls `run`, the handlers too; they must not take long. The library
// behind it (Boost.Beast) is in sources and headers of net alone: it takes a minute to compile.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/http.hpp"
#include "net/rate.hpp"
#include "net/socket.hpp"

namespace wardroom::net {

// What a client may ask of the server. Who goes beyond is told so if possible, and cut off.
struct Limits {
  std::size_t header_bytes = 16'000;
  std::size_t body_bytes = 64'000;
  std::size_t message_bytes = 64 * 1024;  // of one message that comes over a WebSocket
  // Kilobytes that come over a WebSocket, unpacked; who sends more is listened to more slowly. Each
  // message counts as a quarter of one at least.
  Allowance kilobytes{256, 50};
  Allowance requests{1000, 20};                    // from one address, WebSockets too
  std::size_t waiting_bytes = 1024 * 1024;         // sent to a WebSocket, but not yet taken by it
  std::size_t connections = 900;                   // WebSockets too; systems often allow 1024 files
  std::size_t connections_per_address = 100;       // a school or an office has one address
  std::chrono::milliseconds idle_time{75'000};     // until the next request begins
  std::chrono::milliseconds request_time{10'000};  // until a request that has begun is complete
  std::chrono::milliseconds answer_time{120'000};  // until an answer is taken
  std::chrono::milliseconds silence_time{60'000};  // of a WebSocket; halfway it is sent a ping
  std::chrono::milliseconds close_time{10'000};    // for a WebSocket that is closed to answer
  std::chrono::milliseconds linger_time{2'000};    // for a client that is cut off to read why
  std::chrono::milliseconds stop_time{5'000};      // for what is under way when the server stops

  // What the server may be called beside localhost and its addresses (host.hpp).
  std::vector<std::string> names;

  // Clients on this machine are a proxy: they say for whom they ask, in this field.
  // Connections of a proxy are not counted by address, but the WebSockets of its clients are.
  bool behind_proxy = false;
  std::string client_field = "X-Forwarded-For";

  friend bool operator==(const Limits&, const Limits&) = default;
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

  // Requests to become a WebSocket at this path are conversations with `handler`, which must
  // outlive the server; all other requests for the path are refused. Not while the server runs.
  void converse(std::string path, SocketHandler& handler);

  // `address` is one of this machine's, such as 127.0.0.1 or ::1, or that of all: 0.0.0.0 or ::.
  // Port 0 is any that is free. Clients can connect from now on; they are answered by `run`.
  std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;

  // The same for another place, at which `handler` answers and nobody converses.
  std::optional<ListenProblem> listen_apart(Handler handler, const std::string& address,
                                            std::uint16_t port);
  std::uint16_t port_apart() const;

  // SIGINT and SIGTERM stop the server; the second one ends the program as it always would.
  void stop_on_signals();

  // Serves until the server is stopped and the last answer is sent.
  void run();

  // From any thread, at any time: `work` is done in the server's thread, in the order of the calls.
  // What comes after `run` has ended is not done.
  void post(std::function<void()> work);

  // In the server's thread, or before `run`: `work` is done after that time, unless the server
  // begins to stop before.
  void after(std::chrono::milliseconds time, std::function<void()> work);

  // From any thread, also before `run`. No more requests are read; what is under way is finished;
  // conversations are closed with 1001.
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace wardroom::net
