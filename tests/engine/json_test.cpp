#include "engine/text/json.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace wardroom {
namespace {

template <class Write>
std::string written(Write write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return text;
}

TEST(Json, puts_the_commas) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open_object();
              json.member("round", 3);
              json.key("armor");
              json.open_array();
              json.value(20);
              json.value(-1);
              json.open_array();
              json.close_array();
              json.null();
              json.close_array();
              json.key("seats");
              json.open_object();
              json.close_object();
              json.member("over", false);
              json.close_object();
            }),
            R"({"round":3,"armor":[20,-1,[],null],"seats":{},"over":false})");
}

TEST(Json, empty_containers_have_no_comma) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open_array();
              json.open_object();
              json.close_object();
              json.open_object();
              json.close_object();
              json.close_array();
            }),
            "[{},{}]");
}

TEST(Json, escapes_what_a_string_cannot_hold) {
  const auto text = [](std::string_view value) {
    return written([&](JsonWriter& json) { json.value(value); });
  };
  EXPECT_EQ(text("plain"), R"("plain")");
  EXPECT_EQ(text("say \"hi\" \\ bye"), R"("say \"hi\" \\ bye")");
  EXPECT_EQ(text("a\nb\tc\x01\x1f"), R"("a\u000ab\u0009c\u0001\u001f")");
  EXPECT_EQ(text(std::string_view("\0", 1)), R"("\u0000")");
  EXPECT_EQ(text("H\u00e9ra\u2009\U0001f680"), "\"H\u00e9ra\u2009\U0001f680\"");
}

TEST(Json, keys_are_escaped_too) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open_object();
              json.member("a\"b", true);
              json.close_object();
            }),
            R"({"a\"b":true})");
}

TEST(Json, writes_numbers_in_full) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open_array();
              json.value(std::numeric_limits<std::int64_t>::min());
              json.value(std::numeric_limits<std::int64_t>::max());
              json.value(std::numeric_limits<std::uint64_t>::max());
              json.value(std::int16_t{-7});
              json.value(std::uint8_t{200});
              json.close_array();
            }),
            "[-9223372036854775808,9223372036854775807,18446744073709551615,-7,200]");
}

TEST(Json, takes_what_is_json_already_as_it_is) {
  EXPECT_EQ(written([](JsonWriter& json) {
              json.open_object();
              json.key("view");
              json.raw(R"({"round":1})");
              json.member("n", 2);
              json.close_object();
            }),
            R"({"view":{"round":1},"n":2})");
}

TEST(Json, a_literal_is_text_and_not_a_truth_value) {
  EXPECT_EQ(written([](JsonWriter& json) { json.value("up"); }), R"("up")");
}

}  // namespace
}  // namespace wardroom
