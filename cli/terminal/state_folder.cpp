#include "cli/terminal/state_folder.hpp"

#include <cstdlib>

namespace wardroom {

namespace fs = std::filesystem;

fs::path state_folder() {
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0')
    return fs::path(state) / "wardroom";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return fs::path(home) / ".local" / "state" / "wardroom";
  return {};
}

std::string usual_server_data() {
  const fs::path folder = state_folder();
  return folder.empty() ? "" : (folder / "server.db").string();
}

}  // namespace wardroom
