// `play`: the table in the terminal, against a bot or two people at one keyboard.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>
#include <random>

#include "cli/any_game.hpp"
#include "cli/bot_options.hpp"
#include "cli/command_line.hpp"
#include "cli/commands.hpp"
#include "cli/match_options.hpp"
#include "cli/play_table.hpp"
#include "cli/program_seats.hpp"
#include "cli/terminal.hpp"
#include "words/cli.hpp"
#include "words/cli_bots.hpp"

namespace wardroom {
namespace {

struct Args {
  MatchOptions match;
  std::string against;
  std::string seat;
  BotTime bot_time;
  bool plain = false;
  bool ascii = false;
  int width = 0;
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

// A person who just typed `wardroom play` is asked the two things that matter.
void ask_what_is_missing(Args& args, const TerminalStyle& style) {
  const Language language = style.language;
  if (!stdin_is_terminal()) return;
  if (args.match.request.mode.empty()) {
    constexpr std::array<const char*, 3> modes = {"training", "skirmish", "total-war"};
    const int mode = pick(words::play::which_game(language),
                          {words::play::training(language), words::play::skirmish(language),
                           words::play::total_war(language)},
                          style);
    args.match.request.mode = modes[static_cast<std::size_t>(mode - 1)];
  }
  if (args.against.empty()) {
    constexpr std::array<const char*, 3> kinds = {"greedy", "random", "human"};
    const int kind = pick(words::play::against_whom(language),
                          {words::play::greedy(language), words::play::random(language),
                           words::play::human(language)},
                          style);
    args.against = kinds[static_cast<std::size_t>(kind - 1)];
  }
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 21U) ^ device();
}

TerminalStyle style_for(const Args& args, Language language) {
  TerminalStyle style = current_style();
  style.language = language;
  if (args.plain) style.color = false;
  if (args.ascii) style.unicode = false;
  if (args.width > 0) style.width = args.width;
  return style;
}

int run(Args args, Language language) {
  const AnyGame* game = find_or_complain(args.match.game, language);
  if (game == nullptr) return 2;
  if (const std::string unread = args.match.read_decks(); !unread.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", words::show::unreadable(language, unread).c_str());
    return 2;
  }
  const TerminalStyle style = style_for(args, language);
  say(style, words::play::title(language, game->title()) + '\n');
  say(style,
      words::show::set_head(language, game->set_name(language), game->set_note(language)) + '\n');
  ask_what_is_missing(args, style);
  if (args.against.empty()) args.against = "greedy";
  const auto opponent = bot_seat_named(args.against);
  if (!opponent && args.against != "human") {
    std::fprintf(stderr, "wardroom: %s\n",
                 words::cli::bots::unknown_opponent(language, args.against).c_str());
    return 2;
  }

  Seating seating;
  const Seat own = args.seat == "b" ? Seat::b : Seat::a;
  for (int i = 0; i < game->seats(); ++i) {
    const Seat seat = seat_at(i);
    if (args.against == "human" || seat == own)
      seating.people = seating.people | seat;
    else
      seating.bots[static_cast<std::size_t>(i)] = *opponent;
  }

  std::string problem;
  const std::uint64_t seed = args.match.seed.value_or(fresh_seed());
  const auto match = game->start(args.match.request, seed, problem, language);
  if (!problem.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
    return 2;
  }
  ProgramSeats programs(seating.bots, args.bot_time.value(), language);
  programs.begin({std::string(game->name()), std::string(match->mode()),
                  game->set_name(Language::english), args.match.request.rules, game->seats()});
  seating.programs = &programs;
  PlayTable table(*game, *match, seating, seed, style);
  table.run();
  return 0;
}

}  // namespace

void add_play_command(CLI::App& app, Context& context) {
  const Language language = context.language;
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("play", words::help::play(language));
  args->match.add_to(*command, language);
  command->add_option("--against", args->against, words::option::against(language));
  args->bot_time.add_to(*command, language);
  command->add_option("--seat", args->seat, words::option::seat(language))
      ->check(one_of({"a", "b"}, language));
  command->add_flag("--plain", args->plain, words::option::plain(language));
  command->add_flag("--ascii", args->ascii, words::option::ascii(language));
  command->add_option("--width", args->width, words::option::width(language))
      ->check(whole_number(80, 240, language));
  command->callback([args, &context] { context.exit_code = run(*args, context.language); });
}

}  // namespace wardroom
