#include "server/routes.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "words/server.hpp"
#include "words/server_http.hpp"

namespace wardroom::server {
namespace {

namespace http = words::server::http;
using net::HttpRequest;
using net::HttpResponse;

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

// Nothing if the request only reads.
std::optional<HttpResponse> objection(const HttpRequest& request) {
  if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
  HttpResponse response = refusal(405, http::read_only);
  response.fields.push_back({"Allow", "GET, HEAD"});
  return response;
}

// The path that is asked for, if it is one of these.
std::string_view known_path(const HttpRequest& request, std::span<const std::string_view> paths) {
  const std::optional<net::Target> target = net::read_target(request.target);
  const auto found = target ? std::ranges::find(paths, target->path) : paths.end();
  return found == paths.end() ? std::string_view() : *found;
}

}  // namespace

HttpResponse Routes::answer(const HttpRequest& request) {
  constexpr std::array<std::string_view, 3> kPaths = {"/healthz", "/readyz", "/api/lobby"};
  const std::string_view path = known_path(request, kPaths);
  if (path.empty()) return parts_.rest(request);
  if (auto no = objection(request)) return std::move(*no);
  if (path == "/healthz") return line(200, "ok");
  if (path == "/readyz") return ready();
  if (!parts_.house.is_open()) return refusal(503, words::server::cannot::closed);
  return unkept(200, "application/json", parts_.house.lobby().public_tables());
}

HttpResponse Routes::answer_operator(const HttpRequest& request) {
  if (auto response = parts_.admin.answer(request)) return std::move(*response);
  constexpr std::array<std::string_view, 3> kPaths = {"/healthz", "/readyz", "/metrics"};
  const std::string_view path = known_path(request, kPaths);
  if (path.empty()) return refusal(404, http::not_found);
  if (auto no = objection(request)) return std::move(*no);
  if (path == "/healthz") return line(200, "ok");
  if (path == "/readyz") return ready();
  return unkept(200, kMetricsType, print_metrics(parts_.figures()));
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

}  // namespace wardroom::server
