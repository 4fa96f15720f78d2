// Which address is answered by whom.
#include "server/routes.hpp"

#include <gtest/gtest.h>

#include "tests/server/trial_house.hpp"

namespace wardroom::server {
namespace {

using net::HttpRequest;
using net::HttpResponse;

struct Entrance {
  TrialHouse trial;
  Log log{{}, [](std::string_view) {}};
  std::string problem;  // of the disk
  Admin admin{{trial.house, *trial.storage, trial.world, log, [] { return ServerFigures(); }, ""}};
  Routes routes;

  explicit Entrance(Config::Audience metrics = Config::Audience::loopback)
      : routes({trial.house, *trial.storage, admin,
                [this] {
                  ServerFigures figures = look_at(trial.house, *trial.storage);
                  figures.ready = figures.ready && problem.empty();
                  return figures;
                },
                metrics, [](const HttpRequest&) { return net::plain_text(200, "the page"); }}) {}

  HttpResponse ask(const std::string& target, const std::string& address = "127.0.0.1",
                   const std::string& method = "GET") {
    return routes.answer({method, target, {}, "", address});
  }
};

std::string field(const HttpResponse& response, std::string_view name) {
  return HttpRequest{"", "", response.fields, ""}.field(name);
}

TEST(Routes, everything_else_is_the_page) {
  Entrance entrance;
  for (const std::string target :
       {"/", "/index.html", "/healthz/x", "/api", "/metricsx", "no path", "/rules/%2e%2e/x"})
    EXPECT_EQ(entrance.ask(target).body.bytes(), "the page\n") << target;
  EXPECT_EQ(entrance.ask("/", "127.0.0.1", "POST").body.bytes(), "the page\n");
  EXPECT_EQ(entrance.ask("/admin/").status, 404);
}

TEST(Routes, health_is_told_while_it_runs_and_readiness_while_games_can_be_played) {
  Entrance entrance;
  EXPECT_EQ(entrance.ask("/healthz").status, 200);
  EXPECT_EQ(entrance.ask("/readyz?x=1").status, 200);
  EXPECT_EQ(field(entrance.ask("/readyz"), "Cache-Control"), "no-store");
  entrance.problem = "disk full";
  EXPECT_EQ(entrance.ask("/readyz").status, 503);
  entrance.problem.clear();
  EXPECT_EQ(entrance.ask("/readyz").status, 200);
  entrance.trial.house.close();
  EXPECT_EQ(entrance.ask("/readyz").status, 503);
  EXPECT_EQ(entrance.ask("/api/lobby").status, 503);
  EXPECT_EQ(entrance.ask("/healthz").status, 200);
}

TEST(Routes, only_reading) {
  Entrance entrance;
  for (const std::string target : {"/healthz", "/readyz", "/metrics", "/api/lobby"}) {
    EXPECT_EQ(entrance.ask(target, "127.0.0.1", "HEAD").status, 200) << target;
    const HttpResponse response = entrance.ask(target, "127.0.0.1", "POST");
    EXPECT_EQ(response.status, 405) << target;
    EXPECT_EQ(field(response, "Allow"), "GET, HEAD");
  }
}

TEST(Routes, the_lobby_is_json) {
  Entrance entrance;
  const auto ann = entrance.trial.connect();
  entrance.trial.ask(*ann, R"("type":"create","game":"starfighter","mode":"skirmish",)"
                           R"("seats":["me","open"],"public":true)");
  const HttpResponse response = entrance.ask("/api/lobby");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(field(response, "Content-Type"), "application/json");
  const std::string text(response.body.bytes());
  const Room& room = *entrance.trial.house.tables().rooms().begin()->second;
  EXPECT_NE(text.find(room.id()), std::string::npos) << text;
  EXPECT_EQ(text.find(room.row().invite), std::string::npos) << text;
}

TEST(Routes, metrics_are_for_whom_the_operator_says) {
  using Audience = Config::Audience;
  Entrance nobody(Audience::nobody);
  EXPECT_EQ(nobody.ask("/metrics").status, 404);
  Entrance loopback;
  const HttpResponse response = loopback.ask("/metrics");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(field(response, "Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_TRUE(response.body.bytes().starts_with("# HELP "));
  EXPECT_EQ(loopback.ask("/metrics", "::1").status, 200);
  EXPECT_EQ(loopback.ask("/metrics", "192.0.2.7").status, 403);
  EXPECT_EQ(loopback.ask("/metrics", "").status, 403);
  Entrance everybody(Audience::everybody);
  EXPECT_EQ(everybody.ask("/metrics", "192.0.2.7").status, 200);
}

}  // namespace
}  // namespace wardroom::server
