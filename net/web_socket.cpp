#include "net/web_socket.hpp"

#include <array>
#include <utility>

namespace wardroom::net {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kLeastCounted = 256;  // bytes of a message, however short it is

// A message is compressed by itself: nothing has to be kept between messages, and none tells
// anything about another by its length. A state of a table becomes a third or a quarter, a few
// percent more than with all the memory there could be. Memory per conversation that is idle: 10 KB
// without compression, 23 KB with it, 41 KB once it was used both ways.
websocket::permessage_deflate compression(const BeastRequest& upgrade) {
  websocket::permessage_deflate options;
  options.server_enable = true;
  options.server_no_context_takeover = true;
  options.client_no_context_takeover = true;
  options.server_max_window_bits = 11;
  // Not every browser can look back less far than 15; one that cannot must not be asked to.
  const auto offer = upgrade[http::field::sec_websocket_extensions];
  const bool can_do_with_less = offer.find("client_max_window_bits") != offer.npos;
  options.client_max_window_bits = can_do_with_less ? 11 : 15;
  options.compLevel = 4;
  options.memLevel = 3;
  options.msg_size_threshold = 200;  // less gains nothing
  return options;
}

}  // namespace

class WebSocket::Handle final : public Socket {
 public:
  Handle(WebSocket& inside, std::string address) : inside_(&inside), address_(std::move(address)) {}

  void send(std::string text) override {
    if (inside_) inside_->send(std::move(text));
  }
  void close(int code, std::string_view reason) override {
    if (inside_) inside_->close(code, reason, inside_->service_.limits.close_time);
  }
  const std::string& address() const override { return address_; }

  void come_off() { inside_ = nullptr; }

 private:
  WebSocket* inside_;  // none when it is over
  std::string address_;
};

WebSocket::WebSocket(beast::tcp_stream stream, const Service& service, SocketHandler& handler)
    : stream_(std::move(stream)),
      service_(service),
      handler_(handler),
      written_(stream_.get_executor(), asio::steady_timer::time_point::max()),
      pause_(stream_.get_executor()),
      patience_(stream_.get_executor()) {}

WebSocket::~WebSocket() = default;

template <class Call>
void WebSocket::tell(Call call) {
  try {
    call();
  } catch (const std::exception&) {
    close(websocket::internal_error, "the server failed", service_.limits.close_time);
  }
}

asio::awaitable<bool> WebSocket::open(const BeastRequest& upgrade, const HttpRequest& request) {
  beast::get_lowest_layer(stream_).expires_never();  // the stream above has times of its own
  stream_.set_option(websocket::stream_base::timeout{service_.limits.request_time,
                                                     service_.limits.silence_time, true});
  stream_.set_option(compression(upgrade));
  stream_.auto_fragment(false);
  // Pings and the like are answered by the library, without a word to `read_all`.
  stream_.control_callback([this](websocket::frame_type, beast::string_view) {
    if (pause_after(kLeastCounted) > service_.limits.close_time) cut_off();
  });
  stream_.read_message_max(0);  // `read_all` counts by itself
  const auto [error] = co_await stream_.async_accept(upgrade, kAwait);
  if (error || service_.stopping) co_return false;
  handle_ = std::make_shared<Handle>(*this, request.address);
  const std::shared_ptr<Socket> socket = handle_;
  tell([&] { handler_.opened(socket, request); });
  co_return true;
}

asio::awaitable<void> WebSocket::converse() {
  co_await read_all();
  if (!std::exchange(closing_, true)) cut_off();
  while (writing_) co_await written_.async_wait(kAwait);
  finish();
}

// Pieces are put together here and not by the library, which would close the connection on a
// message that is too long while its rest still comes: then the client may never hear why. Closed
// from here, the rest is read and thrown away.
asio::awaitable<void> WebSocket::read_all() {
  std::array<char, 1024> piece;  // NOLINT: read into
  std::string message;
  while (!closing_) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(piece), kAwait);
    if (error || closing_) break;
    message.append(piece.data(), size);
    std::size_t counted = size;
    if (stream_.is_message_done() && message.size() < kLeastCounted)
      counted += kLeastCounted - message.size();
    const std::chrono::milliseconds pause = pause_after(counted);
    if (stream_.got_binary()) {
      close(websocket::unknown_data, "only text is understood", service_.limits.close_time);
    } else if (message.size() > service_.limits.message_bytes) {
      close(websocket::too_big, "the message is too long", service_.limits.close_time);
    } else if (stream_.is_message_done()) {
      tell([&] { handler_.received(*handle_, message); });
      message.clear();
      message.shrink_to_fit();  // most of the time nothing comes
    }
    if (pause.count() == 0 || closing_) continue;
    pause_.expires_after(pause);
    co_await pause_.async_wait(kAwait);
  }
}

std::chrono::milliseconds WebSocket::pause_after(std::size_t bytes) {
  const auto thousandths = static_cast<std::int64_t>(bytes * 1000 / 1024);
  return std::chrono::milliseconds(
      read_.spend(service_.limits.kilobytes, steady_now(), thousandths));
}

void WebSocket::send(std::string text) {
  if (closing_) return;
  // What waits is looked at without `text`: a single message may be of any size.
  if (waiting_bytes_ > service_.limits.waiting_bytes) {
    waiting_.erase(waiting_.begin() + 1, waiting_.end());  // the first one is being written
    close(4000, "too slow to listen", service_.limits.linger_time);
    return;
  }
  waiting_bytes_ += text.size();
  waiting_.push_back(std::move(text));
  if (!writing_) write_next();
}

void WebSocket::close(int code, std::string_view reason, std::chrono::milliseconds patience) {
  if (closing_ || !handle_) return;
  closing_ = true;
  pause_.cancel();
  reason_.code = static_cast<std::uint16_t>(code);
  reason = reason.substr(0, reason_.reason.max_size());
  reason_.reason.assign(reason.begin(), reason.end());
  patience_.expires_after(patience);
  patience_.async_wait([self = weak_from_this()](const error_code& in_time) {
    const std::shared_ptr<WebSocket> socket = self.lock();
    if (!in_time && socket) socket->cut_off();
  });
  if (!writing_) write_next();
}

void WebSocket::write_next() {
  writing_ = true;
  if (!waiting_.empty()) {
    stream_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](const error_code& error, std::size_t) {
                          if (error) return self->stop_writing();
                          self->waiting_bytes_ -= self->waiting_.front().size();
                          self->waiting_.pop_front();
                          self->write_next();
                        });
  } else if (closing_) {
    stream_.async_close(reason_,
                        [self = shared_from_this()](const error_code&) { self->stop_writing(); });
  } else {
    writing_ = false;
  }
}

// Nothing is written from now on: the socket has been closed, or nobody is there any more.
void WebSocket::stop_writing() {
  closing_ = true;
  waiting_.clear();
  writing_ = false;
  cut_off();
  written_.cancel();
}

void WebSocket::cut_off() {
  pause_.cancel();
  beast::get_lowest_layer(stream_).close();
}

void WebSocket::finish() {
  closing_ = true;
  patience_.cancel();
  const std::shared_ptr<Handle> handle = std::exchange(handle_, nullptr);
  if (!handle) return;
  handle->come_off();
  try {
    handler_.closed(*handle);
  } catch (const std::exception&) {  // it is over in any case
    return;
  }
}

}  // namespace wardroom::net
