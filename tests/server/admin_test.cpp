// The pages for the operator: who may see them, what they say, and what they do not.
#include "server/operator/admin.hpp"

#include <gtest/gtest.h>

#include "engine/text/markup.hpp"
#include "tests/server/trial_house.hpp"
#include "tests/support/well_formed.hpp"

namespace wardroom::server {
namespace {

using net::Field;
using net::HttpRequest;
using net::HttpResponse;

const Field kRight = {"Authorization", "Basic YWRtaW46Y29ycmVjdCBob3JzZQ=="};  // correct horse
const Field kWrong = {"Authorization", "Basic YWRtaW46d3JvbmcgaG9yc2U="};

struct Office {
  TrialHouse trial;
  std::vector<std::string> logged;
  Log log{{}, [this](std::string_view line) { logged.emplace_back(line); }};
  Admin admin;

  explicit Office(const std::string& password = "correct horse")
      : admin({trial.house, *trial.storage, trial.world, log,
               [this] { return look_at(trial.house, *trial.storage); }, password}) {}

  HttpResponse ask(const std::string& target, std::vector<Field> fields = {kRight},
                   const std::string& address = "192.0.2.7", const std::string& method = "GET") {
    auto response = admin.answer({method, target, std::move(fields), "", address});
    return response ? std::move(*response) : HttpResponse{0, {}, {}};
  }
  std::string page(const std::string& target, const std::string& language = "en") {
    const HttpResponse response = ask(target, {kRight, {"Accept-Language", language}});
    EXPECT_EQ(response.status, 200) << target;
    return std::string(response.body.bytes());
  }
};

std::string field(const HttpResponse& response, std::string_view name) {
  return HttpRequest{"", "", response.fields, ""}.field(name);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Admin, other_addresses_are_not_its_business) {
  Office office;
  for (const std::string target : {"/", "/administrator", "/index.html", "/healthz", "nonsense"})
    EXPECT_EQ(office.ask(target).status, 0) << target;
}

TEST(Admin, without_a_password_there_is_nothing) {
  Office office("");
  for (const std::string target : {"/admin", "/admin/", "/admin/games/x"}) {
    EXPECT_EQ(office.ask(target).status, 404) << target;
    EXPECT_EQ(office.ask(target, {{"Authorization", "Basic YWRtaW46"}}).status, 404) << target;
  }
}

TEST(Admin, nothing_is_shown_without_the_password) {
  Office office;
  for (const std::string target : {"/admin", "/admin/", "/admin/style.css", "/admin/games/x"}) {
    const HttpResponse response = office.ask(target, {});
    EXPECT_EQ(response.status, 401) << target;
    EXPECT_EQ(field(response, "WWW-Authenticate"),
              R"(Basic realm="Wardroom admin", charset="UTF-8")");
    EXPECT_EQ(field(response, "Cache-Control"), "no-store");
  }
  for (const std::string value :
       {"Basic", "Basic ", "Basic YWRtaW4=", "Bearer YWRtaW46Y29ycmVjdCBob3JzZQ==",
        "Basic cm9vdDpjb3JyZWN0IGhvcnNl", "Basic YWRtaW46Y29ycmVjdCBob3JzZQ"})
    EXPECT_EQ(office.ask("/admin/", {{"Authorization", value}}).status, 401) << value;
  EXPECT_EQ(office.ask("/admin/").status, 200);
}

TEST(Admin, wrong_passwords_are_limited_by_network) {
  Office office;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(office.ask("/admin/", {kWrong}).status, 401);
  const HttpResponse response = office.ask("/admin/", {kWrong});
  EXPECT_EQ(response.status, 429);
  EXPECT_EQ(field(response, "Retry-After"), "61");
  EXPECT_EQ(office.ask("/admin/", {kRight}).status, 429);  // who guesses right now learns nothing
  EXPECT_EQ(office.ask("/admin/", {kRight}, "192.0.2.8").status, 200);
  office.trial.world.go_on(60'000);
  EXPECT_EQ(office.ask("/admin/", {kRight}).status, 200);
  EXPECT_EQ(office.ask("/admin/", {kRight}).status, 200);  // right ones cost nothing

  for (int i = 0; i < 10; ++i) {
    const std::string address = "2001:db8::" + std::to_string(i + 1);
    EXPECT_EQ(office.ask("/admin/", {kWrong}, address).status, 401);
  }
  EXPECT_EQ(office.ask("/admin/", {kWrong}, "2001:db8::ffff").status, 429);
}

TEST(Admin, pages_are_careful_and_read_only) {
  Office office;
  for (const std::string target : {"/admin/", "/admin/style.css", "/admin/games/none"}) {
    const HttpResponse response = office.ask(target);
    EXPECT_EQ(field(response, "Content-Security-Policy"),
              "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; "
              "frame-ancestors 'none'");
    EXPECT_EQ(field(response, "Cache-Control"), "no-store");
    EXPECT_EQ(field(response, "X-Content-Type-Options"), "nosniff");
  }
  EXPECT_EQ(office.ask("/admin/games/none").status, 404);
  EXPECT_EQ(office.ask("/admin/nothing").status, 404);
  EXPECT_EQ(field(office.ask("/admin"), "Location"), "/admin/");
  EXPECT_EQ(office.ask("/admin/", {kRight}, "192.0.2.7", "POST").status, 405);
}

TEST(Admin, an_empty_house_has_a_page_in_both_languages) {
  Office office;
  const std::string english = office.page("/admin/");
  EXPECT_TRUE(has(english, "There are no games.")) << english;
  EXPECT_TRUE(has(english, "Nobody has reported anything."));
  const std::string french = office.page("/admin/", "de, fr-CA;q=0.8, en;q=0.5");
  EXPECT_TRUE(has(french, "<html lang=\"fr\">"));
  EXPECT_TRUE(has(french, "Il n’y a pas de partie.")) << french;
  EXPECT_EQ(test::WellFormed::problem_of(english), "");
  EXPECT_EQ(test::WellFormed::problem_of(french), "");
}

TEST(Admin, a_game_is_shown_with_the_rules_under_way_and_without_secrets) {
  Office office;
  TrialHouse& trial = office.trial;
  const auto ann = trial.connect();
  const auto ben = trial.connect();
  trial.ask(*ann, R"("type":"rename","name":"<Ann> & \"co\"")");
  const std::string opened = trial.ask(
      *ann, R"("type":"create","game":"starfighter","mode":"skirmish","seats":["me","open"],)"
            R"("clock":{"kind":"fischer","base":600,"increment":10})");
  const std::string id = trial.house.tables().rooms().begin()->first;
  const std::string invite = member(opened, "invite");
  ASSERT_FALSE(invite.empty()) << opened;
  EXPECT_TRUE(has(office.page("/admin/"), "open"));
  trial.ask(*ben, R"("type":"join","invite":")" + invite + '"');
  trial.world.go_on(3 * 60 * 60 * 1000);
  const std::string report = R"("type":"report","seat":"a","reason":"<script>rude</script>")";
  EXPECT_EQ(member(trial.ask(*ben, report), "type"), "done");

  const std::string list = office.page("/admin/");
  EXPECT_TRUE(has(list, "&lt;Ann&gt; &amp; &quot;co&quot;")) << list;
  EXPECT_TRUE(has(list, "/admin/games/" + id));
  EXPECT_TRUE(has(list, "2026-01-01 00:00 UTC (3 hours)")) << list;
  EXPECT_TRUE(has(list, "&lt;script&gt;rude&lt;/script&gt;"));
  const std::string game = office.page("/admin/games/" + id);
  const auto& room = trial.house.tables().rooms().begin()->second;
  const std::vector<std::string> frames = room->match.frames(Language::english);
  ASSERT_FALSE(frames.empty());
  for (const std::string& frame : frames) EXPECT_TRUE(has(game, escaped(frame))) << frame;
  EXPECT_TRUE(has(game, "running")) << game;
  for (const std::string& page : {list, game}) {
    EXPECT_EQ(test::WellFormed::problem_of(page), "") << page;
    EXPECT_FALSE(has(page, "<script"));
    EXPECT_FALSE(has(page, invite));
    EXPECT_FALSE(has(page, room->row().invite_hash));
    EXPECT_FALSE(has(page, "seed"));
    EXPECT_FALSE(has(page, "0000000000000007"));
  }
}

TEST(Admin, the_password_is_the_first_line_of_a_file) {
  const std::string file = fresh_database("password");
  write_bytes(file, "a long password\nnot this\n");
  EXPECT_EQ(read_password_file(file, Language::english).password, "a long password");
  write_bytes(file, "short\n");
  const PasswordRead read = read_password_file(file, Language::french);
  EXPECT_EQ(read.password, "");
  EXPECT_TRUE(has(read.problem, "au moins 12")) << read.problem;
  EXPECT_FALSE(has(read.problem, "short"));
  EXPECT_FALSE(read_password_file(file + ".none", Language::english).problem.empty());
}

}  // namespace
}  // namespace wardroom::server
