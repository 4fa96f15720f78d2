#include "tests/wingcommander/cards/combat_rules.hpp"

#include <array>
#include <vector>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

// Who is there to play cards of one side.
struct Cast {
  std::string seat, enemy;
  std::array<std::string, 4> flights;  // of Maneuver 0 (or less) to 3
  std::vector<std::string> maneuvers;  // that change values, and one that does not: 1, 1, 2 arrows
  std::string damage;
  std::string targets;            // two enemy Flights
  std::string shielded;           // an enemy Flight that cannot be damaged
  std::string negation, carrier;  // of the enemy
  std::string bombers;            // two Flights for his carrier, the first of Maneuver 3
  std::string trick;              // an enemy Maneuver
};

const Cast kKilrathiCast = {"a",
                            "b",
                            {"nakhtar+thruster-clipped", "nakhtar", "vashkur", "ghorrash"},
                            {"shake", "tight-loop", "part-the-pack"},
                            "belly-torn-open",
                            "arrow halberd",
                            "arrow+stealth",
                            "read-the-feint",
                            "tc",
                            "vashkur+khorr nakhtar",
                            "kickstop"};
const Cast kTerranCast = {"b",
                          "a",
                          {"mattock+steering-fouled", "mattock", "rampart", "halberd"},
                          {"snap-roll", "high-yo-yo", "break-and-attack"},
                          "tail-shot-off",
                          "darket ghorrash",
                          "darket+stealth",
                          "smell-the-trick",
                          "kc",
                          "rampart+reyes mattock",
                          "shake"};

// One card of a Cast's side, and scenes in which it is in hand.
class Trials {
 public:
  Trials(const std::string& card, int arrows)
      : data_(WingCommander::own_set().card(*WingCommander::own_set().find(card))),
        cast_(data_.side == Side::kilrathi ? kKilrathiCast : kTerranCast),
        card_(card),
        arrows_(static_cast<std::size_t>(arrows)) {}

  void maneuver() const {
    difficulty("WC-MANEUVER-02");
    limit();
    once_by_each_flight("WC-MANEUVER-09");
    wrong_moment();
    EXPECT_EQ(fight(able()).refused(option("second")), "WC-MANEUVER-05") << "no such Flight";
    barred();
    const CardTrial raid(raid_on_carrier());
    EXPECT_EQ(raid.refused(option("first")), "") << "WC-CARRIER-08: also against a carrier";
  }

  void damage() const {
    difficulty("WC-DAMAGE-03");
    limit();
    once_by_each_flight("WC-DAMAGE-06");
    wrong_moment();
    const CardTrial unprepared = fight(able() + ' ' + able(), {played(0, "first")});
    EXPECT_EQ(unprepared.refused(option("first")), "");
    EXPECT_EQ(unprepared.refused(option("second")), "WC-DAMAGE-04") << "no Maneuver yet";
    const CardTrial beside =
        fight(able() + ' ' + able(), {played(0, "first"), played(0, "second")}, cast_.shielded);
    EXPECT_EQ(beside.refused(option("second")), "WC-DAMAGE-01") << "nobody across";
    EXPECT_EQ(beside.refused(option("first")), "WC-DAMAGE-01") << "Stealth Technology";
    EXPECT_EQ(CardTrial(raid_on_carrier()).refused(option("first")), "WC-CARRIER-08");
  }

 private:
  bool is_damage() const { return data_.is(Type::damage); }

  std::string option(const std::string& lane) const {
    if (data_.negates) return "negate " + card_ + ' ' + lane + ' ' + cast_.trick;
    return (is_damage() ? "damage " : "maneuver ") + card_ + ' ' + lane;
  }

  // A Flight that can play any card, and one with just the Maneuver it takes.
  const std::string& able() const { return cast_.flights[3]; }
  const std::string& least() const { return cast_.flights[arrows_]; }

  // The n-th Maneuver of the side that is not the card itself, played before.
  std::string played(std::size_t n, const std::string& lane) const {
    std::vector<std::string> others;
    for (const std::string& one : cast_.maneuvers)
      if (one != card_) others.push_back(one);
    return cast_.seat + " maneuver " + others[n] + ' ' + lane;
  }

  std::string hand() const { return cast_.seat + ".hand = \"" + card_ + " " + card_ + "\"\n"; }

  std::string in_phase(const std::string& phase) const {
    return "phase = \"" + phase + "\"\nactive = \"" + cast_.seat + "\"\n" + hand();
  }

