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

  Entrance()
      : routes({trial.house, *trial.storage, admin,
                [this] {
                  ServerFigures figures = look_at(trial.house, *trial.storage);
                  figures.ready = figures.ready && problem.empty();
                  return figures;
                },
                [](const HttpRequest&) { return net::plain_text(200, "the page"); }}) {}

  HttpResponse ask(const std::string& target, const std::string& method = "GET") {
    return routes.answer({method, target, {}, "", "192.0.2.7"});
  }
  HttpResponse ask_as_operator(const std::string& target, const std::string& method = "GET") {
    return routes.answer_operator({method, target, {}, "", "127.0.0.1"});
  }
};

std::string field(const HttpResponse& response, std::string_view name) {
  return HttpRequest{"", "", response.fields, ""}.field(name);
}

TEST(Routes, everything_else_is_the_page) {
  Entrance entrance;
  for (const std::string target : {"/", "/index.html", "/healthz/x", "/api", "/metrics", "/admin/",
                                   "/admin/style.css", "no path", "/rules/%2e%2e/x"})
    EXPECT_EQ(entrance.ask(target).body.bytes(), "the page\n") << target;
  EXPECT_EQ(entrance.ask("/", "POST").body.bytes(), "the page\n");
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
  for (const std::string target : {"/healthz", "/readyz", "/api/lobby"}) {
    EXPECT_EQ(entrance.ask(target, "HEAD").status, 200) << target;
    const HttpResponse response = entrance.ask(target, "POST");
    EXPECT_EQ(response.status, 405) << target;
    EXPECT_EQ(field(response, "Allow"), "GET, HEAD");
  }
  EXPECT_EQ(entrance.ask_as_operator("/metrics", "HEAD").status, 200);
  EXPECT_EQ(entrance.ask_as_operator("/metrics", "POST").status, 405);
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

TEST(Routes, the_operator_has_a_place_apart) {
  Entrance entrance;
  const HttpResponse response = entrance.ask_as_operator("/metrics");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(field(response, "Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_TRUE(response.body.bytes().starts_with("# HELP "));
  EXPECT_EQ(entrance.ask_as_operator("/healthz").status, 200);
  EXPECT_EQ(entrance.ask_as_operator("/readyz").status, 200);
  EXPECT_EQ(entrance.ask_as_operator("/admin/").status, 404);  // there is no password
  for (const std::string target : {"/", "/api/lobby", "/ws", "no path"})
    EXPECT_EQ(entrance.ask_as_operator(target).status, 404) << target;
}

}  // namespace
}  // namespace wardroom::server
