// Copies of a database that is being written, and bringing them back.
#include "server/storage/backup.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/server/files.hpp"
#include "tests/server/victim.hpp"

namespace wardroom::server {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string beside(const std::string& file, const std::string& name) {
  return (fs::path(file).parent_path() / name).string();
}

std::size_t files_beside(const std::string& file) {
  const fs::directory_iterator all(fs::path(file).parent_path());
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

void make(const std::string& file, const std::string& person) {
  const auto storage = open_storage(file);
  EXPECT_EQ(put(*storage, {PutPerson{somebody(person)}}), "");
}

std::string kept_after_restore(const std::string& backup, const std::string& file) {
  const auto result = restore(backup, file);
  const auto* problem = std::get_if<std::string>(&result);
  EXPECT_EQ(problem, nullptr) << *problem;
  return problem == nullptr ? std::get<Restored>(result).kept : "";
}

std::string problem_of_restore(const std::string& backup, const std::string& file) {
  const auto result = restore(backup, file);
  const auto* problem = std::get_if<std::string>(&result);
  EXPECT_NE(problem, nullptr);
  return problem == nullptr ? "" : *problem;
}

TEST(Backup, of_a_database_that_another_process_writes) {
  const std::string file = fresh_database();
  Victim server(file);
  for (int i = 0; i < 20; ++i) {
    std::size_t acknowledged = 0;
    for (int lines = 0; lines < 20; ++lines) acknowledged = server.acknowledged().value();
    const std::string copy = beside(file, "backup" + std::to_string(i));
    ASSERT_EQ(back_up(file, copy), "");
    ASSERT_FALSE(fs::exists(copy + "-wal"));
    const auto storage = open_storage(copy);
    EXPECT_GT(storage->changes("g").size(), acknowledged);
    EXPECT_EQ(storage->changes("h").size(), storage->changes("g").size());
  }
}

TEST(Backup, is_one_file_for_its_owner_only) {
  const std::string file = fresh_database();
  const auto storage = open_storage(file);
  ASSERT_EQ(put(*storage, {PutPerson{somebody("a")}}), "");
  const std::size_t before = files_beside(file);
  const std::string copy = beside(file, "backup");
  ASSERT_EQ(back_up(file, copy), "");
  EXPECT_EQ(files_beside(file), before + 1);
  struct stat status{};
  ASSERT_EQ(::stat(copy.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  EXPECT_TRUE(open_storage(copy)->person("a"));
}

TEST(Backup, replaces_only_when_told) {
  const std::string file = fresh_database();
  make(file, "a");
  const std::string copy = beside(file, "backup");
  write_bytes(copy, "holiday pictures");
  EXPECT_TRUE(contains(back_up(file, copy), "exists already"));
  EXPECT_EQ(bytes_of(copy), "holiday pictures");
  EXPECT_EQ(back_up(file, copy, IfThere::replace), "");
  EXPECT_TRUE(open_storage(copy)->person("a"));
}

TEST(Backup, never_over_the_database_itself) {
  const std::string file = fresh_database();
  const auto storage = open_storage(file);
  ASSERT_EQ(put(*storage, {PutPerson{somebody("a")}}), "");
  const std::string link = beside(file, "link");
  const std::string hard_link = beside(file, "hard_link");
  fs::create_symlink(file, link);
  fs::create_hard_link(file, hard_link);
  for (const std::string& target :
       {file, link, hard_link, file + "-wal", file + "-shm", file + ".lock"})
    EXPECT_TRUE(contains(back_up(file, target, IfThere::replace), "belongs to the database"))
        << target;
  EXPECT_TRUE(storage->person("a"));
}

TEST(Backup, what_cannot_be_done_leaves_nothing) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  EXPECT_TRUE(contains(back_up(file, copy), "there is no file"));
  make(file, "a");
  EXPECT_TRUE(contains(back_up(file, beside(file, "nowhere/backup")), "cannot write"));
  EXPECT_TRUE(contains(back_up(file, "", IfThere::replace), "cannot write"));
  fs::create_directory(copy);
  EXPECT_TRUE(contains(back_up(file, copy, IfThere::replace), "cannot write"));
  fs::remove(copy);
  std::string bytes = bytes_of(file);
  bytes.replace(4'096 * 3, 4'096, 4'096, '\x7f');
  write_bytes(file, bytes);
  EXPECT_TRUE(contains(back_up(file, copy), "is damaged"));
  write_bytes(file, "no database");
  EXPECT_TRUE(contains(back_up(file, copy), "not a database"));
  for (const auto& entry : fs::directory_iterator(fs::path(file).parent_path()))
    EXPECT_FALSE(contains(entry.path().filename(), "backup")) << entry.path();
}

TEST(Restore, brings_back_and_keeps_what_was_there) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  make(file, "a");
  ASSERT_EQ(back_up(file, copy), "");
  make(file, "b");
  const std::string kept = kept_after_restore(copy, file);
  EXPECT_EQ(kept, file + ".old-1");
  EXPECT_TRUE(open_storage(kept)->person("b"));
  {
    const auto storage = open_storage(file);
    EXPECT_TRUE(storage->person("a"));
    EXPECT_FALSE(storage->person("b"));
  }
  EXPECT_EQ(kept_after_restore(copy, file), file + ".old-2");
  EXPECT_TRUE(open_storage(copy)->person("a")) << "the backup stays";
}

// Killed, the server leaves a log that is part of its database.
TEST(Restore, keeps_a_log_with_its_database) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  make(file, "a");
  ASSERT_EQ(back_up(file, copy), "");
  std::size_t acknowledged = 0;
  {
    Victim server(file);
    for (int lines = 0; lines < 50; ++lines) acknowledged = server.acknowledged().value();
  }
  const std::string kept = kept_after_restore(copy, file);
  EXPECT_GT(open_storage(kept)->changes("g").size(), acknowledged);
  EXPECT_EQ(open_storage(file)->changes("g").size(), 0U);
}

TEST(Restore, where_there_is_nothing_or_only_damage) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  make(file, "a");
  ASSERT_EQ(back_up(file, copy), "");
  const std::string elsewhere = beside(file, "new/server.db");
  EXPECT_EQ(kept_after_restore(copy, elsewhere), "");
  EXPECT_TRUE(open_storage(elsewhere)->person("a"));

  write_bytes(file, "no database");
  write_bytes(file + "-wal", "no log");
  const std::string kept = kept_after_restore(copy, file);
  EXPECT_EQ(bytes_of(kept), "no database");
  EXPECT_EQ(bytes_of(kept + "-wal"), "no log");
  EXPECT_TRUE(open_storage(file)->person("a"));
}

TEST(Restore, not_while_a_server_runs) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  const auto storage = open_storage(file);
  ASSERT_EQ(back_up(file, copy), "");
  EXPECT_TRUE(contains(problem_of_restore(copy, file), "a server is using"));
  EXPECT_EQ(put(*storage, {PutPerson{somebody("a")}}), "");
}

TEST(Restore, not_from_what_is_no_backup) {
  const std::string file = fresh_database();
  const std::string copy = beside(file, "backup");
  make(file, "a");
  const std::string before = bytes_of(file);
  EXPECT_TRUE(contains(problem_of_restore(copy, file), "there is no file"));
  write_bytes(copy, "no database");
  EXPECT_TRUE(contains(problem_of_restore(copy, file), "not a database"));
  EXPECT_TRUE(contains(problem_of_restore(file, file), "belongs to the database"));
  std::string holed = before;
  holed.replace(4'096 * 3, 4'096, 4'096, '\x7f');
  write_bytes(copy, holed);
  EXPECT_TRUE(contains(problem_of_restore(copy, file), "is damaged"));
  EXPECT_TRUE(bytes_of(file) == before);
  EXPECT_EQ(open_storage(file)->person("a")->id, "a");
  EXPECT_FALSE(fs::exists(file + ".old-1"));
}

}  // namespace
}  // namespace wardroom::server
