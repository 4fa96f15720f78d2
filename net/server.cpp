#include "net/server.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <list>
#include <ranges>
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
  Inside(Handler handler, const Limits& limits) : service_{limits}, front_{std::move(handler)} {}
  ~Inside();
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void converse(std::string path, SocketHandler& handler);
  std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port) {
    return listen(front_, address, port);
  }
  std::optional<ListenProblem> listen_apart(Handler handler, const std::string& address,
                                            std::uint16_t port);
  std::uint16_t port() const { return port_of(true); }
  std::uint16_t port_apart() const { return port_of(false); }
  void stop_on_signals();
  void run() { io_.run(); }
  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }
  void after(std::chrono::milliseconds time, std::function<void()> work);
  void begin_to_stop();

 private:
  // A place listened at.
  struct Door {
    const Entrance& entrance;
    tcp::acceptor acceptor;
    asio::steady_timer retry;  // until there may be room for another connection
  };

  std::optional<ListenProblem> listen(const Entrance& entrance, const std::string& address,
                                      std::uint16_t port);
  // Of the last place at the front, or apart; 0 if there is none.
  std::uint16_t port_of(bool front) const;
  asio::awaitable<void> accept_all(Door& door);
  void take_in(tcp::socket socket, const Entrance& entrance);
  asio::awaitable<void> serve(tcp::socket socket, const Entrance& entrance, std::string address,
                              AddressCount::Place place);

  Service service_;
  Entrance front_;
  std::list<Entrance> apart_;
  std::set<Connection*> connections_;
  asio::io_context io_{1};
  std::list<Door> doors_;
  asio::signal_set signals_{io_};
  asio::steady_timer patience_{io_};  // with what is under way when the server stops
  std::set<std::shared_ptr<asio::steady_timer>> timers_;
};

// Usually there is nothing left. It is not so if `run` was left by an exception.
Server::Inside::~Inside() {
  service_.stopping = true;
  for (Connection* connection : connections_) connection->finish();
}

void Server::Inside::converse(std::string path, SocketHandler& handler) {
  front_.conversations[std::move(path)] = &handler;
}

std::optional<ListenProblem> Server::Inside::listen_apart(Handler handler,
                                                          const std::string& address,
                                                          std::uint16_t port) {
  return listen(apart_.emplace_back(std::move(handler)), address, port);
}

std::optional<ListenProblem> Server::Inside::listen(const Entrance& entrance,
                                                    const std::string& address,
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
  Door& door = doors_.emplace_back(entrance, std::move(acceptor), asio::steady_timer(io_));
  asio::co_spawn(io_, accept_all(door), asio::detached);
  return std::nullopt;
}

std::uint16_t Server::Inside::port_of(bool front) const {
  error_code error;
  for (const Door& door : std::views::reverse(doors_))
    if ((&door.entrance == &front_) == front) return door.acceptor.local_endpoint(error).port();
  return 0;
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
  for (Door& door : doors_) {
    door.acceptor.close(error);
    door.retry.cancel();
  }
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

asio::awaitable<void> Server::Inside::accept_all(Door& door) {
  while (!service_.stopping) {
    auto [error, socket] = co_await door.acceptor.async_accept(kAwait);
    if (service_.stopping) break;
    if (error == boost::system::errc::connection_aborted) continue;
    if (error) {  // no descriptor or memory left: others may end
      door.retry.expires_after(std::chrono::milliseconds(100));
      co_await door.retry.async_wait(kAwait);
    } else {
      take_in(std::move(socket), door.entrance);
    }
  }
}

void Server::Inside::take_in(tcp::socket socket, const Entrance& entrance) {
  if (connections_.size() >= service_.limits.connections)
    return turn_away(std::move(socket), kFull);
  const std::string address = address_of(socket);
  if (address.empty()) return;
  AddressCount::Place place;
  if (!service_.limits.behind_proxy || !is_loopback(address)) {
    place = service_.addresses.enter(address);
    if (!place) return turn_away(std::move(socket), kTooManyOfOne);
  }
  asio::co_spawn(io_, serve(std::move(socket), entrance, address, std::move(place)),
                 asio::detached);
}

asio::awaitable<void> Server::Inside::serve(tcp::socket socket, const Entrance& entrance,
                                            std::string address, AddressCount::Place place) {
  {
    Connection connection(std::move(socket), service_, entrance, std::move(address),
                          std::move(place));
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

std::optional<ListenProblem> Server::listen_apart(Handler handler, const std::string& address,
                                                  std::uint16_t port) {
  return inside_->listen_apart(std::move(handler), address, port);
}

std::uint16_t Server::port() const {
  return inside_->port();
}

std::uint16_t Server::port_apart() const {
  return inside_->port_apart();
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
