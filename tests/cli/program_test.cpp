// The program as a user meets it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

TEST(Program, games_names_the_modes_and_says_whose_set_it_is) {
  const ProgramAnswer answer = run("games");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "training skirmish"));
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_TRUE(contains(answer, "free-same-sector (off)"));
}

TEST(Program, cards_filters_by_all_words) {
  const ProgramAnswer answer = run("cards starfighter green \"level 3\"");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "3-10"));
  EXPECT_FALSE(contains(answer, "3-100"));
  EXPECT_FALSE(contains(answer, "1-02"));
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_EQ(run("cards starfighter nonsense").exit_code, 1);
  EXPECT_EQ(run("cards chess").exit_code, 2);
}

TEST(Program, rules_prints_a_clause_a_section_or_all_in_two_languages) {
  EXPECT_TRUE(contains(run("rules starfighter SF-DEPLOY-14"), "SF-DEPLOY-14\n    "));
  EXPECT_TRUE(contains(run("rules starfighter sf-deploy"), "SF-DEPLOY-24"));
  EXPECT_TRUE(contains(run("rules starfighter SF-R-21"), "repeat-rule"));
  EXPECT_TRUE(contains(run("rules starfighter --lang fr"), "marqueur Initiative"));
  EXPECT_EQ(run("rules starfighter NOPE-99").exit_code, 1);
}

TEST(Program, rules_may_leave_out_the_game_in_the_name_of_a_clause) {
  EXPECT_TRUE(contains(run("rules starfighter r-21"), "SF-R-21\n    "));
  EXPECT_TRUE(contains(run("rules wingcommander R-21"), "WC-R-21\n    "));
  EXPECT_TRUE(contains(run("rules wingcommander r"), "WC-R-58\n    "));
}

TEST(Program, rules_leads_from_a_clause_to_code_and_tests) {
  const ProgramAnswer english = run("rules starfighter SF-BATTLE-02");
  EXPECT_TRUE(contains(english, "\n    Code:\n      games/starfighter/rules/combat.cpp\n"));
  EXPECT_TRUE(contains(english, "\n    Tests:\n      "));
  EXPECT_TRUE(contains(english, "tests/starfighter/battle_test.cpp: Battles.SF_BATTLE_02_"));
  const ProgramAnswer french = run("rules starfighter SF-BATTLE-02 --lang fr");
  EXPECT_TRUE(contains(french, "\n    Code :\n"));
  EXPECT_TRUE(contains(french, "\n    Tests :\n"));

  const ProgramAnswer no_code = run("rules starfighter SF-COMP-01");
  EXPECT_FALSE(contains(no_code, "Code:"));
  EXPECT_TRUE(contains(no_code, "Tests:"));
  EXPECT_FALSE(contains(run("rules starfighter SF-BATTLE"), "Tests:"));
  EXPECT_FALSE(contains(run("rules wingcommander WC-FAQ-10"), "Tests:"));
}

TEST(Program, simulate_gives_the_same_result_on_any_number_of_cores) {
  const std::string plan = "simulate --games 300 --seed 7 --by-card --threads ";
  const ProgramAnswer one = run(plan + "1");
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_TRUE(contains(one, "a (greedy) wins"));
  EXPECT_TRUE(contains(one, "Signature: "));
  EXPECT_EQ(one.text, run(plan + "2").text);
}

TEST(Program, requests_that_make_no_sense_are_answered) {
  EXPECT_TRUE(contains(run("simulate --mode war"), "expected training, skirmish or total-war"));
  EXPECT_TRUE(contains(run("simulate --cruisers ares,zeus"), "unknown Cruiser \"zeus\""));
  EXPECT_TRUE(contains(run("simulate --cruisers ares,ares"), "same Cruiser"));
  EXPECT_TRUE(contains(run("simulate --mode training --cruisers atlas"), "Training"));
  EXPECT_TRUE(contains(run("simulate --rule nonsense=on"), "unknown rule"));
  EXPECT_TRUE(contains(run("simulate --bots greedy,clever"), "unknown bot \"clever\""));
  EXPECT_EQ(run("simulate --mode war").exit_code, 2);
  EXPECT_EQ(run("fly").exit_code, 2);
}

