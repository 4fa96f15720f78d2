// Runs the program as a user does, with arguments and input, and keeps what it says.
#pragma once

#include <string>

namespace wardroom {

struct ProgramAnswer {
  int exit_code = -1;
  std::string text;  // both outputs together
};

// Any command of a shell.
ProgramAnswer execute(const std::string& command);

// `wardroom` itself, or the program named; `input` is given line by line.
ProgramAnswer run(const std::string& arguments, const std::string& input = "",
                  const std::string& environment = "LC_ALL=C.UTF-8",
                  const std::string& program = WARDROOM_PROGRAM);

bool contains(const ProgramAnswer& answer, const std::string& words);
std::string repeated(const std::string& line, int times);

// The name of a file of this test's own that does not exist yet.
std::string fresh_file(const std::string& name);
void write(const std::string& file, const std::string& text);
std::string content(const std::string& file);

}  // namespace wardroom
