// Puts the rules where a scene says they stand: the frames that would be under way there.
#include "engine/course.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/rules/turns.hpp"
#include "games/wingcommander/scenes/scene.hpp"
#include "words/wingcommander_scene.hpp"

namespace wardroom::wingcommander {
namespace {

using Stage = ScenePlan::Stage;

// Where the frames go on (turns.cpp, dogfight.cpp, bombing.cpp): with the set-up behind them; with
// the phase itself, after its Luck window.
constexpr std::uint8_t kTurns = 3;
struct PhaseStart {
  Phase phase;
  std::uint8_t step;
};
constexpr std::array<PhaseStart, 7> kPhases = {{{Phase::setup, 0},
                                                {Phase::draw, 1},
                                                {Phase::muster, 2},
                                                {Phase::scramble, 4},
                                                {Phase::movement, 6},
                                                {Phase::combat, 8},
                                                {Phase::discard, 10}}};
// The window before each CombatPlan::Step, of a dogfight and of a bombing run.
constexpr std::array<std::uint8_t, 6> kDogfightSteps = {0, 2, 4, 7, 0, 11};
constexpr std::array<std::uint8_t, 6> kBombingSteps = {0, 0, 2, 0, 4, 8};

// A combat under way: what was done in it, as the rules themselves do it but without answers, and
// then the step where it stands.
class CombatStart {
 public:
  CombatStart(const CombatPlan& combat, Referee& referee, Language language, SceneFaults& faults)
      : combat_(combat),
        referee_(referee),
        quiet_(referee.match, referee.set, chance_, nullptr),
        language_(language),
        faults_(faults) {}

  void start() {
    const Battle ship = is_plain(combat_.at) ? Battle::capital : Battle::carrier;
    begin_combat(quiet_, combat_.wing ? ship : Battle::dogfight, combat_.at,
                 combat_.wing.value_or(0));
    for (std::size_t i = 0; i < combat_.done.size(); ++i) {
      const std::string problem = carry_out(combat_.done[i]);
      if (problem.empty()) continue;
      faults_.push_back({"combat.done[" + std::to_string(i) + ']', 0, problem});
      return;
    }
    if (combat_.wing)
      start_bombing();
    else
      start_dogfight();
  }

 private:
  using Step = CombatPlan::Step;

  // Says what is wrong, or nothing.
  std::string carry_out(const CombatPlan::Done& done) {
    const Option& option = done.option;
    const bool defends = done.seat == defender(quiet_.match);
    switch (verb_of<Verb>(option)) {
      case Verb::maneuver:
      case Verb::negate:
      case Verb::damage:
      case Verb::medal: return choose(Plays{done.seat}, option);
      case Verb::keep:
      case Verb::cross:
        if (!combat_.wing && defends && Positioning{}.resume(quiet_) == Flow::ask)
          return choose(Positioning{}, option);
        break;
      case Verb::fire:
      case Verb::support:
      case Verb::hold:
        if (!combat_.wing && has_undeclared(done.seat))
          return choose(DeclareRoles{done.seat}, option);
        break;
      case Verb::split:
        if (combat_.wing && defends && SplitFire{}.resume(quiet_) == Flow::ask)
          return choose(SplitFire{}, option);
        break;
      default: break;
    }
    return words::scene::not_done(language_);
  }

  bool has_undeclared(Seat seat) const {
    const auto& engaged = quiet_.match.combat.engaged;
    for (int lane = 0; lane < 2; ++lane) {
      const Engaged& one = engaged[static_cast<std::size_t>(engaged_index(seat, lane))];
      if (one.flight != kNoCopy && one.role == Role::undeclared) return true;
    }
    return false;
  }

  // What is announced takes effect at once.
  template <class Frame>
  std::string choose(Frame frame, const Option& option) {
    if (const Refusal refusal = frame.check(quiet_, option))
      return WingCommander::sentence(refusal, quiet_.set, language_);
    Match& match = quiet_.match;
    const std::size_t depth = match.stack.depth();
    frame.choose(quiet_, option);
    while (match.stack.depth() > depth) {
      match.stack.visit_top([&](auto& top) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(top)>, Announce>) {
          top.step = cardplay::kWaits;  // behind the answers
          ++match.pending;
          top.resume(quiet_);
        }
      });
      match.stack.pop();
    }
    return {};
  }

  void start_dogfight() {
    std::uint8_t step = kDogfightSteps[static_cast<std::size_t>(combat_.step)];
    if (!combat_.turn) {
      referee_.call(Dogfight{step});
      return;
    }
    const Seat turn = *combat_.turn;
    const bool defends = turn == defender(referee_.match);
    step = static_cast<std::uint8_t>(step + 2);  // behind the window and this frame
    if (combat_.step != Step::plays && !defends) ++step;
    referee_.call(Dogfight{step});
    if (combat_.step == Step::plays)
      referee_.call(Plays{turn, static_cast<std::uint8_t>(combat_.passes)});
    else if (combat_.step == Step::medals)
      referee_.call(SpendMedals{turn});
    else
      referee_.call(DeclareRoles{turn});
  }

  void start_bombing() {
    const std::uint8_t step = kBombingSteps[static_cast<std::size_t>(combat_.step)];
    if (!combat_.turn) {
      referee_.call(BombingRun{step});
      return;
    }
    referee_.call(BombingRun{static_cast<std::uint8_t>(step + 2)});
    if (combat_.step == Step::plays)
      referee_.call(Plays{*combat_.turn});
    else
      referee_.call(SpendMedals{*combat_.turn});
  }

  const CombatPlan& combat_;
  Referee& referee_;
  Chance chance_{1};  // nothing of it is left to chance
  Referee quiet_;     // tells nobody
  Language language_;
  SceneFaults& faults_;
};

// WC-SETUP-05, WC-SETUP-06, WC-SETUP-07, WC-SETUP-08, WC-SETUP-09: what was brought out so far, in
// secret.
void take_up_setup(const ScenePlan& plan, Referee& referee, Language language,
                   SceneFaults& faults) {
  Match& match = referee.match;
  match.turn = 0;
  match.active = kKilrathi;
  match.phase = Phase::setup;
  for (const Seat seat : kBothSeats) {
    const std::string key = std::string(1, letter(seat)) + ".opening";
    const ChooseOpening frame{seat};
    for (const WrittenCard& card : cardplay::read_cards<CardForm>(key, plan.opening[index(seat)],
                                                                  referee.set, language, faults)) {
      const Option option = make_option(Verb::take, card.card);
      if (const Refusal refusal = frame.check(referee, option))
        faults.push_back({key, card.at, WingCommander::sentence(refusal, referee.set, language)});
      else
        match.opening[index(seat)].push_back(card.card);
    }
  }
  referee.call(WholeGame{static_cast<std::uint8_t>(plan.active == Seat::a ? 1 : 2)});
  referee.call(ChooseOpening{plan.active});
}

}  // namespace

void take_up(const ScenePlan& plan, Referee& referee, Language language, SceneFaults& faults) {
  Match& match = referee.match;
  const PhaseStart start = kPhases[static_cast<std::size_t>(plan.stage)];
  if (plan.stage == Stage::setup) {
    take_up_setup(plan, referee, language, faults);
  } else {
    match.phase = start.phase;
    referee.call(WholeGame{kTurns});
    referee.call(Turn{start.step});
    if (plan.combat) {
      referee.call(CombatPhase{});
      CombatStart(*plan.combat, referee, language, faults).start();
    } else {
      referee.call(Window{Moment::start, match.active});
    }
  }
  if (faults.empty()) proceed(referee);
}

}  // namespace wardroom::wingcommander
