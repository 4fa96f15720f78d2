// What a card says is carried out, or the card is refused: one card for every hole there would be.
#include <gtest/gtest.h>

#include <set>

#include "cardplay/carried_out.hpp"
#include "games/packs.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "games/wingcommander/programs/can_do.hpp"
#include "games/wingcommander/rules/frames.hpp"
#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {
namespace {

std::string card_file(std::string_view kind, std::string_view does) {
  std::string text = "[[card]]\nid = \"trial\"\nname = \"Trial\"\nside = \"terran\"\nkind = \"" +
                     std::string(kind) + "\"\norigin = \"original\"\n";
  if (kind == "fighter") text += "attack = 1\nsupport = 1\nmaneuver = 1\ndefence = 1\n";
  if (kind == "modifier") text += "nature = \"natural\"\n";
  text += kind == "maneuver" || kind == "damage" ? "arrows = 1\n" : "cost = { power = 1 }\n";
  return text + "does = \"\"\"\n" + std::string(does) + "\n\"\"\"\n";
}

std::string problems_of(std::string_view kind, std::string_view does, Language language) {
  const cards::SourceFile file{"own.toml", card_file(kind, does)};
  cards::Problems problems(language);
  const language::CardFiles set =
      compile(packs::wingcommander_sources(), problems, std::span(&file, 1));
  EXPECT_EQ(set.cards.empty(), !problems.empty());
  std::string text;
  for (const cards::Problem& problem : problems.list())
    text += (text.empty() ? "" : "\n") + problem.text();
  return text;
}

struct Refused {
  std::string_view kind;
  std::string_view does;
  std::string_view at;  // where the first problem is: the text from there on begins so
  std::string_view message;
};

void PrintTo(const Refused& refused, std::ostream* out) {
  *out << refused.kind << ": " << refused.does;
}

class CardsNotCarriedOut : public testing::TestWithParam<Refused> {};

TEST_P(CardsNotCarriedOut, are_refused_where_it_stands) {
  const Refused& refused = GetParam();
  const std::string english = problems_of(refused.kind, refused.does, Language::english);
  const std::string french = problems_of(refused.kind, refused.does, Language::french);
  EXPECT_NE(english.find(refused.message), std::string::npos) << english;
  const std::string first = english.substr(0, english.find(": "));
  EXPECT_EQ(first, french.substr(0, french.find(": ")));
  EXPECT_NE(english, french);
  // The place, found again in the file.
  const std::size_t colon = first.find(':', first.find(':') + 1);
  const int column = std::stoi(first.substr(colon + 1));
  int line = std::stoi(first.substr(first.find(':') + 1));
  const std::string text = card_file(refused.kind, refused.does);
  std::size_t from = 0;
  while (--line > 0) from = text.find('\n', from) + 1;
  const std::string_view there =
      std::string_view(text).substr(from + static_cast<std::size_t>(column) - 1);
  EXPECT_TRUE(there.starts_with(refused.at)) << english << "\n" << there;
}

constexpr std::string_view kNot = "the rules do not carry this out on a card of kind";
constexpr std::string_view kNoStep = "the rules do not carry out this step on a card of kind";

constexpr Refused kHoles[] = {
    // Kinds of cards.
    {"fighter", "this flight has attack +1", "this", kNot},
    {"crew", "when an enemy flight is destroyed: gain 1 power", "when", kNot},
    {"crew", "your flights at C have attack +1", "your", kNoStep},
    {"crew", "gain 1 power", "gain", kNot},
    {"pilot", "discard an enemy crew member", "discard", kNot},
    {"pilot", "only if you have 2 flights in this combat", "you", kNot},
    {"pilot", "when this flight attacks a carrier: gain 1 power", "when", kNot},
    {"award", "answer an enemy luck card: cancel it", "answer", kNot},
    {"damage", "this flight has attack -1 this combat", "this", kNot},
    {"modifier", "when an enemy flight is destroyed: gain 1 power", "when", kNot},
    {"modifier", "only during a combat", "during", kNot},
    {"maneuver", "answer an enemy luck card: cancel it", "answer", kNot},
    {"maneuver", "when you hit the enemy carrier: gain 1 power", "when", kNot},
    {"luck", "this flight has attack +1", "this", kNot},
    {"luck", "when an enemy flight is destroyed: gain 1 power", "when", kNot},
    {"luck", "when you muster a fighter: gain 1 power", "when", kNot},
    {"orders", "gain 1 power", "gain", kNot},
    {"orders", "answer an enemy luck card: cancel it", "answer", kNot},
    {"orders", "only during a combat", "during", kNot},
    // What lasts.
    {"pilot", "your flights at C have attack +1", "your", "cannot say it of this"},
    {"pilot", "while you have a flight at C with attack > 2: this flight has attack +1", "with",
     "cannot tell"},
    {"pilot", "this flight has attack +number of your flights", "your flights", "write for"},
    {"pilot", "if you have a flight at C: this flight has attack +1", "if", kNot},
    {"pilot", "you gain 1 more power in your draw phase", "you", kNoStep},
    {"pilot", "this flight may carry a Torpedo besides this", "this", kNoStep},
    {"pilot", "this may be carried besides any weapon", "this", kNoStep},
    {"pilot", "this flight has attack +50", "50", "from -20 to 20"},
    {"pilot", "this flight has attack -2 but not below 0", "attack",
     "write for example \"attack -2\""},
    {"pilot", "weapons may not be played on this flight", "weapons",
     "\"battle damage may not be played on this flight\""},
    {"pilot", "once per turn: this flight has attack +1", "this", "how often"},
    {"weapon", "this flight has bombing 2, this flight may not support", "bombing", kNoStep},
    {"modifier", "this flight has attack +1", "this", "\"flights here\""},
    {"modifier", "enemy flights have attack -1", "enemy", "\"flights here\""},
    {"modifier", "a flight here has attack -1", "a flight", "\"flights here\""},
    {"modifier", "flights here have attack 1", "attack 1", kNoStep},
    {"modifier", "flights here with maneuver >= 3 have maneuver -1", "with", "cannot tell"},
    {"modifier", "flights here beside a flight with attack > 2 have attack -1", "with",
     "cannot tell"},
    {"modifier", "flights here across have attack -1", "across", "cannot tell"},
    // Weapons and crew.
    {"weapon", "when this flight attacks a carrier: score 1 hit, discard this card", "when",
     "do not wait"},
    {"weapon",
     "when this flight attacks a carrier or a capital ship: score 2 hits, discard this card",
     "when", "do not wait"},
    {"weapon", "when this flight attacks a carrier or a capital ship: score 1 hit", "when",
     "do not wait"},
    {"weapon", "only during a combat", "during", kNoStep},
    {"weapon", "only carried by a fighter with 2 weapons", "2 weapons", "do not count like this"},
    {"crew", "when you muster a fighter: it costs 1 power less but at least 1", "when",
     "once per turn"},
    {"crew", "twice per turn, when you muster a fighter: it costs 1 power less but at least 1",
     "when", "once per turn"},
    {"crew", "once per turn, when you muster a card: it costs 1 power less but at least 1",
     "a card", "\"a fighter\""},
    {"crew",
     "once per turn, when you muster a fighter with bombing: it costs 1 power less but at "
     "least 1",
     "a fighter", "\"a fighter\""},
    {"crew", "once per turn, when you muster a maneuver: it costs 1 power less but at least 1",
     "a maneuver", "\"a fighter\""},
    {"crew", "once per turn, when you muster a fighter: gain 1 power", "gain", kNoStep},
    {"crew",
     "once per turn, when you muster a fighter, if you have a flight at C: that fighter costs 1 "
     "power less but at least 1",
     "you have", "condition"},
    {"crew",
     "once per turn, when you muster a fighter: it costs 1 power less but at least 1\n"
     "once per turn, when you muster a pilot: it costs 1 power less but at least 1",
     "when you muster a pilot", "one such statement"},
    // Maneuvers.
    {"maneuver", "this flight has attack +1", "this", kNot},
    {"maneuver", "gain 1 power, this flight has attack +1", "this", "say how long"},
    {"maneuver", "an enemy flight in this combat has attack -1 this combat", "an enemy",
     "write for example \"the flight across\""},
    {"maneuver", "the enemy flight in this combat has attack -1 this combat", "the enemy",
     "write for example \"the flight across\""},
    {"maneuver", "another of your flights in this combat has attack +1 this combat", "another",
     "write for example \"the flight across\""},
    {"maneuver", "this flight has no bombing this combat", "no bombing", kNoStep},
    {"maneuver", "this flight has attack 5 this combat", "attack 5", kNoStep},
    {"maneuver", "if you have 2 flights in this combat: this flight has attack +1 this combat",
     "if", kNoStep},
    {"maneuver", "you may gain 1 power", "you may", kNoStep},
    {"maneuver", "discard an enemy crew member", "discard", kNoStep},
    {"maneuver", "flights in this combat change lanes", "flights", "your flights in this combat"},
    {"maneuver", "name a maneuver as trick, end trick played by the flight across", "name",
     "write for example \"name a maneuver"},
    {"maneuver",
     "name a pilot as trick, end trick played by the flight across, that flight may not play "
     "trick this combat",
     "name", "write for example \"name a maneuver"},
    {"maneuver",
     "the enemy flight not across may not support this combat\nthe flight across has attack -1 "
     "this combat",
     "the flight across", "a second one"},
    {"maneuver", "enemy flights in this combat with attack > 2 have attack -1 this combat", "with",
     "cannot tell"},
    {"maneuver", "only if this flight is not at C", "this flight", "cannot find out"},
    {"maneuver",
     "this flight has attack +1 and support +1 and maneuver +1 and defence +1 and bombing +1 "
     "this combat\nthis flight has attack +1 and support +1 and maneuver +1 and defence +1 this "
     "combat",
     "defence +1 this", "at most 8"},
    // Quantities.
    {"luck", "discard 2 enemy crew members", "2 enemy", "do not count like this"},
    {"luck", "discard up to 2 enemy crew members", "up to", "do not count like this"},
    {"luck", "discard a random enemy crew member", "a random", "do not count like this"},
    {"luck", "gain 1 power, discard an enemy crew member, discard the crew member", "the crew",
     "write for example \"a\""},
    {"luck", "discard the pilot of each of your flights at C", "each", "do not count like this"},
    // Who, where and whose.
    {"luck", "each player may gain 1 power", "each player", "you may"},
    {"luck", "the enemy may gain 1 power", "the enemy", "you may"},
    {"luck", "discard an enemy weapon", "an enemy", "write for example \"each\""},
    {"luck", "discard an award", "an award", "write for example \"each\""},
    {"luck", "one of your flights has attack +1 this combat", "one of", "write for example"},
    {"luck", "one of your flights at C has attack +1 this combat", "one of", "in this combat\""},
    {"luck", "gain 1 power, one of your flights in this combat has attack +1", "one of",
     "say how long"},
    {"luck", "if you have 2 flights: gain 1 power otherwise gain 2 power", "2 flights",
     "write for example"},
    {"luck", "gain number of your flights power", "your flights", "write for example"},
    {"luck", "gain attack of one of your flights at C power", "attack", "cannot reckon"},
    {"luck", "discard an enemy pilot", "an enemy", "not captive"},
    {"luck", "capture one of your pilots not captive", "one of", "\"an enemy pilot not captive\""},
    {"luck", "put an enemy pilot not captive into your ready area", "an enemy",
     "\"one of your captive pilots\""},
    {"luck", "put one of your weapons into your ready area", "one of",
     "can do nothing with this description"},
    {"luck", "discard an enemy fighter", "an enemy", "can do nothing with this description"},
    {"luck", "discard an enemy maneuver", "an enemy", "can do nothing with this description"},
    {"luck", "discard an enemy card", "an enemy", "can do nothing with this description"},
    {"luck", "discard this card", "this card", "can do nothing with this description"},
    {"luck", "discard a crew member or a weapon", "a crew", "can do nothing with this description"},
    {"luck", "discard an enemy pilot with medals not captive", "with medals", "cannot tell"},
    {"luck", "the flight across has attack +1 this combat", "the flight", "one of your flights"},
    {"luck", "another of your flights in this combat has attack +1 this combat", "another",
     "cannot tell"},
    // What Luck does.
    {"luck", "your flights in this combat change lanes", "your", kNoStep},
    {"luck", "one of your flights in this combat has no bombing this combat", "no bombing",
     kNoStep},
    {"luck", "answer an enemy luck card, if you have a flight at C: cancel that luck card",
     "you have", "do not look at this condition"},
    {"luck", "once per turn: gain 3 power", "gain", "how often"},
    {"luck", "instead of the destruction of one of your flights: gain 2 power", "gain",
     "\"destroy that flight\""},
    {"luck", "instead of the destruction of 2 of your flights: gain 2 power, destroy them", "2 of",
     "do not count like this"},
    {"luck", "gain 1 power\ndiscard all enemy crew members", "discard", "another one"},
    {"luck", "discard an enemy crew member\ngain 1 power", "gain", "another one"},
    {"luck", "capture an enemy pilot not captive\nchoose an enemy flight at C, gain 1 power",
     "choose", "another one"},
    {"luck", "answer an enemy luck card: cancel it\ngain 1 power", "gain", "another one"},
    // What is remembered.
    {"luck", "choose each enemy crew member, discard them", "them", "do not remember"},
    {"luck", "if there is an enemy flight at C: discard the pilot of it otherwise gain 1 power",
     "it", "do not remember"},
    {"luck", "you may choose an enemy crew member as x, discard x", "x", "do not remember"},
    {"luck", "(if you have a flight at C: you may gain 1 power), if so: gain 3 power", "so",
     "nothing is offered"},
    {"luck",
     "discard an enemy crew member, the enemy chooses one of your crew members as y, discard y",
     "y", "can do nothing with this description"},
    {"luck",
     "the enemy chooses an enemy crew member as u, the enemy chooses an enemy crew member as v, "
     "the enemy chooses an enemy crew member as w, the enemy chooses an enemy crew member as x, "
     "the enemy chooses an enemy crew member as y, the enemy chooses an enemy crew member as z, "
     "discard u, discard v, discard w, discard x, discard y, discard z",
     "the enemy", "the rules remember 5"},
    // Secret Orders.
    {"orders", "when this flight attacks a carrier: gain 1 power", "when", "do not wait"},
    {"orders", "when 2 enemy flights are destroyed: gain 1 power", "2 enemy",
     "do not count like this"},
    {"orders", "when an enemy flight with attack >= 2 is destroyed: gain 1 power", "with",
     "cannot tell"},
    {"orders", "when an enemy flight with a weapon is destroyed: gain 1 power", "with",
     "cannot tell"},
    {"orders", "when an enemy flight with Maniac is destroyed: gain 1 power", "", "cannot tell"},
    {"orders", "when an enemy flight with a pilot with medals <= 1 is destroyed: gain 1 power",
     "with medals", "cannot tell"},
    {"orders", "when you hit a carrier: gain 1 power", "a carrier", "the enemy carrier"},
    {"orders", "at the end of 2 of your turns in a row: gain 1 power", "at the end",
     "you have a flight at C"},
    {"orders", "at the end of 2 of your turns in a row, if you have a flight at C: gain 1 power",
     "at the end", "you have a flight at C"},
    {"orders",
     "at the end of 2 of your turns in a row, if you have a flight at C and the enemy has no "
     "flight at NW: gain 1 power",
     "at the end", "you have a flight at C"},
    {"orders",
     "at the end of 2 of your turns in a row, if you have a flight at C and the enemy has "
     "no flight at C: discard an enemy crew member",
     "an enemy crew", "can do nothing with this description"},
    {"orders", "when an enemy flight is destroyed: capture its pilot", "its pilot",
     "do not remember"},
    {"orders",
     "when an enemy flight is destroyed: one of your flights in this combat has attack "
     "+1 this combat",
     "one of", kNoStep},
    {"orders",
     "when an enemy flight is destroyed: gain 1 power\nwhen you hit the enemy carrier: gain 2 "
     "power",
     "when you hit", "one such statement"},
    {"orders", "once per turn, when an enemy flight is destroyed: gain 1 power", "when",
     "how often"},
};

INSTANTIATE_TEST_SUITE_P(Holes, CardsNotCarriedOut, testing::ValuesIn(kHoles));

TEST(CardCheck, the_room_is_that_of_the_rules) {
  EXPECT_EQ(what_rules_carry_out().registers, CardPlay::kRegisters);
}

// Whatever is refused is refused with a reason of its own place, and a table without a row refuses
// what that row carried out.
TEST(CardCheck, a_pattern_without_its_row_is_refused) {
  cards::Problems problems;
  const language::CardFiles set = compile(packs::wingcommander_sources(), problems);
  ASSERT_TRUE(problems.empty());
  const cardplay::CanDo& rules = what_rules_carry_out();
  ASSERT_EQ(cardplay::carried_out(set, &rules, problems), static_cast<int>(set.cards.size()));
  std::set<std::size_t> unused;
  for (std::size_t row = 0; row < rules.places.size(); ++row) {
    std::vector<cardplay::Place> fewer(rules.places.begin(), rules.places.end());
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(row));
    cardplay::CanDo without = rules;
    without.places = fewer;
    cards::Problems found;
    if (cardplay::carried_out(set, &without, found) == static_cast<int>(set.cards.size()))
      unused.insert(row);
  }
  // Most rows are needed by some card of the set; the others are there for cards to come.
  EXPECT_LT(unused.size(), rules.places.size() / 2);
}

