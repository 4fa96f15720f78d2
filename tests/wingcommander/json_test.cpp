// The state as JSON: well formed at every decision, everything in it, and nothing a viewer may not
// know.
#include <gtest/gtest.h>

#include "ai/programs/protocol.hpp"
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/scenes/scene.hpp"

namespace wardroom::wingcommander {
namespace {

const Set& cards() {
  return WingCommander::own_set();
}

Match laid(const ScenePlan& plan) {
  SceneFaults faults;
  Match match = lay_out(plan, cards(), Language::english, faults);
  const Chance chance(1);
  Referee referee(match, cards(), chance, nullptr);
  take_up(plan, referee, Language::english, faults);
  for (const SceneFault& fault : faults) ADD_FAILURE() << fault.key << ": " << fault.message;
  return match;
}

// As a member of a message, which the protocol reads strictly.
bool is_well_formed(const std::string& json) {
  return !protocol::read_ready("{\"type\":\"ready\",\"view\":" + json + '}').fault;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(WingCommanderJson, tells_flights_with_what_lies_on_them) {
  ScenePlan plan;
  plan.stage = ScenePlan::Stage::combat;
  plan.active = kTerran;
  plan.luck_spent = {true, true};
  plan.cards[static_cast<std::size_t>(flights_zone(kC, kTerran))] = "arrow+maniac+bronze-comet/b";
  plan.cards[static_cast<std::size_t>(flights_zone(kC, kKilrathi))] = "darket darket";
  plan.cards[static_cast<std::size_t>(modifier_zone(kNW))] = "ember-cloud";
  plan.combat = CombatPlan{};
  const std::string state = state_text<WingCommander>(laid(plan), cards());
  EXPECT_TRUE(is_well_formed(state)) << state;
  EXPECT_TRUE(has(state, R"("nw":{"modifier":{"card":"ember-cloud","owner":"a",)")) << state;
  EXPECT_TRUE(has(state,
                  R"({"card":"arrow","owner":"b","tapped":false,"moved":false,"used":false,)"
                  R"("rescued":false,"values":{"attack":4,"support":0,"maneuver":5,"defence":1,)"
                  R"("bombing":null},"attached":[{"card":"maniac",)"))
      << state;
  EXPECT_TRUE(has(state, R"("combat":{"battle":"dogfight","at":"c","step":"positioning",)"));
  EXPECT_TRUE(has(state, R"({"rule":"positioning","seat":"a"}])")) << state;
}

TEST(WingCommanderJson, tells_sides_and_carriers) {
  std::string text;
  JsonWriter json(text);
  WingCommander::write_seats(json, {}, cards());
  EXPECT_TRUE(is_well_formed(text)) << text;
  EXPECT_TRUE(has(text, R"([{"side":"kilrathi","carrier":")")) << text;
  EXPECT_TRUE(has(text, R"({"side":"terran",)"));
}

TEST(WingCommanderJson, WC_R_56_is_the_same_for_all_a_viewer_cannot_tell_apart) {
  for (int game = 0; game < 8; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    const Chance chance(static_cast<std::uint64_t>(game));
    Match match = WingCommander::begin({}, cards(), chance);
    OptionList options;
    for (int move = 0; move < 200 && !match.result.over; ++move) {
      for (const Seat seat : kBothSeats) {
        const Match view = WingCommander::view(match, seat);
        const std::string state = state_text<WingCommander>(view, cards());
        ASSERT_TRUE(is_well_formed(state)) << state;
        const Match other_truth = WingCommander::redeal(view, cards(), seat, random);
        ASSERT_EQ(state,
                  state_text<WingCommander>(WingCommander::view(other_truth, seat), cards()));
      }
      WingCommander::list(match, cards(), options);
      WingCommander::play(match, cards(),
                          options[random.below(static_cast<std::uint32_t>(options.size()))],
                          chance);
    }
  }
}

}  // namespace
}  // namespace wardroom::wingcommander
