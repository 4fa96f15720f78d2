// What cardplay/ asks of the trial game, its second client besides Wing Commander: one with three
// seats whose cards remember numbers and several things picked.
#pragma once

#include <optional>

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
};

using Speaker = cardplay::Speaker<TrialPlay>;
using Script = cardplay::Script<TrialPlay>;

enum Verb : std::uint16_t { kPick, kAim, kEnough };

// A card as it speaks by itself, not in the middle of a script.
Speaker speaker_of(const Position& position, Thing card);

}  // namespace wardroom::trial
