// What was acknowledged is there, whenever the program is killed.
#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "tests/server/files.hpp"
#include "tests/server/victim.hpp"

namespace wardroom::server {
namespace {

TEST(Durability, killed_at_any_moment_nothing_acknowledged_is_lost) {
  const std::string file = fresh_database();
  Random random(30);
  std::size_t next = 0;  // the first number that was not acknowledged so far
  for (int round = 0; round < 30; ++round) {
    Victim victim(file);
    for (std::uint32_t left = 1 + random.below(80); left > 0; --left) {
      const auto number = victim.acknowledged();
      ASSERT_TRUE(number) << "it ended by itself";
      ASSERT_GE(*number, next);
      next = *number + 1;
    }
    victim.kill();
    while (const auto number = victim.acknowledged()) next = *number + 1;

    const auto storage = open_storage(file);
    const auto changes = storage->changes("g");
    ASSERT_GE(changes.size(), next);
    ASSERT_EQ(storage->changes("h").size(), changes.size()) << "half a unit";
    for (std::size_t i = 0; i < changes.size(); ++i)
      ASSERT_EQ(changes[i].option, "option " + std::to_string(i));
    next = changes.size();
  }
}

}  // namespace
}  // namespace wardroom::server
