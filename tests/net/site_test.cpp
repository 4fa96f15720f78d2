// How the files of the page are sent.
#include "site/site.hpp"

#include <gtest/gtest.h>

#include <array>

namespace wardroom {
namespace {

using net::Field;
using net::HttpRequest;
using net::HttpResponse;

constexpr std::array<SiteFile, 5> kFiles = {{
    {"/assets/table-1.js", "text/javascript; charset=utf-8", "t1", "plain js", "gz", "br"},
    {"/icon.svg", "image/svg+xml", "t2", "plain svg", "", ""},
    {"/index.html", "text/html; charset=utf-8", "t3", "plain html", "gz html", ""},
    {"/rules/starfighter/index.html", "text/html; charset=utf-8", "t5", "plain rules", "", ""},
    {"/sw.js", "text/javascript; charset=utf-8", "t4", "plain sw", "", "br sw"},
}};

HttpResponse ask(const std::string& target, const std::vector<Field>& fields = {},
                 const std::string& method = "GET") {
  return Site(kFiles).answer({method, target, fields, ""});
}

std::string field(const HttpResponse& response, std::string_view name) {
  return HttpRequest{"", "", response.fields, ""}.field(name);
}

TEST(Site, files_come_with_their_type) {
  const HttpResponse script = ask("/assets/table-1.js");
  EXPECT_EQ(script.status, 200);
  EXPECT_EQ(script.body.bytes(), "plain js");
  EXPECT_EQ(field(script, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(ask("/icon.svg").body.bytes(), "plain svg");
  EXPECT_EQ(ask("/icon.svg?v=2").body.bytes(), "plain svg");
  EXPECT_EQ(ask("/index.html").body.bytes(), "plain html");
}

TEST(Site, the_best_form_that_is_accepted_is_sent) {
  const std::string script = "/assets/table-1.js";
  EXPECT_EQ(ask(script, {{"Accept-Encoding", "gzip, deflate, br"}}).body.bytes(), "br");
  const HttpResponse gzip = ask(script, {{"Accept-Encoding", "gzip, br;q=0"}});
  EXPECT_EQ(gzip.body.bytes(), "gz");
  EXPECT_EQ(field(gzip, "Content-Encoding"), "gzip");
  EXPECT_EQ(field(gzip, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(field(gzip, "Vary"), "Accept-Encoding");
  const HttpResponse plain = ask(script, {{"Accept-Encoding", "deflate"}});
  EXPECT_EQ(plain.body.bytes(), "plain js");
  EXPECT_EQ(field(plain, "Content-Encoding"), "");
  EXPECT_EQ(field(plain, "Vary"), "Accept-Encoding");
  EXPECT_EQ(ask("/", {{"Accept-Encoding", "br"}}).body.bytes(), "plain html");
  EXPECT_EQ(ask("/sw.js", {{"Accept-Encoding", "gzip"}}).body.bytes(), "plain sw");
  EXPECT_EQ(field(ask("/icon.svg", {{"Accept-Encoding", "br"}}), "Vary"), "");
}

TEST(Site, what_the_client_has_is_not_sent_again) {
  const std::string tag = field(ask("/"), "ETag");
  EXPECT_EQ(tag, "\"t3\"");
  const HttpResponse again = ask("/", {{"If-None-Match", "\"x\", W/" + tag}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body.bytes(), "");
  EXPECT_EQ(field(again, "ETag"), tag);
  EXPECT_EQ(field(again, "Cache-Control"), "no-cache");
  EXPECT_EQ(field(again, "Vary"), "Accept-Encoding");
  EXPECT_EQ(ask("/", {{"If-None-Match", "\"t4\""}}).status, 200);
}

TEST(Site, every_form_has_a_tag_of_its_own) {
  const std::vector<Field> accepts = {{"Accept-Encoding", "gzip"}};
  EXPECT_EQ(field(ask("/", accepts), "ETag"), "\"t3-gzip\"");
  EXPECT_EQ(ask("/", {{"Accept-Encoding", "gzip"}, {"If-None-Match", "\"t3-gzip\""}}).status, 304);
  EXPECT_EQ(ask("/", {{"Accept-Encoding", "gzip"}, {"If-None-Match", "\"t3\""}}).status, 200);
}

TEST(Site, only_what_changes_its_name_with_its_content_is_kept_unasked) {
  EXPECT_EQ(field(ask("/assets/table-1.js"), "Cache-Control"),
            "public, max-age=31536000, immutable");
  for (const char* path : {"/", "/index.html", "/sw.js", "/icon.svg", "/rules/starfighter"})
    EXPECT_EQ(field(ask(path), "Cache-Control"), "no-cache") << path;
}

TEST(Site, the_address_of_a_screen_is_that_of_its_folder) {
  for (const char* path : {"/", "/?x=1.5", "/index.html"})
    EXPECT_EQ(ask(path).body.bytes(), "plain html") << path;
  for (const char* path : {"/rules/starfighter", "/rules/starfighter/", "/rules/starfighter?x=1"})
    EXPECT_EQ(ask(path).body.bytes(), "plain rules") << path;
}

TEST(Site, what_is_not_there_is_not_found) {
  for (const char* path : {"/assets/table-2.js", "/assets/", "/favicon.ico", "/index.htm", "/rules",
                           "/gallery", "/sw.js.br", "/.hidden", "/sw.js/", "//", "/etc/passwd"}) {
    const HttpResponse response = ask(path);
    EXPECT_EQ(response.status, 404) << path;
    EXPECT_EQ(response.body.bytes(),
              "There is nothing at this address.\nIl n’y a rien à cette adresse.\n");
    EXPECT_EQ(field(response, "Cache-Control"), "no-store");
    EXPECT_EQ(field(response, "X-Content-Type-Options"), "nosniff");
  }
}

TEST(Site, nothing_outside_can_be_reached) {
  for (const char* path :
       {"/../etc/passwd", "/%2e%2e/etc/passwd", "/assets/../index.html", "/assets/..%2findex.html",
        "//../..", "/..\\index.html", "index.html", "/index.html%00.js", "*"})
    EXPECT_EQ(ask(path).status, 400) << path;
}

TEST(Site, one_can_only_read) {
  EXPECT_EQ(ask("/", {}, "HEAD").status, 200);
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
    const HttpResponse response = ask("/", {}, method);
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(field(response, "Allow"), "GET, HEAD");
  }
}

TEST(Site, the_page_is_locked_up) {
  const HttpResponse page = ask("/");
  const std::string policy = field(page, "Content-Security-Policy");
  EXPECT_TRUE(policy.starts_with("default-src 'none'; ")) << policy;
  EXPECT_EQ(policy.find("'unsafe-"), std::string::npos) << policy;
  EXPECT_EQ(policy.find('*'), std::string::npos) << policy;
  EXPECT_EQ(policy.find("http"), std::string::npos) << policy;
  EXPECT_EQ(field(page, "X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(field(page, "Referrer-Policy"), "no-referrer");
  EXPECT_EQ(field(page, "Cross-Origin-Opener-Policy"), "same-origin");
  EXPECT_EQ(field(page, "Cross-Origin-Resource-Policy"), "same-origin");
}

TEST(Site, without_a_page_there_is_nothing) {
  EXPECT_EQ(Site({}).answer({"GET", "/", {}, ""}).status, 404);
}

}  // namespace
}  // namespace wardroom
