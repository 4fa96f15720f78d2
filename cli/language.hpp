// Which language to speak: what `--lang` says anywhere on the command line, else the locale's. It
// is looked for before the command line is read, because that can already print help.
#pragma once

#include <span>

#include "engine/text/message.hpp"

namespace wardroom {

Language wanted_language(std::span<char*> args);

}  // namespace wardroom
