#include "net/server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/http/span_body.hpp>
#include <csignal>
#include <set>

namespace wardroom::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

// Errors are values: what is awaited answers with (error, result).
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using Parser = http::request_parser<http::string_body>;
using Message = http::response<http::span_body<const char>>;

struct Connection {
  explicit Connection(tcp::socket socket) : stream(std::move(socket)) {}

  beast::tcp_stream stream;
  beast::flat_buffer received;
  bool idle = true;  // between requests
};

ListenProblem problem_of(const error_code& error) {
  using Kind = ListenProblem::Kind;
  Kind kind = Kind::other;
  if (error == asio::error::address_in_use) kind = Kind::port_taken;
  if (error == asio::error::access_denied) kind = Kind::not_allowed;
  if (error == boost::system::errc::address_not_available) kind = Kind::not_here;
  return {kind, error.message()};
}

Request request_of(Parser& parser) {
  http::request<http::string_body>& read = parser.get();
  Request request{std::string(read.method_string()), std::string(read.target()), {}, {}};
  for (const auto& field : read)
    request.fields.push_back({std::string(field.name_string()), std::string(field.value())});
  request.body = std::move(read.body());
  return request;
}

// What a client is told that sent what cannot be read; nothing if nobody is there to be told.
std::optional<Response> complaint(const error_code& error) {
  if (error == http::error::header_limit)
    return plain_text(431, "The header of this request is too long.");
  if (error == http::error::body_limit)
    return plain_text(413, "The body of this request is too long.");
  if (error == http::error::end_of_stream || error == http::error::partial_message)
    return std::nullopt;
  if (error.category() == http::make_error_code(http::error::bad_method).category())
    return plain_text(400, "This is not an HTTP request.");
  return std::nullopt;
}

bool has_body(int status) {
  return status >= 200 && status != 204 && status != 304;
}

// The bytes stay where they are in `response`.
Message message_of(const Response& response, unsigned version, bool head, bool keep) {
  Message message;
  message.version(version);
  message.result(static_cast<unsigned>(response.status));
  message.set(http::field::date, http_date(std::time(nullptr)));
  for (const Field& field : response.fields) message.insert(field.name, field.value);
  message.keep_alive(keep);
  const std::string_view bytes = response.body.bytes();
  if (has_body(response.status)) {
    message.content_length(bytes.size());
    if (!head) message.body() = {bytes.data(), bytes.size()};
  }
  return message;
}

}  // namespace

class Server::Inside {
 public:
  Inside(Handler handler, const Limits& limits) : handler_(std::move(handler)), limits_(limits) {}

  std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;
  void stop_on_signals();
  void run() { io_.run(); }
  void stop();

 private:
  asio::awaitable<void> accept_all();
  asio::awaitable<void> converse(tcp::socket socket);
  asio::awaitable<bool> await_request(Connection& connection) const;
  // One request and its answer; whether there may be another one.
  asio::awaitable<bool> exchange(Connection& connection);
  asio::awaitable<bool> send(Connection& connection, const Response& response, unsigned version,
                             bool head, bool keep) const;
  asio::awaitable<void> linger(Connection& connection) const;
  void refuse(tcp::socket socket) const;
  Response answer(const Request& request, unsigned version) const;
  void begin_to_stop();

  Handler handler_;
  Limits limits_;
  bool stopping_ = false;
  std::set<Connection*> connections_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
  asio::steady_timer retry_{io_};     // until there may be room for another connection
  asio::steady_timer patience_{io_};  // with what is under way when the server stops
};

std::optional<ListenProblem> Server::Inside::listen(const std::string& address,
                                                    std::uint16_t port) {
  error_code error;
  const asio::ip::address place = asio::ip::make_address(address, error);
  if (error) return ListenProblem{ListenProblem::Kind::no_address, error.message()};
  const tcp::endpoint endpoint(place, port);
  tcp::acceptor acceptor(io_);
  acceptor.open(endpoint.protocol(), error);
  // Connections of a server that has just ended do not block its port.
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return problem_of(error);
  acceptor_ = std::move(acceptor);
  asio::co_spawn(io_, accept_all(), asio::detached);
  return std::nullopt;
}

std::uint16_t Server::Inside::port() const {
  error_code error;
  return acceptor_.local_endpoint(error).port();
}

void Server::Inside::stop_on_signals() {
  error_code error;
  signals_.add(SIGINT, error);
  signals_.add(SIGTERM, error);
  signals_.async_wait([this](const error_code& failed, int) {
    if (!failed) begin_to_stop();
  });
}

void Server::Inside::stop() {
  asio::post(io_, [this] { begin_to_stop(); });
}

