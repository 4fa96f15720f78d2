// A house with its world and what it keeps, and visitors who talk to it as browsers do.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random.hpp"
#include "server/house/house.hpp"
#include "tests/house/memory_storage.hpp"
#include "tests/house/test_world.hpp"

namespace wardroom::server {

using Json = boost::json::value;
using JsonObject = boost::json::object;
using JsonArray = boost::json::array;

inline std::string text_of(const Json& value) {
  return value.is_string() ? std::string(value.as_string()) : std::string();
}
inline bool is(const JsonObject& message, std::string_view type) {
  const Json* found = message.if_contains("type");
  return found != nullptr && text_of(*found) == type;
}

const std::vector<const TableGame*>& games_for_server_tests();

// Keeps what it is sent.
class TestSocket final : public net::Socket {
 public:
  explicit TestSocket(std::string address) : address_(std::move(address)) {}
  void send(std::string text) override { sent.push_back(std::move(text)); }
  void close(int code, std::string_view) override {
    if (!code_) code_ = code;
  }
  const std::string& address() const override { return address_; }

  std::optional<int> code() const { return code_; }
  std::vector<std::string> sent;

 private:
  std::string address_;
  std::optional<int> code_;
};

class Visitor;

class Hall {
 public:
  explicit Hall(HouseLimits limits = generous(),
                std::vector<const TableGame*> games = games_for_server_tests());
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // Nobody is too fast.
  static HouseLimits generous();

  TestWorld world;
  MemoryStorage storage;
  std::unique_ptr<House> house;
  std::uint64_t next_seed = 1;  // of games

  // Whatever can happen now happens, and everybody hears of it.
  void settle();
  void pass(Milliseconds length);
  // The program ends, and starts again, maybe with other games, and with other programs that play
  // what was begun with their rules. Everybody is cut off.
  void restart(std::vector<const TableGame*> games = {},
               std::vector<older::OlderProgram*> older = {});

 private:
  friend class Visitor;
  void open_house();

  HouseLimits limits_;
  std::vector<const TableGame*> games_;
  std::vector<older::OlderProgram*> older_;
  std::vector<Visitor*> visitors_;
};

// Somebody with a browser. What they are told is checked against what they were told before.
class Visitor {
 public:
  explicit Visitor(Hall& hall, std::string address = "10.0.0.1");
  ~Visitor();
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;

  void connect();  // again, with the token
  void hang_up();
  bool connected() const { return socket_ != nullptr; }
  std::optional<int> closed_with() const { return closed_with_; }

  // Says something; the answer, or nothing if there is none yet.
  JsonObject ask(std::string_view type, JsonObject members = {});
  // Without waiting for anything; what marks the answer.
  int say(std::string_view type, JsonObject members = {});
  std::optional<JsonObject> answer_to(int id) const;
  void send_raw(std::string_view text);

  JsonObject hello();
  JsonObject act(std::string_view option);
  JsonObject act_at_random(Random& random);

  // As last told; empty if nothing is open.
  const JsonObject& state() const { return state_; }
  const JsonObject& room() const { return room_; }
  const JsonArray& story() const { return story_; }
  std::string room_id() const { return room_.empty() ? "" : text_of(room_.at("id")); }
  std::string invite() const { return text_of(room_.at("invite")); }
  bool decides() const;
  std::vector<std::string> options() const;
  bool over() const { return !room_.empty() && room_.at("phase") == "over"; }

  // Everything that was heard, and what has come since it was last asked for.
  const std::vector<JsonObject>& heard() const { return heard_; }
  std::vector<JsonObject> news();
  std::vector<JsonObject> news(std::string_view type);  // the rest is left aside

  std::string token;
  std::string person;
  std::string language = "en";
  bool curious = true;  // checks stories and pictures

 private:
  friend class Hall;
  void listen();  // to what has come
  void hear(const std::string& text);
  void hear_state(const JsonObject& state);
  void forget_table();

  Hall& hall_;
  std::string address_;
  std::shared_ptr<TestSocket> socket_;
  std::optional<int> closed_with_;
  std::size_t listened_ = 0;
  std::vector<JsonObject> heard_;
  std::size_t news_ = 0;
  int last_id_ = 0;
  JsonObject state_;
  JsonObject room_;
  JsonArray story_;
};

// A table for two: whoever creates it is a.
struct TableFor {
  std::string game = "starfighter";
  std::string mode = "skirmish";
  Json clock = nullptr;
  bool is_public = false;
};
JsonObject wish(const TableFor& table, std::initializer_list<std::string_view> seats);
// Both sit down; false after a failure.
bool sit_down(Visitor& one, Visitor& other, const TableFor& table = {});
// At random, to the end or so many choices.
void play_on(Hall& hall, std::vector<Visitor*> players, Random& random, int most = 5000);

}  // namespace wardroom::server
