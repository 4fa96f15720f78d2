#include "cli/language.hpp"

#include <cstdlib>
#include <string_view>

namespace wardroom {
namespace {

Language named(std::string_view text) {
  return text.starts_with("fr") ? Language::french : Language::english;
}

}  // namespace

Language wanted_language(std::span<char*> args) {
  for (std::size_t i = 1; i < args.size(); ++i) {
    const std::string_view arg = args[i];
    if (arg.starts_with("--lang=")) return named(arg.substr(7));
    if (arg == "--lang" && i + 1 < args.size()) return named(args[i + 1]);
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return named(value);
  return Language::english;
}

}  // namespace wardroom
