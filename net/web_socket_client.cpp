#include "net/web_socket_client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <utility>
#include <vector>

#include "net/asio.hpp"

namespace wardroom::net {

namespace websocket = beast::websocket;

struct ClientLoop::Inside {
  asio::io_context io{1};
  bool running = false;

  // Until `done`, or that time has passed; whether it is done. A function that is called by the
  // loop cannot wait in it.
  template <class Done>
  bool run_until(std::chrono::milliseconds time, Done done) {
    if (running) return done();
    running = true;
    const auto end = std::chrono::steady_clock::now() + time;
    io.restart();
    while (!done() && io.run_one_until(end) > 0) continue;
    running = false;
    return done();
  }
};

// Handlers of the library hold it: it lives until the last one was called.
struct WebSocketClient::Inside : std::enable_shared_from_this<Inside> {
  struct Message {
    std::string bytes;
    bool binary = false;
  };

  explicit Inside(ClientLoop::Inside& in) : loop(in), stream(in.io) {}

  void open(std::uint16_t port, const std::string& path, const std::string& origin);
  void read();
  void write();
  bool send(Message message);
  void end();

  ClientLoop::Inside& loop;
  websocket::stream<beast::tcp_stream> stream;
  std::vector<Field> fields;
  bool compression = true;
  websocket::response_type answer;
  int status = 0;
  bool asked = false;  // `connect` has its answer
  bool open_now = false;
  bool over = false;
  bool reading = false;
  beast::flat_buffer received;
  std::optional<std::string> message;  // that nobody has taken yet
  std::function<void(std::string_view)> listener;
  bool failed_to_send = false;
  std::deque<Message> waiting;  // the first one is being written
};

ClientLoop::ClientLoop() : inside_(std::make_unique<Inside>()) {}

ClientLoop::~ClientLoop() = default;

void ClientLoop::run_for(std::chrono::milliseconds time) {
  inside_->run_until(time, [] { return false; });
}

void WebSocketClient::Inside::open(std::uint16_t port, const std::string& path,
                                   const std::string& origin) {
  websocket::permessage_deflate options;
  options.client_enable = compression;
  options.client_no_context_takeover = true;
  options.server_no_context_takeover = true;
  stream.set_option(options);
  stream.read_message_max(0);
  stream.set_option(
      websocket::stream_base::decorator([this, origin](websocket::request_type& request) {
        if (!origin.empty()) request.set(http::field::origin, origin);
        for (const Field& field : fields) request.insert(field.name, field.value);
      }));
  const tcp::endpoint server(asio::ip::address_v4::loopback(), port);
  stream.next_layer().async_connect(
      server, [self = shared_from_this(), path](const error_code& failed) {
        if (failed) {
          self->asked = true;
          return self->end();
        }
        error_code ignored;
        self->stream.next_layer().socket().set_option(tcp::no_delay(true), ignored);
        self->stream.async_handshake(
            self->answer, "localhost", path, [self](const error_code& refused) {
              self->asked = true;
              self->open_now = !refused;
              // For other errors no answer came, and `answer` is what it was at first.
              if (!refused || refused == websocket::error::upgrade_declined)
                self->status = static_cast<int>(self->answer.result_int());
              if (refused) self->end();
            });
      });
}

void WebSocketClient::Inside::read() {
  if (reading || over || !open_now) return;
  reading = true;
  stream.async_read(received, [self = shared_from_this()](const error_code& error, std::size_t) {
    self->reading = false;
    if (error) return self->end();
    std::string text = beast::buffers_to_string(self->received.data());
    self->received.clear();
    if (!self->listener) {
      self->message = std::move(text);
      return;
    }
    self->listener(text);
    self->read();
  });
}

void WebSocketClient::Inside::write() {
  stream.binary(waiting.front().binary);
  stream.async_write(asio::buffer(waiting.front().bytes),
                     [self = shared_from_this()](const error_code& error, std::size_t) {
                       if (error) {
                         self->waiting.clear();
                         self->failed_to_send = true;
                         return;
                       }
                       self->waiting.pop_front();
                       if (!self->waiting.empty()) self->write();
                     });
}

bool WebSocketClient::Inside::send(Message sent) {
  if (over || !open_now) return false;
  waiting.push_back(std::move(sent));
  if (waiting.size() == 1) write();
  if (loop.running) return true;
  return loop.run_until(kPatience, [this] { return waiting.empty(); }) && !failed_to_send;
}

void WebSocketClient::Inside::end() {
  over = true;
  stream.next_layer().close();
}

WebSocketClient::WebSocketClient()
    : own_loop_(std::make_unique<ClientLoop>()),
      inside_(std::make_shared<Inside>(*own_loop_->inside_)) {}

WebSocketClient::WebSocketClient(ClientLoop& loop)
    : inside_(std::make_shared<Inside>(*loop.inside_)) {}

WebSocketClient::~WebSocketClient() {
  inside_->listener = nullptr;
  inside_->end();
}

void WebSocketClient::add_field(Field field) {
  inside_->fields.push_back(std::move(field));
}

void WebSocketClient::without_compression() {
  inside_->compression = false;
}

bool WebSocketClient::connect(std::uint16_t port, const std::string& path,
                              const std::string& origin) {
  inside_->open(port, path, origin);
  inside_->loop.run_until(kPatience, [this] { return inside_->asked; });
  return inside_->open_now;
}

int WebSocketClient::status() const {
  return inside_->status;
}

bool WebSocketClient::send(std::string text) {
  return inside_->send({std::move(text), false});
}

bool WebSocketClient::send_binary(std::string bytes) {
  return inside_->send({std::move(bytes), true});
}

std::optional<std::string> WebSocketClient::receive(std::chrono::milliseconds patience) {
  if (!inside_->message) {
    inside_->read();
    inside_->loop.run_until(patience, [this] { return inside_->message || inside_->over; });
  }
  return std::exchange(inside_->message, std::nullopt);
}

void WebSocketClient::listen(std::function<void(std::string_view)> listener) {
  inside_->listener = std::move(listener);
  inside_->read();
}

void WebSocketClient::close(int code) {
  if (inside_->over || !inside_->open_now) return;
  inside_->stream.async_close(static_cast<websocket::close_code>(code),
                              [self = inside_](const error_code&) { self->end(); });
  inside_->loop.run_until(kPatience, [this] { return inside_->over; });
}

void WebSocketClient::vanish() {
  error_code ignored;
  inside_->stream.next_layer().socket().set_option(asio::socket_base::linger(true, 0), ignored);
  inside_->end();
}

bool WebSocketClient::is_over() const {
  return inside_->over;
}

int WebSocketClient::close_code() const {
  return inside_->stream.reason().code;
}

}  // namespace wardroom::net
