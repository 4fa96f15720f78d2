// `serve` and `export-site`, in a program that carries a small page of the tests (tests/site).
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>

#include "tests/cli/program.hpp"
#include "tests/cli/serving.hpp"
#include "tests/support/http_client.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;

const std::string kSite = WARDROOM_SOURCE_DIR "/tests/site/";

ProgramAnswer run_with_page(const std::string& arguments,
                            const std::string& environment = "LC_ALL=C.UTF-8") {
  return run(arguments, "", environment, WARDROOM_WITH_PAGE);
}

TEST(ServeCommand, serves_the_page_and_ends_well) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Serving serving;
    const std::string line = serving.line();
    EXPECT_TRUE(line.starts_with("Wardroom is ready: open http://127.0.0.1:")) << line;
    HttpClient client(port_in(line));
    const HttpReply page = client.get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, content(kSite + "index.html"));
    EXPECT_EQ(client.get("/rules").body, content(kSite + "rules/index.html"));
    EXPECT_EQ(page.field("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(client.get("/nothing.js").status, 404);
    EXPECT_EQ(client.get("/.hidden").status, 404);
    EXPECT_EQ(client.get("/index.html.gz").status, 404);
    EXPECT_EQ(serving.end(signal), 0);
    EXPECT_EQ(serving.line(), "Wardroom has ended.\n");
    EXPECT_TRUE(client.is_cut_off());
  }
}

TEST(ServeCommand, answers_to_names_it_is_told_of) {
  Serving serving("--port 0 --name wardroom.example.org --name other.example");
  const std::uint16_t port = port_in(serving.line());
  for (const auto& [host, status] :
       {std::pair{"localhost", 200}, std::pair{"wardroom.example.org:8000", 200},
        std::pair{"other.example", 200}, std::pair{"evil.example", 421}}) {
    HttpClient client(port);
    client.send(std::string("GET / HTTP/1.1\r\nHost: ") + host + "\r\n\r\n");
    EXPECT_EQ(client.reply().status, status) << host;
  }
  const ProgramAnswer no_name = run_with_page("serve --port 0 --name https://example.org");
  EXPECT_EQ(no_name.exit_code, 2);
  EXPECT_TRUE(contains(no_name, "--name: expected the name of a host")) << no_name.text;
}

TEST(ServeCommand, the_operator_has_a_place_apart) {
  const std::string config = fresh_file("server.toml");
  std::ofstream(config) << "operator_port = 0\n";
  Serving serving("--port 0 --config " + config);
  HttpClient people(port_in(serving.line()));
  const std::string line = serving.line();
  EXPECT_TRUE(line.starts_with("For the operator: http://127.0.0.1:")) << line;
  HttpClient office(port_in(line));
  EXPECT_EQ(office.get("/metrics").status, 200);
  EXPECT_EQ(office.get("/").status, 404);
  EXPECT_EQ(people.get("/metrics").status, 404);
  EXPECT_EQ(people.get("/").status, 200);
}

TEST(ServeCommand, carries_the_compressed_forms) {
  Serving serving;
  HttpClient client(port_in(serving.line()));
  for (const auto& [coding, extension] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
    const HttpReply script =
        client.get("/assets/table-T3sT.js", std::string("Accept-Encoding: ") + coding + "\r\n");
    EXPECT_EQ(script.field("content-encoding"), coding);
    EXPECT_EQ(script.body, content(kSite + "assets/table-T3sT.js" + extension));
  }
}

TEST(ServeCommand, a_port_that_is_taken_is_an_error_only_if_it_was_asked_for) {
  Serving first;
  const std::uint16_t port = port_in(first.line());
  const ProgramAnswer second = run_with_page("serve --port " + std::to_string(port));
  EXPECT_EQ(second.exit_code, 1);
  EXPECT_TRUE(contains(second, "wardroom: port " + std::to_string(port) + " is taken"))
      << second.text;
  EXPECT_TRUE(contains(run_with_page("serve --lang fr --port " + std::to_string(port)),
                       "le port " + std::to_string(port) + " est pris par un autre programme"));

  // Whoever has the usual port: one of these two does not get it.
  Serving usual("");
  const std::uint16_t usual_port = port_in(usual.line());
  Serving next("");
  const std::uint16_t next_port = port_in(next.line());
  EXPECT_NE(usual_port, next_port);
  EXPECT_NE(next_port, 8000);
  EXPECT_TRUE(next.line().starts_with("Port 8000 is taken, so it is " + std::to_string(next_port)));
  EXPECT_EQ(HttpClient(next_port).get("/").status, 200);
}

TEST(ServeCommand, requests_that_make_no_sense_are_answered) {
  const ProgramAnswer no_address = run_with_page("serve --port 0 --address localhorst");
  EXPECT_EQ(no_address.exit_code, 2);
  EXPECT_TRUE(contains(no_address, "--address: \"localhorst\" is not an IP address"));
  const ProgramAnswer not_here = run_with_page("serve --port 0 --address 192.0.2.1");
  EXPECT_EQ(not_here.exit_code, 1);
  EXPECT_TRUE(contains(not_here, "192.0.2.1 is not an address of this machine"));
  for (const char* port : {"65536", "-1", "http", "80x"})
    EXPECT_EQ(run_with_page(std::string("serve --port ") + port).exit_code, 2) << port;
  EXPECT_TRUE(contains(run_with_page("serve --help --lang fr"), "Jouer dans le navigateur"));
}

