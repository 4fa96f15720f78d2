// What an analysis of a game says, as text for the terminal.
#pragma once

#include <string>

#include "ai/advice/analysis.hpp"
#include "engine/text/terminal_style.hpp"

namespace wardroom {

// Every choice, the course of the win chances, and what each seat made of its own.
std::string analysis_text(const Analysis& analysis, int seats, const TerminalStyle& style);

}  // namespace wardroom
