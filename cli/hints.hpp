// Hints and win chances as a player reads them in the terminal.
#pragma once

#include <string>

#include "ai/advice/hint.hpp"
#include "engine/text/terminal_style.hpp"

namespace wardroom {

inline constexpr int kMostSimulations = 100'000'000;  // that can be asked for

// So much of a bar of this width, from 0 to 1.
std::string bar(double share, int width, const TerminalStyle& style);

// The win chance of the seat that decides.
std::string chance_text(const Hint& hint, const TerminalStyle& style);

// What to do, how good it is, what comes close and what is expected to follow.
std::string hint_text(const Hint& hint, const TerminalStyle& style);

}  // namespace wardroom
