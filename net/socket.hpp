// A conversation with one client over a WebSocket: whole text messages both ways. Like everything
// of a server it lives in the thread that calls `run`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/http.hpp"

namespace wardroom::net {

class Socket {
 public:
  Socket() = default;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  virtual ~Socket() = default;

  // Goes out after what was sent before. A client that does not take what it is sent is cut off.
  virtual void send(std::string text) = 0;
  // After what was sent before; 1000 is a good end (RFC 6455, 7.4.1).
  virtual void close(int code, std::string_view reason) = 0;
  // Where the client is, as text.
  virtual const std::string& address() const = 0;
};

// Whoever converses. Calls come from the server's thread; `closed` comes exactly once for every
// socket that was `opened`, and nothing after it.
class SocketHandler {
 public:
  virtual ~SocketHandler() = default;

  // Why this request cannot become a conversation; nothing if it can.
  virtual std::optional<Response> refuse(const Request& request) = 0;
  virtual void opened(const std::shared_ptr<Socket>& socket, const Request& request) = 0;
  virtual void received(Socket& socket, std::string_view text) = 0;
  virtual void closed(Socket& socket) = 0;
};

}  // namespace wardroom::net
