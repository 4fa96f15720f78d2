// `play`: the table in the terminal, against a bot or two people at one keyboard; a game that was
// not finished is taken up again.
#include <algorithm>
#include <iostream>
#include <memory>

#include "ai/bots/levels.hpp"
#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/match_options.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/terminal_match.hpp"
#include "words/cli.hpp"
#include "words/cli_replay.hpp"

namespace wardroom {
namespace {

namespace keep = words::cli::keep;

constexpr std::string_view kUsualOpponent = "lieutenant";  // of who does not say

struct Args {
  MatchOptions match;
  TableOptions table;
  std::string save;
  bool no_save = false;
  bool resume = false;
};

// Asks for one of the answers by its number; an empty line is 1, the end of input too.
int pick(const std::string& question, const std::vector<std::string>& answers,
         const TerminalStyle& style) {
  say(style, '\n' + question + '\n');
  for (std::size_t i = 0; i < answers.size(); ++i)
    say(style, "  " + std::to_string(i + 1) + "  " + answers[i] + '\n');
  while (true) {
    say(style, words::play::number(style.language));
    std::cout << std::flush;
    std::string line;
    if (!std::getline(std::cin, line) || line.empty()) return 1;
    const int most = static_cast<int>(answers.size());
    if (line.size() == 1 && line[0] >= '1' && line[0] < '1' + most) return line[0] - '0';
    say(style, words::play::number_please(style.language, most) + '\n');
  }
}

// A person who just typed `wardroom play` is asked what matters: which game, how, against whom.
void ask_for_game(Args& args, const TerminalStyle& style) {
  if (!args.match.game.empty() || !stdin_is_terminal()) return;
  std::vector<std::string> titles;
  for (const auto& game : all_games()) titles.emplace_back(game->title());
  const int game = pick(words::play::which_game(style.language), titles, style);
  args.match.game = all_games()[static_cast<std::size_t>(game - 1)]->name();
}

void ask_what_is_missing(Args& args, const AnyGame& game, const TerminalStyle& style) {
  const Language language = style.language;
  if (!stdin_is_terminal()) return;
  if (args.match.request.mode.empty()) {
    const std::vector<ModeOffer> offers = game.mode_offers(language);
    std::vector<std::string> texts;
    for (const ModeOffer& offer : offers) texts.push_back(offer.text);
    const int mode = pick(words::play::which_mode(language), texts, style);
    args.match.request.mode = offers[static_cast<std::size_t>(mode - 1)].name;
  }
  if (args.table.against.empty()) {
    const int choice = pick(words::play::against_whom(language),
                            {words::play::cadet(language), words::play::ensign(language),
                             words::play::lieutenant(language), words::play::commander(language),
                             words::play::captain(language), words::play::admiral(language),
                             words::play::human(language)},
                            style);
    const auto place = static_cast<std::size_t>(choice - 1);
    args.table.against = place < kLevels.size() ? kLevels[place].names[0] : "human";
  }
}

// Whether to go on with this game: as asked for on the command line, or at the terminal.
bool wants_to_resume(const Args& args, const SavedGame& saved, const TerminalStyle& style) {
  if (args.resume) return true;
  const bool asks_for_another = !args.table.against.empty() || !args.match.request.mode.empty();
  if (!stdin_is_terminal() || asks_for_another) return false;
  const Language language = style.language;
  return pick(keep::unfinished(language, saved.record.steps.size(), saved.file),
              {keep::resume(language), keep::begin_new(language)}, style) == 1;
}

int run(Args args, Language language) {
  const TerminalStyle style = args.table.style(language);
  ask_for_game(args, style);
  const auto game = args.match.find_game(language);
  if (game == nullptr) return 2;
  if (const std::string unread = args.match.read_decks(); !unread.empty())
    return complain(words::show::unreadable(language, unread));
  say(style, words::play::title(language, game->title()) + '\n');
  say(style,
      words::show::set_head(language, game->set_name(language), game->set_note(language)) + '\n');

  const auto saved = last_unfinished(game->name());
  if (args.resume && !saved) return complain(keep::nothing(language));
  if (saved && wants_to_resume(args, *saved, style))
    return resume_match(*game, saved->record, saved->file, saved->record.steps.size(), saved->file,
                        args.table, language);

  ask_what_is_missing(args, *game, style);
  if (args.table.against.empty()) args.table.against = kUsualOpponent;
  std::string problem;
  const std::uint64_t seed = args.match.seed.value_or(fresh_seed());
  auto match = game->start(args.match.request, seed, problem, language);
  if (!problem.empty()) return complain(problem);
  if (args.save.empty() && !args.no_save) args.save = new_record_file(game->name());
  return play_match(
      {*game, std::move(match), args.table.players(game->seats()), args.no_save ? "" : args.save},
      args.table, language);
}

}  // namespace

void add_play_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("play", words::help::play(language));
  args->match.add_to(command, language);
  args->table.add_to(command, language);
  command.option("--save", args->save, keep::about_save(language));
  command.flag("--no-save", args->no_save, keep::about_no_save(language));
  command.flag("--resume", args->resume, keep::about_resume(language));
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

}  // namespace wardroom
