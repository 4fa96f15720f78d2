#include "tests/server/files.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <system_error>

namespace wardroom::server {

namespace fs = std::filesystem;

std::string fresh_database(const std::string& name, Disk disk) {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  const fs::path memory = "/dev/shm";
  const bool in_memory = disk == Disk::quick && fs::is_directory(memory);
  const fs::path folder = (in_memory ? memory : fs::temp_directory_path()) /
                          (std::string("wardroom_tests_") + test->test_suite_name()) / test->name();
  fs::remove_all(folder);
  fs::create_directories(folder);
  return (folder / name).string();
}

std::string bytes_of(const std::string& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  std::string bytes(error ? 0 : size, '\0');
  std::ifstream(file, std::ios::binary)
      .read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

void write_bytes(const std::string& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::unique_ptr<SqliteStorage> open_storage(const std::string& file) {
  auto opened = SqliteStorage::open(file);
  if (const auto* problem = std::get_if<std::string>(&opened)) {
    ADD_FAILURE() << *problem;
    std::abort();
  }
  return std::get<std::unique_ptr<SqliteStorage>>(std::move(opened));
}

std::string problem_of_opening(const std::string& file, Language language) {
  auto opened = SqliteStorage::open(file, language);
  if (const auto* problem = std::get_if<std::string>(&opened)) return *problem;
  ADD_FAILURE() << file << " was opened";
  return "";
}

std::string put(SqliteStorage& storage, std::vector<Write> writes) {
  std::promise<std::string> promise;
  storage.write(std::move(writes),
                [&promise](const std::string& problem) { promise.set_value(problem); });
  return promise.get_future().get();
}

PersonRow somebody(const std::string& id, const std::string& login) {
  return {id, "Name of " + id, login, login.empty() ? "" : "hash of " + id, 1'000};
}

GameRow some_game(const std::string& id, std::vector<SeatRow> seats) {
  return {id,
          "hash of " + id,
          "invite of " + id,
          R"({"game":"starfighter"})",
          seats,
          "start of " + id,
          "pack of " + id,
          "playing",
          "",
          3'000,
          4'000};
}

ChangeRow some_change(int number) {
  ChangeRow change;
  change.kind = number % 5 == 4 ? ChangeRow::Kind::back : ChangeRow::Kind::choice;
  change.seat = number % 2 == 0 ? "a" : "b";
  change.option = "option " + std::to_string(number);
  change.steps = static_cast<std::uint64_t>(number) / 2;
  change.clocks = "[600000,500000]";
  change.at = 5'000 + number;
  return change;
}

}  // namespace wardroom::server
