// What phrases mean, which conditions hold and what numbers come to (speaker.hpp).
#include <gtest/gtest.h>

#include "cardplay/speaker.hpp"
#include "tests/cardplay/scene.hpp"
#include "tests/cardplay/trial_cards.hpp"

namespace wardroom::trial {
namespace {

using vocabulary::Kind;

// The card of seat a that is asked lies on Arrow.
struct Phrases : testing::Test, Scene {
  Phrases() {
    ship("Arrow", Seat::a, {.guns = 2, .attack = 3});
    ship("Dart", Seat::a, {.guns = 1, .place = kDeathStar});
    ship("Falcon", Seat::b, {.guns = 4, .title = "Millennium Falcon"});
    ship("Talon", Seat::c, {.attack = 5});
    squadron("Wing", Seat::b, {.attack = 1});
    put("Leia", Seat::a, Kind::character, {.ability = 3, .on = "Dart", .title = "Leia"});
    put("Trooper", Seat::b, Kind::warrior, {.ability = 1, .on = "Falcon"});
    put("Base", Seat::b, Kind::site, {});
    asker = card("Asker", Seat::a, "draw 1 card", {.on = "Arrow"});
    match.force = {2, 7, 9};
  }

  Speaker as_speaker(const Program& program) {
    return {position(), program, Seat::a, asker, thing("Arrow")};
  }

  // Those that "cancel PHRASE" could mean, by name.
  std::string meant(std::string_view phrase) {
    const Program& program = compiled("cancel " + std::string(phrase));
    const Speaker speaker = as_speaker(program);
    const Node& what = program.children(program.node(program.statements[0].steps))[0];
    std::string names;
    for (const std::string_view name :
         {"Arrow", "Dart", "Falcon", "Talon", "Wing", "Leia", "Trooper", "Base", "Asker"})
      if (could_mean(speaker, what, thing(name)))
        names += (names.empty() ? "" : " ") + std::string(name);
    return names;
  }

  bool is_so(std::string_view condition) {
    const Program& program = compiled("if " + std::string(condition) + ": draw 1 card");
    const Node& branch = program.node(program.statements[0].steps);
    return holds(as_speaker(program), program.children(branch)[0]);
  }

  int number(std::string_view text) {
    const Program& program = compiled("draw " + std::string(text) + " cards");
    const Node& draw = program.node(program.statements[0].steps);
    return number_of(as_speaker(program), program.children(draw)[0]);
  }

