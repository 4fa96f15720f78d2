// Files that say how something was, so that a change shows as a readable difference. After a change
// that is meant, run the tests with WARDROOM_UPDATE_GOLDENS=1 and read the diff.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace wardroom {

// `file` is named from the source folder.
inline void expect_golden(const std::string& file, const std::string& text) {
  const std::string path = WARDROOM_SOURCE_DIR "/" + file;
  if (std::getenv("WARDROOM_UPDATE_GOLDENS") != nullptr)
    std::ofstream(path, std::ios::binary) << text;
  std::ifstream in(path, std::ios::binary);
  const std::string golden{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (golden == text) return;
  std::istringstream old_lines(golden);
  std::istringstream new_lines(text);
  std::string was;
  std::string is;
  int line = 0;
  do {
    ++line;
    if (!std::getline(old_lines, was)) was = "(the end)";
    if (!std::getline(new_lines, is)) is = "(the end)";
  } while (was == is);
  ADD_FAILURE() << file << " differs from line " << line << "\n  was: " << was << "\n  is:  " << is;
}

}  // namespace wardroom
