// What an option would do, as far as the seat that decides can know. It is tried on deals that fit
// the seat's view, each with chance of its own; what the seat would be told in all of them is
// certain. Nothing but the view is looked at, so nothing hidden can get out.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "engine/random.hpp"

namespace wardroom {

inline constexpr int kPreviewDeals = 16;

template <class Game>
struct Preview {
  std::vector<Event> events;  // what happens in all deals, as the seat may know it
  // What the seat will see at the next decision; nothing if deals differ before it.
  std::optional<typename Game::Match> after;
};

// `option` is legal for the seat whose view this is.
template <class Game>
Preview<Game> preview_of(const typename Game::Match& view, const typename Game::Set& set, Seat seat,
                         const Option& option) {
  using Match = typename Game::Match;
  const auto hears_the_same = [seat](const Event& x, const Event& y) {
    return x.kind == y.kind && x.seat == y.seat && x.args == y.args &&
           x.card_for(seat) == y.card_for(seat);
  };
  Preview<Game> preview;
  Random random(view.digest());
  for (int deal = 0; deal < kPreviewDeals; ++deal) {
    Match match = Game::redeal(view, set, seat, random);
    Log log;
    Game::play(match, set, option, Chance(random.next()), &log);
    const Match after = Game::view(match, seat);
    const std::vector<Event>& heard = log.events();
    if (deal == 0) {
      preview = {heard, after};
      continue;
    }
    const auto same =
        std::ranges::mismatch(preview.events, heard, hears_the_same).in1 - preview.events.begin();
    const bool all =
        static_cast<std::size_t>(same) == std::max(preview.events.size(), heard.size());
    if (!all || (preview.after && preview.after->digest() != after.digest())) preview.after.reset();
    preview.events.resize(static_cast<std::size_t>(same));
  }
  for (Event& event : preview.events) {
    event.card = event.card_for(seat);
    event.audience = SeatSet::all();
  }
  return preview;
}

}  // namespace wardroom
