// Tables: the lobby, new ones, invitations, sitting down and leaving (docs/server.md, "Tables").
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

std::size_t listed(const JsonObject& lobby, std::string_view list) {
  return lobby.at(list).as_array().size();
}

TEST(Tables, an_invitation_works_once_and_only_with_the_secret) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ann.hello();
  bob.hello();
  eve.hello();
  ASSERT_TRUE(is(ann.ask("create", wish({}, {"me", "open"})), "room"));
  const std::string invite = ann.invite();
  EXPECT_EQ(invite.size(), 32U);
  EXPECT_EQ(ann.room().at("phase"), "waiting");
  EXPECT_EQ(ann.room().at("you"), "a");
  EXPECT_TRUE(ann.room().at("commitment").is_null());

  const JsonObject seen = eve.ask("invitation", {{"invite", invite}});
  ASSERT_TRUE(is(seen, "room"));
  EXPECT_TRUE(seen.at("room").at("you").is_null());
  EXPECT_TRUE(seen.at("room").at("invite").is_null());
  EXPECT_EQ(seen.at("room").at("seats").at(1).at("kind"), "open");
  EXPECT_TRUE(is(eve.ask("invitation", {{"invite", "wrong"}}), "error"));
  EXPECT_TRUE(is(eve.ask("join", {{"invite", "wrong"}}), "error"));
  EXPECT_TRUE(is(eve.ask("join", {{"room", ann.room_id()}}), "error")) << "it is not public";
  EXPECT_TRUE(is(eve.ask("enter", {{"room", ann.room_id()}}), "error"));

  EXPECT_TRUE(is(bob.ask("join", {{"invite", invite}}), "state"));
  EXPECT_EQ(bob.room().at("you"), "b");
  EXPECT_EQ(ann.room().at("phase"), "playing");
  EXPECT_TRUE(ann.room().at("invite").is_null());
  EXPECT_EQ(text_of(ann.room().at("commitment")).size(), 64U);
  EXPECT_EQ(ann.room().at("commitment"), bob.room().at("commitment"));
  EXPECT_TRUE(is(eve.ask("join", {{"invite", invite}}), "error"));
  EXPECT_TRUE(is(eve.ask("invitation", {{"invite", invite}}), "error"));
  EXPECT_TRUE(is(bob.ask("join", {{"room", bob.room_id()}}), "state")) << "who sits there already";
  EXPECT_EQ(hall.house->figures().games_begun, 1U);
}

TEST(Tables, two_who_come_at_the_same_time_do_not_both_sit_down) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ann.hello();
  bob.hello();
  eve.hello();
  ann.ask("create", wish({}, {"me", "open"}));
  hall.storage.mood = MemoryStorage::Mood::slow;
  const int first = bob.say("join", {{"invite", ann.invite()}});
  const int second = eve.say("join", {{"invite", ann.invite()}});
  hall.settle();
  EXPECT_FALSE(bob.answer_to(first) || eve.answer_to(second));
  EXPECT_EQ(ann.room().at("phase"), "waiting") << "nobody hears of it before it is kept";
  hall.storage.acknowledge();
  hall.settle();
  EXPECT_TRUE(is(*bob.answer_to(first), "state"));
  EXPECT_TRUE(is(*eve.answer_to(second), "error"));
  EXPECT_TRUE(eve.room().empty());
}

