// The command that repeats what was done, as one types it into a shell.
#pragma once

#include <string>

#include "cli/match_options.hpp"

namespace wardroom {

// As a shell reads it back.
std::string shell_word(const std::string& text);

// The game and everything else that was said about the match, except the seed.
std::string match_words(const MatchOptions& match);

}  // namespace wardroom
