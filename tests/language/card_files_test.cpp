// Card files of any game, read by a vocabulary: what comes out of good ones, and what is said about
// bad ones.
#include <gtest/gtest.h>

#include "cards/language/card_files.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

constexpr const char* kVocabulary =
    R"([[kind]]
name = "card"
en = "card"
fr = "carte"
gender = "f"
[[kind]]
name = "ship"
is = "card"
en = "ship"
fr = "vaisseau"
[[kind]]
name = "frigate"
is = "ship"
en = "frigate"
fr = "frégate"
gender = "f"
[[kind]]
name = "person"
is = "card"
proper = true
en = "person"
fr = "personne"
gender = "f"
[[kind]]
name = "lane"
en = "lane"
fr = "couloir"
[[value]]
name = "attack"
of = ["ship"]
en = "attack"
fr = "attaque"
gender = "f"
[[rarity]]
name = "common"
en = "common"
fr = "commune"
[[rarity]]
name = "rare"
en = "rare"
fr = "rare"
[[icon]]
name = "pilot"
en = "pilot"
fr = "pilote"
[[icon]]
name = "warrior"
en = "warrior"
fr = "guerrier"
[[field]]
name = "rarity"
type = "rarity"
needed = true
en = "Rarity"
fr = "Rareté"
[[field]]
name = "attack"
type = "number"
of = ["ship"]
least = -2
most = 9
needed = true
en = "Attack"
fr = "Attaque"
[[field]]
name = "icons"
type = "icon"
several = true
of = ["person"]
en = "Icons"
fr = "Icônes"
[[field]]
name = "unique"
type = "flag"
needed = ["frigate"]
en = "Unique"
fr = "Unique"
[[field]]
name = "artist"
type = "text"
en = "Artist"
fr = "Illustration"
[[field]]
name = "subtitle"
type = "bilingual"
en = "Subtitle"
fr = "Sous-titre"
)";

constexpr const char* kCards =
    R"([set]
name = { en = "Trial", fr = "Essai" }
note = { en = "Ours.", fr = "Le nôtre." }

[[card]]
id = "lancet"
name = "Lancet"
fr = "Lancette"
kind = "frigate"
origin = "original"
rarity = "rare"
attack = -1
unique = true
subtitle = { en = "Fast", fr = "Rapide" }
does = "this ship has attack +1"

[[card]]
id = "mara"
name = "Mara Vey"
kind = "person"
origin = "completion"
rarity = "common"
icons = ["warrior", "pilot"]
artist = "A. N. Other"
unique = false
)";

struct Outcome {
  CardFiles set;
  std::string problems;
};

Outcome read(std::string_view cards, std::string_view vocabulary = kVocabulary,
             Language language = Language::english) {
  const std::vector<cards::SourceFile> files = {{"c.toml", std::string(cards)},
                                                {"v.toml", std::string(vocabulary)}};
  cards::Problems problems(language);
  Outcome outcome{read_card_files(files, problems), ""};
  for (const cards::Problem& problem : problems.list())
    outcome.problems += (outcome.problems.empty() ? "" : "\n") + problem.text();
  EXPECT_EQ(outcome.set.cards.empty(), !problems.empty()) << "half-loaded";
  return outcome;
}

std::string problems_with(std::string_view from, std::string_view to,
                          Language language = Language::english) {
  std::string text = kCards;
  text.replace(text.find(from), from.size(), to);
  return read(text, kVocabulary, language).problems;
}

std::string problems_of_field(std::string_view from, std::string_view to) {
  std::string text = kVocabulary;
  text.replace(text.find(from), from.size(), to);
  return read(kCards, text).problems;
}

