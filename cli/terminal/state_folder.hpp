// Where the program keeps what must last: games of people who play here, and the server's database.
#pragma once

#include <filesystem>
#include <string>

namespace wardroom {

// $XDG_STATE_HOME/wardroom, or ~/.local/state/wardroom; empty if there is no such place. It need
// not exist yet.
std::filesystem::path state_folder();

// The database of the server if none is named; empty if there is no such place.
std::string usual_server_data();

}  // namespace wardroom
