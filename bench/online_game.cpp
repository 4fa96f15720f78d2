#include "bench/online_game.hpp"

#include <algorithm>
#include <utility>

namespace wardroom::bench {
namespace {

using boost::json::object;

object parsed(std::string_view text) {
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  return value.is_object() ? value.get_object() : object();
}

std::string text_of(const object& message, std::string_view name) {
  const boost::json::value* value = message.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::int64_t microseconds(Clock::duration time) {
  return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

constexpr int kActs = 0;  // the id of every choice; what is not one is asked with another

}  // namespace

OnlineGame::OnlineGame(net::ClientLoop& loop, Tally& tally, std::uint64_t seed)
    : loop_(loop), tally_(tally), random_(seed) {}

void OnlineGame::complain(const std::string& what) {
  tally_.problems.push_back(room_ + ": " + what);
}

// --- asking one thing and waiting for it, while nobody listens ---

std::optional<object> OnlineGame::ask(Player& player, object request) {
  const std::int64_t id = ++asked_;
  request["id"] = id;
  if (!player.client->send(boost::json::serialize(request))) return std::nullopt;
  while (const auto text = player.client->receive()) {
    object answer = parsed(*text);
    const boost::json::value* marked = answer.if_contains("id");
    if (marked == nullptr || *marked != id) continue;  // of the game that was before
    if (text_of(answer, "type") == "error") {
      complain(text_of(request, "type") + ": " + text_of(answer, "text"));
      return std::nullopt;
    }
    return answer;
  }
  return std::nullopt;
}

bool OnlineGame::connect(Player& player, std::uint16_t port) {
  player.client = std::make_unique<net::WebSocketClient>(loop_);
  if (!player.client->connect(port, "/ws")) return false;
  object hello = {{"type", "hello"}, {"protocol", 1}, {"language", "en"}, {"token", nullptr}};
  if (!player.token.empty()) hello["token"] = player.token;
  const auto welcome = ask(player, std::move(hello));
  if (!welcome) return false;
  const std::string token = text_of(*welcome, "token");
  if (!token.empty() && !player.token.empty()) complain("the token is not known any more");
  if (!token.empty()) player.token = token;
  return true;
}

bool OnlineGame::begin(std::uint16_t port) {
  for (Player& player : players_)
    if (!connect(player, port)) return false;
  return new_table();
}

bool OnlineGame::new_table() {
  const auto room = ask(players_[0], {{"type", "create"},
                                      {"game", "starfighter"},
                                      {"mode", "skirmish"},
                                      {"seats", {"me", "open"}}});
  if (!room) return false;
  const object& made = room->at("room").as_object();
  room_ = text_of(made, "id");
  acknowledged_ = 0;
  over_ = false;
  for (Player& player : players_) {
    player.chosen.reset();
    player.v = 0;
  }
  const auto state = ask(players_[1], {{"type", "join"}, {"invite", text_of(made, "invite")}});
  if (!state) return false;
  take_state(players_[1], *state);
  const auto first = ask(players_[0], {{"type", "resync"}});
  if (!first) return false;
  take_state(players_[0], *first);
  for (Player& player : players_) listen(player);
  return true;
}

bool OnlineGame::resume(std::uint16_t port) {
  for (Player& player : players_) {
    if (!connect(player, port)) return false;
    const auto state = ask(player, {{"type", "enter"}, {"room", room_}});
    if (!state) return false;
    if (text_of(*state, "type") == "state") take_state(player, *state);
    if (player.v < acknowledged_)
      complain("at " + std::to_string(player.v) + " after a restart, but " +
               std::to_string(acknowledged_) + " was acknowledged");
  }
  for (Player& player : players_) {
    // What was chosen but not answered is sent again: it must not be done twice.
    if (player.chosen) send_choice(player);
    listen(player);
  }
  return true;
}

void OnlineGame::drop() {
  for (Player& player : players_)
    if (player.client) player.client->vanish();
}

// --- playing ---

void OnlineGame::listen(Player& player) {
  player.client->listen([this, &player](std::string_view text) { hear(player, parsed(text)); });
}

void OnlineGame::hear(Player& player, const object& message) {
  const std::string type = text_of(message, "type");
  if (type == "state") {
    const bool answer = message.contains("id");
    if (answer && player.chosen) {
      tally_.acknowledged.push_back(microseconds(Clock::now() - player.sent));
      ++tally_.choices;
      player.chosen.reset();
    } else if (!answer && other(player).sent != Time()) {
      tally_.seen.push_back(microseconds(Clock::now() - other(player).sent));
    }
    return take_state(player, message);
  }
  if (type == "error" || type == "refused") {
    complain(type + ": " + text_of(message, "text"));
    player.chosen.reset();
  }
}

void OnlineGame::take_state(Player& player, const object& state) {
  const std::uint64_t v = state.at("v").to_number<std::uint64_t>();
  if (v < player.v) complain("the game went back without being asked");
  player.v = v;
  acknowledged_ = std::max(acknowledged_, v);
  player.options.clear();
  player.asked.reset();
  if (!state.at("result").is_null()) over_ = true;
  const boost::json::value& decision = state.at("decision");
  if (!decision.is_object() || !decision.at("options").is_array()) return;
  for (const boost::json::value& option : decision.at("options").as_array())
    player.options.emplace_back(option.at("option").as_string());
  player.asked = Clock::now();
}

void OnlineGame::send_choice(Player& player) {
  player.sent = Clock::now();
  player.client->send(boost::json::serialize(
      object{{"type", "act"}, {"id", kActs}, {"n", player.chosen_at}, {"option", *player.chosen}}));
}

void OnlineGame::go_on(Time now, std::chrono::milliseconds pause) {
  if (over_) {
    over_ = false;
    ++tally_.finished;
    for (Player& player : players_) player.client->listen(nullptr);
    if (!new_table()) complain("no new table");
    return;
  }
  for (Player& player : players_) {
    if (!player.asked || player.chosen || now - *player.asked < pause) continue;
    const auto pick = random_.below(static_cast<std::uint32_t>(player.options.size()));
    player.chosen = player.options[pick];
    player.chosen_at = player.v;
    player.asked.reset();
    send_choice(player);
  }
}

}  // namespace wardroom::bench
