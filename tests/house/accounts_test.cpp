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

TEST(Accounts, the_owner_gets_in_while_a_stranger_guesses) {
  HouseLimits limits = Hall::generous();
  limits.logins = HouseLimits().logins;
  Hall hall(limits);
  Visitor ann(hall, "192.0.2.1");
  ann.hello();
  const JsonObject you = ann.ask("register", account("Ann"));
  ASSERT_EQ(text_of(you.at("device")).size(), 64U);
  ann.ask("logout");
  Visitor eve(hall, "198.51.100.66");
  eve.hello();
  const auto guess = [&](Visitor& who) {
    return text_of(who.ask("login", account("Ann", "wrong horse")).at("text"));
  };
  const std::string wrong = guess(eve);
  int tried = 0;
  for (int i = 0; i < 3600; ++i) {
    tried += guess(eve) == wrong ? 1 : 0;
    hall.pass(1000);
  }
  EXPECT_LE(tried, 12) << "in an hour";
  // From elsewhere, and from where the stranger is with a device that is known.
  Visitor elsewhere(hall, "192.0.2.2");
  elsewhere.hello();
  EXPECT_TRUE(is(elsewhere.ask("login", account("Ann")), "you"));
  Visitor beside(hall, "198.51.100.66");
  beside.hello();
  EXPECT_TRUE(is(beside.ask("login", account("Ann")), "error"));
  JsonObject known = account("Ann");
  known["device"] = "no such device";
  EXPECT_TRUE(is(beside.ask("login", known), "error"));
  known["device"] = you.at("device");
  const JsonObject in = beside.ask("login", known);
  ASSERT_TRUE(is(in, "you"));
  EXPECT_EQ(in.at("device"), you.at("device"));
  // A new password makes all devices unknown.
  const JsonObject changed = beside.ask("password", {{"old", kPassword}, {"new", "another horse"}});
  EXPECT_NE(changed.at("device"), you.at("device"));
}

TEST(Accounts, names_belong_to_them) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ASSERT_TRUE(is(ann.ask("register", account("Admiral Ann")), "you"));
  Visitor eve(hall);
  eve.hello();
  for (const char* name : {"admiral ann", "Аdmirаl Ann", "AdmiraI Ann", "Admiral-Ann",
                           "Admiral Anп", "~Admiral Ann", "～Somebody"})
    EXPECT_TRUE(is(eve.ask("register", account(name)), "error")) << name;
  ASSERT_TRUE(is(eve.ask("register", account("Eve")), "you"));
  EXPECT_TRUE(is(eve.ask("rename", {{"name", "Admirаl Ann"}}), "error"));
  EXPECT_TRUE(is(eve.ask("rename", {{"name", "EVE"}}), "you"));
  EXPECT_TRUE(is(ann.ask("rename", {{"name", "Admiral ANN"}}), "you"))
      << "one's own may be changed";
}

TEST(Accounts, a_guest_has_a_mark_until_it_has_an_account) {
  Hall hall;
  Visitor ann(hall), guest(hall);
  ann.hello();
  ann.ask("register", account("Ann"));
  guest.hello();
  EXPECT_EQ(guest.ask("rename", {{"name", "Ann"}}).at("you").at("name"), "Ann");
  ASSERT_TRUE(sit_down(ann, guest));
  EXPECT_EQ(ann.room().at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(ann.room().at("seats").at(1).at("name"), "~Ann");
  guest.ask("rename", {{"name", "Anna"}});
  EXPECT_EQ(ann.room().at("seats").at(1).at("name"), "~Anna");
  guest.ask("register", account("Bob"));
  EXPECT_EQ(ann.room().at("seats").at(1).at("name"), "Bob");
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
