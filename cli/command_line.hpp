// The command line library in our own words: its help and its complaints in the language that is
// wanted, and checks for options that say what was expected.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "engine/message.hpp"

namespace wardroom {

// Before commands are added: they take it over.
void speak(CLI::App& app, Language language);

// After all commands are added: the title above them.
void title_commands(CLI::App& app, Language language);

// What is wrong with the command line, for one line behind "wardroom: ".
std::string complaint(const CLI::ParseError& error, const CLI::App& app, Language language);

CLI::Validator one_of(const std::vector<std::string>& allowed, Language language);
CLI::Validator whole_number(int least, int most, Language language);

}  // namespace wardroom
