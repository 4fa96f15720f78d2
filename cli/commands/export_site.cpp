// `export-site`: the page as files, for any web server.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/report/whole_file.hpp"
#include "cli/terminal/terminal.hpp"
#include "site/site_file.hpp"
#include "words/cli_serve.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;
namespace text = words::cli::export_site;

// Says that a folder was written by this command and may be written again.
constexpr const char* kMark = ".wardroom-site";

// Why this folder must not be written to, or nothing.
std::string objection(const fs::path& folder, Language language) {
  std::error_code error;
  const fs::file_status status = fs::status(folder, error);
  if (status.type() == fs::file_type::not_found) return "";
  if (!fs::is_directory(status)) return text::no_folder(language, folder.string());
  const bool ours = fs::exists(folder / kMark, error);
  if (!ours && !fs::is_empty(folder, error) && !error)
    return text::foreign(language, folder.string());
  return error ? text::cannot_write(language, folder.string(), error.message()) : "";
}

// Assets come first: who opens a page meanwhile finds everything it names.
std::vector<SiteFile> in_order() {
  const std::span<const SiteFile> files = embedded_site();
  std::vector<SiteFile> list(files.begin(), files.end());
  std::ranges::partition(list, &SiteFile::is_asset);
  return list;
}

// What went wrong in the words of the system, or nothing.
std::string write(const fs::path& file, std::string_view bytes) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  return error ? error.message() : write_whole_file(file.string(), bytes);
}

int export_site(const fs::path& folder, Language language) {
  if (embedded_site().empty()) {
    complain(words::cli::serve::no_site(language));
    return 1;
  }
  if (const std::string problem = objection(folder, language); !problem.empty()) {
    complain(problem);
    return 1;
  }
  const auto try_to_write = [&](const fs::path& file, std::string_view bytes) {
    const std::string problem = write(file, bytes);
    if (!problem.empty()) complain(text::cannot_write(language, file.string(), problem));
    return problem.empty();
  };
  if (!try_to_write(folder / kMark, "")) return 1;
  for (const SiteFile& file : in_order())
    if (!try_to_write(folder / file.path.substr(1), file.plain)) return 1;
  say(current_style(), text::done(language, embedded_site().size(), folder.string()) + '\n');
  return 0;
}

}  // namespace

void add_export_site_command(Command program) {
  const Language language = program.language();
  const auto folder = std::make_shared<std::string>();
  Command command = program.command("export-site", text::about(language));
  command.option("folder", *folder, text::about_folder(language)).required();
  command.runs([folder](Language wanted) { return export_site(*folder, wanted); });
}

}  // namespace wardroom
