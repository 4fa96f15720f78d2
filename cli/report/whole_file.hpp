// A file that appears whole or not at all: written beside its place under another name, and given
// its own name when everything is on the disk. What was there before stays until then.
#pragma once

#include <string>
#include <string_view>

namespace wardroom {

// Both answer what went wrong in the words of the system, or nothing. The first one only tries and
// leaves nothing behind: ask it before long work whose result goes there.
std::string why_not_writable(const std::string& file);
std::string write_whole_file(const std::string& file, std::string_view text);

}  // namespace wardroom
