#include "site/site.hpp"

#include <algorithm>

#include "net/negotiation.hpp"
#include "net/safety.hpp"
#include "words/site.hpp"

namespace wardroom {
namespace {

using net::HttpRequest;
using net::HttpResponse;

// The page needs nothing from elsewhere, may not be framed, and runs no script that is not a file
// here. A script cannot be smuggled in even if some text were shown as HTML by mistake.
constexpr std::string_view kContentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Who reads it may not have said which language they speak.
HttpResponse refusal(int status, const Message<0>& text) {
  HttpResponse response =
      net::plain_text(status, text(Language::english) + "\n" + text(Language::french));
  response.fields.push_back({"Cache-Control", "no-store"});
  return response;
}

// A file in the form that is sent.
struct Form {
  std::string_view bytes;
  std::string_view coding;  // empty: as it is
};

Form best_form(const SiteFile& file, const std::string& accepted) {
  if (!file.brotli.empty() && net::accepts_encoding(accepted, "br")) return {file.brotli, "br"};
  if (!file.gzip.empty() && net::accepts_encoding(accepted, "gzip")) return {file.gzip, "gzip"};
  return {file.plain, ""};
}

// What is not an asset is asked for again each time, and sent again only if it has changed.
std::string_view how_to_keep(const SiteFile& file) {
  return file.is_asset() ? "public, max-age=31536000, immutable" : "no-cache";
}

HttpResponse sent_file(const SiteFile& file, const HttpRequest& request) {
  const Form form = best_form(file, request.field("Accept-Encoding"));
  std::string tag = '"' + std::string(file.tag);
  if (!form.coding.empty()) tag += '-' + std::string(form.coding);
  tag += '"';

  HttpResponse response{200, net::safety_fields(kContentPolicy), {}};
  response.fields.push_back({"ETag", tag});
  response.fields.push_back({"Cache-Control", std::string(how_to_keep(file))});
  if (!file.gzip.empty() || !file.brotli.empty())
    response.fields.push_back({"Vary", "Accept-Encoding"});
  if (net::names_tag(request.field("If-None-Match"), tag)) {
    response.status = 304;
    return response;
  }
  response.fields.push_back({"Content-Type", std::string(file.type)});
  if (!form.coding.empty())
    response.fields.push_back({"Content-Encoding", std::string(form.coding)});
  response.body = net::Body::lasting(form.bytes);
  return response;
}

}  // namespace

const SiteFile* Site::find(std::string_view path) const {
  const auto named = [&](std::string_view name) -> const SiteFile* {
    const auto file = std::ranges::lower_bound(files_, name, {}, &SiteFile::path);
    return file != files_.end() && file->path == name ? &*file : nullptr;
  };
  if (const SiteFile* file = named(path)) return file;
  return named(std::string(path) + (path.ends_with('/') ? "" : "/") + "index.html");
}

HttpResponse Site::answer(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpResponse response = refusal(405, words::site::read_only);
    response.fields.push_back({"Allow", "GET, HEAD"});
    return response;
  }
  const std::optional<net::Target> target = net::read_target(request.target);
  if (!target) return refusal(400, words::site::not_understood);
  const SiteFile* file = find(target->path);
  return file == nullptr ? refusal(404, words::site::not_found) : sent_file(*file, request);
}

}  // namespace wardroom
