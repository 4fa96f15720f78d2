// The gate (gate.hpp): who is asked, when, and in which order what was announced takes effect.
#include "engine/random.hpp"
#include "tests/cardplay/talk.hpp"

namespace wardroom::talk {
namespace {

using Following = Conversation<true>;
using GoingOn = Conversation<false>;

TEST(Gate, last_in_first_out_to_a_depth_of_four) {
  Following talk(2);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer("BCD"), "bab");
  EXPECT_EQ(talk.match.stack.depth(), 8U);
  EXPECT_EQ(talk.effects(), "") << "nothing takes effect before it could be answered";
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "DCBA");
  EXPECT_TRUE(talk.match.stack.empty());
}

TEST(Gate, first_in_first_out_of_four) {
  Following talk(2, true);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer("BCD"), "bab");
  EXPECT_EQ(talk.match.waiting.size(), 4U);
  EXPECT_EQ(talk.effects(), "");
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "ABCD");
  EXPECT_TRUE(talk.match.stack.empty());
}

// SG: R-47, worked example W-44.
TEST(Gate, seats_are_asked_from_the_one_behind_the_announcer_who_comes_last) {
  Following talk(4);
  talk.announce(Seat::b, 'A');
  EXPECT_EQ(talk.answer("."), "c");
  EXPECT_EQ(talk.answer("F"), "d") << "d answers";
  EXPECT_EQ(talk.answer("...."), "abcd") << "that is open to all, to d as the last";
  EXPECT_EQ(talk.effects(), "F");
  EXPECT_EQ(talk.answer("...."), "cdab") << "what is below it is open again, from its announcer";
  EXPECT_EQ(talk.effects(), "FA");
}

TEST(Gate, three_seats_pass_in_a_row_before_it_closes) {
  Following talk(3);
  talk.announce(Seat::c, 'A');
  EXPECT_EQ(talk.answer("..B"), "abc") << "who has announced it may answer it";
  EXPECT_EQ(talk.answer("..."), "abc");
  EXPECT_EQ(talk.effects(), "B");
  EXPECT_EQ(talk.answer("..."), "abc");
  EXPECT_EQ(talk.asked(), '-');
}

TEST(Gate, having_passed_bars_nobody_from_a_later_round) {
  Following talk(2);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer(".B"), "ba");
  EXPECT_EQ(talk.answer("C"), "b");
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "CBA");
}

// WC-R-39.
TEST(Gate, in_a_game_whose_rounds_go_on_the_next_behind_the_answer_comes_first) {
  GoingOn talk(4);
  talk.announce(Seat::b, 'A');
  EXPECT_EQ(talk.answer(".F...."), "cdabcd");
  EXPECT_EQ(talk.effects(), "F");
  EXPECT_EQ(talk.answer("...."), "abcd") << "behind d, who has answered";
  EXPECT_EQ(talk.effects(), "FA");
}

TEST(Gate, what_is_cancelled_does_nothing) {
  Following talk(2);
  talk.announce(Seat::a, 'A');
  talk.answer("!");
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "!");
  EXPECT_TRUE(talk.match.standing.empty());
}

TEST(Gate, nobody_is_asked_about_what_was_cancelled_if_rounds_follow_their_item) {
  Following talk(2);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer("!.."), "bab");
  EXPECT_EQ(talk.asked(), '-');
  GoingOn other(2);
  other.announce(Seat::a, 'A');
  EXPECT_EQ(other.answer("!.."), "bab");
  EXPECT_EQ(other.asked(), 'a') << "the round goes on";
}

TEST(Gate, who_publicly_has_nothing_to_say_is_not_asked) {
  Following talk(4, false, SeatSet(Seat::c) | Seat::a);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer(".."), "bd");
  EXPECT_EQ(talk.told, "bdA");
  Following silence(4, false, SeatSet::all());
  silence.announce(Seat::a, 'A');
  EXPECT_EQ(silence.asked(), '-');
  EXPECT_EQ(silence.told, "A") << "at once";
  Following queue(4, true, SeatSet::all());
  queue.announce(Seat::a, 'A');
  EXPECT_EQ(queue.told, "A");
}

TEST(Gate, it_is_paid_before_anybody_is_asked_and_not_refunded) {
  for (const bool fifo : {false, true}) {
    Following talk(2, fifo);
    talk.announce(Seat::a, 'A');
    EXPECT_EQ(talk.match.paid, 1);
    talk.answer("!");
    EXPECT_EQ(talk.match.paid, 3);
    talk.pass_all();
    EXPECT_EQ(talk.match.paid, 3);
  }
}

