// What is told is kept, what cannot be kept did not happen, and what was kept is there after a
// restart.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/starfighter/cards/compile.hpp"
#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

struct Pair {
  explicit Pair(const TableFor& table = {.is_public = true}) : ann(hall), bob(hall), eve(hall) {
    EXPECT_TRUE(sit_down(ann, bob, table));
    eve.hello();
    eve.ask("lobby", {{"watch", true}});
  }
  Visitor& decider() { return ann.decides() ? ann : bob; }
  Visitor& other() { return ann.decides() ? bob : ann; }
  void come_back(Visitor& who, const std::string& id) {
    who.connect();
    who.hello();
    who.ask("enter", {{"room", id}});
  }

  Hall hall;
  Visitor ann, bob, eve;
  Random random{5};
};

TEST(Durability, nobody_hears_of_a_change_before_it_is_kept) {
  Pair pair({.clock = boost::json::parse(R"({"kind":"fischer","base":600,"increment":5})"),
             .is_public = true});
  pair.hall.storage.mood = MemoryStorage::Mood::slow;
  for (int i = 0; i < 60 && !pair.ann.over(); ++i) {
    Visitor& decider = pair.decider();
    const Json turn = pair.ann.state().at("decision").at("seat");
    const Json running = pair.ann.room().at("clock").at("running");
    for (Visitor* one : {&pair.ann, &pair.bob, &pair.eve}) one->news();
    const int act =
        decider.say("act", {{"n", decider.state().at("v")}, {"option", decider.options().front()}});
    pair.hall.pass(1000);
    // Looking around meanwhile shows nothing either.
    EXPECT_EQ(pair.eve.ask("lobby", {{"watch", true}}).at("live").at(0).at("turn"), turn);
    EXPECT_EQ(pair.eve.ask("lobby", {{"watch", true}}).at("live").at(0).at("clock").at("running"),
              running);
    EXPECT_FALSE(decider.answer_to(act));
    for (Visitor* one : {&pair.ann, &pair.bob}) {
      EXPECT_TRUE(one->news("state").empty());
      EXPECT_EQ(one->room().at("clock").at("running"), running);
    }
    ASSERT_EQ(pair.hall.storage.waiting(), 1U);
    pair.hall.storage.acknowledge();
    pair.hall.settle();
    EXPECT_TRUE(is(*decider.answer_to(act), "state"));
    EXPECT_EQ((&decider == &pair.ann ? pair.bob : pair.ann).news("state").size(), 1U);
  }
}

TEST(Durability, what_cannot_be_kept_did_not_happen) {
  Pair pair;
  play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random, 10);
  const std::vector<std::pair<std::string, JsonObject>> requests = {
      {"act", {{"n", pair.decider().state().at("v")}, {"option", pair.decider().options()[0]}}},
      {"concede", {}},
      {"create", wish({}, {"me", "open"})},
      {"create", wish({}, {"me", "random"})},
      {"rename", {{"name", "Somebody"}}},
      {"register", {{"name", "Somebody"}, {"password", "long enough"}}},
      {"block", {{"seat", "a"}, {"on", true}}},
      {"logout", {}},
      {"delete_account", {{"password", nullptr}}},
  };
  Visitor& decider = pair.decider();
  for (const auto& [type, members] : requests) {
    const JsonObject before = decider.ask("resync");
    pair.hall.storage.mood = MemoryStorage::Mood::broken;
    const JsonObject answer = decider.ask(
        type, type == "block" ? JsonObject{{"seat", pair.other().room().at("you")}, {"on", true}}
                              : members);
    EXPECT_TRUE(is(answer, "error")) << type << boost::json::serialize(answer);
    pair.hall.storage.mood = MemoryStorage::Mood::prompt;
    const JsonObject after = decider.ask("resync");
    ASSERT_TRUE(is(after, "state")) << type;
    for (const char* member : {"v", "view", "story", "decision", "result"})
      EXPECT_EQ(after.at(member), before.at(member)) << type;
    EXPECT_EQ(after.at("room").at("seats"), before.at("room").at("seats")) << type;
    EXPECT_EQ(decider.hello().at("you").at("account"), false);
  }
  play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random);
  EXPECT_TRUE(pair.ann.over()) << "it goes on";
}

