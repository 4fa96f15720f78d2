// Accounts: registering, logging in and out, passwords, deletion (docs/server.md, "Who one is").
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

constexpr std::string_view kPassword = "correct horse";

JsonObject account(std::string_view name, std::string_view password = kPassword) {
  return {{"name", name}, {"password", password}};
}

TEST(Accounts, who_registers_stays_the_same_and_can_log_in_elsewhere) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  EXPECT_TRUE(is(ann.ask("register", account("Ann", "short")), "error"));
  EXPECT_TRUE(is(ann.ask("register", account("Ann", std::string(201, 'x'))), "error"));
  const JsonObject you = ann.ask("register", account("Ann"));
  ASSERT_TRUE(is(you, "you"));
  EXPECT_EQ(you.at("you").at("account"), true);
  EXPECT_EQ(text_of(you.at("you").at("person")), ann.person);
  EXPECT_TRUE(is(ann.ask("register", account("Ann2")), "error")) << "one account is enough";

  Visitor bob(hall);
  bob.hello();
  EXPECT_TRUE(is(bob.ask("register", account(" ann ")), "error")) << "the name is taken";
  EXPECT_TRUE(is(bob.ask("login", account("Ann", "wrong horse")), "error"));
  EXPECT_TRUE(is(bob.ask("login", account("nobody")), "error"));
  const JsonObject in = bob.ask("login", account("ANN "));
  ASSERT_TRUE(is(in, "you")) << boost::json::serialize(in);
  EXPECT_EQ(text_of(in.at("you").at("person")), ann.person);
  bob.token = text_of(in.at("token"));
  bob.connect();
  bob.hello();
  EXPECT_EQ(bob.person, ann.person);
  EXPECT_TRUE(is(bob.ask("login", account("Ann")), "error")) << "already logged in";
}

TEST(Accounts, what_is_asked_at_the_same_time_is_done_one_after_the_other) {
  Hall hall;
  hall.storage.mood = MemoryStorage::Mood::slow;
  Visitor ann(hall);
  ann.hello();
  const int registered = ann.say("register", account("Ann"));
  const int renamed = ann.say("rename", {{"name", "Anna"}});
  for (int i = 0; i < 5; ++i) {
    hall.settle();
    hall.storage.acknowledge();
  }
  hall.settle();
  ASSERT_TRUE(ann.answer_to(registered) && ann.answer_to(renamed));
  EXPECT_EQ(ann.answer_to(renamed)->at("you").at("account"), true);
  EXPECT_EQ(ann.answer_to(renamed)->at("you").at("name"), "Anna");
  EXPECT_TRUE(hall.storage.person_by_login("anna"));
  EXPECT_FALSE(hall.storage.person_by_login("ann")) << "one logs in with the name one has";
}

TEST(Accounts, games_of_a_guest_go_along_when_it_logs_in) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("register", account("Ann"));
  Visitor guest(hall);
  Visitor bob(hall);
  Visitor tab(hall);
  ASSERT_TRUE(sit_down(guest, bob));
  tab.token = guest.token;
  tab.hello();
  const std::string room = guest.room_id();
  const std::string guest_person = guest.person;

  // Nothing that happens meanwhile may be kept for somebody who is gone.
  hall.storage.mood = MemoryStorage::Mood::slow;
  const int login = guest.say("login", account("Ann"));
  hall.settle();
  Visitor& decider = guest.decides() ? guest : bob;
  const int act =
      decider.say("act", {{"n", decider.state().at("v")}, {"option", decider.options().front()}});
  const int concede = bob.say("concede");
  for (int i = 0; i < 6; ++i) {
    hall.settle();
    hall.storage.acknowledge(1);
  }
  hall.settle();
  hall.storage.mood = MemoryStorage::Mood::prompt;
  ASSERT_TRUE(is(guest.answer_to(login).value_or(JsonObject()), "you"));
  EXPECT_TRUE(is(decider.answer_to(act).value_or(JsonObject()), "state"));
  EXPECT_TRUE(is(bob.answer_to(concede).value_or(JsonObject()), "state"));
  EXPECT_EQ(hall.storage.game(room)->seats[0].person, ann.person);
  EXPECT_FALSE(hall.storage.person(guest_person));
  EXPECT_EQ(guest.room().at("you"), "a");
  EXPECT_EQ(guest.room().at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(tab.closed_with(), 4001) << "its token is void";
  EXPECT_TRUE(is(ann.ask("enter", {{"room", room}}), "state"));
}

TEST(Accounts, nobody_plays_against_oneself_by_logging_in) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("register", account("Ann"));
  Visitor guest(hall);
  ASSERT_TRUE(sit_down(ann, guest));
  EXPECT_TRUE(is(guest.ask("login", account("Ann")), "error"));
  EXPECT_EQ(guest.room().at("you"), "b");
  EXPECT_TRUE(is(guest.ask("concede"), "state"));
  EXPECT_TRUE(is(guest.ask("login", account("Ann")), "you"));
}