TEST(Gate, only_what_is_offered_may_be_answered) {
  Following talk(2);
  talk.announce(Seat::a, 'A');
  const Position<true> position{talk.match};
  EXPECT_TRUE(check_option<Referee<true>>(position, Talk<true>::say('Q'), Refusal{2}));
  EXPECT_FALSE(check_option<Referee<true>>(position, Talk<true>::pass(), Refusal{2}));
  OptionList list;
  list_options<Referee<true>>(position, list);
  EXPECT_EQ(list[0], Talk<true>::pass());
  EXPECT_EQ(list.size(), 11U);
}

// SW-TIMING-02, SW-TIMING-17.
TEST(Gate, first_in_first_out_more_may_join_between_two_effects) {
  Following talk(2, true);
  talk.announce(Seat::a, 'A');
  EXPECT_EQ(talk.answer("B"), "b") << "a's opponent first";
  EXPECT_EQ(talk.answer(".."), "ab");
  EXPECT_EQ(talk.effects(), "A");
  EXPECT_EQ(talk.answer(".C"), "ab") << "after an effect, the one who is first to react";
  EXPECT_EQ(talk.answer(".."), "ab");
  EXPECT_EQ(talk.effects(), "AB") << "C has joined at the end";
  talk.answer("..");
  EXPECT_EQ(talk.effects(), "ABC");
  EXPECT_EQ(talk.answer(".."), "ab") << "and a last time";
  EXPECT_EQ(talk.asked(), '-');
}

// SW-TIMING-12, R-33.
TEST(Gate, first_in_first_out_what_cancels_acts_at_once) {
  Following talk(2, true);
  talk.announce(Seat::a, 'A');
  talk.answer("B!");
  EXPECT_EQ(talk.answer(".."), "ba") << "it can be answered";
  EXPECT_EQ(talk.effects(), "!") << "before A, which was said first";
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "!A") << "B was cancelled";
}

TEST(Gate, first_in_first_out_a_cancel_is_cancelled_before_it_acts) {
  Following talk(3, true);
  talk.announce(Seat::a, 'A');
  talk.answer("!!");
  talk.answer("...");
  EXPECT_EQ(talk.effects(), "!");
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "!A");
}

TEST(Gate, first_in_first_out_what_answers_a_cancel_waits_with_the_others) {
  Following talk(2, true);
  talk.announce(Seat::a, 'A');
  talk.answer("B!");
  EXPECT_EQ(talk.answer("X"), "b");
  talk.pass_all();
  EXPECT_EQ(talk.effects(), "!AX");
}

// SW-TIMING-08: a time to answer in the middle of an effect.
TEST(Gate, a_time_to_answer_in_an_effect_is_over_before_what_waited_goes_on) {
  for (const bool fifo : {false, true}) {
    Following talk(3, fifo);
    talk.announce(Seat::a, 'T');
    if (fifo) talk.answer("B");
    talk.answer("...");
    EXPECT_EQ(talk.effects(), "T");
    EXPECT_EQ(talk.answer("."), "c") << "as that effect says";
    talk.answer("X");
    talk.pass_all();
    EXPECT_EQ(talk.effects(), fifo ? "TXB" : "TX");
    EXPECT_TRUE(talk.match.stack.empty());
  }
}

// Whatever is said: it ends, everything is cancelled or takes effect once, and costs are paid once.
template <class Talk>
void check_random_talk(int seats, bool fifo) {
  Random random(static_cast<std::uint64_t>(seats) + (fifo ? 10 : 0));
  for (int game = 0; game < 300; ++game) {
    SeatSet silent;
    for (int seat = 0; seat < seats; ++seat)
      if (random.below(5) == 0) silent = silent | seat_at(seat);
    Talk talk(seats, fifo, silent);
    std::string said = "A";
    talk.announce(Seat::a, 'A');
    while (talk.asked() != '-') {
      ASSERT_FALSE(silent.contains(seat_at(talk.asked() - 'a')));
      const auto name = static_cast<char>('A' + said.size());
      if (name <= 'F' && random.below(3) == 0) {
        said += name;
        talk.answer(std::string(1, name));
      } else {
        talk.answer(".");
      }
    }
    EXPECT_TRUE(talk.match.stack.empty());
    EXPECT_TRUE(talk.match.waiting.empty());
    EXPECT_TRUE(talk.match.standing.empty());
    EXPECT_EQ(talk.match.paid, static_cast<int>(said.size()));
    std::string effects = talk.effects();
    if (fifo) {
      EXPECT_EQ(effects, said);
    }
    std::ranges::sort(effects);
    EXPECT_EQ(effects, said);
  }
}

TEST(Gate, random_talk_ends_with_everything_in_effect_once) {
  for (const int seats : {2, 3, 4})
    for (const bool fifo : {false, true}) {
      check_random_talk<Following>(seats, fifo);
      check_random_talk<GoingOn>(seats, fifo);
    }
}

}  // namespace
}  // namespace wardroom::talk
