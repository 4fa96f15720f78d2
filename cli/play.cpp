// `play`: the table in the terminal, against a bot or two people at one keyboard.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>
#include <random>

#include "cli/any_game.hpp"
#include "cli/bot_options.hpp"
#include "cli/commands.hpp"
#include "cli/match_options.hpp"
#include "cli/play_table.hpp"
#include "cli/program_seats.hpp"
#include "cli/terminal.hpp"
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

// Asks for a number from 1 to `most`; an empty line is 1, the end of input too.
int pick(const std::string& question, int most) {
  while (true) {
    std::cout << question << std::flush;
    std::string line;
    if (!std::getline(std::cin, line) || line.empty()) return 1;
    if (line.size() == 1 && line[0] >= '1' && line[0] < '1' + most) return line[0] - '0';
    std::cout << "Please type a number from 1 to " << most << ".\n";
  }
}

// A person who just typed `wardroom play` is asked the two things that matter.
void ask_what_is_missing(Args& args) {
  if (!stdin_is_terminal()) return;
  if (args.match.request.mode.empty()) {
    std::cout
        << "\nWhich game of Starfighter?\n"
           "  1  Training: 40 cards, eight symbols, Ares against Athena. For the first games.\n"
           "  2  Skirmish: all cards and all Cruisers.\n";
    args.match.request.mode = pick("Number [1]: ", 2) == 1 ? "training" : "skirmish";
  }
  if (args.against.empty()) {
    std::cout << "\nAgainst whom?\n"
                 "  1  A bot that looks one step ahead.\n"
                 "  2  A bot that plays anything.\n"
                 "  3  A friend at this keyboard.\n";
    constexpr std::array<const char*, 3> kinds = {"greedy", "random", "human"};
    args.against = kinds[static_cast<std::size_t>(pick("Number [1]: ", 3) - 1)];
  }
}

std::uint64_t fresh_seed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 21U) ^ device();
}

int run(Args args, Language language) {
  const AnyGame* game = find_game(args.match.game);
  if (game == nullptr) {
    std::fprintf(stderr, "wardroom: unknown game \"%s\"; see `wardroom games`\n",
                 args.match.game.c_str());
    return 2;
  }
  std::cout << "Wardroom: " << game->title() << "\n"
            << game->set_name() << ": " << game->set_note() << "\n";
  ask_what_is_missing(args);
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

  TerminalStyle style = current_style();
  if (args.plain) style.color = false;
  if (args.ascii) style.unicode = false;
  if (args.width > 0) style.width = args.width;

  std::string problem;
  const std::uint64_t seed = args.match.seed.value_or(fresh_seed());
  const auto match = game->start(args.match.request, seed, problem);
  if (!problem.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
    return 2;
  }
  ProgramSeats programs(seating.bots, args.bot_time.value(), language);
  programs.begin({std::string(game->name()), std::string(match->mode()), game->set_name(),
                  args.match.request.rules, game->seats()});
  seating.programs = &programs;
  PlayTable table(*game, *match, seating, seed, style);
  table.run();
  return 0;
}

}  // namespace

void add_play_command(CLI::App& app, Context& context) {
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("play", "Play at the terminal");
  args->match.add_to(*command);
  command->add_option("--against", args->against,
                      "greedy, random, bot:COMMAND or human (one keyboard for two)");
  args->bot_time.add_to(*command);
  command->add_option("--seat", args->seat, "Your seat against a bot: a or b (default: a)")
      ->check(CLI::IsMember({"a", "b"}));
  command->add_flag("--plain", args->plain, "No colours");
  command->add_flag("--ascii", args->ascii, "Plain characters only");
  command->add_option("--width", args->width, "Columns to use (default: the terminal's)")
      ->check(CLI::Range(80, 240));
  command->callback([args, &context] { context.exit_code = run(*args, context.language); });
}

}  // namespace wardroom
