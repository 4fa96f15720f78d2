// The preview: what is certain about an option, and nothing else.
#include <gtest/gtest.h>

#include "tests/support/properties.hpp"
#include "tests/table/situation.hpp"

namespace wardroom {
namespace {

JsonObject preview_of(const AnyMatch& match, std::string_view option) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  match.write_preview(json, match.ask(option, Language::english).option, Language::english);
  json.close_object();
  return boost::json::parse(text).as_object();
}

std::vector<std::string> kinds_of(const JsonObject& preview) {
  std::vector<std::string> kinds;
  for (const Json& event : preview.at("story").as_array())
    kinds.push_back(text_of(event.at("kind")));
  return kinds;
}

TEST(Preview, shows_everything_up_to_the_next_decision_if_it_is_certain) {
  const auto match = situation("phase = \"deployment\"\nhand = { a = \"0-29\", b = \"0-18\" }");
  const JsonObject preview = preview_of(*match, "play 0-29 up a3");
  EXPECT_EQ(preview.at("all"), true);
  EXPECT_EQ(kinds_of(preview), (std::vector<std::string>{"played", "triggered", "armor_lost"}));
  EXPECT_EQ(preview.at("view").at("armor"), Json({20, 19}));
  EXPECT_EQ(preview.at("stage").at("sectors").at("a3").at("fighters"), 1);
  EXPECT_EQ(match->steps(), 0U) << "nothing was played";
}

TEST(Preview, a_card_drawn_unseen_is_certain_too) {
  const auto match = situation("phase = \"deployment\"\nhand = { a = \"0-01\", b = \"0-18\" }");
  const JsonObject preview = preview_of(*match, "play 0-01 up a3");
  EXPECT_EQ(preview.at("all"), true);
  EXPECT_EQ(preview.at("view").at("aside").at(0), Json(boost::json::array({nullptr})));
}

TEST(Preview, ends_where_it_depends_on_what_is_hidden) {
  // With this pass the round ends, and cards are drawn that nobody knows.
  const auto match = situation(R"(
phase = "combat"
mode = "training"
)");
  match->play("stay");
  const JsonObject preview = preview_of(*match, "order right");
  EXPECT_EQ(preview.at("all"), false);
  EXPECT_TRUE(preview.at("view").is_null());
  EXPECT_TRUE(preview.at("stage").is_null());
  const auto kinds = kinds_of(preview);
  EXPECT_EQ(kinds.front(), "order_chosen");
  EXPECT_EQ(std::ranges::count(kinds, "battle"), 5);
  EXPECT_EQ(kinds.back(), "drawn") << "the opponent's cards are no news to a";
  for (const Json& event : preview.at("story").as_array())
    if (event.at("kind") == "drawn") {
      EXPECT_EQ(event.at("seat"), "b");
      EXPECT_TRUE(event.at("card").is_null());
    }
}

TEST(Preview, a_card_that_would_be_turned_over_is_not_told) {
  const auto match = situation(R"(
phase = "deployment"
sector = { a1 = "0-05", b2 = "0-29/d" }
hand = { a = "0-41", b = "0-18" }
)");
  match->play("play 0-41 up a2");
  const JsonObject preview = preview_of(*match, "roll b2.0");
  EXPECT_EQ(preview.at("all"), false);
  EXPECT_EQ(boost::json::serialize(preview).find("0-29"), std::string::npos);
  EXPECT_EQ(preview_of(*match, "roll a1.0").at("all"), true) << "one's own";
}

// What is said to be certain happens, to the letter.
TEST(Preview, what_is_certain_happens) {
  int certain = 0;
  int uncertain = 0;
  for (int seed = 1; seed <= games_to_play(40); ++seed) {
    Client client(static_cast<std::uint64_t>(seed));
    const char* mode = seed % 2 == 0 ? "skirmish" : "training";
    JsonObject state = client.begin("starfighter", mode, {"human", "random"}, std::to_string(seed));
    Random random(static_cast<std::uint64_t>(seed));
    while (state.at("result").is_null()) {
      if (!state.at("waits").is_null()) {
        state = client.ask("advance");
        continue;
      }
      const auto options = options_of(state);
      const auto& option = options[random.below(static_cast<std::uint32_t>(options.size()))];
      const JsonObject preview = client.ask("preview", {{"option", option}});
      state = client.act(state, option);
      const auto& foretold = preview.at("story").as_array();
      const auto& story = state.at("story").as_array();
      ASSERT_LE(foretold.size(), story.size());
      for (std::size_t i = 0; i < foretold.size(); ++i) ASSERT_EQ(foretold[i], story[i]);
      if (!preview.at("all").as_bool()) {
        ++uncertain;
        continue;
      }
      ++certain;
      ASSERT_EQ(foretold.size(), story.size());
      ASSERT_EQ(preview.at("view"), state.at("view"));
      ASSERT_EQ(preview.at("stage"), state.at("stage"));
    }
  }
  EXPECT_GT(certain, uncertain);
  EXPECT_GT(uncertain, 0);
}

}  // namespace
}  // namespace wardroom