TEST(Accounts, logging_out_voids_the_token_everywhere) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("register", account("Ann"));
  Visitor tab(hall);
  tab.token = ann.token;
  tab.hello();
  ASSERT_EQ(tab.person, ann.person);
  const std::string old = ann.token;
  EXPECT_TRUE(is(ann.ask("logout"), "done"));
  EXPECT_EQ(ann.closed_with(), 4001);
  EXPECT_EQ(tab.closed_with(), 4001);
  ann.connect();
  const std::string person = ann.person;
  ann.hello();
  EXPECT_NE(ann.person, person);
  EXPECT_TRUE(is(ann.ask("login", account("ann")), "you"));
}

TEST(Accounts, a_new_password_voids_all_other_tokens) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  EXPECT_TRUE(is(ann.ask("password", {{"old", kPassword}, {"new", kPassword}}), "error"));
  ann.ask("register", account("Ann"));
  Visitor thief(hall);
  thief.token = ann.token;
  thief.hello();
  EXPECT_TRUE(is(ann.ask("password", {{"old", "wrong one"}, {"new", "another horse"}}), "error"));
  EXPECT_TRUE(is(ann.ask("password", {{"old", kPassword}, {"new", "x"}}), "error"));
  const JsonObject you = ann.ask("password", {{"old", kPassword}, {"new", "another horse"}});
  ASSERT_TRUE(is(you, "you"));
  EXPECT_EQ(thief.closed_with(), 4001);
  thief.connect();
  thief.hello();
  EXPECT_NE(thief.person, ann.person);
  EXPECT_TRUE(is(thief.ask("login", account("Ann")), "error"));
  EXPECT_TRUE(is(thief.ask("login", account("Ann", "another horse")), "you"));
  ann.token = text_of(you.at("token"));
  ann.connect();
  const std::string person = ann.person;
  ann.hello();
  EXPECT_EQ(ann.person, person);
}

TEST(Accounts, who_is_deleted_concedes_and_is_forgotten) {
  Hall hall;
  Visitor ann(hall);
  Visitor bob(hall);
  ann.hello();
  ann.ask("register", account("Ann"));
  ASSERT_TRUE(sit_down(ann, bob));
  const std::string playing = ann.room_id();
  ann.ask("create", wish({}, {"me", "open"}));
  const std::string open = ann.room_id();
  ann.ask("enter", {{"room", playing}});

  EXPECT_TRUE(is(ann.ask("delete_account", {{"password", "wrong horse"}}), "error"));
  hall.storage.mood = MemoryStorage::Mood::broken;
  EXPECT_TRUE(is(ann.ask("delete_account", {{"password", kPassword}}), "error"));
  EXPECT_EQ(bob.room().at("phase"), "playing");
  hall.storage.mood = MemoryStorage::Mood::slow;
  const int gone = ann.say("delete_account", {{"password", kPassword}});
  const int late = ann.say("create", wish({}, {"me", "open"}));
  for (int i = 0; i < 10; ++i) {
    hall.settle();
    hall.storage.acknowledge(1);
  }
  hall.storage.mood = MemoryStorage::Mood::prompt;
  hall.settle();
  EXPECT_TRUE(is(ann.answer_to(gone).value_or(JsonObject()), "done"));
  EXPECT_FALSE(ann.answer_to(late));
  EXPECT_EQ(ann.closed_with(), 4001);
  EXPECT_EQ(bob.room().at("end").at("how"), "conceded");
  EXPECT_EQ(bob.room().at("end").at("winners").at(0), "b");
  EXPECT_TRUE(bob.room().at("seats").at(0).at("name").is_null());
  EXPECT_FALSE(hall.storage.person_by_login("ann"));
  EXPECT_FALSE(hall.storage.game(open));
  EXPECT_EQ(hall.storage.game(playing)->seats[0].person, "");
  EXPECT_EQ(hall.storage.game(playing)->seats[0].name, "");
  ann.connect();
  const std::string person = ann.person;
  ann.hello();
  EXPECT_NE(ann.person, person);
}

TEST(Accounts, tries_are_limited_by_address_and_by_name) {
  HouseLimits limits = Hall::generous();
  limits.logins = {3, 60'000};
  Hall hall(limits);
  Visitor ann(hall, "10.0.0.1");
  ann.hello();
  const auto tries = [&](Visitor& who, std::string_view name) {
    return text_of(who.ask("login", account(name, "wrong horse")).at("text"));
  };
  const std::string wrong = tries(ann, "ann");
  EXPECT_EQ(tries(ann, "ann"), wrong);
  EXPECT_EQ(tries(ann, "ann"), wrong);
  EXPECT_NE(tries(ann, "ann"), wrong);
  EXPECT_NE(tries(ann, "bob"), wrong) << "from one address";
  Visitor bob(hall, "10.0.0.2");
  bob.hello();
  EXPECT_NE(tries(bob, "ann"), wrong) << "for one name";
  EXPECT_EQ(tries(bob, "bob"), wrong);
  hall.pass(60'000);
  EXPECT_EQ(tries(ann, "ann"), wrong);
}

TEST(Accounts, passwords_wait_when_there_is_too_much_to_do) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  hall.world.refuses = true;
  EXPECT_TRUE(is(ann.ask("register", account("Ann")), "error"));
  hall.world.refuses = false;
  EXPECT_TRUE(is(ann.ask("register", account("Ann")), "you"));
}

}  // namespace
}  // namespace wardroom::server
