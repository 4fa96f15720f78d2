// Pages for the operator, below /admin/: which games there are, what one that hangs is waiting for,
// what people have reported. Read only, behind a password (HTTP Basic, over HTTPS or from the
// machine itself), without scripts. They show what the tables show to everybody, and no cards.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "engine/text/message.hpp"
#include "net/http.hpp"
#include "net/rate.hpp"
#include "server/operator/log.hpp"
#include "server/operator/metrics.hpp"
#include "server/world.hpp"

namespace wardroom::server {

struct AdminParts {
  House& house;
  Storage& storage;
  World& world;
  Log& log;
  std::function<ServerFigures()> figures;
  std::string password;  // empty: there are no such pages
};

class Admin {
 public:
  static constexpr std::string_view kUser = "admin";

  explicit Admin(AdminParts parts);

  // The answer to a request; nothing if its address is not below /admin.
  std::optional<net::HttpResponse> answer(const net::HttpRequest& request);

 private:
  net::HttpResponse page(const net::HttpRequest& request, const std::string& path,
                         Language language);
  // Nothing if the request brings the right password; otherwise the answer that refuses it.
  std::optional<net::HttpResponse> refusal(const net::HttpRequest& request, Language language);

  AdminParts parts_;
  std::string right_;  // hash of what a browser with the right password sends
  std::unordered_map<std::string, net::Rate>
      wrong_;  // wrong passwords, by the network they came from
};

struct PasswordRead {
  std::string password;
  std::string problem;  // in words; empty if there is none
};
// The first line of the file: at least 12 characters.
PasswordRead read_password_file(const std::string& file, Language language);

}  // namespace wardroom::server
