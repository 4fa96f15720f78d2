// Who one is: guests, names, what is kept of them (docs/server.md, "Who one is").
#include <gtest/gtest.h>

#include "server/people/names.hpp"
#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

TEST(People, a_guest_is_welcomed_and_known_again_once_there_is_something_to_keep) {
  Hall hall;
  Visitor ann(hall);
  const JsonObject welcome = ann.hello();
  ASSERT_TRUE(is(welcome, "welcome"));
  EXPECT_EQ(welcome.at("protocol"), 1);
  EXPECT_EQ(welcome.at("you").at("account"), false);
  EXPECT_FALSE(text_of(welcome.at("you").at("name")).empty());
  EXPECT_EQ(welcome.at("phrases").as_array().size(), 10U);
  EXPECT_EQ(ann.token.size(), 32U);
  EXPECT_EQ(hall.storage.people(), 0U) << "who only looks around leaves no trace";

  const std::string person = ann.person;
  EXPECT_TRUE(is(ann.ask("rename", {{"name", "Ann"}}), "you"));
  ann.connect();
  const JsonObject again = ann.hello();
  EXPECT_EQ(ann.person, person);
  EXPECT_TRUE(again.at("token").is_null());
  EXPECT_EQ(again.at("you").at("name"), "Ann");

  hall.restart();
  ann.connect();
  ann.hello();
  EXPECT_EQ(ann.person, person);
}

TEST(People, an_unknown_token_is_a_new_guest_but_not_when_it_cannot_be_looked_up) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("rename", {{"name", "Ann"}});
  const std::string person = ann.person;
  hall.storage.unreadable = true;
  ann.connect();
  EXPECT_TRUE(is(ann.hello(), "error"));
  hall.storage.unreadable = false;
  EXPECT_TRUE(is(ann.hello(), "welcome"));
  EXPECT_EQ(ann.person, person);

  Visitor bob(hall);
  bob.token = "no such token";
  EXPECT_TRUE(is(bob.hello(), "welcome"));
  EXPECT_NE(bob.token, "no such token");
}

TEST(People, nothing_is_done_before_hello_but_ping) {
  Hall hall;
  Visitor ann(hall);
  EXPECT_EQ(ann.ask("ping", {{"t", 42}}).at("t"), 42);
  for (const char* type : {"rename", "lobby", "create", "act", "logout", "export_data"})
    EXPECT_TRUE(is(ann.ask(type), "error")) << type;
  EXPECT_TRUE(is(ann.ask("hello", {{"protocol", 2}, {"language", "en"}}), "error"));
  EXPECT_TRUE(is(ann.ask("hello", {{"protocol", 1}, {"language", "de"}}), "error"));
}

TEST(People, names_can_be_read) {
  EXPECT_EQ(clean_name("  Ann  "), "Ann");
  EXPECT_EQ(clean_name("Zoë Éclair"), "Zoë Éclair");
  EXPECT_EQ(clean_name("山田太郎"), "山田太郎");
  EXPECT_EQ(clean_name("🚀"), "🚀");
  EXPECT_EQ(clean_name(std::string(24, 'x')), std::string(24, 'x'));
  EXPECT_EQ(clean_name("<script>"), "<script>") << "for pages to show as text";
  for (const std::string& bad :
       {std::string(), std::string("   "), std::string(25, 'x'), std::string("a\nb"),
        std::string("a\0b", 3), std::string("a\x7f"), std::string("a\u0085"),
        std::string("a\u00a0b"), std::string("a\u00ad"), std::string("a\u200bb"),
        std::string("a\u202eb"), std::string("a\u2066b"), std::string("\ufeff"),
        std::string("\u3164"), std::string("\u2800"), std::string("a\u3000"),
        std::string("\U000e0041"), std::string("\ue000")})
    EXPECT_EQ(clean_name(bad), std::nullopt) << bad;
  EXPECT_EQ(login_of("Ann  B"), login_of(" ann b "));
  EXPECT_NE(login_of("annb"), login_of("ann b"));
}

TEST(People, hostile_names_are_refused_and_change_nothing) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("rename", {{"name", "Ann"}});
  for (const char* name : {"", " ", "a\u202eb", "abcdefghijklmnopqrstuvwxyz"})
    EXPECT_TRUE(is(ann.ask("rename", {{"name", name}}), "error"));
  EXPECT_EQ(ann.hello().at("you").at("name"), "Ann");
}

TEST(People, a_guest_needs_no_password_to_be_deleted) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("rename", {{"name", "Ann"}});
  EXPECT_TRUE(is(ann.ask("delete_account", {{"password", nullptr}}), "done"));
  EXPECT_EQ(hall.storage.people(), 0U);
}

TEST(People, everything_that_is_kept_can_be_had) {
  Hall hall;
  Visitor ann(hall);
  Visitor bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Random random(1);
  play_on(hall, {&ann, &bob}, random, 20);
  ann.ask("block", {{"seat", "b"}, {"on", true}});
  ann.ask("report", {{"seat", "b"}, {"reason", "rude"}});
  const JsonObject answer = ann.ask("export_data");
  ASSERT_TRUE(is(answer, "data"));
  const JsonObject data = boost::json::parse(text_of(answer.at("text"))).as_object();
  EXPECT_EQ(text_of(data.at("person")), ann.person);
  EXPECT_EQ(text_of(data.at("blocked").at(0)), bob.person);
  EXPECT_EQ(data.at("reports").at(0).at("reason"), "rude");
  const JsonObject& game = data.at("games").at(0).as_object();
  EXPECT_EQ(game.at("seat"), "a");
  std::size_t own = 0;
  for (const ChangeRow& change : hall.storage.changes(ann.room_id()))
    if (change.seat == "a") ++own;
  EXPECT_EQ(game.at("choices").as_array().size(), own) << "and nothing that others chose";
}

TEST(People, a_rename_is_seen_at_the_table_and_kept) {
  Hall hall;
  Visitor ann(hall);
  Visitor bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(ann.ask("rename", {{"name", "Ann"}}), "you"));
  EXPECT_EQ(bob.room().at("seats").at(0).at("name"), "~Ann");
  const std::string room = bob.room_id();
  hall.restart();
  bob.connect();
  bob.hello();
  bob.ask("enter", {{"room", room}});
  EXPECT_EQ(bob.room().at("seats").at(0).at("name"), "~Ann");
}

TEST(People, new_guests_of_one_address_are_limited) {
  HouseLimits limits = Hall::generous();
  limits.guests = {2, 60'000};
  Hall hall(limits);
  Visitor one(hall), two(hall), three(hall);
  EXPECT_TRUE(is(one.hello(), "welcome"));
  EXPECT_TRUE(is(two.hello(), "welcome"));
  EXPECT_TRUE(is(three.hello(), "error"));
  Visitor elsewhere(hall, "10.0.0.2");
  EXPECT_TRUE(is(elsewhere.hello(), "welcome"));
}

}  // namespace
}  // namespace wardroom::server
