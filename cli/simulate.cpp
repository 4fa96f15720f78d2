// `simulate` and `bench`: many games, as fast as the machine allows.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <thread>

#include "cli/any_game.hpp"
#include "cli/commands.hpp"
#include "cli/match_options.hpp"
#include "cli/terminal.hpp"
#include "engine/text.hpp"
#include "words/cli.hpp"

namespace wardroom {
namespace {

struct Args {
  MatchOptions match;
  std::uint64_t games = 1000;
  int threads = 0;
  std::vector<std::string> bots = {"greedy", "greedy"};
  std::string trace;
  bool cards = false;
};

void complain(const std::string& problem) {
  std::fprintf(stderr, "wardroom: %s\n", problem.c_str());
}

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
  std::printf("  %s %8llu  %5.1f %% +- %.1f\n", padded(what, 18).c_str(),
              static_cast<unsigned long long>(hits), percent(hits, of), margin(hits, of));
}

std::string figure(double number, int digits) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  return text.data();
}

void print_lengths(const Tally& tally, Language language) {
  std::uint64_t most = 1;
  double sum = 0;
  for (const auto& [rounds, count] : tally.lengths) {
    most = std::max(most, count);
    sum += static_cast<double>(rounds) * static_cast<double>(count);
  }
  const double games = static_cast<double>(std::max<std::uint64_t>(tally.games, 1));
  const double decisions = static_cast<double>(tally.decisions) / games;
  std::printf(
      "\n%s\n",
      words::simulate::length(language, figure(sum / games, 2), figure(decisions, 1)).c_str());
  for (const auto& [rounds, count] : tally.lengths) {
    const auto bar = static_cast<std::size_t>(40 * count / most);
    const std::string length = words::simulate::rounds(language, rounds);
    const std::string margin(rounds < 10 ? 4 : rounds < 100 ? 3 : 2, ' ');
    std::printf("%s%s %8llu  %s\n", margin.c_str(), length.c_str(),
                static_cast<unsigned long long>(count), std::string(bar, '#').c_str());
  }
}

std::string to_the_right(const std::string& text, int columns) {
  return std::string(static_cast<std::size_t>(std::max(columns - columns_of(text), 0)), ' ') + text;
}

void print_cards(const AnyGame& game, const Tally& tally, Language language) {
  std::printf("\n%s %s %s   %s\n", padded(words::simulate::card(language), 8).c_str(),
              to_the_right(words::simulate::up(language), 9).c_str(),
              to_the_right(words::simulate::down(language), 9).c_str(),
              words::simulate::won(language).c_str());
  for (const auto& [card, played] : tally.cards)
    std::printf("%-8s %9llu %9llu   %5.1f %% +- %.1f\n", game.card_name(card).c_str(),
                static_cast<unsigned long long>(played.up),
                static_cast<unsigned long long>(played.down),
                percent(played.winners, played.players), margin(played.winners, played.players));
}

bool read_bots(const std::vector<std::string>& names, int seats, BotRow& row, Language language) {
  if (names.size() != static_cast<std::size_t>(seats)) {
    complain(words::simulate::bots(language, seats));
    return false;
  }
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const auto kind = bot_named(names[seat]);
    if (!kind) {
      complain(words::simulate::unknown_bot(language, names[seat]));
      return false;
    }
    row[seat] = *kind;
  }
  return true;
}

int write_traces(const AnyGame& game, const SimulationRequest& request, const std::string& file,
                 Language language) {
  std::ofstream out(file, std::ios::binary);
  if (!out) {
    complain(words::simulate::cannot_write(language, file));
    return 2;
  }
  ProgressBar bar(request.games);
  for (std::uint64_t i = 0; i < request.games; ++i) {
    std::string problem;
    out << game.trace(request, request.seed + i, problem, language);
    bar.show(i + 1);
  }
  bar.finish();
  out.flush();
  if (!out) {
    complain(words::simulate::half_written(language, file));
    return 2;
  }
  return 0;
}

int run(Args args, Language language) {
  const AnyGame* game = find_or_complain(args.match.game, language);
  if (game == nullptr) return 2;
  if (const std::string unread = args.match.read_decks(); !unread.empty()) {
    std::fprintf(stderr, "wardroom: %s\n", words::show::unreadable(language, unread).c_str());
    return 2;
  }
  SimulationRequest request;
  request.match = args.match.request;
  request.games = args.games;
  request.seed = args.match.seed.value_or(1);
  request.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::thread::hardware_concurrency());
  if (!read_bots(args.bots, game->seats(), request.bots, language)) return 2;

  std::string problem;
  ProgressBar bar(request.games);
  const Tally tally =
      game->simulate(request, [&](std::uint64_t done) { bar.show(done); }, problem, language);
  bar.finish();
  if (!problem.empty()) {
    complain(problem);
    return 2;
  }

  std::printf("%s\n",
              words::simulate::head(language, game->title(), tally.games, request.seed).c_str());
  for (int seat = 0; seat < game->seats(); ++seat)
    print_share(words::simulate::wins(language, letter(seat_at(seat)),
                                      args.bots[static_cast<std::size_t>(seat)]),
                tally.wins[static_cast<std::size_t>(seat)], tally.games);
  print_share(words::simulate::draws(language), tally.draws, tally.games);
  print_lengths(tally, language);
  if (args.cards) print_cards(*game, tally, language);
  std::array<char, 17> digest{};
  std::snprintf(digest.data(), digest.size(), "%016llx",
                static_cast<unsigned long long>(tally.digests));
  std::printf("\n%s\n", words::simulate::signature(language, digest.data()).c_str());
  return args.trace.empty() ? 0 : write_traces(*game, request, args.trace, language);
}

}  // namespace

void add_simulate_command(CLI::App& app, Context& context) {
  const Language language = context.language;
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("simulate", words::help::simulate(language));
  args->match.add_to(*command, language);
  command->add_option("--games,-n", args->games, words::option::count(language));
  command->add_option("--bots", args->bots, words::option::bots(language))->delimiter(',');
  command->add_option("--threads", args->threads, words::option::threads(language));
  command->add_flag("--cards", args->cards, words::option::card_statistics(language));
  command->add_option("--trace", args->trace, words::option::trace(language));
  command->callback([args, &context] { context.exit_code = run(*args, context.language); });
}

void add_bench_command(CLI::App& app, Context& context) {
  const auto name = std::make_shared<std::string>("starfighter");
  CLI::App* command = app.add_subcommand("bench", words::help::bench(context.language));
  command->add_option("game", *name, words::option::game(context.language));
  command->callback([name, &context] {
    const AnyGame* game = find_or_complain(*name, context.language);
    context.exit_code = game == nullptr ? 2 : 0;
    if (game != nullptr) game->bench(context.language);
  });
}

}  // namespace wardroom
