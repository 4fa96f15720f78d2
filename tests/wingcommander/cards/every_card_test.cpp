// Every card has tests of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/wingcommander/figure_texts.hpp"
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

// Kinds whose cards all have theirs.
constexpr std::array kTestedKinds = {
    Type::maneuver, Type::damage, Type::luck, Type::orders, Type::crew,
};

TEST(EveryCard, has_tests_that_begin_with_its_name_what_it_does_and_what_it_does_not) {
  const std::vector<std::string> names = names_of_card_tests();
  const Set& set = WingCommander::own_set();
  for (int i = 0; i < set.cards(); ++i) {
    const auto card = static_cast<CardId>(i);
    if (std::ranges::find(kTestedKinds, set.type(card)) == kTestedKinds.end()) continue;
    std::string beginning = set.text(card).id + '_';
    std::ranges::replace(beginning, '-', '_');
    EXPECT_GE(std::ranges::count_if(
                  names, [&](const std::string& name) { return name.starts_with(beginning); }),
              2)
        << "tests of the " << name_of(set.type(card)) << ' ' << set.text(card).id;
  }
}

}  // namespace
}  // namespace wardroom::wingcommander
