// SF-INFO: who may see what, piles and counts; views, re-deals and the log (SF-R-47, SF-R-48,
// SF-R-53, SF-R-54).
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

const SeatSet kSpectator = SeatSet(Seat::a) | SeatSet(Seat::b);

std::string json_of(const Match& match, const Set& set) {
  std::string text;
  JsonWriter json(text);
  Starfighter::write(json, match, set);
  return text;
}

// One member of the state as these viewers get it.
std::string seen(const Scene& scene, SeatSet viewers, const std::string& key) {
  const std::string text = json_of(Starfighter::view(scene.match, viewers), scene.set);
  const std::size_t start = text.find("\"" + key + "\":") + key.size() + 3;
  int depth = 0;
  std::size_t end = start;
  for (; end < text.size(); ++end) {
    if (text[end] == '[' || text[end] == '{') ++depth;
    if (text[end] == ']' || text[end] == '}') --depth;
    if (depth < 0 || (depth == 0 && (text[end + 1] == ',' || text[end + 1] == '}'))) break;
  }
  return text.substr(start, end + 1 - start);
}

// The identities in a sector as these viewers get them, bottom to top, "?" for unknown.
std::string fronts(const Scene& scene, SeatSet viewers, Seat board, int column) {
  const Match view = Starfighter::view(scene.match, viewers);
  std::string text;
  for (const Copy copy : view.table.zone(zone_of(sector_at(board, column - 1)))) {
    const CardId card = view.table.card(copy);
    text += (text.empty() ? "" : " ") + (card == kUnknownCard ? "?" : scene.set.id(card));
  }
  return text;
}

// Whether the log as a seat reads it says this anywhere.
bool told(const Scene& scene, Seat seat, const std::string& words) {
  return std::ranges::any_of(scene.told(seat), [&](const std::string& line) {
    return line.find(words) != std::string::npos;
  });
}

TEST(Information, SF_INFO_01_SF_INFO_03_nobody_sees_the_deck_and_everybody_can_count_it) {
  Scene scene;
  scene.deck("0-01 0-05 0-09").hand(Seat::a, "0-14").hand(Seat::b, "0-18").deployment(Seat::a);
  for (const SeatSet viewers : {SeatSet(Seat::a), SeatSet(Seat::b), kSpectator})
    EXPECT_EQ(seen(scene, viewers, "deck"), "[null,null,null]");
  const std::string truth = json_of(scene.match, scene.set);
  EXPECT_NE(truth.find("\"deck\":[\"0-01\",\"0-05\",\"0-09\"]"), std::string::npos);
}

// A game of chance moves: what is left of the deck never changes but by drawing from its top.
TEST(Information, SF_INFO_02_nothing_a_player_may_do_changes_the_order_of_the_deck) {
  Scene scene;
  scene.reinforcements(Seat::a);
  Random random(7);
  int drawn = 0;
  for (int move = 0; move < 300 && !scene.match.result.over; ++move) {
    std::vector<CardId> before;
    for (const Copy copy : scene.match.table.zone(kDeck))
      before.push_back(scene.match.table.card(copy));
    const auto options = scene.options();
    scene.log = Log{};
    scene.play(options[random.below(static_cast<std::uint32_t>(options.size()))]);
    if (scene.happened(Happening::reshuffled)) break;
    const auto after = scene.match.table.zone(kDeck);
    ASSERT_LE(after.size(), before.size());
    drawn += static_cast<int>(before.size() - after.size());
    for (std::size_t i = 0; i < after.size(); ++i)
      ASSERT_EQ(scene.match.table.card(after[i]), before[i]);
  }
  EXPECT_GT(drawn, 5);
}

TEST(Information, SF_INFO_04_an_empty_deck_is_renewed_from_the_discard_and_forgotten) {
  Scene scene;
  scene.deck("0-01").discard("0-05 0-09").hand(Seat::a, "1-02").hand(Seat::b, "0-18");
  scene.sector("a1", "0-23").deployment(Seat::a);
  EXPECT_EQ(seen(scene, Seat::b, "discard"), "[\"0-05\",\"0-09\"]");
  scene.play("play 1-02 up a1");  // DRAW takes the last card
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.deck_size(), 2);
  EXPECT_EQ(scene.discard(), "");
  EXPECT_EQ(seen(scene, Seat::a, "deck"), "[null,null]");
  EXPECT_TRUE(scene.happened(Happening::reshuffled));
}

