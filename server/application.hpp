// The server as a whole: the network, the house with its people and tables, what is kept, the log,
// and the page. `serve` starts it; tests run it in a thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/text/message.hpp"
#include "net/server.hpp"
#include "server/operator/config.hpp"
#include "site/site.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

struct ApplicationParts {
  std::vector<const TableGame*> games;
  std::string version;
  const Site* site = nullptr;
  Language language = Language::english;  // for the operator
};

class Application {
 public:
  // Opens what is kept; a problem in words if it cannot. `config` names the database.
  static std::variant<std::unique_ptr<Application>, std::string> open(ApplicationParts parts,
                                                                      const Config& config);
  ~Application();
  Application(const Application&) = delete;
  Application& operator=(const Application&) = delete;

  std::optional<net::ListenProblem> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const;
  // The place for the operator.
  std::optional<net::ListenProblem> listen_operator(const std::string& address, std::uint16_t port);
  std::uint16_t operator_port() const;
  void stop_on_signals();
  // Serves until it is stopped. Everything that was acknowledged is on disk by then.
  void run();
  void stop();  // from any thread

 private:
  class Inside;
  explicit Application(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace wardroom::server