TEST(Program, simulate_writes_traces) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom_trace_test.jsonl";
  EXPECT_EQ(run("simulate --games 2 --seed 5 --trace " + file.string()).exit_code, 0);
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::filesystem::remove(file);
  ASSERT_GT(lines.size(), 20U);
  EXPECT_TRUE(lines[0].starts_with(
      R"({"game":"starfighter","mode":"skirmish","seed":5,"seats":[{"cruiser":")"));
  EXPECT_TRUE(lines[1].starts_with(R"({"n":0,"seat":")"));
  EXPECT_NE(lines[1].find(R"("kind":"card","state":{"round":0,"phase":"setup","initiative":")"),
            std::string::npos);
  EXPECT_NE(lines[1].find(R"("options":["cruiser ares",)"), std::string::npos);
  EXPECT_TRUE(lines.back().starts_with(R"({"result":{"winner":")"));
  int games = 0;
  for (const std::string& line : lines) games += line.starts_with(R"({"game")") ? 1 : 0;
  EXPECT_EQ(games, 2);
}

std::string content(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(Program, simulate_writes_a_report_that_repeats_itself) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom report_test.html";
  const std::string plan = "simulate --games 60 --bots random,greedy --mode training --seed 5 ";
  const std::string report = "--report '" + file.string() + "'";
  const ProgramAnswer answer = run(plan + "--threads 1 " + report);
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "Report: " + file.string()));
  const std::string page = content(file);
  EXPECT_NE(page.find("Training"), std::string::npos);
  EXPECT_NE(
      page.find("wardroom simulate starfighter --mode training --bots random --bots greedy --games "
                "60 --seed 5 --report &#39;wardroom report_test.html&#39;"),
      std::string::npos);

  EXPECT_EQ(run(plan + "--threads 2 " + report).exit_code, 0);
  EXPECT_EQ(content(file), page);
  EXPECT_TRUE(contains(run(plan + "--lang fr " + report), "Rapport : " + file.string()));
  EXPECT_NE(content(file).find("Entraînement"), std::string::npos);
  std::filesystem::remove(file);
}

TEST(Program, a_report_that_cannot_be_written_is_refused_before_anything_is_played) {
  const ProgramAnswer answer = run("simulate --games 1000000000 --report /nowhere/report.html");
  EXPECT_EQ(answer.exit_code, 2);
  EXPECT_TRUE(contains(answer, "cannot write /nowhere/report.html: No such file or directory"));
  EXPECT_EQ(run("simulate --games 1000000000 --report /").exit_code, 2);
}

TEST(Program, play_against_a_bot_to_the_end_by_numbers) {
  const ProgramAnswer answer =
      run("play --mode training --against random --seed 4 --plain", repeated("2", 600));
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_TRUE(contains(answer, "wins") || contains(answer, "draw"));
  EXPECT_FALSE(contains(answer, "\033["));
}

TEST(Program, play_refuses_with_a_reason_explains_and_takes_back) {
  const ProgramAnswer answer =
      run("play --mode training --cruisers ares,athena --seed 3 --plain "
          "--against random",
          "fly me\nplay 3-10 sideways a2\nwhy shift left\nrules SF-DEPLOY-14\n"
          "look 3-10\nlook a9\nhelp\n999\npass\nundo\nlog\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "expected one of play, pass"));
  EXPECT_TRUE(contains(answer, "expected up or down"));
  EXPECT_TRUE(contains(answer, "SF-DEPLOY-02"));
  EXPECT_TRUE(contains(answer, "SF-DEPLOY-14\n    "));
  EXPECT_TRUE(contains(answer, "Look at what?"));
  EXPECT_TRUE(contains(answer, "numbered from 1"));
  EXPECT_TRUE(contains(answer, "Until next time."));
}

TEST(Program, play_ends_cleanly_when_the_input_ends) {
  const ProgramAnswer answer = run("play --mode training --seed 3");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "no more input"));
}

