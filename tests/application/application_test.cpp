// The whole server with its threads, its network and its disk: people play, a bot thinks, a
// password is hashed, and a restart in between. Mostly for the thread sanitizer; what every part
// must do is tested elsewhere.
#include "server/application.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "bench/online_game.hpp"
#include "site/site_folder.hpp"
#include "table/compiled/starfighter.hpp"

namespace wardroom::server {
namespace {

using bench::OnlineGame;

const TableGame& starfighter() {
  static const TableEntry<Starfighter> game;
  return game;
}

// A server in a thread of its own.
class Serving {
 public:
  explicit Serving(const std::string& data) {
    Config config;
    config.data = data;
    config.log.level = LogSettings::Level::error;
    config.people.messages = {100'000, 1};
    config.people.messages_of_address = {100'000, 1};
    config.network.kilobytes = {100'000, 1};
    auto opened = Application::open({{&starfighter()}, "test", &site_, Language::english}, config);
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Application>>(opened));
    server_ = std::move(std::get<std::unique_ptr<Application>>(opened));
    EXPECT_FALSE(server_->listen("127.0.0.1", 0));
    port_ = server_->port();
    thread_ = std::thread([this] { server_->run(); });
  }
  ~Serving() {
    server_->stop();
    thread_.join();
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  std::uint16_t port() const { return port_; }

 private:
  SiteFolder folder_{WARDROOM_SOURCE_DIR "/tests/site"};
  Site site_{folder_.files()};
  std::unique_ptr<Application> server_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

std::string fresh_database() {
  const auto folder = std::filesystem::path(testing::TempDir()) / "application_test";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return (folder / "server.db").string();
}

// Until so many choices were acknowledged.
void play(net::ClientLoop& loop, std::vector<std::unique_ptr<OnlineGame>>& games,
          bench::Tally& tally, std::uint64_t choices) {
  while (tally.choices < choices && tally.problems.empty()) {
    for (const auto& game : games) game->go_on(bench::Clock::now(), std::chrono::milliseconds(0));
    loop.run_for(std::chrono::milliseconds(1));
  }
}

TEST(Application, people_play_on_after_a_restart) {
  const std::string database = fresh_database();
  net::ClientLoop loop;
  bench::Tally tally;
  std::vector<std::unique_ptr<OnlineGame>> games;
  {
    const Serving server(database);
    for (std::uint64_t i = 0; i < 4; ++i) {
      games.push_back(std::make_unique<OnlineGame>(loop, tally, i));
      ASSERT_TRUE(games.back()->begin(server.port()));
    }
    play(loop, games, tally, 100);
  }
  const Serving server(database);
  for (const auto& game : games) EXPECT_TRUE(game->resume(server.port()));
  play(loop, games, tally, 200);
  EXPECT_EQ(tally.problems, std::vector<std::string>());
}

// Says something and waits for the answer; what comes in between is thrown away.
boost::json::object ask(net::WebSocketClient& client, boost::json::object request) {
  request["id"] = 7;
  EXPECT_TRUE(client.send(boost::json::serialize(request)));
  while (const auto text = client.receive()) {
    const boost::json::object message = boost::json::parse(*text).as_object();
    if (message.contains("id")) return message;
  }
  ADD_FAILURE() << "no answer to " << request;
  return {};
}

TEST(Application, bots_hints_and_passwords_are_worked_out_elsewhere) {
  const Serving server(fresh_database());
  net::WebSocketClient client;
  ASSERT_TRUE(client.connect(server.port(), "/ws"));
  ask(client, {{"type", "hello"}, {"protocol", 1}, {"language", "en"}, {"token", nullptr}});
  EXPECT_EQ(
      ask(client, {{"type", "register"}, {"name", "Ann"}, {"password", "long enough"}}).at("type"),
      "you");
  boost::json::object state = ask(client, {{"type", "create"},
                                           {"game", "starfighter"},
                                           {"mode", "training"},
                                           {"seats", {"me", "cadet"}}});
  for (int choices = 0; choices < 3;) {
    const boost::json::value& decision = state.at("decision");
    if (!decision.is_object() || !decision.at("options").is_array()) {
      const auto text = client.receive();  // the bot's choice comes by itself
      ASSERT_TRUE(text);
      const boost::json::object message = boost::json::parse(*text).as_object();
      if (message.at("type") == "state") state = message;
      continue;
    }
    EXPECT_EQ(ask(client, {{"type", "hint"}}).at("type"), "hint");
    const boost::json::object answer =
        ask(client, {{"type", "act"},
                     {"n", state.at("v")},
                     {"option", decision.at("options").as_array().back().at("option")}});
    ASSERT_EQ(answer.at("type"), "state");
    state = answer;
    ++choices;
  }
}

}  // namespace
}  // namespace wardroom::server
