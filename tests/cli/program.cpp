#include "tests/cli/program.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace wardroom {

std::string fresh_file(const std::string& name) {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  const auto folder = std::filesystem::temp_directory_path() /
                      (std::string("wardroom_tests_") + test->test_suite_name()) / test->name();
  std::filesystem::create_directories(folder);
  const auto file = folder / name;
  for (const char* part : {"", "-wal", "-shm"})  // of a database
    std::filesystem::remove(file.string() + part);
  return file.string();
}

void write(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

std::string content(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

ProgramAnswer execute(const std::string& command) {
  ProgramAnswer answer;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  char buffer[4096];
  while (const std::size_t got = fread(buffer, 1, sizeof buffer, pipe))
    answer.text.append(buffer, got);
  answer.exit_code = WEXITSTATUS(pclose(pipe));
  return answer;
}

// What the program keeps for its user goes to the test's own folder.
ProgramAnswer run(const std::string& arguments, const std::string& input,
                  const std::string& environment, const std::string& program) {
  const std::string file = fresh_file("input");
  write(file, input);
  const std::string folder = file.substr(0, file.rfind('/'));
  return execute("env -u LC_MESSAGES -u LANG XDG_STATE_HOME=" + folder + " " + environment + " " +
                 program + " " + arguments + " < " + file);
}

bool contains(const ProgramAnswer& answer, const std::string& words) {
  return answer.text.find(words) != std::string::npos;
}

std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + '\n';
  return text;
}

}  // namespace wardroom
