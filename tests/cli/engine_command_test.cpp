// `engine`, and `serve --older`: games that were begun with other rules are played on by the
// program that knows them.
#include <gtest/gtest.h>

#include <filesystem>

#include "bench/online_game.hpp"
#include "tests/cli/program.hpp"
#include "tests/cli/serving.hpp"

namespace wardroom {
namespace {

TEST(EngineCommand, answers_every_line) {
  const ProgramAnswer answer = run("engine", "{\"call\":\"hello\"}\nwhat\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "{\"game\":\"starfighter\",\"rules\":\"1\",\"seats\":2}"));
  EXPECT_TRUE(contains(answer, "{\"problem\":\"not a JSON object\"}"));
}

TEST(ServeOlder, a_program_that_is_none_is_refused_with_a_reason) {
  const std::string data = " serve --port 0 --data " + fresh_file("older.db") + " --older ";
  for (const std::string program : {"/no/such/program", "/bin/true", "/bin/cat", "'a '\\'' b'"}) {
    const ProgramAnswer answer = run(data + program, "", "LC_ALL=C.UTF-8", WARDROOM_NEXT);
    EXPECT_EQ(answer.exit_code, 1) << program;
    EXPECT_TRUE(contains(answer, "cannot play on earlier games")) << answer.text;
  }
}

// Until so many choices were acknowledged.
void play(net::ClientLoop& loop, bench::OnlineGame& game, bench::Tally& tally,
          std::uint64_t choices) {
  while (tally.choices < choices && tally.problems.empty()) {
    game.go_on(bench::Clock::now(), std::chrono::milliseconds(0));
    loop.run_for(std::chrono::milliseconds(1));
  }
}

TEST(ServeOlder, a_game_goes_on_with_the_program_that_knows_its_rules) {
  const std::string settings = "--port 0 --data " + fresh_file("rules.db") +
                               " --config " WARDROOM_SOURCE_DIR "/bench/unlimited.toml";
  net::ClientLoop loop;
  bench::Tally tally;
  bench::OnlineGame game(loop, tally, 3);
  {
    Serving server(settings);
    ASSERT_TRUE(game.begin(port_in(server.line())));
    play(loop, game, tally, 20);
  }
  for (int i = 1; i <= 3; ++i) {
    Serving server(settings + " --older " + WARDROOM_WITH_PAGE, "", WARDROOM_NEXT);
    ASSERT_TRUE(game.resume(port_in(server.line())));
    play(loop, game, tally, 20 + static_cast<std::uint64_t>(i) * 40);
  }
  EXPECT_EQ(tally.problems, std::vector<std::string>());
}

}  // namespace
}  // namespace wardroom