TEST(Information, SF_INFO_04_the_new_deck_is_shuffled_by_chance) {
  std::set<std::string> first;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Scene scene;
    scene.chance = Chance(seed);
    scene.deck("0-01").discard("0-05 0-09 0-14").hand(Seat::a, "1-02").hand(Seat::b, "0-18");
    scene.sector("a1", "0-23").deployment(Seat::a).play("play 1-02 up a1");
    first.insert(scene.set.id(scene.match.table.card(scene.match.table.top(kDeck))));
  }
  EXPECT_EQ(first, (std::set<std::string>{"0-05", "0-09", "0-14"}));
}

TEST(Information, SF_INFO_05_there_is_no_hand_limit) {
  Scene scene;
  std::string many;
  for (int card = 0; card < 40; ++card) many += scene.set.id(static_cast<CardId>(card)) + ' ';
  scene.hand(Seat::a, many).aside(Seat::a, "3-94 3-96").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 47);
  EXPECT_EQ(scene.discard(), "");
  scene.play("pass");
  EXPECT_EQ(scene.hand_size(Seat::a), 47);
}

TEST(Information, SF_INFO_06_cards_come_to_hand_the_same_way_round_whatever_they_were_before) {
  Scene scene;
  // All three die on b's board, one after another, and come back through a new deck.
  scene.deck("").sector("b1", "0-05/p").sector("b2", "0-09/d/h1,0").sector("b3", "0-14/p/d");
  scene.deployment(Seat::a);
  Referee referee(scene.match, scene.set, scene.chance, &scene.log);
  for (const int column : {0, 1, 2}) referee.destroy(spot_at(sector_at(Seat::b, column), 0));
  scene.play_all("stay;order right");
  EXPECT_EQ(scene.hand(Seat::b), "0-05 0-09 0-14");
  for (const Copy copy : scene.match.table.zone(hand_of(Seat::b)))
    EXPECT_EQ(scene.match.table.mark(copy), Mark{});
  scene.play("play 0-05 up b1");
  EXPECT_EQ(scene.sector("b1"), "0-05");
}

TEST(Information, SF_INFO_07_a_player_can_count_the_opponents_hand_but_not_see_it) {
  Scene scene;
  scene.hand(Seat::a, "0-01 0-05").hand(Seat::b, "0-09 0-14 0-18").deployment(Seat::a);
  EXPECT_EQ(seen(scene, Seat::a, "hand"), "[[\"0-01\",\"0-05\"],[null,null,null]]");
  EXPECT_EQ(seen(scene, Seat::b, "hand"), "[[null,null],[\"0-09\",\"0-14\",\"0-18\"]]");
  EXPECT_EQ(seen(scene, kSpectator, "hand"), "[[null,null],[null,null,null]]");
}

TEST(Information, SF_INFO_08_the_discard_consists_of_destroyed_cards) {
  Scene scene;
  scene.sector("a2", "0-23").sector("b2", "0-01").sector("a3", "0-53").sector("b3", "0-29");
  scene.hand(Seat::a, "1-28").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play("play 1-28 up a3");
  EXPECT_EQ(scene.discard(), "");
  scene.play("destroy b3.0");
  EXPECT_EQ(scene.discard(), "0-29");
  scene.play("play 0-57 down b5").play("stay").play("order right");
  EXPECT_EQ(scene.discard(), "0-01 0-29");
  EXPECT_EQ(seen(scene, Seat::a, "discard"), "[\"0-29\",\"0-01\"]");
  EXPECT_EQ(seen(scene, Seat::b, "discard"), seen(scene, Seat::a, "discard"));
}

TEST(Information, SF_INFO_09_SF_INFO_10_SF_R_48_a_face_down_front_is_known_to_its_controller_only) {
  Scene scene;
  scene.hand(Seat::a, "0-05 0-23").hand(Seat::b, "0-53").deployment(Seat::a);
  scene.play("play 0-05 down a1");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::a, 1), "0-05");
  EXPECT_EQ(fronts(scene, Seat::b, Seat::a, 1), "?");
  EXPECT_EQ(fronts(scene, kSpectator, Seat::a, 1), "?");
  EXPECT_TRUE(told(scene, Seat::a, "0-05"));
  EXPECT_FALSE(told(scene, Seat::b, "0-05"));
  EXPECT_NE(seen(scene, Seat::b, "a1").find("\"face\":\"down\""), std::string::npos);
}

