// Records over the protocol: looked at step by step, analysed, and played on.
#include <gtest/gtest.h>

#include <map>

#include "tests/support/games_to_play.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

struct Played {
  std::string record;
  std::map<std::int64_t, JsonObject> seen;  // by a, after so many choices
};

Played play(std::string_view game, std::string_view mode) {
  Client client;
  Played played;
  client.play_out(client.begin(game, mode, {"human", "random"}, "12"), 3,
                  [&](const JsonObject& state) { played.seen[state.at("v").as_int64()] = state; });
  played.record = text_of(client.ask("record").at("text"));
  return played;
}

JsonObject open(Client& client, const std::string& record, JsonObject more) {
  more["record"] = record;
  return client.ask("open", more);
}

void expect_same_as_live(std::string_view game, std::string_view mode) {
  const Played played = play(game, mode);
  Client client;
  JsonObject state = open(client, played.record, {{"purpose", "replay"}, {"at", 0}});
  ASSERT_EQ(state.at("type"), "state") << state;
  EXPECT_EQ(state.at("replay").at("step"), 0);
  EXPECT_EQ(state.at("replay").at("steps"), played.seen.rbegin()->first);
  EXPECT_EQ(state.at("players"), Json({"human", "random"}));
  client.ask("sit", {{"seat", "a"}});
  const int seen = static_cast<int>(played.seen.size());
  int next = 0;
  for (auto live = played.seen.rbegin(); live != played.seen.rend(); ++live) {
    if (next++ % (seen / games_to_play(seen)) != 0) continue;
    state = client.ask("step", {{"to", live->first}, {"sight", "own"}});
    SCOPED_TRACE(live->first);
    for (const char* member : {"v", "viewer", "seats", "view", "stage", "decision", "result"})
      ASSERT_EQ(state.at(member), live->second.at(member)) << member;
    const auto& story = state.at("story").as_array();
    const auto& news = live->second.at("story").as_array();
    const auto from = static_cast<std::size_t>(live->second.at("from").as_int64());
    ASSERT_EQ(story.size(), from + news.size());
    for (std::size_t i = 0; i < news.size(); ++i) ASSERT_EQ(story[from + i], news[i]);
    EXPECT_TRUE(state.at("waits").is_null());
    EXPECT_FALSE(state.at("undo").as_bool());
  }
}

TEST(TableReplay, every_step_is_as_it_was_in_starfighter) {
  expect_same_as_live("starfighter", "skirmish");
}

TEST(TableReplay, every_step_is_as_it_was_in_wing_commander) {
  expect_same_as_live("wingcommander", "casual");
}

TEST(TableReplay, whoever_decides_looks_unless_somebody_sits_or_all_is_open) {
  const Played played = play("starfighter", "training");
  Client client;
  JsonObject state = open(client, played.record, {{"purpose", "replay"}});
  EXPECT_EQ(state.at("replay").at("step"), state.at("replay").at("steps"));
  EXPECT_FALSE(state.at("result").is_null());
  bool hidden = false;
  for (std::int64_t step = 0; step < state.at("replay").at("steps").as_int64(); ++step) {
    state = client.ask("step", {{"to", step}, {"sight", "own"}});
    EXPECT_EQ(state.at("viewer"), state.at("decision").at("seat"));
    EXPECT_FALSE(state.at("replay").at("next").at("option").as_string().empty());
    state = client.ask("sit", {{"seat", "b"}});
    EXPECT_EQ(state.at("viewer"), "b");
    EXPECT_EQ(state.at("replay").at("next").is_null(), state.at("decision").at("seat") == "a");
    const Json seen = state.at("view");
    state = client.ask("step", {{"to", step}, {"sight", "open"}});
    EXPECT_EQ(state.at("sight"), "open");
    EXPECT_EQ(boost::json::serialize(state.at("view").at("hand")).find("null"), std::string::npos);
    hidden = hidden || state.at("view") != seen;
    EXPECT_FALSE(state.at("decision").at("options").is_null());
    client.ask("sit", {{"seat", nullptr}});
  }
  EXPECT_TRUE(hidden);
}

