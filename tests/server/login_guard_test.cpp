// Who guesses a password is held off, and its owner is not.
#include "server/people/login_guard.hpp"

#include <gtest/gtest.h>

#include <string>

namespace wardroom::server {
namespace {

constexpr net::Allowance kUsual{5, 30'000};
constexpr Milliseconds kHour = 3'600'000;

struct Trial {
  LoginGuard guard;
  Milliseconds now = 1'000'000;

  bool may_try(const LoginGuard::Try& tried) { return guard.may_try(tried, kUsual, now); }
  // How many of so many tries, one a second, may be made.
  int tries(const LoginGuard::Try& tried, int seconds) {
    int made = 0;
    for (int i = 0; i < seconds; ++i, now += 1000) made += may_try(tried) ? 1 : 0;
    return made;
  }
};

const LoginGuard::Try kStranger{"ann", "198.51.100.66", ""};
const LoginGuard::Try kOwnerAnywhere{"ann", "192.0.2.1", ""};
const LoginGuard::Try kOwnDevice{"ann", "198.51.100.66", "device"};

TEST(LoginGuard, a_stranger_waits_ever_longer) {
  Trial trial;
  EXPECT_EQ(trial.tries(kStranger, 5), 5);
  EXPECT_FALSE(trial.may_try(kStranger));
  Milliseconds wait = 30'000 - 1000;
  for (int i = 0; i < 7; ++i) {
    trial.now += wait - 1;
    EXPECT_FALSE(trial.may_try(kStranger)) << i;
    trial.now += 1;
    EXPECT_TRUE(trial.may_try(kStranger)) << i;
    wait = 30'000 << (i + 1);
  }
  for (int i = 0; i < 3; ++i) {
    trial.now += kHour - 1;
    EXPECT_FALSE(trial.may_try(kStranger));
    trial.now += 1;
    EXPECT_TRUE(trial.may_try(kStranger));
  }
  trial.now += 26 * kHour;
  EXPECT_EQ(trial.tries(kStranger, 5), 5) << "a day later it is forgotten";
}

TEST(LoginGuard, the_owner_gets_in_from_elsewhere_and_with_a_known_device) {
  Trial trial;
  EXPECT_LE(trial.tries(kStranger, 3600), 12);
  EXPECT_TRUE(trial.may_try(kOwnerAnywhere));
  // Guessed at from everywhere: new addresses are held off too, the known device is not.
  for (int i = 0; i < 500; ++i)
    trial.may_try({"ann", "10.0." + std::to_string(i / 250) + '.' + std::to_string(i % 250), ""});
  EXPECT_FALSE(trial.may_try({"ann", "192.0.2.2", ""}));
  EXPECT_TRUE(trial.may_try(kOwnDevice));
}

TEST(LoginGuard, a_stolen_device_cannot_guess_for_ever_either) {
  Trial trial;
  EXPECT_LE(trial.tries(kOwnDevice, 3600), 12);
  EXPECT_TRUE(trial.may_try({"ann", "192.0.2.1", "another device"}));
}

TEST(LoginGuard, an_address_cannot_go_through_all_accounts) {
  Trial trial;
  int made = 0;
  for (int i = 0; i < 1000; ++i)
    made += trial.may_try({"account " + std::to_string(i), "198.51.100.66", ""}) ? 1 : 0;
  EXPECT_EQ(made, 15);
  EXPECT_TRUE(trial.may_try({"account 1", "192.0.2.1", ""}));
}

TEST(LoginGuard, who_gets_in_has_not_failed) {
  Trial trial;
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(trial.may_try(kOwnerAnywhere)) << i;
    trial.guard.succeeded(kOwnerAnywhere);
  }
  // Logging in as oneself does not make up for guessing at others.
  int made = 0;
  for (int i = 0; i < 100; ++i) {
    const LoginGuard::Try own{"eve", "198.51.100.66", ""};
    if (trial.may_try(own)) trial.guard.succeeded(own);
    made += trial.may_try(kStranger) ? 1 : 0;
  }
  EXPECT_EQ(made, 5);
}

}  // namespace
}  // namespace wardroom::server
