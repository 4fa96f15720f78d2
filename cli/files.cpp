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

bool write_file(const std::string& name, const std::string& text) {
  const std::string draft = name + ".new";
  std::ofstream out(draft, std::ios::binary);
  out << text;
  out.close();
  std::error_code error;
  if (out) std::filesystem::rename(draft, name, error);
  if (!out || error) std::filesystem::remove(draft, error);
  return static_cast<bool>(out) && !error;
}

}  // namespace wardroom
