#include "server/people/secrets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <thread>
#include <vector>

namespace wardroom::server {
namespace {

bool fits_addresses(const std::string& text) {
  return std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

TEST(Secrets, tokens_are_never_given_twice) {
  std::set<std::string> seen;
  for (int i = 0; i < 20'000; ++i) {
    const std::string token = fresh_token();
    const std::string id = fresh_id();
    ASSERT_EQ(token.size(), 32U);
    ASSERT_EQ(id.size(), 22U);
    ASSERT_TRUE(fits_addresses(token + id));
    ASSERT_TRUE(seen.insert(token).second);
    ASSERT_TRUE(seen.insert(id).second);
  }
}

TEST(Secrets, seeds_use_all_their_bits) {
  std::set<std::uint64_t> seen;
  std::uint64_t ones = 0;
  std::uint64_t zeros = 0;
  for (int i = 0; i < 1'000; ++i) {
    const std::uint64_t seed = fresh_seed();
    ASSERT_TRUE(seen.insert(seed).second);
    ones |= seed;
    zeros |= ~seed;
  }
  EXPECT_EQ(ones, ~std::uint64_t{0});
  EXPECT_EQ(zeros, ~std::uint64_t{0});
}

// RFC 7693 tells BLAKE2b with 64 bytes; that of 32 is from the reference program.
TEST(Secrets, hashes_are_the_known_ones) {
  EXPECT_EQ(hash_of(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  EXPECT_EQ(hash_of("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Secrets, passwords) {
  const std::string password("correct horse ’ \0 battery", 27);
  const std::string hash = password_hash(password);
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_TRUE(is_password(password, hash));
  EXPECT_FALSE(is_password("correct horse", hash));
  EXPECT_FALSE(is_password("", hash));
  EXPECT_NE(password_hash(password), hash) << "each has salt of its own";
  EXPECT_TRUE(is_password("", password_hash("")));
}

TEST(Secrets, what_is_no_hash_fits_no_password) {
  const std::string hash = password_hash("password");
  for (const std::string& wrong :
       {std::string(), std::string("password"), std::string("$argon2id$"),
        std::string("$argon2id$v=19$m=65536,t=2,p=1$$"), std::string(500, '$'),
        hash.substr(0, hash.size() - 1), hash.substr(0, 40), hash + "A", "x" + hash})
    EXPECT_FALSE(is_password("password", wrong)) << wrong;
}

TEST(Secrets, passwords_from_several_threads) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([i] {
      const std::string password = "password " + std::to_string(i);
      EXPECT_TRUE(is_password(password, password_hash(password)));
    });
  for (std::thread& thread : threads) thread.join();
}

TEST(Secrets, comparing) {
  EXPECT_TRUE(same_secret("", ""));
  EXPECT_TRUE(same_secret("secret", "secret"));
  EXPECT_FALSE(same_secret("secret", "Secret"));
  EXPECT_FALSE(same_secret("secret", "secrets"));
  EXPECT_FALSE(same_secret("secret", ""));
}

}  // namespace
}  // namespace wardroom::server
