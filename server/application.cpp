#include "server/application.hpp"

#include <chrono>
#include <utility>

#include "older/older_program.hpp"
#include "server/house/house.hpp"
#include "server/operator/admin.hpp"
#include "server/operator/log.hpp"
#include "server/operator/metrics.hpp"
#include "server/routes.hpp"
#include "server/storage/sqlite_storage.hpp"
#include "server/workers.hpp"
#include "words/server_config.hpp"

namespace wardroom::server {
namespace {

// The time of the machine, the thread of the server, and threads that think.
class RealWorld final : public World {
 public:
  RealWorld(net::Server& server, Workers& workers) : server_(server), workers_(workers) {}

  Milliseconds now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }
  void after(Milliseconds length, std::function<void()> work) override {
    server_.after(std::chrono::milliseconds(length), std::move(work));
  }
  void post(std::function<void()> work) override { server_.post(std::move(work)); }
  bool elsewhere(const ForWhom& whom, std::function<std::function<void()>()> work) override {
    return workers_.add(whom, [this, work = std::move(work)] { server_.post(work()); });
  }

 private:
  net::Server& server_;
  Workers& workers_;
};

std::vector<older::OlderProgram*> borrowed(
    const std::vector<std::unique_ptr<older::OlderProgram>>& engines) {
  std::vector<older::OlderProgram*> pointers;
  for (const auto& engine : engines) pointers.push_back(engine.get());
  return pointers;
}

}  // namespace

class Application::Inside {
 public:
  Inside(ApplicationParts parts, const Config& config, std::string admin_password,
         std::vector<std::unique_ptr<older::OlderProgram>> older,
         std::unique_ptr<SqliteStorage> storage)
      : parts_(std::move(parts)),
        log_(config.log),
        older_(std::move(older)),
        storage_(std::move(storage)),
        server_(std::make_unique<net::Server>(
            [this](const net::HttpRequest& request) { return routes_.answer(request); },
            config.network)),
        workers_(std::make_unique<Workers>(static_cast<unsigned>(config.thinking_threads))),
        world_(*server_, *workers_),
        house_(std::make_unique<House>(HouseParts{parts_.games,
                                                  parts_.version,
                                                  world_,
                                                  *storage_,
                                                  config.people,
                                                  {},
                                                  &log_,
                                                  borrowed(older_)})),
        admin_({*house_, *storage_, world_, log_, [this] { return figures(); },
                std::move(admin_password)}),
        routes_({*house_, *storage_, admin_, [this] { return figures(); },
                 [site = parts_.site](const net::HttpRequest& request) {
                   return site->answer(request);
                 }}) {
    server_->converse("/ws", *house_);
    house_->open();
    begun_ = world_.now();
  }

  // Who may still have something to say goes first: threads that think, then the one that writes,
  // which finishes what it was given; the house goes last, as conversations are with it.
  ~Inside() {
    workers_.reset();
    storage_.reset();
    server_.reset();
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  net::Server& server() { return *server_; }
  std::optional<net::ListenProblem> listen_operator(const std::string& address,
                                                    std::uint16_t port) {
    return server_->listen_apart(
        [this](const net::HttpRequest& request) { return routes_.answer_operator(request); },
        address, port);
  }
  // Why what was kept cannot be taken up; empty if it was.
  std::string problem() const { return house_->is_open() ? "" : storage_->read_problem(); }
  void run() {
    log_.info("started", {{"version", parts_.version},
                          {"port", server_->port()},
                          {"tables", house_->tables().rooms().size()}});
    server_->run();
    log_.info("stopped");
  }

 private:
  ServerFigures figures() const {
    ServerFigures figures = look_at(*house_, *storage_);
    figures.version = parts_.version;
    figures.uptime = world_.now() - begun_;
    figures.thinking_waiting = workers_->waiting();
    figures.log_lost = log_.lost();
    return figures;
  }

  ApplicationParts parts_;
  Log log_;
  std::vector<std::unique_ptr<older::OlderProgram>> older_;
  std::unique_ptr<SqliteStorage> storage_;
  std::unique_ptr<net::Server> server_;
  std::unique_ptr<Workers> workers_;
  RealWorld world_;
  std::unique_ptr<House> house_;
  Admin admin_;
  Routes routes_;
  Milliseconds begun_ = 0;
};

std::variant<std::unique_ptr<Application>, std::string> Application::open(ApplicationParts parts,
                                                                          const Config& config) {
  PasswordRead admin;
  if (!config.admin_password_file.empty())
    admin = read_password_file(config.admin_password_file, parts.language);
  if (!admin.problem.empty()) return admin.problem;
  std::vector<std::unique_ptr<older::OlderProgram>> older;
  for (const std::string& program : config.older) {
    try {
      older.push_back(
          std::make_unique<older::OlderProgram>(program, older::start_program(program)));
    } catch (const older::ProgramTrouble& trouble) {
      return words::server::config::older(parts.language, program, trouble.what());
    }
  }
  auto storage = SqliteStorage::open(config.data, parts.language);
  if (auto* problem = std::get_if<std::string>(&storage)) return std::move(*problem);
  auto inside = std::make_unique<Inside>(
      std::move(parts), config, std::move(admin.password), std::move(older),
      std::move(std::get<std::unique_ptr<SqliteStorage>>(storage)));
  if (std::string problem = inside->problem(); !problem.empty()) return problem;
  return std::unique_ptr<Application>(new Application(std::move(inside)));
}

Application::Application(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Application::~Application() = default;

std::optional<net::ListenProblem> Application::listen(const std::string& address,
                                                      std::uint16_t port) {
  return inside_->server().listen(address, port);
}

std::uint16_t Application::port() const {
  return inside_->server().port();
}

std::optional<net::ListenProblem> Application::listen_operator(const std::string& address,
                                                               std::uint16_t port) {
  return inside_->listen_operator(address, port);
}

std::uint16_t Application::operator_port() const {
  return inside_->server().port_apart();
}

void Application::stop_on_signals() {
  inside_->server().stop_on_signals();
}

void Application::run() {
  inside_->run();
}

void Application::stop() {
  inside_->server().stop();
}

}  // namespace wardroom::server
