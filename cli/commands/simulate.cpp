// `simulate` and `bench`: many games, as fast as the machine allows.
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include "ai/simulation/statistics.hpp"
#include "cli/bot_options.hpp"
#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/match_options.hpp"
#include "cli/report/report.hpp"
#include "cli/report/whole_file.hpp"
#include "cli/terminal/repeat_command.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/text.hpp"
#include "words/cli.hpp"
#include "words/cli_report.hpp"

namespace wardroom {
namespace {

struct Args {
  MatchOptions match;
  std::uint64_t games = 1000;
  int threads = 0;
  std::vector<std::string> bots = {"greedy", "greedy"};
  BotTime bot_time;
  std::string trace;
  std::string report;
  bool by_card = false;
};

// A rate and its 95 % interval, in percent.
std::string rate_text(std::uint64_t hits, std::uint64_t of) {
  const Interval interval = wilson(hits, of);
  char text[64];
  std::snprintf(text, sizeof text, "%5.1f %%  [%.1f, %.1f]", 100 * rate_of(hits, of),
                100 * interval.low, 100 * interval.high);
  return text;
}

void print_share(const std::string& what, std::uint64_t hits, std::uint64_t of) {
  std::printf("  %s %8llu  %s\n", padded(what, 18).c_str(), static_cast<unsigned long long>(hits),
              rate_text(hits, of).c_str());
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
  if (tally.lengths.empty()) return;
  const double games = static_cast<double>(tally.games - tally.forfeits.games);
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
    std::printf("%-8s %9llu %9llu   %s\n", game.card_name(card).c_str(),
                static_cast<unsigned long long>(played.up),
                static_cast<unsigned long long>(played.down),
                rate_text(played.winners, played.players).c_str());
}

int write_traces(const AnyGame& game, const SimulationRequest& request, const std::string& file,
                 Language language) {
  std::ofstream out(file, std::ios::binary);
  if (!out) return complain(words::simulate::cannot_write(language, file));
  ProgressBar bar(request.games);
  Crew crew(request.bots, request.bot_time);
  for (std::uint64_t i = 0; i < request.games; ++i) {
    std::string problem;
    out << game.trace(request.match, crew, request.seed + i, problem, language);
    bar.show(i + 1);
  }
  bar.finish();
  out.flush();
  if (!out) return complain(words::simulate::half_written(language, file));
  return 0;
}

// The command that plays the same games again and reports them in the same language.
std::string command_of(const Args& args, const std::vector<std::string>& bots,
                       const SimulationRequest& request, Language language) {
  std::string text = "wardroom simulate " + match_words(args.match);
  for (const std::string& bot : bots) text += " --bots " + shell_word(bot);
  text += " --games " + std::to_string(request.games) + " --seed " + std::to_string(request.seed);
  if (language == Language::french) text += " --lang fr";
  return text + " --report " + shell_word(std::filesystem::path(args.report).filename().string());
}

int complain_about_report(const Args& args, const std::string& reason, Language language) {
  std::fprintf(stderr, "wardroom: %s\n",
               words::report::page::cannot_write(language, args.report, reason).c_str());
  return 2;
}

int write_report(const AnyGame& game, const Args& args, const std::vector<std::string>& bots,
                 const SimulationRequest& request, const Tally& tally, Language language) {
  ReportSubject subject;
  subject.game = game.title();
  subject.mode = game.mode_title(request.match, language);
  subject.set_name = game.set_name(language);
  subject.set_note = game.set_note(language);
  subject.side_word = game.side_word(language);
  subject.bots = bots;
  subject.forfeits = forfeits_text(tally.forfeits, language);
  subject.seed = request.seed;
  subject.version = WARDROOM_VERSION;
  subject.command = command_of(args, bots, request, language);
  subject.side_name = [&](int side) { return game.side_name(side); };
  subject.card_name = [&](int card) { return game.card_name(card); };
  const std::string problem = write_whole_file(args.report, report_page(subject, tally, language));
  if (!problem.empty()) return complain_about_report(args, problem, language);
  std::printf("%s\n", words::report::page::written(language, args.report).c_str());
  return 0;
}

int run(Args args, Language language) {
  const auto game = args.match.find_game(language);
  if (game == nullptr) return 2;
  if (const std::string unread = args.match.read_decks(); !unread.empty()) {
    return complain(words::show::unreadable(language, unread));
  }
  SimulationRequest request;
  request.match = args.match.request;
  request.games = args.games;
  request.seed = args.match.seed.value_or(1);
  request.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::thread::hardware_concurrency());
  if (!args.report.empty())
    if (const std::string reason = why_not_writable(args.report); !reason.empty())
      return complain_about_report(args, reason, language);
  request.bot_time = args.bot_time.value();
  std::string problem;
  const auto names = bot_names(args.bots, game->seats());
  request.bots = read_bots(names, game->seats(), language, problem);
  if (!problem.empty()) {
    return complain(problem);
  }

  ProgressBar bar(request.games);
  const Tally tally =
      game->simulate(request, [&](std::uint64_t done) { bar.show(done); }, problem, language);
  bar.finish();
  if (!problem.empty()) {
    return complain(problem);
  }

  if (const std::string stopped = why_stopped(tally.forfeits, language); !stopped.empty()) {
    return complain(stopped);
  }

  std::printf("%s\n",
              words::simulate::head(language, game->title(), tally.games, request.seed).c_str());
  for (int seat = 0; seat < game->seats(); ++seat)
    print_share(words::simulate::wins(language, letter(seat_at(seat)),
                                      names[static_cast<std::size_t>(seat)]),
                tally.wins[static_cast<std::size_t>(seat)], tally.games);
  print_share(words::simulate::draws(language), tally.draws, tally.games);
  std::fputs(forfeits_text(tally.forfeits, language).c_str(), stdout);
  print_lengths(tally, language);
  if (args.by_card) print_cards(*game, tally, language);
  std::array<char, 17> digest{};
  std::snprintf(digest.data(), digest.size(), "%016llx",
                static_cast<unsigned long long>(tally.digests));
  std::printf("\n%s\n", words::simulate::signature(language, digest.data()).c_str());
  if (!args.report.empty())
    if (const int code = write_report(*game, args, names, request, tally, language); code != 0)
      return code;
  return args.trace.empty() ? 0 : write_traces(*game, request, args.trace, language);
}

}  // namespace

void add_simulate_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("simulate", words::help::simulate(language));
  args->match.add_to(command, language);
  command.option("--games,-n", args->games, words::option::count(language));
  command.option("--bots", args->bots, words::option::bots(language)).one_value_each_time();
  args->bot_time.add_to(command, language);
  command.option("--threads", args->threads, words::option::threads(language));
  command.flag("--by-card", args->by_card, words::option::card_statistics(language));
  command.option("--trace", args->trace, words::option::trace(language));
  command.option("--report", args->report, words::report::page::option(language));
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

void add_bench_command(Command program) {
  struct BenchArgs {
    std::string game = "starfighter";
    OwnCards cards;
  };
  const auto args = std::make_shared<BenchArgs>();
  Command command = program.command("bench", words::help::bench(program.language()));
  command.option("game", args->game, words::option::game(program.language()));
  args->cards.add_to(command, program.language());
  command.runs([args](Language language) {
    const auto game = args->cards.find(args->game, language);
    if (game == nullptr) return 2;
    game->bench(language);
    return 0;
  });
}

}  // namespace wardroom
