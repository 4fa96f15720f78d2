#include "tests/table/client.hpp"
#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"

#include <gtest/gtest.h>

namespace wardroom {

const std::vector<const TableGame*>& games_for_tests() {
  static const TableEntry<Starfighter> starfighter;
  static const TableEntry<WingCommander> wing_commander;
  static const std::vector<const TableGame*> games = {&starfighter, &wing_commander};
  return games;
}

Client::Client(std::uint64_t entropy) : Client(games_for_tests(), entropy) {}

Client::Client(std::vector<const TableGame*> games, std::uint64_t entropy)
    : host_(std::move(games), "0.0.0", entropy) {}

JsonObject Client::ask(const JsonObject& message) {
  const std::string answer = send(boost::json::serialize(message));
  EXPECT_EQ(answer.find('\n'), std::string::npos);
  return boost::json::parse(answer).as_object();
}

JsonObject Client::ask(std::string_view type, JsonObject members) {
  members["type"] = type;
  return ask(members);
}

JsonObject Client::begin(std::string_view game, std::string_view mode,
                         std::initializer_list<std::string_view> players, std::string_view seed) {
  boost::json::array list;
  for (const std::string_view player : players) list.emplace_back(player);
  return ask("new", {{"game", game}, {"mode", mode}, {"players", list}, {"seed", seed}});
}

JsonObject Client::act(const JsonObject& state, std::string_view option) {
  return ask("act", {{"n", state.at("v")}, {"option", option}});
}

JsonObject Client::drive(JsonObject state) {
  while (!state.at("waits").is_null()) state = ask("advance");
  return state;
}

std::vector<std::string> options_of(const JsonObject& state) {
  std::vector<std::string> options;
  for (const Json& choice : state.at("decision").at("options").as_array())
    options.push_back(text_of(choice.at("option")));
  return options;
}

}  // namespace wardroom
