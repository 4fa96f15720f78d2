// Any bytes as what a client asks for: the answer is a file of the page, or a refusal, never worse.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "site/site.hpp"

namespace {

using namespace wardroom;

constexpr std::array<SiteFile, 2> kFiles = {{
    {"/assets/table.js", "text/javascript", "t1", "plain js", "gzip js", "brotli js"},
    {"/index.html", "text/html", "t2", "plain page", "gzip page", "brotli page"},
}};

void require(bool good) {
  if (!good) std::abort();
}

std::string_view next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return line;
}

void check_target(std::string_view text) {
  const std::optional<net::Target> target = net::read_target(text);
  if (!target) return;
  require(target->path.starts_with('/'));
  require(!target->path.ends_with("/..") && target->path.find("/../") == std::string::npos);
  require(target->path.find('\0') == std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string target(next_line(text));
  const std::string encodings(next_line(text));
  check_target(target);
  const net::HttpRequest request{
      "GET", target, {{"Accept-Encoding", encodings}, {"If-None-Match", std::string(text)}}, ""};
  const net::HttpResponse response = Site(kFiles).answer(request);
  const std::string_view body = response.body.bytes();
  const bool known = std::ranges::any_of(kFiles, [&](const SiteFile& file) {
    return body == file.plain || body == file.gzip || body == file.brotli;
  });
  require(response.status == 200 ? known : true);
  require(response.status == 200 || response.status == 304 || response.status == 400 ||
          response.status == 404);
  return 0;
}
