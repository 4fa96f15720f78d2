#include "server/operator/admin.hpp"

#include <array>
#include <fstream>
#include <utility>

#include "engine/text/text.hpp"
#include "net/address.hpp"
#include "net/negotiation.hpp"
#include "net/safety.hpp"
#include "server/operator/admin_pages.hpp"
#include "server/people/secrets.hpp"
#include "words/server_admin.hpp"

namespace wardroom::server {
namespace {

namespace text = words::server::admin::answer;
using net::HttpRequest;
using net::HttpResponse;

constexpr net::Allowance kWrongPasswords{10, 60'000};  // from one network: 10, then one a minute
constexpr std::size_t kMostRemembered = 10'000;        // networks
constexpr std::size_t kShortest = 12;                  // passwords
constexpr std::string_view kRoot = "/admin/";
constexpr std::string_view kGames = "/admin/games/";

// There is no script, so none may run; nothing is loaded but the style.
constexpr std::string_view kContentPolicy =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j)
      group = group << 8U | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    for (std::size_t j = 0; j < 4; ++j)
      out += i + j > bytes.size() ? '=' : digits[group >> (18U - 6U * j) & 63U];
  }
  return out;
}

HttpResponse answer_with(int status, std::string_view type, std::string body) {
  HttpResponse response{status, net::safety_fields(kContentPolicy), std::move(body)};
  response.fields.push_back({"Content-Type", std::string(type) + "; charset=utf-8"});
  response.fields.push_back({"Cache-Control", "no-store"});
  response.fields.push_back({"Vary", "Accept-Language"});
  return response;
}

HttpResponse line(int status, std::string words) {
  return answer_with(status, "text/plain", std::move(words) + '\n');
}

Language language_of(const HttpRequest& request) {
  constexpr std::array<std::string_view, 2> kOffered = {"en", "fr"};
  return static_cast<Language>(net::preferred_language(request.field("Accept-Language"), kOffered));
}

// What stands behind "Basic"; the scheme is the same in any case (RFC 9110, 11.1).
std::string credentials_of(const HttpRequest& request) {
  const std::string field = request.field("Authorization");
  const std::size_t end = field.find(' ');
  if (end == std::string::npos || !net::same_name(field.substr(0, end), "Basic")) return {};
  return std::string(trimmed(std::string_view(field).substr(end)));
}

}  // namespace

// What is compared are hashes, so that not even the length of the password shows in how long it
// takes.
Admin::Admin(AdminParts parts)
    : parts_(std::move(parts)),
      right_(hash_of(base64(std::string(kUser) + ':' + parts_.password))) {}

std::optional<HttpResponse> Admin::answer(const HttpRequest& request) {
  const std::optional<net::Target> target = net::read_target(request.target);
  if (!target || !(target->path + '/').starts_with(kRoot)) return std::nullopt;
  const Language language = language_of(request);
  if (parts_.password.empty()) return line(404, text::not_found(language));
  if (auto refused = refusal(request, language)) return refused;
  if (request.method != "GET" && request.method != "HEAD") {
    HttpResponse response = line(405, text::read_only(language));
    response.fields.push_back({"Allow", "GET, HEAD"});
    return response;
  }
  return page(request, target->path, language);
}

std::optional<HttpResponse> Admin::refusal(const HttpRequest& request, Language language) {
  const Milliseconds now = parts_.world.now();
  std::string network = net::network_of(request.address, 32, 64);
  if (wrong_.size() >= kMostRemembered)
    std::erase_if(wrong_, [&](const auto& one) { return one.second.full(kWrongPasswords, now); });
  const auto known = wrong_.find(network);
  // Who has tried too often is not even told when the password is right.
  net::Rate rate = known == wrong_.end() ? net::Rate() : known->second;
  const std::string given = credentials_of(request);
  if (!given.empty() && !rate.take(kWrongPasswords, now)) {
    parts_.log.warning("admin_throttled", {{"client", parts_.log.client(request.address)}});
    HttpResponse response = line(429, text::too_often(language));
    response.fields.push_back(
        {"Retry-After", std::to_string(rate.wait(kWrongPasswords) / 1000 + 1)});
    return response;
  }
  if (!given.empty() && same_secret(hash_of(given), right_)) return std::nullopt;
  if (!given.empty()) {
    parts_.log.warning("admin_refused", {{"client", parts_.log.client(request.address)}});
    wrong_[std::move(network)] = rate;
  }
  HttpResponse response = line(401, text::password_needed(language));
  response.fields.push_back(
      {"WWW-Authenticate", R"(Basic realm="Wardroom admin", charset="UTF-8")"});
  return response;
}

HttpResponse Admin::page(const HttpRequest& request, const std::string& path, Language language) {
  const AdminView view{parts_.house, parts_.storage, parts_.world.now(), language};
  if (path == kRoot) {
    parts_.log.info("admin_seen", {{"client", parts_.log.client(request.address)}});
    return answer_with(200, "text/html", overview_page(view, parts_.figures()));
  }
  if (path == "/admin/style.css") return answer_with(200, "text/css", std::string(kAdminStyle));
  if (path == "/admin") {
    HttpResponse response = line(308, std::string(kRoot));
    response.fields.push_back({"Location", std::string(kRoot)});
    return response;
  }
  if (path.starts_with(kGames)) {
    const std::string id = path.substr(kGames.size());
    if (const std::shared_ptr<Room> room = parts_.house.tables().find(id)) {
      parts_.log.info("admin_seen", {{"client", parts_.log.client(request.address)}, {"room", id}});
      return answer_with(200, "text/html", game_page(view, *room));
    }
  }
  return line(404, text::not_found(language));
}

PasswordRead read_password_file(const std::string& file, Language language) {
  std::ifstream in(file);
  std::string password;
  if (!in) return {"", text::cannot_read(language, file)};
  std::getline(in, password);
  if (password.ends_with('\r')) password.pop_back();
  if (password.size() < kShortest) return {"", text::too_short(language, file, kShortest)};
  return {password, ""};
}

}  // namespace wardroom::server