TEST(CardFiles, PlainData) {
  const auto [set, problems] = read(kCards);
  ASSERT_EQ(problems, "");
  EXPECT_EQ(set.name.french, "Essai");
  EXPECT_EQ(set.note.english, "Ours.");
  ASSERT_EQ(set.cards.size(), 2U);
  const auto field = [&](const Card& card, std::string_view name) {
    return card.field(set.vocabulary.find_field(name));
  };
  const Card& ship = set.cards[0];
  EXPECT_EQ(ship.id, "lancet");
  EXPECT_EQ(ship.name.french, "Lancette");
  EXPECT_EQ(set.vocabulary.kind(ship.kind).name, "frigate");
  EXPECT_EQ(ship.origin, CardOrigin::original);
  EXPECT_EQ(field(ship, "attack")->numbers, std::vector{-1});
  EXPECT_EQ(field(ship, "rarity")->numbers, std::vector{1});
  EXPECT_EQ(field(ship, "unique")->numbers, std::vector{1});
  EXPECT_EQ(field(ship, "subtitle")->text.french, "Rapide");
  EXPECT_EQ(field(ship, "artist"), nullptr);
  EXPECT_EQ(ship.effects.text.english, "This ship has +1 attack.");
  EXPECT_EQ(ship.effects.statements.size(), 1U);
  const Card& person = set.cards[1];
  EXPECT_EQ(person.name.french, "Mara Vey");  // a proper name
  EXPECT_EQ(field(person, "icons")->numbers, (std::vector{1, 0}));
  EXPECT_EQ(field(person, "artist")->text.french, "A. N. Other");
  EXPECT_EQ(field(person, "unique"), nullptr);
  EXPECT_EQ(set.titles[static_cast<std::size_t>(person.title)].source, "Mara Vey");
}

// Texts for one side or way, figures only the text says, halves, and cards that do the same.
TEST(CardFiles, PartsStarsHalvesAndTwins) {
  const std::string vocabulary = std::string(kVocabulary) +
                                 R"([[field]]
name = "speed"
type = "number"
starred = true
halves = true
en = "Speed"
fr = "Vitesse"
[[field]]
name = "light"
type = "statements"
of = ["ship"]
en = "Light"
fr = "Clair"
)";
  const std::string cards = std::string(kCards) +
                            R"([[card]]
id = "probe"
name = "Probe"
fr = "Sonde"
kind = "ship"
origin = "original"
rarity = "common"
attack = 0
speed = 1.5
light = "this ship has attack 2"
[[card]]
id = "twin"
name = "Twin"
fr = "Jumelle"
kind = "ship"
origin = "original"
rarity = "common"
attack = 0
speed = "*"
as = "probe"
)";
  const auto [set, problems] = read(cards, vocabulary);
  ASSERT_EQ(problems, "");
  const int speed = set.vocabulary.find_field("speed");
  const int light = set.vocabulary.find_field("light");
  EXPECT_EQ(set.cards[2].field(speed)->numbers, std::vector{3});
  EXPECT_TRUE(set.cards[3].field(speed)->numbers.empty());
  for (const std::size_t card : {2U, 3U})
    EXPECT_EQ(set.cards[card].field(light)->effects.text.english, "This ship has an attack of 2.");
  EXPECT_EQ(set.cards[0].field(light), nullptr);
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = cards;
    text.replace(text.find(from), from.size(), to);
    return read(text, vocabulary).problems;
  };
  EXPECT_EQ(with("speed = 1.5", "speed = 1.25"),
            "c.toml:34:9: \"speed\": expected a whole number from 0 to 99");
  EXPECT_EQ(with("as = \"probe\"", "as = \"prob\""),
            "c.toml:45:6: there is no card \"prob\" with statements of its own");
  EXPECT_EQ(with("as = \"probe\"", "as = \"twin\""),
            "c.toml:45:6: there is no card \"twin\" with statements of its own");
  EXPECT_EQ(with("has attack 2", "has atack 2"),
            "c.toml:35:24: \"atack\" does not fit here; did you mean \"attack\"?");
}

