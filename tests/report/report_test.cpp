// The page of a report: well-formed, complete by itself, and its figures are the tally's.
#include "cli/report/report.hpp"

#include <gtest/gtest.h>

#include <regex>

#include "ai/simulation/simulate.hpp"
#include "ai/simulation/statistics.hpp"
#include "cli/report/figures.hpp"
#include "games/starfighter/game.hpp"
#include "tests/support/well_formed.hpp"

namespace wardroom {
namespace {

using test::WellFormed;

const Starfighter::Set& set() {
  return Starfighter::own_set();
}

ReportSubject subject() {
  ReportSubject subject;
  subject.game = "Starfighter";
  subject.mode = "Skirmish";
  subject.set_name = set().name().in(Language::english);
  subject.set_note = set().note().in(Language::english);
  subject.side_word = Starfighter::side_word(Language::english);
  subject.bots = {"random", "random"};
  subject.seed = 11;
  subject.version = "1.2.3";
  subject.command = "wardroom simulate --seed 11";
  subject.side_name = [](int side) { return Starfighter::side_name(set(), side); };
  subject.card_name = [](int card) { return Starfighter::card_name(set(), card); };
  return subject;
}

Tally played(int threads = 1, std::uint64_t games = 300) {
  Simulation<Starfighter> plan;
  plan.games = games;
  plan.seed = 11;
  plan.threads = threads;
  return simulate<Starfighter>(plan, set(), [](std::uint64_t) {});
}

bool has(const std::string& page, const std::string& text) {
  return page.find(text) != std::string::npos;
}

std::size_t count(const std::string& page, const std::string& text) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = page.find(text, at)) != std::string::npos; at += text.size())
    ++found;
  return found;
}

void expect_sound(const std::string& page) {
  EXPECT_EQ(WellFormed::problem_of(page), "");
  for (const char* outside : {"http", "src=", "href=", "url(", "@import", "<script", "<link"})
    EXPECT_FALSE(has(page, outside)) << outside;
  for (const char* wrong : {"nan%", ">nan", "inf%", "-0.0"})
    EXPECT_FALSE(has(page, wrong)) << wrong;
}

TEST(WellFormed, finds_what_is_wrong) {
  const std::string start = "<!DOCTYPE html>\n";
  EXPECT_EQ(WellFormed::problem_of(start + "<p id=\"x\">a &amp; b<br/></p>"), "");
  for (const char* wrong : {"<p>", "<p></b>", "</p>", "<p a=1></p>", "<p a=\"1\" a=\"2\"></p>",
                            "a & b", "<p a=\"<\"></p>", "a > b", "<p id=\"x\"/><p id=\"x\"/>"})
    EXPECT_NE(WellFormed::problem_of(start + wrong), "") << wrong;
}

TEST(Report, is_one_well_formed_page_that_needs_nothing_else) {
  const std::string page = report_page(subject(), played(), Language::english);
  expect_sound(page);
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
  EXPECT_EQ(count(page, "<h1>"), 1U);
  EXPECT_TRUE(has(page, "prefers-color-scheme: dark"));
  EXPECT_TRUE(has(page, "@media print"));
}

TEST(Report, says_what_was_played_and_how_to_repeat_it) {
  const Tally tally = played();
  const std::string page = report_page(subject(), tally, Language::english);
  EXPECT_TRUE(has(page, "Starfighter<span>Skirmish</span>"));
  EXPECT_TRUE(has(page, "it is not the printed game&#39;s card list."));
  EXPECT_TRUE(has(page, "<dd>11 to 310, one a game</dd>"));
  EXPECT_TRUE(has(page, "Wardroom 1.2.3"));
  EXPECT_TRUE(has(page, "<code>wardroom simulate --seed 11</code>"));
  char signature[17];
  std::snprintf(signature, sizeof signature, "%016llx",
                static_cast<unsigned long long>(tally.digests));
  EXPECT_TRUE(has(page, std::string("Signature ") + signature));
}

