// `games`, `cards`, `rules`, `check`: looking things up.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <memory>

#include "cli/any_game.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal.hpp"
#include "games/starfighter/compile.hpp"

namespace wardroom {
namespace {

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

void print(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

const AnyGame* find_or_complain(const std::string& name) {
  const AnyGame* game = find_game(name);
  if (game == nullptr) {
    std::fprintf(stderr, "wardroom: unknown game \"%s\": expected", name.c_str());
    for (const auto& known : all_games())
      std::fprintf(stderr, " %s", std::string(known->name()).c_str());
    std::fputc('\n', stderr);
  }
  return game;
}

int show_games() {
  for (const auto& game : all_games()) {
    std::string line = std::string(game->name()) + "  " + std::string(game->title()) + ", " +
                       std::to_string(game->seats()) + " seats; modes:";
    for (const std::string& mode : game->modes()) line += ' ' + mode;
    print(line + '\n');
    print("  Cards: " + game->set_name() + ". " + game->set_note() + '\n');
    print("  Optional rulings (--rule NAME=on|off):\n");
    for (const RuleOption& option : game->rule_options())
      print("    " + option.name + " (" + (option.on_by_default ? "on" : "off") +
            "): " + option.text + ", " + option.ruling + '\n');
  }
  return 0;
}

// A line is shown if every word of the filter is in it.
int show_cards(const std::string& name, const std::vector<std::string>& filter) {
  const AnyGame* game = find_or_complain(name);
  if (game == nullptr) return 2;
  print(game->set_name() + ": " + game->set_note() + "\n\n");
  int shown = 0;
  for (const std::string& line : game->catalogue()) {
    const std::string text = lower_case(line);
    const bool wanted = std::ranges::all_of(filter, [&](const std::string& word) {
      return text.find(lower_case(word)) != std::string::npos;
    });
    if (!wanted) continue;
    print(line + '\n');
    ++shown;
  }
  if (shown == 0) std::fputs("No card of this set fits.\n", stderr);
  return shown > 0 ? 0 : 1;
}

void show_clause(const Clause& clause, Language language, int width) {
  print(clause.id + '\n' + wrapped(clause.text(language), width, 4));
  if (clause.see.empty()) return;
  std::string see = language == Language::french ? "voir" : "see";
  for (const std::string& id : clause.see) see += ' ' + id;
  print("    " + see + '\n');
}

int show_rules(const std::string& name, const std::string& wanted, Language language) {
  const AnyGame* game = find_or_complain(name);
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
      if (!id.empty() && clause.id != id && clause.section != id) continue;
      if (!headed)
        print((found ? "\n" : "") +
              (language == Language::french ? section.french : section.english) + "\n\n");
      headed = found = true;
      show_clause(clause, language, width);
    }
  }
  if (!found) {
    std::fprintf(stderr, "wardroom: no clause or section \"%s\" in the rules of %s; sections are",
                 wanted.c_str(), std::string(game->title()).c_str());
    for (const RuleSection& section : game->rule_book().sections)
      std::fprintf(stderr, " %s", section.id.c_str());
    std::fputc('\n', stderr);
  }
  return found ? 0 : 1;
}

int check_files(const std::vector<std::string>& names) {
  cards::Problems problems;
  std::vector<cards::SourceFile> files;
  for (const std::string& name : names) {
    const std::optional<std::string> text = read_file(name);
    if (!text) {
      std::fprintf(stderr, "%s: cannot be read\n", name.c_str());
      return 2;
    }
    files.push_back({name, *text});
  }
  const starfighter::Set set = starfighter::compile(files, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) return 1;
  std::printf("%s: %d cards and %d Cruisers, no problem found.\n", set.name().c_str(), set.cards(),
              set.cruisers());
  return 0;
}

}  // namespace

void add_games_command(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("games", "List the games, their modes and card sets");
  command->callback([&context] { context.exit_code = show_games(); });
}

void add_cards_command(CLI::App& app, Context& context) {
  struct Args {
    std::string game;
    std::vector<std::string> filter;
  };
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("cards", "List the cards of a game");
  command->add_option("game", args->game, "starfighter")->required();
  command->add_option("filter", args->filter, "Words a card must have: 3-10, blue, \"level 2\"");
  command->callback([args, &context] { context.exit_code = show_cards(args->game, args->filter); });
}

void add_rules_command(CLI::App& app, Context& context) {
  struct Args {
    std::string game;
    std::string clause;
  };
  const auto args = std::make_shared<Args>();
  CLI::App* command = app.add_subcommand("rules", "Read the rules of a game");
  command->add_option("game", args->game, "starfighter")->required();
  command->add_option("clause", args->clause, "A clause or section: SF-DEPLOY-14, SF-DEPLOY, R");
  command->callback([args, &context] {
    context.exit_code = show_rules(args->game, args->clause, context.language);
  });
}

void add_check_command(CLI::App& app, Context& context) {
  const auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* command =
      app.add_subcommand("check", "Check the files of a card set (Starfighter), all together");
  command->add_option("files", *files, "TOML files")->required();
  command->callback([files, &context] { context.exit_code = check_files(*files); });
}

}  // namespace wardroom
