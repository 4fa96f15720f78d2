// What nobody may guess: tokens, passwords and the seeds of games. Tokens and invitations are kept
// as hashes, so that who reads the database is still nobody. The library behind it (libsodium) is
// in secrets.cpp and nowhere else. All functions may be called from any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wardroom::server {

// Letters, digits, - and _, fit for addresses.
std::string fresh_token();  // 192 bits, 32 characters: whoever has it is that person
std::string fresh_id();     // 128 bits, 22 characters: never given twice, and not to be guessed

// Fixes what chance brings in a game.
std::uint64_t fresh_seed();

// 64 hexadecimal digits. A token is random already and needs no slow hash.
std::string hash_of(std::string_view token);
// 64 hexadecimal digits: what everybody can compute, for promises.
std::string sha256_hex(std::string_view text);

// Both take tens of milliseconds and 64 MB on purpose (argon2id). The first is empty if there is no
// such memory; the second is false for whatever is no such hash.
std::string password_hash(std::string_view password);
bool is_password(std::string_view password, const std::string& hash);

// Takes as long whether they differ early or late.
bool same_secret(std::string_view one, std::string_view other);

}  // namespace wardroom::server