TEST(Report, figures_of_seats_and_sides_are_those_of_the_tally) {
  const Tally tally = played();
  const std::string page = report_page(subject(), tally, Language::english);
  const auto rate_cell = [](const Score& score) {
    const Interval interval = wilson(score.wins, score.games);
    return "<td><b>" + percent(rate_of(score.wins, score.games), Language::english) +
           "</b> <small>" + percent_range(interval.low, interval.high, Language::english) +
           "</small></td><td class=\"extra\">" + counted(score.games, Language::english) + "</td>";
  };
  for (const std::uint64_t wins : {tally.wins[0], tally.wins[1], tally.first.wins})
    EXPECT_TRUE(has(page, rate_cell({tally.games, wins})));
  EXPECT_EQ(tally.sides.size(), 6U);
  for (const auto& [side, score] : tally.sides) EXPECT_TRUE(has(page, rate_cell(score)));
  for (const auto& [pair, score] : tally.pairings) {
    const std::string title = set().cruiser(pair.first).name + " against " +
                              set().cruiser(pair.second).name + ": " + std::to_string(score.wins) +
                              " of " + std::to_string(score.games) + " won";
    EXPECT_TRUE(has(page, title)) << title;
  }
}

TEST(Report, figures_of_cards_are_those_of_the_tally_best_first) {
  const Tally tally = played();
  const std::string page = report_page(subject(), tally, Language::english);
  ASSERT_EQ(tally.cards.size(), 100U);
  for (const auto& [card, figures] : tally.cards) {
    const std::string row =
        "<tr><th scope=\"row\">" + Starfighter::card_name(set(), card) + "</th><td>" +
        std::to_string(figures.up) + "</td><td>" + std::to_string(figures.down) + "</td><td>" +
        std::to_string(figures.players) + "</td><td>" + std::to_string(figures.winners) + "</td>";
    EXPECT_TRUE(has(page, row)) << row;
    const Interval interval = wilson(figures.winners, figures.players);
    const std::string plotted =
        "<title>" + Starfighter::card_name(set(), card) + ": " +
        percent(rate_of(figures.winners, figures.players), Language::english) + ", 95% interval " +
        percent_range(interval.low, interval.high, Language::english) + "</title>";
    EXPECT_TRUE(has(page, plotted)) << plotted;
  }
  const std::string cards = page.substr(page.find("<section id=\"cards\""));
  const std::regex rate("<td><b>([0-9.]+)%</b>");
  double last = 100;
  int rows = 0;
  for (std::sregex_iterator at(cards.begin(), cards.end(), rate), end; at != end; ++at, ++rows) {
    const double now = std::stod((*at)[1]);
    EXPECT_LE(now, last);
    last = now;
  }
  EXPECT_EQ(rows, 100);
}

TEST(Report, lengths_are_shown_with_mean_and_median) {
  Tally tally = played();
  tally.lengths = {{4, 100}, {6, 200}};
  const std::string page = report_page(subject(), tally, Language::english);
  EXPECT_TRUE(has(page, ">mean 5.3</text>"));
  EXPECT_TRUE(has(page, ">median 6</text>"));
  EXPECT_TRUE(has(page, "<title>4: 100 (33.3%)</title>"));
  EXPECT_TRUE(has(page, "<th scope=\"row\">6</th><td>200</td><td>66.7%</td>"));
}

TEST(Report, does_not_depend_on_the_number_of_threads) {
  EXPECT_EQ(report_page(subject(), played(1), Language::english),
            report_page(subject(), played(3), Language::english));
}

