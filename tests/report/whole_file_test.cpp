// Files that appear whole or not at all.
#include "cli/report/whole_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace wardroom {
namespace {

namespace fs = std::filesystem;

class WholeFile : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("wardroom_whole_file_" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directory(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  static std::string content(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }

  long files() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
  }

  fs::path folder_;
};

TEST_F(WholeFile, is_written_and_replaced_and_leaves_nothing_else) {
  const std::string file = path("x.html");
  EXPECT_EQ(why_not_writable(file), "");
  EXPECT_FALSE(fs::exists(file));
  EXPECT_EQ(write_whole_file(file, "one"), "");
  EXPECT_EQ(content(file), "one");
  EXPECT_EQ(why_not_writable(file), "");
  EXPECT_EQ(content(file), "one");
  const std::string large(300'000, 'x');
  EXPECT_EQ(write_whole_file(file, large), "");
  EXPECT_EQ(content(file), large);
  EXPECT_EQ(files(), 1);
}

TEST_F(WholeFile, a_place_that_cannot_be_written_is_known_beforehand) {
  EXPECT_NE(why_not_writable(path("none/x.html")), "");
  EXPECT_NE(write_whole_file(path("none/x.html"), "x"), "");
  EXPECT_NE(why_not_writable(folder_.string()), "");
  EXPECT_NE(write_whole_file(folder_.string(), "x"), "");
  EXPECT_NE(why_not_writable(""), "");
  EXPECT_EQ(files(), 0);
}

TEST_F(WholeFile, what_was_there_stays_when_the_disk_is_full) {
  const std::string file = path("x.html");
  ASSERT_EQ(write_whole_file(file, "one"), "");
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small = {1000, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::string problem = write_whole_file(file, std::string(5000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_NE(problem, "");
  EXPECT_EQ(content(file), "one");
  EXPECT_EQ(files(), 1);
}

TEST_F(WholeFile, a_link_keeps_pointing_at_what_is_replaced) {
  ASSERT_EQ(write_whole_file(path("x.html"), "one"), "");
  fs::create_symlink("x.html", path("link.html"));
  EXPECT_EQ(write_whole_file(path("link.html"), "two"), "");
  EXPECT_TRUE(fs::is_symlink(path("link.html")));
  EXPECT_EQ(content(path("x.html")), "two");
}

TEST_F(WholeFile, a_pipe_is_written_to_and_not_replaced) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  EXPECT_EQ(why_not_writable(path("pipe")), "");
  EXPECT_EQ(write_whole_file(path("pipe"), "hello"), "");
  char text[16];
  EXPECT_EQ(::read(reader, text, sizeof text), 5);
  ::close(reader);
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

}  // namespace
}  // namespace wardroom
