// A client of WebSockets on this machine, for tests and for programs that put load on a server. It
// waits for what it asks for, but never for ever. Many of them can share a loop: then each listens
// with a function of its own, and one thread serves them all.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/http.hpp"

namespace wardroom::net {

// What clients wait in. All of them belong to one thread, and it must outlive them.
class ClientLoop {
 public:
  ClientLoop();
  ~ClientLoop();
  ClientLoop(const ClientLoop&) = delete;
  ClientLoop& operator=(const ClientLoop&) = delete;

  // Lets all clients go on for that time.
  void run_for(std::chrono::milliseconds time);

 private:
  friend class WebSocketClient;
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

class WebSocketClient {
 public:
  static constexpr std::chrono::seconds kPatience{30};

  WebSocketClient();
  explicit WebSocketClient(ClientLoop& loop);
  ~WebSocketClient();  // leaves without a word
  WebSocketClient(const WebSocketClient&) = delete;
  WebSocketClient& operator=(const WebSocketClient&) = delete;

  // Before `connect`: more fields of the request; messages are not to be compressed.
  void add_field(Field field);
  void without_compression();

  // Connects; says whether it is a conversation now. If not, `status` is what the server answered
  // instead, or 0.
  bool connect(std::uint16_t port, const std::string& path, const std::string& origin = {});
  int status() const;

  // Sends a message; returns when the system has taken it, and whether it has. What a function that
  // listens sends goes out after that function has returned.
  bool send(std::string text);
  bool send_binary(std::string bytes);

  // The next message; nothing if the conversation is over or none came in time. Nothing is read
  // from the server while nobody asks for it or listens.
  std::optional<std::string> receive(std::chrono::milliseconds patience = kPatience);

  // From now on every message is given to this function, while a loop runs.
  void listen(std::function<void(std::string_view)> listener);

  // Closes the conversation, and waits for the server's answer; messages that come before it are
  // thrown away.
  void close(int code = 1000);
  // Ends the connection without a close, as a machine that fails.
  void vanish();

  // Whether the end has been seen, and with which code the server closed; 0 if it gave none.
  bool is_over() const;
  int close_code() const;

 private:
  struct Inside;
  std::unique_ptr<ClientLoop> own_loop_;
  std::shared_ptr<Inside> inside_;
};

}  // namespace wardroom::net
