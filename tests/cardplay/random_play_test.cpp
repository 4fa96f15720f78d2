// All trial cards on random tables, choices at random: a question has an answer, a match copied in
// the middle goes on the same, and in the end nothing is left on the stack.
#include <gtest/gtest.h>

#include "cardplay/program_parts.hpp"
#include "cardplay/speaker.hpp"
#include "engine/course.hpp"
#include "tests/cardplay/scene.hpp"
#include "tests/cardplay/trial_cards.hpp"
#include "tests/support/games_to_play.hpp"

namespace wardroom::trial {
namespace {

using vocabulary::Kind;

// More that is played than the trial cards: blocks in blocks, and offers to all in them.
constexpr std::array<std::string_view, 4> kDeeper = {
    "you may (choose up to 3 cards as some, each player may (hit some, the enemy may cancel some))",
    "choose one: (each player may (you may hit a ship, if so: draw 1 card)) or (hit 3 random "
    "cards)",
    "the enemy chooses 2 ships, choose 2 or more squadrons, them have attack 1, "
    "if there are 3 or more ships: (choose one: (cancel a ship) or (the enemy may cancel a ship))",
    "draw destiny as d, 2 of your squadrons have attack d this turn, "
    "each player may (up to 2 of your ships have guns + d but not below 2, hit them)",
};

struct RandomPlay : testing::Test {
  static std::int8_t figure(Random& random) {
    return random.below(3) == 0 ? kNoFigure : static_cast<std::int8_t>(random.below(4));
  }

  static void set_table(Scene& scene, Random& random) {
    const auto things = 3 + random.below(11);
    for (std::uint32_t i = 0; i < things; ++i) {
      const std::string name = "t" + std::to_string(i);
      const Seat owner = seat_at(static_cast<int>(random.below(kSeats)));
      Printed printed;
      printed.place = static_cast<std::int8_t>(random.below(2));
      if (const auto kind = random.below(4); kind < 2) {
        printed.guns = figure(random);
        printed.attack = figure(random);
        printed.defense = figure(random);
        scene.ship(name, owner, printed);
      } else if (kind == 2) {
        printed.attack = figure(random);
        printed.defense = figure(random);
        scene.squadron(name, owner, printed);
      } else {
        printed.ability = figure(random);
        if (i == 0 || random.below(2) == 0) printed.title = "Leia";
        if (i > 0) printed.on = "t0";
        scene.put(name, owner, Kind::character, printed);
      }
    }
    for (std::int8_t& force : scene.match.force) force = static_cast<std::int8_t>(random.below(5));
  }

  // Any of the things a card can be aimed at when it is announced.
  static Thing target(const Scene& scene, Thing card, const Statement& statement, Random& random) {
    const Speaker speaker = scene.speaker(card);
    const Node* phrase = cardplay::target_phrase(speaker.program, statement);
    Bounded<Thing, kMostItems> all;
    for (int i = 0; phrase != nullptr && i < static_cast<int>(scene.match.items.size()); ++i)
      if (could_mean(speaker, *phrase, Thing::copy(i))) all.push_back(Thing::copy(i));
    return all.empty() ? TrialPlay::kNothing
                       : all[random.below(static_cast<std::uint32_t>(all.size()))];
  }

  // Plays to the end; answers how often somebody was asked, or -1 after a failure.
  static int play_out(Scene& scene, Random& random) {
    int questions = 0;
    OptionList options;
    while (const auto decision = decision_of<Referee>(scene.position())) {
      list_options<Referee>(scene.position(), options);
      EXPECT_LT(index(decision->seat), kSeats);
      EXPECT_GE(options.size(), 2U) << scene.offered();
      if (testing::Test::HasFailure() || ++questions > 200) return -1;
      for (std::size_t i = 0; i < options.size(); ++i) {
        EXPECT_FALSE(check_option<Referee>(scene.position(), options[i], {}));
        EXPECT_EQ(std::ranges::find(options, options[i]) - options.begin(), i) << "offered twice";
      }
      const Option option = options[random.below(static_cast<std::uint32_t>(options.size()))];
      Match copy = scene.match;
      Referee rules = scene.referee();
      play_option(rules, option);
      const Match after = scene.match;
      scene.match = copy;
      EXPECT_EQ(scene.match.digest(), copy.digest());
      play_option(rules, option);
      EXPECT_EQ(scene.match, after) << "a copy goes on the same";
      EXPECT_EQ(scene.match.digest(), after.digest());
      EXPECT_NE(scene.match.digest(), copy.digest());
    }
    EXPECT_TRUE(scene.match.stack.empty());
    return questions;
  }

