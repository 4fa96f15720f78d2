// `backup` and `restore` as an operator uses them.
#include <gtest/gtest.h>

#include <filesystem>
#include <future>

#include "server/storage/sqlite_storage.hpp"
#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;
using server::SqliteStorage;

// The server's part: a database that is in use as long as this is there.
class Running {
 public:
  explicit Running(const std::string& file) {
    auto opened = SqliteStorage::open(file);
    storage_ = std::get<std::unique_ptr<SqliteStorage>>(std::move(opened));
  }
  void add(const std::string& person) {
    std::promise<std::string> promise;
    storage_->write({server::PutPerson{{person, person, "", "", 0}}},
                    [&](const std::string& problem) { promise.set_value(problem); });
    EXPECT_EQ(promise.get_future().get(), "");
  }
  bool has(const std::string& person) { return storage_->person(person).has_value(); }

 private:
  std::unique_ptr<SqliteStorage> storage_;
};

// A folder of the test's own; `run` keeps the state of the program in the same.
class BackupCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(fresh_file("x")).parent_path();
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "wardroom");
  }
  std::string in_folder(const std::string& name) const { return (folder_ / name).string(); }
  std::string data() const { return in_folder("wardroom/server.db"); }

 private:
  fs::path folder_;
};

TEST_F(BackupCommand, backs_up_while_the_server_runs_and_restores_when_it_does_not) {
  const std::string copy = in_folder("copy");
  {
    Running server(data());
    server.add("a");
    const ProgramAnswer done = run("backup " + copy);
    EXPECT_EQ(done.exit_code, 0) << done.text;
    EXPECT_TRUE(contains(done, "Backed up and checked: " + copy)) << done.text;
    server.add("b");
    const ProgramAnswer refused = run("restore " + copy);
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_TRUE(contains(refused, "a server is using")) << refused.text;
  }
  const ProgramAnswer restored = run("restore " + copy);
  EXPECT_EQ(restored.exit_code, 0);
  EXPECT_TRUE(contains(restored, "Restored and checked: " + data())) << restored.text;
  EXPECT_TRUE(contains(restored, "is now " + data() + ".old-1")) << restored.text;
  Running server(data());
  EXPECT_TRUE(server.has("a"));
  EXPECT_FALSE(server.has("b"));
}

TEST_F(BackupCommand, replaces_with_force_only) {
  const std::string copy = in_folder("copy");
  write(copy, "other");
  const std::string other_data = in_folder("other.db");
  Running server(other_data);
  const ProgramAnswer refused = run("backup --data " + other_data + " " + copy);
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_TRUE(contains(refused, "exists already")) << refused.text;
  EXPECT_EQ(content(copy), "other");
  EXPECT_EQ(run("backup --data " + other_data + " " + copy + " --force").exit_code, 0);
  EXPECT_NE(content(copy), "other");
}

TEST_F(BackupCommand, says_what_is_wrong_in_both_languages) {
  const ProgramAnswer english = run("backup " + in_folder("copy"));
  EXPECT_EQ(english.exit_code, 1);
  EXPECT_TRUE(contains(english, "there is no file " + data())) << english.text;
  const ProgramAnswer french = run("--lang fr restore " + in_folder("copy"));
  EXPECT_EQ(french.exit_code, 1);
  EXPECT_TRUE(contains(french, "il n’y a pas de fichier")) << french.text;
  EXPECT_EQ(run("backup").exit_code, 2);
  const ProgramAnswer homeless =
      run("backup " + in_folder("copy"), "", "XDG_STATE_HOME= HOME= LC_ALL=C.UTF-8");
  EXPECT_EQ(homeless.exit_code, 2);
  EXPECT_TRUE(contains(homeless, "--data")) << homeless.text;
}

}  // namespace
}  // namespace wardroom
