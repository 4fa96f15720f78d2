// The rules under way in words, for who looks at a game that hangs. There is no text for any other
// frame: a new one does not compile until it has its own.
#include <algorithm>
#include <bit>

#include "cardplay/words.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander_frames.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

namespace frames = words::frame;

class FrameWords : public cardplay::FrameWords<Position> {
 public:
  using cardplay::FrameWords<Position>::FrameWords;

  std::string operator()(const WholeGame&) const {
    return frames::game(language_, title_of(match_.mode, language_), phase());
  }
  std::string operator()(const ChooseOpening& frame) const {
    return frames::opening(language_, people(frame.seat));
  }
  std::string operator()(const Turn&) const {
    return frames::turn(language_, match_.turn, people(match_.active), phase());
  }
  std::string operator()(const Muster&) const {
    return frames::muster(language_, people(match_.active));
  }
  std::string operator()(const Scramble&) const {
    return frames::scramble(language_, people(match_.active));
  }
  std::string operator()(const Movement&) const {
    return frames::movement(language_, people(match_.active));
  }
  std::string operator()(const CombatPhase&) const {
    return frames::combat(language_, people(match_.active), std::popcount(match_.fought));
  }
  std::string operator()(const Positioning&) const {
    return frames::positioning(language_, people(defender(match_)), place());
  }
  std::string operator()(const Plays& frame) const {
    return frames::plays(language_, place(), people(frame.turn), frame.passes);
  }
  std::string operator()(const SpendMedals& frame) const {
    return frames::medals(language_, people(frame.seat));
  }
  std::string operator()(const DeclareRoles& frame) const {
    return frames::roles(language_, people(frame.seat));
  }
  std::string operator()(const SplitFire&) const {
    return frames::split(language_, people(defender(match_)), place());
  }
  std::string operator()(const GoHome&) const {
    return frames::home(language_, people(match_.active), place());
  }
  std::string operator()(const Dogfight& frame) const {
    return frames::dogfight(language_, place(), frame.step);
  }
  std::string operator()(const BombingRun& frame) const {
    return frames::bombing(language_, people(defender(match_)), place(), frame.step, frame.hits);
  }
  std::string operator()(const Destruction&) const {
    const auto left = std::ranges::count(match_.combat.engaged, true, &Engaged::doomed);
    return frames::destruction(language_, place(), left);
  }
  std::string operator()(const Announce& frame) const {
    return frames::announced(language_, told(frame, position_, language_));
  }
  std::string operator()(const Window& frame) const {
    const std::string side = people(frame.turn);
    switch (frame.moment) {
      case Moment::start: return frames::luck_start(language_, phase(), side, frame.passes);
      case Moment::answer: return frames::luck_answer(language_, side, frame.passes);
      case Moment::after: return frames::luck_after(language_, side, frame.passes);
      case Moment::doom: break;
    }
    return frames::luck_doom(language_, side, frame.passes);
  }
  std::string operator()(const Script& frame) const {
    return frames::script(language_, people(frame.you), copy(frame.card), frame.next);
  }
  std::string operator()(const PayMedals& frame) const {
    return frames::pay(language_, people(frame.seat), frame.need);
  }
  std::string operator()(const RevealOrder& frame) const {
    return frames::order(language_, people(frame.seat));
  }
  std::string operator()(const AgreeToSwap& frame) const {
    return frames::swap(language_, people(frame.seat), copy(frame.theirs), copy(frame.ours));
  }
  std::string operator()(const DiscardDown&) const {
    return frames::discard(language_, people(match_.active), hand(position_, match_.active).size());
  }

 private:
  std::string people(Seat seat) const { return people_of(seat, language_); }
  std::string phase() const { return title_of(match_.phase, language_); }
  std::string_view place() const { return kNavPointNames[match_.combat.where]; }
  Arg copy(Copy which) const { return noun_of_copy(position_, which, language_); }
};

}  // namespace
}  // namespace wingcommander

std::vector<std::string> WingCommander::frames(const Match& match, const Set& set,
                                               Language language) {
  const Match seen = view(match, match.seats());
  return cardplay::frame_lines<WingCommander, wingcommander::FrameWords>(
      match, wingcommander::Position{seen, set}, language);
}

}  // namespace wardroom
