#include "cli/terminal/saved_games.hpp"

#include <cstdio>
#include <ctime>
#include <filesystem>
#include <variant>

#include "cli/files.hpp"
#include "cli/terminal/state_folder.hpp"
#include "cli/terminal/terminal.hpp"
#include "table/replay_fault.hpp"
#include "words/cli.hpp"
#include "words/cli_replay.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;

std::string time_stamp() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[32];
  std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &local);
  return text;
}

}  // namespace

std::string new_record_file(std::string_view game) {
  std::error_code error;
  const fs::path place = state_folder();
  if (place.empty()) return {};
  fs::create_directories(place, error);
  if (error) return {};
  const std::string stem = std::string(game) + '-' + time_stamp();
  fs::path file = place / (stem + ".record");
  for (int i = 2; fs::exists(file, error); ++i)
    file = place / (stem + '-' + std::to_string(i) + ".record");
  return file.string();
}

std::optional<SavedGame> last_unfinished(std::string_view game) {
  std::optional<SavedGame> last;
  std::optional<fs::file_time_type> when;
  std::error_code error;
  const fs::path place = state_folder();
  if (place.empty()) return last;
  for (auto entry = fs::directory_iterator(place, error);
       !error && entry != fs::directory_iterator(); entry.increment(error)) {
    std::error_code unread;
    const auto changed = entry->last_write_time(unread);
    if (unread || entry->path().extension() != ".record" || (when && changed <= *when)) continue;
    const auto text = read_file(entry->path().string());
    if (!text) continue;
    auto read = read_record({entry->path().string(), *text}, Language::english);
    auto* record = std::get_if<Record>(&read);
    if (record == nullptr || record->winners || record->game != game) continue;
    last = SavedGame{entry->path().string(), std::move(*record)};
    when = changed;
  }
  return last;
}

std::optional<Record> read_record_or_complain(const std::string& file, Language language) {
  const auto text = read_file(file);
  if (!text) {
    complain(words::show::unreadable(language, file));
    return std::nullopt;
  }
  auto read = read_record({file, *text}, language);
  if (const auto* problem = std::get_if<Problem>(&read)) {
    std::fprintf(stderr, "%s\n", problem->text().c_str());
    return std::nullopt;
  }
  return std::get<Record>(std::move(read));
}

std::unique_ptr<AnyMatch> open_or_complain(const AnyGame& game, const Record& record,
                                           const std::string& file,
                                           std::optional<std::size_t> steps, std::uint64_t seed,
                                           int& exit_code, Language language) {
  const std::size_t all = record.steps.size();
  if (steps > all) {
    exit_code = complain(words::cli::replay::steps_only(language, all));
    return nullptr;
  }
  ReplayFault fault;
  auto match = game.open(record, steps.value_or(all), seed, language, fault);
  if (!fault) return match;
  std::fprintf(stderr, "%s\n", describe(fault, file, language).c_str());
  exit_code = 1;
  return nullptr;
}

std::string describe(const ReplayFault& fault, const std::string& file, Language language) {
  return Problem{file, std::max(fault.line, 1U), 1, sentence(fault, language)}.text();
}

std::string version_note(const AnyGame& game, const Record& record, Language language) {
  RecordVersions own = game.versions();
  own.program = WARDROOM_VERSION;
  if (record.versions == own) return {};
  std::string note = words::cli::replay::other_version(
      language, record.versions.program, record.versions.rules, record.versions.cards);
  if (record.versions.cards != own.cards)
    note += '\n' + words::cli::replay::other_cards(language, record.versions.cards, own.cards);
  return note;
}

}  // namespace wardroom