TEST(TableReplay, a_replay_is_looked_at_not_changed) {
  const Played played = play("starfighter", "training");
  Client client;
  open(client, played.record, {{"purpose", "replay"}, {"at", 4}});
  EXPECT_EQ(client.ask("act", {{"n", 4}, {"option", "pass"}}).at("type"), "error");
  EXPECT_EQ(client.ask("undo").at("type"), "error");
  EXPECT_EQ(client.ask("next").at("type"), "error");
  EXPECT_EQ(client.ask("hint").at("type"), "error");
  EXPECT_EQ(client.ask("step", {{"to", 100'000}, {"sight", "own"}}).at("type"), "error");
  EXPECT_EQ(client.ask("step", {{"to", 4}, {"sight", "all"}}).at("type"), "error");
  EXPECT_EQ(client.ask("advance").at("v"), 4);
  EXPECT_EQ(text_of(client.ask("record").at("text")), played.record);
}

TEST(TableReplay, choices_are_looked_back_at_one_by_one) {
  const Played played = play("starfighter", "training");
  Client client;
  const JsonObject state = open(client, played.record, {{"purpose", "replay"}, {"at", 0}});
  int analysed = 0;
  for (std::int64_t step = 1; step <= 8; ++step) {
    const JsonObject analysis = client.ask("analyse", {{"step", step}, {"simulations", 40}});
    ASSERT_EQ(analysis.at("type"), "analysis");
    if (analysis.at("choice").is_null()) continue;
    ++analysed;
    EXPECT_EQ(analysis.at("choice").at("n"), step);
    EXPECT_GT(analysis.at("choice").at("options").as_int64(), 1);
  }
  EXPECT_GT(analysed, 3);
  EXPECT_EQ(client.ask("analyse", {{"step", 0}}).at("type"), "error");
  EXPECT_EQ(
      client.ask("analyse", {{"step", state.at("replay").at("steps").as_int64() + 1}}).at("type"),
      "error");
}

TEST(TableReplay, a_finished_game_is_looked_back_at_where_it_was_played) {
  Client client;
  JsonObject state = client.begin("starfighter", "training", {"human", "random"}, "12");
  EXPECT_EQ(client.ask("analyse", {{"step", 1}}).at("type"), "error") << "while it is played";
  client.play_out(state, 3, [](const JsonObject&) {});
  EXPECT_EQ(client.ask("analyse", {{"step", 1}, {"simulations", 20}}).at("type"), "analysis");
}

TEST(TableReplay, a_record_is_played_on_from_any_choice) {
  const Played played = play("starfighter", "training");
  const auto middle = std::next(played.seen.begin(), static_cast<int>(played.seen.size() / 2));
  Client client;
  JsonObject state = open(client, played.record, {{"at", middle->first}});
  ASSERT_EQ(state.at("type"), "state");
  for (const char* member : {"v", "view", "stage", "decision", "waits", "players", "undo"})
    EXPECT_EQ(state.at(member), middle->second.at(member)) << member;
  EXPECT_TRUE(state.at("replay").is_null());
  state = client.play_out(client.drive(state), 8, [](const JsonObject&) {});
  EXPECT_FALSE(state.at("result").is_null());

  state = open(client, played.record, {{"at", 3}, {"players", {"captain", "human"}}});
  EXPECT_EQ(state.at("players"), Json({"captain", "human"}));
  EXPECT_EQ(state.at("viewer"), "b");
}

TEST(TableReplay, what_is_wrong_with_a_record_is_told_with_its_line) {
  const Played played = play("starfighter", "training");
  Client client;
  const JsonObject good = open(client, played.record, {{"purpose", "replay"}});
  const auto problem = [&](const std::string& record, JsonObject more = {{"purpose", "replay"}}) {
    const JsonObject answer = open(client, record, std::move(more));
    EXPECT_EQ(answer.at("type"), "error");
    if (!answer.contains("problems")) return std::int64_t{0};
    EXPECT_FALSE(answer.at("problems").at(0).at("text").as_string().empty());
    return answer.at("problems").at(0).at("line").as_int64();
  };
  EXPECT_EQ(problem("nonsense"), 1);
  std::string changed = played.record;
  const std::size_t choice = changed.find("\n2 ");
  changed.replace(choice + 3, 1, changed[choice + 3] == 'a' ? "b" : "a");
  EXPECT_GT(problem(changed), 5);
  changed = played.record;
  changed.replace(changed.find("\ngame starfighter"), 17, "\ngame chess");
  EXPECT_EQ(problem(changed), 0) << "an unknown game";
  problem(played.record, {{"at", 100'000}});
  problem(played.record, {{"players", {"human"}}});
  EXPECT_EQ(client.ask("step", {{"to", good.at("replay").at("steps")}, {"sight", "own"}}), good)
      << "nothing is lost";
}

}  // namespace
}  // namespace wardroom
