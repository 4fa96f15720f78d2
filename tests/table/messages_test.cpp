// The protocol as such: greeting, ids, languages, and messages that are not understood.
#include <gtest/gtest.h>

#include "ai/bots/levels.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

std::string error_of(const JsonObject& answer) {
  EXPECT_EQ(answer.at("type"), "error");
  const std::string text = text_of(answer.at("text"));
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
  return text;
}

TEST(TableMessages, a_page_is_welcomed_with_games_and_levels) {
  Client client;
  const JsonObject welcome = client.ask("hello", {{"protocol", 1}, {"language", "fr"}});
  EXPECT_EQ(welcome.at("type"), "welcome");
  EXPECT_EQ(welcome.at("protocol"), 1);
  EXPECT_EQ(welcome.at("version"), "0.0.0");
  EXPECT_EQ(welcome.at("engine").as_string().size(), 16U);
  const auto& games = welcome.at("games").as_array();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].at("name"), "starfighter");
  EXPECT_EQ(games[0].at("players"), 2);
  EXPECT_EQ(games[0].at("modes").as_array().size(), 3U);
  EXPECT_NE(text_of(games[0].at("modes").at(0).at("text")).find("Entraînement"), std::string::npos);
  const auto& levels = welcome.at("levels").as_array();
  ASSERT_EQ(levels.size(), kLevels.size());
  EXPECT_EQ(levels[1].at("name"), "ensign");
  EXPECT_EQ(levels[1].at("title").at("fr"), "Enseigne");
}

TEST(TableMessages, the_engine_has_another_name_with_other_games) {
  Client all;
  Client one({games_for_tests()[0]}, 1);
  const JsonObject hello = {{"type", "hello"}, {"protocol", 1}, {"language", "en"}};
  EXPECT_NE(all.ask(hello).at("engine"), one.ask(hello).at("engine"));
  EXPECT_EQ(all.ask(hello).at("engine"), Client(99).ask(hello).at("engine"));
}

TEST(TableMessages, a_page_of_another_version_is_told_so_in_its_language) {
  Client client;
  EXPECT_NE(error_of(client.ask("hello", {{"protocol", 2}, {"language", "fr"}})).find("recharger"),
            std::string::npos);
  // What is refused changes nothing, not even the language.
  EXPECT_EQ(error_of(client.ask("record")), error_of(Client().ask("record")));
}

TEST(TableMessages, an_answer_repeats_the_id_whatever_it_is) {
  Client client;
  EXPECT_EQ(client.ask("record", {{"id", 17}}).at("id"), 17);
  EXPECT_EQ(client.ask("nonsense", {{"id", "a\"b"}}).at("id"), "a\"b");
  EXPECT_EQ(client.ask("catalogue", {{"id", {1, nullptr}}, {"game", "starfighter"}}).at("id"),
            Json({1, nullptr}));
  EXPECT_FALSE(client.ask("record").contains("id"));
  EXPECT_FALSE(client.ask("record", {{"id", nullptr}}).contains("id"));
}

