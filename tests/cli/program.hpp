// Runs `wardroom` with arguments and input, and reads what it says.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace wardroom {

struct Answer {
  int exit_code = -1;
  std::string text;  // both outputs together
};

// `input` is given line by line.
inline Answer run(const std::string& arguments, const std::string& input = "") {
  const auto file =
      std::filesystem::temp_directory_path() /
      ("wardroom_input_" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) + '_' +
       ::testing::UnitTest::GetInstance()->current_test_info()->name());
  std::ofstream(file) << input;
  const std::string command = std::string("LC_ALL=C.UTF-8 ") + WARDROOM_PROGRAM + " " + arguments +
                              " < " + file.string() + " 2>&1";
  Answer answer;
  FILE* pipe = popen(command.c_str(), "r");
  char buffer[4096];
  while (const std::size_t got = fread(buffer, 1, sizeof buffer, pipe))
    answer.text.append(buffer, got);
  answer.exit_code = WEXITSTATUS(pclose(pipe));
  std::filesystem::remove(file);
  return answer;
}

inline bool contains(const Answer& answer, const std::string& words) {
  return answer.text.find(words) != std::string::npos;
}

inline std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + '\n';
  return text;
}

}  // namespace wardroom
