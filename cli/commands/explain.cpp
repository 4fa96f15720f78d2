// `explain`: at any choice of a recorded game, what a value is made of, and why an option is or is
// not allowed.
#include <cstdio>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli.hpp"
#include "words/cli_explain.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::explain;

struct Args {
  std::string file;
  std::vector<std::string> what;  // words of an option, or a place
  std::optional<std::size_t> at;  // otherwise the end
  OwnCards cards;
};

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

// Whether there was an answer.
bool print_answer(const AnyMatch& match, const std::string& what, Language language) {
  const auto decision = match.decision();
  const Seat seat = decision ? decision->seat : Seat::a;
  const Answer answer = match.ask(what, language);
  const auto lines = match.explain(seat, what, language);
  if (answer.kind == Answer::legal)
    std::printf("%s\n", words::play::allowed(language, answer.option.sentence).c_str());
  if (answer.kind == Answer::refused)
    std::printf("%s\n", words::play::refused(language, answer.text, answer.clause).c_str());
  for (const std::string& line : lines) std::printf("  %s\n", line.c_str());
  return answer.kind != Answer::unreadable || !lines.empty();
}

int run(const Args& args, Language language) {
  const auto record = read_record_or_complain(args.file, language);
  if (!record) return 2;
  const auto game = args.cards.find(record->game, language);
  if (game == nullptr) return 2;
  int exit_code = 0;
  const auto match = open_or_complain(*game, *record, args.file, args.at, 0, exit_code, language);
  if (match == nullptr) return exit_code;
  const std::string what = joined(args.what);
  if (print_answer(*match, what, language)) return 0;
  return complain(text::unknown(language, what));
}

}  // namespace

void add_explain_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("explain", text::about(language));
  command.option("file", args->file, text::about_file(language)).required();
  command.option("what", args->what, text::about_what(language)).required();
  command.option("--at", args->at, text::about_at(language));
  args->cards.add_to(command, language);
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

}  // namespace wardroom
