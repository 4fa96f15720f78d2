// How the game of a table begins, once all seats are taken.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/room/room_services.hpp"
#include "server/room/room_settings.hpp"
#include "server/storage/storage.hpp"
#include "table/hosted_table.hpp"

namespace wardroom::server {

struct Beginning {
  std::string problem;  // why no game can begin with these seats and settings; empty if one can
  std::unique_ptr<HostedTable> table;  // the match; null while a seat is open
  std::vector<Write> writes;           // beside the row: what the game is played with
};

// `row` gets what is kept of a game that begins.
Beginning begin_game(const RoomServices& services, const RoomSettings& settings, GameRow& row,
                     Language language);

// Who plays, seat by seat.
std::vector<TablePlayer> players_of(const GameRow& row);

// The promise that chance was fixed before a game began: everybody is shown the hash of its seed,
// and with the seed in the record anybody can check it afterwards. SHA-256 of the seed as 16
// hexadecimal digits, of a game as it is kept before the first choice; empty if that cannot be
// read.
std::string commitment_to(const std::string& start);

}  // namespace wardroom::server
