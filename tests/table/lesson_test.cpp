// The tutorial over the protocol: every chapter can be played by doing what it asks.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/table/client.hpp"

namespace wardroom {
namespace {

std::vector<std::string> all_lessons(Client& client) {
  std::vector<std::string> names;
  const JsonObject lessons = client.ask("lessons", {{"game", "starfighter"}});
  for (const Json& lesson : lessons.at("lessons").as_array())
    names.push_back(text_of(lesson.at("name")));
  return names;
}

bool is_over(const JsonObject& state) {
  return state.at("lesson").at("step") == state.at("lesson").at("steps");
}

// Does what is expected, or goes on reading.
JsonObject do_step(Client& client, const JsonObject& state) {
  const Json& expects = state.at("lesson").at("expects");
  if (expects.is_null()) return client.ask("next");
  return client.act(state, expects.at("option").as_string());
}

JsonObject begin(Client& client, const std::string& name) {
  return client.ask("lesson", {{"game", "starfighter"}, {"lesson", name}});
}

TEST(Lessons, there_is_a_tutorial_in_both_languages) {
  Client client;
  const JsonObject lessons = client.ask("lessons", {{"game", "starfighter"}});
  ASSERT_GE(lessons.at("lessons").as_array().size(), 8U);
  const JsonObject rules = client.ask("rules", {{"game", "starfighter"}});
  const std::string book = boost::json::serialize(rules.at("clauses"));
  for (const Json& lesson : lessons.at("lessons").as_array()) {
    EXPECT_FALSE(lesson.at("title").at("en").as_string().empty());
    EXPECT_FALSE(lesson.at("title").at("fr").as_string().empty());
    EXPECT_GE(lesson.at("steps").as_int64(), 3);
    for (const Json& clause : lesson.at("clauses").as_array())
      EXPECT_NE(book.find("\"id\":\"" + text_of(clause) + '"'), std::string::npos) << clause;
  }
  EXPECT_TRUE(client.ask("lessons", {{"game", "wingcommander"}}).at("lessons").as_array().empty());
}

TEST(Lessons, every_one_is_played_by_following_it) {
  Client client;
  for (const std::string& name : all_lessons(client)) {
    SCOPED_TRACE(name);
    JsonObject state = begin(client, name);
    ASSERT_EQ(state.at("type"), "state");
    EXPECT_EQ(state.at("players"), Json({"human", "cadet"}));
    EXPECT_EQ(state.at("viewer"), "a");
    int chosen = 0;
    for (int steps = 0; steps < 60 && !is_over(state); ++steps) {
      const Json lesson = state.at("lesson");
      EXPECT_EQ(text_of(lesson.at("name")), name);
      EXPECT_FALSE(lesson.at("say").as_string().empty()) << "a step of the learner says something";
      EXPECT_TRUE(state.at("waits").is_null()) << "no bot interferes";
      if (!lesson.at("expects").is_null()) {
        ++chosen;
        EXPECT_EQ(lesson.at("expects").at("seat"), state.at("viewer"));
        const auto options = options_of(state);
        EXPECT_NE(std::ranges::find(options, text_of(lesson.at("expects").at("option"))),
                  options.end());
      }
      state = do_step(client, state);
      ASSERT_EQ(state.at("type"), "state") << state;
      EXPECT_GT(state.at("lesson").at("step").as_int64(), lesson.at("step").as_int64());
    }
    EXPECT_TRUE(is_over(state));
    EXPECT_GE(chosen, 1);
    EXPECT_EQ(state.at("lesson").at("say"), "");
    EXPECT_TRUE(state.at("lesson").at("expects").is_null());
    EXPECT_EQ(client.ask("next").at("type"), "error");
  }
}

TEST(Lessons, what_is_legal_but_not_meant_is_refused_kindly) {
  Client client;
  JsonObject state = begin(client, "reading-a-card");
  EXPECT_EQ(client.act(state, "pass").at("type"), "refused") << "there is something to read first";
  while (state.at("lesson").at("expects").is_null()) state = client.ask("next");
  const JsonObject refused = client.act(state, "pass");
  EXPECT_EQ(refused.at("type"), "refused");
  EXPECT_TRUE(refused.at("clause").is_null());
  EXPECT_NE(text_of(refused.at("text")).find("Play 0-29 face up"), std::string::npos) << refused;
  EXPECT_EQ(client.act(state, "play 1-11 up a1").at("clause"), "SF-DEPLOY-14")
      << "what is not legal is refused as ever";
  EXPECT_EQ(client.ask("next").at("type"), "error") << "it is the learner's turn";
  EXPECT_EQ(client.ask("why", {{"option", "pass"}}).at("allowed"), true);
  EXPECT_EQ(client.ask("record").at("type"), "error");
  EXPECT_EQ(client.ask("sit", {{"seat", "b"}}).at("type"), "error");
  state = client.ask("language", {{"language", "fr"}});
  EXPECT_NE(text_of(state.at("lesson").at("say")).find("carte 0-29"), std::string::npos);
  EXPECT_NE(text_of(client.act(state, "pass").at("text")).find("cette leçon"), std::string::npos);
}

// The other seat's card lies face down: the learner must not read it in the lesson.
TEST(Lessons, what_the_other_seat_will_play_is_not_told) {
  Client client;
  JsonObject state = begin(client, "reading-a-card");
  std::string all;
  while (!is_over(state)) {
    all += boost::json::serialize(state);
    state = do_step(client, state);
  }
  EXPECT_EQ(all.find("0-18"), std::string::npos);
  EXPECT_NE(all.find("0-29"), std::string::npos);
}

TEST(Lessons, a_choice_taken_back_takes_the_lesson_back) {
  Client client;
  for (const std::string& name : all_lessons(client)) {
    SCOPED_TRACE(name);
    std::vector<JsonObject> choices;  // states in which the learner chooses
    JsonObject state = begin(client, name);
    while (!is_over(state)) {
      if (!state.at("lesson").at("expects").is_null() && options_of(state).size() > 1)
        choices.push_back(client.ask("sit", {{"seat", "a"}}));
      state = do_step(client, state);
    }
    EXPECT_EQ(state.at("undo"), !choices.empty());
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice)
      ASSERT_EQ(client.ask("undo"), *choice);
    EXPECT_EQ(client.ask("undo").at("type"), "error");
    if (!choices.empty()) {
      EXPECT_EQ(do_step(client, choices.front()).at("type"), "state");
    }
  }
}

TEST(Lessons, after_the_last_step_the_game_goes_on_against_a_bot) {
  Client client;
  JsonObject state = begin(client, "deployment");
  while (!is_over(state)) state = do_step(client, state);
  state = client.play_out(state, 1, [](const JsonObject&) {});
  EXPECT_FALSE(state.at("result").is_null());
}

}  // namespace
}  // namespace wardroom
