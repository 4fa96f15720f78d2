#include "cli/games/own_cards.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "cli/files.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli.hpp"
#include "words/cli_own_cards.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;
namespace text = words::cli::own_cards;

// In the order of their names, so that numbers and versions do not depend on the disk.
std::vector<std::string> file_names(const std::string& folder, std::error_code& error) {
  std::vector<std::string> names;
  for (auto entry = fs::directory_iterator(folder, error);
       !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    if (path.extension() == ".toml" || path.extension() == ".deck") names.push_back(path.string());
  }
  std::ranges::sort(names);
  return names;
}

}  // namespace

void OwnCards::add_to(Command command, Language language) {
  command.option("--cards", folder, text::about(language));
}

std::shared_ptr<const AnyGame> OwnCards::find(std::string_view game, Language language) const {
  const AnyGame* found = find_or_complain(game, language);
  return found == nullptr ? nullptr : added_to(*found, language);
}

std::shared_ptr<const AnyGame> OwnCards::added_to(const AnyGame& game, Language language) const {
  if (folder.empty()) return {std::shared_ptr<const AnyGame>(), &game};
  std::error_code error;
  const std::vector<std::string> names = file_names(folder, error);
  if (error || names.empty()) {
    complain((error ? words::show::unreadable : text::nothing)(language, folder));
    return nullptr;
  }
  std::vector<cards::SourceFile> files;
  for (const std::string& name : names) {
    const std::optional<std::string> content = read_file(name);
    if (!content) {
      complain(words::show::unreadable(language, name));
      return nullptr;
    }
    files.push_back({name, *content});
  }
  cards::Problems problems(language);
  std::shared_ptr<const AnyGame> larger = game.with_cards(files, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  return larger;
}

}  // namespace wardroom