// Fields in a table of their own; what a card can be although it belongs to no card, or cannot.
TEST(CardFiles, TablesAndPrintedKinds) {
  std::string vocabulary = kVocabulary;
  vocabulary.replace(vocabulary.find("name = \"lane\""), 13, "name = \"lane\"\nprinted = true");
  vocabulary.replace(vocabulary.find("is = \"ship\""), 11, "is = \"ship\"\nprinted = false");
  vocabulary += R"([[field]]
name = "price"
at = "cost.power"
type = "number"
of = ["lane"]
needed = true
en = "Price"
fr = "Prix"
[[field]]
name = "toll"
at = "cost.medals"
type = "number"
of = ["lane"]
en = "Toll"
fr = "Péage"
)";
  const auto lane = [&](const std::string& cost, const std::string& kind = "lane") {
    return read(
        "[set]\nname = { en = \"T\", fr = \"T\" }\nnote = { en = \"N\", fr = \"N\" }\n"
        "[[card]]\nid = \"l\"\nname = \"L\"\nfr = \"L\"\nkind = \"" +
            kind + "\"\norigin = \"original\"\nrarity = \"rare\"\n" + cost,
        vocabulary);
  };
  const auto [set, problems] = lane("cost = { power = 2, medals = 1 }\n");
  ASSERT_EQ(problems, "");
  EXPECT_EQ(set.cards[0].field(set.vocabulary.find_field("price"))->numbers, std::vector{2});
  EXPECT_EQ(set.cards[0].field(set.vocabulary.find_field("toll"))->numbers, std::vector{1});
  EXPECT_EQ(lane("cost = { power = 2 }\n").problems, "");
  EXPECT_EQ(lane("").problems,
            "c.toml:4:1: missing \"cost\", expected a table such as { power = 1, medals = 1 }");
  EXPECT_EQ(lane("cost = { medals = 2 }\n").problems,
            "c.toml:11:8: missing \"power\", expected a whole number from 0 to 99");
  EXPECT_EQ(lane("cost = { power = 2, more = 1 }\n").problems,
            "c.toml:11:21: unknown entry \"more\", expected power or medals");
  EXPECT_EQ(lane("attack = 1\n", "frigate").problems,
            "c.toml:8:8: \"kind\": expected ship, person or lane");
}

// What is good is there beside what is not, for those who want to know how much that is.
TEST(CardFiles, GoodCardsBesideBadOnes) {
  std::string text = kCards;
  text.replace(text.find("has attack +1"), 13, "has atack +1");
  text +=
      "[[card]]\nid = \"twin\"\nname = \"Twin\"\nkind = \"person\"\norigin = \"original\"\n"
      "rarity = \"rare\"\nas = \"lancet\"\n";
  const std::vector<cards::SourceFile> files = {{"v.toml", kVocabulary}, {"c.toml", text}};
  cards::Problems problems;
  const CardFiles set = read_good_cards(files, problems);
  ASSERT_EQ(problems.list().size(), 1U);  // of the one card, and not of its twin
  ASSERT_EQ(set.cards.size(), 1U);
  EXPECT_EQ(set.cards[0].id, "mara");
}

// Cards and decks added to a set: marked, noted, and no title of the set among them.
TEST(CardFiles, Additions) {
  const std::vector<cards::SourceFile> files = {{"v.toml", kVocabulary}, {"c.toml", kCards}};
  const auto added = [&](std::string_view name, cards::Problems& problems) {
    const std::string card = "[[card]]\nid = \"new\"\nname = \"" + std::string(name) +
                             "\"\nkind = \"person\"\norigin = \"original\"\nrarity = \"rare\"\n";
    const std::vector<cards::SourceFile> more = {{"own.toml", card},
                                                 {"own.deck", "name Own\n2 new  # two\n1 mara\n"}};
    return read_card_files(files, problems, more);
  };
  cards::Problems none;
  const CardFiles set = added("Newcomer", none);
  ASSERT_TRUE(none.empty());
  ASSERT_EQ(set.cards.size(), 3U);
  EXPECT_FALSE(set.cards[1].added);
  EXPECT_TRUE(set.cards[2].added);
  EXPECT_EQ(set.note.english, "Ours. 1 card was added to it from files of your own.");
  ASSERT_EQ(set.decks.size(), 1U);
  EXPECT_TRUE(set.decks[0].added);
  EXPECT_EQ(set.decks[0].name, "Own");
  ASSERT_EQ(set.decks[0].lines.size(), 2U);
  EXPECT_EQ(set.decks[0].lines[0].count, 2);
  EXPECT_EQ(set.decks[0].lines[0].id, "new");
  cards::Problems taken;
  EXPECT_TRUE(added("Mara Vey", taken).cards.empty());
  EXPECT_EQ(taken.list()[0].text(),
            "own.toml:3:8: the set already has a card called \"Mara Vey\": a card that is added to "
            "it needs a name of its own");
}

