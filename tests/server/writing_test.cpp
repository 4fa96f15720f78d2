// How writes reach the disk: all or nothing, in order, many at once, and what failures do.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>
#include <csignal>
#include <future>

#include "tests/server/files.hpp"
#include "tests/server/rows.hpp"

namespace wardroom::server {
namespace {

// Keeps the writer busy until it is released, so that what is written meanwhile waits together.
class Pause {
 public:
  explicit Pause(SqliteStorage& storage) {
    std::promise<void> begun;
    storage.write({}, [this, &begun](const std::string&) {
      begun.set_value();
      go_on_.get_future().wait();
    });
    begun.get_future().wait();
  }
  void end() { go_on_.set_value(); }

 private:
  std::promise<void> go_on_;
};

TEST(Writing, one_bad_write_in_a_unit_leaves_nothing) {
  const auto storage = open_storage(fresh_database());
  EXPECT_NE(put(*storage,
                {PutPerson{somebody("a")}, PutSession{"t", "nobody", 1}, PutPerson{somebody("b")}}),
            "");
  EXPECT_FALSE(storage->person("a"));
  EXPECT_FALSE(storage->person("b"));
  EXPECT_EQ(put(*storage, {PutPerson{somebody("a")}}), "");
  EXPECT_TRUE(storage->person("a"));
}

TEST(Writing, what_waits_together_is_one_commit) {
  const auto storage = open_storage(fresh_database());
  ASSERT_EQ(put(*storage, {PutGame{some_game("g", {})}}), "");
  Pause pause(*storage);
  const auto before = storage->figures();
  std::vector<int> order;
  for (int i = 0; i < 100; ++i)
    storage->write({AddChanges{"g", static_cast<std::uint64_t>(i), {some_change(i)}}},
                   [&order, i](const std::string& problem) {
                     EXPECT_EQ(problem, "");
                     order.push_back(i);
                   });
  EXPECT_EQ(storage->figures().waiting, 100U);
  std::promise<void> all;
  storage->write({}, [&all](const std::string&) { all.set_value(); });
  pause.end();
  all.get_future().wait();
  const auto after = storage->figures();
  EXPECT_EQ(after.commits, before.commits + 1);
  EXPECT_EQ(after.written, before.written + 101);
  EXPECT_EQ(after.waiting, 0U);
  EXPECT_GT(after.last_commit_microseconds, 0);
  EXPECT_EQ(storage->changes("g").size(), 100U);
  std::vector<int> expected(100);
  for (int i = 0; i < 100; ++i) expected[static_cast<std::size_t>(i)] = i;
  EXPECT_EQ(order, expected);
}

TEST(Writing, one_bad_unit_does_not_fail_the_others) {
  const auto storage = open_storage(fresh_database());
  Pause pause(*storage);
  std::array<std::string, 4> problems;
  std::promise<void> all;
  const auto note = [&](std::size_t i) {
    return [&problems, &all, i](const std::string& problem) {
      problems[i] = problem;
      if (i == 3) all.set_value();
    };
  };
  storage->write({PutPerson{somebody("a")}}, note(0));
  storage->write({PutPerson{somebody("b")}, PutSession{"t", "nobody", 1}}, note(1));
  storage->write({PutSession{"t", "a", 1}}, note(2));
  storage->write({PutSession{"u", "b", 1}}, note(3));  // counts on what failed
  pause.end();
  all.get_future().wait();
  EXPECT_EQ(problems[0], "");
  EXPECT_NE(problems[1], "");
  EXPECT_EQ(problems[2], "");
  EXPECT_NE(problems[3], "");
  EXPECT_EQ(storage->person_by_token("t")->id, "a");
  EXPECT_FALSE(storage->person("b"));
  EXPECT_EQ(storage->figures().failed, 2U);
  EXPECT_NE(storage->figures().problem, "");
}

TEST(Writing, what_is_done_is_read_at_once) {
  const auto storage = open_storage(fresh_database());
  for (int i = 0; i < 50; ++i) {
    const std::string id = "p" + std::to_string(i);
    ASSERT_EQ(put(*storage, {PutPerson{somebody(id)}}), "");
    ASSERT_TRUE(storage->person(id));
  }
}

TEST(Writing, closing_finishes_what_waits_and_what_that_asks_for) {
  const std::string file = fresh_database();
  int done = 0;
  {
    const auto storage = open_storage(file);
    SqliteStorage& open = *storage;
    for (int i = 0; i < 40; ++i)
      open.write({PutPerson{somebody("p" + std::to_string(i))}},
                 [&done](const std::string& problem) { done += problem.empty() ? 1 : 0; });
    open.write({}, [&](const std::string&) {
      open.write({PutPerson{somebody("last")}}, [&](const std::string&) { ++done; });
    });
    open.write({PutPerson{somebody("nobody waits")}}, nullptr);
  }
  EXPECT_EQ(done, 41);
  const auto storage = open_storage(file);
  EXPECT_TRUE(storage->person("p39"));
  EXPECT_TRUE(storage->person("last"));
  EXPECT_TRUE(storage->person("nobody waits"));
}

// The system lets files grow no further: what a full disk does, without filling one.
class NoSpace {
 public:
  explicit NoSpace(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit less{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &less);
  }
  ~NoSpace() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  NoSpace(const NoSpace&) = delete;
  NoSpace& operator=(const NoSpace&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(Writing, a_full_disk_is_told_and_tried_again) {
  const std::string file = fresh_database();
  {
    const auto storage = open_storage(file);
    ASSERT_EQ(put(*storage, {PutPerson{somebody("before")}}), "");
    const PutPack big{"big", "starfighter", std::string(2'000'000, 'x')};
    {
      const NoSpace no_space(1'000'000);
      const std::string problem = put(*storage, {PutPerson{somebody("with it")}, big});
      EXPECT_NE(problem.find("disk I/O error (778"), std::string::npos) << problem;
      EXPECT_NE(storage->figures().problem, "");
      EXPECT_FALSE(storage->person("with it"));
      EXPECT_TRUE(storage->person("before"));
      EXPECT_EQ(put(*storage, {PutPerson{somebody("small")}}), "") << "there is room for little";
    }
    EXPECT_EQ(put(*storage, {PutPerson{somebody("after")}, big}), "");
    EXPECT_EQ(storage->figures().problem, "");
  }
  const auto storage = open_storage(file);
  EXPECT_FALSE(storage->person("with it"));
  for (const char* id : {"before", "small", "after"}) EXPECT_TRUE(storage->person(id)) << id;
  EXPECT_EQ(storage->pack("big")->size(), 2'000'000U);
}

}  // namespace
}  // namespace wardroom::server
