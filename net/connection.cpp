#include "net/connection.hpp"

#include <boost/beast/http.hpp>
#include <boost/beast/http/span_body.hpp>
#include <ctime>
#include <utility>

namespace wardroom::net {
namespace {

using Message = http::response<http::span_body<const char>>;

// What a client is told that sent what cannot be read; nothing if nobody is there to be told.
std::optional<HttpResponse> complaint(const error_code& error) {
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
Message message_of(const HttpResponse& response, unsigned version, bool head, bool keep) {
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

HttpResponse upgrade_required() {
  HttpResponse response = plain_text(426, "This address is for WebSockets.");
  response.fields.push_back({"Upgrade", "websocket"});
  response.fields.push_back({"Connection", "upgrade"});
  return response;
}

}  // namespace

Connection::Connection(tcp::socket socket, Service& service, std::string peer,
                       AddressCount::Place place)
    : service_(service),
      stream_(std::move(socket)),
      peer_(std::move(peer)),
      place_(std::move(place)),
      proxied_(!place_) {}

asio::awaitable<void> Connection::serve() {
  error_code error;
  stream_.socket().set_option(tcp::no_delay(true), error);
  bool more = !error;
  while (more && !service_.stopping) {
    more = co_await await_request();
    if (more) more = co_await exchange();
  }
  if (upgrade_) co_await converse();
  if (!socket_) stream_.socket().shutdown(tcp::socket::shutdown_both, error);
}

void Connection::stop() {
  if (socket_)
    socket_->close(beast::websocket::going_away, "server stops", service_.limits.stop_time);
  else if (idle_)
    stream_.close();
}

void Connection::cut_off() {
  if (socket_)
    socket_->cut_off();
  else
    stream_.close();
}

void Connection::finish() {
  if (socket_) socket_->finish();
}

asio::awaitable<bool> Connection::await_request() {
  if (received_.size() == 0) {  // else the next one came with the last one
    idle_ = true;
    stream_.expires_after(service_.limits.idle_time);
    const auto [error, size] = co_await stream_.async_read_some(received_.prepare(4096), kAwait);
    if (error) co_return false;
    received_.commit(size);
  }
  idle_ = false;
  co_return true;
}

asio::awaitable<bool> Connection::exchange() {
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(service_.limits.header_bytes));
  parser.body_limit(service_.limits.body_bytes);
  stream_.expires_after(service_.limits.request_time);
  const auto [error, size] = co_await http::async_read(stream_, received_, parser, kAwait);
  if (error) {
    if (const std::optional<HttpResponse> words = complaint(error)) {
      co_await send(*words, 11, false, false);
      co_await linger();
    }
    co_return false;
  }
  const bool keep = parser.keep_alive() && !service_.stopping;
  const bool head = parser.get().method() == http::verb::head;
  const unsigned version = parser.get().version();
  HttpRequest request = request_of(parser.get());
  SocketHandler* const handler = handler_of(request);
  if (!handler) {
    const HttpResponse response = answer(request, version);
    co_return co_await send(response, version, head, keep) && keep;
  }
  if (const std::optional<HttpResponse> no = refusal(*handler, parser.get(), request))
    co_return co_await send(*no, version, head, keep) && keep;
  upgrade_ = std::make_unique<Upgrade>(Upgrade{parser.release(), std::move(request), handler});
  co_return false;
}

asio::awaitable<bool> Connection::send(const HttpResponse& response, unsigned version, bool head,
                                       bool keep) {
  const Message message = message_of(response, version, head, keep);
  stream_.expires_after(service_.limits.answer_time);
  const auto [error, size] = co_await http::async_write(stream_, message, kAwait);
  co_return !error;
}

// Closing while the client still sends would make its system throw away what it was told.
asio::awaitable<void> Connection::linger() {
  error_code failed;
  stream_.socket().shutdown(tcp::socket::shutdown_send, failed);
  stream_.expires_after(service_.limits.linger_time);
  while (!failed) {
    received_.clear();
    const auto [error, size] = co_await stream_.async_read_some(received_.prepare(4096), kAwait);
    failed = error;
  }
}

asio::awaitable<void> Connection::converse() {
  received_.clear();
  received_.shrink_to_fit();  // it is not needed any more
  socket_ = std::make_shared<WebSocket>(std::move(stream_), service_, *upgrade_->handler);
  const bool open = co_await socket_->open(upgrade_->http, upgrade_->request);
  upgrade_.reset();
  if (open) co_await socket_->converse();
}

HttpRequest Connection::request_of(BeastRequest& read) const {
  HttpRequest request{std::string(read.method_string()), std::string(read.target()), {}, {}, peer_};
  for (const auto& field : read)
    request.fields.push_back({std::string(field.name_string()), std::string(field.value())});
  request.body = std::move(read.body());
  if (proxied_) request.address = forwarded_for(request, peer_);
  return request;
}

HttpResponse Connection::answer(const HttpRequest& request, unsigned version) const {
  if (version >= 11 && request.field("Host").empty())
    return plain_text(400, "This request does not say to which host it is.");
  try {
    return service_.handler(request);
  } catch (const std::exception&) {
    return plain_text(500, "The server failed to answer this.");
  }
}

SocketHandler* Connection::handler_of(const HttpRequest& request) const {
  if (service_.conversations.empty()) return nullptr;
  const std::optional<Target> target = read_target(request.target);
  if (!target) return nullptr;
  const auto found = service_.conversations.find(target->path);
  return found == service_.conversations.end() ? nullptr : found->second;
}

std::optional<HttpResponse> Connection::refusal(SocketHandler& handler, const BeastRequest& read,
                                                const HttpRequest& request) {
  if (request.field("Host").empty())
    return plain_text(400, "This request does not say to which host it is.");
  if (!beast::websocket::is_upgrade(read)) return upgrade_required();
  // A client has nothing to say before it has heard that it is a conversation.
  if (received_.size() > 0) return plain_text(400, "Too much came with this request.");
  if (service_.stopping) return plain_text(503, "The server stops.");
  try {
    if (std::optional<HttpResponse> no = handler.refuse(request)) return no;
  } catch (const std::exception&) {
    return plain_text(500, "The server failed to answer this.");
  }
  if (!proxied_) return std::nullopt;
  place_ = service_.addresses.enter(request.address);
  if (place_) return std::nullopt;
  return plain_text(429, "Too many connections come from this address.");
}

}  // namespace wardroom::net
