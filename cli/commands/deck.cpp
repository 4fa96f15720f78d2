// `deck check|show|random`: decks of one's own.
#include <cstdio>
#include <memory>
#include <random>

#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli.hpp"
#include "words/cli_deck.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::deck;

struct Args {
  std::string game = "starfighter";
  OwnCards cards;
  std::vector<std::string> files;
  int size = 0;
  std::optional<std::uint64_t> seed;
};

std::shared_ptr<const cards::DeckShop> shop_of(const Args& args, Language language) {
  const AnyGame* known = find_game(args.game);
  if (known == nullptr || known->decks() == nullptr) {
    complain(text::no_decks(language, args.game));
    return nullptr;
  }
  const auto game = args.cards.added_to(*known, language);
  if (game == nullptr) return nullptr;
  return {game, game->decks()};
}

void print_problems(const cards::DeckReport& report) {
  for (const cards::Problem& problem : report.problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
}

// Every rule with whether it is kept; where it is broken, the place.
void print_report(const std::string& file, const cards::DeckReport& report, Language language) {
  print_problems(report);
  for (const cards::DeckCheck& check : report.checks) {
    const std::string mark = check.kept ? text::yes(language) : text::no(language);
    std::string place;
    if (check.line > 0)
      place = file + ':' + std::to_string(check.line) + ':' + std::to_string(check.column) + ": ";
    std::printf("  %s  %s  %s%s\n", mark.c_str(), check.clause.c_str(), place.c_str(),
                check.text.c_str());
  }
}

int check(const Args& args, Language language) {
  const auto shop = shop_of(args, language);
  if (shop == nullptr) return 2;
  int code = 0;
  for (const std::string& file : args.files) {
    const std::optional<std::string> content = read_file(file);
    if (!content) return complain(words::show::unreadable(language, file));
    const cards::DeckReport report = shop->check({file, *content}, language);
    const bool legal = report.legal();
    std::printf("%s\n", (legal ? text::legal : text::not_legal)(language, file).c_str());
    print_report(file, report, language);
    if (!legal) code = 1;
  }
  return code;
}

int show(const Args& args, Language language) {
  const auto shop = shop_of(args, language);
  if (shop == nullptr) return 2;
  for (const std::string& file : args.files) {
    const std::optional<std::string> content = read_file(file);
    if (!content) return complain(words::show::unreadable(language, file));
    const cards::DeckReport report = shop->check({file, *content}, language);
    if (!report.legal()) {
      std::printf("%s\n", text::not_legal(language, file).c_str());
      print_report(file, report, language);
      return 1;
    }
    std::printf("%s", shop->show({file, *content}, language).c_str());
  }
  return 0;
}

int random(const Args& args, Language language) {
  const auto shop = shop_of(args, language);
  if (shop == nullptr) return 2;
  const int size = args.size == 0 ? shop->usual() : args.size;
  if (size < shop->smallest() || size > shop->largest())
    return complain(text::bad_size(language, shop->smallest(), shop->largest()));
  std::printf("%s", shop->random(size, args.seed.value_or(std::random_device{}())).c_str());
  return 0;
}

}  // namespace

void add_deck_command(Command program) {
  const auto args = std::make_shared<Args>();
  const Language language = program.language();
  Command command = program.command("deck", text::about(language));
  command.option("--game", args->game, text::about_game(language));
  args->cards.add_to(command, language);
  const auto add_files = [&](Command to) {
    to.option("files", args->files, text::about_files(language)).required();
  };
  Command checking = command.command("check", text::about_check(language));
  add_files(checking);
  checking.runs([args](Language wanted) { return check(*args, wanted); });
  Command showing = command.command("show", text::about_show(language));
  add_files(showing);
  showing.runs([args](Language wanted) { return show(*args, wanted); });
  Command drawing = command.command("random", text::about_random(language));
  drawing.option("--size", args->size, text::about_size(language));
  drawing.option("--seed", args->seed, text::about_seed(language));
  drawing.runs([args](Language wanted) { return random(*args, wanted); });
}

}  // namespace wardroom