TEST(CardCheck, what_the_rules_can_do_passes) {
  const std::pair<std::string_view, std::string_view> cards[] = {
      {"pilot", "this flight has attack +1 and defence -1\nthis flight may not support"},
      {"award", "this flight has no bombing"},
      {"pilot", "while you have a flight at C: this flight has attack +1"},
      {"pilot", "this flight has attack +number of your flights at C - 1"},
      {"modifier", "flights here have no bombing"},
      {"damage", "this flight has bombing 0"},
      {"weapon", "only carried by a fighter with attack >= 2\nthis flight has attack 7"},
      {"weapon", "this flight may carry another weapon besides this"},
      {"crew",
       "you gain 2 more power in your draw phase\nonce per turn, when you muster a weapon: "
       "it costs 2 power less but at least 0"},
      {"modifier",
       "enemy flights here not with a pilot have attack -1\n"
       "battle damage may not be played on your flights here"},
      {"maneuver", "gain 1 power, the flight across has attack -1 this combat"},
      {"maneuver",
       "only if the enemy has 2 flights in this combat\n"
       "enemy flights in this combat have maneuver -1 this combat"},
      {"maneuver", "battle damage may not be played on this flight this combat"},
      {"luck", "each of your flights in this combat has defence +1 this combat"},
      {"luck", "choose an enemy flight at C, discard the pilot of it"},
      {"luck", "discard all enemy weapons"},
      {"luck", "discard an enemy crew member\ndiscard an enemy capital ship"},
      {"luck", "only if you have a flight at C\ngain number of your flights at C power"},
      {"luck", "if you have 2 or more flights at C: gain 1 power otherwise gain 2 power"},
      {"luck", "if there is no flight at C: gain 1 power otherwise gain 2 power"},
      {"luck", "answer an enemy luck card: cancel it, gain 1 power"},
      {"weapon", "when this flight attacks a carrier or a capital ship: score 1 hit, discard this"},
      {"maneuver",
       "name a maneuver as trick, end trick played by the flight across, that flight may not play "
       "trick this combat"},
      {"luck",
       "instead of the destruction of an enemy flight with a pilot: capture its pilot, "
       "destroy that flight"},
      {"orders",
       "when one of your flights at C or NW is destroyed, if you have a flight at TC: "
       "gain 2 power"},
      {"orders",
       "when an enemy capital ship is destroyed: you may discard an enemy crew member, "
       "if so: gain 1 power"},
  };
  for (const auto& [kind, does] : cards)
    EXPECT_EQ(problems_of(kind, does, Language::english), "") << does;
}

}  // namespace
}  // namespace wardroom::wingcommander
