// What is wrong with a record, in words.
#pragma once

#include <string>

#include "ai/replay.hpp"
#include "engine/message.hpp"

namespace wardroom {

std::string sentence(const ReplayFault& fault, Language language);

}  // namespace wardroom
