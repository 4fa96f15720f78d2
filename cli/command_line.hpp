// The command line: commands, what each can be given, and what runs when it is called. Help and
// complaints come in the language that is wanted. The library that reads the line stays behind this
// header, in one source file: it is a single large header that takes half a minute to compile.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/text/message.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace wardroom {

// One option of a command: what it accepts.
class CommandOption {
 public:
  CommandOption(CLI::Option* option, Language language) : option_(option), language_(language) {}

  void required();
  void one_of(const std::vector<std::string>& allowed);
  void between(int least, int most);
  void separated_by(char delimiter);
  void one_value_each_time();  // `--x a --x b`, not `--x a b`

 private:
  CLI::Option* option_;
  Language language_;
};

class Command {
 public:
  Command(CLI::App* app, Language language, int* exit_code)
      : app_(app), language_(language), exit_code_(exit_code) {}

  Language language() const { return language_; }

  // A command of this command; one of them must be given then.
  Command command(const std::string& name, const std::string& about);

  // `value` must live until the command has run. Kinds of value: std::string and a vector of them,
  // int, 64-bit numbers with and without sign, and an optional of the latter.
  template <class Value>
  CommandOption option(const std::string& names, Value& value, const std::string& about);
  void flag(const std::string& names, bool& value, const std::string& about);

  // What the command does; the answer is the exit code of the program.
  void runs(const std::function<int(Language)>& action);

 private:
  CLI::App* app_;
  Language language_;
  int* exit_code_;
};

class CommandLine {
 public:
  explicit CommandLine(Language language);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  Command program() { return {app_.get(), language_, &exit_code_}; }

  // Runs what was called; answers with the exit code.
  int run(int argc, char** argv);

 private:
  std::unique_ptr<CLI::App> app_;
  Language language_;
  int exit_code_ = 0;
};

}  // namespace wardroom
