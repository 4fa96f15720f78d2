#include "server/people/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace wardroom::server {
namespace {

// The library picks its code for this processor and opens the system's source of chance. Without
// that nothing here would be secret.
void be_ready() {
  static const bool ready = sodium_init() >= 0;
  if (ready) return;
  std::fputs("wardroom: the system has no source of random numbers\n", stderr);
  std::abort();
}

// The library writes a zero behind the text.
std::string without_end(std::string text) {
  text.resize(text.find('\0'));
  return text;
}

std::string hex(std::span<const unsigned char> bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  return without_end(std::move(text));
}

template <std::size_t Bytes>
std::string random_text() {
  be_ready();
  std::array<unsigned char, Bytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(Bytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  return without_end(std::move(text));
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string fresh_token() {
  return random_text<24>();
}
std::string fresh_id() {
  return random_text<16>();
}

std::uint64_t fresh_seed() {
  be_ready();
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string hash_of(std::string_view token) {
  be_ready();
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
  return hex(hash);
}

std::string sha256_hex(std::string_view text) {
  be_ready();
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
  return hex(hash);
}

std::string password_hash(std::string_view password) {
  be_ready();
  std::string hash(crypto_pwhash_STRBYTES, '\0');
  const bool done = crypto_pwhash_str(hash.data(), password.data(), password.size(),
                                      crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                      crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
  return done ? without_end(std::move(hash)) : "";
}

bool is_password(std::string_view password, const std::string& hash) {
  be_ready();
  if (hash.size() >= crypto_pwhash_STRBYTES) return false;
  // Asked first only because it tells what is no hash at all without working for it.
  if (crypto_pwhash_str_needs_rehash(hash.c_str(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                     crypto_pwhash_MEMLIMIT_INTERACTIVE) < 0)
    return false;
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string device_secret(const PersonRow& person) {
  if (person.password_hash.empty()) return {};
  return hash_of("device " + person.id + ' ' + person.password_hash);
}

bool same_secret(std::string_view one, std::string_view other) {
  be_ready();
  return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace wardroom::server
