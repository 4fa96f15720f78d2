// Which part of the server answers which address of HTTP (docs/server.md). Conversations are the
// house's, and do not come through here. What is for the operator is answered at a place of its own
// (`operator_address`), and at the one for people it might as well not be there.
#pragma once

#include <functional>

#include "net/http.hpp"
#include "server/house/house.hpp"
#include "server/operator/admin.hpp"
#include "server/operator/metrics.hpp"

namespace wardroom::server {

struct RouteParts {
  House& house;
  Storage& storage;
  Admin& admin;
  std::function<ServerFigures()> figures;
  net::Handler rest;  // answers everything else: the page in the browser
};

class Routes {
 public:
  explicit Routes(RouteParts parts) : parts_(std::move(parts)) {}

  net::HttpResponse answer(const net::HttpRequest& request);
  net::HttpResponse answer_operator(const net::HttpRequest& request);

 private:
  net::HttpResponse ready();

  RouteParts parts_;
};

}  // namespace wardroom::server
