// `serve`: the page in the browser, and tables for people who are elsewhere.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

#include "cli/browser.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/own_cards.hpp"
#include "cli/terminal/state_folder.hpp"
#include "cli/terminal/terminal.hpp"
#include "server/application.hpp"
#include "site/site.hpp"
#include "site/site_folder.hpp"
#include "words/cli_serve.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::serve;
using net::ListenProblem;
using server::Application;

using server::Config;
using server::kUsualPort;

constexpr std::uint16_t kPortsTried = 20;

struct Args {
  std::string config;  // a file
  std::string address;
  std::string data;
  std::string site;                // a folder
  std::vector<std::string> cards;  // "GAME=FOLDER"
  std::vector<std::string> names;  // of this machine
  std::vector<std::string> older;  // programs
  std::optional<std::uint64_t> port;
  bool print_config = false;
  bool open = false;
};

std::string describe(const ListenProblem& problem, const std::string& address, std::uint16_t port,
                     Language language) {
  using Kind = ListenProblem::Kind;
  switch (problem.kind) {
    case Kind::no_address: return text::no_address(language, address);
    case Kind::not_here: return text::not_here(language, address);
    case Kind::port_taken: return text::port_taken(language, port);
    case Kind::not_allowed: return text::not_allowed(language, port);
    case Kind::other: break;
  }
  return text::cannot_listen(language, address, port, problem.reason);
}

// At the port asked for, else at the usual one or the first free one after it.
std::optional<ListenProblem> listen(Application& server, const Config& config) {
  if (config.port) return server.listen(config.address, *config.port);
  std::optional<ListenProblem> problem;
  for (std::uint16_t i = 0; i < kPortsTried; ++i) {
    problem = server.listen(config.address, static_cast<std::uint16_t>(kUsualPort + i));
    if (!problem || problem->kind != ListenProblem::Kind::port_taken) return problem;
  }
  return server.listen(config.address, 0);
}

bool is_everybody(const std::string& address) {
  return address == "0.0.0.0" || address == "::";
}

// What to type into a browser of this machine.
std::string page_address(const std::string& address, std::uint16_t port) {
  std::string host = address;
  if (address == "0.0.0.0") host = "127.0.0.1";
  if (address == "::") host = "::1";
  if (host.find(':') != std::string::npos) host = '[' + host + ']';
  return "http://" + host + ':' + std::to_string(port) + '/';
}

// Where the operator finds metrics and pages, if that is wanted.
std::optional<ListenProblem> listen_for_operator(Application& server, const Config& config) {
  if (!config.operator_port) return std::nullopt;
  return server.listen_operator(config.operator_address, *config.operator_port);
}

// What the file and the command line say together; nothing after saying what is wrong.
std::optional<Config> configuration(const Args& args, Language language) {
  Config config;
  if (!args.config.empty()) {
    const std::optional<std::string> content = read_file(args.config);
    if (!content) {
      complain(text::cannot_read(language, args.config));
      return std::nullopt;
    }
    auto read = server::read_config({args.config, *content}, language);
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) {
      for (const Problem& problem : *problems) complain(problem.text());
      return std::nullopt;
    }
    config = std::get<Config>(read);
  }
  server::ConfigFlags flags;
  if (!args.address.empty()) flags.address = args.address;
  if (!args.data.empty()) flags.data = args.data;
  if (args.port) flags.port = static_cast<std::uint16_t>(*args.port);
  flags.names = args.names;
  flags.older = args.older;
  server::apply(flags, config);
  if (config.data.empty()) config.data = usual_server_data();
  // Who sits before it sees what is told anyway, and wants to hear only of trouble.
  if (args.config.empty() && ::isatty(STDERR_FILENO) != 0)
    config.log.level = server::LogSettings::Level::warning;
  return config;
}