TEST(Tables, every_kind_of_seat) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  for (const std::string_view bot : {"random", "greedy", "cadet"}) {
    ASSERT_TRUE(is(ann.ask("create", wish({}, {bot, "me"})), "state")) << bot;
    EXPECT_EQ(ann.room().at("you"), "b");
    EXPECT_EQ(ann.room().at("seats").at(0).at("kind"), "bot");
    EXPECT_EQ(text_of(ann.room().at("seats").at(0).at("name")), bot);
    EXPECT_EQ(text_of(ann.state().at("players").at(0)), bot);
    EXPECT_EQ(ann.state().at("players").at(1), "human");
  }
  const auto refused = [&](const JsonObject& request) {
    const std::string before = ann.room_id();
    EXPECT_TRUE(is(ann.ask("create", request), "error")) << boost::json::serialize(request);
    EXPECT_EQ(ann.room_id(), before);
  };
  refused(wish({}, {"me"}));
  refused(wish({}, {"me", "me"}));
  refused(wish({}, {"open", "open"}));
  refused(wish({}, {"random", "greedy"}));
  refused(wish({}, {"me", "human"}));
  refused(wish({}, {"me", "open", "open"}));
  refused(wish({.game = "chess"}, {"me", "open"}));
  refused(wish({.mode = "no such mode"}, {"me", "open"}));
  for (const char* clock :
       {R"({"kind":"fischer"})", R"({"kind":"fischer","base":1,"increment":0})",
        R"({"kind":"fischer","base":600,"increment":-1})", R"({"kind":"correspondence","days":0})",
        R"({"kind":"correspondence","days":99})", R"({"kind":"sand"})", R"("fischer")", "[]"})
    refused(wish({.clock = boost::json::parse(clock)}, {"me", "open"}));
  JsonObject rules = wish({}, {"me", "open"});
  rules["rules"] = JsonArray{"no such rule=on"};
  refused(rules);
}

TEST(Tables, rules_and_clock_are_shown_and_kept) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  const auto rule = games_for_server_tests()[0]->rule_options(Language::english).front();
  const std::string text = rule.name + (rule.on_by_default ? "=off" : "=on");
  JsonObject request =
      wish({.clock = boost::json::parse(R"({"kind":"fischer","base":600,"increment":10})"),
            .is_public = true},
           {"me", "open"});
  request["rules"] = JsonArray{text};
  ASSERT_TRUE(is(ann.ask("create", request), "room"));
  const std::string id = ann.room_id();
  hall.restart();
  ann.connect();
  ann.hello();
  ASSERT_TRUE(is(ann.ask("enter", {{"room", id}}), "room"));
  EXPECT_EQ(text_of(ann.room().at("rules").at(0)), text);
  EXPECT_EQ(ann.room().at("public"), true);
  EXPECT_EQ(ann.room().at("clock").at("base"), 600);
  EXPECT_EQ(ann.room().at("clock").at("left").at(0), 600'000);
  EXPECT_TRUE(ann.room().at("clock").at("running").is_null());
  EXPECT_FALSE(ann.invite().empty());
}

TEST(Tables, decks_are_brought_by_each_and_wrong_ones_refused) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ann.hello();
  bob.hello();
  const cards::DeckShop* shop = games_for_server_tests()[0]->decks();
  ASSERT_NE(shop, nullptr);
  const std::string deck = shop->random(40, 5);
  JsonObject request = wish({.mode = "total-war", .is_public = true}, {"me", "open"});
  request["deck"] = "this is no deck";
  EXPECT_TRUE(is(ann.ask("create", request), "error"));
  request["deck"] = std::string(20'000, 'x');
  EXPECT_TRUE(is(ann.ask("create", request), "error"));
  request["deck"] = deck;
  const JsonObject created = ann.ask("create", request);
  ASSERT_TRUE(is(created, "room")) << boost::json::serialize(created);
  EXPECT_TRUE(is(bob.ask("join", {{"room", ann.room_id()}, {"deck", "this is no deck"}}), "error"));
  EXPECT_TRUE(bob.room().empty());
  EXPECT_TRUE(is(bob.ask("join", {{"room", ann.room_id()}}), "state"));
  EXPECT_EQ(hall.storage.game(ann.room_id())->seats[0].deck, deck);
  eve.hello();
  eve.ask("enter", {{"room", ann.room_id()}});
  for (const Visitor* other : {&bob, &eve})
    for (const JsonObject& message : other->heard())
      EXPECT_EQ(
          boost::json::serialize(message).find(boost::json::serialize(Json(deck)).substr(1, 60)),
          std::string::npos);
}

