#include "games/guardians/game.hpp"

#include "engine/course.hpp"
#include "engine/view.hpp"
#include "games/guardians/rules/referee.hpp"
#include "games/packs.hpp"

namespace wardroom {

using guardians::Position;
using guardians::Referee;

const Guardians::Set& Guardians::own_set() {
  static const Set set = guardians::load_set(packs::guardians_cards());
  return set;
}

Guardians::Match Guardians::begin(const Setup& setup, const Set& set, const Chance& chance,
                                  Witness* witness) {
  Match match{};
  match.players = setup.seats;
  match.partners = setup.partners;
  for (const Seat seat : match.seats()) {
    const auto i = static_cast<std::size_t>(index(seat));
    match.decks[i] = setup.decks[i];
    for (const guardians::CardId card : setup.decks[i])
      match.table.deal(card, zone_of(guardians::kDeck, seat));
    std::fill(match.first_copy.begin() + index(seat) + 1, match.first_copy.end(),
              static_cast<std::uint16_t>(match.table.copies()));
  }
  Referee referee(match, set, chance, witness);
  match.first = setup.first;
  if (!setup.chosen_first)  // SG-SETUP-01
    match.first = seat_at(static_cast<int>(Random(referee.next_outcome()).below(match.players)));
  referee.call(guardians::WholeGame{});
  proceed(referee);
  return match;
}

std::optional<Decision> Guardians::decision(const Match& match, const Set& set) {
  return decision_of<Referee>(Position{match, set});
}

void Guardians::list(const Match& match, const Set& set, OptionList& options) {
  list_options<Referee>(Position{match, set}, options);
}

Refusal Guardians::check(const Match& match, const Set& set, const Option& option) {
  return check_option<Referee>(Position{match, set}, option, refuse(guardians::Reason::game_over));
}

void Guardians::play(Match& match, const Set& set, const Option& option, const Chance& chance,
                     Witness* witness) {
  Referee referee(match, set, chance, witness);
  play_option(referee, option);
}

Guardians::Match Guardians::view(const Match& match, SeatSet viewers) {
  return view_for(match, viewers);
}

}  // namespace wardroom
