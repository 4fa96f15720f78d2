// `scenario`: runs scenario files, or lists what is in them.
#include <cstdio>
#include <map>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "words/cli.hpp"
#include "words/cli_scenario.hpp"

namespace wardroom {
namespace {

namespace texts = words::cli::scenario;

struct Args {
  std::vector<std::string> files;
  OwnCards cards;
  bool list = false;
};

using Games = std::map<std::string, std::shared_ptr<const AnyGame>, std::less<>>;

struct Count {
  int passed = 0;
  int failed = 0;
};

void complain(const std::string& text) {
  std::fprintf(stderr, "%s\n", text.c_str());
}

void complain(const cards::Problems& problems) {
  for (const cards::Problem& problem : problems.list()) complain(problem.text());
}

std::optional<cards::SourceFile> read(const std::string& name, Language language) {
  const std::optional<std::string> text = read_file(name);
  if (!text) {
    complain(words::show::unreadable(language, name));
    return std::nullopt;
  }
  return cards::SourceFile{name, *text};
}

// With cards of one's own, if there are any; those are read once.
std::shared_ptr<const AnyGame> game_of(const ScenarioFile& file, const OwnCards& cards,
                                       Games& games, cards::Problems& problems) {
  if (const auto known = games.find(file.game); known != games.end()) return known->second;
  if (const AnyGame* game = find_game(file.game))
    return games[file.game] = cards.added_to(*game, problems.language());
  if (!problems.empty()) return nullptr;
  std::string known;
  for (const auto& each : all_games())
    known += (known.empty() ? "" : ", ") + std::string(each->name());
  problems.add(file.name, file.game_at, texts::unknown_game(problems.language(), file.game, known));
  return nullptr;
}

std::string headline(const ScenarioReport& report, Language language) {
  std::string line = report.source->name;
  for (const Written& clause : report.source->clauses) line += ' ' + clause.text;
  if (!report.source->title.empty()) line += "  " + report.source->title.text(language);
  return line;
}

// Answers false if the file could not be loaded.
bool run(const std::string& name, const Args& args, Language language, Games& games, Count& count) {
  const auto source = read(name, language);
  if (!source) return false;
  cards::Problems problems(language);
  ScenarioFile file;
  read_scenario_file(*source, file, problems);
  const auto game = game_of(file, args.cards, games, problems);
  std::vector<ScenarioReport> reports;
  if (game != nullptr) reports = game->run_scenarios(file, problems);
  complain(problems);
  if (game == nullptr || !problems.empty()) return false;
  for (const ScenarioReport& report : reports) {
    if (args.list) {
      std::printf("%s\n", headline(report, language).c_str());
      continue;
    }
    const bool passed = report.differences.empty();
    ++(passed ? count.passed : count.failed);
    std::printf("%s  %s\n", (passed ? texts::passed : texts::failed)(language).c_str(),
                headline(report, language).c_str());
    for (const cards::Problem& difference : report.differences)
      std::printf("    %s\n", difference.text().c_str());
  }
  return true;
}

int run_all(const Args& args, Language language) {
  Count count;
  Games games;
  bool loaded = true;
  for (const std::string& name : args.files)
    loaded = run(name, args, language, games, count) && loaded;
  if (!args.list && count.passed + count.failed > 0)
    std::printf("%s\n", texts::sum(language, count.passed, count.failed).c_str());
  if (!loaded) return 2;
  return count.failed == 0 ? 0 : 1;
}

}  // namespace

void add_scenario_command(Command program) {
  const auto args = std::make_shared<Args>();
  Command command = program.command("scenario", texts::about(program.language()));
  command.option("files", args->files, texts::files(program.language())).required();
  args->cards.add_to(command, program.language());
  command.flag("--list", args->list, texts::list(program.language()));
  command.runs([args](Language wanted) { return run_all(*args, wanted); });
}

}  // namespace wardroom
