#include "tests/house/hall.hpp"

#include <gtest/gtest.h>

#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"
#include "table/state.hpp"

namespace wardroom::server {

const std::vector<const TableGame*>& games_for_server_tests() {
  static const TableEntry<Starfighter> starfighter;
  static const TableEntry<WingCommander> wing_commander;
  static const std::vector<const TableGame*> games = {&starfighter, &wing_commander};
  return games;
}

// --- the hall ---

HouseLimits Hall::generous() {
  HouseLimits limits;
  limits.messages = {1'000'000, 1};
  limits.messages_of_address = {1'000'000, 1};
  limits.guests = {1'000'000, 1};
  limits.logins = {1'000'000, 1};
  limits.reports = {1'000'000, 1};
  return limits;
}

Hall::Hall(HouseLimits limits, std::vector<const TableGame*> games)
    : limits_(std::move(limits)), games_(std::move(games)) {
  open_house();
}

Hall::~Hall() {
  house.reset();
  storage.forget_waiting();
  world.forget();
}

void Hall::open_house() {
  house = std::make_unique<House>(HouseParts{games_, "0.0.0", world, storage, limits_,
                                             [this] { return next_seed++; }, nullptr, older_});
  house->open();
}

void Hall::settle() {
  bool any = true;
  while (any) {
    any = world.pump();
    for (Visitor* visitor : visitors_) {
      visitor->listen();
      if (visitor->socket_ && visitor->socket_->code()) {
        visitor->hang_up();
        any = true;
      }
    }
  }
}

void Hall::pass(Milliseconds length) {
  world.pass(length);
  settle();
}

void Hall::restart(std::vector<const TableGame*> games, std::vector<older::OlderProgram*> older) {
  if (!games.empty()) {
    games_ = std::move(games);
    older_ = std::move(older);
  }
  for (Visitor* visitor : visitors_) {
    if (!visitor->socket_) continue;
    visitor->listen();
    visitor->socket_.reset();
    visitor->forget_table();
  }
  house.reset();
  storage.forget_waiting();
  world.forget();
  open_house();
  settle();
}

// --- visitors ---

Visitor::Visitor(Hall& hall, std::string address) : hall_(hall), address_(std::move(address)) {
  hall_.visitors_.push_back(this);
  connect();
}

Visitor::~Visitor() {
  hang_up();
  std::erase(hall_.visitors_, this);
}

void Visitor::connect() {
  hang_up();
  closed_with_.reset();
  socket_ = std::make_shared<TestSocket>(address_);
  listened_ = 0;
  hall_.house->opened(socket_, net::HttpRequest{"GET", "/ws", {}, ""});
}

void Visitor::hang_up() {
  if (!socket_) return;
  listen();
  closed_with_ = socket_->code();
  const auto socket = std::exchange(socket_, nullptr);
  hall_.house->closed(*socket);
  forget_table();
}

void Visitor::forget_table() {
  state_ = {};
  room_ = {};
  story_ = {};
}

void Visitor::send_raw(std::string_view text) {
  if (!socket_) return;
  const auto socket = socket_;
  hall_.house->received(*socket, text);
}

int Visitor::say(std::string_view type, JsonObject members) {
  members["type"] = type;
  members["id"] = ++last_id_;
  send_raw(boost::json::serialize(members));
  return last_id_;
}

std::optional<JsonObject> Visitor::answer_to(int id) const {
  for (auto message = heard_.rbegin(); message != heard_.rend(); ++message)
    if (const Json* found = message->if_contains("id"); found != nullptr && *found == id)
      return *message;
  return std::nullopt;
}

JsonObject Visitor::ask(std::string_view type, JsonObject members) {
  const int id = say(type, std::move(members));
  hall_.settle();
  JsonObject answer = answer_to(id).value_or(JsonObject());
  if ((type == "leave" || type == "stand_up") && is(answer, "done")) forget_table();
  return answer;
}

JsonObject Visitor::hello() {
  const Json known = token.empty() ? Json(nullptr) : Json(token);
  JsonObject welcome = ask("hello", {{"protocol", 1}, {"language", language}, {"token", known}});
  if (!is(welcome, "welcome")) return welcome;
  if (!welcome.at("token").is_null()) token = text_of(welcome.at("token"));
  person = text_of(welcome.at("you").at("person"));
  return welcome;
}

JsonObject Visitor::act(std::string_view option) {
  return ask("act", {{"n", state_.at("v")}, {"option", option}});
}

JsonObject Visitor::act_at_random(Random& random) {
  const std::vector<std::string> all = options();
  return act(all.at(random.below(static_cast<std::uint32_t>(all.size()))));
}

bool Visitor::decides() const {
  return !state_.empty() && !state_.at("decision").is_null() &&
         state_.at("decision").at("seat") == state_.at("viewer");
}

std::vector<std::string> Visitor::options() const {
  std::vector<std::string> options;
  if (decides())
    for (const Json& choice : state_.at("decision").at("options").as_array())
      options.push_back(text_of(choice.at("option")));
  return options;
}

std::vector<JsonObject> Visitor::news() {
  std::vector<JsonObject> news(heard_.begin() + static_cast<std::ptrdiff_t>(news_), heard_.end());
  news_ = heard_.size();
  return news;
}

std::vector<JsonObject> Visitor::news(std::string_view type) {
  std::vector<JsonObject> all = news();
  std::erase_if(all, [&](const JsonObject& message) { return !is(message, type); });
  return all;
}

// --- listening ---

void Visitor::listen() {
  while (socket_ && listened_ < socket_->sent.size()) hear(socket_->sent[listened_++]);
}

void Visitor::hear(const std::string& text) {
  boost::system::error_code fault;
  Json message = boost::json::parse(text, fault);
  ASSERT_FALSE(fault) << text;
  heard_.push_back(message.as_object());
  const JsonObject& heard = heard_.back();
  if (is(heard, "replaced")) return forget_table();
  if (is(heard, "state")) return hear_state(heard);
  if (!is(heard, "room")) return;
  const JsonObject& room = heard.at("room").as_object();
  // Somebody else's table may be looked at through an invitation only.
  if (!room_.empty() && room_.at("id") == room.at("id")) {
    EXPECT_GE(room.at("version").to_number<std::int64_t>(),
              room_.at("version").to_number<std::int64_t>());
    room_ = room;
  } else if (!room.at("you").is_null() || !heard.contains("id")) {
    forget_table();
    room_ = room;
  }
}

void Visitor::hear_state(const JsonObject& state) {
  const JsonObject& room = state.at("room").as_object();
  const bool same = !room_.empty() && room_.at("id") == room.at("id");
  if (!same) forget_table();
  if (same && !state_.empty()) {
    EXPECT_GE(state.at("v").to_number<std::int64_t>(), state_.at("v").to_number<std::int64_t>());
  }
  const auto from = state.at("from").to_number<std::size_t>();
  EXPECT_LE(from, story_.size());
  story_.resize(std::min(from, story_.size()));
  for (const Json& event : state.at("story").as_array()) story_.push_back(event);
  state_ = state;
  room_ = room;
  if (!curious) return;
  EXPECT_EQ(text_of(state.at("hash")), fnv1a_32_hex(boost::json::serialize(state.at("view"))));
  EXPECT_EQ(state.at("viewer"), room.at("you"));
  EXPECT_TRUE(state.at("waits").is_null());
  EXPECT_EQ(state.at("sight"), "own");
  EXPECT_NE(state.at("decision").is_null(), state.at("result").is_null())
      << "somebody decides, or it is over";
  EXPECT_EQ(state.at("result").is_null(), room.at("end").is_null());
  EXPECT_EQ(room.at("end").is_null(), room.at("phase") == "playing");
  EXPECT_TRUE(room.at("invite").is_null());
  if (state.at("decision").is_null()) return;
  EXPECT_EQ(state.at("decision").at("options").is_null(),
            state.at("decision").at("seat") != state.at("viewer"));
}

// --- tables ---

JsonObject wish(const TableFor& table, std::initializer_list<std::string_view> seats) {
  JsonArray list;
  for (const std::string_view seat : seats) list.emplace_back(seat);
  return {{"game", table.game},
          {"mode", table.mode},
          {"seats", list},
          {"clock", table.clock},
          {"public", table.is_public}};
}

bool sit_down(Visitor& one, Visitor& other, const TableFor& table) {
  if (one.person.empty()) one.hello();
  if (other.person.empty()) other.hello();
  const JsonObject created = one.ask("create", wish(table, {"me", "open"}));
  EXPECT_TRUE(is(created, "room")) << boost::json::serialize(created);
  if (!is(created, "room")) return false;
  const JsonObject joined = other.ask("join", {{"invite", one.invite()}});
  EXPECT_TRUE(is(joined, "state")) << boost::json::serialize(joined);
  return is(joined, "state");
}

void play_on(Hall& hall, std::vector<Visitor*> players, Random& random, int most) {
  for (int choices = 0; choices < most; ++choices) {
    bool waits = true;
    for (Visitor* player : players) {
      if (player->over()) return;
      if (!player->decides()) continue;
      ASSERT_TRUE(is(player->act_at_random(random), "state"));
      waits = false;
      break;
    }
    if (waits) hall.pass(1000);
  }
}

}  // namespace wardroom::server
