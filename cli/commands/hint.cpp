// `hint`: advice for whoever has to choose in a recorded game, for people and for programs.
#include "ai/advice/hint.hpp"

#include <cstdio>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/hints.hpp"
#include "cli/report/figures.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli_hints.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::hints;

struct Args {
  std::string file;
  OwnCards cards;
  std::optional<std::size_t> at;  // otherwise the end
  int simulations = static_cast<int>(HintRequest{}.budget.simulations);
  std::uint64_t seed = 1;
  bool json = false;
};

int run(const Args& args, Language language) {
  const auto record = read_record_or_complain(args.file, language);
  if (!record) return 2;
  const auto game = args.cards.find(record->game, language);
  if (game == nullptr) return 2;
  int exit_code = 0;
  const auto match = open_or_complain(*game, *record, args.file, args.at, 0, exit_code, language);
  if (match == nullptr) return exit_code;
  if (!match->decision()) return complain(text::over(language));
  HintRequest request;
  request.budget = {.simulations = static_cast<std::uint64_t>(args.simulations)};
  request.seed = args.seed;
  const Hint hint = match->hint(request, language);
  if (args.json) {
    std::printf("%s\n", hint_json(hint).c_str());
    return 0;
  }
  TerminalStyle style = current_style();
  style.language = language;
  say(style, wrapped(hint.where_to_look, style.width, 2) + hint_text(hint, style));
  return 0;
}

}  // namespace

void add_hint_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("hint", text::about(language));
  command.option("file", args->file, text::about_file(language)).required();
  command.option("--at", args->at, text::about_at(language));
  command
      .option(
          "--simulations", args->simulations,
          text::about_simulations(language, counted(HintRequest{}.budget.simulations, language)))
      .between(1, kMostSimulations);
  command.option("--seed", args->seed, text::about_seed(language));
  command.flag("--json", args->json, text::about_json(language));
  args->cards.add_to(command, language);
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

}  // namespace wardroom
