#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>

#include "words/cli.hpp"

namespace wardroom {
namespace {

// What the library would print in English, translated where it lets us.
class Help final : public CLI::Formatter {
 public:
  explicit Help(Language language) : language_(language) {
    label("Usage", words::help::usage(language));
    label("OPTIONS", words::help::options_mark(language));
    label("SUBCOMMAND", words::help::command_mark(language));
    label("Positionals", words::help::positionals(language));
    label("REQUIRED", words::help::required(language));
  }

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override {
    if (group == "Options") group = words::help::options(language_);
    return CLI::Formatter::make_group(group, is_positional, options);
  }

  // "TEXT", "UINT" and the like, which can have a check behind them.
  std::string make_option_opts(const CLI::Option* option) const override {
    std::string text = CLI::Formatter::make_option_opts(option);
    replace(text, " UINT", words::help::number(language_));
    replace(text, " INT", words::help::number(language_));
    replace(text, " TEXT", words::help::text(language_));
    return text;
  }

 private:
  static void replace(std::string& text, std::string_view what, const std::string& with) {
    if (text.starts_with(what)) text.replace(1, what.size() - 1, with);
  }

  Language language_;
};

std::string up_to(std::string_view text, std::string_view end) {
  return std::string(text.substr(0, text.find(end)));
}

std::string behind(std::string_view text, std::string_view start) {
  const std::size_t at = text.find(start);
  return std::string(at == std::string_view::npos ? text : text.substr(at + start.size()));
}

std::string joined(const std::vector<std::string>& alternatives, Language language) {
  std::string text = alternatives.front();
  for (std::size_t i = 1; i + 1 < alternatives.size(); ++i) text += ", " + alternatives[i];
  return alternatives.size() == 1 ? text
                                  : words::wrong::either(language, text, alternatives.back());
}

// The library only hands over its own sentences; names and values are read out of them.
std::string complaint(const CLI::ParseError& error, const CLI::App& app, Language language) {
  std::string text = error.what();
  const std::vector<std::string> unknown = app.remaining(true);
  const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  const bool required = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  if ((extra || required) && !unknown.empty())
    return words::wrong::argument(language, unknown.front());
  if (required && app.get_subcommands().empty()) return words::wrong::no_command(language);
  if (required) return words::wrong::missing(language, up_to(text, " is required"));
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr)
    return words::wrong::not_a_value(language, behind(text, ": "));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    return words::wrong::needs_value(language, up_to(text, ":"));
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr)
    return words::wrong::about(language, up_to(text, ": "), behind(text, ": "));
  return text;
}

}  // namespace

void CommandOption::required() {
  option_->required();
}
void CommandOption::separated_by(char delimiter) {
  option_->delimiter(delimiter);
}
void CommandOption::one_value_each_time() {
  option_->allow_extra_args(false);
}

void CommandOption::one_of(const std::vector<std::string>& allowed) {
  std::string list;
  for (const std::string& word : allowed) list += (list.empty() ? "{" : ",") + word;
  const auto check = [allowed, language = language_](const std::string& given) -> std::string {
    if (std::ranges::find(allowed, given) != allowed.end()) return {};
    return words::wrong::one_of(language, joined(allowed, language), given);
  };
  option_->check(CLI::Validator(check, list + '}'));
}

void CommandOption::between(int least, int most) {
  const auto check = [least, most, language = language_](const std::string& given) -> std::string {
    int number = 0;
    const char* end = given.data() + given.size();
    const auto read = std::from_chars(given.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number >= least && number <= most) return {};
    return words::wrong::range(language, least, most, given);
  };
  option_->check(CLI::Validator(check, std::to_string(least) + ".." + std::to_string(most)));
}

Command Command::command(const std::string& name, const std::string& about) {
  CLI::App* command = app_->add_subcommand(name, about);
  command->group(words::help::commands(language_));
  app_->require_subcommand(1);
  return {command, language_, exit_code_};
}

template <class Value>
CommandOption Command::option(const std::string& names, Value& value, const std::string& about) {
  return {app_->add_option(names, value, about), language_};
}
template CommandOption Command::option(const std::string&, std::string&, const std::string&);
template CommandOption Command::option(const std::string&, std::vector<std::string>&,
                                       const std::string&);
template CommandOption Command::option(const std::string&, int&, const std::string&);
template CommandOption Command::option(const std::string&, std::int64_t&, const std::string&);
template CommandOption Command::option(const std::string&, std::uint64_t&, const std::string&);
template CommandOption Command::option(const std::string&, std::optional<std::uint64_t>&,
                                       const std::string&);

void Command::flag(const std::string& names, bool& value, const std::string& about) {
  app_->add_flag(names, value, about);
}

void Command::runs(const std::function<int(Language)>& action) {
  app_->callback([action, code = exit_code_, language = language_] { *code = action(language); });
}

CommandLine::CommandLine(Language language)
    : app_(std::make_unique<CLI::App>()), language_(language) {
  app_->description(words::help::program(language));
  app_->footer(words::help::footer(language));
  app_->set_help_flag("-h,--help", words::help::help(language));
  app_->set_version_flag("--version", "wardroom " WARDROOM_VERSION, words::help::version(language));
  app_->formatter(std::make_shared<Help>(language));
  app_->fallthrough();
}

CommandLine::~CommandLine() = default;

int CommandLine::run(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
    return exit_code_;
  } catch (const CLI::Success& asked_for_help) {
    return app_->exit(asked_for_help);
  } catch (const CLI::ParseError& error) {
    std::fprintf(stderr, "wardroom: %s\n%s\n", complaint(error, *app_, language_).c_str(),
                 words::wrong::see_help(language_).c_str());
    return 2;
  }
}

}  // namespace wardroom
