// What a house is built from: games, storage, limits, and the world around it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "older/older_program.hpp"
#include "server/house/house_limits.hpp"
#include "server/operator/log.hpp"
#include "server/storage/storage.hpp"
#include "server/world.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

struct HouseParts {
  std::vector<const TableGame*> games;
  std::string version;
  World& world;
  Storage& storage;
  HouseLimits limits = {};
  // Gives every new game the seed of its chance; tests bring their own.
  std::function<std::uint64_t()> seed = {};
  Log* log = nullptr;  // null: nothing is logged
  // Programs that play the games on that were begun with the rules of earlier versions.
  std::vector<older::OlderProgram*> older = {};
};

}  // namespace wardroom::server
