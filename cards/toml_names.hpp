// The names of the TOML library's types, for headers that only point at its values: the library
// itself (cards/toml.hpp) is slow to compile and is included by source files that read TOML alone.
#pragma once

namespace toml {
inline namespace v3 {
class array;
class node;
class table;
struct source_region;
}  // namespace v3
}  // namespace toml
