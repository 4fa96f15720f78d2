// The rules under way in words, for who looks at a game that hangs. There is no text for any other
// frame: a new one does not compile until it has its own.
#include "cardplay/words.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter_frames.hpp"

namespace wardroom {
namespace starfighter {
namespace {

class FrameWords : public cardplay::FrameWords<Position> {
 public:
  using cardplay::FrameWords<Position>::FrameWords;

  std::string operator()(const WholeGame&) const {
    return words::frame::game(language_, title_of(match_.mode, language_), phase());
  }
  std::string operator()(const ChooseCruiser& frame) const {
    return words::frame::cruiser(language_, name(frame.seat));
  }
  std::string operator()(const Round&) const {
    return words::frame::round(language_, match_.round, phase());
  }
  std::string operator()(const Deployment& frame) const {
    const bool alone = match_.passed[index(other(frame.turn))];
    return (alone ? words::frame::deployment_alone : words::frame::deployment)(language_,
                                                                               name(frame.turn));
  }
  std::string operator()(const Combat& frame) const {
    if (frame.step == Combat::kShift)
      return words::frame::shift(language_, name(match_.initiative));
    if (frame.step == Combat::kOrder)
      return words::frame::order(language_, name(match_.initiative));
    int number = 0;
    int count = 0;
    for (int i = 0; i < kColumns; ++i) {
      const int column = frame.ascending ? i : kColumns - 1 - i;
      if (facing(position_, sector_at(Seat::a, column)) < 0) continue;
      ++count;
      if (i < frame.fought) ++number;
    }
    return words::frame::battles(language_, number, count);
  }
  std::string operator()(const Battle& frame) const {
    return words::frame::battle(language_, sector_name(frame.sector[0]),
                                sector_name(frame.sector[1]), frame.tokens[0], frame.tokens[1]);
  }
  std::string operator()(const Suffer& frame) const {
    return words::frame::suffer(language_, name(frame.seat), frame.tokens,
                                sector_name(frame.sector));
  }
  std::string operator()(const Strike& frame) const {
    return words::frame::strike(language_, frame.points, sector_name(frame.sector),
                                name(frame.chooser));
  }
  std::string operator()(const ResolveChain&) const {
    return words::frame::chain(language_, match_.chain.triggers, match_.chain.pending.size());
  }
  std::string operator()(const CarryOut& frame) const {
    return words::frame::effect(language_, name(frame.controller),
                                noun_of(frame.effect, language_));
  }

 private:
  static std::string name(Seat seat) { return {letter(seat)}; }
  std::string phase() const { return title_of(match_.phase, language_); }
};

}  // namespace
}  // namespace starfighter

std::vector<std::string> Starfighter::frames(const Match& match, const Set& set,
                                             Language language) {
  using namespace starfighter;
  return cardplay::frame_lines<Starfighter, starfighter::FrameWords>(match, Position{match, set},
                                                                     language);
}

}  // namespace wardroom
