// A room in JSON, as docs/server.md describes it. It is written as one client may see it, or as
// everybody may if there is none.
#pragma once

#include <string_view>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/people/client.hpp"

namespace wardroom::server {

class Room;

// As the member `room` of a message.
void write_room(JsonWriter& json, const Room& room, const Client* client);
// As an entry of the lobby. It finds out who decides, for which the match may be read.
void write_listing(JsonWriter& json, Room& room, const Client* client);

// A list of seats by their letters, as a member.
void write_seats(JsonWriter& json, std::string_view name, SeatSet seats);

}  // namespace wardroom::server