  CardTrial fight(const std::string& flights, const std::vector<std::string>& done = {},
                  const std::string& targets = "", const std::string& turn = "") const {
    std::string text = in_phase("combat") + cast_.seat + ".c = \"" + flights + "\"\n" +
                       cast_.enemy + ".c = \"" + (targets.empty() ? cast_.targets : targets) +
                       "\"\n" + cast_.enemy + ".hand = \"" + cast_.trick + "\"\n";
    text += "combat = { at = \"c\", step = \"plays\", turn = \"" +
            (turn.empty() ? cast_.seat : turn) + "\", done = [";
    for (const std::string& one : done) text += '"' + one + "\", ";
    return CardTrial(text + "] }");
  }

  std::string raid_on_carrier() const {
    return in_phase("combat") + cast_.enemy + "." + cast_.carrier + " = \"\"\n" + cast_.seat + "." +
           cast_.carrier + " = \"" + cast_.bombers + "\"\ncombat = { at = \"" + cast_.carrier +
           "\", bomb = \"both\", step = \"plays\" }";
  }

  void difficulty(const std::string& clause) const {
    const std::string& weak = cast_.flights[arrows_ - 1];
    const CardTrial trial = fight(weak + ' ' + least());
    EXPECT_EQ(trial.refused(option("first")), clause) << "too hard";
    EXPECT_EQ(trial.refused(option("second")), is_damage() ? "WC-DAMAGE-04" : "") << "just right";
  }

  // As many cards as its Maneuver, and one fewer.
  void limit() const {
    std::vector<std::string> before = {played(0, "first"), played(1, "first")};
    EXPECT_EQ(fight(able() + ' ' + able(), before).refused(option("first")), "");
    before.push_back(is_damage() ? played(2, "first")
                                 : cast_.seat + " damage " + cast_.damage + " first");
    EXPECT_EQ(fight(able() + ' ' + able(), before).refused(option("first")), "WC-MANEUVER-03");
  }

  void once_by_each_flight(const std::string& clause) const {
    std::vector<std::string> before;
    if (is_damage()) before = {played(0, "first"), played(0, "second")};
    before.push_back(cast_.seat + ' ' + option("first"));
    const CardTrial trial = fight(able() + ' ' + able(), before);
    EXPECT_EQ(trial.refused(option("first")), clause);
    EXPECT_EQ(trial.refused(option("second")), "");
  }

  void wrong_moment() const {
    const std::string flights = cast_.seat + ".c = \"" + able() + ' ' + able() + "\"\n" +
                                cast_.enemy + ".c = \"" + cast_.targets + "\"\n";
    const CardTrial muster(in_phase("muster") + flights);
    EXPECT_EQ(muster.refused(option("first")), "WC-MUSTER-01");
    EXPECT_EQ(muster.refused("muster " + card_), "WC-MUSTER-09");
    EXPECT_EQ(CardTrial(in_phase("movement") + flights).refused(option("first")), "WC-MOVE-01");
    EXPECT_EQ(CardTrial(in_phase("combat") + flights).refused(option("first")), "WC-COMBAT-01");
    const auto at_step = [&](const std::string& step) {
      return CardTrial(in_phase("combat") + flights + "combat = { at = \"c\", step = \"" + step +
                       "\" }")
          .refused(option("first"));
    };
    EXPECT_EQ(at_step("positioning"), "WC-COMBAT-06");
    EXPECT_EQ(at_step("roles"), "WC-COMBAT-18");
    EXPECT_EQ(at_step("home"), "WC-COMBAT-20");
    EXPECT_EQ(fight(able(), {}, "", cast_.enemy).refused(option("first")), "WC-R-58")
        << "the enemy has his go, and has no such card";
  }

  void barred() const {
    const CardTrial trial = fight(able() + ' ' + able(),
                                  {cast_.enemy + " negate " + cast_.negation + " first " + card_});
    EXPECT_EQ(trial.refused(option("first")), "WC-MANEUVER-11");
    EXPECT_EQ(trial.refused(option("second")), "") << "another Flight";
  }

  const CardData& data_;
  const Cast& cast_;
  std::string card_;
  std::size_t arrows_;
};

}  // namespace

void expect_maneuver_rules(const std::string& card, int arrows) {
  Trials(card, arrows).maneuver();
}

void expect_damage_rules(const std::string& card, int arrows) {
  Trials(card, arrows).damage();
}

}  // namespace wardroom::wingcommander