TEST(Information, SF_INFO_09_a_covered_face_down_card_stays_known_to_its_controller) {
  Scene scene;
  scene.sector("b2", "0-29/d 0-14/d 0-23").hand(Seat::a, "0-05").hand(Seat::b, "0-53");
  scene.deployment(Seat::a);
  EXPECT_EQ(fronts(scene, Seat::b, Seat::b, 2), "0-29 0-14 0-23");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 2), "? ? 0-23");
}

TEST(Information, SF_INFO_10_covered_halves_of_the_opponents_cards_can_be_looked_at) {
  Scene scene;
  scene.hand(Seat::a, "0-05 1-50").hand(Seat::b, "0-53 0-57").deployment(Seat::a);
  scene.play("play 0-05 up a2").play("play 0-53 up b1").play("play 1-50 up a2");
  EXPECT_EQ(fronts(scene, Seat::b, Seat::a, 2), "0-05 1-50");
  EXPECT_EQ(fronts(scene, kSpectator, Seat::a, 2), "0-05 1-50");
}

TEST(Information, SF_R_47_the_discard_is_public_and_a_face_down_card_is_shown_when_destroyed) {
  Scene scene;
  scene.sector("b2", "0-05/d").sector("a1", "0-23").hand(Seat::a, "1-28").hand(Seat::b, "0-53");
  scene.deployment(Seat::a).play("play 1-28 up a1").play("destroy b2.0");
  EXPECT_EQ(seen(scene, Seat::a, "discard"), "[\"0-05\"]");
  EXPECT_EQ(seen(scene, kSpectator, "discard"), "[\"0-05\"]");
  EXPECT_TRUE(told(scene, Seat::a, "0-05"));
}

TEST(Information, SF_R_47_as_an_option_a_card_destroyed_face_down_is_not_shown) {
  Scene scene;
  scene.ruling(Ruling::closed_discard);
  scene.sector("b2", "0-05/d").sector("a1", "0-23").hand(Seat::a, "1-28").hand(Seat::b, "0-53");
  scene.deployment(Seat::a);
  scene.play("play 1-28 up a1").play("destroy b2.0");
  EXPECT_EQ(seen(scene, Seat::a, "discard"), "[null]");
  EXPECT_EQ(seen(scene, Seat::b, "discard"), "[\"0-05\"]");
  EXPECT_FALSE(told(scene, Seat::a, "0-05"));
  EXPECT_TRUE(told(scene, Seat::b, "0-05"));
  Scene up;
  up.ruling(Ruling::closed_discard);
  up.sector("b2", "0-05").sector("a1", "0-23").hand(Seat::a, "1-28").hand(Seat::b, "0-53");
  up.deployment(Seat::a).play("play 1-28 up a1").play("destroy b2.0");
  EXPECT_EQ(seen(up, Seat::a, "discard"), "[\"0-05\"]");
}

TEST(Information, SF_R_48_a_flipped_card_is_public) {
  Scene scene;
  scene.sector("b2", "0-29/d 0-23").hand(Seat::a, "0-41").hand(Seat::b, "0-53");
  scene.deployment(Seat::a);
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 2), "? 0-23");
  scene.play("play 0-41 up a1").play("roll b2.0");
  EXPECT_EQ(scene.sector("b2"), "0-29 0-23");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 2), "0-29 0-23");
  EXPECT_EQ(fronts(scene, kSpectator, Seat::b, 2), "0-29 0-23");
}

TEST(Information, SF_R_48_set_aside_cards_are_unknown_to_both_and_their_number_is_public) {
  Scene scene;
  scene.deck("3-10 3-17").hand(Seat::a, "0-01").hand(Seat::b, "0-53").deployment(Seat::a);
  scene.play("play 0-01 up a1");
  for (const SeatSet viewers : {SeatSet(Seat::a), SeatSet(Seat::b), kSpectator})
    EXPECT_EQ(seen(scene, viewers, "aside"), "[[null],[]]");
  EXPECT_FALSE(told(scene, Seat::a, "3-10"));
  scene.play("pass").play("stay").play("order right");
  EXPECT_NE(scene.hand(Seat::a).find("3-10"), std::string::npos);
  EXPECT_NE(seen(scene, Seat::a, "hand").find("3-10"), std::string::npos);
  EXPECT_EQ(seen(scene, Seat::b, "hand").find("3-10"), std::string::npos);
}

