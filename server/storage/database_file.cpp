#include "server/storage/database_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include "words/server_storage.hpp"

namespace wardroom::server {
namespace {

namespace fs = std::filesystem;
namespace text = words::server::storage;

constexpr mode_t kOwnerOnly = 0600;

std::string reason(int error) {
  return std::generic_category().message(error);
}

std::string folder_of(const std::string& file) {
  const std::string folder = fs::path(file).parent_path().string();
  return folder.empty() ? "." : folder;
}

// A file or the names in a folder.
std::string sync(const std::string& name) {
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return reason(errno);
  const int error = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  return error == 0 ? "" : reason(error);
}

int rename_file(const std::string& from, const std::string& to, bool replace) {
  if (!replace) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    // A file system that cannot do it in one: as good as it gets.
    if (::access(to.c_str(), F_OK) == 0) return EEXIST;
  }
  return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

}  // namespace

std::variant<DatabaseLock, std::string> DatabaseLock::take(const std::string& database,
                                                           Language language) {
  const std::string file = file_for(database);
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
  if (descriptor < 0) return text::cannot_write(language, file, reason(errno));
  DatabaseLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return text::in_use(language, database);
  return text::cannot_write(language, file, reason(errno));
}

DatabaseLock::DatabaseLock(DatabaseLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

DatabaseLock& DatabaseLock::operator=(DatabaseLock&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

DatabaseLock::~DatabaseLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string real_name(const std::string& file) {
  std::error_code error;
  const fs::path path = fs::weakly_canonical(fs::absolute(file, error), error);
  return error ? file : path.string();
}

std::string make_folder_for(const std::string& file) {
  std::error_code error;
  fs::create_directories(folder_of(file), error);
  return error ? error.message() : "";
}

std::string make_private_file(const std::string& file) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (descriptor < 0) return reason(errno);
  ::close(descriptor);
  return "";
}

std::string put_in_place(const std::string& part, const std::string& file, bool replace) {
  if (const std::string problem = sync(part); !problem.empty()) return problem;
  if (const int error = rename_file(part, file, replace); error != 0) return reason(error);
  return sync(folder_of(file));
}

void remove_with_companions(const std::string& file) {
  ::unlink(file.c_str());
  for (const std::string_view companion : kCompanions)
    ::unlink((file + std::string(companion)).c_str());
}

std::string log_beside(const std::string& file) {
  for (const std::string_view log : {"-wal", "-journal"}) {
    std::string name = file + std::string(log);
    std::error_code error;
    if (fs::file_size(name, error) > 0 && !error) return name;
  }
  return "";
}

}  // namespace wardroom::server
