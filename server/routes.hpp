// Which part of the server answers which address of HTTP (docs/server.md). Conversations are the
// house's, and do not come through here.
#pragma once

#include <functional>

#include "net/http.hpp"
#include "server/house/house.hpp"
#include "server/operator/admin.hpp"
#include "server/operator/config.hpp"
#include "server/operator/metrics.hpp"

namespace wardroom::server {

struct RouteParts {
  House& house;
  Storage& storage;
  Admin& admin;
  std::function<ServerFigures()> figures;
  Config::Audience metrics = Config::Audience::loopback;
  net::Handler rest;  // answers everything else: the page in the browser
};

class Routes {
 public:
  explicit Routes(RouteParts parts) : parts_(std::move(parts)) {}

  net::HttpResponse answer(const net::HttpRequest& request);

 private:
  net::HttpResponse ready();
  net::HttpResponse metrics(const net::HttpRequest& request);

  RouteParts parts_;
};

}  // namespace wardroom::server