TEST(Tables, the_lobby_shows_what_everybody_may_see) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ann.hello();
  bob.hello();
  eve.hello();
  JsonObject lobby = eve.ask("lobby", {{"watch", true}});
  ASSERT_TRUE(is(lobby, "lobby"));
  EXPECT_EQ(listed(lobby, "tables") + listed(lobby, "live") + listed(lobby, "mine"), 0U);

  ann.ask("create", wish({}, {"me", "open"}));
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  eve.news();
  hall.pass(1000);
  auto pushed = eve.news("lobby");
  ASSERT_EQ(pushed.size(), 1U) << "once for what comes together";
  EXPECT_EQ(listed(pushed[0], "tables"), 1U);
  EXPECT_FALSE(pushed[0].contains("id"));
  EXPECT_TRUE(pushed[0].at("tables").at(0).at("invite").is_null());
  EXPECT_EQ(listed(ann.ask("lobby"), "mine"), 2U);
  EXPECT_FALSE(ann.ask("lobby").at("mine").at(0).at("invite").is_null());

  bob.ask("join", {{"room", ann.room_id()}});
  hall.pass(1000);
  pushed = eve.news("lobby");
  ASSERT_FALSE(pushed.empty());
  EXPECT_EQ(listed(pushed.back(), "tables"), 0U);
  EXPECT_EQ(listed(pushed.back(), "live"), 1U);
  EXPECT_EQ(pushed.back().at("live").at(0).at("turn"), bob.state().at("decision").at("seat"));
  EXPECT_EQ(boost::json::parse(hall.house->lobby().public_tables()).at("live").as_array().size(),
            1U);

  bob.ask("concede");
  hall.pass(1000);
  EXPECT_EQ(listed(eve.news("lobby").back(), "live"), 0U);
  const JsonObject mine = ann.ask("lobby");
  EXPECT_EQ(listed(mine, "mine"), 2U);
  EXPECT_EQ(mine.at("mine").at(1).at("phase"), "over");
  EXPECT_EQ(mine.at("mine").at(1).at("end").at("how"), "conceded");

  eve.ask("lobby", {{"watch", false}});
  eve.news();
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  hall.pass(1000);
  EXPECT_TRUE(eve.news().empty());
  eve.ask("lobby", {{"watch", true}});
  eve.ask("enter", {{"room", ann.room_id()}});
  eve.news();
  bob.ask("create", wish({.is_public = true}, {"me", "open"}));
  hall.pass(1000);
  EXPECT_TRUE(eve.news("lobby").empty()) << "a table is open";
}

TEST(Tables, the_lobby_is_told_without_reading_the_disk) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  ann.ask("concede");
  std::vector<std::unique_ptr<Visitor>> watchers;
  for (int i = 0; i < 50; ++i) {
    watchers.push_back(std::make_unique<Visitor>(hall));
    watchers.back()->hello();
    watchers.back()->ask("lobby", {{"watch", true}});
  }
  ann.ask("lobby", {{"watch", true}});
  hall.pass(1000);
  hall.storage.reads = 0;
  for (int i = 0; i < 5; ++i) {
    ann.news();
    bob.ask("create", wish({.is_public = true}, {"me", "open"}));
    hall.pass(2000);
    const auto pushed = ann.news("lobby");
    ASSERT_EQ(pushed.size(), 1U) << "many changes are one picture";
    EXPECT_EQ(listed(pushed.back(), "tables"), static_cast<std::size_t>(i + 1));
    EXPECT_EQ(listed(pushed.back(), "mine"), 1U);
    EXPECT_FALSE(watchers.front()->news("lobby").empty());
  }
  EXPECT_EQ(hall.storage.reads, 0U);
  // A finished game is another one to show.
  Visitor third(hall);
  third.hello();
  third.ask("join", {{"room", bob.room_id()}});
  EXPECT_EQ(listed(ann.ask("lobby", {{"watch", true}}), "mine"), 1U);
  hall.pass(2000);
  hall.storage.reads = 0;
  third.ask("concede");
  ann.news();
  hall.pass(2000);
  EXPECT_EQ(hall.storage.reads, 0U) << "nobody who watches has played it";
  EXPECT_EQ(listed(ann.news("lobby").back(), "live"), 0U);
}

TEST(Tables, a_watcher_sees_the_game_that_ends_elsewhere) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Visitor again(hall);
  again.token = ann.token;
  again.hello();
  EXPECT_EQ(listed(again.ask("lobby", {{"watch", true}}), "mine"), 1U);
  again.news();
  bob.ask("concede");
  hall.pass(2000);
  const JsonObject lobby = again.news("lobby").back();
  ASSERT_EQ(listed(lobby, "mine"), 1U);
  EXPECT_EQ(lobby.at("mine").at(0).at("phase"), "over");
  EXPECT_EQ(lobby.at("mine").at(0).at("you"), "a");
}

