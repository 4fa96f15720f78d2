// `replay`: recorded games, looked at, checked or taken up again.
#include <cstdio>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/terminal/replay_table.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/terminal_match.hpp"
#include "words/cli_replay.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::replay;

struct Args {
  std::string file;
  OwnCards cards;
  TableOptions table;
  std::string as = "open";
  std::size_t at = 0;
  std::optional<std::size_t> resume;
  std::string save;
  bool verify = false;
};

int verify(const AnyGame& game, const Record& record, const Args& args, Language language) {
  const std::string note = version_note(game, record, language);
  if (!note.empty()) std::printf("%s\n", note.c_str());
  if (const ReplayFault fault = game.verify(record, language)) {
    std::fprintf(stderr, "%s\n", describe(fault, args.file, language).c_str());
    return 1;
  }
  if (!note.empty()) std::printf("%s\n", text::still_the_same(language).c_str());
  std::printf("%s\n", text::verified(language, args.file, record.steps.size(),
                                     result_text(record.winners, language))
                          .c_str());
  return 0;
}

int run(const Args& args, Language language) {
  const auto record = read_record_or_complain(args.file, language);
  if (!record) return 2;
  const auto game = args.cards.find(record->game, language);
  if (game == nullptr) return 2;
  if (args.verify) return verify(*game, *record, args, language);
  if (args.resume) {
    const std::string file = args.save.empty() ? new_record_file(game->name()) : args.save;
    return resume_match(*game, *record, args.file, *args.resume, file, args.table, language);
  }
  const TerminalStyle style = args.table.style(language);
  if (const std::string note = version_note(*game, *record, language); !note.empty())
    say(style, note + '\n');
  ReplayTable table(*game, *record, args.file, style);
  if (!table.look_as(args.as)) return complain(text::which_seat(language));
  if (!table.go_to(args.at)) return complain(text::steps_only(language, record->steps.size()));
  return table.run();
}

}  // namespace

void add_replay_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("replay", text::about(language));
  command.option("file", args->file, text::about_file(language)).required();
  command.flag("--verify", args->verify, text::about_verify(language));
  command.option("--at", args->at, text::about_at(language));
  command.option("--as", args->as, text::about_as(language));
  command.option("--resume", args->resume, text::about_resume(language));
  command.option("--save", args->save, words::cli::keep::about_save(language));
  args->cards.add_to(command, language);
  args->table.add_to(command, language);
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

}  // namespace wardroom
