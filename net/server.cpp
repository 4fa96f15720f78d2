#include "net/server.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <set>

#include "net/connection.hpp"

namespace wardroom::net {
namespace {

constexpr std::string_view kFull =
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
    "Content-Length: 0\r\n\r\n";
constexpr std::string_view kTooManyOfOne =
    "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\n"
    "Content-Length: 0\r\n\r\n";

ListenProblem problem_of(const error_code& error) {
  using Kind = ListenProblem::Kind;
  Kind kind = Kind::other;
  if (error == asio::error::address_in_use) kind = Kind::port_taken;
  if (error == asio::error::access_denied) kind = Kind::not_allowed;
  if (error == boost::system::errc::address_not_available) kind = Kind::not_here;
  return {kind, error.message()};
}

// Where a client is; empty if it is gone already.
std::string address_of(const tcp::socket& socket) {
  error_code error;
  const asio::ip::address address = socket.remote_endpoint(error).address();
  if (error) return {};
  // A server that listens to both kinds sees the old addresses dressed up as new ones.
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

// Nobody waits for this client: what fits into its buffer at once must do.
void turn_away(tcp::socket socket, std::string_view words) {
  error_code error;
  socket.non_blocking(true, error);
  socket.write_some(asio::buffer(words), error);
  socket.shutdown(tcp::socket::shutdown_send, error);
}

}  // namespace

class Server::Inside {
 public:
  Inside(Handler handler, const Limits& limits) : service_{std::move(handler), limits, {}} {}
  ~Inside();
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void converse(std::string path, SocketHandler& handler);
  std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;
  void stop_on_signals();
  void run() { io_.run(); }
  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }
  void after(std::chrono::milliseconds time, std::function<void()> work);
  void begin_to_stop();

 private:
  asio::awaitable<void> accept_all();
  void take_in(tcp::socket socket);
  asio::awaitable<void> serve(tcp::socket socket, std::string address, AddressCount::Place place);

  Service service_;
  std::set<Connection*> connections_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
  asio::steady_timer retry_{io_};     // until there may be room for another connection
  asio::steady_timer patience_{io_};  // with what is under way when the server stops
  std::set<std::shared_ptr<asio::steady_timer>> timers_;
};

// Usually there is nothing left. It is not so if `run` was left by an exception.
Server::Inside::~Inside() {
  service_.stopping = true;
  for (Connection* connection : connections_) connection->finish();
}

void Server::Inside::converse(std::string path, SocketHandler& handler) {
  service_.conversations[std::move(path)] = &handler;
}

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

void Server::Inside::after(std::chrono::milliseconds time, std::function<void()> work) {
  if (service_.stopping) return;
  const auto timer = std::make_shared<asio::steady_timer>(io_, time);
  timers_.insert(timer);
  timer->async_wait([this, timer, work = std::move(work)](const error_code& dropped) {
    timers_.erase(timer);
    if (!dropped && !service_.stopping) work();
  });
}

void Server::Inside::begin_to_stop() {
  if (service_.stopping) return;
  service_.stopping = true;
  error_code error;
  acceptor_.close(error);
  retry_.cancel();
  signals_.clear(error);
  signals_.cancel(error);
  for (const auto& timer : timers_) timer->cancel();
  for (Connection* connection : connections_) connection->stop();
  if (connections_.empty()) return;
  patience_.expires_after(service_.limits.stop_time);
  patience_.async_wait([this](const error_code& all_done) {
    if (all_done) return;
    for (Connection* connection : connections_) connection->cut_off();
  });
}

asio::awaitable<void> Server::Inside::accept_all() {
  while (!service_.stopping) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (service_.stopping) break;
    if (error == boost::system::errc::connection_aborted) continue;
    if (error) {  // no descriptor or memory left: others may end
      retry_.expires_after(std::chrono::milliseconds(100));
      co_await retry_.async_wait(kAwait);
    } else {
      take_in(std::move(socket));
    }
  }
}

void Server::Inside::take_in(tcp::socket socket) {
  if (connections_.size() >= service_.limits.connections)
    return turn_away(std::move(socket), kFull);
  const std::string address = address_of(socket);
  if (address.empty()) return;
  AddressCount::Place place;
  if (!service_.limits.behind_proxy || !is_loopback(address)) {
    place = service_.addresses.enter(address);
    if (!place) return turn_away(std::move(socket), kTooManyOfOne);
  }
  asio::co_spawn(io_, serve(std::move(socket), address, std::move(place)), asio::detached);
}

asio::awaitable<void> Server::Inside::serve(tcp::socket socket, std::string address,
                                            AddressCount::Place place) {
  {
    Connection connection(std::move(socket), service_, std::move(address), std::move(place));
    struct Registered {
      std::set<Connection*>& all;
      Connection* one;
      ~Registered() { all.erase(one); }
    };
    connections_.insert(&connection);
    const Registered registered{connections_, &connection};
    co_await connection.serve();
  }
  if (service_.stopping && connections_.empty()) patience_.cancel();
}

Server::Server(Handler handler, const Limits& limits)
    : inside_(std::make_unique<Inside>(std::move(handler), limits)) {}

Server::~Server() = default;

void Server::converse(std::string path, SocketHandler& handler) {
  inside_->converse(std::move(path), handler);
}

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

void Server::post(std::function<void()> work) {
  inside_->post(std::move(work));
}

void Server::after(std::chrono::milliseconds time, std::function<void()> work) {
  inside_->after(time, std::move(work));
}

void Server::stop() {
  inside_->post([inside = inside_.get()] { inside->begin_to_stop(); });
}

}  // namespace wardroom::net
