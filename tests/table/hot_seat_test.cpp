// Two people at one screen: the curtain falls whenever the other one decides.
#include <gtest/gtest.h>

#include "tests/table/client.hpp"

namespace wardroom {
namespace {

// Cards of a hand that the message shows.
std::size_t known_cards(const Json& hand) {
  std::size_t known = 0;
  for (const Json& card : hand.as_array())
    if (!card.is_null()) ++known;
  return known;
}

TEST(HotSeat, nobody_looks_until_somebody_sits_down) {
  Client client;
  JsonObject state = client.begin("starfighter", "training", {"human", "human"});
  EXPECT_TRUE(state.at("viewer").is_null());
  EXPECT_TRUE(state.at("decision").at("options").is_null());
  EXPECT_EQ(client.act(state, "cruiser ares").at("type"), "error");
  EXPECT_EQ(client.ask("why", {{"option", "pass"}}).at("type"), "error");
  const std::string decider = text_of(state.at("decision").at("seat"));
  const std::string other = decider == "a" ? "b" : "a";

  state = client.ask("sit", {{"seat", other}});
  EXPECT_EQ(text_of(state.at("viewer")), other);
  EXPECT_TRUE(state.at("decision").at("options").is_null()) << "it is not their turn";
  EXPECT_EQ(client.act(state, "cruiser ares").at("type"), "error");

  state = client.ask("sit", {{"seat", decider}});
  EXPECT_FALSE(state.at("decision").at("options").is_null());
  state = client.ask("sit", {{"seat", nullptr}});
  EXPECT_TRUE(state.at("viewer").is_null()) << "the curtain by hand";
}

TEST(HotSeat, a_choice_that_hands_over_lowers_the_curtain) {
  Client client;
  int handed_over = 0;
  int kept = 0;
  client.play_out(client.begin("starfighter", "skirmish", {"human", "human"}), 9,
                  [&](const JsonObject& state) {
                    if (state.at("decision").is_null()) return;
                    const Json& hands = state.at("view").at("hand");
                    if (state.at("viewer").is_null()) {
                      ++handed_over;
                      EXPECT_EQ(known_cards(hands.at(0)) + known_cards(hands.at(1)), 0U);
                    } else {
                      ++kept;
                      EXPECT_EQ(state.at("viewer"), state.at("decision").at("seat"));
                      EXPECT_EQ(known_cards(hands.at(state.at("viewer") == "a" ? 1 : 0)), 0U);
                    }
                  });
  EXPECT_GT(handed_over, 10);
  EXPECT_GT(kept, 5) << "who goes on choosing stays seated";
}

// To be passed over would tell the other person that one holds nothing.
TEST(HotSeat, everybody_is_asked_even_where_there_is_no_choice) {
  Client client;
  int without_choice = 0;
  std::int64_t choices = 0;
  client.play_out(client.begin("wingcommander", "casual", {"human", "human"}), 4,
                  [&](const JsonObject& state) {
                    EXPECT_LE(state.at("v").as_int64(), choices + 1) << "nothing by itself";
                    choices = state.at("v").as_int64();
                    const Json& decision = state.at("decision");
                    if (decision.is_object() && decision.at("options").is_array() &&
                        decision.at("options").as_array().size() == 1)
                      ++without_choice;
                  });
  EXPECT_GT(without_choice, 0);
}

TEST(HotSeat, taking_back_what_the_other_did_lowers_the_curtain) {
  Client client;
  JsonObject state = client.begin("starfighter", "training", {"human", "human"});
  const std::string first = text_of(state.at("decision").at("seat"));
  state = client.ask("sit", {{"seat", first}});
  for (int i = 0; i < 20; ++i) {
    state = client.act(state, options_of(state).back());
    if (state.at("viewer").is_null()) break;
  }
  ASSERT_TRUE(state.at("viewer").is_null());
  state = client.ask("sit", {{"seat", state.at("decision").at("seat")}});
  const JsonObject back = client.ask("undo");
  EXPECT_TRUE(back.at("viewer").is_null());
  EXPECT_EQ(text_of(back.at("decision").at("seat")), first);
}

}  // namespace
}  // namespace wardroom
