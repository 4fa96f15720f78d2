// Records that are wrong: where a text is refused, and where a replay stops and why.
#include <gtest/gtest.h>

#include "games/starfighter/decks/deck.hpp"
#include "table/compiled/starfighter.hpp"

namespace wardroom::starfighter {
namespace {

const std::string kHead = "wardroom-record 1\ngame starfighter\n";

std::string refused(const std::string& text, Language language = Language::english) {
  const auto read = read_record({"x", text}, language);
  const auto* problem = std::get_if<Problem>(&read);
  return problem == nullptr ? "" : problem->text();
}

// Where a record stops making sense; only the text if that is its set-up.
ReplayFault replay(const std::string& text) {
  const auto read = read_record({"x", text}, Language::english);
  const auto& record = std::get<Record>(read);
  const Set& set = Starfighter::own_set();
  ReplayFault fault;
  const Setup setup = Starfighter::setup(record.request, set, fault.text, Language::english);
  if (!fault.text.empty()) return fault;
  HostedMatch<Starfighter> match(record.request, setup, set, record.seed.value_or(0),
                                 record.outcomes);
  return match.follow(record, record.steps.size(), Language::english);
}

TEST(Records, what_cannot_be_read_has_its_place) {
  EXPECT_EQ(refused(""), "x:1:1: expected \"wardroom-record 1\", the first line of a record");
  EXPECT_EQ(refused("wardroom-record 1\n\n"), "x:2:1: the record names no game");
  EXPECT_EQ(refused(kHead + "seed 12x"), "x:3:6: expected a whole number");
  EXPECT_EQ(refused(kHead + "seat e Ares"), "x:3:6: expected a seat: a, b, c or d");
  EXPECT_EQ(refused(kHead + "2 a pass"), "x:3:1: expected choice number 1");
  EXPECT_EQ(refused(kHead + "1 a"), "x:3:4: expected a choice behind the seat");
  EXPECT_EQ(refused(kHead + "digest 12"), "x:3:8: expected 16 digits of a hexadecimal number");
  EXPECT_EQ(refused(kHead + "result a\nseed 1"), "x:4:1: nothing can follow the result");
  EXPECT_EQ(refused(kHead + "seed 1\nseed 2", Language::french),
            "x:4:1: « seed » figure ici deux fois");
  EXPECT_EQ(refused(kHead + "player a human\nplayer a human"),
            "x:4:1: \"player\" stands here twice");
  EXPECT_EQ(refused(kHead + "mode tr" + '\0' + "ining"),
            "x:3:8: expected text: this is not a record");
}

TEST(Records, ends_of_lines_belong_to_no_word) {
  const auto read = read_record({"x", "wardroom-record 1\r\ngame starfighter\r\r\n"}, {});
  ASSERT_TRUE(std::holds_alternative<Record>(read));
  EXPECT_EQ(std::get<Record>(read).game, "starfighter");
}

TEST(Records, chance_is_in_the_record_or_the_replay_stops_before_it_is_needed) {
  EXPECT_EQ(replay(kHead + "mode training\n").kind, ReplayFault::no_chance);
  EXPECT_EQ(replay(kHead + "mode training\nseed 1\n").kind, ReplayFault::none);
}

// A whole game with one thing changed: the replay stops where it no longer agrees.
TEST(Records, every_change_of_a_game_is_found) {
  const Set& set = Starfighter::own_set();
  const MatchRequest request = {"training", {"Ares", "Athena"}, {}, {}};
  HostedMatch<Starfighter> match(request, starfighter::Setup{Mode::training, 0, {0, 1}}, set, 3);
  while (match.decision()) match.play(match.bot_choice(BotKind::greedy, 3));
  const Record good = match.record();
  ASSERT_GT(good.steps.size(), 20U);
  const auto fault = [&](const auto& change) {
    Record record = good;
    change(record);
    return replay(print_record(record));
  };
  EXPECT_EQ(fault([](Record&) {}).kind, ReplayFault::none);
  EXPECT_EQ(fault([](Record& r) { r.winners = SeatSet::none(); }).kind, ReplayFault::result);
  EXPECT_EQ(fault([](Record& r) { r.steps.pop_back(); }).kind, ReplayFault::result);
  EXPECT_EQ(fault([](Record& r) { ++r.checkpoints[1].digest; }).kind, ReplayFault::digest);
  EXPECT_EQ(fault([](Record& r) { r.steps.push_back({Seat::a, "pass", 0}); }).kind,
            ReplayFault::over);
  const ReplayFault seat = fault([](Record& r) { r.steps[4].seat = Seat::c; });
  EXPECT_EQ(seat.kind, ReplayFault::wrong_seat);
  EXPECT_EQ(seat.step, 5U);
  const ReplayFault refusal = fault([](Record& r) { r.steps[4].option = "stay"; });
  EXPECT_EQ(refusal.kind, ReplayFault::refused);
  EXPECT_GT(refusal.line, 5U);
  EXPECT_EQ(fault([](Record& r) { r.steps[4].option = "stya"; }).kind, ReplayFault::unreadable);
  EXPECT_NE(fault([](Record& r) { r.steps[4].option = "pass"; }).kind, ReplayFault::none);
  EXPECT_EQ(fault([](Record& r) { ++r.outcomes[0]; }).kind, ReplayFault::digest);
}

TEST(Records, SF_TOTAL_02_there_is_no_deck_for_a_third_seat) {
  Random random(1);
  const Set& set = Starfighter::own_set();
  std::string lines = print_deck(random_deck(set, 30, random), set);
  for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1)
    lines.insert(at, "deck c ");
  EXPECT_EQ(replay(kHead + "mode total-war\nseed 1\n" + lines).text,
            "there are two seats, a and b");
}

}  // namespace
}  // namespace wardroom::starfighter