  Thing asker;
};

TEST_F(Phrases, name_kinds_and_owners) {
  EXPECT_EQ(meant("a ship"), "Arrow Dart Falcon Talon");
  EXPECT_EQ(meant("a character"), "Leia Trooper") << "a warrior is one too";
  EXPECT_EQ(meant("a warrior"), "Trooper");
  EXPECT_EQ(meant("one of your ships"), "Arrow Dart");
  EXPECT_EQ(meant("an enemy ship"), "Falcon Talon");
  EXPECT_EQ(meant("a ship or squadron"), "Arrow Dart Falcon Talon Wing");
  EXPECT_EQ(meant("a card"), "Arrow Dart Falcon Talon Wing Leia Trooper Asker")
      << "a site is no card";
}

TEST_F(Phrases, know_nothing_of_what_is_gone) {
  item("Arrow").place = kGone;
  EXPECT_EQ(meant("a ship"), "Dart Falcon Talon");
  EXPECT_EQ(number("number of ships"), 3);
}

TEST_F(Phrases, name_qualities) {
  EXPECT_EQ(meant("a ship here"), "Arrow Falcon Talon");
  EXPECT_EQ(meant("a ship near Death Star"), "Dart");
  EXPECT_EQ(meant("Leia"), "Leia");
  EXPECT_EQ(meant("Millennium Falcon"), "Falcon");
  EXPECT_EQ(meant("another card"), "Arrow Dart Falcon Talon Wing Leia Trooper");
  EXPECT_EQ(meant("a ship with attack"), "Arrow Talon");
  EXPECT_EQ(meant("a ship without attack"), "Dart Falcon");
  EXPECT_EQ(meant("a character aboard an enemy ship"), "Trooper");
  EXPECT_EQ(meant("a character aboard this ship"), "") << "not who lies on nothing either";
}

TEST_F(Phrases, compare_figures) {
  EXPECT_EQ(meant("a ship with guns < 2"), "Dart");
  EXPECT_EQ(meant("a ship with guns <= 2"), "Arrow Dart");
  EXPECT_EQ(meant("a ship with guns = 2"), "Arrow");
  EXPECT_EQ(meant("a ship with guns >= 2"), "Arrow Falcon");
  EXPECT_EQ(meant("a ship with guns > 2"), "Falcon");
  EXPECT_EQ(meant("a ship with guns < number of your ships"), "Dart");
}

TEST_F(Phrases, make_exceptions) {
  EXPECT_EQ(meant("a ship other than Millennium Falcon"), "Arrow Dart Talon");
  EXPECT_EQ(meant("a card other than (ships and squadrons)"), "Leia Trooper Asker");
  EXPECT_EQ(meant("a card other than (ships or squadrons)"), "Leia Trooper Asker");
  EXPECT_EQ(meant("a ship other than this ship"), "Dart Falcon Talon");
}

TEST_F(Phrases, make_rows) {
  EXPECT_EQ(meant("(a character aboard a ship) or Millennium Falcon"), "Falcon Leia Trooper");
  EXPECT_EQ(number("number of (your ships and enemy squadrons)"), 3);
  EXPECT_EQ(number("number of (ships and ships here)"), 4) << "each once";
}

TEST_F(Phrases, this_is_the_card_or_what_it_lies_on) {
  EXPECT_EQ(meant("this ship"), "Arrow");
  EXPECT_EQ(meant("this card"), "Asker");
  EXPECT_TRUE(is_so("this ship is here"));
  EXPECT_TRUE(is_so("attack of this ship = 3"));
  item("Arrow").place = kDeathStar;
  EXPECT_FALSE(is_so("this ship is here"));
}

TEST_F(Phrases, this_is_nothing_for_a_card_that_lies_nowhere) {
  const Program& program =
      compiled("hit this ship, draw guns of this ship + number of this ship cards");
  const Speaker nowhere{position(), program, Seat::a};
  const auto steps = program.children(program.node(program.statements[0].steps));
  EXPECT_FALSE(could_mean(nowhere, program.children(steps[0])[0], TrialPlay::kNothing));
  EXPECT_EQ(number_of(nowhere, program.children(steps[1])[0]), 0);
}

TEST_F(Phrases, there_is_so_much) {
  EXPECT_TRUE(is_so("there is a squadron here"));
  EXPECT_FALSE(is_so("there is a squadron near Death Star"));
  EXPECT_TRUE(is_so("there are 2 of your ships"));
  EXPECT_TRUE(is_so("there are 4 ships"));
  EXPECT_FALSE(is_so("there are 5 ships"));
  EXPECT_TRUE(is_so("there are 4 or more ships"));
  EXPECT_FALSE(is_so("there are 5 or more ships"));
  EXPECT_TRUE(is_so("there are up to 4 ships"));
  EXPECT_FALSE(is_so("there are up to 3 ships"));
  EXPECT_TRUE(is_so("there are no enemy warriors near Death Star"));
  EXPECT_FALSE(is_so("there are no enemy warriors"));
}

TEST_F(Phrases, there_is_one_or_the_other) {
  EXPECT_TRUE(is_so("there is (a character aboard this ship) or a squadron"));
  EXPECT_FALSE(is_so("there are (5 ships here) or (3 squadrons here)"));
  EXPECT_FALSE(is_so("there are (4 ships) and (2 squadrons)"));
  EXPECT_TRUE(is_so("there are (4 ships) and (1 squadrons)"));
}

TEST_F(Phrases, somebody_is_somewhere) {
  EXPECT_TRUE(is_so("a ship is near Death Star"));
  EXPECT_FALSE(is_so("an enemy ship is near Death Star"));
  EXPECT_TRUE(is_so("an enemy ship is not near Death Star"));
  EXPECT_TRUE(is_so("no enemy ship is near Death Star"));
  EXPECT_FALSE(is_so("no ship is near Death Star"));
  EXPECT_TRUE(is_so("enemy ships are here"));
  EXPECT_FALSE(is_so("your ships are here")) << "all of them";
  EXPECT_FALSE(is_so("each of your ships is here"));
  EXPECT_TRUE(is_so("2 of your ships are with guns"));
  EXPECT_FALSE(is_so("2 of your ships are with attack"));
  EXPECT_FALSE(is_so("your squadrons are here")) << "there are none";
}

TEST_F(Phrases, somebody_is_something) {
  EXPECT_TRUE(is_so("this ship is a ship"));
  EXPECT_FALSE(is_so("this ship is a squadron"));
  EXPECT_FALSE(is_so("this ship is not a ship"));
  EXPECT_TRUE(is_so("this ship is not a squadron"));
  EXPECT_TRUE(is_so("this ship is a ship or a squadron"));
  EXPECT_FALSE(is_so("this card is Leia or a squadron"));
  EXPECT_TRUE(is_so("Millennium Falcon is an enemy ship"));
  EXPECT_FALSE(is_so("this ship is no ship"));
}

TEST_F(Phrases, one_or_all_of_a_row_are_somewhere) {
  EXPECT_FALSE(is_so("Leia or Millennium Falcon is near Death Star"));
  item("Leia").place = kDeathStar;
  EXPECT_TRUE(is_so("Leia or Millennium Falcon is near Death Star"));
  EXPECT_FALSE(is_so("Leia and Millennium Falcon are near Death Star"));
  EXPECT_TRUE(is_so("Leia and a ship are near Death Star")) << "one of the ships";
}

// Games ask what a card could do before it is played.
TEST_F(Phrases, it_is_what_was_chosen_as_long_as_nothing_is_remembered) {
  const Program& program = compiled("choose a ship, hit it");
  Speaker speaker = as_speaker(program);
  speaker.chosen = thing("Talon");
  const auto steps = program.children(program.node(program.statements[0].steps));
  const Node& it = program.children(steps[1])[0];
  EXPECT_TRUE(could_mean(speaker, it, thing("Talon")));
  speaker.registers[0] = thing("Dart");
  EXPECT_FALSE(could_mean(speaker, it, thing("Talon")));
  EXPECT_TRUE(could_mean(speaker, it, thing("Dart")));
}

TEST_F(Phrases, conditions_are_joined) {
  EXPECT_TRUE(is_so("available and there is a squadron"));
  EXPECT_FALSE(is_so("available and there is no squadron"));
  EXPECT_TRUE(is_so("there is no squadron or available"));
  EXPECT_FALSE(is_so("not (there is no squadron or available)"));
  EXPECT_TRUE(is_so("piloting a ship with attack"));
  EXPECT_FALSE(is_so("piloting an enemy ship"));
}

TEST_F(Phrases, numbers_are_compared) {
  EXPECT_FALSE(is_so("influence of you < 2"));
  EXPECT_TRUE(is_so("influence of you <= 2"));
  EXPECT_TRUE(is_so("influence of you = 2"));
  EXPECT_TRUE(is_so("influence of you >= 2"));
  EXPECT_FALSE(is_so("influence of you > 2"));
  EXPECT_TRUE(is_so("influence of the enemy > influence of you + 4"));
}

TEST_F(Phrases, numbers_are_reckoned) {
  EXPECT_EQ(number("7"), 7);
  EXPECT_EQ(number("number of enemy cards"), 4);
  EXPECT_EQ(number("number of no ships"), 4) << "those that are spoken of";
  EXPECT_EQ(number("guns of Millennium Falcon"), 4);
  EXPECT_EQ(number("guns of ships"), 7) << "together; who has none adds none";
  EXPECT_EQ(number("attack of Millennium Falcon"), 0);
  EXPECT_EQ(number("guns of this ship + 2 x 3"), 12) << "from left to right";
  EXPECT_EQ(number("10 - (2 x guns of this ship)"), 6);
}

TEST_F(Phrases, restrictions_forbid) {
  const auto forbids = [&](std::string_view text) {
    return forbidding(as_speaker(compiled(text)));
  };
  EXPECT_EQ(forbids("draw 1 card"), -1);
  EXPECT_EQ(forbids("draw 1 card\nonly if there are 2 squadrons"), 1);
  EXPECT_EQ(forbids("only if there is a squadron\nonly on Leia for 1"), 1);
  EXPECT_EQ(forbids("only if there is a squadron"), -1);
}

}  // namespace
}  // namespace wardroom::trial
