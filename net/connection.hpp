// One client's connection: one HTTP request after the other, until it ends or becomes a
// conversation.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <memory>
#include <optional>
#include <string>

#include "net/address.hpp"
#include "net/asio.hpp"
#include "net/service.hpp"
#include "net/web_socket.hpp"

namespace wardroom::net {

class Connection {
 public:
  // A connection without a `place` is that of a proxy, whose clients are counted one by one.
  Connection(tcp::socket socket, Service& service, const Entrance& entrance, std::string peer,
             AddressCount::Place place);

  // Serves the client until the connection ends.
  asio::awaitable<void> serve();

  // The server stops: a request that is under way may be finished.
  void stop();
  void cut_off();
  // The server is thrown away: handlers hear the end of what was open.
  void finish();

 private:
  using Parser = http::request_parser<http::string_body>;

  // A request that may become a conversation.
  struct Upgrade {
    BeastRequest http;
    HttpRequest request;
    SocketHandler* handler;
  };

  asio::awaitable<bool> await_request();
  // Reads one request and answers it; says whether another one may follow.
  asio::awaitable<bool> exchange();
  // Says why nothing more is read from this client.
  asio::awaitable<void> turn_away(const HttpResponse& words, bool head);
  asio::awaitable<bool> send(const HttpResponse& response, unsigned version, bool head, bool keep);
  asio::awaitable<void> linger();
  asio::awaitable<void> converse();
  HttpRequest request_of(BeastRequest& read) const;
  // Why a request with this header is not read any further; nothing if it is.
  std::optional<HttpResponse> objection(const BeastRequest& header) const;
  // Why a request from this address is not answered now; nothing if it is.
  std::optional<HttpResponse> throttle(const HttpRequest& request);
  HttpResponse answer(const HttpRequest& request) const;
  // Who converses at the path of this request; null if nobody does.
  SocketHandler* handler_of(const HttpRequest& request) const;
  // Why this request cannot become a conversation; nothing if it can.
  std::optional<HttpResponse> refusal(SocketHandler& handler, const BeastRequest& read,
                                      const HttpRequest& request);

  Service& service_;
  const Entrance& entrance_;
  beast::tcp_stream stream_;
  beast::flat_buffer received_;
  std::string peer_;
  AddressCount::Place place_;
  bool proxied_;
  bool idle_ = true;  // between requests
  std::unique_ptr<Upgrade> upgrade_;
  std::shared_ptr<WebSocket> socket_;  // once it is a conversation
};

}  // namespace wardroom::net
