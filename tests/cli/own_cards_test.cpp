// Cards of one's own, in every command: `--cards DIR`.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

const std::string kNightWatch = " --cards " WARDROOM_SOURCE_DIR "/examples/cards/wingcommander ";
const std::string kMyCards = " --cards " WARDROOM_SOURCE_DIR "/examples/cards/starfighter ";

// An empty folder of this test's own.
std::string fresh_folder(const std::string& name = "cards") {
  const auto folder = std::filesystem::path(fresh_file("file")).parent_path() / name;
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return folder.string();
}

// The same with one card file in it.
std::string folder_with(const std::string& text, const std::string& file = "own.toml") {
  const std::string folder = fresh_folder();
  write(folder + '/' + file, text);
  return folder;
}

std::string luck_card(const std::string& id, const std::string& name, const std::string& does) {
  return "[[card]]\nid = \"" + id + "\"\nname = \"" + name +
         "\"\nkind = \"luck\"\nside = \"terran\"\ncost = { power = 1 }\norigin = \"real\"\n"
         "does = \"" +
         does + "\"\n\n";
}

std::string signature(const ProgramAnswer& answer) {
  return answer.text.substr(answer.text.find("Signature"));
}

TEST(OwnCards, the_example_is_added_and_says_so) {
  const ProgramAnswer list = run("cards wingcommander" + kNightWatch);
  EXPECT_EQ(list.exit_code, 0) << list.text;
  for (const std::string words : {"Night Watch: ", "5 cards were added to it", "Lantern",
                                  "added by you", "Arrow", "An enemy Flight in this combat"})
    EXPECT_TRUE(contains(list, words)) << words;
  EXPECT_TRUE(
      contains(run("cards wingcommander --lang fr lanterne" + kNightWatch), "ajoutée par vous"));
  EXPECT_EQ(run("cards wingcommander lantern").exit_code, 1);  // only with the option
  EXPECT_TRUE(contains(run("play wingcommander --no-save --plain" + kNightWatch),
                       "5 cards were added to it"));
}

TEST(OwnCards, the_document_shows_the_example) {
  const std::string chapter = content(WARDROOM_SOURCE_DIR "/docs/cards.md");
  const std::string file =
      content(WARDROOM_SOURCE_DIR "/examples/cards/wingcommander/night-watch.toml");
  const std::string does =
      "an enemy flight in this combat has attack -1 and maneuver -1 this combat";
  EXPECT_NE(chapter.find(does), std::string::npos);
  EXPECT_NE(file.find(does), std::string::npos);
  const ProgramAnswer list = run("cards wingcommander blackout" + kNightWatch);
  const std::string sentence = list.text.substr(list.text.find("Play only during"));
  EXPECT_NE(chapter.find("> " + sentence), std::string::npos) << sentence;
}

TEST(OwnCards, printed_cards_keep_their_origin) {
  const std::string folder = folder_with(luck_card("lull", "Lull", "gain 1 power"));
  const ProgramAnswer list = run("cards wingcommander lull --cards " + folder);
  EXPECT_TRUE(contains(list, "real card, added by you")) << list.text;
  EXPECT_TRUE(contains(list, "Wardroom set: ")) << list.text;
  EXPECT_TRUE(contains(list, "1 card was added to it")) << list.text;
}

TEST(OwnCards, are_played_by_bots_decks_and_scenarios) {
  const ProgramAnswer games =
      run("simulate wingcommander --games 30 --seed 1 --by-card" + kNightWatch);
  EXPECT_EQ(games.exit_code, 0) << games.text;
  EXPECT_TRUE(contains(games, "\nlantern ")) << games.text;
  const std::string deck = WARDROOM_SOURCE_DIR "/examples/cards/wingcommander/night-watch.deck";
  EXPECT_EQ(run("deck --game wingcommander check " + deck + kNightWatch).exit_code, 0);
  EXPECT_TRUE(contains(run("deck --game wingcommander show " + deck + kNightWatch), "Lantern"));
  EXPECT_EQ(run("deck --game wingcommander check " + deck).exit_code, 1);
  const std::string scenario = fresh_file("own.toml");
  write(scenario,
        "game = \"wingcommander\"\n\n[[scenario]]\nname = \"watchtower\"\nclause = "
        "\"WC-NAVMOD-01\"\n\n[scenario.setup]\n"
        "phase = \"movement\"\nluck_spent = \"both\"\nmodifier = { c = \"watchtower\" }\n"
        "b.c = \"lantern\"\n\n[[scenario.step]]\n"
        "expect.figures = { values.b.c.1 = \"2/1/2/3\" }\n");
  const ProgramAnswer with = run("scenario " + scenario + kNightWatch);
  EXPECT_EQ(with.exit_code, 0) << with.text;
  const ProgramAnswer without = run("scenario " + scenario);
  EXPECT_NE(without.exit_code, 0);
  EXPECT_TRUE(contains(without, "lantern")) << without.text;
}

