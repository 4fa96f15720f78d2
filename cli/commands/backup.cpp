// `backup` and `restore`: copies of what the server keeps.
#include "server/storage/backup.hpp"

#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/terminal/state_folder.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli_backup.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::backup;
using server::IfThere;
using server::Restored;

struct Args {
  std::string data = usual_server_data();
  std::string file;
  bool force = false;
};

void tell(const std::string& line) {
  say(current_style(), line + '\n');
}

int back_up(const Args& args, Language language) {
  if (args.data.empty()) return complain(text::no_place(language));
  const IfThere if_there = args.force ? IfThere::replace : IfThere::refuse;
  const std::string problem = server::back_up(args.data, args.file, if_there, language);
  if (!problem.empty()) {
    complain(problem);
    return 1;
  }
  tell(text::done(language, args.file));
  return 0;
}

int restore(const Args& args, Language language) {
  if (args.data.empty()) return complain(text::no_place(language));
  const auto result = server::restore(args.file, args.data, language);
  if (const auto* problem = std::get_if<std::string>(&result)) {
    complain(*problem);
    return 1;
  }
  tell(words::cli::restore::done(language, args.data));
  if (const std::string& kept = std::get<Restored>(result).kept; !kept.empty())
    tell(words::cli::restore::kept(language, kept));
  return 0;
}

Command with_data(Command program, const std::string& name, const std::string& about, Args& args) {
  Command command = program.command(name, about);
  command.option("--data", args.data, text::about_data(program.language(), args.data));
  return command;
}

}  // namespace

void add_backup_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = with_data(program, "backup", text::about(language), *args);
  command.option("target", args->file, text::about_target(language)).required();
  command.flag("--force", args->force, text::about_force(language));
  command.runs([args](Language wanted) { return back_up(*args, wanted); });
}

void add_restore_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = with_data(program, "restore", words::cli::restore::about(language), *args);
  command.option("backup", args->file, words::cli::restore::about_backup(language)).required();
  command.runs([args](Language wanted) { return restore(*args, wanted); });
}

}  // namespace wardroom
