// What cardplay/ asks of Wing Commander: what its cards can speak of, and what its rules carry out.
// Cards remember nothing but copies.
#pragma once

#include <optional>

#include "cardplay/script.hpp"

namespace wardroom::wingcommander {

struct Position;
class Referee;

struct CardPlay {
  using Position = wingcommander::Position;
  using Referee = wingcommander::Referee;
  using Thing = std::uint8_t;  // a copy
  using Speaker = cardplay::Speaker<CardPlay>;
  using Script = cardplay::Script<CardPlay>;
  static constexpr Thing kNothing = 255;
  static constexpr int kRegisters = 5;
  static constexpr int kMostPicked = 1;
  static constexpr int kMostThings = 200;

  // --- reading (card_program.cpp) ---
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
  static int own_number(const Speaker&, const Node&) { return 0; }

  // --- carrying out (script.cpp) ---
  static const Program& program_of(const Position& position, Thing card);
  template <class Test>
  static bool any_target(const Position& position, Test test);
  static Option pick(int number);
  static Option aim(const Position& position, Thing thing);
  static Option enough() { return pick(0); }
  static Refusal not_offered(const Position& position, Thing card);
  static Seat enemy_of(const Position& position, Seat you);
  static Seat next_seat(const Position& position, Seat seat) { return enemy_of(position, seat); }
  static int chance(Referee& referee, int outcomes);
  static Script* enclosing(Referee& referee);
  static void carry_out(Referee& referee, const Script& script, const Speaker& speaker,
                        const cardplay::DueStep<CardPlay>& due);
};

using Speaker = cardplay::Speaker<CardPlay>;
using Script = cardplay::Script<CardPlay>;
static_assert(sizeof(Script) == 16);

}  // namespace wardroom::wingcommander
