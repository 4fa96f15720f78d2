// What people ask about the match of a table without changing it.
#pragma once

#include <string>

#include "server/people/client.hpp"

namespace wardroom::server {

class Room;

void answer_why(Room& room, const Asker& asker, const std::string& option);
void answer_preview(Room& room, const Asker& asker, const std::string& option);
void answer_hint(Room& room, const Asker& asker);
void answer_record(Room& room, const Asker& asker);
// With the cards that the match is played with, which need not be today's.
void answer_catalogue(Room& room, const Asker& asker);

}  // namespace wardroom::server