// b's card lies face up until a's barrel roll turns it down.
TEST(Information, SF_R_53_a_card_both_have_seen_stays_known_when_it_is_turned_down) {
  Scene scene;
  scene.sector("b2", "0-29").hand(Seat::a, "0-41").hand(Seat::b, "0-53").deployment(Seat::a);
  scene.play("play 0-41 up a1").play("roll b2.0");
  EXPECT_EQ(scene.sector("b2"), "0-29/d/k");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 2), "0-29");
  EXPECT_TRUE(told(scene, Seat::a, "0-29"));
}

TEST(Information, SF_R_53_as_an_option_a_card_turned_down_is_unknown_to_the_opponent_again) {
  Scene scene;
  scene.ruling(Ruling::seen_is_forgotten);
  scene.sector("b2", "0-29").sector("b3", "0-14").hand(Seat::a, "0-41").hand(Seat::b, "0-53");
  scene.deployment(Seat::a).play("play 0-41 up a1").play("roll b2.0");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 2), "?");
  EXPECT_EQ(fronts(scene, Seat::b, Seat::b, 2), "0-29");
  EXPECT_EQ(fronts(scene, Seat::a, Seat::b, 3), "0-14");
  EXPECT_FALSE(told(scene, Seat::a, "0-29"));
  EXPECT_TRUE(told(scene, Seat::b, "0-29"));
}

TEST(Information, SF_R_53_a_card_shuffled_into_a_deck_is_unknown_again) {
  Scene scene;
  scene.deck("0-05").discard("0-09").sector("a1", "0-23").hand(Seat::a, "1-02");
  scene.hand(Seat::b, "0-53").deployment(Seat::a).play("play 1-02 up a1");
  const Copy copy = scene.match.table.top(kDeck);
  EXPECT_EQ(scene.set.id(scene.match.table.card(copy)), "0-09");
  EXPECT_TRUE(scene.match.table.known_to(copy).empty());
}

TEST(Information, SF_R_54_what_is_public_is_in_every_view) {
  Scene scene;
  scene.sector("a2", "0-05/p/h0,1 1-06/h1,0").sector("b3", "0-71/s2").sector("a3", "0-29 0-23");
  scene.hand(Seat::a, "2-19").hand(Seat::b, "0-53").armor(7, -1).shift(-2).deployment(Seat::b);
  scene.play("pass").play("play 2-19 up a2");
  for (const SeatSet viewers : {SeatSet(Seat::a), SeatSet(Seat::b), kSpectator})
    for (const char* key : {"round", "phase", "initiative", "shift", "armor", "passed", "discard",
                            "sectors", "pending"})
      EXPECT_EQ(seen(scene, viewers, key), seen(scene, SeatSet::none(), key)) << key;
  EXPECT_EQ(seen(scene, kSpectator, "passed"), "[false,true]");
  EXPECT_EQ(seen(scene, kSpectator, "armor"), "[7,-1]");
  EXPECT_EQ(seen(scene, kSpectator, "pending"),
            "[[{\"at\":\"a2.2\",\"half\":\"lower\",\"effect\":\"FREE\"},"
            "{\"at\":\"a2.2\",\"half\":\"upper\",\"effect\":\"VERTICAL\"}]]");
  EXPECT_NE(seen(scene, Seat::a, "b3").find("\"shield_hit\":[2,0]"), std::string::npos);
  EXPECT_NE(seen(scene, Seat::b, "a2").find("\"pivoted\":true,\"hit\":[0,1]"), std::string::npos);
}

TEST(Information, SF_R_54_which_card_of_the_hand_went_face_down_leaves_no_trace) {
  Scene one;
  one.hand(Seat::a, "0-05 0-23 0-29").hand(Seat::b, "0-53").deployment(Seat::a);
  Scene two = one;
  one.play("play 0-05 down a2");
  two.play("play 0-23 down a2");
  EXPECT_EQ(Starfighter::view(one.match, Seat::b), Starfighter::view(two.match, Seat::b));
  EXPECT_EQ(Starfighter::view(one.match, kSpectator), Starfighter::view(two.match, kSpectator));
  EXPECT_EQ(one.hand(Seat::a), "0-23 0-29");
  EXPECT_EQ(two.hand(Seat::a), "0-05 0-29");
  EXPECT_EQ(one.sector("a2"), "0-05/d");
  EXPECT_EQ(two.sector("a2"), "0-23/d");
}

