// Every card has tests of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/wingcommander/game.hpp"

namespace wardroom::wingcommander {
namespace {

// Names of the tests of all suites called ...Cards.
std::vector<std::string> names_of_card_tests() {
  std::vector<std::string> names;
  const ::testing::UnitTest& program = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < program.total_test_suite_count(); ++i) {
    const ::testing::TestSuite& suite = *program.GetTestSuite(i);
    if (!std::string_view(suite.name()).ends_with("Cards")) continue;
    for (int j = 0; j < suite.total_test_count(); ++j)
      names.emplace_back(suite.GetTestInfo(j)->name());
  }
  return names;
}

// What it does, and what it does not.
void expect_two_tests(const std::vector<std::string>& names, const std::string& id) {
  std::string beginning = id + '_';
  std::ranges::replace(beginning, '-', '_');
  EXPECT_GE(std::ranges::count_if(
                names, [&](const std::string& name) { return name.starts_with(beginning); }),
            2)
      << "tests of " << id;
}

TEST(EveryCard, has_tests_that_begin_with_its_name_what_it_does_and_what_it_does_not) {
  const std::vector<std::string> names = names_of_card_tests();
  const Set& set = WingCommander::own_set();
  for (int card = 0; card < set.cards(); ++card)
    expect_two_tests(names, set.text(static_cast<CardId>(card)).id);
  for (const Seat seat : kBothSeats) expect_two_tests(names, set.carrier(seat).id);
}

}  // namespace
}  // namespace wardroom::wingcommander
