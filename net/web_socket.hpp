// One conversation as the server carries it: the handshake, reading, what waits to be sent, and the
// end. Handlers have a `Socket` of it, which they may keep for longer than the conversation lasts:
// then it does nothing any more.
#pragma once

#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "net/asio.hpp"
#include "net/service.hpp"

namespace wardroom::net {

class WebSocket : public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(beast::tcp_stream stream, const Service& service, SocketHandler& handler);
  ~WebSocket();
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  // Does the handshake. If it succeeds, the handler has heard that the conversation is open;
  // otherwise there is no conversation.
  asio::awaitable<bool> open(const BeastRequest& upgrade, const HttpRequest& request);
  // Reads until the conversation is over and the handler has heard so.
  asio::awaitable<void> converse();

  void send(std::string text);
  // The client has `patience` to take what was sent before and to answer, then it is cut off.
  void close(int code, std::string_view reason, std::chrono::milliseconds patience);
  void cut_off();
  // Tells the handler that the conversation is over, unless the handler knows or never heard of it.
  void finish();

 private:
  class Handle;

  template <class Call>
  void tell(Call call);
  asio::awaitable<void> read_all();
  // So many bytes were read, or as good as read; how long to read no more.
  std::chrono::milliseconds pause_after(std::size_t bytes);
  void write_next();
  void stop_writing();

  beast::websocket::stream<beast::tcp_stream> stream_;
  const Service& service_;
  SocketHandler& handler_;
  std::shared_ptr<Handle> handle_;  // what the handler holds; null once it knows of the end
  std::deque<std::string> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false;  // the first of `waiting_`, or the close, is being written
  bool closing_ = false;
  beast::websocket::close_reason reason_;
  asio::steady_timer written_;  // a timer that is cancelled when `writing_` becomes false
  Rate read_;
  asio::steady_timer pause_;     // until more is read from a client that sends much
  asio::steady_timer patience_;  // how long a client may take to answer the close
};

}  // namespace wardroom::net
