// What is read of a request without the help of a library.
#include "net/http.hpp"

#include <gtest/gtest.h>

#include <array>

#include "net/negotiation.hpp"

namespace wardroom::net {
namespace {

std::string path_of(std::string_view target) {
  const std::optional<Target> read = read_target(target);
  return read ? read->path : "refused";
}

TEST(HttpTarget, path_and_query_are_told_apart) {
  EXPECT_EQ(path_of("/"), "/");
  EXPECT_EQ(path_of("/rules/starfighter"), "/rules/starfighter");
  EXPECT_EQ(path_of("/a%20b/%C3%A9"), "/a b/é");
  EXPECT_EQ(path_of("/play?seed=1?2"), "/play");
  EXPECT_EQ(read_target("/play?seed=1?2%")->query, "seed=1?2%");
  EXPECT_EQ(read_target("/play")->query, "");
}

TEST(HttpTarget, the_long_form_names_the_same) {
  EXPECT_EQ(path_of("http://localhost:8000/rules?x"), "/rules");
  EXPECT_EQ(path_of("https://localhost/"), "/");
  EXPECT_EQ(path_of("http://localhost"), "refused");
  EXPECT_EQ(path_of("http://localhost?/x"), "refused");
  EXPECT_EQ(path_of("ftp://localhost/"), "refused");
}

TEST(HttpTarget, what_no_honest_client_sends_is_refused) {
  for (const char* target :
       {"",          "*",           "rules",  "/..",   "/../etc/passwd", "/a/../b", "/a/..", "/./a",
        "/%2e%2e/a", "/a%2f..%2fb", "/..%2F", "/a\\b", "/%5c",           "/%00",    "/a%0a", "/%7f",
        "/%",        "/%4",         "/%4g",   "/%-1",  "/%+1",           "/% 1"})
    EXPECT_EQ(path_of(target), "refused") << target;
  EXPECT_EQ(path_of("/..a/b..//.b"), "/..a/b..//.b");
}

TEST(HttpRequest, fields_are_found_in_any_case_and_joined) {
  const HttpRequest request{"GET", "/", {{"Accept", "a"}, {"Host", "h"}, {"ACCEPT", "b"}}, ""};
  EXPECT_EQ(request.field("accept"), "a, b");
  EXPECT_EQ(request.field("HOST"), "h");
  EXPECT_EQ(request.field("Hos"), "");
}

TEST(HttpBody, is_made_for_the_answer_or_lasts) {
  static const std::string kept = "kept";
  EXPECT_EQ(Body().bytes(), "");
  EXPECT_EQ(Body(std::string("made")).bytes(), "made");
  EXPECT_EQ(Body::lasting(kept).bytes().data(), kept.data());
}

TEST(HttpDate, is_written_as_the_standard_says) {
  EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
  EXPECT_EQ(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
}

TEST(HttpEncoding, what_is_accepted) {
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts_encoding("gzip,br;q=0.001", "br"));
  EXPECT_TRUE(accepts_encoding(" GZip ; q=1.0 ", "gzip"));
  EXPECT_TRUE(accepts_encoding("*", "br"));
  EXPECT_TRUE(accepts_encoding("gzip;q=0, *;q=0.5", "br"));
}

TEST(HttpEncoding, what_is_not_accepted) {
  for (const char* header : {"", "gzip", "brotli", "xbr", "br;q=0", "br;q=0.000", "br; q = 0",
                             "br;Q=0", "*;q=0", "*, br;q=0", "br;level=4;q=0", ",,;,"})
    EXPECT_FALSE(accepts_encoding(header, "br")) << header;
}

TEST(HttpLanguage, the_one_that_is_liked_best) {
  constexpr std::array<std::string_view, 2> offered = {"en", "fr"};
  for (const char* header : {"", "de", "en", "EN-gb, fr;q=0.9", "fr;q=0", "*",
                             "fr;q=0.5, en;q=0.51", "en;q=1.000, fr", ",;q=1,", "french"})
    EXPECT_EQ(preferred_language(header, offered), 0U) << header;
  for (const char* header : {"fr", "fr-CA", "de, FR;q=0.3", "en;q=0.8, fr", "fr;q=0.001", "fr, en",
                             "en;q=0.01,fr;q=0.02", "en;q=0, fr;q=0.1"})
    EXPECT_EQ(preferred_language(header, offered), 1U) << header;
}

TEST(HttpTag, is_found_in_a_list) {
  for (const char* header :
       {R"("a1")", R"(W/"a1")", R"("x", "a1")", R"("x,"  , W/"a1","y")", " * "})
    EXPECT_TRUE(names_tag(header, R"("a1")")) << header;
  for (const char* header : {"", "a1", R"("a1)", R"("a11")", R"("A1")", R"("x" "y")", R"("*")"})
    EXPECT_FALSE(names_tag(header, R"("a1")")) << header;
}

}  // namespace
}  // namespace wardroom::net
