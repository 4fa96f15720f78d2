// `simulate` and `bench`: many games, as fast as the machine allows.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <thread>

#include "cli/any_game.hpp"
#include "cli/bot_options.hpp"
#include "cli/commands.hpp"
#include "cli/match_options.hpp"
#include "cli/terminal.hpp"

namespace wardroom {
namespace {

struct Args {
  MatchOptions match;
  std::uint64_t games = 1000;
  int threads = 0;
  std::vector<std::string> bots = {"greedy", "greedy"};
  BotTime bot_time;
  std::string trace;
  bool cards = false;
};

// Half the width of a 95 % interval, in percent.
double margin(std::uint64_t hits, std::uint64_t of) {
  if (of == 0) return 0;
  const double share = static_cast<double>(hits) / static_cast<double>(of);
  return 196.0 * std::sqrt(share * (1 - share) / static_cast<double>(of));
}

double percent(std::uint64_t hits, std::uint64_t of) {
  return of == 0 ? 0 : 100.0 * static_cast<double>(hits) / static_cast<double>(of);
}

void print_share(const std::string& what, std::uint64_t hits, std::uint64_t of) {
  std::printf("  %-18s %8llu  %5.1f %% +- %.1f\n", what.c_str(),
              static_cast<unsigned long long>(hits), percent(hits, of), margin(hits, of));
}

void print_lengths(const Tally& tally) {
  std::uint64_t most = 1;
  double sum = 0;
  for (const auto& [rounds, count] : tally.lengths) {
    most = std::max(most, count);
    sum += static_cast<double>(rounds) * static_cast<double>(count);
  }
  if (tally.lengths.empty()) return;
  const double games = static_cast<double>(tally.games - tally.forfeits.games);
  std::printf("\nLength: %.2f rounds and %.1f decisions a game\n", sum / games,
              static_cast<double>(tally.decisions) / games);
  for (const auto& [rounds, count] : tally.lengths) {
    const auto bar = static_cast<std::size_t>(40 * count / most);
    std::printf("  %3d rounds %8llu  %s\n", rounds, static_cast<unsigned long long>(count),
                std::string(bar, '#').c_str());
  }
}

void print_cards(const AnyGame& game, const Tally& tally) {
  std::printf("\n%-8s %9s %9s   %s\n", "card", "up", "down", "games won by who played it");
  for (const auto& [card, played] : tally.cards)
    std::printf("%-8s %9llu %9llu   %5.1f %% +- %.1f\n", game.card_name(card).c_str(),
                static_cast<unsigned long long>(played.up),
                static_cast<unsigned long long>(played.down),
                percent(played.winners, played.players), margin(played.winners, played.players));
}

int write_traces(const AnyGame& game, const SimulationRequest& request, const std::string& file) {
  std::ofstream out(file, std::ios::binary);
  if (!out) {
    std::fprintf(stderr, "wardroom: cannot write %s\n", file.c_str());
    return 2;
  }
  ProgressBar bar(request.games);
  Crew crew(request.bots, request.bot_time);
  for (std::uint64_t i = 0; i < request.games; ++i) {
    std::string problem;
    out << game.trace(request.match, crew, request.seed + i, problem);
    bar.show(i + 1);
  }
  bar.finish();
  out.flush();
  if (!out) {
    std::fprintf(stderr, "wardroom: %s could not be written completely\n", file.c_str());
    return 2;
  }
  return 0;
}

int run(const Args& args, Language language) {
  const AnyGame* game = find_game(args.match.game);
  if (game == nullptr) {
    std::fprintf(stderr, "wardroom: unknown game \"%s\"; see `wardroom games`\n",
                 args.match.game.c_str());
    return 2;
  }
  SimulationRequest request;
  request.match = args.match.request;
  request.games = args.games;
  request.seed = args.match.seed.value_or(1);
  request.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::thread::hardware_concurrency());
  request.bot_time = args.bot_time.value();
  std::string problem;
  const auto names = bot_names(args.bots, game->seats());
  request.bots = read_bots(names, game->seats(), language, problem);
  if (!problem.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
    return 2;
  }

  ProgressBar bar(request.games);
  const Tally tally = game->simulate(request, [&](std::uint64_t done) { bar.show(done); }, problem);
  bar.finish();
  if (!problem.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
    return 2;
  }

  if (const std::string stopped = why_stopped(tally.forfeits, language); !stopped.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", stopped.c_str());
    return 2;
  }

  std::printf("%s, %llu games from seed %llu\n", std::string(game->title()).c_str(),
              static_cast<unsigned long long>(tally.games),
              static_cast<unsigned long long>(request.seed));
  for (int seat = 0; seat < game->seats(); ++seat)
    print_share(std::string(1, letter(seat_at(seat))) + " (" +
                    names[static_cast<std::size_t>(seat)] + ") wins",
                tally.wins[static_cast<std::size_t>(seat)], tally.games);
  print_share("draws", tally.draws, tally.games);
  std::fputs(forfeits_text(tally.forfeits, language).c_str(), stdout);
  print_lengths(tally);
  if (args.cards) print_cards(*game, tally);
  std::printf("\nSignature: %016llx\n", static_cast<unsigned long long>(tally.digests));
  return args.trace.empty() ? 0 : write_traces(*game, request, args.trace);
}

}  // namespace

void add_simulate_command(CLI::App& app, Context& context) {
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("simulate", "Play many games between bots");
  args->match.add_to(*command);
  command->add_option("--games,-n", args->games, "How many (default: 1000)");
  command
      ->add_option("--bots", args->bots,
                   "One bot a seat, with commas between them or --bots for each: random, greedy or "
                   "bot:COMMAND, a program (default: greedy,greedy)")
      ->allow_extra_args(false);
  args->bot_time.add_to(*command);
  command->add_option("--threads", args->threads, "Default: all cores");
  command->add_flag("--cards", args->cards, "Also print statistics of every card");
  command->add_option("--trace", args->trace, "Write every decision to this file, as JSON lines");
  command->callback([args, &context] { context.exit_code = run(*args, context.language); });
}

void add_bench_command(CLI::App& app, Context& context) {
  const auto name = std::make_shared<std::string>("starfighter");
  CLI::App* command = app.add_subcommand("bench", "Measure the speed of a game on this machine");
  command->add_option("game", *name, "The game (default: starfighter)");
  command->callback([name, &context] {
    const AnyGame* game = find_game(*name);
    if (game == nullptr) {
      std::fprintf(stderr, "wardroom: unknown game \"%s\"; see `wardroom games`\n", name->c_str());
      context.exit_code = 2;
      return;
    }
    game->bench();
  });
}

}  // namespace wardroom