TEST(Durability, a_join_that_cannot_be_kept_leaves_the_table_open) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ann.hello();
  bob.hello();
  ann.ask("create", wish({}, {"me", "open"}));
  const std::string invite = ann.invite();
  hall.storage.mood = MemoryStorage::Mood::broken;
  EXPECT_TRUE(is(bob.ask("join", {{"invite", invite}}), "error"));
  EXPECT_TRUE(is(ann.ask("resync"), "room"));
  EXPECT_EQ(ann.invite(), invite);
  hall.storage.mood = MemoryStorage::Mood::prompt;
  EXPECT_TRUE(is(bob.ask("join", {{"invite", invite}}), "state"));
}

TEST(Durability, bots_try_again) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "random"}));
  Random random(1);
  while (ann.decides()) ann.act_at_random(random);
  hall.storage.mood = MemoryStorage::Mood::broken;
  hall.pass(5000);
  EXPECT_FALSE(ann.decides());
  hall.storage.mood = MemoryStorage::Mood::prompt;
  for (int i = 0; i < 20 && !ann.decides(); ++i) hall.pass(1000);
  EXPECT_TRUE(ann.decides());
}

TEST(Durability, after_a_restart_everything_kept_is_there_and_nothing_else) {
  for (const TableFor& table :
       {TableFor{.mode = "total-war"}, TableFor{.game = "wingcommander", .mode = "casual"}}) {
    Pair pair(table);
    const std::string id = pair.ann.room_id();
    for (int i = 0; i < 12 && !pair.ann.over(); ++i) {
      play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random, 6);
      if (pair.ann.over()) break;
      pair.hall.storage.mood = MemoryStorage::Mood::slow;
      pair.decider().say(
          "act", {{"n", pair.ann.state().at("v")}, {"option", pair.decider().options().front()}});
      pair.hall.settle();
      const bool written = pair.random.below(2) == 0;
      if (written) pair.hall.storage.write_silently(1);
      const JsonObject before = pair.ann.state();
      const JsonArray story = pair.ann.story();
      pair.hall.restart();
      pair.hall.storage.mood = MemoryStorage::Mood::prompt;
      pair.come_back(pair.ann, id);
      pair.come_back(pair.bob, id);
      if (written) {
        EXPECT_GT(pair.ann.state().at("v").to_number<int>(), before.at("v").to_number<int>());
        continue;
      }
      for (const char* member : {"v", "view", "stage", "decision", "players", "undo", "hash"})
        EXPECT_EQ(pair.ann.state().at(member), before.at(member)) << member;
      EXPECT_EQ(pair.ann.story(), story);
    }
  }
}

TEST(Durability, what_was_taken_back_stays_taken_back) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "random"}));
  const std::string id = ann.room_id();
  Random random(4);
  for (int i = 0; i < 30 && !ann.over(); ++i) {
    while (!ann.decides() && !ann.over()) hall.pass(1000);
    if (ann.over()) break;
    ann.act_at_random(random);
    if (random.below(3) == 0) ann.ask("undo");
    if (random.below(3) != 0) continue;
    const JsonObject before = ann.state();
    hall.restart();
    ann.connect();
    ann.hello();
    ann.ask("enter", {{"room", id}});
    for (const char* member : {"v", "view", "decision"})
      EXPECT_EQ(ann.state().at(member), before.at(member)) << member;
  }
}

TEST(Durability, bots_move_again_after_a_restart) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"random", "me"}));
  const std::string id = ann.room_id();
  for (int i = 0; i < 5; ++i) {
    hall.world.dawdles = true;
    Random random(static_cast<std::uint64_t>(i));
    while (ann.decides()) ann.act_at_random(random);
    hall.world.dawdles = false;
    hall.restart();
    for (int j = 0; j < 30; ++j) hall.pass(1000);
    ann.connect();
    ann.hello();
    ann.ask("enter", {{"room", id}});
    EXPECT_TRUE(ann.decides()) << "without anybody looking";
  }
}

