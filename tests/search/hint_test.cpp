// Hints: right where the answer is known, the same for the same view, and blind to what is hidden.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "ai/advice/find_hint.hpp"
#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"
#include "tests/search/samples.hpp"
#include "tests/search/winning_scenes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

HintRequest request_of(std::uint64_t simulations) {
  HintRequest request;
  request.settings.nodes = 1U << 14U;
  request.budget = {.simulations = simulations};
  return request;
}

template <class Game>
Hint hint_in(const SceneOf<Game>& scene, Language language = Language::english) {
  return find_hint<Game>(scene.match, scene.set, request_of(2000), language);
}

void expect_found(const Hint& hint, const std::string& option) {
  EXPECT_EQ(hint.choices.at(0).option, option);
  EXPECT_GT(hint.chance, 0.9);
  EXPECT_EQ(hint.chance, hint.choices[0].chance);
  EXPECT_FALSE(hint.unclear);
  EXPECT_LT(hint.choices.at(1).chance, hint.chance - 0.2);
  EXPECT_EQ(hint.simulations, 2000U);
  EXPECT_EQ(hint.where_to_look.find(option), std::string::npos);
  EXPECT_NE(hint.where_to_look, hint.choices[0].text);
  EXPECT_EQ(hint.line.at(0).option, option);
  EXPECT_EQ(hint.line[0].seat, hint.decision.seat);
}

TEST(Hints, a_choice_that_wins_at_once_is_found) {
  expect_found(hint_in(winning_shift()), kWinningShift);
  expect_found(hint_in(winning_bomb()), kWinningBomb);
}

TEST(Hints, are_told_in_both_languages) {
  const Hint hint = hint_in(winning_shift(), Language::french);
  EXPECT_EQ(hint.where_to_look, "Regardez quels secteurs se feraient face.");
  EXPECT_EQ(hint.choices[0].text, "Décaler le Croiseur d’un secteur vers la droite.");
  EXPECT_EQ(hint_in(winning_bomb()).where_to_look,
            "Look at the values of Rampart (Iron Gate Squadron) flown by Maniac at KC.");
}

TEST(Hints, number_the_options_as_the_list_does) {
  const auto scene = winning_bomb();
  const auto options = scene.options();
  const Hint hint = hint_in(scene);
  EXPECT_EQ(hint.choices.size(), std::min(options.size(), kHintChoices));
  for (const Hint::Choice& choice : hint.choices)
    EXPECT_EQ(options.at(choice.number - 1), choice.option);
}

TEST(Hints, are_json_for_programs) {
  const Hint hint = hint_in(winning_shift(), Language::french);
  const auto json = boost::json::parse(hint_json(hint)).as_object();
  EXPECT_EQ(json.at("seat").as_string(), "a");
  EXPECT_EQ(json.at("where_to_look").as_string(), hint.where_to_look);
  EXPECT_NEAR(json.at("chance").to_number<double>(), hint.chance, 0.0001);
  EXPECT_EQ(json.at("choices").as_array().size(), hint.choices.size());
  EXPECT_EQ(json.at("choices").at(0).at("option").as_string(), std::string_view(kWinningShift));
  EXPECT_EQ(json.at("line").as_array().size(), hint.line.size());
  EXPECT_EQ(json.at("simulations").as_int64(), 2000);
  EXPECT_FALSE(json.at("unclear").as_bool());
}

// Behind the same view anything may be true; a hint is the same, word for word.
template <class Sample>
void check_honesty(int games, std::uint64_t simulations) {
  using Game = typename Sample::Game;
  const auto& set = Game::own_set();
  int differences = 0;
  std::size_t steps = 0;
  visit_games<Sample>(games, [&](const typename Game::Match& match, Random& random) {
    const Seat seat = Game::decision(match, set)->seat;
    const auto other = Game::redeal(Game::view(match, seat), set, seat, random);
    if (other != match) ++differences;
    const Language language = random.below(2) == 0 ? Language::english : Language::french;
    const auto hint = [&](const typename Game::Match& truth) {
      return find_hint<Game>(truth, set, request_of(simulations), language);
    };
    const Hint found = hint(match);
    EXPECT_EQ(found, hint(other));
    EXPECT_EQ(hint_json(found), hint_json(hint(other)));
    ASSERT_FALSE(found.choices.empty());
    for (const Hint::Step& step : found.line) EXPECT_FALSE(step.text.empty());
    steps += found.line.size();
  });
  EXPECT_GT(differences, 0) << "otherwise nothing was tested";
  EXPECT_GT(steps, 0U);
}

TEST(Hints, are_the_same_whatever_is_hidden) {
  check_honesty<Skirmish>(30, 120);
  check_honesty<CasualGame>(5, 120);
}

TEST(Hints, of_a_hosted_match_are_for_the_seat_that_decides_and_repeat_themselves) {
  const auto& set = Starfighter::own_set();
  HostedMatch<Starfighter> match(MatchRequest{}, {}, set, 7);
  for (int choice = 0; choice < 12 && match.decision(); ++choice) {
    const Hint hint = match.hint(request_of(300), Language::english);
    EXPECT_EQ(hint.decision, *match.decision());
    EXPECT_EQ(hint, match.hint(request_of(300), Language::english));
    EXPECT_EQ(match.ask(hint.choices[0].option, Language::english).kind, Answer::legal);
    match.play(hint.choices[0].option);
  }
}

}  // namespace
}  // namespace wardroom
