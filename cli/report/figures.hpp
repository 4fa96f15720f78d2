// Numbers as a language writes them: 20,000 and 50.1% in English, 20 000 and 50,1 % in French, with
// blanks that do not break.
#pragma once

#include <cstdint>
#include <string>

#include "engine/text/message.hpp"

namespace wardroom {

std::string counted(std::uint64_t number, Language language);
std::string decimal(double number, int digits, Language language);

// With + or −, except 0.
std::string with_sign(double number, int digits, Language language);

// Of rates between 0 and 1.
std::string percent(double rate, Language language, int digits = 1);
std::string percent_range(double low, double high, Language language);

// French sentences with blanks before their high punctuation that do not break.
std::string unbroken(std::string text, Language language);

// A number for a place of a message: written as above, and it still chooses the plural.
Arg count_arg(std::uint64_t number, Language language);

}  // namespace wardroom
