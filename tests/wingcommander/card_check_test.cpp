// What a card says is carried out, or the card is refused: one card for every hole there would be.
#include <gtest/gtest.h>

#include "games/packs.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "games/wingcommander/cards/script_check.hpp"
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
    {"pilot", "your flights at C have attack +1", "your", "\"this flight\""},
    {"pilot", "while you have a flight at C: this flight has attack +1", "you", "condition"},
    {"pilot", "if you have a flight at C: this flight has attack +1", "if", kNot},
    {"pilot", "you gain 1 more power in your draw phase", "you", kNoStep},
    {"pilot", "this flight may carry a Torpedo besides this", "this", kNoStep},
    {"pilot", "this may be carried besides any weapon", "this", kNoStep},
    {"pilot", "this flight has attack +number of your flights at C", "attack", "plain number"},
    {"pilot", "this flight has attack +50", "attack", "from -20 to 20"},
    {"pilot", "this flight has attack -2 but not below 0", "attack", "plain number"},
    {"pilot", "weapons may not be played on this flight", "weapons", "such a card"},
    {"pilot", "once per turn: this flight has attack +1", "this", "how often"},
    {"weapon", "this flight has bombing 2, this flight may not support", "bombing", kNoStep},
    {"modifier", "this flight has attack +1", "this", "\"flights here\""},
    {"modifier", "enemy flights have attack -1", "enemy", "\"flights here\""},
    {"modifier", "a flight here has attack -1", "a flight", "\"flights here\""},
    {"modifier", "flights here have no bombing", "no bombing", kNoStep},
    {"modifier", "flights here have attack 1", "attack 1", kNoStep},
    {"modifier", "flights here with maneuver >= 3 have maneuver -1", "with", "depend on values"},
    {"modifier", "flights here beside a flight with attack > 2 have attack -1", "with",
     "depend on values"},
    {"modifier", "flights here across have attack -1", "across", "cannot tell"},
    // Weapons and crew.
    {"weapon", "when this flight attacks a carrier: score 1 hit, discard this card", "when", kNot},
    {"weapon",
     "when this flight attacks a carrier or a capital ship: score 2 hits, discard this card",
     "when", kNot},
    {"weapon", "when this flight attacks a carrier or a capital ship: score 1 hit", "when", kNot},
    {"weapon", "only during a combat", "during", kNoStep},
    {"weapon", "only carried by a fighter with 2 weapons", "2 weapons", "inside a description"},
    {"crew", "when you muster a fighter: it costs 1 power less but at least 1", "when",
     "once per turn"},
    {"crew", "twice per turn, when you muster a fighter: it costs 1 power less but at least 1",
     "when", "once per turn"},
    {"crew", "once per turn, when you muster a card: it costs 1 power less but at least 1",
     "a card", "one whole kind"},
    {"crew",
     "once per turn, when you muster a fighter with bombing: it costs 1 power less but at "
     "least 1",
     "a fighter", "one whole kind"},
    {"crew", "once per turn, when you muster a maneuver: it costs 1 power less but at least 1",
     "a maneuver", "one whole kind"},
    {"crew", "once per turn, when you muster a fighter: gain 1 power", "gain", kNoStep},
    {"crew",
     "once per turn, when you muster a fighter, if you have a flight at C: that fighter costs 1 "
     "power less but at least 1",
     "you have", "condition"},
    {"crew",
     "once per turn, when you muster a fighter: it costs 1 power less but at least 1\n"
     "once per turn, when you muster a pilot: it costs 1 power less but at least 1",
     "when you muster a pilot", "one discount"},
    // Maneuvers.
    {"maneuver", "this flight has attack +1", "this", "say how long"},
    {"maneuver", "gain 1 power, this flight has attack +1", "this", "say how long"},
    {"maneuver", "an enemy flight in this combat has attack -1 this combat", "an enemy",
     "nobody chooses"},
    {"maneuver", "the enemy flight in this combat has attack -1 this combat", "the enemy",
     "nobody chooses"},
    {"maneuver", "another of your flights in this combat has attack +1 this combat", "another",
     "nobody chooses"},
    {"maneuver", "this flight has no bombing this combat", "no bombing", kNoStep},
    {"maneuver", "this flight has attack 5 this combat", "attack 5", kNoStep},
    {"maneuver", "if you have 2 flights in this combat: this flight has attack +1 this combat",
     "if", kNoStep},
    {"maneuver", "you may gain 1 power", "you may", kNoStep},
    {"maneuver", "discard an enemy crew member", "discard", kNoStep},
    {"maneuver", "flights in this combat change lanes", "flights", "your flights in this combat"},
    {"maneuver", "name a maneuver as trick, end trick played by the flight across", "name",
     "a Maneuver that names another"},
    {"maneuver",
     "name a pilot as trick, end trick played by the flight across, that flight may not play "
     "trick this combat",
     "name", "a Maneuver that names another"},
    {"maneuver",
     "the enemy flight not across may not support this combat\nthe flight across has attack -1 "
     "this combat",
     "the flight across", "a second one"},
    {"maneuver", "enemy flights in this combat with attack > 2 have attack -1 this combat", "with",
     "depend on values"},
    {"maneuver", "only if this flight is not at C", "this flight", "cannot find out"},
    {"maneuver",
     "this flight has attack +1 and support +1 and maneuver +1 and defence +1 and bombing +1 "
     "this combat\nthis flight has attack +1 and support +1 and maneuver +1 and defence +1 this "
     "combat",
     "defence +1 this", "at most 8"},
    // Quantities.
    {"luck", "discard 2 enemy crew members", "2 enemy", "do not count"},
    {"luck", "discard up to 2 enemy crew members", "up to", "do not count"},
    {"luck", "discard a random enemy crew member", "a random", "do not count"},
    {"luck", "gain 1 power, discard an enemy crew member, discard the crew member", "the crew",
     "there can be several"},
    {"luck", "if you have 2 or more flights at C: gain 1 power otherwise gain 2 power", "2 or more",
     "do not count like this"},
    {"luck", "if there is no flight at C: gain 1 power otherwise gain 2 power", "no flight",
     "do not count like this"},
    {"luck", "discard the pilot of each of your flights at C", "each", "inside a description"},
    // Who, where and whose.
    {"luck", "each player may gain 1 power", "each player", "you may"},
    {"luck", "the enemy may gain 1 power", "the enemy", "you may"},
    {"luck", "discard an enemy weapon", "an enemy", "cannot be chosen"},
    {"luck", "discard an award", "an award", "cannot be chosen"},
    {"luck", "one of your flights has attack +1 this combat", "one of", "say where"},
    {"luck", "one of your flights at C has attack +1 this combat", "one of", "\"in this combat\""},
    {"luck", "gain 1 power, one of your flights in this combat has attack +1", "one of",
     "say how long"},
    {"luck", "if you have 2 flights: gain 1 power otherwise gain 2 power", "2 flights",
     "say where"},
    {"luck", "gain number of your flights power", "your flights", "say where"},
    {"luck", "gain attack of one of your flights at C power", "attack", "cannot reckon"},
    {"luck", "discard an enemy pilot", "an enemy", "not captive"},
    {"luck", "capture one of your pilots not captive", "one of", "\"enemy\""},
    {"luck", "put an enemy pilot not captive into your ready area", "an enemy", "\"your\""},
    {"luck", "put one of your weapons into your ready area", "one of", "such a card"},
    {"luck", "discard an enemy fighter", "an enemy", "such a card"},
    {"luck", "discard an enemy maneuver", "an enemy", "such a card"},
    {"luck", "discard an enemy card", "an enemy", "such a card"},
    {"luck", "discard this card", "this card", "a description of cards"},
    {"luck", "discard a crew member or a weapon", "a crew", "a description of cards"},
    {"luck", "discard an enemy pilot with medals not captive", "with medals", "cannot tell"},
    {"luck", "the flight across has attack +1 this combat", "across", "cannot tell"},
    {"luck", "another of your flights in this combat has attack +1 this combat", "another",
     "cannot tell"},
    // What Luck does.
    {"luck", "your flights in this combat change lanes", "your", kNoStep},
    {"luck", "one of your flights in this combat has no bombing this combat", "no bombing",
     kNoStep},
    {"luck", "answer an enemy luck card, if you have a flight at C: cancel that luck card",
     "you have", "only if"},
    {"luck", "once per turn: gain 3 power", "gain", "how often"},
    {"luck", "instead of the destruction of one of your flights: gain 2 power", "gain",
     "destroyed in the end"},
    {"luck", "instead of the destruction of 2 of your flights: gain 2 power, destroy them", "2 of",
     "do not count"},
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
     "y", "do not remember"},
    {"luck",
     "the enemy chooses an enemy crew member as u, the enemy chooses an enemy crew member as v, "
     "the enemy chooses an enemy crew member as w, the enemy chooses an enemy crew member as x, "
     "the enemy chooses an enemy crew member as y, the enemy chooses an enemy crew member as z, "
     "discard u, discard v, discard w, discard x, discard y, discard z",
     "the enemy", "the rules remember 5"},
    // Secret Orders.
    {"orders", "when this flight attacks a carrier: gain 1 power", "when", "do not wait"},
    {"orders", "when 2 enemy flights are destroyed: gain 1 power", "2 enemy", "do not count"},
    {"orders", "when an enemy flight with attack >= 2 is destroyed: gain 1 power", "with",
     "of what was destroyed"},
    {"orders", "when an enemy flight with a weapon is destroyed: gain 1 power", "with",
     "of what was destroyed"},
    {"orders", "when an enemy flight with Maniac is destroyed: gain 1 power", "",
     "of what was destroyed"},
    {"orders", "when an enemy flight with a pilot with medals <= 1 is destroyed: gain 1 power",
     "with medals", "of what was destroyed"},
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
     "an enemy crew", "a description of cards"},
    {"orders", "when an enemy flight is destroyed: capture its pilot", "its pilot",
     "do not remember"},
    {"orders",
     "when an enemy flight is destroyed: one of your flights in this combat has attack "
     "+1 this combat",
     "one of", kNoStep},
    {"orders",
     "when an enemy flight is destroyed: gain 1 power\nwhen you hit the enemy carrier: gain 2 "
     "power",
     "when you hit", "one statement"},
    {"orders", "once per turn, when an enemy flight is destroyed: gain 1 power", "when",
     "how often"},
};

INSTANTIATE_TEST_SUITE_P(Holes, CardsNotCarriedOut, testing::ValuesIn(kHoles));

TEST(CardCheck, the_room_is_that_of_the_rules) {
  EXPECT_EQ(kMostRemembered, CardPlay::kRegisters);
  EXPECT_EQ(std::uint64_t{1} << kMostEffects, std::uint64_t{Play{}.effects} + 1);
}

TEST(CardCheck, what_the_rules_can_do_passes) {
  const std::pair<std::string_view, std::string_view> cards[] = {
      {"pilot", "this flight has attack +1 and defence -1\nthis flight may not support"},
      {"award", "this flight has no bombing"},
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
      {"luck", "answer an enemy luck card: cancel it, gain 1 power"},
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
