// Things to look up: the catalogue, the rules, decks.
#include <gtest/gtest.h>

#include "games/starfighter/game.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

TEST(TableReference, the_catalogue_has_every_card_and_cruiser) {
  Client client;
  const JsonObject catalogue = client.ask("catalogue", {{"game", "starfighter"}});
  const auto& set = Starfighter::own_set();
  EXPECT_EQ(catalogue.at("game"), "starfighter");
  EXPECT_FALSE(catalogue.at("set").at("note").at("fr").as_string().empty());
  const auto& cards = catalogue.at("cards").as_array();
  ASSERT_EQ(cards.size(), static_cast<std::size_t>(set.cards()));
  const auto card = [&](std::string_view id) {
    for (const Json& one : cards)
      if (one.at("id").as_string() == id) return one;
    return Json();
  };
  EXPECT_EQ(card("3-10"), boost::json::parse(
                              R"({"id":"3-10","level":3,"green":true,
                    "upper":{"fighters":1,"effect":"LATERAL","shields":0,"field":false},
                    "lower":{"fighters":1,"effect":"DRAW","shields":0,"field":false}})"));
  EXPECT_EQ(card("0-71").at("upper").at("shields"), 4);
  EXPECT_EQ(card("0-62").at("upper").at("field"), true);
  EXPECT_EQ(catalogue.at("back").at("upper").at("fighters"), 2);
  EXPECT_EQ(catalogue.at("back").at("lower").at("fighters"), 0);
  EXPECT_EQ(catalogue.at("cruisers").at(0),
            boost::json::parse(R"({"name":"Ares","armor":20,"training":true,
                                   "spaces":[3,4,3,4,3],"draws":[[0],[0],[0],[0],[0]]})"));
  EXPECT_EQ(catalogue.at("effects").as_object().size(), 12U) << "ten effects and two protections";
  EXPECT_EQ(catalogue.at("effects").at("LATERAL").at("name").at("fr"), "déplacement latéral");
  EXPECT_EQ(catalogue.at("modes").as_array().size(), 3U);
  EXPECT_EQ(catalogue.at("rule_options").as_array().size(), 5U);
  EXPECT_EQ(catalogue.at("deck_sizes").at("smallest"), 25);
}

TEST(TableReference, a_game_without_pictures_of_its_own_has_the_rest_of_a_catalogue) {
  Client client;
  const JsonObject catalogue = client.ask("catalogue", {{"game", "wingcommander"}});
  EXPECT_FALSE(catalogue.contains("cards"));
  EXPECT_EQ(catalogue.at("modes").as_array().size(), 2U);
}

TEST(TableReference, the_rules_come_in_both_languages) {
  Client client;
  const JsonObject rules = client.ask("rules", {{"game", "starfighter"}});
  const RuleBook& book = Starfighter::rule_book();
  ASSERT_EQ(rules.at("clauses").as_array().size(), book.clauses.size());
  ASSERT_EQ(rules.at("sections").as_array().size(), book.sections.size());
  for (std::size_t i = 0; i < book.clauses.size(); ++i) {
    const Json& clause = rules.at("clauses").as_array()[i];
    EXPECT_EQ(text_of(clause.at("id")), book.clauses[i].id);
    EXPECT_EQ(text_of(clause.at("text").at("fr")), book.clauses[i].french);
    EXPECT_EQ(clause.at("see").as_array().size(), book.clauses[i].see.size());
  }
}

TEST(TableReference, a_random_deck_is_legal_and_follows_from_its_seed) {
  Client client;
  const auto deck = [&](int size, const char* seed) {
    return client.ask("random_deck", {{"game", "starfighter"}, {"size", size}, {"seed", seed}});
  };
  const JsonObject one = deck(40, "here");
  EXPECT_EQ(one.at("type"), "deck");
  EXPECT_EQ(one.at("legal"), true);
  EXPECT_EQ(deck(40, "here"), one);
  EXPECT_NE(deck(40, "there"), one);
  const JsonObject checked =
      client.ask("check_deck", {{"game", "starfighter"}, {"text", one.at("text")}});
  EXPECT_EQ(checked, one);
}

TEST(TableReference, a_deck_is_checked_rule_by_rule) {
  Client client;
  JsonObject deck =
      client.ask("check_deck", {{"game", "starfighter"}, {"text", "cruiser ares\n0-01 1-02"}});
  EXPECT_EQ(deck.at("legal"), false);
  bool too_small = false;
  for (const Json& check : deck.at("checks").as_array())
    too_small = too_small || (check.at("clause") == "SF-TOTAL-04" && !check.at("kept").as_bool());
  EXPECT_TRUE(too_small);
  deck = client.ask("check_deck", {{"game", "starfighter"}, {"text", "cruiser ares\n0-01 huh"}});
  EXPECT_EQ(deck.at("problems").at(0).at("line"), 2);
  EXPECT_EQ(deck.at("problems").at(0).at("column"), 6);
}

}  // namespace
}  // namespace wardroom