TEST(OwnCards, a_record_is_replayed_with_the_cards_it_was_played_with) {
  const std::string file = fresh_file("own.record");
  const std::string play = "play wingcommander --seed 4 --plain --against random --save " + file;
  EXPECT_EQ(run(play + kNightWatch, repeated("1", 400)).exit_code, 0);
  const ProgramAnswer with = run("replay --verify " + file + kNightWatch);
  EXPECT_EQ(with.exit_code, 0) << with.text;
  EXPECT_TRUE(contains(with, "The record replays exactly."));
  EXPECT_FALSE(contains(with, "other cards"));
  const ProgramAnswer without = run("replay --verify " + file);
  EXPECT_EQ(without.exit_code, 1) << without.text;
  EXPECT_TRUE(contains(without, "It was played with other cards: Night Watch, "));
  EXPECT_TRUE(contains(without, "--cards DIR"));
  EXPECT_TRUE(contains(run("replay --lang fr --verify " + file), "--cards DOSSIER"));
  // A game of the set itself, looked at with more cards: it says so too.
  const std::string plain = fresh_file("plain.record");
  run("play wingcommander --seed 4 --plain --against random --save " + plain, repeated("1", 60));
  EXPECT_FALSE(contains(run("replay --plain " + plain, "quit\n"), "other cards"));
  EXPECT_TRUE(contains(run("replay --plain " + plain + kNightWatch, "quit\n"), "other cards"));
}

TEST(OwnCards, what_is_wrong_is_located_and_nothing_starts) {
  const std::string twice = folder_with(luck_card("traitor", "Second Thoughts", "gain 1 power"));
  for (const std::string command :
       {"play wingcommander", "simulate wingcommander", "cards wingcommander",
        "bench wingcommander", "deck --game wingcommander random",
        "scenario " WARDROOM_SOURCE_DIR "/games/wingcommander/data/scenarios/ex1.toml"}) {
    const ProgramAnswer answer = run(command + " --cards " + twice);
    EXPECT_EQ(answer.exit_code, 2) << command;
    EXPECT_EQ(answer.text, twice + "/own.toml:2:6: there is already a card \"traitor\"\n")
        << command;
  }
  const auto problem = [](const std::string& text, const std::string& file = "own.toml") {
    const std::string folder = folder_with(text, file);
    const ProgramAnswer answer = run("cards wingcommander --cards " + folder);
    EXPECT_EQ(answer.exit_code, 2);
    return answer.text.substr(std::min(answer.text.find(file), answer.text.size()));
  };
  EXPECT_EQ(problem(luck_card("treason", "Traitor", "gain 1 power")),
            "own.toml:3:8: the set already has a card called \"Traitor\": a card that is added to "
            "it needs a name of its own\n");
  EXPECT_EQ(problem(luck_card("lull", "Lull", "gain 1 powr")),
            "own.toml:8:16: \"powr\" does not fit here; did you mean \"power\"?\n");
  EXPECT_EQ(problem(luck_card("lull", "Lull", "discard 2 enemy crew members")),
            "own.toml:8:17: the rules do not count like this here; write for example \"a\", "
            "\"each\"\n");
  EXPECT_EQ(problem("[[card]]\nid = \"flagship\"\nname = \"Flagship\"\nkind = \"carrier\"\nside = "
                    "\"terran\"\nattack = 9\ndefence = 9\norigin = \"original\"\n"),
            "own.toml:1:1: each side has one carrier, and this is a second one\n");
  EXPECT_EQ(problem("side terran\n6 arow\n", "own.deck"),
            "own.deck:2:3: there is no card \"arow\"; did you mean \"arrow\"?\n");
  EXPECT_EQ(problem("side terran\n6 arrow\n", "own.deck").find("own.deck:1:1: "), 0U);
}

TEST(OwnCards, a_set_has_room_for_so_many) {
  std::string lucks;
  for (int i = 0; i < 25; ++i)
    lucks += luck_card("luck-" + std::to_string(i), "Luck " + std::to_string(i), "gain 1 power");
  const std::string folder = folder_with(lucks);
  const ProgramAnswer answer = run("cards wingcommander --cards " + folder);
  EXPECT_EQ(answer.exit_code, 2);
  EXPECT_EQ(answer.text, folder + "/own.toml:217:1: a set has at most 32 Luck cards\n");
  std::string fighters;
  for (int i = 0; i < 170; ++i)
    fighters += "[[card]]\nid = \"f-" + std::to_string(i) + "\"\nname = \"F" + std::to_string(i) +
                "\"\nkind = \"fighter\"\nside = \"both\"\ncost = { power = 1 }\nattack = 1\n"
                "support = 1\nmaneuver = 1\ndefence = 1\norigin = \"original\"\n";
  EXPECT_TRUE(contains(run("cards wingcommander --cards " + folder_with(fighters, "many.toml")),
                       ": a set has at most 250 cards"));
}

TEST(OwnCards, a_folder_needs_card_files) {
  const std::string folder = fresh_folder();
  EXPECT_TRUE(contains(run("cards wingcommander --cards " + folder + "/none"), "cannot be read"));
  const ProgramAnswer empty = run("cards wingcommander --cards " + folder);
  EXPECT_EQ(empty.exit_code, 2);
  EXPECT_TRUE(contains(empty, "there are no card files (*.toml) here"));
}

