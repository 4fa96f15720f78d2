// Everything that is kept about a person, as JSON for that person (docs/server.md).
#pragma once

#include <string>

#include "server/people/client.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

std::string data_about(const Person& person, Storage& storage);

}  // namespace wardroom::server
