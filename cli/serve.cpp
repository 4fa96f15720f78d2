// `serve`: the page in the browser, and tables for people who are elsewhere.
#include <cstdio>
#include <memory>
#include <optional>

#include "cli/any_game.hpp"
#include "cli/browser.hpp"
#include "cli/commands.hpp"
#include "cli/state_folder.hpp"
#include "cli/terminal.hpp"
#include "server/application.hpp"
#include "site/site.hpp"
#include "words/cli_serve.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::serve;
using net::ListenProblem;
using server::Application;

constexpr std::uint16_t kUsualPort = 8000;
constexpr std::uint16_t kPortsTried = 20;

struct Args {
  std::string address = "127.0.0.1";
  std::optional<std::uint64_t> port;
  std::string data;
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
std::optional<ListenProblem> listen(Application& server, const Args& args) {
  if (args.port) return server.listen(args.address, static_cast<std::uint16_t>(*args.port));
  std::optional<ListenProblem> problem;
  for (std::uint16_t i = 0; i < kPortsTried; ++i) {
    problem = server.listen(args.address, static_cast<std::uint16_t>(kUsualPort + i));
    if (!problem || problem->kind != ListenProblem::Kind::port_taken) return problem;
  }
  return server.listen(args.address, 0);
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

int serve(const Args& args, Language language) {
  if (embedded_site().empty()) {
    complain(text::no_site(language));
    return 1;
  }
  const Site site(embedded_site());
  server::ApplicationParts parts;
  for (const auto& game : all_games()) parts.games.push_back(game.get());
  parts.version = WARDROOM_VERSION;
  parts.site = &site;
  parts.data = args.data.empty() ? usual_server_data() : args.data;
  parts.language = language;
  auto opened = Application::open(std::move(parts));
  if (const auto* problem = std::get_if<std::string>(&opened)) {
    complain(*problem);
    return 1;
  }
  Application& server = *std::get<std::unique_ptr<Application>>(opened);
  if (const auto problem = listen(server, args)) {
    const auto port = static_cast<std::uint16_t>(args.port.value_or(kUsualPort));
    complain(describe(*problem, args.address, port, language));
    return problem->kind == ListenProblem::Kind::no_address ? 2 : 1;
  }
  server.stop_on_signals();

  const TerminalStyle style = current_style();
  const auto tell = [&](const std::string& line) { say(style, line + '\n'); };
  const std::string page = page_address(args.address, server.port());
  tell(text::ready(language, page));
  if (!args.port && server.port() != kUsualPort)
    tell(text::other_port(language, kUsualPort, server.port()));
  if (is_everybody(args.address)) tell(text::everybody(language, server.port()));
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
  command.option("--address", args->address, text::about_address(language));
  command.option("--port", args->port, text::about_port(language, kUsualPort)).between(0, 65535);
  command.option("--data", args->data, text::about_data(language));
  command.flag("--open", args->open, text::about_open(language));
  command.runs([args](Language wanted) { return serve(*args, wanted); });
}

}  // namespace wardroom
