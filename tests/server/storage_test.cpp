// Every write and every read, and that all of it is there when the file is opened again.
#include <gtest/gtest.h>

#include "tests/server/files.hpp"
#include "tests/server/rows.hpp"

namespace wardroom::server {
namespace {

using Names = std::vector<std::string>;

// A storage that can be closed and opened again.
class StorageTest : public ::testing::Test {
 protected:
  void SetUp() override { storage_ = open_storage(file_); }
  void reopen() {
    storage_.reset();
    storage_ = open_storage(file_);
  }
  void well(std::vector<Write> writes) { EXPECT_EQ(put(*storage_, std::move(writes)), ""); }
  std::string problem(std::vector<Write> writes) { return put(*storage_, std::move(writes)); }
  SqliteStorage& storage() { return *storage_; }

  SeatRow seat_of(const std::string& person) { return {"person", person, "Name", "deck"}; }

 private:
  std::string file_ = fresh_database();
  std::unique_ptr<SqliteStorage> storage_;
};

TEST_F(StorageTest, people) {
  EXPECT_FALSE(storage().person("ann"));
  well({PutPerson{somebody("ann", "ann@login")}, PutPerson{somebody("guest")}});
  reopen();
  EXPECT_EQ(as_text(*storage().person("ann")), as_text(somebody("ann", "ann@login")));
  EXPECT_EQ(as_text(*storage().person("guest")), as_text(somebody("guest")));
  EXPECT_EQ(storage().person_by_login("ann@login")->id, "ann");
  EXPECT_FALSE(storage().person_by_login("other"));
  EXPECT_FALSE(storage().person_by_login("")) << "that is every guest";

  PersonRow changed = somebody("ann", "ann2");
  changed.name = "Ann L’Été";
  changed.created = 9'999;
  well({PutPerson{changed}});
  EXPECT_EQ(as_text(*storage().person("ann")), as_text(changed));
  EXPECT_FALSE(storage().person_by_login("ann@login"));
}

TEST_F(StorageTest, a_login_is_taken_once) {
  well({PutPerson{somebody("a", "same")}});
  EXPECT_NE(problem({PutPerson{somebody("b", "same")}}), "");
  EXPECT_FALSE(storage().person("b"));
  well({PutPerson{somebody("c")}, PutPerson{somebody("d")}});  // guests have none
}

TEST_F(StorageTest, names_of_accounts_that_look_alike_are_taken_once) {
  EXPECT_EQ(put(storage(), {PutPerson{{"1", "Ann", "ann", "hash", 1}}}), "");
  EXPECT_NE(put(storage(), {PutPerson{{"2", "Аnn", "аnn", "hash", 1}}}), "");
  EXPECT_EQ(put(storage(), {PutPerson{{"2", "Аnn", "", "", 1}}}), "") << "a guest has a mark";
  ASSERT_TRUE(storage().person_by_look("АNN"));
  EXPECT_EQ(storage().person_by_look("АNN")->id, "1");
  EXPECT_FALSE(storage().person_by_look("Anna"));
  EXPECT_EQ(put(storage(), {PutPerson{{"1", "Bob", "bob", "hash", 1}}}), "");
  EXPECT_FALSE(storage().person_by_look("Ann"));
  EXPECT_EQ(put(storage(), {PutPerson{{"2", "Аnn", "аnn", "hash", 1}}}), "");
}

TEST_F(StorageTest, sessions) {
  well({PutPerson{somebody("a")}, PutPerson{somebody("b")}});
  well({PutSession{"t1", "a", 1}, PutSession{"t2", "a", 2}, PutSession{"t3", "b", 3}});
  reopen();
  EXPECT_EQ(storage().person_by_token("t2")->id, "a");
  EXPECT_EQ(storage().person_by_token("t3")->id, "b");
  EXPECT_FALSE(storage().person_by_token("t4"));
  EXPECT_FALSE(storage().person_by_token(""));

  well({DropSessions{"", "t1"}});
  EXPECT_FALSE(storage().person_by_token("t1"));
  EXPECT_TRUE(storage().person_by_token("t2"));
  well({PutSession{"t4", "a", 4}, DropSessions{"a", ""}});
  EXPECT_FALSE(storage().person_by_token("t2"));
  EXPECT_FALSE(storage().person_by_token("t4"));
  EXPECT_TRUE(storage().person_by_token("t3"));
  EXPECT_NE(problem({PutSession{"t5", "nobody", 5}}), "");
}

TEST_F(StorageTest, games_with_their_seats) {
  well({PutPerson{somebody("a")}});
  const GameRow game =
      some_game("g", {seat_of("a"), {"bot", "", "hard", ""}, {"open", "", "", ""}});
  well({PutGame{game}});
  reopen();
  EXPECT_EQ(as_text(*storage().game("g")), as_text(game));
  EXPECT_FALSE(storage().game("h"));

  GameRow changed = game;
  changed.seats = {{"bot", "", "easy", ""}, seat_of("a")};
  changed.phase = "over";
  changed.end = R"({"how":"played"})";
  changed.invite = "";
  changed.changed = 7'000;
  well({AddChanges{"g", 0, {some_change(0)}}, PutGame{changed}});
  EXPECT_EQ(as_text(*storage().game("g")), as_text(changed));
  EXPECT_EQ(storage().changes("g").size(), 1U) << "changing a game keeps its changes";
  EXPECT_NE(problem({PutGame{some_game("x", {seat_of("nobody")})}}), "");
}

TEST_F(StorageTest, a_game_without_seats) {
  well({PutGame{some_game("g", {})}});
  EXPECT_EQ(as_text(*storage().game("g")), as_text(some_game("g", {})));
}

TEST_F(StorageTest, lists_of_games) {
  well({PutPerson{somebody("a")}, PutPerson{somebody("b")}});
  const auto game = [&](const std::string& id, const std::string& phase, Milliseconds when) {
    GameRow row = some_game(id, {seat_of("a"), seat_of(id == "g4" ? "a" : "b")});
    row.phase = phase;
    row.created = when;
    row.changed = 10'000 - when;
    return PutGame{row};
  };
  well({game("g1", "over", 5), game("g2", "playing", 4), game("g3", "over", 3),
        game("g4", "over", 2), game("g5", "waiting", 1)});
  EXPECT_EQ(ids(storage().unfinished_games()), (Names{"g5", "g2"}));
  EXPECT_EQ(storage().unfinished_games().front().seats.size(), 2U);
  EXPECT_EQ(ids(storage().finished_games("a", 10)), (Names{"g4", "g3", "g1"}));
  EXPECT_EQ(ids(storage().finished_games("a", 2)), (Names{"g4", "g3"}));
  EXPECT_EQ(storage().finished_games("a", 2).back().seats.size(), 2U);
  EXPECT_EQ(ids(storage().finished_games("b", 10)), (Names{"g3", "g1"}));
  EXPECT_EQ(ids(storage().finished_games("c", 10)), Names{});
  EXPECT_EQ(ids(storage().finished_games("a", static_cast<std::size_t>(-1))).size(), 3U);
  EXPECT_EQ(ids(storage().games_of("b")), (Names{"g5", "g3", "g2", "g1"}));
}

TEST_F(StorageTest, changes_in_order) {
  well({PutGame{some_game("g", {})}, PutGame{some_game("h", {})}});
  std::vector<ChangeRow> all;
  for (int i = 0; i < 300; ++i) all.push_back(some_change(i));
  well({AddChanges{"g", 0, {all.begin(), all.begin() + 2}},
        AddChanges{"g", 2, {all.begin() + 2, all.begin() + 12}}, AddChanges{"h", 0, {all[7]}}});
  well({AddChanges{"g", 12, {all.begin() + 12, all.end()}}, AddChanges{"g", 300, {}}});
  reopen();
  EXPECT_EQ(as_text(storage().changes("g")), as_text(all));
  EXPECT_EQ(storage().changes("h").size(), 1U);
  EXPECT_EQ(storage().changes("i").size(), 0U);
}

TEST_F(StorageTest, changes_are_not_written_twice_or_with_gaps) {
  well({PutGame{some_game("g", {})}, AddChanges{"g", 0, {some_change(0), some_change(1)}}});
  for (const std::uint64_t first : {0U, 1U, 3U})
    EXPECT_NE(problem({AddChanges{"g", first, {some_change(2)}}}).find("2 changes"),
              std::string::npos);
  EXPECT_NE(problem({AddChanges{"g", 0, {}}}), "");
  EXPECT_NE(problem({AddChanges{"nowhere", 0, {some_change(0)}}}), "");
  EXPECT_EQ(storage().changes("g").size(), 2U);
}

TEST_F(StorageTest, a_game_that_is_dropped_takes_its_changes) {
  well({PutGame{some_game("g", {{"bot", "", "easy", ""}})}, AddChanges{"g", 0, {some_change(0)}}});
  well({DropGame{"g"}});
  EXPECT_FALSE(storage().game("g"));
  EXPECT_EQ(storage().changes("g").size(), 0U);
  well({PutGame{some_game("g", {})}, AddChanges{"g", 0, {some_change(0)}}});
}

TEST_F(StorageTest, who_is_dropped_is_nobody) {
  well({PutPerson{somebody("a", "login")}, PutPerson{somebody("b")}, PutSession{"t", "a", 1},
        PutBlock{"a", "b", true}, PutBlock{"b", "a", true},
        PutGame{some_game("g", {seat_of("a"), seat_of("b")})}});
  well({DropPerson{"a"}});
  EXPECT_FALSE(storage().person("a"));
  EXPECT_FALSE(storage().person_by_login("login"));
  EXPECT_FALSE(storage().person_by_token("t"));
  EXPECT_EQ(storage().blocked_by("a"), Names{});
  EXPECT_EQ(storage().blocked_by("b"), Names{});
  EXPECT_EQ(as_text(storage().game("g")->seats), "person|||deck\nperson|b|Name|deck\n");
  EXPECT_EQ(ids(storage().games_of("a")), Names{});
}

TEST_F(StorageTest, seats_move) {
  well({PutPerson{somebody("a")}, PutPerson{somebody("b")},
        PutGame{some_game("g", {seat_of("a"), seat_of("b")})},
        PutGame{some_game("h", {seat_of("a")})}});
  well({MoveSeats{"a", "b"}, DropPerson{"a"}});
  EXPECT_EQ(as_text(storage().game("g")->seats), "person|b|Name|deck\nperson|b|Name|deck\n");
  EXPECT_EQ(ids(storage().games_of("b")), (Names{"g", "h"}));
}

TEST_F(StorageTest, packs_are_any_bytes_and_never_change) {
  std::string bytes;
  for (int i = 0; i < 70'000; ++i) bytes += static_cast<char>(i * 7);
  well({PutPack{"h", "starfighter", bytes}, PutPack{"empty", "starfighter", ""}});
  well({PutPack{"h", "starfighter", "other"}});
  reopen();
  EXPECT_TRUE(storage().pack("h") == bytes);
  EXPECT_EQ(storage().pack("empty"), "");
  EXPECT_FALSE(storage().pack("none"));
}

TEST_F(StorageTest, blocks) {
  well({PutPerson{somebody("a")}, PutPerson{somebody("b")}, PutPerson{somebody("c")}});
  well({PutBlock{"a", "c", true}, PutBlock{"a", "b", true}, PutBlock{"a", "b", true}});
  EXPECT_EQ(storage().blocked_by("a"), (Names{"b", "c"}));
  EXPECT_EQ(storage().blocked_by("b"), Names{});
  well({PutBlock{"a", "c", false}, PutBlock{"b", "c", false}});
  EXPECT_EQ(storage().blocked_by("a"), Names{"b"});
}

TEST_F(StorageTest, reports_latest_first) {
  const ReportRow first{"a", "b", "g", "slow; 'quoted' \"text\"", 1};
  const ReportRow second{"b", "a", "g", "", 2};
  const ReportRow third{"a", "c", "h", "again", 3};
  well({AddReport{first}, AddReport{second}, AddReport{third}});
  EXPECT_EQ(as_text(storage().reports(2)), as_text(std::vector{third, second}));
  EXPECT_EQ(as_text(storage().reports_by("a")), as_text(std::vector{third, first}));
  EXPECT_EQ(storage().reports(0).size(), 0U);
}

TEST_F(StorageTest, texts_come_back_byte_for_byte) {
  const std::string odd("\0 zero, \xff no UTF-8, \n, ’, '; DROP TABLE people; --", 52);
  PersonRow row = somebody("a");
  row.name = odd;
  well({PutPerson{row}});
  reopen();
  EXPECT_TRUE(storage().person("a")->name == odd);
  EXPECT_EQ(storage().read_problem(), "");
}

}  // namespace
}  // namespace wardroom::server
