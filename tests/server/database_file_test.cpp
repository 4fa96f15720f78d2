// Which files are opened: new ones, older formats; not newer ones, those of others, damaged ones or
// those in use. What is refused is left as it was.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "server/storage/schema.hpp"
#include "tests/server/files.hpp"
#include "tests/server/rows.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/games_to_play.hpp"

namespace wardroom::server {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Database database(const std::string& file) {
  auto opened = Database::open(file, Database::Access::create);
  EXPECT_TRUE(std::holds_alternative<Database>(opened));
  return std::get<Database>(std::move(opened));
}

// A database with something in every table, closed.
void fill(const std::string& file) {
  const auto storage = open_storage(file);
  std::vector<ChangeRow> changes;
  for (int i = 0; i < 40; ++i) changes.push_back(some_change(i));
  const SeatRow seat{"person", "a", "Name", "deck"};
  EXPECT_EQ(put(*storage, {PutPerson{somebody("a", "login")}, PutPerson{somebody("b")},
                           PutSession{"t", "a", 1}, PutBlock{"a", "b", true},
                           PutGame{some_game("g", {seat, seat})}, AddChanges{"g", 0, changes},
                           PutPack{"h", "starfighter", std::string(9'000, 'x')},
                           AddReport{{"a", "b", "g", "reason", 1}}}),
            "");
}

// Must be refused with these words, in both languages, and not be touched.
void expect_refused(const std::string& file, const std::string& english,
                    const std::string& french) {
  const std::string before = bytes_of(file);
  const auto changed = fs::last_write_time(file);
  EXPECT_TRUE(contains(problem_of_opening(file), english)) << problem_of_opening(file);
  EXPECT_TRUE(contains(problem_of_opening(file, Language::french), french));
  EXPECT_TRUE(bytes_of(file) == before);
  EXPECT_EQ(fs::last_write_time(file), changed);
}

TEST(DatabaseFile, is_made_with_its_folder_for_its_owner_only) {
  const std::string file = fresh_database("deep/down/server.db");
  const auto storage = open_storage(file);
  ASSERT_EQ(put(*storage, {PutPerson{somebody("a")}}), "");
  for (const char* companion : {"", "-wal", "-shm", ".lock"}) {
    struct stat status{};
    ASSERT_EQ(::stat((file + companion).c_str(), &status), 0) << companion;
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << companion;
  }
  EXPECT_FALSE(fs::exists(file + ".new"));
}

TEST(DatabaseFile, rest_of_an_interrupted_beginning_does_not_matter) {
  const std::string file = fresh_database();
  write_bytes(file + ".new", "half a database");
  write_bytes(file + ".new-journal", "half a journal");
  fill(file);
  EXPECT_FALSE(fs::exists(file + ".new"));
  EXPECT_FALSE(fs::exists(file + ".new-journal"));
}

TEST(DatabaseFile, only_one_server_at_a_time) {
  const std::string file = fresh_database();
  const std::string link = file + ".link";
  {
    const auto storage = open_storage(file);
    fs::create_symlink(file, link);
    EXPECT_TRUE(contains(problem_of_opening(file), "a server is using"));
    EXPECT_TRUE(contains(problem_of_opening(link), "a server is using"));
    EXPECT_TRUE(contains(problem_of_opening(file, Language::french), "utilise déjà"));
  }
  EXPECT_TRUE(open_storage(link));
}

TEST(DatabaseFile, a_log_without_its_database_is_refused) {
  const std::string file = fresh_database();
  write_bytes(file + "-wal", "the last games");
  EXPECT_TRUE(contains(problem_of_opening(file), "-wal is there without"));
  EXPECT_FALSE(fs::exists(file));
  EXPECT_EQ(bytes_of(file + "-wal"), "the last games");
}

TEST(DatabaseFile, older_formats_are_brought_up_to_date_step_by_step) {
  const std::string file = fresh_database();
  auto old = database(file);
  const std::vector<std::string_view> first = {
      "CREATE TABLE t (a TEXT); INSERT INTO t VALUES('x')"};
  ASSERT_FALSE(migrate(old, first));
  EXPECT_EQ(version_of(old), 1);
  auto steps = first;
  steps.emplace_back("ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT 'y'");
  steps.emplace_back("CREATE TABLE u (c TEXT); INSERT INTO u SELECT a || b FROM t");
  ASSERT_FALSE(migrate(old, steps));
  ASSERT_FALSE(migrate(old, steps)) << "nothing to do";
  EXPECT_EQ(version_of(old), 3);
  Query query(old, "SELECT c FROM u");
  ASSERT_TRUE(query.next());
  EXPECT_EQ(query.text(0), "xy");
  EXPECT_FALSE(query.next());
}

TEST(DatabaseFile, a_step_that_fails_leaves_the_format_before) {
  const std::string file = fresh_database();
  auto old = database(file);
  const std::vector<std::string_view> steps = {"CREATE TABLE t (a TEXT)",
                                               "CREATE TABLE u (a TEXT); INSERT INTO nowhere"};
  const SqliteProblem problem = migrate(old, steps);
  EXPECT_TRUE(problem);
  EXPECT_EQ(version_of(old), 1);
  EXPECT_TRUE(old.outside_transaction());
  EXPECT_FALSE(old.run("CREATE TABLE u (a TEXT)")) << "it is not there";
}

// As a program of format 1 left it: made by hand from the first step alone.
TEST(DatabaseFile, format_1_is_opened) {
  const std::string file = fresh_database();
  {
    auto old = database(file);
    ASSERT_FALSE(migrate(old, migrations().first(1)));
    ASSERT_FALSE(
        old.run("INSERT INTO people VALUES ('a', 'Ann', 'ann', 'hash', 1),"
                " ('b', 'Аnn', 'аnn', 'hash', 2), ('c', 'Ann', '', '', 0)"));
  }
  const auto storage = open_storage(file);
  EXPECT_EQ(storage->person("a")->name, "Ann");
  // Two accounts that look alike already: the older one has the name, both go on.
  EXPECT_EQ(storage->person_by_look("ANN")->id, "a");
  EXPECT_EQ(put(*storage, {PutPerson{{"b", "Аnn", "аnn", "another hash", 2}}}), "");
  EXPECT_EQ(put(*storage, {PutPerson{{"a", "Ann", "ann", "another hash", 1}}}), "");
  EXPECT_EQ(storage->person_by_look("ANN")->id, "a");
  auto reader = database(file);
  EXPECT_EQ(version_of(reader), static_cast<int>(migrations().size()));
}

TEST(DatabaseFile, a_newer_format_is_refused) {
  const std::string file = fresh_database();
  fill(file);
  ASSERT_FALSE(database(file).run("PRAGMA user_version = 99"));
  expect_refused(file, "newer version of Wardroom: it has format 99", "version plus récente");
}

TEST(DatabaseFile, a_newer_format_that_is_still_in_the_log_is_refused) {
  const std::string file = fresh_database();
  const std::string copy = fs::path(file).parent_path() / "copy.db";
  fill(file);
  auto newer = database(file);
  ASSERT_FALSE(newer.run("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 99"));
  fs::copy_file(file, copy);
  fs::copy_file(file + "-wal", copy + "-wal");
  expect_refused(copy, "it has format 99", "version plus récente");
}

TEST(DatabaseFile, files_of_others_are_refused) {
  const std::string file = fresh_database();
  for (const std::string& bytes :
       {std::string(), std::string("short"), std::string(5'000, 'x'),
        std::string("SQLite format 3\0", 16), std::string("SQLite format 3\0", 16) + "and more"}) {
    write_bytes(file, bytes);
    expect_refused(file, "is not a database of Wardroom", "n’est pas une base de données");
  }
  fs::remove(file);
  ASSERT_FALSE(database(file).run("CREATE TABLE theirs (a TEXT); PRAGMA user_version = 1"));
  expect_refused(file, "is not a database of Wardroom", "n’est pas une base de données");
  fs::remove(file);
  fs::create_directory(file);
  EXPECT_TRUE(contains(problem_of_opening(file), "is not a database"));
}

TEST(DatabaseFile, damage_is_refused) {
  const std::string file = fresh_database();
  fill(file);
  const std::string good = bytes_of(file);
  std::string holed = good;
  holed.replace(4'096 * 3, 4'096, 4'096, '\x7f');
  write_bytes(file, holed);
  expect_refused(file, "is damaged", "est endommagé");
  write_bytes(file, good.substr(0, good.size() / 2));
  expect_refused(file, "is damaged", "est endommagé");
}

void read_everything(SqliteStorage& storage) {
  storage.person("a");
  storage.person_by_login("login");
  storage.person_by_token("t");
  storage.blocked_by("a");
  storage.reports(10);
  storage.reports_by("a");
  storage.game("g");
  storage.unfinished_games();
  storage.finished_games("a", 10);
  storage.games_of("a");
  storage.changes("g");
  storage.pack("h");
}

// Whatever the bytes are: refused, or opened and used with answers to everything.
TEST(DatabaseFile, ten_thousand_damaged_files) {
  const std::string file = fresh_database("server.db", Disk::quick);
  fill(file);
  const std::string good = bytes_of(file);
  Random random(20'260'101);
  int opened = 0;
  const int files = games_to_play(10'000);
  for (int i = 0; i < files; ++i) {
    std::string bytes = good;
    if (i % 2 == 0) bytes = with_bytes_changed(bytes, random);
    // Inserting and erasing moves every page behind; so also bytes that change where they are,
    // most of them where something is.
    for (std::uint32_t left = i % 2 == 0 ? 0 : 1 + random.below(8); left > 0;) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(bytes.size()));
      if (bytes[at] == 0 && random.below(8) != 0) continue;
      bytes[at] = static_cast<char>(random.below(256));
      --left;
    }
    write_bytes(file, bytes);
    auto result = SqliteStorage::open(file);
    if (auto* storage = std::get_if<std::unique_ptr<SqliteStorage>>(&result)) {
      ++opened;
      read_everything(**storage);
      put(**storage, {PutPerson{somebody("c", "other")}, DropPerson{"a"}, DropGame{"g"},
                      AddReport{{"a", "b", "g", "reason", 1}}});
      read_everything(**storage);
    } else {
      ASSERT_NE(std::get<std::string>(result), "");
      ASSERT_TRUE(bytes_of(file) == bytes) << "changed while it was refused";
    }
    for (const std::string_view companion : kCompanions) fs::remove(file + std::string(companion));
  }
  EXPECT_GT(opened, files / 10);
  EXPECT_LT(opened, files * 9 / 10);
}

}  // namespace
}  // namespace wardroom::server
