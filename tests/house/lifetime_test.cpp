// Somebody's time in the world: what is left to do after its end is not done.
#include <gtest/gtest.h>

#include "server/world.hpp"
#include "tests/house/test_world.hpp"

namespace wardroom::server {

TEST(Lifetime, work_is_done_while_it_lasts) {
  TestWorld world;
  const Lifetime lifetime(world);
  int done = 0;
  lifetime.post([&] { ++done; });
  lifetime.after(5, [&] { ++done; });
  world.pump();
  EXPECT_EQ(done, 1);
  world.pass(5);
  EXPECT_EQ(done, 2);
}

TEST(Lifetime, work_that_waited_at_the_end_is_not_done) {
  TestWorld world;
  const Lifetime lifetime(world);
  const Lifetime copy = lifetime;
  int done = 0;
  lifetime.post([&] { ++done; });
  copy.after(5, [&] { ++done; });
  lifetime.end();
  world.pump();
  world.pass(5);
  EXPECT_EQ(done, 0);
}

// The world may be gone by then.
TEST(Lifetime, nothing_is_asked_of_the_world_after_the_end) {
  auto world = std::make_unique<TestWorld>();
  const Lifetime lifetime(*world);
  lifetime.end();
  world.reset();
  lifetime.post([] { FAIL(); });
  lifetime.after(1, [] { FAIL(); });
}

}  // namespace wardroom::server