TEST(CardFiles, VocabularyInSeveralFiles) {
  const std::string all = kVocabulary;
  const std::size_t cut = all.find("[[value]]");
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {
      {"more.toml", all.substr(cut)}, {"c.toml", kCards}, {"v.toml", all.substr(0, cut)}};
  EXPECT_EQ(read_card_files(files, problems).cards.size(), 2U);
  EXPECT_TRUE(problems.empty());
  const std::vector<cards::SourceFile> wrong = {{"v.toml", all.substr(0, cut)},
                                                {"more.toml", "[[value]]\nname = \"attack\"\n"},
                                                {"c.toml", kCards}};
  EXPECT_TRUE(read_card_files(wrong, problems).cards.empty());
  EXPECT_EQ(problems.list()[0].text(), "more.toml:1:1: no words in English for \"attack\"");
}

TEST(CardFiles, FieldsThatAreWrong) {
  EXPECT_EQ(problems_with("attack = -1", "atack = -1"),
            "c.toml:5:1: missing \"attack\", expected a whole number from -2 to 9\n"
            "c.toml:12:1: unknown entry \"atack\", expected id, name, kind, fr, origin, rarity, "
            "attack, unique, artist, subtitle, as or does; did you mean \"attack\"?");
  EXPECT_EQ(problems_with("attack = -1", "attack = 10"),
            "c.toml:12:10: \"attack\": expected a whole number from -2 to 9");
  EXPECT_EQ(problems_with("\"rare\"", "\"raer\""),
            "c.toml:11:10: \"rarity\": expected common or rare; did you mean \"rare\"?");
  EXPECT_EQ(problems_with("[\"warrior\", \"pilot\"]", "[\"warrior\", \"pilo\"]"),
            "c.toml:23:21: expected one of pilot or warrior; did you mean \"pilot\"?");
  EXPECT_EQ(problems_with("[\"warrior\", \"pilot\"]", "\"pilot\""),
            "c.toml:23:9: \"icons\": expected texts in brackets");
  EXPECT_EQ(problems_with("unique = true", "unique = 1"),
            "c.toml:13:10: \"unique\": expected true or false");
  EXPECT_EQ(problems_with("unique = true\n", ""),  // a frigate needs it, a person does not
            "c.toml:5:1: missing \"unique\", expected true or false");
  EXPECT_EQ(problems_with("unique = false\n", ""), "");
  EXPECT_EQ(problems_with("fr = \"Rapide\"", "de = \"Schnell\""),
            "c.toml:14:12: missing \"fr\", expected a text in quotes\n"
            "c.toml:14:27: unknown entry \"de\", expected en or fr; did you mean \"en\"?");
  EXPECT_EQ(problems_with("artist =", "attack ="),
            "c.toml:24:1: unknown entry \"attack\", expected id, name, kind, fr, origin, rarity, "
            "icons, unique, artist, subtitle, as or does");
}

