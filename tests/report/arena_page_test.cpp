// The page and the text of an arena: well-formed, complete by themselves, with its figures.
#include "cli/report/arena_page.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "ai/arena/arena_json.hpp"
#include "ai/arena/plan.hpp"
#include "tests/support/well_formed.hpp"

namespace wardroom {
namespace {

using test::WellFormed;

ArenaSubject subject(std::vector<std::string> bots) {
  ArenaSubject subject;
  subject.game = "Starfighter";
  subject.mode = "Skirmish";
  subject.set_name = "A set";
  subject.set_note = "Not the printed game's.";
  subject.bots = std::move(bots);
  subject.seed = 11;
  subject.version = "1.2.3";
  subject.command = "wardroom arena --bots 'bot:a <b> & \"c\"'";
  return subject;
}

// Everybody beats those behind: pairs of a pairing by points.
ArenaLedger ledger(int bots, std::uint64_t pairs,
                   const std::optional<SprtQuestion>& sprt = std::nullopt) {
  ArenaLedger ledger(bots, pairs, sprt);
  for (std::size_t pairing = 0; pairing < ledger.pairings().size(); ++pairing)
    for (std::uint64_t pair = 0; pair < pairs; ++pair) {
      PairResult result;
      result.games = {Outcome::win, pair % 3 == 0 ? Outcome::loss : Outcome::draw};
      result.times[0].note(std::chrono::microseconds(1500));
      result.times[1].note(std::chrono::microseconds(250));
      result.digest = pair;
      ledger.note({pairing, pair}, result);
    }
  return ledger;
}

bool has(const std::string& page, const std::string& text) {
  return page.find(text) != std::string::npos;
}

void expect_sound(const std::string& page) {
  EXPECT_EQ(WellFormed::problem_of(page), "");
  for (const char* outside : {"http", "src=", "href=", "url(", "@import", "<script", "<link"})
    EXPECT_FALSE(has(page, outside)) << outside;
  for (const char* wrong : {"nan", ">inf", "-0.0",
                            "\u2212"
                            "0<"})
    EXPECT_FALSE(has(page, wrong)) << wrong;
}

const std::string kStrange = "bot:./x/y <b> & \"c\"";

TEST(ArenaPage, is_well_formed_in_both_languages_for_two_bots_and_for_many) {
  for (const Language language : {Language::english, Language::french}) {
    expect_sound(arena_page(subject({"greedy", kStrange}), standings_of(ledger(2, 200)), language));
    expect_sound(
        arena_page(subject({"a", "b", "c", "d", kStrange}), standings_of(ledger(5, 9)), language));
    expect_sound(arena_page(subject({"a", "b"}), standings_of(ArenaLedger(2, 5, {})), language));
    ArenaSubject tested = subject({"a", "b"});
    tested.sprt = SprtQuestion{0, 20};
    for (const std::uint64_t pairs : {3U, 400U})
      expect_sound(arena_page(tested, standings_of(ledger(2, pairs, tested.sprt)), language));
  }
}

TEST(ArenaPage, says_what_was_played_and_who_is_best) {
  const std::string page = arena_page(subject({"weak", "middle", "strong"}),
                                      standings_of(ledger(3, 9)), Language::english);
  EXPECT_TRUE(has(page, "Starfighter<span>Skirmish</span>"));
  EXPECT_TRUE(has(page, "A set. Not the printed game&#39;s."));
  EXPECT_TRUE(has(page, "&#39;bot:a &lt;b&gt; &amp; &quot;c&quot;&#39;"));
  EXPECT_TRUE(has(page, "Wardroom 1.2.3"));
  EXPECT_TRUE(has(page, "<dd>weak</dd>")) << "the best one here";
  EXPECT_LT(page.find("scope=\"row\" class=\"above\">weak"),
            page.find("scope=\"row\" class=\"below\">strong"));
  EXPECT_TRUE(has(page, "Only 9 pairs"));
  EXPECT_FALSE(has(page, "id=\"sprt\""));
  // 6 of 9 pairs bring 1 1/2 points, 3 bring 1: 66.7 %.
  EXPECT_TRUE(has(page, "<b>66.7%")) << page;
  EXPECT_TRUE(has(page, "<b>33.3%"));
  EXPECT_TRUE(has(page, "pairs by points 0, ½, 1, 1½, 2: 0 · 0 · 3 · 6 · 0"));
  EXPECT_TRUE(has(page, "<td>1.500</td><td>1.500</td>"));
}

TEST(ArenaPage, shows_the_test_with_its_verdict) {
  ArenaSubject tested = subject({"new", "old"});
  tested.sprt = SprtQuestion{0, 20};
  const auto page_after = [&](std::uint64_t pairs) {
    return arena_page(tested, standings_of(ledger(2, pairs, tested.sprt)), Language::english);
  };
  EXPECT_TRUE(has(page_after(3), "Undecided: the pairs do not yet say whether new is above old"));
  EXPECT_TRUE(has(page_after(400), "Accepted: new is stronger than old by 20 Elo"));
  EXPECT_FALSE(has(page_after(400), "Only ")) << "a decided test needs no caution";
  tested.sprt = SprtQuestion{400, 500};
  EXPECT_TRUE(has(page_after(400), "Rejected: new is above old by 400 Elo rather than by 500."));
}

TEST(ArenaText, lists_ratings_scores_and_the_test) {
  ArenaSubject tested = subject({"new", "old"});
  tested.sprt = SprtQuestion{0, 20};
  const std::string text =
      arena_text(tested, standings_of(ledger(2, 3, tested.sprt)), Language::english);
  EXPECT_TRUE(has(text, "Starfighter, Skirmish: 3 pairs of games from seed 11")) << text;
  EXPECT_TRUE(has(text, "66.7 %")) << text;
  EXPECT_TRUE(has(text, "33.3 ± ")) << text;
  EXPECT_TRUE(has(text, "(6)")) << text;
  EXPECT_TRUE(has(text, "undecided")) << text;
  EXPECT_TRUE(has(text, "Signature: 0000000000000003")) << text;
  EXPECT_TRUE(
      has(arena_text(tested, standings_of(ledger(2, 3, tested.sprt)), Language::french), "66,7 %"));
}

TEST(ArenaText, tells_while_it_runs_who_is_ahead) {
  EXPECT_EQ(
      arena_so_far(subject({"new", "old"}), standings_of(ArenaLedger(2, 5, {})), Language::english),
      "");
  EXPECT_TRUE(arena_so_far(subject({"new", "old"}), standings_of(ledger(2, 9)), Language::english)
                  .starts_with("new  66.7 ± "));
  EXPECT_TRUE(arena_so_far(subject({"x", "y", "z"}), standings_of(ledger(3, 9)), Language::english)
                  .starts_with("x  +"));
}

TEST(ArenaJson, is_one_object_with_everything) {
  ArenaPlan plan;
  plan.game = "starfighter";
  plan.bots = {"new", "old"};
  plan.sprt = SprtQuestion{0, 20};
  boost::json::error_code error;
  const auto document =
      boost::json::parse(arena_json(plan, standings_of(ledger(2, 400, plan.sprt))), error);
  ASSERT_FALSE(error);
  const auto& object = document.as_object();
  EXPECT_EQ(object.at("plan").at("game").as_string(), "starfighter");
  EXPECT_EQ(object.at("bots").as_array().size(), 2U);
  EXPECT_EQ(object.at("bots").at(0).at("bot").as_string(), "new");
  EXPECT_NEAR(object.at("bots").at(0).at("time").at("mean_ms").as_double(), 1.5, 1e-9);
  const auto& pairing = object.at("pairings").at(0).as_object();
  EXPECT_EQ(pairing.at("pentanomial").as_array().size(), 5U);
  EXPECT_GT(pairing.at("score_low").as_double(), 0.5);
  EXPECT_GT(pairing.at("elo").at("value").as_double(), 0);
  EXPECT_EQ(object.at("sprt").at("verdict").as_string(), "accepted");
  EXPECT_NEAR(object.at("sprt").at("upper").as_double(), 2.944439, 1e-6);
  plan.sprt.reset();
  const auto without = boost::json::parse(arena_json(plan, standings_of(ledger(2, 5))), error);
  EXPECT_TRUE(without.at("sprt").is_null());
}

}  // namespace
}  // namespace wardroom