TEST(Information, SF_R_54_the_choice_of_a_card_played_face_down_is_concealed) {
  const StarfighterNotation notation(Starfighter::own_set());
  const auto observed = [&](std::string_view text) {
    return notation.print(Starfighter::observed(notation.parse(text).option));
  };
  EXPECT_EQ(observed("play 0-05 down a2"), "play ? down a2");
  EXPECT_EQ(observed("play 0-05 up a2"), "play 0-05 up a2");
  EXPECT_EQ(observed("lateral a2.1 a3"), "lateral a2.1 a3");
}

TEST(Information, SF_R_54_a_redeal_keeps_what_the_viewer_knows_and_only_deals_cards_of_the_game) {
  for (const Mode mode : {Mode::training, Mode::skirmish}) {
    Scene scene(mode);
    scene.sector("a1", "0-05/d").sector("b1", "0-09/d").discard("0-14").aside(Seat::a, "0-18");
    scene.reinforcements(Seat::a);
    std::set<std::string> hands;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Random random(seed);
      const Match view = Starfighter::view(scene.match, Seat::b);
      Scene guess = scene;
      guess.match = Starfighter::redeal(view, scene.set, Seat::b, random);
      EXPECT_EQ(Starfighter::view(guess.match, Seat::b), view);
      EXPECT_EQ(guess.hand(Seat::b), scene.hand(Seat::b));
      EXPECT_EQ(guess.discard(), "0-14");
      hands.insert(guess.hand(Seat::a) + guess.sector("a1"));
      std::map<CardId, int> times;
      for (int copy = 0; copy < guess.match.table.copies(); ++copy)
        ++times[guess.match.table.card(static_cast<Copy>(copy))];
      EXPECT_EQ(times.size(), mode == Mode::training ? 40U : 100U);
      for (const auto& [card, count] : times) {
        EXPECT_EQ(count, 1);
        EXPECT_TRUE(mode == Mode::skirmish || scene.set.front(card).green);
      }
    }
    EXPECT_GT(hands.size(), 5U);
  }
}

// A set of our own in which blue cards come first: none of them is in a Training match.
TEST(Information, SF_R_54_a_redeal_of_training_deals_no_blue_cards) {
  Set set;
  for (int card = 0; card < 60; ++card)
    set.add("x" + std::to_string(card), Front{kBack, 0, card % 3 == 2});
  for (const char* name : {"One", "Two"})
    set.add(Cruiser{name, 20, {2, 2, 2, 2, 2}, {1, 1, 1, 1, 1}, true});
  const Chance chance(1);
  const Match match =
      Starfighter::begin(starfighter::Setup{Mode::training, 0, {0, 1}}, set, chance);
  Random random(1);
  const Match guess = Starfighter::redeal(Starfighter::view(match, Seat::a), set, Seat::a, random);
  EXPECT_EQ(guess.table.copies(), 20);
  for (int copy = 0; copy < guess.table.copies(); ++copy)
    EXPECT_TRUE(set.front(guess.table.card(static_cast<Copy>(copy))).green);
}

// Advice, story and credits: the rule book tells them, and nothing is ever refused by them.
TEST(Information, SF_INFO_11_SF_INFO_12_advice_and_story_can_be_read_and_rule_nothing) {
  const std::set<std::string_view> no_rules = {"SF-INFO-11", "SF-INFO-12"};
  for (const std::string_view id : no_rules) {
    const Clause* clause = Starfighter::rule_book().find(id);
    ASSERT_NE(clause, nullptr) << id;
    EXPECT_FALSE(clause->text(Language::english).empty());
    EXPECT_FALSE(clause->text(Language::french).empty());
    EXPECT_NE(clause->text(Language::english), clause->text(Language::french));
  }
  for (int reason = 1; reason < kReasons; ++reason)
    for (int effect = 0; effect < kEffects; ++effect) {  // some reasons go by the effect
      const std::string_view id = clause_of(refuse(static_cast<Reason>(reason), 0, effect));
      EXPECT_NE(Starfighter::rule_book().find(id), nullptr) << reason;
      EXPECT_FALSE(no_rules.contains(id)) << reason;
    }
}

}  // namespace
}  // namespace wardroom::starfighter