TEST(TableMessages, what_is_no_json_object_is_refused) {
  Client client;
  for (const char* message : {"", " ", "null", "[]", "17", "\"hello\"", "{", "{}x", "{\"type\":}",
                              "{\"type\":\"hello\"", "\xff\xfe", "{\"type\":\"\xc3\x28\"}"})
    error_of(boost::json::parse(client.send(message)).as_object());
  error_of(boost::json::parse(client.send(std::string(100'000, '['))).as_object());
  error_of(boost::json::parse(client.send(std::string_view("\0", 1))).as_object());
}

TEST(TableMessages, a_message_that_is_too_long_is_not_even_read) {
  Client client;
  const std::string long_text(kLongestMessage, 'x');
  error_of(client.ask("record", {{"more", long_text}}));
}

TEST(TableMessages, members_that_are_not_known_are_ignored) {
  Client client;
  EXPECT_EQ(client.ask("language", {{"language", "en"}, {"colour", {1, 2}}}).at("type"), "done");
}

TEST(TableMessages, every_member_must_be_of_its_kind) {
  Client client;
  const Json good = client.begin("starfighter", "training", {"human", "cadet"});
  const std::vector<JsonObject> wrong = {
      {},
      {{"type", 7}},
      {{"type", "Hello"}},
      {{"type", "hello"}, {"protocol", "1"}, {"language", "en"}},
      {{"type", "hello"}, {"protocol", 1.5}, {"language", "en"}},
      {{"type", "hello"}, {"protocol", 1}, {"language", "de"}},
      {{"type", "hello"}, {"protocol", 1}},
      {{"type", "language"}},
      {{"type", "language"}, {"language", 1}},
      {{"type", "new"}},
      {{"type", "new"}, {"game", "chess"}, {"mode", "x"}, {"players", {"human", "cadet"}}},
      {{"type", "new"}, {"game", "starfighter"}, {"mode", "x"}, {"players", {"human", "cadet"}}},
      {{"type", "new"}, {"game", "starfighter"}, {"mode", "skirmish"}, {"players", {"human"}}},
      {{"type", "new"}, {"game", "starfighter"}, {"mode", "skirmish"}, {"players", "human"}},
      {{"type", "new"}, {"game", "starfighter"}, {"mode", "skirmish"}, {"players", {1, 2}}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "skirmish"},
       {"players", {"human", "search:n=1000000000"}}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "skirmish"},
       {"players", {"human", "bot:rm"}}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "skirmish"},
       {"players", {"human", "cadet"}},
       {"sides", {"Zeus", nullptr}}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "skirmish"},
       {"players", {"human", "cadet"}},
       {"seed", 5}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "skirmish"},
       {"players", {"human", "cadet"}},
       {"rules", {"no-such-rule=on"}}},
      {{"type", "new"},
       {"game", "starfighter"},
       {"mode", "total-war"},
       {"players", {"human", "cadet"}},
       {"decks", {"0-01", nullptr}}},
      {{"type", "open"}},
      {{"type", "open"}, {"record", "nonsense"}},
      {{"type", "lesson"}, {"game", "starfighter"}, {"lesson", "none"}},
      {{"type", "sit"}, {"seat", "c"}},
      {{"type", "sit"}, {"seat", "b"}},
      {{"type", "sit"}, {"seat", 1}},
      {{"type", "act"}},
      {{"type", "act"}, {"n", 0}},
      {{"type", "act"}, {"n", "0"}, {"option", "pass"}},
      {{"type", "act"}, {"n", -1}, {"option", "pass"}},
      {{"type", "act"}, {"n", 0}, {"option", 3}},
      {{"type", "undo"}},
      {{"type", "next"}},
      {{"type", "why"}},
      {{"type", "preview"}},
      {{"type", "preview"}, {"option", "pass"}},
      {{"type", "hint"}, {"simulations", 0}},
      {{"type", "hint"}, {"simulations", 100'000'000}},
      {{"type", "hint"}, {"ms", -1}},
      {{"type", "step"}, {"to", 0}, {"sight", "own"}},
      {{"type", "analyse"}, {"step", 1}},
      {{"type", "catalogue"}},
      {{"type", "rules"}, {"game", ""}},
      {{"type", "lessons"}, {"game", nullptr}},
      {{"type", "check_deck"}, {"game", "starfighter"}},
      {{"type", "random_deck"}, {"game", "starfighter"}, {"size", 24}, {"seed", "1"}},
      {{"type", "random_deck"}, {"game", "starfighter"}, {"size", "many"}, {"seed", "1"}},
  };
  for (const JsonObject& message : wrong) {
    SCOPED_TRACE(boost::json::serialize(message));
    for (const char* language : {"fr", "en"}) {
      client.ask("language", {{"language", language}});
      error_of(client.ask(message));
    }
    EXPECT_EQ(client.ask("sit", {{"seat", "a"}}), good.as_object()) << "nothing is lost";
  }
}

TEST(TableMessages, without_a_table_there_is_nothing_to_do_at_it) {
  Client client;
  for (const char* type : {"sit", "undo", "next", "why", "preview", "hint", "step", "analyse",
                           "record", "think", "advance"})
    error_of(client.ask(type, {{"option", "pass"}, {"step", 1}, {"to", 0}, {"sight", "own"}}));
  error_of(client.ask("act", {{"n", 0}, {"option", "pass"}}));
}

}  // namespace
}  // namespace wardroom