TEST(Durability, a_disk_that_cannot_be_read_is_no_empty_game) {
  Pair pair;
  play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random, 10);
  const std::string id = pair.ann.room_id();
  const JsonObject before = pair.ann.state();
  pair.hall.restart();
  pair.ann.connect();
  pair.ann.hello();
  pair.hall.storage.unreadable = true;
  const JsonObject answer = pair.ann.ask("enter", {{"room", id}});
  EXPECT_TRUE(is(answer, "room"));
  EXPECT_FALSE(answer.at("room").at("fault").is_null());
  pair.hall.storage.unreadable = false;
  EXPECT_TRUE(is(pair.ann.ask("resync"), "state"));
  EXPECT_EQ(pair.ann.state().at("v"), before.at("v"));
  EXPECT_TRUE(pair.ann.room().at("fault").is_null());
}

TEST(Durability, a_house_that_cannot_read_does_not_open) {
  Hall hall;
  hall.storage.unreadable = true;
  hall.restart();
  EXPECT_FALSE(hall.house->is_open());
}

// --- cards ---

std::unique_ptr<TableGame> with_another_card() {
  std::vector<cards::SourceFile> files;
  for (const std::string name : {"squadrons.toml", "cruisers.toml"}) {
    std::ifstream in(std::string(WARDROOM_SOURCE_DIR "/games/starfighter/data/cards/") + name);
    files.push_back({name, {std::istreambuf_iterator<char>(in), {}}});
  }
  const std::string_view old = "upper = { fighters = 1, effect = \"draw\" }";
  const std::size_t at = files[0].text.find(old);
  EXPECT_NE(at, std::string::npos);
  files[0].text.replace(at, old.size(), "upper = { fighters = 4, effect = \"hit_enemy\" }");
  cards::Problems problems;
  const auto pack = starfighter::to_pack(starfighter::compile(files, problems));
  std::string problem;
  auto game = games_for_server_tests()[0]->with_pack(
      {reinterpret_cast<const char*>(pack.data()), pack.size()}, problem);
  EXPECT_EQ(problem, "");
  return game;
}

TEST(Cards, a_game_goes_on_with_those_it_was_begun_with) {
  const auto changed = with_another_card();
  ASSERT_NE(changed, nullptr);
  Pair pair;
  const std::string id = pair.ann.room_id();
  for (int i = 0; i < 6; ++i) {
    play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random, 15);
    const JsonObject before = pair.ann.state();
    const std::vector<const TableGame*> others = {changed.get()};
    pair.hall.restart(i % 2 == 0 ? others : games_for_server_tests());
    pair.come_back(pair.ann, id);
    pair.come_back(pair.bob, id);
    ASSERT_FALSE(pair.ann.state().empty());
    EXPECT_EQ(pair.ann.state().at("view"), before.at("view"));
    EXPECT_EQ(pair.ann.state().at("stage"), before.at("stage"));
  }
  play_on(pair.hall, {&pair.ann, &pair.bob}, pair.random);
  EXPECT_EQ(pair.ann.room().at("end").at("how"), "played");
}

TEST(Cards, a_game_that_this_program_does_not_know_can_be_given_up) {
  Pair pair({.game = "wingcommander", .mode = "casual"});
  const std::string id = pair.ann.room_id();
  pair.hall.restart({games_for_server_tests()[0]});
  pair.ann.connect();
  pair.ann.hello();
  EXPECT_TRUE(pair.ann.ask("lobby").at("mine").at(0).at("turn").is_null());
  const JsonObject answer = pair.ann.ask("enter", {{"room", id}});
  ASSERT_TRUE(is(answer, "room"));
  EXPECT_FALSE(answer.at("room").at("fault").is_null());
  for (const char* type : {"undo", "record", "hint"})
    EXPECT_TRUE(is(pair.ann.ask(type), "error")) << type;
  EXPECT_TRUE(is(pair.ann.ask("resync"), "room"));
  EXPECT_TRUE(is(pair.ann.ask("concede"), "room"));
  EXPECT_EQ(pair.ann.room().at("end").at("how"), "conceded");
}

}  // namespace
}  // namespace wardroom::server