TEST(CardFiles, CardsThatAreWrong) {
  EXPECT_EQ(problems_with("id = \"mara\"", "id = \"lancet\""),
            "c.toml:18:6: there is already a card \"lancet\"");
  EXPECT_EQ(problems_with("id = \"mara\"", "id = \"Mara\""),
            "c.toml:18:6: expected an identity code of small letters, digits and - that begins "
            "with a letter or digit, at most 30 long");
  EXPECT_EQ(problems_with("\"frigate\"", "\"frigat\""),
            "c.toml:9:8: \"kind\": expected ship, frigate or person; did you mean \"frigate\"?");
  EXPECT_EQ(problems_with("\"frigate\"", "\"lane\""),  // nothing a card can be
            "c.toml:9:8: \"kind\": expected ship, frigate or person");
  EXPECT_EQ(problems_with("fr = \"Lancette\"\n", ""),
            "c.toml:5:1: missing \"fr\", expected a text in quotes");
  EXPECT_EQ(problems_with("\"completion\"", "\"mine\""),
            "c.toml:21:10: \"origin\": expected real, completion or original");
  EXPECT_EQ(problems_with("has attack +1", "has atack +1"),
            "c.toml:15:23: \"atack\" does not fit here; did you mean \"attack\"?");
  EXPECT_EQ(problems_with("does = \"this ship has attack +1\"", "does = 3"),
            "c.toml:15:8: \"does\": expected a text in quotes");
  EXPECT_EQ(problems_with("Mara Vey", "Lancet"),
            "c.toml:17:1: cards with one title are of one kind and have one French name");
  EXPECT_EQ(problems_with("[set]", "[sett]"),
            "c.toml:1:2: unknown entry \"sett\", expected set or card; did you mean \"set\"?");
  EXPECT_EQ(problems_with("[[card]]", "[[card]"),
            "c.toml:5:8: Error while parsing table header: "
            "expected ']', saw '\\n'");
}

TEST(CardFiles, InFrench) {
  EXPECT_EQ(problems_with("id = \"mara\"", "id = \"lancet\"", Language::french),
            "c.toml:18:6: il y a déjà une carte « lancet »");
  EXPECT_EQ(problems_with("has attack +1", "has atack +1", Language::french),
            "c.toml:15:23: « atack » ne convient pas ici ; vouliez-vous dire « attack » ?");
}

TEST(CardFiles, SetsThatAreWrong) {
  const std::string cards = kCards;
  EXPECT_EQ(read(cards.substr(cards.find("[[card]]"))).problems,
            "v.toml:1:1: missing [set] with name and note");
  EXPECT_EQ(read(cards, "").problems,
            "c.toml:1:1: none of these files is a vocabulary with [[kind]] entries");
  EXPECT_EQ(read(kVocabulary).problems, "v.toml:1:1: the set has a vocabulary already: c.toml");
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {{"v", kVocabulary}, {"a", cards}, {"b", cards}};
  EXPECT_TRUE(read_card_files(files, problems).cards.empty());
  EXPECT_EQ(problems.list()[0].text(), "b:1:1: the files have a [set] already");
  EXPECT_EQ(problems.list()[1].text(), "b:6:6: there is already a card \"lancet\"");
}

TEST(CardFiles, DeclarationsThatAreWrong) {
  EXPECT_EQ(problems_of_field("type = \"icon\"", "type = \"icons\""),
            "v.toml:67:8: nothing is called \"icons\" here that could stand on a card: expected "
            "number, flag, text, bilingual, statements or a type of words");
  EXPECT_EQ(problems_of_field("name = \"artist\"", "name = \"does\""),
            "v.toml:79:8: every card has \"does\" already; choose another name");
  EXPECT_EQ(problems_of_field("name = \"artist\"", "name = \"icons\""),
            "v.toml:79:8: the name \"icons\" stands here twice");
  EXPECT_EQ(problems_of_field("fr = \"Rareté\"", ""),
            "v.toml:50:1: no words in French for \"rarity\"");
  EXPECT_EQ(problems_of_field("of = [\"person\"]", "of = [\"persons\"]"),
            "v.toml:69:6: there is no kind \"persons\"");
  EXPECT_EQ(problems_of_field("needed = [\"frigate\"]", "needed = [\"frigates\"]"),
            "v.toml:75:10: there is no kind \"frigates\"");
  EXPECT_EQ(problems_of_field("needed = [\"frigate\"]", "needed = \"frigate\""),
            "v.toml:75:10: \"needed\": expected true or false");
}

}  // namespace
}  // namespace wardroom::language
