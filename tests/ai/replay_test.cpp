// Records replay: a game can be written at any decision and taken up again to the same end, and a
// record that was tampered with is found out.
#include "match/replay.hpp"

#include <gtest/gtest.h>

#include "table/compiled/starfighter.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

using Hosted = HostedMatch<Starfighter>;

const Starfighter::Set& cards() {
  return Starfighter::own_set();
}

std::unique_ptr<Hosted> open(const Record& record, std::size_t steps, ReplayFault& fault) {
  std::string problem;
  const auto setup = Starfighter::setup(record.request, cards(), problem, Language::english);
  EXPECT_EQ(problem, "");
  auto match = std::make_unique<Hosted>(record.request, setup, cards(), record.seed.value_or(99),
                                        record.outcomes);
  fault = match->follow(record, steps, Language::english);
  return match;
}

Record read(const std::string& text) {
  auto result = read_record({"x.record", text}, Language::english);
  if (const auto* problem = std::get_if<Problem>(&result)) ADD_FAILURE() << problem->text();
  return std::get<Record>(result);
}

std::unique_ptr<Hosted> begin(std::uint64_t seed) {
  MatchRequest request;
  request.mode = Starfighter::modes()[seed % 3];
  if (seed % 2 == 0) request.rules = {"free-same-sector=on", "open-discard=off"};
  if (seed % 5 == 0) request.seats = {"athena", "ares"};
  std::string problem;
  const auto setup = Starfighter::setup(request, cards(), problem, Language::english);
  EXPECT_EQ(problem, "");
  return std::make_unique<Hosted>(request, setup, cards(), seed);
}

// A whole random game; `before(match)` is called at every decision.
template <class Before>
std::unique_ptr<Hosted> play_out(std::uint64_t seed, Before before) {
  auto match = begin(seed);
  while (match->decision()) {
    before(*match);
    match->play(match->bot_choice(BotKind::random, seed));
  }
  return match;
}

TEST(Replay, records_of_1000_games_written_at_every_decision_resume_to_the_same_end) {
  for (int seed = 1; seed <= games_to_play(1000); ++seed) {
    std::vector<std::string> texts;
    const auto played = play_out(static_cast<std::uint64_t>(seed), [&](const Hosted& match) {
      texts.push_back(print_record(match.record()));
    });
    const Record whole = played->record();
    const std::string end = print_record(whole);
    for (std::size_t n = 0; n < texts.size(); ++n) {
      ReplayFault fault;
      const Record record = read(texts[n]);
      const auto resumed = open(record, record.steps.size(), fault);
      ASSERT_FALSE(fault) << "seed " << seed << ", decision " << n;
      ASSERT_EQ(print_record(resumed->record()), texts[n]) << "seed " << seed;
      for (std::size_t next = n; next < whole.steps.size(); ++next)
        resumed->play(whole.steps[next].option);
      ASSERT_EQ(print_record(resumed->record()), end) << "seed " << seed << ", decision " << n;
    }
  }
}

TEST(Replay, recorded_outcomes_are_enough_without_the_seed) {
  Record record = play_out(7, [](const Hosted&) {})->record();
  record.seed.reset();
  ReplayFault fault;
  const auto again = open(record, record.steps.size(), fault);
  EXPECT_FALSE(fault);
  EXPECT_FALSE(check_outcomes(record, static_cast<std::uint32_t>(record.outcomes.size())));
  EXPECT_EQ(again->result().winners, *record.winners);
}

TEST(Replay, taking_back_shortens_the_record) {
  auto match = begin(4);
  const std::string first = print_record(match->record());
  for (int i = 0; i < 20; ++i) match->play(match->options(Language::english)[0]);
  while (match->undo(SeatSet::first(2))) {
  }
  EXPECT_EQ(match->record().steps.size(), 0U);
  EXPECT_EQ(print_record(match->record()), first);
}

TEST(Replay, what_was_tampered_with_is_found_out) {
  const Record good = play_out(6, [](const Hosted&) {})->record();
  const auto fault_of = [](const Record& record) {
    ReplayFault fault;
    const auto match = open(record, record.steps.size(), fault);
    if (fault) return fault.kind;
    return check_outcomes(record, static_cast<std::uint32_t>(match->record().outcomes.size())).kind;
  };
  EXPECT_EQ(fault_of(good), ReplayFault::none);

  Record changed = good;
  changed.steps[0].option = "dance";
  EXPECT_EQ(fault_of(changed), ReplayFault::unreadable);
  changed.steps[0].option = "stay";
  EXPECT_EQ(fault_of(changed), ReplayFault::refused);
  changed = good;
  changed.steps[0].seat = changed.steps[0].seat == Seat::a ? Seat::b : Seat::a;
  EXPECT_EQ(fault_of(changed), ReplayFault::wrong_seat);
  changed = good;
  changed.steps.push_back(changed.steps.back());
  changed.winners.reset();
  EXPECT_EQ(fault_of(changed), ReplayFault::over);
  changed = good;
  changed.checkpoints.back().digest ^= 1;
  EXPECT_EQ(fault_of(changed), ReplayFault::digest);
  changed = good;
  changed.winners = SeatSet::first(2);
  EXPECT_EQ(fault_of(changed), ReplayFault::result);
  changed = good;
  changed.steps.pop_back();
  EXPECT_EQ(fault_of(changed), ReplayFault::result) << "a game that is not over has no result";
  changed = good;
  changed.outcomes.push_back(1);
  EXPECT_EQ(fault_of(changed), ReplayFault::chance);
  changed = good;
  changed.seed = 1234;
  EXPECT_EQ(fault_of(changed), ReplayFault::chance) << "the outcomes still rule the replay";
  changed = good;
  changed.seed.reset();
  changed.outcomes.pop_back();
  changed.checkpoints.clear();
  EXPECT_NE(fault_of(changed), ReplayFault::none);
}

TEST(Replay, an_open_view_shows_what_a_seat_may_not_see) {
  auto match = begin(1);
  for (int i = 0; i < 3; ++i) match->play(match->bot_choice(BotKind::random, 3));
  const auto seen_by = [&](SeatSet viewers) {
    std::string text;
    JsonWriter json(text);
    match->write_view(json, viewers);
    return text;
  };
  EXPECT_EQ(seen_by(Seat::a), match->view(Seat::a));
  EXPECT_NE(seen_by(SeatSet::none()), match->view(Seat::a));
  EXPECT_NE(seen_by(SeatSet::first(2)), match->view(Seat::a));
}

}  // namespace
}  // namespace wardroom
