// `arena`: bots against bots in pairs of games, to measure how strong they are.
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <sstream>
#include <thread>

#include "ai/arena/arena_json.hpp"
#include "ai/arena/checkpoint.hpp"
#include "cli/bot_options.hpp"
#include "cli/commands/commands.hpp"
#include "cli/games/any_game.hpp"
#include "cli/match_options.hpp"
#include "cli/report/arena_page.hpp"
#include "cli/report/arena_text.hpp"
#include "cli/report/whole_file.hpp"
#include "cli/terminal/repeat_command.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli.hpp"
#include "words/cli_arena.hpp"
#include "words/cli_bots.hpp"

namespace wardroom {
namespace {

namespace text = words::arena;

constexpr std::uint64_t kMostPairs = 1'000'000'000;

struct Args {
  MatchOptions match;
  std::vector<std::string> bots = {"random,greedy"};
  BotTime bot_time;
  std::uint64_t pairs = 100;
  int threads = 0;
  std::string sprt;
  std::string checkpoint;
  std::string json;
  std::string report;
};

// Given once, a text is split at its commas. Given several times, commas belong to the command of a
// program; the names of other bots have none.
std::vector<std::string> entrants(const std::vector<std::string>& given) {
  std::vector<std::string> names;
  for (const std::string& one : given) {
    if (given.size() > 1 && one.starts_with("bot:")) {
      names.push_back(one);
      continue;
    }
    std::istringstream rest(one);
    for (std::string name; std::getline(rest, name, ',');) names.push_back(name);
  }
  return names;
}

// "0,10"; nothing if it is not understood.
std::optional<SprtQuestion> question_in(std::string_view given) {
  constexpr double most = 1000;
  const auto number = [](std::string_view digits, double& value) {
    const char* begin = digits.data();
    const char* end = begin + digits.size();
    const auto read = std::from_chars(begin, end, value);
    return read.ec == std::errc{} && read.ptr == end && value >= -most && value <= most;
  };
  const std::size_t comma = given.find(',');
  SprtQuestion question;
  if (comma == std::string_view::npos || !number(given.substr(0, comma), question.elo0) ||
      !number(given.substr(comma + 1), question.elo1) || question.elo0 >= question.elo1)
    return std::nullopt;
  return question;
}

std::string describe(const CheckpointFault& fault, const std::string& file, Language language) {
  switch (fault.kind) {
    case CheckpointFault::none: break;
    case CheckpointFault::system: return text::file::system(language, file, fault.text);
    case CheckpointFault::in_use: return text::file::in_use(language, file);
    case CheckpointFault::foreign: return text::file::foreign(language, file);
    case CheckpointFault::other_plan:
      return text::file::other_plan(language, file, fault.difference.member,
                                    fault.difference.stored, fault.difference.asked);
    case CheckpointFault::not_json: return text::file::not_json(language, file, fault.line);
    case CheckpointFault::wrong_member:
      return text::file::wrong_member(language, file, fault.line, fault.text);
    case CheckpointFault::twice: return text::file::twice(language, file, fault.line);
  }
  return {};
}

// The command that plays the same pairs again and reports them in the same language.
std::string command_of(const Args& args, const ArenaPlan& plan, Language language) {
  std::string command = "wardroom arena " + match_words(args.match);
  for (const std::string& bot : plan.bots) command += " --bots " + shell_word(bot);
  command += " --pairs " + std::to_string(args.pairs) + " --seed " + std::to_string(plan.seed);
  if (plan.bot_time != kUsualBotTime)
    command += " --bot-time " + std::to_string(plan.bot_time.count());
  if (!args.sprt.empty()) command += " --sprt " + shell_word(args.sprt);
  if (language == Language::french) command += " --lang fr";
  if (!args.report.empty())
    command += " --report " + shell_word(std::filesystem::path(args.report).filename().string());
  return command;
}

// One arena from its request to what it leaves behind.
class ArenaCommand {
 public:
  ArenaCommand(Args args, Language language) : args_(std::move(args)), language_(language) {}

  int run() {
    game_ = args_.match.find_game(language_);
    if (game_ == nullptr) return 2;
    if (const std::string problem = understand(); !problem.empty()) return complain(problem);
    ArenaLedger ledger(static_cast<int>(plan_.bots.size()), args_.pairs, plan_.sprt);
    Checkpoint checkpoint;
    if (!args_.checkpoint.empty()) {
      if (const CheckpointFault fault = checkpoint.open(args_.checkpoint, plan_, ledger))
        return complain(describe(fault, args_.checkpoint, language_));
      if (const std::uint64_t known = ledger.counted(); known > 0)
        std::fprintf(stderr, "%s\n",
                     text::command::resumed(language_, args_.checkpoint, known).c_str());
    }
    if (const std::string problem = play(ledger, checkpoint); !problem.empty())
      return complain(text::file::lost(language_, args_.checkpoint, problem));
    return conclude(standings_of(ledger));
  }