TEST(ServeCommand, says_who_else_can_reach_it) {
  Serving serving("--port 0 --address 0.0.0.0");
  const std::uint16_t port = port_in(serving.line());
  EXPECT_EQ(serving.line(), "Everybody who can reach this machine can open it there, at port " +
                                std::to_string(port) + ".\n");
  EXPECT_EQ(HttpClient(port).get("/").status, 200);
}

TEST(ServeCommand, opens_the_browser) {
  const std::string seen = fresh_file("seen");
  const std::string folder = seen.substr(0, seen.rfind('/'));
  ASSERT_EQ(::mkfifo(seen.c_str(), 0600), 0);
  write(folder + "/xdg-open", "#!/bin/sh\necho \"$@\" >" + seen + "\n");
  fs::permissions(folder + "/xdg-open", fs::perms::owner_all);
  Serving serving("--port 0 --open", "DISPLAY=:99 PATH=" + folder + ":$PATH");
  const std::uint16_t port = port_in(serving.line());
  EXPECT_EQ(content(seen), "http://127.0.0.1:" + std::to_string(port) + "/\n");
}

TEST(ServeCommand, without_a_desktop_no_browser_is_opened) {
  Serving serving("--port 0 --open");
  EXPECT_NE(port_in(serving.line()), 0);
  EXPECT_EQ(serving.line(), "No browser could be opened from here.\n");
}

TEST(ServeCommand, a_program_without_the_page_says_how_to_get_it) {
  if (WARDROOM_HAS_SITE) GTEST_SKIP() << "this one was built with the page";
  for (const char* command : {"serve --port 0", "export-site /nowhere/at/all"}) {
    const ProgramAnswer answer = run(command);
    EXPECT_EQ(answer.exit_code, 1);
    EXPECT_TRUE(contains(answer, "built without the page. `./run` builds it")) << answer.text;
  }
}

// A folder of the test's own that does not exist yet.
std::string fresh_folder() {
  const std::string folder = fresh_file("site_parent") + "_folder";
  fs::remove_all(folder);
  return folder;
}

TEST(ExportSiteCommand, writes_the_page_for_any_web_server) {
  const std::string folder = fresh_folder() + "/deep/site";
  const ProgramAnswer answer = run_with_page("export-site " + folder);
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "4 files in " + folder)) << answer.text;
  for (const char* file :
       {"/index.html", "/rules/index.html", "/icon.svg", "/assets/table-T3sT.js"})
    EXPECT_EQ(content(folder + file), content(kSite + file)) << file;
  EXPECT_FALSE(fs::exists(folder + "/.hidden"));
  EXPECT_FALSE(fs::exists(folder + "/index.html.gz"));
}

TEST(ExportSiteCommand, writes_again_what_it_wrote_and_leaves_other_files_alone) {
  const std::string folder = fresh_folder();
  fs::create_directories(folder);  // an empty one is welcome
  EXPECT_EQ(run_with_page("export-site " + folder).exit_code, 0);
  write(folder + "/index.html", "an older page");
  write(folder + "/CNAME", "example.org");
  EXPECT_EQ(run_with_page("export-site " + folder).exit_code, 0);
  EXPECT_EQ(content(folder + "/index.html"), content(kSite + "index.html"));
  EXPECT_EQ(content(folder + "/CNAME"), "example.org");
}

TEST(ExportSiteCommand, does_not_write_into_a_folder_of_other_things) {
  const std::string folder = fresh_folder();
  fs::create_directories(folder);
  write(folder + "/index.html", "mine");
  const ProgramAnswer answer = run_with_page("export-site " + folder);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "holds other things than the page")) << answer.text;
  EXPECT_EQ(content(folder + "/index.html"), "mine");
  EXPECT_FALSE(fs::exists(folder + "/assets"));
  EXPECT_TRUE(contains(run_with_page("export-site --lang fr " + folder), "contient autre chose"));
}

TEST(ExportSiteCommand, says_what_it_cannot_write) {
  const std::string file = fresh_file("file");
  write(file, "");
  EXPECT_TRUE(contains(run_with_page("export-site " + file), "is not a folder"));
  const ProgramAnswer below = run_with_page("export-site " + file + "/site");
  EXPECT_EQ(below.exit_code, 1);
  EXPECT_TRUE(contains(below, "cannot write ")) << below.text;
  EXPECT_EQ(run_with_page("export-site").exit_code, 2);
}

TEST(SiteTool, refuses_files_it_cannot_send) {
  const std::string folder = fresh_folder();
  fs::create_directories(folder);
  const std::string pack = std::string(WARDROOM_SITE_TOOL) + ' ' + folder + ' ' + folder +
                           "/out.json " + folder + "/out.txt";
  EXPECT_TRUE(contains(execute(pack), "there is no index.html"));
  write(folder + "/index.html", "page");
  EXPECT_EQ(execute(pack).exit_code, 0);
  write(folder + "/index.xyz", "?");
  EXPECT_TRUE(contains(execute(pack), "index.xyz: no content type is known"));
  fs::rename(folder + "/index.xyz", folder + "/a b.html");
  const ProgramAnswer answer = execute(pack);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "a name may have letters")) << answer.text;
}

}  // namespace
}  // namespace wardroom
