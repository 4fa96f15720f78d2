// What holds for every card that is paid for from the hand, asked of one card at a time: when it
// may be played, by whom, for how much, as what, and in which deck. What is not so is a test
// failure.
#pragma once

#include "games/wingcommander/decks/deck.hpp"
#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/sides.hpp"

namespace wardroom::wingcommander {

struct MusteredCard {
  char seat = 'a';  // whose it is
  std::string id;
  std::string option;  // how it is played on the table of table_with
  int power = 0;
  int medals = 0;
};

inline MusteredCard mustered(char seat, const std::string& id, int power, int medals = 0) {
  return {seat, id, "muster " + id, power, medals};
}

inline MusteredCard stationed(char seat, const std::string& id, int power) {
  return {seat, id, "station " + id + " nw", power};
}

inline MusteredCard awarded(char seat, const std::string& id, int power, int medals = 0) {
  return {seat, id, "award " + id + ' ' + seat + ".ready.1", power, medals};
}

// It is in hand; there is something to do in every phase: a pilot without medals and a fighter in
// the Ready Area, Flights that can move and fight at C. NW is free.
inline std::string table_with(const MusteredCard& card, const std::string& phase,
                              const std::string& lines = "") {
  const SideCards side = cards_of(card.seat, card.id);
  std::string hand = card.id + ' ' + side.maneuver;
  if (phase == "discard")  // more than nine cards
    for (int i = 0; i < 8; ++i) hand += ' ' + side.fighter;
  return "phase = \"" + phase + "\"\n" + own(side, "ready", side.pilot + ' ' + side.bomber) +
         own(side, "hand", hand) + "a.c = \"darket\"\nb.c = \"arrow\"\n" + lines;
}

inline std::string its_turn(const MusteredCard& card) {
  return std::string("active = \"") + card.seat + "\"\nluck_spent = \"both\"\n";
}

// WC-MUSTER-01, WC-MUSTER-03, WC-NAVMOD-03, WC-AWARD-02: only in the own Mustering Phase.
inline void expect_only_in_the_own_mustering_phase(const MusteredCard& card) {
  SCOPED_TRACE(card.id);
  const std::string seat(1, card.seat);
  EXPECT_EQ(Scene(table_with(card, "muster", its_turn(card))).refused(card.option), "");
  const std::pair<const char*, const char*> others[] = {{"scramble", "WC-SCRAMBLE-01"},
                                                        {"movement", "WC-MOVE-01"},
                                                        {"combat", "WC-COMBAT-01"},
                                                        {"discard", "WC-DISCARD-01"}};
  for (const auto& [phase, clause] : others) {
    const Scene scene(table_with(card, phase, its_turn(card)));
    EXPECT_EQ(scene["phase"], phase);
    EXPECT_EQ(scene.decider(), seat) << phase;
    EXPECT_EQ(scene.refused(card.option), clause) << phase;
  }
  const std::string enemy = card.seat == 'a' ? "b" : "a";
  const Scene luck(table_with(card, "muster",
                              "active = \"" + seat + "\"\n" + enemy + ".ready = \"" +
                                  (enemy == "a" ? "grolkh" : "novak") + '"'));
  EXPECT_EQ(luck.refused(card.option), "WC-R-39") << "time for Luck only";
  const Scene turn(table_with(card, "muster",
                              "active = \"" + enemy + "\"\nluck_spent = \"both\"\n" + enemy +
                                  (enemy == "a" ? ".hand = \"shake\"" : ".hand = \"snap-roll\"")));
  EXPECT_EQ(turn.decider(), enemy);
  EXPECT_EQ(turn.refused(card.option), "WC-R-58") << "the enemy's turn, and not in his hand";
}

// WC-R-05, WC-POWER-02, WC-MEDAL-12: for its price and not for less; a medal nobody gives costs 5.
inline void expect_its_price(const MusteredCard& card) {
  SCOPED_TRACE(card.id);
  const std::string seat(1, card.seat);
  const int price = card.power + 5 * card.medals;
  const auto with = [&](int power) {
    return Scene(
        table_with(card, "muster", its_turn(card) + seat + ".power = " + std::to_string(power)));
  };
  EXPECT_EQ(with(price - 1).refused(card.option), "WC-R-05");
  Scene scene = with(price);
  scene.play(card.option);
  EXPECT_EQ(scene[seat + ".power"], "0") << "down to nothing is legal";
  EXPECT_EQ(scene["paid." + seat], std::to_string(price));
  EXPECT_EQ(scene["events.medals_bought"], card.medals > 0 ? "1" : "0");
  EXPECT_EQ(scene.winner(), "");
}

// WC-MUSTER-02, WC-MUSTER-05, WC-MUSTER-07: as what it is, from the hand, and once.
inline void expect_only_as_what_it_is(const MusteredCard& card) {
  SCOPED_TRACE(card.id);
  const std::string seat(1, card.seat);
  Scene scene(table_with(card, "muster", its_turn(card)));
  for (const std::string& option :
       {"muster " + card.id, "station " + card.id + " nw",
        "award " + card.id + ' ' + seat + ".ready.1", "order " + card.id})
    EXPECT_EQ(scene.refused(option), option == card.option ? "" : "WC-MUSTER-02") << option;
  for (const char* other : {"take ", "discard "})
    EXPECT_EQ(scene.refused(other + card.id), "WC-MUSTER-01") << other;
  scene.play(card.option);
  EXPECT_EQ(scene.refused(card.option), "WC-R-58") << "there was one in hand";
  const Scene fight(table_with(
      card, "combat",
      its_turn(card) + "combat = { at = \"c\", turn = \"" + seat + "\", step = \"plays\" }"));
  for (const char* verb : {"maneuver ", "damage "})
    EXPECT_EQ(fight.refused(verb + card.id + " first"), "WC-MUSTER-02") << verb;
}

// WC-SETUP-07, WC-SETUP-08, WC-SETUP-09: whether it may be brought out before the first hand.
inline void expect_in_the_opening(const MusteredCard& card, const std::string& clause) {
  SCOPED_TRACE(card.id);
  const std::string seat(1, card.seat);
  Scene scene("phase = \"setup\"\nactive = \"" + seat + "\"\n" + seat + ".deck = \"" + card.id +
              " ...\"");
  EXPECT_EQ(scene.decider(), seat);
  EXPECT_EQ(scene.refused("take " + card.id), clause);
  if (!clause.empty()) return;
  scene.play("take " + card.id);
  EXPECT_EQ(scene[seat + ".opening"], card.id);
  EXPECT_EQ(scene[seat + ".power"], "30") << "paid with starting points";
}

// WC-DECK-03: the decks it may be in.
inline std::string decks_that_take(const std::string& id) {
  std::string sides;
  for (const char seat : {'a', 'b'}) {
    const std::string side = seat == 'a' ? "kilrathi" : "terran";
    cards::DeckReport report{cards::Problems(Language::english), {}};
    read_deck({"my.deck", "side " + side + (seat == 'b' ? "\n40 arrow\n" : "\n40 darket\n") + id},
              WingCommander::own_set(), Language::english, report);
    if (report.legal()) sides += (sides.empty() ? "" : " ") + side;
  }
  return sides;
}

// All of the above, for a card of one side.
inline void expect_ordinary_mustering(const MusteredCard& card, const std::string& opening = "") {
  expect_only_in_the_own_mustering_phase(card);
  expect_its_price(card);
  expect_only_as_what_it_is(card);
  expect_in_the_opening(card, opening);
  EXPECT_EQ(decks_that_take(card.id), card.seat == 'a' ? "kilrathi" : "terran") << card.id;
}

// What changes as a pilot or weapon is mustered, beside others.
inline std::string mustering(char seat, const std::string& id) {
  const SideCards side = cards_of(seat, id);
  CardTrial trial(turn_of(side, "muster",
                          own(side, "ready", side.fighter + ' ' + side.pilot) +
                              own(side, "hand", id + ' ' + side.maneuver)));
  return trial.played("muster " + id);
}

}  // namespace wardroom::wingcommander