 private:
  // Everything that can be wrong with the request, before a game is played. Answers what it is.
  std::string understand() {
    if (const std::string unread = args_.match.read_decks(); !unread.empty())
      return words::show::unreadable(language_, unread);
    if (args_.pairs == 0 || args_.pairs > kMostPairs) return text::command::no_pairs(language_);
    const std::vector<std::string> names = entrants(args_.bots);
    if (names.size() < 2) return text::command::too_few(language_);
    for (const std::string& name : names) {
      const auto bot = bot_seat_named(name);
      if (!bot) return words::cli::bots::unknown(language_, name);
      run_.bots.push_back(*bot);
    }
    if (!args_.sprt.empty()) {
      plan_.sprt = question_in(args_.sprt);
      if (!plan_.sprt) return text::command::sprt_bounds(language_, args_.sprt);
      if (names.size() != 2) return text::command::sprt_two(language_, names.size());
    }
    for (const std::string& file : {args_.json, args_.report})
      if (const std::string reason = file.empty() ? "" : why_not_writable(file); !reason.empty())
        return text::command::cannot_write(language_, file, reason);
    std::string problem;
    run_.play = game_->pair_player(args_.match.request, problem, language_);
    if (!problem.empty()) return problem;
    run_.seats = game_->seats();
    run_.bot_time = args_.bot_time.value();
    run_.seed = args_.match.seed.value_or(1);
    run_.threads =
        args_.threads > 0 ? args_.threads : static_cast<int>(std::thread::hardware_concurrency());
    plan_.game = game_->name();
    plan_.mode = game_->mode_title(args_.match.request, Language::english);
    plan_.match = args_.match.request;
    plan_.versions = game_->versions();
    plan_.versions.program = WARDROOM_VERSION;
    plan_.bots = names;
    plan_.bot_time = run_.bot_time;
    plan_.seed = run_.seed;
    describe_subject();
    return {};
  }

  void describe_subject() {
    subject_.game = game_->title();
    subject_.mode = game_->mode_title(args_.match.request, language_);
    subject_.set_name = game_->set_name(language_);
    subject_.set_note = game_->set_note(language_);
    subject_.bots = distinct_names(plan_.bots);
    subject_.seed = plan_.seed;
    subject_.sprt = plan_.sprt;
    subject_.version = WARDROOM_VERSION;
    subject_.command = command_of(args_, plan_, language_);
  }

  // Answers why the file could not be written, or nothing.
  std::string play(ArenaLedger& ledger, Checkpoint& checkpoint) const {
    const std::uint64_t all = args_.pairs * ledger.pairings().size();
    const std::uint64_t step = std::max<std::uint64_t>(1, all / 200);
    ProgressBar bar(all);
    std::string problem;
    run_arena(run_, ledger, [&](const Task& task, const PairResult& result) {
      if (!args_.checkpoint.empty() && problem.empty())
        problem = checkpoint.append(task, result, ledger.pairings());
      const std::uint64_t done = ledger.counted();
      if (done % step == 0) bar.show(done, arena_so_far(subject_, standings_of(ledger), language_));
      return problem.empty();
    });
    bar.finish();
    return problem;
  }

  int conclude(const Standings& standings) {
    for (std::size_t i = 0; i < standings.bots.size(); ++i) {
      const BotStanding& bot = standings.bots[i];
      if (!bot.out && bot.first_forfeit)
        subject_.forfeits.push_back(
            text::out::forfeits(language_, subject_.bots[i], bot.forfeits,
                                wardroom::describe(bot.first_forfeit->fault, language_)));
    }
    say(current_style(), arena_text(subject_, standings, language_));
    std::fflush(stdout);
    const std::vector<std::string> hopeless = about_hopeless(standings);
    subject_.forfeits.insert(subject_.forfeits.end(), hopeless.begin(), hopeless.end());
    if (!write(args_.json, arena_json(plan_, standings)) ||
        !write(args_.report, arena_page(subject_, standings, language_)))
      return 2;
    for (const std::string& sentence : hopeless) complain(sentence);
    return hopeless.empty() ? 0 : 2;
  }

  // False after saying why it could not; nothing to do without a file.
  bool write(const std::string& file, const std::string& content) const {
    if (file.empty()) return true;
    const std::string reason = write_whole_file(file, content);
    if (!reason.empty()) {
      complain(text::command::cannot_write(language_, file, reason));
      return false;
    }
    std::printf("%s\n", text::command::written(language_, file).c_str());
    return true;
  }

  // A text for every bot that is out.
  std::vector<std::string> about_hopeless(const Standings& standings) const {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < standings.bots.size(); ++i) {
      if (!standings.bots[i].out) continue;
      const Forfeit first = standings.bots[i].first_forfeit.value_or(Forfeit{});
      texts.push_back(text::out::hopeless(language_, subject_.bots[i], ForfeitRuns::kEnough,
                                          wardroom::describe(first.fault, language_)));
      if (!first.line.empty()) texts.back() += ". " + text::out::answered(language_, first.line);
    }
    return texts;
  }

  Args args_;
  Language language_;
  std::shared_ptr<const AnyGame> game_;
  ArenaPlan plan_;
  ArenaRun run_;
  ArenaSubject subject_;
};

}  // namespace

void add_arena_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("arena", text::command::about(language));
  args->match.add_to(command, language);
  command.option("--game", args->match.game, text::command::game(language));
  command.option("--bots", args->bots, text::command::bots(language)).one_value_each_time();
  args->bot_time.add_to(command, language);
  command.option("--pairs,-n", args->pairs, text::command::pairs(language));
  command.option("--threads", args->threads, words::option::threads(language));
  command.option("--sprt", args->sprt, text::command::sprt(language));
  command.option("--checkpoint", args->checkpoint, text::command::checkpoint(language));
  command.option("--json", args->json, text::command::json(language));
  command.option("--report", args->report, text::command::report(language));
  command.runs([args](Language wanted) { return ArenaCommand(*args, wanted).run(); });
}

}  // namespace wardroom