void Server::Inside::begin_to_stop() {
  if (stopping_) return;
  stopping_ = true;
  error_code error;
  acceptor_.close(error);
  retry_.cancel();
  signals_.clear(error);
  signals_.cancel(error);
  for (Connection* connection : connections_)
    if (connection->idle) connection->stream.close();
  if (connections_.empty()) return;
  patience_.expires_after(limits_.stop_time);
  patience_.async_wait([this](const error_code& all_done) {
    if (all_done) return;
    for (Connection* connection : connections_) connection->stream.close();
  });
}

asio::awaitable<void> Server::Inside::accept_all() {
  while (!stopping_) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (stopping_) break;
    if (error == boost::system::errc::connection_aborted) continue;
    if (error) {  // no descriptor or memory left: others may end
      retry_.expires_after(std::chrono::milliseconds(100));
      co_await retry_.async_wait(kAwait);
    } else if (connections_.size() >= limits_.connections) {
      refuse(std::move(socket));
    } else {
      asio::co_spawn(io_, converse(std::move(socket)), asio::detached);
    }
  }
}

// Nobody waits for this client: what fits into its buffer at once must do.
void Server::Inside::refuse(tcp::socket socket) const {
  static constexpr std::string_view kBusy =
      "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
      "Content-Length: 0\r\n\r\n";
  error_code error;
  socket.non_blocking(true, error);
  socket.write_some(asio::buffer(kBusy), error);
  socket.shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> Server::Inside::converse(tcp::socket socket) {
  Connection connection(std::move(socket));
  struct Registered {
    std::set<Connection*>& all;
    Connection* one;
    ~Registered() { all.erase(one); }
  };
  connections_.insert(&connection);
  {
    const Registered registered{connections_, &connection};
    error_code error;
    connection.stream.socket().set_option(tcp::no_delay(true), error);
    bool more = !error;
    while (more && !stopping_) {
      more = co_await await_request(connection);
      if (more) more = co_await exchange(connection);
    }
    connection.stream.socket().shutdown(tcp::socket::shutdown_both, error);
  }
  if (stopping_ && connections_.empty()) patience_.cancel();
}

asio::awaitable<bool> Server::Inside::await_request(Connection& connection) const {
  if (connection.received.size() == 0) {  // else the next one came with the last one
    connection.idle = true;
    connection.stream.expires_after(limits_.idle_time);
    const auto [error, size] =
        co_await connection.stream.async_read_some(connection.received.prepare(4096), kAwait);
    if (error) co_return false;
    connection.received.commit(size);
  }
  connection.idle = false;
  co_return true;
}

asio::awaitable<bool> Server::Inside::exchange(Connection& connection) {
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
  parser.body_limit(limits_.body_bytes);
  connection.stream.expires_after(limits_.request_time);
  const auto [error, size] =
      co_await http::async_read(connection.stream, connection.received, parser, kAwait);
  if (error) {
    if (const std::optional<Response> words = complaint(error)) {
      co_await send(connection, *words, 11, false, false);
      co_await linger(connection);
    }
    co_return false;
  }
  const bool keep = parser.keep_alive() && !stopping_;
  const bool head = parser.get().method() == http::verb::head;
  const unsigned version = parser.get().version();
  const Response response = answer(request_of(parser), version);
  co_return co_await send(connection, response, version, head, keep) && keep;
}

asio::awaitable<bool> Server::Inside::send(Connection& connection, const Response& response,
                                           unsigned version, bool head, bool keep) const {
  const Message message = message_of(response, version, head, keep);
  connection.stream.expires_after(limits_.answer_time);
  const auto [error, size] = co_await http::async_write(connection.stream, message, kAwait);
  co_return !error;
}

// Closing while the client still sends would make its system throw away what it was told.
asio::awaitable<void> Server::Inside::linger(Connection& connection) const {
  error_code failed;
  connection.stream.socket().shutdown(tcp::socket::shutdown_send, failed);
  connection.stream.expires_after(limits_.linger_time);
  while (!failed) {
    connection.received.clear();
    const auto [error, size] =
        co_await connection.stream.async_read_some(connection.received.prepare(4096), kAwait);
    failed = error;
  }
}

Response Server::Inside::answer(const Request& request, unsigned version) const {
  if (version >= 11 && request.field("Host").empty())
    return plain_text(400, "This request does not say to which host it is.");
  try {
    return handler_(request);
  } catch (const std::exception&) {
    return plain_text(500, "The server failed to answer this.");
  }
}

Server::Server(Handler handler, const Limits& limits)
    : inside_(std::make_unique<Inside>(std::move(handler), limits)) {}

Server::~Server() = default;

std::optional<ListenProblem> Server::listen(const std::string& address, std::uint16_t port) {
  return inside_->listen(address, port);
}

std::uint16_t Server::port() const {
  return inside_->port();
}

void Server::stop_on_signals() {
  inside_->stop_on_signals();
}

void Server::run() {
  inside_->run();
}

void Server::stop() {
  inside_->stop();
}

}  // namespace wardroom::net
