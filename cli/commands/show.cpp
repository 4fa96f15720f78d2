// `games`, `cards`, `rules`, `check`: looking things up.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <memory>

#include "cardplay/carried_out.hpp"
#include "cards/language/card_files.hpp"
#include "cli/clause_places.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/text.hpp"
#include "games/starfighter/cards/compile.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "words/cli.hpp"
#include "words/cli_own_cards.hpp"

namespace wardroom {
namespace {

namespace native = words::cli::native;

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

void print(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

int show_games(Language language) {
  for (const auto& game : all_games()) {
    std::string modes;
    for (const std::string& mode : game->modes()) modes += (modes.empty() ? "" : " ") + mode;
    print(words::show::game(language, game->name(), game->title(), game->seats(), modes) + '\n');
    print(words::show::set(language, game->set_name(language), game->set_note(language)) + '\n');
    print(words::show::rulings(language) + '\n');
    for (const RuleOption& option : game->rule_options(language))
      print(words::show::ruling(language, option.name, option.on_by_default ? "on" : "off",
                                option.text, option.ruling) +
            '\n');
  }
  return 0;
}

struct CardsArgs {
  std::string game;
  std::vector<std::string> filter;
  OwnCards cards;
  bool native = false;
};

// The cards that can do something no other card can.
int show_native(const AnyGame& game, Language language) {
  const std::optional<NativeCards> found = game.native_cards();
  if (!found) {
    print(native::no_statements(language, game.title()) + '\n');
    return 0;
  }
  print(native::sum(language, found->native.size(), found->cards) + '\n');
  for (const NativeCard& card : found->native)
    for (const std::string_view operation : card.operations)
      print(padded(game.card_name(card.card), 20) + "  " + std::string(operation) + '\n');
  return 0;
}

// A line is shown if every word of the filter is in it.
int show_cards(const CardsArgs& args, Language language) {
  const auto game = args.cards.find(args.game, language);
  if (game == nullptr) return 2;
  print(words::show::set_head(language, game->set_name(language), game->set_note(language)) +
        "\n\n");
  if (args.native) return show_native(*game, language);
  int shown = 0;
  for (const std::string& line : game->catalogue(language)) {
    const std::string text = lower_case(line);
    const bool wanted = std::ranges::all_of(args.filter, [&](const std::string& word) {
      return text.find(lower_case(word)) != std::string::npos;
    });
    if (!wanted) continue;
    print(line + '\n');
    ++shown;
  }
  if (shown == 0) std::fprintf(stderr, "%s\n", words::show::no_card(language).c_str());
  return shown > 0 ? 0 : 1;
}

void show_clause(const Clause& clause, Language language, int width) {
  print(clause.id + '\n' + wrapped(clause.text(language), width, 4));
  if (clause.see.empty()) return;
  std::string clauses;
  for (const std::string& id : clause.see) clauses += (clauses.empty() ? "" : " ") + id;
  print("    " + words::show::see(language, clauses) + '\n');
}

void show_places(const std::string& head, const std::vector<std::string>& places) {
  if (places.empty()) return;
  print("    " + head + '\n');
  for (const std::string& place : places) print("      " + place + '\n');
}

int show_rules(const std::string& name, const std::string& wanted, Language language) {
  const AnyGame* game = find_or_complain(name, language);
  if (game == nullptr) return 2;
  const int width = std::min(current_style().width, 100);
  std::string id = wanted;
  std::ranges::transform(id, id.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  bool found = false;
  for (const RuleSection& section : game->rule_book().sections) {
    bool headed = false;
    for (const Clause& clause : game->rule_book().clauses) {
      if (clause.section != section.id) continue;
      const bool asked_for = goes_by(clause.id, id);
      if (!id.empty() && !asked_for && !goes_by(clause.section, id)) continue;
      if (!headed)
        print((found ? "\n" : "") +
              (language == Language::french ? section.french : section.english) + "\n\n");
      headed = found = true;
      show_clause(clause, language, width);
      if (!asked_for) continue;
      const ClausePlaces places = places_of(clause.id);
      show_places(words::show::code(language), places.code);
      show_places(words::show::tests(language), places.tests);
    }
  }
  if (!found) {
    std::string sections;
    for (const RuleSection& section : game->rule_book().sections)
      sections += (sections.empty() ? "" : " ") + section.id;
    std::fprintf(stderr, "wardroom: %s\n",
                 words::show::no_clause(language, wanted, game->title(), sections).c_str());
  }
  return found ? 0 : 1;
}

// Files are those of one set: with a vocabulary those of a game on the card language, otherwise
// Starfighter's. Says what was found if they can be read.
std::string check_set(std::vector<cards::SourceFile> files, cards::Problems& problems) {
  const Language language = problems.language();
  const auto vocabulary = std::ranges::find_if(files, language::is_vocabulary);
  if (vocabulary == files.end()) {
    const starfighter::Set set = starfighter::compile(files, problems);
    if (!problems.empty()) return "";
    return words::show::checked(language, set.name().in(language), set.cards(), set.cruisers());
  }
  language::CardFiles set = language::read_good_cards(files, problems);
  const bool sound = problems.empty();
  if (set.vocabulary.game == "wingcommander") {
    if (sound) set = wingcommander::compile(files, problems);
    if (!problems.empty()) return "";
    return words::show::checked_cards(language, set.name.in(language), set.cards.size());
  }
  if (set.vocabulary.empty()) return "";
  return words::show::checked_for_later(language, set.name.in(language), set.cards.size(),
                                        cardplay::carried_out(set, nullptr, problems));
}

struct CheckArgs {
  std::vector<std::string> files;
  std::string game;  // that the cards are to be added to; otherwise they are a set
};

// As `--cards` would add them.
std::string check_additions(const AnyGame& game, const std::vector<cards::SourceFile>& files,
                            cards::Problems& problems) {
  const Language language = problems.language();
  const auto larger = game.with_cards(files, problems);
  return larger == nullptr ? ""
                           : words::show::set_head(language, larger->set_name(language),
                                                   larger->set_note(language));
}

int check_files(const CheckArgs& args, Language language) {
  const AnyGame* game = args.game.empty() ? nullptr : find_or_complain(args.game, language);
  if (!args.game.empty() && game == nullptr) return 2;
  cards::Problems problems(language);
  std::vector<cards::SourceFile> files;
  for (const std::string& name : args.files) {
    const std::optional<std::string> text = read_file(name);
    if (!text) {
      std::fprintf(stderr, "%s\n", words::show::unreadable(language, name).c_str());
      return 2;
    }
    files.push_back({name, *text});
  }
  const std::string found = game == nullptr ? check_set(std::move(files), problems)
                                            : check_additions(*game, files, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!found.empty()) print(found + '\n');
  return problems.empty() ? 0 : 1;
}

}  // namespace

void add_games_command(Command program) {
  Command command = program.command("games", words::help::games(program.language()));
  command.runs(show_games);
}

void add_cards_command(Command program) {
  const auto args = std::make_shared<CardsArgs>();
  Command command = program.command("cards", words::help::cards(program.language()));
  command.option("game", args->game, "starfighter").required();
  command.option("filter", args->filter, words::option::filter(program.language()));
  args->cards.add_to(command, program.language());
  command.flag("--native", args->native, native::about(program.language()));
  command.runs([args](Language wanted) { return show_cards(*args, wanted); });
}

void add_rules_command(Command program) {
  struct Args {
    std::string game;
    std::string clause;
  };
  const auto args = std::make_shared<Args>();
  Command command = program.command("rules", words::help::rules(program.language()));
  command.option("game", args->game, "starfighter").required();
  command.option("clause", args->clause, words::option::clause(program.language()));
  command.runs([args](Language wanted) { return show_rules(args->game, args->clause, wanted); });
}

void add_check_command(Command program) {
  const auto args = std::make_shared<CheckArgs>();
  Command command = program.command("check", words::help::check(program.language()));
  command.option("files", args->files, words::option::files(program.language())).required();
  command.option("--game", args->game, words::option::added_to(program.language()));
  command.runs([args](Language wanted) { return check_files(*args, wanted); });
}

}  // namespace wardroom
