// What somebody asked for when a table was created: the game, how it is played, its clock. The same
// members are read from a client's `create` (docs/server.md) and from what was kept of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match_request.hpp"
#include "engine/text/json.hpp"
#include "server/room/game_clock.hpp"
#include "table/request.hpp"

namespace wardroom::server {

struct RoomSettings {
  std::string game;
  std::string mode;
  std::vector<std::string> sides;
  std::vector<std::string> rules;
  ClockSettings clock;
  bool is_public = false;
};

// Whatever is wrong with the members becomes the problem of the request.
RoomSettings read_settings(Request& request);
RoomSettings read_settings(std::string_view kept);

// The settings as members of an open object, and as an object of their own for keeping.
void write_settings(JsonWriter& json, const RoomSettings& settings);
std::string print_settings(const RoomSettings& settings);

}  // namespace wardroom::server