// The game with the cards that were named for it; nothing after saying what is wrong with them.
std::shared_ptr<const AnyGame> with_own_cards(const AnyGame& game,
                                              const std::vector<std::string>& cards,
                                              Language language) {
  OwnCards own;
  const std::string prefix = std::string(game.name()) + '=';
  for (const std::string& named : cards)
    if (named.starts_with(prefix)) own.folder = named.substr(prefix.size());
  return own.added_to(game, language);
}

bool names_a_game(const std::string& cards) {
  return std::ranges::any_of(all_games(), [&](const auto& game) {
    return cards.starts_with(std::string(game->name()) + '=');
  });
}

int serve(const Args& args, Language language) {
  const std::optional<Config> config = configuration(args, language);
  if (!config) return 2;
  if (!server::are_names(args.names)) {
    complain(text::no_name(language));
    return 2;
  }
  if (!std::ranges::all_of(args.cards, names_a_game)) {
    complain(text::no_such_cards(language));
    return 2;
  }
  const TerminalStyle style = current_style();
  const auto tell = [&](const std::string& line) { say(style, line + '\n'); };
  if (args.print_config) {
    tell(server::print(*config, language));
    return 0;
  }
  std::optional<SiteFolder> folder;
  if (!args.site.empty()) {
    folder.emplace(args.site);
    for (const std::string& problem : folder->problems()) complain(problem);
    if (!folder->problems().empty()) return 2;
  } else if (embedded_site().empty()) {
    complain(text::no_site(language));
    return 1;
  }
  const Site site(folder ? folder->files() : embedded_site());
  server::ApplicationParts parts{{}, WARDROOM_VERSION, &site, language};
  std::vector<std::shared_ptr<const AnyGame>> games;
  for (const auto& game : all_games()) {
    games.push_back(with_own_cards(*game, args.cards, language));
    if (!games.back()) return 2;
    parts.games.push_back(games.back().get());
  }
  auto opened = Application::open(std::move(parts), *config);
  if (const auto* problem = std::get_if<std::string>(&opened)) {
    complain(*problem);
    return 1;
  }
  Application& server = *std::get<std::unique_ptr<Application>>(opened);
  if (const auto problem = listen(server, *config)) {
    complain(describe(*problem, config->address, config->port.value_or(kUsualPort), language));
    return problem->kind == ListenProblem::Kind::no_address ? 2 : 1;
  }
  if (const auto problem = listen_for_operator(server, *config)) {
    complain(text::cannot_listen(language, config->operator_address, *config->operator_port,
                                 problem->reason));
    return 1;
  }
  server.stop_on_signals();

  const std::string page = page_address(config->address, server.port());
  tell(text::ready(language, page));
  if (!config->port && server.port() != kUsualPort)
    tell(text::other_port(language, kUsualPort, server.port()));
  if (is_everybody(config->address)) tell(text::everybody(language, server.port()));
  if (config->operator_port)
    tell(text::for_operator(language,
                            page_address(config->operator_address, server.operator_port())));
  if (args.open && !open_in_browser(page)) tell(text::no_browser(language));
  std::fflush(stdout);
  server.run();
  tell(text::ended(language));
  return 0;
}

}  // namespace

void add_serve_command(Command program) {
  const Language language = program.language();
  const auto args = std::make_shared<Args>();
  Command command = program.command("serve", text::about(language));
  command.option("--config", args->config, text::about_config(language));
  command.option("--address", args->address, text::about_address(language));
  command.option("--port", args->port, text::about_port(language, kUsualPort)).between(0, 65535);
  command.option("--name", args->names, text::about_name(language)).one_value_each_time();
  command.option("--data", args->data, text::about_data(language));
  command.option("--cards", args->cards, text::about_cards(language)).one_value_each_time();
  command.option("--older", args->older, text::about_older(language)).one_value_each_time();
  command.option("--site", args->site, text::about_site(language));
  command.flag("--print-config", args->print_config, text::about_print_config(language));
  command.flag("--open", args->open, text::about_open(language));
  command.runs([args](Language wanted) { return serve(*args, wanted); });
}

}  // namespace wardroom
