// A client for tests of the server: bytes as they are, so that it can also say what no honest
// client says. It never waits for ever: after half a minute it finds the server silent.
#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <map>
#include <string>

namespace wardroom {

struct HttpReply {
  int status = 0;                             // 0: none came
  std::map<std::string, std::string> fields;  // names in lower case
  std::string body;

  std::string field(const std::string& name) const {
    const auto found = fields.find(name);
    return found == fields.end() ? "" : found->second;
  }
};

class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{30, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ =
        ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  ~HttpClient() { ::close(socket_); }
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  bool connected() const { return connected_; }

  bool send(const std::string& text) const {
    return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) ==
           static_cast<ssize_t>(text.size());
  }

  HttpReply ask(const std::string& method, const std::string& target,
                const std::string& fields = "", const std::string& body = "") {
    send(method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n" + body);
    return reply(method == "HEAD");
  }
  HttpReply get(const std::string& target, const std::string& fields = "") {
    return ask("GET", target, fields);
  }

  HttpReply reply(bool without_body = false) {
    HttpReply reply;
    std::size_t end = std::string::npos;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos)
      if (!receive()) return reply;
    const std::string header = received_.substr(0, end + 2);
    received_.erase(0, end + 4);
    reply.status = std::stoi(header.substr(header.find(' ') + 1, 3));
    for (std::size_t at = header.find("\r\n") + 2; at < header.size();) {
      const std::size_t stop = header.find("\r\n", at);
      const std::size_t colon = header.find(": ", at);
      std::string name = header.substr(at, colon - at);
      for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      reply.fields[name] = header.substr(colon + 2, stop - colon - 2);
      at = stop + 2;
    }
    const std::string length = reply.field("content-length");
    const std::size_t size = without_body || length.empty() ? 0 : std::stoul(length);
    while (received_.size() < size)
      if (!receive()) return {};
    reply.body = received_.substr(0, size);
    received_.erase(0, size);
    return reply;
  }

  // Whether the server ends the connection without saying more.
  bool is_cut_off() {
    while (received_.empty())
      if (!receive()) return !silent_;
    return false;
  }

  // Everything that comes until the server ends the connection.
  std::string rest() {
    while (receive()) continue;
    return received_;
  }

 private:
  bool receive() {
    char buffer[65536];
    const ssize_t got = ::recv(socket_, buffer, sizeof buffer, 0);
    silent_ = got < 0 && errno == EAGAIN;
    if (got > 0) received_.append(buffer, static_cast<std::size_t>(got));
    return got > 0;
  }

  int socket_;
  bool connected_ = false;
  bool silent_ = false;
  std::string received_;
};

}  // namespace wardroom
