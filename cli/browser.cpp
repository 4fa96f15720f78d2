#include "cli/browser.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace wardroom {
namespace {

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

}  // namespace

bool open_in_browser(const std::string& address) {
  // Without a desktop xdg-open would start a browser for the terminal, in ours.
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return false;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&files, output, "/dev/null", O_WRONLY, 0);
  std::string program = "xdg-open";
  std::string argument = address;
  const std::array<char*, 3> args = {program.data(), argument.data(), nullptr};
  pid_t process = 0;
  const int error =
      ::posix_spawnp(&process, program.c_str(), &files, nullptr, args.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  return error == 0;
}

}  // namespace wardroom
