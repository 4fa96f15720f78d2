// Two people who play each other over the server, as their browsers would: for putting load on it,
// and for killing it. They choose at random, remember every choice the server has acknowledged, and
// find it again after a restart or say so.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/random.hpp"
#include "net/web_socket_client.hpp"

namespace wardroom::bench {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

// What all games together have seen.
struct Tally {
  std::vector<std::int64_t> acknowledged;  // microseconds from a choice to its answer
  std::vector<std::int64_t> seen;          // and until the other one has seen it
  std::uint64_t choices = 0;
  std::uint64_t finished = 0;
  std::vector<std::string> problems;
};

class OnlineGame {
 public:
  OnlineGame(net::ClientLoop& loop, Tally& tally, std::uint64_t seed);

  // Sits down, both at one table; whether that has worked.
  bool begin(std::uint16_t port);
  // The server is another one now: comes back, and looks whether everything is still there.
  bool resume(std::uint16_t port);
  // Chooses what is due; every choice takes so long from when it is asked for.
  void go_on(Time now, std::chrono::milliseconds pause);
  // The connection is lost.
  void drop();

 private:
  struct Player {
    std::unique_ptr<net::WebSocketClient> client;
    std::string token;
    std::uint64_t v = 0;                // of the last state
    std::vector<std::string> options;   // to choose from, if it is to choose
    std::optional<Time> asked;          // since when
    std::optional<std::string> chosen;  // but not acknowledged yet
    std::uint64_t chosen_at = 0;        // the state it answers
    Time sent;
  };

  bool connect(Player& player, std::uint16_t port);
  std::optional<boost::json::object> ask(Player& player, boost::json::object request);
  void listen(Player& player);
  void hear(Player& player, const boost::json::object& message);
  void take_state(Player& player, const boost::json::object& state);
  bool new_table();
  void send_choice(Player& player);
  Player& other(const Player& player) { return players_[&player == players_.data() ? 1 : 0]; }
  void complain(const std::string& what);

  net::ClientLoop& loop_;
  Tally& tally_;
  Random random_;
  std::array<Player, 2> players_;
  std::string room_;
  std::uint64_t acknowledged_ = 0;  // the latest `v` that either was told
  bool over_ = false;
  std::int64_t asked_ = 0;  // so many questions
};

}  // namespace wardroom::bench
