#include "server/routes.hpp"

#include <algorithm>
#include <array>

#include "net/address.hpp"
#include "words/server.hpp"
#include "words/server_http.hpp"

namespace wardroom::server {
namespace {

namespace http = words::server::http;
using net::HttpRequest;
using net::HttpResponse;

constexpr std::array<std::string_view, 4> kPaths = {"/healthz", "/readyz", "/metrics",
                                                    "/api/lobby"};

HttpResponse unkept(int status, std::string_view type, std::string body) {
  return {status,
          {{"Content-Type", std::string(type)},
           {"X-Content-Type-Options", "nosniff"},
           {"Cache-Control", "no-store"}},
          std::move(body)};
}

HttpResponse line(int status, std::string_view words) {
  return unkept(status, "text/plain; charset=utf-8", std::string(words) + '\n');
}

// Who reads it may not have said which language they speak.
HttpResponse refusal(int status, const Message<0>& text) {
  return line(status, text(Language::english) + '\n' + text(Language::french));
}

}  // namespace

HttpResponse Routes::answer(const HttpRequest& request) {
  if (auto response = parts_.admin.answer(request)) return std::move(*response);
  const std::optional<net::Target> target = net::read_target(request.target);
  if (!target || std::ranges::find(kPaths, target->path) == kPaths.end())
    return parts_.rest(request);
  if (request.method != "GET" && request.method != "HEAD") {
    HttpResponse response = refusal(405, http::read_only);
    response.fields.push_back({"Allow", "GET, HEAD"});
    return response;
  }
  if (target->path == "/healthz") return line(200, "ok");
  if (target->path == "/readyz") return ready();
  if (target->path == "/metrics") return metrics(request);
  if (!parts_.house.is_open()) return refusal(503, words::server::cannot::closed);
  return unkept(200, "application/json", parts_.house.lobby().public_tables());
}

HttpResponse Routes::ready() {
  const ServerFigures figures = parts_.figures();
  if (figures.ready) return line(200, "ready");
  if (!parts_.house.is_open()) return line(503, "not open");
  // While this says no, games may be sent elsewhere, and no write would show that the disk is well
  // again: so an empty one is tried.
  parts_.storage.write({}, [](const std::string&) {});
  return line(503, "cannot write");
}

HttpResponse Routes::metrics(const HttpRequest& request) {
  using Audience = Config::Audience;
  if (parts_.metrics == Audience::nobody) return refusal(404, http::not_found);
  if (parts_.metrics == Audience::loopback && !net::is_loopback(request.address))
    return refusal(403, http::not_for_you);
  return unkept(200, kMetricsType, print_metrics(parts_.figures()));
}

}  // namespace wardroom::server