// `script` makes a terminal.
TEST(Program, play_at_a_terminal_asks_for_game_mode_and_opponent) {
  const ProgramAnswer answer =
      execute("printf '2\\n2\\n2\\nhelp\\nquit\\n' | XDG_STATE_HOME=" + fresh_file("state") +
              " LC_ALL=C.UTF-8 script -qec '" WARDROOM_PROGRAM
              " play --no-save --plain --ascii' /dev/null");
  EXPECT_TRUE(contains(answer, "2  Wing Commander"));
  EXPECT_TRUE(contains(answer, "2  Tournament: "));
  EXPECT_TRUE(contains(answer, "Against whom?"));
  EXPECT_TRUE(contains(answer, "Wing Commander - Tournament"));
  EXPECT_TRUE(contains(answer, "such as: muster arrow"));
}

TEST(Program, hot_seat_draws_the_curtain) {
  const ProgramAnswer answer =
      run("play --mode training --against human --cruisers ares,athena --seed 3",
          "\npass\n\npass\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "Player a, it is your turn."));
  EXPECT_TRUE(contains(answer, "Player b, it is your turn."));
}

TEST(Program, check_says_what_no_rule_carries_out) {
  const std::string guardians = WARDROOM_SOURCE_DIR "/games/guardians/data/cards/*.toml";
  const ProgramAnswer answer = run("check " + guardians);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "128 cards can be read.")) << answer.text;
  EXPECT_TRUE(contains(answer, "the rules of this game cannot do \"")) << answer.text;
  EXPECT_TRUE(contains(run("check --lang fr " + guardians), "128 cartes sont lisibles"));
}

TEST(Program, check_reports_line_and_column) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom_check_test.toml";
  std::ofstream(file) << "[[card]]\nid = \"1-01\"\nlevel = 7\n";
  const ProgramAnswer answer = run("check " + file.string());
  std::filesystem::remove(file);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "wardroom_check_test.toml:3:9: \"level\": expected"));
  EXPECT_EQ(run("check /nowhere.toml").exit_code, 2);
  const std::string games = WARDROOM_SOURCE_DIR "/games/";
  EXPECT_TRUE(
      contains(run("check " + games + "wingcommander/data/cards/*.toml"), "81 cards, no problem"));
  const std::string cards = WARDROOM_SOURCE_DIR "/games/starfighter/data/cards/";
  EXPECT_TRUE(contains(run("check " + cards + "squadrons.toml " + cards + "cruisers.toml"),
                       "100 cards and 6 Cruisers"));
}

TEST(Program, the_locale_says_which_language_and_lang_says_otherwise) {
  const std::string french = "LANG=fr_FR.UTF-8";
  EXPECT_TRUE(contains(run("--help", "", french), "Jouer dans le terminal"));
  EXPECT_TRUE(contains(run("games", "", "LC_MESSAGES=fr_CA.UTF-8 LANG=en_US.UTF-8"), "2 joueurs"));
  EXPECT_TRUE(contains(run("games", "", "LC_ALL=en_GB.UTF-8 LANG=fr_FR.UTF-8"), "2 seats"));
  EXPECT_TRUE(contains(run("--lang en games", "", french), "2 seats"));
  EXPECT_TRUE(contains(run("games --lang=fr"), "2 joueurs"));
  EXPECT_TRUE(contains(run("games", "", "LC_ALL=C"), "2 seats"));
}

TEST(Program, help_is_in_one_language) {
  for (const std::string command : {"", "play", "simulate", "cards", "rules", "check", "bench"}) {
    const ProgramAnswer french = run("--lang fr " + command + " --help");
    EXPECT_EQ(french.exit_code, 0);
    EXPECT_TRUE(contains(french, "Utilisation :")) << french.text;
    for (const std::string english :
         {"Usage", "Print", "TEXT ", "REQUIRED", "Positionals", "The ", "Subcommands", "(default"})
      EXPECT_FALSE(contains(french, english)) << english << " in:\n" << french.text;
  }
}

