// Cards kept with a game: it goes on with those it was begun with, whatever the program comes with
// later.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "cards/language/card_pack.hpp"
#include "engine/random.hpp"
#include "games/packs.hpp"
#include "games/starfighter/cards/compile.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

std::string bytes_of(const std::vector<std::uint8_t>& pack) {
  return {pack.begin(), pack.end()};
}

void replace_first(std::string& text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

void expect_none(const cards::Problems& problems) {
  for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
}

// The cards of Starfighter, but one has more Fighters.
std::string changed_starfighter() {
  std::vector<cards::SourceFile> files;
  for (const std::string name : {"squadrons.toml", "cruisers.toml"}) {
    std::ifstream in(std::string(WARDROOM_SOURCE_DIR "/games/starfighter/data/cards/") + name);
    files.push_back({name, {std::istreambuf_iterator<char>(in), {}}});
  }
  replace_first(files[0].text, "upper = { fighters = 1, effect = \"draw\" }",
                "upper = { fighters = 4, effect = \"hit_enemy\" }");
  cards::Problems problems;
  const starfighter::Set set = starfighter::compile(files, problems);
  expect_none(problems);
  return bytes_of(starfighter::to_pack(set));
}

// The cards of Wing Commander, but the Arrow is cheaper.
std::string changed_wing_commander() {
  std::vector<cards::SourceFile> files;
  for (const NamedText& file : packs::wingcommander_sources())
    files.push_back({file.name, file.text});
  for (cards::SourceFile& file : files)
    if (file.name.ends_with("fighters.toml"))
      replace_first(file.text, "cost = { power = 2 }", "cost = { power = 1 }");
  cards::Problems problems;
  const language::CardFiles set = wingcommander::compile(files, problems);
  expect_none(problems);
  return bytes_of(language::to_pack(set));
}

Record random_game(const TableGame& game, std::uint64_t seed) {
  MatchRequest request;
  request.mode = game.mode_offers(Language::english).front().name;
  std::string problem;
  const auto match = game.start(request, seed, problem, Language::english);
  EXPECT_EQ(problem, "");
  while (match->decision()) match->play(match->bot_choice(BotKind::random, seed));
  return match->record();
}

ReplayFault replayed(const TableGame& game, const Record& record) {
  ReplayFault fault;
  (void)game.open(record, record.steps.size(), 0, Language::english, fault);
  return fault;
}

TEST(CardPack, the_same_cards_play_the_same_games) {
  for (const TableGame* game : games_for_tests()) {
    std::string problem;
    const auto again = game->with_pack(game->pack(), problem);
    ASSERT_NE(again, nullptr) << problem;
    EXPECT_EQ(problem, "");
    EXPECT_EQ(again->pack(), game->pack());
    EXPECT_EQ(again->versions(), game->versions());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Record record = random_game(*game, seed);
      EXPECT_EQ(print_record(random_game(*again, seed)), print_record(record));
      EXPECT_EQ(replayed(*again, record).kind, ReplayFault::none);
    }
  }
}

TEST(CardPack, a_changed_card_is_played_as_it_was_kept) {
  const std::array packs = {changed_starfighter(), changed_wing_commander()};
  for (std::size_t i = 0; i < packs.size(); ++i) {
    const TableGame& game = *games_for_tests()[i];
    std::string problem;
    const auto changed = game.with_pack(packs[i], problem);
    ASSERT_NE(changed, nullptr) << problem;
    EXPECT_EQ(changed->name(), game.name());
    EXPECT_EQ(changed->pack(), packs[i]);
    EXPECT_NE(changed->versions().cards, game.versions().cards);
    int other_games = 0;  // where the card mattered
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Record record = random_game(*changed, seed);
      EXPECT_EQ(replayed(*changed, record).kind, ReplayFault::none);
      if (replayed(game, record)) ++other_games;
    }
    EXPECT_GT(other_games, 0) << "they replay only with the changed card";
  }
}

// A pack as Wing Commander had them before all games had one form, and a game that was begun then.
TEST(CardPack, games_begun_with_an_older_pack_go_on) {
  const TableGame& game = *games_for_tests()[1];
  const auto kept = [](const std::string& name) {
    std::ifstream in(WARDROOM_SOURCE_DIR "/tests/table/before/" + name, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(in), {}};
  };
  const std::string pack = kept("wingcommander.pack");
  std::string problem;
  const auto before = game.with_pack(pack, problem);
  ASSERT_NE(before, nullptr) << problem;
  EXPECT_EQ(before->pack(), pack);  // it stays the one the game was begun with
  const auto record =
      std::get<Record>(read_record({"before", kept("wingcommander.record")}, Language::english));
  EXPECT_EQ(before->versions().cards, record.versions.cards);
  for (const TableGame* each : {static_cast<const TableGame*>(before.get()), &game})
    EXPECT_EQ(replayed(*each, record).kind, ReplayFault::none);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Record now = random_game(game, seed);
    now.versions = {};
    Record then = random_game(*before, seed);
    then.versions = {};
    EXPECT_EQ(print_record(now), print_record(then)) << "the same cards";
  }
}

TEST(CardPack, damaged_packs_are_refused) {
  for (const TableGame* game : games_for_tests()) {
    const std::string good = game->pack();
    Random random(11);
    for (int i = 0; i < 10'000; ++i) {
      const std::string bad = with_bytes_changed(good, random);
      if (bad == good) continue;
      std::string problem;
      EXPECT_EQ(game->with_pack(bad, problem), nullptr);
      EXPECT_NE(problem, "");
    }
  }
}

TEST(CardPack, packs_of_another_game_or_none_are_refused) {
  const auto& games = games_for_tests();
  std::string problem;
  EXPECT_EQ(games[0]->with_pack(games[1]->pack(), problem), nullptr);
  EXPECT_EQ(problem, "this pack is for something else");
  EXPECT_EQ(games[1]->with_pack(games[0]->pack(), problem), nullptr);
  EXPECT_EQ(games[1]->with_pack("", problem), nullptr);
  EXPECT_EQ(problem, "this pack ends too early");
}

}  // namespace
}  // namespace wardroom
