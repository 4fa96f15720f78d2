// Writes changes of two games as fast as it can until it is killed, several at once as a server
// does, and says the number of each as soon as it is told that the change is on disk.
//
//   storage_victim DATABASE
#include <unistd.h>

#include <cstdio>
#include <semaphore>
#include <string>

#include "server/storage/sqlite_storage.hpp"

using namespace wardroom::server;

namespace {

constexpr int kAtOnce = 8;

ChangeRow change(std::uint64_t number) {
  ChangeRow row;
  row.option = "option " + std::to_string(number);
  return row;
}

// One write each: half a line is never seen.
void say(std::uint64_t number) {
  const std::string line = std::to_string(number) + '\n';
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) ::_exit(3);
}

GameRow game(const std::string& id) {
  GameRow row;
  row.id = id;
  row.phase = "playing";
  return row;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  auto opened = SqliteStorage::open(argv[1]);
  if (const auto* problem = std::get_if<std::string>(&opened)) {
    std::fprintf(stderr, "%s\n", problem->c_str());
    return 1;
  }
  SqliteStorage& storage = *std::get<std::unique_ptr<SqliteStorage>>(opened);
  if (!storage.game("g")) storage.write({PutGame{game("g")}, PutGame{game("h")}}, nullptr);

  std::counting_semaphore<kAtOnce> free(kAtOnce);
  for (std::uint64_t number = storage.changes("g").size();; ++number) {
    free.acquire();
    storage.write(
        {AddChanges{"g", number, {change(number)}}, AddChanges{"h", number, {change(number)}}},
        [&free, number](const std::string& problem) {
          if (!problem.empty()) ::_exit(4);
          say(number);
          free.release();
        });
  }
}
