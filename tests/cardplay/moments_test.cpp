// What has just happened and who cares (moments.hpp), and how often (limits.hpp).
#include "engine/course.hpp"
#include "tests/cardplay/script_scene.hpp"
#include "tests/cardplay/trial_cards.hpp"

namespace wardroom::trial {
namespace {

constexpr std::string_view kWhenLost = "when a character is lost: draw 1 card";
constexpr std::string_view kInstead =
    "instead of the destruction of this ship by exactly its defense: draw 1 card";

struct Moments : ScriptScene {
  void lose(std::string_view who) { happen(Pattern::lost, thing(who)); }
};

TEST(MomentIndex, knows_which_statements_care) {
  cardplay::MomentIndex index;
  index.add(7, compiled("hit a ship\nwhen a character is lost: draw 1 card"));
  index.add(9, compiled("at the start of your turn or when a character is lost: draw 1 card"));
  index.add(11, compiled("hit a ship"));
  const auto lost = index.of(static_cast<int>(Pattern::lost));
  ASSERT_EQ(lost.size(), 2U);
  EXPECT_EQ(lost[0].card, 7);
  EXPECT_EQ(lost[0].statement, 1);
  EXPECT_EQ(lost[0].kind, StatementKind::must);
  EXPECT_EQ(lost[1].card, 9);
  EXPECT_EQ(index.of(static_cast<int>(Pattern::turn_starts)).size(), 1U);
  EXPECT_TRUE(index.of(static_cast<int>(Pattern::firing)).empty());
  EXPECT_TRUE(index.of(9999).empty());
}

TEST_F(Moments, what_must_is_done_after_it_has_taken_place) {
  card("Mourner", Seat::a, kWhenLost);
  card("Bystander", Seat::a, "at the start of your turn: draw 5 cards");
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, a hand +1");
  lose("Arrow");
  EXPECT_EQ(changes(), "Arrow gone") << "no character";
}

TEST_F(Moments, only_cards_in_play_care) {
  card("Mourner", Seat::a, kWhenLost, {.place = kGone});
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone");
}

TEST_F(Moments, a_condition_has_to_be_met) {
  card("Mourner", Seat::a, "when a character is lost, if there is a squadron: draw 1 card");
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone");
  squadron("Swarm", Seat::a);
  lose("Leia");
  EXPECT_EQ(changes(), "Leia gone, a hand +1");
}

TEST_F(Moments, a_condition_speaks_of_it_as_it_was) {
  card("Mourner", Seat::a, "when a character is lost, if ability of it > 3: draw 1 card");
  lose("Leia");
  EXPECT_EQ(changes(), "Leia gone");
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, a hand +1");
}

TEST_F(Moments, whose_it_is_counts) {
  card("Mine", Seat::b, "when one of your characters is lost: draw 1 card");
  card("Theirs", Seat::c, "when an enemy character is lost: draw 2 cards");
  card("Neither", Seat::a, "when one of your characters is lost: draw 4 cards");
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, b hand +1, c hand +2");
  card("Dawn", Seat::a, "at the start of your turn: draw 8 cards");
  happen(Pattern::turn_starts, TrialPlay::kNothing, Seat::b);
  EXPECT_EQ(changes(), "nothing");
  happen(Pattern::turn_starts, TrialPlay::kNothing, Seat::a);
  EXPECT_EQ(changes(), "a hand +8");
}

TEST_F(Moments, it_is_what_has_happened_to) {
  card("Avenger", Seat::a, "when a character is lost: choose one of your ships, hit it");
  lose("Luke");
  EXPECT_EQ(offered(), "a: Arrow Dart Hull");
  choose("Dart");
  EXPECT_EQ(changes(), "Dart hits +1, Luke gone");
}

// SW: R-35.
TEST_F(Moments, what_must_is_done_in_the_order_of_seats_beginning_with_the_first_to_react) {
  const std::string_view asks = "when a character is lost: you may draw 1 card";
  for (const char seat : {'a', 'b', 'c'})
    card(std::string("Card ") + seat, seat_at(seat - 'a'), asks);
  lose("Luke");
  EXPECT_EQ(offered().front(), 'b');
  choose("yes");
  EXPECT_EQ(offered().front(), 'c');
  choose("no");
  EXPECT_EQ(offered().front(), 'a');
  choose("yes");
  EXPECT_EQ(changes(), "Luke gone, a hand +1, b hand +1");
}

TEST_F(Moments, two_statements_of_one_card_know_nothing_of_each_other) {
  card("Twice", Seat::a,
       "when a character is lost: choose one of your ships, hit it\n"
       "when a character is lost: hit it");
  lose("Luke");
  choose("Dart");
  EXPECT_EQ(changes(), "Dart hits +1, Luke gone, Luke hits +1");
}

TEST_F(Moments, of_a_row_of_moments_the_one_that_is_now_has_to_fit) {
  card("Both", Seat::a, "at the start of your turn or when a character is lost: draw 1 card");
  happen(Pattern::lost, thing("Arrow"), Seat::a);
  EXPECT_EQ(changes(), "Arrow gone") << "in a's turn, but not at its start";
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, a hand +1");
  happen(Pattern::turn_starts, TrialPlay::kNothing, Seat::a);
  EXPECT_EQ(changes(), "a hand +1");
}

TEST_F(Moments, who_could_do_something_instead_is_asked_first) {
  card("Plating", Seat::a, kInstead, {.on = "Arrow"});
  card("Other", Seat::a, kInstead, {.on = "Dart"});
  happen(Pattern::exact_destruction, thing("Arrow"));
  EXPECT_EQ(offered(), "a: yes no");
  EXPECT_EQ(changes(), "nothing") << "it has not happened yet";
  choose("yes");
  EXPECT_EQ(changes(), "a hand +1") << "and does not";
  EXPECT_EQ(offered(), "");
  happen(Pattern::exact_destruction, thing("Arrow"));
  choose("no");
  EXPECT_EQ(changes(), "Arrow gone");
}

TEST_F(Moments, if_all_decline_it_takes_place) {
  const std::string_view any =
      "instead of the destruction of a ship by exactly its defense: draw 1 card";
  card("First", Seat::a, any);
  card("Second", Seat::b, any);
  happen(Pattern::exact_destruction, thing("Hull"));
  EXPECT_EQ(offered(), "b: yes no");
  choose("no");
  EXPECT_EQ(offered(), "a: yes no");
  choose("no");
  EXPECT_EQ(changes(), "Hull gone");
  happen(Pattern::exact_destruction, thing("Dart"));
  choose({"no", "yes"});
  EXPECT_EQ(changes(), "a hand +1");
}

TEST_F(Moments, what_may_be_done_is_offered_after_what_must) {
  card("Gunner", Seat::a, "fire at a ship: draw 1 card");
  card("Captain", Seat::b, "fire at an enemy ship: draw 2 cards");
  happen(Pattern::firing, thing("Arrow"));
  EXPECT_EQ(offered(), "b: pass Captain") << "the first to react";
  EXPECT_EQ(changes(), "nothing");
  choose("pass");
  EXPECT_EQ(offered(), "a: pass Gunner") << "c can do nothing, as everybody sees";
  choose("Gunner");
  EXPECT_EQ(changes(), "a hand +1");
  EXPECT_EQ(offered(), "b: pass Captain") << "passing bars nobody";
  choose("pass");
  choose("pass");
  EXPECT_EQ(offered(), "");
}

TEST_F(Moments, are_known_only_while_they_are_reacted_to) {
  card("Gunner", Seat::a, "fire at a ship: draw 1 card");
  const auto known = [&] {
    int count = 0;
    cardplay::each_just<TrialPlay>(position(), [&](const auto&) { ++count; });
    return count;
  };
  EXPECT_EQ(known(), 0);
  happen(Pattern::firing, thing("Arrow"));
  EXPECT_EQ(known(), 1);
  choose("pass");
  EXPECT_EQ(known(), 0);
  card("Plating", Seat::a, kInstead, {.on = "Arrow"});
  happen(Pattern::exact_destruction, thing("Arrow"));
  EXPECT_EQ(known(), 0) << "it has not happened yet";
}

// --- limits ---

TEST_F(Moments, once_per_turn_is_once_until_the_turn_ends) {
  card("Mourner", Seat::a, "once per turn, when a character is lost: draw 1 card");
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, a hand +1");
  lose("Leia");
  EXPECT_EQ(changes(), "Leia gone");
  end_turn(match);
  put("Han", Seat::b, vocabulary::Kind::character, {});
  lose("Han");
  EXPECT_EQ(changes(), "Han gone, a hand +1");
}

TEST_F(Moments, limits_are_by_copy_and_by_statement) {
  const std::string_view text =
      "twice per game, when a character is lost: draw 1 card\n"
      "once per turn, when a character is lost: draw 10 cards";
  card("One", Seat::a, text);
  card("Another", Seat::b, text);
  for (const char* who : {"Han", "Chewie"}) put(who, Seat::c, vocabulary::Kind::character, {});
  lose("Luke");
  EXPECT_EQ(changes(), "Luke gone, a hand +11, b hand +11");
  lose("Leia");
  EXPECT_EQ(changes(), "Leia gone, a hand +1, b hand +1");
  lose("Han");
  EXPECT_EQ(changes(), "Han gone");
  end_turn(match);
  lose("Chewie");
  EXPECT_EQ(changes(), "Chewie gone, a hand +10, b hand +10") << "the game goes on";
}

TEST_F(Moments, what_is_offered_and_used_up_is_not_offered_again) {
  card("Gunner", Seat::a, "once per turn, fire at a ship: draw 1 card");
  happen(Pattern::firing, thing("Arrow"));
  choose("pass");
  happen(Pattern::firing, thing("Arrow"));
  choose("Gunner");
  EXPECT_EQ(offered(), "") << "declining uses nothing up, doing it does";
  happen(Pattern::firing, thing("Dart"));
  EXPECT_EQ(offered(), "");
}

TEST(Limits, count_by_copy_statement_and_span) {
  cardplay::Limits<std::uint16_t, 4> limits;
  limits.use(300, 1, 0);
  limits.use(300, 1, 0);
  limits.use(300, 1, 2);
  limits.use(301, 1, 0);
  EXPECT_EQ(limits.used(300, 1, 0), 2);
  EXPECT_EQ(limits.used(300, 0, 0), 0);
  EXPECT_EQ(limits.used(300, 1, 1), 0);
  EXPECT_EQ(limits.used(301, 1, 0), 1);
  limits.end(0);
  EXPECT_EQ(limits.used(300, 1, 0), 0);
  EXPECT_EQ(limits.used(300, 1, 2), 1) << "another span goes on";
  limits.forget(300);
  EXPECT_TRUE(limits.empty());
}

}  // namespace
}  // namespace wardroom::trial
