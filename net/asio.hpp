// What the sources of net share of the library behind them. Not for headers that others include: it
// takes long to compile.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace wardroom::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

// Errors are values: what is awaited answers with (error, result).
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using BeastRequest = http::request<http::string_body>;

}  // namespace wardroom::net
