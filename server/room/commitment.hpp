// The promise that chance was fixed before a game began: everybody is shown the hash of its seed,
// and with the seed in the record anybody can check it afterwards.
#pragma once

#include <string>

namespace wardroom::server {

// SHA-256 of the seed as 16 hexadecimal digits, of a game as it is kept before the first choice;
// empty if that cannot be read.
std::string commitment_to(const std::string& start);

}  // namespace wardroom::server
