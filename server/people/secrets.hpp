// What nobody may guess: tokens, passwords and the seeds of games. Tokens and invitations are kept
// as hashes, so that who reads the database is still nobody. The library behind it (libsodium) is
// in secrets.cpp and nowhere else. All functions may be called from any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/storage/storage.hpp"

namespace wardroom::server {

// Letters, digits, - and _, fit for addresses.
std::string fresh_token();  // 192 bits, 32 characters: whoever has it is that person
std::string fresh_id();     // 128 bits, 22 characters: never given twice, and not to be guessed

// A seed from which all chance of a game follows.
std::uint64_t fresh_seed();

// The form in which tokens are kept: 64 hexadecimal digits. A token is random already and needs no
// slow hash.
std::string hash_of(std::string_view token);
// SHA-256 as 64 hexadecimal digits, for promises that everybody can check.
std::string sha256_hex(std::string_view text);

// Both take tens of milliseconds and 64 MB on purpose (argon2id). The hash is empty if that memory
// cannot be had; no password fits a text that is no such hash.
std::string password_hash(std::string_view password);
bool is_password(std::string_view password, const std::string& hash);

// By which a browser that has logged in as this person is known to have done so, until the password
// is changed. It opens nothing. Empty for a guest.
std::string device_secret(const PersonRow& person);

// Compares two secrets, and takes as long whether they differ early or late.
bool same_secret(std::string_view one, std::string_view other);

}  // namespace wardroom::server
