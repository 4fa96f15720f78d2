// What cardplay/ asks of the trial game, its second client besides Wing Commander: one with three
// seats whose cards remember numbers and several things picked.
#pragma once

#include <optional>

#include "cardplay/moments.hpp"
#include "cardplay/script.hpp"
#include "cardplay/thing.hpp"
#include "vocabulary/trial.hpp"

namespace wardroom::trial {

struct Position;
class Referee;
using cardplay::Thing;
using vocabulary::Pattern;

struct TrialPlay {
  using Position = trial::Position;
  using Referee = trial::Referee;
  using Thing = cardplay::Thing;
  using Speaker = cardplay::Speaker<TrialPlay>;
  using Script = cardplay::Script<TrialPlay>;
  static constexpr Thing kNothing{};
  static constexpr int kRegisters = 4;
  static constexpr int kMostPicked = 6;
  static constexpr int kMostThings = 24;

  // --- reading ---
  static bool is_a(const Position& position, Thing thing, int kind);
  static int title_of(const Position& position, Thing thing);
  static bool is_yours(const Speaker& speaker, const Node& phrase, Thing thing);
  static bool is_enemys(const Speaker& speaker, const Node& phrase, Thing thing);
  static bool has_figure(const Position& position, Thing thing, int value);
  static std::optional<int> figure_of(const Position& position, Thing thing, int value);
  template <class Test>
  static bool any_thing(const Position& position, int kind, Test test);
  static bool own_quality(const Speaker& speaker, const Node& quality, Thing thing);
  static bool own_condition(const Speaker& speaker, const Node& condition);
  static int own_number(const Speaker& speaker, const Node& number);
  static int number_in(Thing thing) { return thing.is(Thing::Sort::number) ? thing.value : 0; }

  // --- carrying out ---
  static const Program& program_of(const Position& position, Thing card);
  template <class Test>
  static bool any_target(const Position& position, Test test);
  static Option pick(int number);
  static Option aim(const Position& position, Thing thing);
  static Option enough();
  static Refusal not_offered(const Position& position, Thing card);
  static Seat enemy_of(const Position& position, Seat you);
  static Seat next_seat(const Position& position, Seat seat);
  static int chance(Referee& referee, int outcomes);
  static Script* enclosing(Referee& referee);
  static void carry_out(Referee& referee, Script& script, const Speaker& speaker,
                        const cardplay::DueStep<TrialPlay>& due);

  // --- moments and the gate (trial_moments.cpp) ---
  // A statement that is used at its moment, which nobody may answer.
  struct Announced {
    Seat seat = Seat::a;
    std::uint8_t step = 0;
    std::uint8_t card = 0;
    std::uint8_t statement = 0;
    friend bool operator==(const Announced&, const Announced&) = default;
  };
  enum class Moment : std::uint8_t { answer, just };
  static constexpr Moment kAnswer = Moment::answer;
  static constexpr Moment kJust = Moment::just;
  static constexpr bool kRoundsFollowItem = false;
  using Happened = cardplay::Happened<Thing>;

  static const cardplay::MomentIndex& moments(const Position& position);
  template <class Test>
  static bool any_copy(const Position& position, int card, Test test);
  static Speaker speaker_of(const Position& position, Thing copy);
  static bool is_about(const Speaker& speaker, const Node& moment, const Happened& happened);
  static Seat first_to_react(const Position& position);
  static void take_place(Referee& referee, const Happened& happened);
  static int used(const Position& position, Thing copy, int statement);
  static void count_use(Referee& referee, Thing copy, const Statement& statement);
  static Option pass();
  static bool could_answer(const Position& position, Seat seat, Moment moment);
  static void answers(const Position& position, Seat seat, Moment moment, OptionList& list);
  static Refusal check_answer(const Position& position, Seat seat, Moment moment,
                              const Option& option);
  static Announced answer(Referee& referee, Seat seat, Moment moment, const Option& option);
  static void pay(Referee&, const Announced&) {}
  static bool stands(const Position&, const Announced&) { return true; }
  static void take_effect(Referee& referee, const Announced& announced);
};

using Happening = cardplay::Happening<TrialPlay>;
using Speaker = cardplay::Speaker<TrialPlay>;
using Script = cardplay::Script<TrialPlay>;

enum Verb : std::uint16_t { kPick, kAim, kEnough, kPass, kUse };

// A card as it speaks by itself, not in the middle of a script.
Speaker speaker_of(const Position& position, Thing card);

}  // namespace wardroom::trial