TEST(Tables, by_HTTP_the_lobby_is_made_anew_a_few_times_a_second) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  const std::string before = hall.house->lobby().public_tables();
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  EXPECT_EQ(hall.house->lobby().public_tables(), before);
  hall.pass(250);
  EXPECT_NE(hall.house->lobby().public_tables(), before);
}

TEST(Tables, whose_turn_it_is_is_known_after_a_restart) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  const Json turn = ann.state().at("decision").at("seat");
  hall.restart();
  ann.connect();
  ann.hello();
  EXPECT_EQ(ann.ask("lobby").at("mine").at(0).at("turn"), turn);
}

TEST(Tables, a_bot_takes_the_open_seat_if_who_waits_wants_it) {
  Hall hall;
  Visitor ann(hall), eve(hall);
  ann.hello();
  eve.hello();
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  eve.ask("enter", {{"room", ann.room_id()}});
  EXPECT_TRUE(is(eve.ask("seat_bot", {{"level", "cadet"}}), "error")) << "she sits nowhere";
  EXPECT_TRUE(is(ann.ask("seat_bot", {{"level", "human"}}), "error"));
  EXPECT_TRUE(is(ann.ask("seat_bot"), "error"));
  EXPECT_EQ(ann.room().at("phase"), "waiting");
  EXPECT_TRUE(is(ann.ask("seat_bot", {{"level", "cadet"}}), "state"));
  EXPECT_EQ(ann.room().at("phase"), "playing");
  EXPECT_EQ(ann.room().at("seats").at(1).at("kind"), "bot");
  EXPECT_EQ(ann.room().at("seats").at(1).at("name"), "cadet");
  EXPECT_EQ(eve.room().at("phase"), "playing") << "who watches is told";
  EXPECT_TRUE(is(ann.ask("seat_bot", {{"level", "cadet"}}), "error")) << "nothing is open any more";
}

TEST(Tables, standing_up_frees_the_seat_and_the_last_one_removes_the_table) {
  Hall hall;
  Visitor ann(hall), eve(hall);
  ann.hello();
  eve.hello();
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  const std::string id = ann.room_id();
  const std::string invite = ann.invite();
  eve.ask("enter", {{"room", id}});
  EXPECT_TRUE(is(eve.ask("stand_up"), "error")) << "she sits nowhere";
  hall.storage.mood = MemoryStorage::Mood::broken;
  EXPECT_TRUE(is(ann.ask("stand_up"), "error"));
  hall.storage.mood = MemoryStorage::Mood::prompt;
  EXPECT_TRUE(is(ann.ask("stand_up"), "done"));
  EXPECT_FALSE(hall.storage.game(id));
  EXPECT_EQ(eve.room().at("phase"), "over") << "who watches is told";
  EXPECT_TRUE(is(eve.ask("join", {{"invite", invite}}), "error"));
  EXPECT_TRUE(is(eve.ask("act", {{"n", 0}, {"option", "pass"}}), "error"));
  EXPECT_TRUE(hall.house->tables().rooms().empty());

  Visitor bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(ann.ask("stand_up"), "error")) << "the game has begun";
}

TEST(Tables, limits) {
  HouseLimits limits = Hall::generous();
  limits.unfinished = 2;
  limits.rooms = 3;
  Hall hall(limits);
  Visitor ann(hall), bob(hall);
  ann.hello();
  bob.hello();
  const JsonObject request = wish({.is_public = true}, {"me", "open"});
  EXPECT_TRUE(is(ann.ask("create", request), "room"));
  EXPECT_TRUE(is(ann.ask("create", request), "room"));
  EXPECT_TRUE(is(ann.ask("create", request), "error")) << "of one person";
  EXPECT_TRUE(is(bob.ask("create", request), "room"));
  EXPECT_TRUE(is(bob.ask("create", request), "error")) << "altogether";
  EXPECT_TRUE(is(ann.ask("join", {{"room", bob.room_id()}}), "error"));
  EXPECT_TRUE(is(bob.ask("join", {{"room", ann.room_id()}}), "state"));
}

