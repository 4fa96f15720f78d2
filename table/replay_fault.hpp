// What is wrong with a record, in words.
#pragma once

#include <string>

#include "engine/text/message.hpp"
#include "match/replay.hpp"

namespace wardroom {

std::string sentence(const ReplayFault& fault, Language language);

}  // namespace wardroom