  static void play_all(std::uint64_t seed, std::vector<int>& questions) {
    Random random(seed);
    Scene scene(random.next());
    set_table(scene, random);
    // As many cards as there is room for, beginning with any.
    std::size_t i = random.below(static_cast<std::uint32_t>(questions.size()));
    while (scene.match.items.size() < kMostItems) {
      i = (i + 1) % questions.size();
      const bool trial = i < kTrialCards.size();
      const std::string_view does = trial ? kTrialCards[i].name : kDeeper[i - kTrialCards.size()];
      const Seat owner = seat_at(static_cast<int>(random.below(kSeats)));
      const Thing card = scene.card(does, owner, does, {.on = random.below(2) == 0 ? "t0" : ""});
      const Program& program = TrialPlay::program_of(scene.position(), card);
      for (std::size_t k = 0; k < program.statements.size(); ++k) {
        if (program.statements[k].kind != StatementKind::act) continue;
        scene.play(card, target(scene, card, program.statements[k], random), k);
        const int asked = play_out(scene, random);
        ASSERT_GE(asked, 0) << does << ", seed " << seed;
        questions[i] += asked;
      }
      scene.match.items.back().place = kGone;
      if (random.below(4) == 0) end_turn(scene.match);
    }
  }
};

TEST_F(RandomPlay, always_comes_to_an_end) {
  std::vector<int> questions(kTrialCards.size() + kDeeper.size());
  const int games = std::max(40, games_to_play(400));
  for (int seed = 1; seed <= games && !HasFailure(); ++seed)
    play_all(static_cast<std::uint64_t>(seed), questions);
  for (const std::string_view asking :
       {"salvo", "escort", "council", "treason", "gamble", "crossroads", "barrage"}) {
    const auto* card = std::ranges::find(kTrialCards, asking, &TrialCard::name);
    EXPECT_GT(questions[static_cast<std::size_t>(card - kTrialCards.begin())], 0) << asking;
  }
  for (std::size_t i = kTrialCards.size(); i < questions.size(); ++i)
    EXPECT_GT(questions[i], 0) << kDeeper[i - kTrialCards.size()];
}

// In the middle of every kind of choice, both copies come to the same end.
TEST(Copies, go_on_the_same_from_any_choice) {
  Random random(7);
  for (const TrialCard& card : kTrialCards) {
    Scene scene(3);
    RandomPlay::set_table(scene, random);
    scene.ship("Mine", Seat::a, {.guns = 2, .attack = 3});
    scene.ship("Other", Seat::b, {.guns = 2, .defense = 2});
    scene.ship("Third", Seat::b, {.guns = 1, .defense = 2});
    const Thing played = scene.card("Card", Seat::a, card.name, {.on = "Mine"});
    const Program& program = TrialPlay::program_of(scene.position(), played);
    if (program.statements[0].kind != StatementKind::act) continue;
    scene.play(played, RandomPlay::target(scene, played, program.statements[0], random));
    while (!scene.match.stack.empty()) {
      const Match middle = scene.match;
      Random first(5);
      EXPECT_GE(RandomPlay::play_out(scene, first), 0);
      const Match end = scene.match;
      scene.match = middle;
      Random second(5);
      EXPECT_GE(RandomPlay::play_out(scene, second), 0);
      EXPECT_EQ(scene.match, end) << card.name;
      EXPECT_EQ(scene.match.digest(), end.digest()) << card.name;
      scene.match = middle;
      OptionList options;
      list_options<Referee>(scene.position(), options);
      Referee rules = scene.referee();
      play_option(rules, options[0]);
    }
  }
}

}  // namespace
}  // namespace wardroom::trial