TEST(Tables, an_error_leaves_everybody_where_they_were) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ASSERT_TRUE(sit_down(ann, bob, {.is_public = true}));
  eve.hello();
  eve.ask("create", wish({}, {"me", "open"}));
  const std::string own = eve.room_id();
  EXPECT_TRUE(is(eve.ask("join", {{"room", ann.room_id()}}), "error"));
  EXPECT_TRUE(is(eve.ask("enter", {{"room", "nowhere"}}), "error"));
  EXPECT_TRUE(is(eve.ask("resync"), "room"));
  EXPECT_EQ(eve.room_id(), own);
}

TEST(Tables, who_is_blocked_cannot_join_and_is_not_told_why) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(ann.ask("block", {{"seat", "a"}, {"on", true}}), "error")) << "oneself";
  EXPECT_TRUE(is(ann.ask("block", {{"seat", nullptr}, {"on", true}}), "error"));
  EXPECT_TRUE(is(ann.ask("block", {{"seat", "b"}, {"on", true}}), "you"));
  bob.ask("concede");
  ann.ask("create", wish({.is_public = true}, {"me", "open"}));
  EXPECT_TRUE(is(bob.ask("join", {{"room", ann.room_id()}}), "error"));
  EXPECT_TRUE(is(bob.ask("join", {{"invite", ann.invite()}}), "error"));
  bob.ask("create", wish({.is_public = true}, {"me", "open"}));
  EXPECT_TRUE(is(ann.ask("join", {{"room", bob.room_id()}}), "error")) << "nor the other way";

  const std::string open = bob.room_id();
  hall.restart();
  ann.connect();
  ann.hello();
  EXPECT_TRUE(is(ann.ask("join", {{"room", open}}), "error")) << "it is kept";
}

TEST(Tables, a_seat_is_shown_where_it_was_opened_last) {
  Hall hall;
  Visitor ann(hall), bob(hall), tab(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_EQ(bob.room().at("seats").at(0).at("present"), true);
  tab.token = ann.token;
  tab.hello();
  ann.news();
  EXPECT_TRUE(is(tab.ask("enter", {{"room", bob.room_id()}}), "state"));
  ASSERT_EQ(ann.news("replaced").size(), 1U);
  EXPECT_TRUE(is(ann.ask("concede"), "error")) << "it looks at no table";
  EXPECT_EQ(tab.room().at("you"), "a");
  EXPECT_EQ(bob.room().at("seats").at(0).at("present"), true);

  EXPECT_TRUE(is(tab.ask("leave"), "done"));
  EXPECT_EQ(bob.room().at("seats").at(0).at("present"), false);
  EXPECT_EQ(bob.room().at("seats").at(0).at("kind"), "person") << "the seat stays taken";
  EXPECT_TRUE(is(tab.ask("enter", {{"room", bob.room_id()}}), "state"));
  tab.hang_up();
  EXPECT_EQ(bob.ask("resync").at("room").at("seats").at(0).at("present"), false);
}

TEST(Tables, spectators_are_counted_and_see_what_everybody_may) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ASSERT_TRUE(sit_down(ann, bob, {.is_public = true}));
  eve.hello();
  ASSERT_TRUE(is(eve.ask("enter", {{"room", ann.room_id()}}), "state"));
  EXPECT_TRUE(eve.state().at("viewer").is_null());
  EXPECT_EQ(ann.room().at("watching"), 1);
  for (const char* type : {"undo", "concede", "rematch", "hint"})
    EXPECT_TRUE(is(eve.ask(type), "error")) << type;
  EXPECT_TRUE(is(eve.ask("offer", {{"what", "draw"}}), "error"));
  EXPECT_TRUE(is(eve.ask("reply", {{"accept", true}}), "error"));
  EXPECT_TRUE(is(eve.ask("say", {{"phrase", 0}}), "error"));
  EXPECT_TRUE(is(eve.ask("record"), "error"));
  EXPECT_TRUE(is(eve.ask("act", {{"n", eve.state().at("v")}, {"option", "pass"}}), "error"));
  eve.hang_up();
  EXPECT_EQ(ann.ask("resync").at("room").at("watching"), 0);
}

}  // namespace
}  // namespace wardroom::server
