// A conversation with one client over a WebSocket: whole text messages both ways. Like everything
// of a server it lives in the thread that calls `run`. What carries it is in web_socket.hpp, which
// is for net alone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/http.hpp"

namespace wardroom::net {

// A socket may be kept after `closed`, even for longer than the server: then it does nothing any
// more.
class Socket {
 public:
  Socket() = default;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  virtual ~Socket() = default;

  // Sends a text after everything that was sent before. A client that does not take what it is sent
  // is cut off (4000). After `close` nothing is sent.
  virtual void send(std::string text) = 0;
  // Closes the conversation after everything that was sent before; 1000 is a good end (RFC 6455,
  // 7.4.1). From now on nothing is received; `closed` comes when the client has answered or had its
  // time.
  virtual void close(int code, std::string_view reason) = 0;
  // Where the client is, as text.
  virtual const std::string& address() const = 0;
};

// Whoever converses. Calls come from the server's thread, and never from inside of `send` or
// `close`; `closed` comes exactly once for every socket that was `opened`, and nothing after it, at
// the latest when the server is thrown away. What throws closes the conversation (1011).
class SocketHandler {
 public:
  virtual ~SocketHandler() = default;

  // Why this request cannot become a conversation; nothing if it can.
  virtual std::optional<HttpResponse> refuse(const HttpRequest& request) = 0;
  virtual void opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) = 0;
  virtual void received(Socket& socket, std::string_view text) = 0;
  virtual void closed(Socket& socket) = 0;
};

}  // namespace wardroom::net
