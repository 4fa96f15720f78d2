// Where clients are, and how they are counted.
#include "net/address.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace wardroom::net {
namespace {

std::string behind(const std::vector<Field>& fields) {
  return forwarded_for({"GET", "/", fields, ""}, "X-Forwarded-For", "127.0.0.1");
}

TEST(Address, of_this_machine) {
  for (const char* address : {"127.0.0.1", "127.1.2.3", "::1"})
    EXPECT_TRUE(is_loopback(address)) << address;
  for (const char* address : {"", "192.0.2.1", "::", "2001:db8::1", "127.evil", "12.7.0.0"})
    EXPECT_FALSE(is_loopback(address)) << address;
}

TEST(Address, belongs_to_a_network) {
  EXPECT_EQ(network_of("192.0.2.199", 24, 48), "192.0.2.0");
  EXPECT_EQ(network_of("192.0.2.199", 26, 48), "192.0.2.192");
  EXPECT_EQ(network_of("192.0.2.199", 32, 64), "192.0.2.199");
  EXPECT_EQ(network_of("2001:db8:1:2:3::4", 24, 48), "2001:db8:1::");
  EXPECT_EQ(network_of("2001:db8:1:2:3::4", 24, 64), "2001:db8:1:2::");
  EXPECT_EQ(network_of("2001:db8:1:2:3::4", 24, 0), "::");
  for (const char* address : {"", "here", "192.0.2", "192.0.2.256", "1:2"})
    EXPECT_EQ(network_of(address, 24, 48), "") << address;
}

TEST(Address, the_proxy_is_believed_and_not_the_client) {
  EXPECT_EQ(behind({{"X-Forwarded-For", "192.0.2.7"}}), "192.0.2.7");
  EXPECT_EQ(behind({{"x-forwarded-for", "10.0.0.1, 192.0.2.7 "}}), "192.0.2.7");
  EXPECT_EQ(behind({{"X-Forwarded-For", "10.0.0.1"}, {"X-Forwarded-For", "2001:db8::7"}}),
            "2001:db8::7");
}

TEST(Address, without_a_word_of_use_it_is_that_of_the_peer) {
  EXPECT_EQ(behind({}), "127.0.0.1");
  for (const char* value : {"", " ", ",", "192.0.2.7,", "unknown", "192.0.2", "192.0.2.7 x"})
    EXPECT_EQ(behind({{"X-Forwarded-For", value}}), "127.0.0.1") << value;
}

TEST(AddressCount, so_many_and_no_more) {
  AddressCount count(2);
  AddressCount::Place first = count.enter("192.0.2.1");
  const AddressCount::Place second = count.enter("192.0.2.1");
  EXPECT_TRUE(first);
  EXPECT_TRUE(second);
  EXPECT_FALSE(count.enter("192.0.2.1"));
  EXPECT_TRUE(count.enter("192.0.2.2"));
  const AddressCount::Place moved = std::move(first);
  EXPECT_FALSE(count.enter("192.0.2.1"));
}

TEST(AddressCount, who_leaves_makes_room) {
  AddressCount count(1);
  {
    EXPECT_TRUE(count.enter("192.0.2.1"));
  }
  AddressCount::Place again = count.enter("192.0.2.1");
  EXPECT_TRUE(again);
  again = {};
  EXPECT_TRUE(count.enter("192.0.2.1"));
  EXPECT_FALSE(AddressCount(0).enter("192.0.2.1"));
}

TEST(AddressCount, a_network_of_the_new_kind_is_one) {
  AddressCount count(1);
  const AddressCount::Place place = count.enter("2001:db8::1");
  EXPECT_FALSE(count.enter("2001:db8::ffff:1"));
  EXPECT_TRUE(count.enter("2001:db8:0:1::1"));
}

}  // namespace
}  // namespace wardroom::net
