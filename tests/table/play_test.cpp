// Playing at a table: states, choices, bots, taking back, questions.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/table/client.hpp"

namespace wardroom {
namespace {

TEST(TablePlay, a_state_has_everything_a_display_needs) {
  Client client;
  const JsonObject state =
      client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  for (const char* member :
       {"v", "game", "mode", "players", "viewer", "sight", "seats", "view", "stage", "decision",
        "waits", "from", "story", "undo", "result", "replay", "lesson"})
    EXPECT_TRUE(state.contains(member)) << member;
  EXPECT_EQ(state.at("type"), "state");
  EXPECT_EQ(state.at("game"), "starfighter");
  EXPECT_EQ(state.at("mode"), "training");
  EXPECT_EQ(state.at("players"), Json({"human", "cadet"}));
  EXPECT_EQ(state.at("viewer"), "a");
  EXPECT_EQ(state.at("sight"), "own");
  EXPECT_EQ(state.at("decision").at("seat"), "a");
  EXPECT_FALSE(state.at("decision").at("options").as_array().empty());
  for (const Json& choice : state.at("decision").at("options").as_array())
    EXPECT_FALSE(choice.at("text").as_string().empty());
}

TEST(TablePlay, the_same_seed_gives_the_same_game_and_none_a_fresh_one) {
  const auto first = [](std::string_view seed, std::uint64_t entropy) {
    Client client(entropy);
    return client.begin("starfighter", "total-war", {"human", "human"}, seed);
  };
  EXPECT_EQ(first("any words", 1), first("any words", 2));
  EXPECT_NE(first("any words", 1), first("other words", 1));
  EXPECT_EQ(first("", 1), first("", 1));
  EXPECT_NE(first("", 1), first("", 2));
  Client client;
  const JsonObject one = client.begin("starfighter", "total-war", {"human", "human"}, "");
  EXPECT_NE(one, client.begin("starfighter", "total-war", {"human", "human"}, ""));
}

TEST(TablePlay, sides_decks_and_rules_can_be_asked_for) {
  Client client;
  JsonObject state = client.ask("new", {{"game", "starfighter"},
                                        {"mode", "skirmish"},
                                        {"players", {"human", "enseigne"}},
                                        {"sides", {nullptr, "Hermes"}},
                                        {"decks", {nullptr, nullptr}},
                                        {"rules", {"open-discard=off"}}});
  EXPECT_EQ(state.at("players").at(1), "ensign") << "by its English name";
  EXPECT_EQ(state.at("seats").at(1).at("cruiser"), "Hermes");
  EXPECT_TRUE(state.at("seats").at(0).at("cruiser").is_null());
  const std::string record = text_of(client.ask("record").at("text"));
  EXPECT_NE(record.find("rule open-discard=off"), std::string::npos);

  const std::string deck = text_of(
      client.ask("random_deck", {{"game", "starfighter"}, {"size", 30}, {"seed", "x"}}).at("text"));
  state = client.ask("new", {{"game", "starfighter"},
                             {"mode", "total-war"},
                             {"players", {"human", "cadet"}},
                             {"decks", {deck, nullptr}}});
  ASSERT_EQ(state.at("type"), "state");
  EXPECT_EQ(state.at("view").at("list").at(0).as_array().size(), 30U);
  EXPECT_TRUE(state.at("view").at("list").at(1).is_null()) << "the other list is a secret";
}

TEST(TablePlay, a_choice_answers_with_what_is_new) {
  Client client;
  const JsonObject before =
      client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  const std::size_t told =
      before.at("story").as_array().size() + static_cast<std::size_t>(before.at("from").as_int64());
  const JsonObject after = client.act(before, options_of(before).front());
  EXPECT_GT(after.at("v").as_int64(), before.at("v").as_int64());
  EXPECT_EQ(after.at("from"), told);
  EXPECT_FALSE(after.at("story").as_array().empty());
  EXPECT_EQ(after.at("undo"), true);
  const JsonObject whole = client.ask("sit", {{"seat", "a"}});
  EXPECT_EQ(whole.at("from"), 0);
  EXPECT_EQ(whole.at("story").as_array().size(), told + after.at("story").as_array().size());
  EXPECT_EQ(whole.at("story").as_array().back(), after.at("story").as_array().back());
}

TEST(TablePlay, an_answer_to_another_question_does_nothing) {
  Client client;
  const JsonObject state =
      client.drive(client.begin("starfighter", "training", {"human", "human"}));
  const JsonObject seated = client.ask("sit", {{"seat", state.at("decision").at("seat")}});
  const std::string option = options_of(seated).front();
  const JsonObject after = client.act(seated, option);
  const JsonObject again = client.act(seated, option);
  EXPECT_EQ(again.at("type"), "state");
  EXPECT_EQ(again.at("v"), after.at("v"));
  EXPECT_EQ(again.at("from"), 0);
  EXPECT_EQ(client.ask("act", {{"n", 99}, {"option", "nonsense"}}), again);
}

TEST(TablePlay, a_choice_that_is_not_allowed_is_refused_with_its_clause) {
  Client client;
  JsonObject state = client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  state = client.drive(client.act(state, options_of(state).front()));
  const JsonObject before = client.ask("sit", {{"seat", "a"}});
  JsonObject refused = client.act(state, "shift left");
  EXPECT_EQ(refused.at("type"), "refused");
  EXPECT_EQ(refused.at("clause"), "SF-DEPLOY-02");
  EXPECT_FALSE(refused.at("text").as_string().empty());
  refused = client.act(state, "play 9-99 up a1");
  EXPECT_EQ(refused.at("type"), "refused");
  EXPECT_TRUE(refused.at("clause").is_null());
  EXPECT_EQ(client.ask("sit", {{"seat", "a"}}), before);
}

TEST(TablePlay, nobody_chooses_for_a_bot_or_when_the_game_is_over) {
  Client client;
  JsonObject state = client.begin("starfighter", "training", {"human", "cadet"});
  while (state.at("waits").is_null()) state = client.act(state, options_of(state).front());
  EXPECT_TRUE(state.at("decision").at("options").is_null());
  for (const char* type : {"why", "preview", "hint"})
    EXPECT_EQ(client.ask(type, {{"option", "pass"}}).at("type"), "error") << type;
  EXPECT_EQ(client.act(state, "pass").at("type"), "error");
  EXPECT_EQ(client.ask("sit", {{"seat", "b"}}).at("type"), "error");

  state = client.play_out(client.drive(state), 3, [](const JsonObject&) {});
  EXPECT_TRUE(state.at("decision").is_null());
  EXPECT_FALSE(state.at("result").at("winners").is_null());
  EXPECT_EQ(client.act(state, "pass").at("type"), "error");
  EXPECT_EQ(client.ask("hint").at("type"), "error");
  EXPECT_EQ(client.ask("advance").at("v"), state.at("v")) << "nobody is to play";
}

TEST(TablePlay, a_bot_thinks_once_and_plays_what_it_thought) {
  for (const bool thinking : {true, false}) {
    Client client;
    JsonObject state = client.begin("starfighter", "training", {"greedy", "human"}, "4");
    while (state.at("waits").is_null()) state = client.act(state, options_of(state).front());
    EXPECT_GE(state.at("waits").as_int64(), 0);
    if (thinking) {
      EXPECT_EQ(client.ask("think").at("type"), "done");
      EXPECT_EQ(client.ask("think").at("type"), "done");
      EXPECT_EQ(client.ask("sit", {{"seat", "b"}}).at("v"), state.at("v")) << "not played yet";
    }
    const JsonObject after = client.ask("advance");
    EXPECT_EQ(after.at("v").as_int64(), state.at("v").as_int64() + 1);
    static Json first_choice;
    if (thinking) {
      first_choice = after.at("story");
    } else {
      EXPECT_EQ(after.at("story"), first_choice);
    }
  }
}

TEST(TablePlay, two_bots_play_before_an_audience) {
  Client client;
  JsonObject state = client.begin("starfighter", "training", {"greedy", "random"});
  for (int i = 0; i < 500 && state.at("result").is_null(); ++i) {
    EXPECT_TRUE(state.at("viewer").is_null());
    EXPECT_FALSE(state.at("undo").as_bool());
    if (!state.at("decision").is_null()) {
      EXPECT_TRUE(state.at("decision").at("options").is_null());
    }
    state = client.ask("advance");
  }
  EXPECT_FALSE(state.at("result").is_null());
}

TEST(TablePlay, taking_back_returns_to_the_last_real_choice_of_a_person) {
  Client client;
  JsonObject state = client.drive(client.begin("starfighter", "skirmish", {"human", "cadet"}));
  EXPECT_EQ(client.ask("undo").at("type"), "error");
  std::vector<JsonObject> choices;
  for (int i = 0; i < 12; ++i) {
    choices.push_back(client.ask("sit", {{"seat", "a"}}));
    const auto options = options_of(state);
    state = client.drive(client.act(state, options[options.size() / 2]));
  }
  while (!choices.empty()) {
    if (options_of(choices.back()).size() > 1) {
      EXPECT_EQ(client.ask("undo"), choices.back());
    }
    choices.pop_back();
  }
  EXPECT_EQ(client.ask("undo").at("type"), "error");
}

TEST(TablePlay, why_tells_what_an_option_does_or_what_stands_against_it) {
  Client client;
  JsonObject state = client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  state = client.drive(client.act(state, options_of(state).front()));
  JsonObject why = client.ask("why", {{"option", "pass"}});
  EXPECT_EQ(why.at("allowed"), true);
  EXPECT_EQ(why.at("text"), "Play no more cards this round.");
  EXPECT_TRUE(why.at("clause").is_null());
  EXPECT_TRUE(why.at("more").as_array().empty());
  why = client.ask("why", {{"option", "play 0-01 up b1"}});
  EXPECT_EQ(why.at("allowed"), false);
  EXPECT_EQ(text_of(why.at("clause")).substr(0, 9), "SF-DEPLOY");
  client.ask("language", {{"language", "fr"}});
  EXPECT_EQ(client.ask("why", {{"option", "pass"}}).at("text"),
            "Ne plus jouer de carte cette manche.");
  why = client.ask("why", {{"option", "dance"}});
  EXPECT_EQ(why.at("allowed"), false);
  EXPECT_FALSE(why.at("text").as_string().empty());
}

TEST(TablePlay, a_hint_is_for_who_decides) {
  Client client;
  const JsonObject state =
      client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  const JsonObject hint = client.ask("hint", {{"simulations", 60}, {"ms", 20000}});
  EXPECT_EQ(hint.at("type"), "hint");
  EXPECT_EQ(hint.at("seat"), "a");
  EXPECT_EQ(hint.at("simulations"), 60);
  const auto options = options_of(state);
  const auto& best = hint.at("choices").at(0);
  EXPECT_EQ(text_of(best.at("option")),
            options[static_cast<std::size_t>(best.at("number").as_int64()) - 1]);
}

TEST(TablePlay, the_language_changes_at_once) {
  Client client;
  const JsonObject english =
      client.drive(client.begin("starfighter", "training", {"human", "cadet"}));
  const JsonObject whole = client.ask("sit", {{"seat", "a"}});
  const JsonObject french = client.ask("language", {{"language", "fr"}});
  EXPECT_EQ(french.at("view"), english.at("view"));
  EXPECT_NE(french.at("decision").at("question"), english.at("decision").at("question"));
  ASSERT_EQ(french.at("story").as_array().size(), whole.at("story").as_array().size());
  EXPECT_NE(french.at("story").at(0).at("text"), whole.at("story").at(0).at("text"));
  EXPECT_EQ(client.ask("language", {{"language", "en"}}), whole);
}

TEST(TablePlay, nothing_but_the_record_tells_the_seed) {
  Client client;
  const std::string seed = "918273645918273645";
  std::string all;
  JsonObject state = client.begin("starfighter", "skirmish", {"human", "cadet"}, seed);
  client.play_out(state, 5, [&](const JsonObject& seen) { all += boost::json::serialize(seen); });
  EXPECT_EQ(all.find(seed), std::string::npos);
  const std::string record = text_of(client.ask("record").at("text"));
  EXPECT_NE(record.find("seed " + seed), std::string::npos);
  EXPECT_NE(record.find("player b cadet"), std::string::npos);
  EXPECT_NE(record.find("program 0.0.0"), std::string::npos);
}

// A time to answer with nothing to answer with passes by itself.
TEST(TablePlay, a_person_is_asked_only_where_there_is_a_choice) {
  Client client;
  int asked = 0;
  const JsonObject end = client.play_out(
      client.begin("wingcommander", "casual", {"human", "random"}), 2,
      [&](const JsonObject& state) {
        if (state.at("decision").is_null() || state.at("decision").at("options").is_null()) return;
        ++asked;
        EXPECT_GT(state.at("decision").at("options").as_array().size(), 1U);
      });
  EXPECT_GT(asked, 20);
  EXPECT_GT(end.at("v").as_int64(), asked);
}

TEST(TablePlay, a_game_without_a_stage_is_played_by_its_views) {
  Client client;
  JsonObject state = client.drive(client.begin("wingcommander", "casual", {"human", "cadet"}));
  EXPECT_TRUE(state.at("stage").is_null());
  EXPECT_TRUE(state.at("view").is_object());
  const JsonObject whole = client.ask("sit", {{"seat", "a"}});
  for (const Json& event : whole.at("story").as_array())
    EXPECT_FALSE(event.at("text").as_string().empty());
  const std::string option = options_of(state).back();
  const JsonObject preview = client.ask("preview", {{"option", option}});
  EXPECT_EQ(preview.at("type"), "preview");
  EXPECT_TRUE(preview.at("stage").is_null());
  EXPECT_EQ(client.ask("why", {{"option", option}}).at("allowed"), true);
  EXPECT_EQ(client.ask("hint", {{"simulations", 20}}).at("type"), "hint");
  state = client.act(state, option);
  EXPECT_EQ(client.ask("undo").at("type"), "state");
}

}  // namespace
}  // namespace wardroom
