#include "net/connection.hpp"

#include <algorithm>
#include <boost/beast/http.hpp>
#include <boost/beast/http/span_body.hpp>
#include <ctime>
#include <iterator>
#include <utility>

#include "net/host.hpp"

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

// Where a request ends must be beyond doubt: a proxy in front that reads it otherwise would take
// the rest for a request of somebody else (RFC 9112, 6.3 and 11.2). Anything but one length, or
// chunks and nothing else, is refused.
bool has_one_length(const BeastRequest& header) {
  const auto count = [&](http::field name) {
    const auto found = header.equal_range(name);
    return std::distance(found.first, found.second);
  };
  const auto lengths = count(http::field::content_length);
  const auto codings = count(http::field::transfer_encoding);
  if (lengths + codings > 1) return false;
  if (lengths == 1)
    return std::ranges::all_of(std::string_view(header[http::field::content_length]),
                               [](char c) { return c >= '0' && c <= '9'; });
  return codings == 0 ||
         (header.version() == 11 &&
          same_name(std::string_view(header[http::field::transfer_encoding]), "chunked"));
}

HttpResponse upgrade_required() {
  HttpResponse response = plain_text(426, "This address is for WebSockets.");
  response.fields.push_back({"Upgrade", "websocket"});
  response.fields.push_back({"Connection", "upgrade"});
  return response;
}

}  // namespace

Connection::Connection(tcp::socket socket, Service& service, const Entrance& entrance,
                       std::string peer, AddressCount::Place place)
    : service_(service),
      entrance_(entrance),
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
  auto [error, size] = co_await http::async_read_header(stream_, received_, parser, kAwait);
  std::optional<HttpResponse> words;
  if (!error) words = objection(parser.get());
  const bool goes_on = !error && !words && !parser.is_done();
  if (goes_on)
    std::tie(error, size) = co_await http::async_read(stream_, received_, parser, kAwait);
  if (error) words = complaint(error);
  if (words) co_await turn_away(*words, parser.get().method() == http::verb::head);
  if (words || error) co_return false;
  const bool keep = parser.keep_alive() && !service_.stopping;
  const bool head = parser.get().method() == http::verb::head;
  const unsigned version = parser.get().version();
  HttpRequest request = request_of(parser.get());
  if (const std::optional<HttpResponse> no = throttle(request)) {
    co_await turn_away(*no, head);
    co_return false;
  }
  SocketHandler* const handler = handler_of(request);
  if (!handler) {
    const HttpResponse response = answer(request);
    co_return co_await send(response, version, head, keep) && keep;
  }
  if (const std::optional<HttpResponse> no = refusal(*handler, parser.get(), request))
    co_return co_await send(*no, version, head, keep) && keep;
  upgrade_ = std::make_unique<Upgrade>(Upgrade{parser.release(), std::move(request), handler});
  co_return false;
}

asio::awaitable<void> Connection::turn_away(const HttpResponse& words, bool head) {
  co_await send(words, 11, head, false);
  co_await linger();
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
  if (proxied_) request.address = forwarded_for(request, service_.limits.client_field, peer_);
  return request;
}

std::optional<HttpResponse> Connection::objection(const BeastRequest& header) const {
  if (!has_one_length(header)) return plain_text(400, "It is not clear where this request ends.");
  const auto hosts = header.equal_range(http::field::host);
  const auto count = std::distance(hosts.first, hosts.second);
  if (count == 0 && header.version() < 11) return std::nullopt;  // no browser
  if (count != 1) return plain_text(400, "This request does not say to which host it is.");
  const std::string_view host(header[http::field::host]);
  const std::string_view long_form = host_in(std::string_view(header.target()));
  if (may_be_called(host, service_.limits.names) &&
      (long_form.empty() || may_be_called(long_form, service_.limits.names)))
    return std::nullopt;
  return plain_text(421,
                    "This server is not known by that name. Its operator can name it: --name.");
}

std::optional<HttpResponse> Connection::throttle(const HttpRequest& request) {
  const Allowance& allowance = service_.limits.requests;
  const std::int64_t now = steady_now();
  Rate& rate = service_.requests.of(household_of(request.address), allowance, now);
  if (rate.take(allowance, now)) return std::nullopt;
  HttpResponse response = plain_text(429, "Too many requests come from this address.");
  response.fields.push_back({"Retry-After", std::to_string(rate.wait(allowance) / 1000 + 1)});
  return response;
}

HttpResponse Connection::answer(const HttpRequest& request) const {
  try {
    return entrance_.handler(request);
  } catch (const std::exception&) {
    return plain_text(500, "The server failed to answer this.");
  }
}

SocketHandler* Connection::handler_of(const HttpRequest& request) const {
  if (entrance_.conversations.empty()) return nullptr;
  const std::optional<Target> target = read_target(request.target);
  if (!target) return nullptr;
  const auto found = entrance_.conversations.find(target->path);
  return found == entrance_.conversations.end() ? nullptr : found->second;
}

std::optional<HttpResponse> Connection::refusal(SocketHandler& handler, const BeastRequest& read,
                                                const HttpRequest& request) {
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
