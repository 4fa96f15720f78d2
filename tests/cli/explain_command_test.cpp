// `explain`, and `why` at the table.
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

const std::string kPlay = "play wingcommander --against random --seed 5 --plain --save ";

// Two fighters are brought out, and the game is left at the first muster.
std::string short_game() {
  const std::string file = fresh_file("game.record");
  run(kPlay + file, "take darket\ntake darket\npass\n");
  return file;
}

TEST(ExplainCommand, tells_what_a_value_is_made_of) {
  const ProgramAnswer value = run("explain " + short_game() + " a.ready.1");
  EXPECT_EQ(value.exit_code, 0) << value.text;
  EXPECT_TRUE(contains(value, "Attack 1: Darket 1")) << value.text;
  EXPECT_TRUE(
      contains(run("explain --lang fr " + short_game() + " a.ready.1"), "Attaque 1 : Darket 1"));
}

TEST(ExplainCommand, tells_why_an_option_is_refused_at_any_choice) {
  const ProgramAnswer refused = run("explain " + short_game() + " move a.ready.1 nw");
  EXPECT_EQ(refused.exit_code, 0);
  EXPECT_TRUE(contains(refused, "WC-MUSTER")) << refused.text;
  const ProgramAnswer earlier = run("explain --at 0 " + short_game() + " take darket");
  EXPECT_TRUE(contains(earlier, "Start with Darket")) << earlier.text;
  EXPECT_EQ(run("explain --at 9999 " + short_game() + " pass").exit_code, 2);
  EXPECT_EQ(run("explain " + short_game() + " nonsense").exit_code, 2);
  EXPECT_EQ(run("explain nowhere.record pass").exit_code, 2);
}

TEST(ExplainCommand, the_table_answers_why_for_a_place) {
  const ProgramAnswer table = run(kPlay + fresh_file("game.record"),
                                  "take darket\ntake darket\npass\nwhy a.ready.1\nquit\n");
  EXPECT_TRUE(contains(table, "Defence 3: Darket 3")) << table.text;
}

}  // namespace
}  // namespace wardroom