// One card far above the others: marked, and only that one, however many there are.
TEST(Report, marks_cards_that_stand_out_even_among_many) {
  Tally tally = played();
  for (auto& [card, figures] : tally.cards)
    figures = {.up = 400, .down = 0, .players = 400, .winners = 200};
  tally.cards.begin()->second.winners = 260;             // 65 %, 5.7 deviations
  std::next(tally.cards.begin())->second.winners = 225;  // 56.3 %: clear of 50 % only by itself
  const std::string page = report_page(subject(), tally, Language::english);
  EXPECT_TRUE(
      has(page, "One card stands clear of the mean even with the thin bar: ▲ 1 above, ▼ 0 below."));
  EXPECT_EQ(count(page, "▲ above the mean"), 1U);
  EXPECT_EQ(count(page, "▼ below the mean"), 0U);
  EXPECT_GT(wilson(225, 400).low, 0.5);
}

TEST(Report, text_from_outside_stays_text) {
  const std::string nasty = "./my bot' --x=\"1\" <script>alert(1)</script> & co\n";
  ReportSubject wild = subject();
  wild.bots = {nasty, nasty};
  wild.mode = wild.game = wild.set_name = wild.set_note = wild.command = wild.version = nasty;
  wild.card_name = wild.side_name = [nasty](int) { return std::string(nasty); };
  const std::string page = report_page(wild, played(), Language::english);
  expect_sound(page);
  EXPECT_TRUE(has(page, "&lt;script&gt;"));
}

TEST(Report, french_has_french_words_and_figures) {
  ReportSubject french = subject();
  french.side_word = Starfighter::side_word(Language::french);
  french.mode = Starfighter::mode_title({}, Language::french);
  Tally tally = played();
  tally.games = 20'000;
  tally.wins = {10'050, 9'900, 0, 0};
  tally.draws = 50;
  const std::string page = report_page(french, tally, Language::french);
  expect_sound(page);
  EXPECT_TRUE(has(page, "<html lang=\"fr\">"));
  EXPECT_TRUE(has(page, "Starfighter<span>Escarmouche</span>"));
  EXPECT_TRUE(has(page, "Victoires par Croiseur</h2>"));
  EXPECT_TRUE(has(page, "Croiseur contre Croiseur</h2>"));
  EXPECT_TRUE(has(page, "<b>50,2\u202f%</b>"));
  EXPECT_TRUE(has(page, "20\u202f000"));
  EXPECT_FALSE(has(page, "50.2%"));
  EXPECT_FALSE(has(page, "Won"));
}

TEST(Report, next_to_nothing_still_makes_a_sane_page) {
  const std::string none = report_page(subject(), {}, Language::english);
  expect_sound(none);
  EXPECT_TRUE(has(none, "No game was played"));

  const std::string one = report_page(subject(), played(1, 1), Language::english);
  expect_sound(one);
  EXPECT_TRUE(has(one, "Only 1 game:"));
  EXPECT_TRUE(has(one, "<dd>11</dd>"));

  Tally draws;  // a hundred draws of one round, nobody played a card
  draws.games = draws.draws = 100;
  draws.lengths = {{1, 100}};
  draws.efforts = {{0, 100}};
  draws.sides = {{0, {100, 0}}, {1, {100, 0}}};
  draws.pairings = {{{0, 1}, {100, 0}}, {{1, 0}, {100, 0}}};
  const std::string drawn = report_page(subject(), draws, Language::english);
  expect_sound(drawn);
  EXPECT_TRUE(has(drawn, "100 games were drawn (100.0%"));
  EXPECT_TRUE(has(drawn, "No card was played."));
}

// Four seats, sides that meet themselves and shared wins: what other games will bring.
TEST(Report, games_of_four_seats_fit) {
  ReportSubject four = subject();
  four.bots = {"one", "two", "three", "four"};
  Tally tally;
  tally.games = 400;
  tally.wins = {100, 150, 100, 100};
  tally.lengths = {{2, 300}, {500, 100}};
  tally.efforts = {{40, 400}};
  tally.sides = {{0, {1600, 450}}};
  tally.pairings = {{{0, 0}, {4800, 1350}}};
  const std::string page = report_page(four, tally, Language::english);
  expect_sound(page);
  EXPECT_TRUE(has(page, "seat-d"));
  EXPECT_TRUE(has(page, "d · four"));
}

}  // namespace
}  // namespace wardroom
