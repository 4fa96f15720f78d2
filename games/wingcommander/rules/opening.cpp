// Before the first hand: four starting points bring cards straight from the deck into the Ready
// Area (WC-SETUP-05, WC-SETUP-06, WC-SETUP-07, WC-SETUP-08, WC-SETUP-09, WC-SETUP-10, WC-SETUP-11,
// WC-SETUP-12, WC-R-02).
#include "games/wingcommander/rules/referee.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr int kStartingPoints = 4;

int points_left(const Position& position, Seat seat) {
  int left = kStartingPoints;
  for (const CardId card : position.match.opening[index(seat)])
    left -= position.set.card(card).power;
  return left;
}

// Whether the deck holds the card, so many times as it was chosen and once more.
bool is_left(const Position& position, Seat seat, CardId card) {
  const auto chosen = std::ranges::count(position.match.opening[index(seat)], card);
  return std::ranges::count(position.match.decks[index(seat)], card) > chosen;
}

Refusal can_open_with(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  if (!data.is(Type::fighter) && !data.is(Type::weapon) && !data.is(Type::pilot))  // WC-SETUP-08
    return refuse(Reason::not_for_opening, card);
  if (data.cost_medals > 0) return refuse(Reason::medal_in_cost, card);  // WC-SETUP-09
  const int left = points_left(position, seat);
  if (data.power > left) return refuse(Reason::too_dear_to_open, card, left);  // WC-SETUP-07
  for (const CardId chosen : position.match.opening[index(seat)])              // WC-PILOT-01
    if (data.person != 0 && position.set.card(chosen).person == data.person)
      return refuse(Reason::person_in_play, card);
  const auto& opening = position.match.opening[index(seat)];
  if (opening.size() == opening.capacity()) return refuse(Reason::too_dear_to_open, card, 0);
  return kAllowed;
}

}  // namespace

Flow ChooseOpening::resume(Referee& referee) {
  return referee.match.plays(Ruling::beginner) ? Flow::done : Flow::ask;
}

void ChooseOpening::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  CardId last = kUnknownCard;
  for (const CardId card : position.match.decks[index(seat)]) {
    if (card != last && !can_open_with(position, seat, card) && is_left(position, seat, card))
      list.push_back(make_option(Verb::take, card));
    last = card;
  }
}

Refusal ChooseOpening::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::take)) return refuse(Reason::opening_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (card >= position.set.cards() || !is_left(position, seat, card))
    return refuse(Reason::not_in_deck, card);
  return can_open_with(position, seat, card);
}

// Which decks hold nothing for four points is not public.

Flow ChooseOpening::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::pass)) {
    referee.tell(Happening::opening_chosen, seat);
    return Flow::done;
  }
  referee.match.opening[index(seat)].push_back(static_cast<CardId>(option.args[0]));
  return Flow::next;
}

// WC-R-02: both reveal together. WC-SETUP-10: what is left becomes Power Points.
void reveal_openings(Referee& referee) {
  Match& match = referee.match;
  CardTable& table = match.table;
  for (const Seat seat : kBothSeats) {
    auto& opening = match.opening[index(seat)];
    const int left = points_left(referee, seat);
    for (const CardId card : opening) {
      const int pile = zone_of(kDeck, seat);
      for (const Copy copy : table.zone(pile)) {
        if (table.card(copy) != card) continue;
        table.reveal(copy, SeatSet::all());
        referee.place(copy, zone_of(kReady, seat));
        referee.tell_card(Happening::brought_out, seat, copy);
        break;
      }
    }
    opening.clear();
    referee.gain(seat, left);
  }
}

}  // namespace wardroom::wingcommander
