// A client of a table, for tests: asks in JSON, gets JSON, and drives bots as a host would.
#pragma once

#include <boost/json.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/random.hpp"
#include "table/host.hpp"

namespace wardroom {

using Json = boost::json::value;
using JsonObject = boost::json::object;

inline std::string text_of(const Json& value) {
  return std::string(value.as_string());
}

class Client {
 public:
  // All games of this program.
  explicit Client(std::uint64_t entropy = 1);
  Client(std::vector<const TableGame*> games, std::uint64_t entropy);

  // As text, and as objects.
  std::string send(std::string_view message) { return host_.handle(message); }
  JsonObject ask(const JsonObject& message);
  JsonObject ask(std::string_view type, JsonObject members = {});

  JsonObject begin(std::string_view game, std::string_view mode,
                   std::initializer_list<std::string_view> players, std::string_view seed = "7");
  JsonObject act(const JsonObject& state, std::string_view option);

  // Lets bots play until a person decides or the game is over.
  JsonObject drive(JsonObject state);
  // Plays to the end, people at random; `visit` sees every state.
  template <class Visitor>
  JsonObject play_out(JsonObject state, std::uint64_t seed, Visitor visit) {
    Random random(seed);
    visit(state);
    while (state.at("result").is_null()) {
      if (!state.at("waits").is_null()) {
        state = ask("advance");
      } else {
        if (state.at("viewer").is_null() && !state.at("decision").is_null())
          state = ask("sit", {{"seat", state.at("decision").at("seat")}});
        const auto& options = state.at("decision").at("options").as_array();
        const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
        state = act(state, options[pick].at("option").as_string());
      }
      visit(state);
    }
    return state;
  }

 private:
  TableHost host_;
};

// The options of a state, as texts.
std::vector<std::string> options_of(const JsonObject& state);

const std::vector<const TableGame*>& games_for_tests();

}  // namespace wardroom
