#include "cli/files.hpp"

#include <filesystem>
#include <fstream>

namespace wardroom {

std::optional<std::string> read_file(const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(name, error)) return std::nullopt;
  std::ifstream in(name, std::ios::binary);
  if (!in) return std::nullopt;
  std::string text(kLongestFile + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (in.bad() || text.size() > kLongestFile) return std::nullopt;
  return text;
}

}  // namespace wardroom
