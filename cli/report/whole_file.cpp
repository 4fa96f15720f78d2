#include "cli/report/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "ai/programs/descriptors.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;

std::string reason(int error) {
  return error == 0 ? "" : std::generic_category().message(error);
}

struct Place {
  fs::path path;
  bool device = false;  // such as /dev/stdout: written to as it is
  std::string problem;
};

// A link is followed: what it points to is replaced.
Place find_place(const std::string& file) {
  if (file.empty()) return {{}, false, reason(ENOENT)};
  Place place{file, false, ""};
  std::error_code error;
  const fs::file_status status = fs::status(place.path, error);
  if (status.type() == fs::file_type::not_found) return place;
  if (fs::is_directory(status)) return {{}, false, reason(EISDIR)};
  place.device = fs::exists(status) && !fs::is_regular_file(status);
  if (!error && !place.device) place.path = fs::canonical(place.path, error);
  if (error) return {{}, false, error.message()};
  if (::access(place.path.c_str(), W_OK) != 0) place.problem = reason(errno);
  return place;
}

// Down to the disk; 0 or the number of an error.
int write_and_sync(int descriptor, std::string_view text) {
  if (const int error = write_all(descriptor, text); error != 0) return error;
  return ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;  // a pipe has no disk
}

int write_to(const fs::path& path, std::string_view text) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) return errno;
  const int error = write_and_sync(descriptor, text);
  return ::close(descriptor) != 0 && error == 0 ? errno : error;
}

fs::path part_of(const fs::path& path) {
  return path.string() + ".part" + std::to_string(::getpid());
}

}  // namespace

std::string why_not_writable(const std::string& file) {
  const Place place = find_place(file);
  if (!place.problem.empty() || place.device) return place.problem;
  const fs::path part = part_of(place.path);
  const int error = write_to(part, "");
  if (error == 0) ::unlink(part.c_str());
  return reason(error);
}

std::string write_whole_file(const std::string& file, std::string_view text) {
  const Place place = find_place(file);
  if (!place.problem.empty()) return place.problem;
  if (place.device) return reason(write_to(place.path, text));
  const fs::path part = part_of(place.path);
  int error = write_to(part, text);
  if (error == 0 && ::rename(part.c_str(), place.path.c_str()) != 0) error = errno;
  if (error != 0) ::unlink(part.c_str());
  return reason(error);
}

}  // namespace wardroom
