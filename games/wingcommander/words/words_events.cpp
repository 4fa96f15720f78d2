// What happened, in a sentence.
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "rows/wingcommander.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

static_assert(texts_are(kHappeningRows, has_known_places));
constexpr AnyMessage kKnownOrder = words::known::order_placed;
static_assert(has_known_places(kKnownOrder));

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::string WingCommander::sentence(const Event& event, const Set& set, SeatSet viewers,
                                    Language language) {
  const std::uint16_t card = event.card_for(viewers);
  const Operands operands{.set = set,
                          .language = language,
                          .args = event.args,
                          .seat = event.seat,
                          .card = card == kNoCard ? -1 : card};
  const auto what = static_cast<Happening>(event.kind);
  if (what == Happening::order_placed && card != kNoCard) return operands.sentence(kKnownOrder);
  return operands.sentence(kHappeningRows[event.kind].text);
}

}  // namespace wardroom
