#include "server/application.hpp"

#include <chrono>
#include <utility>

#include "server/house.hpp"
#include "server/sqlite_storage.hpp"
#include "server/workers.hpp"

namespace wardroom::server {
namespace {

constexpr std::size_t kMostWaiting = 500;  // bots and hints that wait for a thread

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
  bool elsewhere(std::function<std::function<void()>()> work) override {
    return workers_.add([this, work = std::move(work)] { server_.post(work()); });
  }

 private:
  net::Server& server_;
  Workers& workers_;
};

}  // namespace

class Application::Inside {
 public:
  Inside(ApplicationParts parts, std::unique_ptr<SqliteStorage> storage)
      : parts_(std::move(parts)),
        storage_(std::move(storage)),
        server_(std::make_unique<net::Server>(
            [this](const net::Request& request) { return answer(request); }, parts_.net)),
        workers_(std::make_unique<Workers>(parts_.threads, kMostWaiting)),
        world_(*server_, *workers_),
        house_(std::make_unique<House>(HouseParts{parts_.games, parts_.version, world_, *storage_,
                                                  parts_.house, {}})) {
    server_->converse("/ws", *house_);
    house_->open();
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

 private:
  net::Response answer(const net::Request& request) const { return parts_.site->answer(request); }

  ApplicationParts parts_;
  std::unique_ptr<SqliteStorage> storage_;
  std::unique_ptr<net::Server> server_;
  std::unique_ptr<Workers> workers_;
  RealWorld world_;
  std::unique_ptr<House> house_;
};

std::variant<std::unique_ptr<Application>, std::string> Application::open(ApplicationParts parts) {
  auto storage = SqliteStorage::open(parts.data, parts.language);
  if (auto* problem = std::get_if<std::string>(&storage)) return std::move(*problem);
  return std::unique_ptr<Application>(new Application(std::make_unique<Inside>(
      std::move(parts), std::move(std::get<std::unique_ptr<SqliteStorage>>(storage)))));
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

void Application::stop_on_signals() {
  inside_->server().stop_on_signals();
}

void Application::run() {
  inside_->server().run();
}

void Application::stop() {
  inside_->server().stop();
}

}  // namespace wardroom::server
