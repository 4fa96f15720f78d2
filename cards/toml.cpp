// The TOML library itself, compiled once.
#define TOML_IMPLEMENTATION
#include "cards/toml.hpp"
