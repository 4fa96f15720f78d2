#include "cli/files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace wardroom {

std::optional<std::string> read_file(const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(name, error)) return std::nullopt;
  std::ifstream in(name, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.good() && !in.eof()) return std::nullopt;
  return text;
}

}  // namespace wardroom
