// What the server tells about itself in figures: gathered in one value, and written as Prometheus
// reads it (https://prometheus.io/docs/instrumenting/exposition_formats). Nothing in it is about a
// single person or game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/operator/figures.hpp"
#include "server/storage/sqlite_storage.hpp"

namespace wardroom::server {

class House;

struct ServerFigures {
  std::string version;
  Milliseconds uptime = 0;
  bool ready = false;  // games can be played
  std::size_t clients = 0;
  std::size_t rooms_waiting = 0;
  std::size_t rooms_playing = 0;
  Figures house;
  SqliteStorage::Figures storage;
  std::size_t thinking_waiting = 0;  // work for the threads of bots that has not begun
  std::uint64_t log_lost = 0;        // lines
  std::uint64_t memory = 0;          // bytes of the process that are in memory
};

// Fills in what the house and the storage know, and the memory; the rest is for the caller.
ServerFigures look_at(const House& house, const SqliteStorage& storage);

// How much memory the process takes, in bytes; 0 where the system does not tell.
std::uint64_t resident_bytes();

std::string print_metrics(const ServerFigures& figures);

// The content type that goes with it.
inline constexpr const char* kMetricsType = "text/plain; version=0.0.4; charset=utf-8";

}  // namespace wardroom::server