TEST(OwnCards, of_Starfighter_are_for_decks_of_Total_War) {
  const ProgramAnswer list = run("cards starfighter my-" + kMyCards);
  EXPECT_EQ(list.exit_code, 0) << list.text;
  EXPECT_TRUE(contains(list, "2 cards and 1 Cruiser were added to it")) << list.text;
  const std::string deck = fresh_file("own.deck");
  std::string text = "cruiser Selene\nmy-1 my-2";
  const ProgramAnswer random = run("deck random --size 30 --seed 1");
  text += random.text.substr(random.text.find('\n', random.text.find("cruiser")));
  write(deck, text);
  EXPECT_EQ(run("deck check " + deck + kMyCards).exit_code, 0);
  EXPECT_EQ(run("deck check " + deck).exit_code, 1);
  EXPECT_EQ(
      run("simulate --mode total-war --games 5 --decks " + deck + ',' + deck + kMyCards).exit_code,
      0);
  // SF-TOTAL-05: a deck of the whole collection.
  EXPECT_EQ(run("deck random --size 102" + kMyCards).exit_code, 0);
  // Training and Skirmish stay what they are.
  for (const std::string plan : {"simulate --mode training --games 20 --seed 3",
                                 "simulate --games 20 --seed 3 --cruisers ares,athena"})
    EXPECT_EQ(signature(run(plan)), signature(run(plan + kMyCards))) << plan;
  const std::string training = folder_with(
      "[[cruiser]]\nname = \"Eos\"\narmor = 9\nspaces = [1, 1, 1, 1, 1]\n"
      "training = true\n");
  EXPECT_TRUE(contains(run("cards starfighter --cards " + training),
                       "own.toml:5:12: Training keeps the two Cruisers of the set"));
}

TEST(OwnCards, a_whole_set_of_Starfighter_takes_the_place_of_the_other) {
  const std::string folder = folder_with(
      "[set]\nname = { en = \"Box\", fr = \"Boîte\" }\nnote = { en = \"Mine.\", fr = \"À moi.\" }\n"
      "[[card]]\nid = \"0-01\"\nlevel = 0\ncolor = \"green\"\nupper = { fighters = 1 }\n"
      "lower = { fighters = 0 }\n");
  EXPECT_TRUE(contains(run("cards starfighter --cards " + folder), "green cards"));
  const std::string whole = fresh_folder("whole");
  for (const std::string name : {"squadrons.toml", "cruisers.toml"})
    write(whole + '/' + name, content(WARDROOM_SOURCE_DIR "/games/starfighter/data/cards/" + name));
  const std::string plan = "simulate --games 20 --seed 3";
  EXPECT_EQ(signature(run(plan)), signature(run(plan + " --cards " + whole)));
}

TEST(OwnCards, a_report_names_the_cards_in_its_command) {
  const std::string page = fresh_file("page.html");
  run("simulate wingcommander --games 3 --report " + page + kNightWatch);
  EXPECT_NE(content(page).find("--cards"), std::string::npos);
}

TEST(NativeCards, are_listed_with_what_only_they_can_do) {
  const ProgramAnswer list = run("cards wingcommander --native");
  EXPECT_EQ(list.exit_code, 0);
  EXPECT_TRUE(contains(list, "5 of 79 cards have an operation that no other card has:"))
      << list.text;
  EXPECT_TRUE(contains(list, "ninth-life")) << list.text;
  EXPECT_TRUE(contains(list, "instead of the destruction of {who:flight}")) << list.text;
  EXPECT_FALSE(contains(list, "torpedo")) << list.text;
  // A second card with the same operation: neither is native any more.
  const std::string folder =
      folder_with(luck_card("defector", "Defector", "an enemy pilot not captive turns traitor"));
  EXPECT_TRUE(contains(run("cards wingcommander --native --cards " + folder), "4 of 80 cards"));
  EXPECT_TRUE(contains(run("cards starfighter --native"), "no statements"));
  EXPECT_TRUE(contains(run("cards starfighter --native --lang fr"), "pas de phrases"));
}

TEST(OwnCards, check_finds_what_is_wrong_before_they_are_added) {
  const std::string good = folder_with(luck_card("own-luck", "Own Luck", "gain 1 power"));
  const ProgramAnswer fine = run("check --game wingcommander " + good + "/own.toml");
  EXPECT_EQ(fine.exit_code, 0) << fine.text;
  EXPECT_TRUE(contains(fine, "added to it"));
  const std::string bad = folder_with(luck_card("own-luck", "Own Luck", "gain 1 pover"));
  const ProgramAnswer wrong = run("check --game wingcommander " + bad + "/own.toml");
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_TRUE(contains(wrong, "own.toml:8:"));
  EXPECT_EQ(run("check --game chess " + bad + "/own.toml").exit_code, 2);
}

}  // namespace
}  // namespace wardroom