TEST(Program, a_wrong_command_line_is_answered_in_our_own_words) {
  const auto said = [](const std::string& arguments, const std::string& words) {
    const ProgramAnswer answer = run(arguments);
    EXPECT_EQ(answer.exit_code, 2) << arguments;
    EXPECT_TRUE(contains(answer, words)) << answer.text;
  };
  said("fly", "wardroom: unknown argument \"fly\"");
  said("", "a command is missing");
  said("cards", "game is missing");
  said("play --seat c", "--seat: expected a or b, not \"c\"");
  said("play --width 20", "--width: expected a whole number from 80 to 240, not \"20\"");
  said("play --mode", "--mode needs a value");
  said("simulate --games many", "not a value it understands: --games = many");
  said("games --lang de", "--lang: expected en or fr, not \"de\"");
  said("--lang fr fly", "wardroom: argument inconnu « fly »");
  said("--lang fr", "il manque une commande");
  said("--lang fr cards", "il manque game");
  said("--lang fr play --seat c", "--seat : attendu a ou b, pas « c »");
  said("--lang fr play --width 20", "--width : attendu un nombre entier de 80 à 240, pas « 20 »");
  said("--lang fr simulate --mode war", "mode inconnu « war »");
  said("--lang fr bench chess", "jeu inconnu « chess »");
}

TEST(Program, play_in_french_with_french_commands) {
  const std::string game =
      "play --lang fr --mode training --cruisers ares,athena --seed 3 --plain --against random ";
  const std::string commands =
      "fly\npourquoi play 3-10 up a2\nwhy pass\nvoir 3-10\nvoir a9\nrègle SF-DEPLOY-14\n"
      "aide\n999\npass\nannuler\njournal\noptions\ntable\nquitter\n";
  const ProgramAnswer answer = run(game, commands);
  EXPECT_EQ(answer.exit_code, 0);
  for (const std::string words :
       {"Un jeu original", "attendu : un de ces mots : play, pass", "n’est pas dans votre main",
        "C’est permis. Ne plus jouer de carte cette manche.", "déplacement latéral", "Voir quoi ?",
        "ne va que sur un emplacement", "pourquoi OPTION", "numérotées à partir de 1",
        "À la prochaine."})
    EXPECT_TRUE(contains(answer, words)) << words;
  for (const std::string words : {"Player", "expected", "allowed", "Round", "hand ", "draw"})
    EXPECT_FALSE(contains(answer, words)) << words;
  for (const char c : run(game + "--ascii", commands).text)
    ASSERT_LT(static_cast<unsigned char>(c), 0x80);
}

TEST(Program, check_reports_in_french) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom_check_fr_test.toml";
  std::ofstream(file) << "[[card]]\nid = \"1-01\"\nlevel = 7\n";
  const ProgramAnswer answer = run("check --lang fr " + file.string());
  std::filesystem::remove(file);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "test.toml:3:9: « level » : attendu un nombre entier de 0 à 3"));
}

// The build runs this tool over every words file, so a text without French fails the build.
TEST(WordsTool, a_text_that_lacks_a_language_fails) {
  const auto folder = std::filesystem::temp_directory_path() / "wardroom_words_test";
  std::filesystem::create_directories(folder);
  const std::string in = (folder / "w.toml").string();
  const std::string out = (folder / "w.hpp").string();
  const std::string tool = std::string(WARDROOM_WORDS_TOOL) + " x::y " + out + " " + in;
  std::ofstream(in) << "[play.turn]\nen = \"Your turn.\"\nfr = \"À vous.\"\n";
  EXPECT_EQ(execute(tool).exit_code, 0);
  EXPECT_TRUE(std::filesystem::exists(out));
  std::filesystem::remove(out);
  std::ofstream(in) << "[play.turn]\nen = \"Your turn.\"\nfr = \"À vous.\"\n"
                       "[play.end]\nen = \"The end.\"\n";
  const ProgramAnswer answer = execute(tool);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "w.toml:4:1: missing \"fr\", expected a text in quotes"))
      << answer.text;
  EXPECT_FALSE(std::filesystem::exists(out));
  std::filesystem::remove_all(folder);
}

