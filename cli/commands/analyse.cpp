// `analyse`: looks back at a recorded game, finished or under way.
#include <cstdio>
#include <memory>
#include <thread>

#include "cli/commands/analyse_text.hpp"
#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/hints.hpp"
#include "cli/report/figures.hpp"
#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/json.hpp"
#include "words/cli.hpp"
#include "words/cli_analyse.hpp"
#include "words/cli_hints.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::analyse;

struct Args {
  std::string file;
  OwnCards cards;
  int simulations = static_cast<int>(kAnalysisSimulations);
  std::optional<std::size_t> from;
  std::optional<std::size_t> to;
  std::string seat;
  std::uint64_t seed = 1;
  int threads = 0;
  bool json = false;
};

// What is asked for, or what is wrong with it.
std::string understand(const Args& args, int seats, std::size_t steps, AnalysisRequest& request,
                       Language language) {
  request.simulations = static_cast<std::uint64_t>(args.simulations);
  request.seed = args.seed;
  request.threads =
      args.threads > 0 ? args.threads : static_cast<int>(std::thread::hardware_concurrency());
  request.first = args.from.value_or(1);
  request.last = args.to.value_or(steps);
  const bool given = args.from || args.to;
  if (given && (request.first < 1 || request.first > request.last || request.last > steps))
    return text::which_steps(language, steps);
  if (args.seat.empty()) return {};
  for (int i = 0; i < seats; ++i)
    if (args.seat == std::string(1, letter(seat_at(i)))) request.seat = seat_at(i);
  return request.seat ? "" : text::which_seat(language);
}

std::string json_text(const Record& record, const AnalysisRequest& request,
                      const Analysis& analysis, int seats) {
  std::string line;
  JsonWriter json(line);
  json.open_object();
  json.member("game", record.game);
  json.member("mode", record.request.mode);
  json.member("choices", static_cast<std::uint64_t>(record.steps.size()));
  json.key("winners");
  if (record.winners) {
    json.open_array();
    for (int i = 0; i < seats; ++i)
      if (record.winners->contains(seat_at(i))) json.value(std::string(1, letter(seat_at(i))));
    json.close_array();
  } else {
    json.null();
  }
  json.member("simulations", request.simulations);
  json.member("seed", request.seed);
  write_analysis(json, analysis, seats);
  json.close_object();
  return line;
}

int run(const Args& args, Language language) {
  const auto record = read_record_or_complain(args.file, language);
  if (!record) return 2;
  const auto game = args.cards.find(record->game, language);
  if (game == nullptr) return 2;
  AnalysisRequest request;
  if (const std::string problem =
          understand(args, game->seats(), record->steps.size(), request, language);
      !problem.empty())
    return complain(problem);

  TerminalStyle style = current_style();
  style.language = language;
  if (const std::string note = version_note(*game, *record, language); !note.empty())
    std::fprintf(stderr, "%s\n", note.c_str());
  ProgressBar progress(100);
  ReplayFault fault;
  const Analysis analysis = game->analyse(
      *record, request,
      [&](std::size_t done, std::size_t of) {
        progress.show(100 * done / of, std::to_string(done) + " / " + std::to_string(of));
      },
      language, fault);
  progress.finish();
  if (fault) {
    std::fprintf(stderr, "%s\n", describe(fault, args.file, language).c_str());
    return 1;
  }
  if (args.json)
    std::printf("%s\n", json_text(*record, request, analysis, game->seats()).c_str());
  else if (analysis.choices.empty())
    say(style, text::nothing(language) + '\n');
  else
    say(style, analysis_text(analysis, game->seats(), style));
  return 0;
}

}  // namespace

void add_analyse_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("analyse", text::about(language));
  command.option("file", args->file, words::cli::hints::about_file(language)).required();
  command.option("--from", args->from, text::about_from(language));
  command.option("--to", args->to, text::about_to(language));
  command.option("--seat", args->seat, text::about_seat(language));
  command
      .option("--simulations", args->simulations,
              text::about_simulations(language, counted(kAnalysisSimulations, language)))
      .between(1, kMostSimulations);
  command.option("--seed", args->seed, words::cli::hints::about_seed(language));
  command.option("--threads", args->threads, words::option::threads(language)).between(1, 1024);
  command.flag("--json", args->json, words::cli::hints::about_json(language));
  args->cards.add_to(command, language);
  command.runs([args](Language wanted) { return run(*args, wanted); });
}

}  // namespace wardroom