TEST(WordsTool, a_row_without_its_clause_fails) {
  const auto folder = std::filesystem::temp_directory_path() / "wardroom_rows_test";
  std::filesystem::create_directories(folder / "rows");
  const std::string in = (folder / "r.toml").string();
  const auto out = folder / "rows" / "small.hpp";
  const std::string tool = std::string(WARDROOM_WORDS_TOOL) + " --rows x::y " + folder.string() +
                           " small " WARDROOM_SOURCE_DIR "/games/starfighter/data/clauses.toml " +
                           in;
  std::ofstream(in) << "[reason.over]\nclause = \"SF-END-01\"\nen = \"Over.\"\nfr = \"Fini.\"\n";
  EXPECT_EQ(execute(tool).exit_code, 0);
  EXPECT_TRUE(std::filesystem::exists(out));
  EXPECT_TRUE(std::filesystem::exists(folder / "rows" / "small_enums.hpp"));
  std::filesystem::remove(out);
  std::ofstream(in) << "[reason.over]\nen = \"Over.\"\nfr = \"Fini.\"\n";
  const ProgramAnswer answer = execute(tool);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "r.toml:1:1: missing \"clause\"")) << answer.text;
  EXPECT_FALSE(std::filesystem::exists(out));
  std::filesystem::remove_all(folder);
}

TEST(Program, scenario_runs_files_and_says_what_differed) {
  const std::string folder = WARDROOM_SOURCE_DIR "/games/starfighter/data/scenarios/";
  const ProgramAnswer good =
      run("scenario " + folder + "worked_examples.toml " + folder + "combat.toml");
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_TRUE(contains(good, "passed  WE-01 SF-REINF-06  The first cards\n"));
  EXPECT_TRUE(contains(good, "16 scenarios passed, 0 failed.\n"));
  const ProgramAnswer list = run("scenario --list --lang fr " + folder + "worked_examples.toml");
  EXPECT_EQ(list.exit_code, 0);
  EXPECT_TRUE(contains(list, "WE-01 SF-REINF-06  Les premières cartes\nWE-02 "));

  const auto file = std::filesystem::temp_directory_path() / "wardroom_scenario_test.toml";
  const std::string head =
      "game = \"starfighter\"\n[[scenario]]\nname = \"x\"\nclause = \"SF-R-12\"\n";
  std::ofstream(file) << head << "setup.phase = \"combat\"\n[[scenario.step]]\nplay = \"pass\"\n";
  const ProgramAnswer differs = run("scenario " + file.string());
  EXPECT_EQ(differs.exit_code, 1);
  EXPECT_TRUE(contains(differs, "FAILED  x SF-R-12\n    "));
  EXPECT_TRUE(contains(differs, "_scenario_test.toml:7:8: \"pass\" is refused by SF-INIT-01: "));
  EXPECT_TRUE(contains(differs, "0 scenarios passed, 1 failed."));
  std::ofstream(file) << head << "setup.phase = \"lunch\"\n";
  const ProgramAnswer wrong = run("scenario " + file.string());
  EXPECT_EQ(wrong.exit_code, 2);
  EXPECT_TRUE(contains(wrong, "_scenario_test.toml:5:15: \"phase\": expected setup, "));
  std::ofstream(file) << "game = \"chess\"\n" << head.substr(head.find('[')) << "setup = {}\n";
  EXPECT_TRUE(contains(run("scenario " + file.string()),
                       "_scenario_test.toml:1:8: unknown game \"chess\", expected starfighter"));
  std::filesystem::remove(file);
  EXPECT_EQ(run("scenario " + file.string()).exit_code, 2);
  EXPECT_EQ(run("scenario /dev/zero").exit_code, 2);  // a file without an end
}

}  // namespace
}  // namespace wardroom
