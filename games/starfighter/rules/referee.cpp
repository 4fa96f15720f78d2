#include "games/starfighter/rules/referee.hpp"

#include <algorithm>
#include <span>

#include "games/starfighter/rules/options.hpp"

namespace wardroom::starfighter {
namespace {

bool shows(const Sight& sight, const Visible& half) {
  return std::ranges::find(sight, half) != sight.end();
}

}  // namespace

// One change to one or two sectors of a board, gaps closed (SF-FX-GEN-11, SF-FX-GEN-12, SF-R-03):
// compares the visible sets before and after.
template <class Change>
void Referee::alter(Sector sector, Sector also, Change change) {
  Sight before;
  Sight after;
  see(*this, sector, before);
  if (also != sector) see(*this, also, before);
  change();
  see(*this, sector, after);
  if (also != sector) see(*this, also, after);

  // Most of a sector stays as it is; only what comes after the first difference matters.
  const auto [gone, come] = std::ranges::mismatch(before, after);
  for (const Visible& half : std::span(gone, before.end()))
    if (!shows(after, half)) disappear(half, board_of(sector));
  const std::size_t pending = match.chain.pending.size();
  for (const Visible& half : std::span(come, after.end()))
    if (!shows(before, half)) appear(half);
  if (match.chain.pending.size() > pending) ++match.chain.groups;
}

// SF-FX-GEN-01: an effect triggers each time it becomes visible.
void Referee::appear(const Visible& half) {
  const Face& face = shown(*this, half.copy());
  if (face.half[half.half()].effect == Effect::none) return;
  match.chain.pending.push_back(
      {half.copy(), static_cast<std::uint8_t>(half.half()), match.chain.groups});
}

// SF-DMG-03: covered tokens go back. SF-CHAIN-04: a hidden effect does not trigger any more.
void Referee::disappear(const Visible& half, Seat board) {
  Mark& mark = match.table.mark(half.copy());
  if (mark.down() == half.down()) {
    const int tokens = mark.hits(half.half()) + mark.shield_hits(half.half());
    mark.clear_tokens(half.half());
    if (tokens > 0) tell_card(Happening::tokens_returned, Seat::a, half.copy(), tokens);
  }
  match.chain.pending.remove_if([&](const Pending& pending) {
    const bool lost = pending.copy == half.copy() && pending.half == half.half();
    if (lost) {
      const Face& face = half.down() ? kBack : set.front(match.table.card(half.copy())).face;
      tell_card(Happening::effect_lost, board, half.copy(),
                static_cast<int>(face.half[half.half()].effect), pending.group);
    }
    return lost;
  });
}

// SF-DEPLOY-02, SF-DEPLOY-03, SF-DEPLOY-04, SF-DEPLOY-05, SF-DEPLOY-08, SF-DEPLOY-09, SF-DEPLOY-10,
// SF-DEPLOY-11.
void Referee::play_from_hand(Seat seat, CardId card, bool down, Sector sector) {
  CardTable& table = match.table;
  const auto hand = table.zone(hand_of(seat));
  const auto found = std::ranges::find(hand, card, [&](Copy copy) { return table.card(copy); });
  if (found == hand.end()) return;
  const Spot in_hand = {static_cast<std::int16_t>(hand_of(seat)),
                        static_cast<std::int16_t>(found - hand.begin())};
  const Spot leaving = table.trade_away(in_hand);
  match.eventful = true;
  alter(sector, sector, [&] {
    const Copy copy = table.move(leaving, zone_of(sector));
    table.mark(copy) = Mark{};
    table.mark(copy).set_down(down);
    if (!down) table.reveal(copy, SeatSet::all());
    tell_card(Happening::played, seat, copy, down ? 1 : 0,
              spot_operand(table.top_spot(zone_of(sector))));
  });
}

void Referee::draw_to_hand(Seat seat) {
  const Copy copy = draw(seat, hand_of(seat));
  if (copy == CardTable::kNoCopy) return tell(Happening::draw_lost, seat);
  match.table.reveal(copy, seat);
  tell_card(Happening::drawn, seat, copy);
  renew_deck(seat);
}

// SF-FX-DRAW-01: unseen, beside the board.
void Referee::draw_aside(Seat seat) {
  if (draw(seat, aside_of(seat)) == CardTable::kNoCopy) return tell(Happening::draw_lost, seat);
  tell(Happening::set_aside, seat);
  renew_deck(seat);
}

// SF-REINF-04, SF-FX-DRAW-02.
void Referee::take_aside(Seat seat) {
  CardTable& table = match.table;
  while (table.size(aside_of(seat)) > 0) {
    const Copy copy = table.move(table.top_spot(aside_of(seat)), hand_of(seat));
    table.reveal(copy, seat);
    tell_card(Happening::aside_taken, seat, copy);
  }
}

// SF-R-38: the discard is shuffled into a new deck the moment the deck is empty, or, if there was
// none then, at the next attempt to draw. With both empty the draw is lost.
Copy Referee::draw(Seat seat, int zone) {
  renew_deck(seat);
  const int deck = deck_of(match, seat);
  if (match.table.size(deck) == 0) return CardTable::kNoCopy;
  match.eventful = true;
  return match.table.move(match.table.top_spot(deck), zone);
}

// SF-INFO-04.
void Referee::renew_deck(Seat seat) {
  CardTable& table = match.table;
  const int deck = deck_of(match, seat);
  const int discard = discard_of(match, seat);
  if (table.size(deck) > 0 || table.size(discard) == 0) return;
  if (match.mode == Mode::total_war)
    for (const Copy copy : table.zone(discard))
      if (table.knows(other(seat), copy)) match.shown[index(seat)].add(table.card(copy));
  while (table.size(discard) > 0) table.move(table.top_spot(discard), deck);
  table.shuffle(deck, next_outcome());
  tell(match.mode == Mode::total_war ? Happening::own_reshuffled : Happening::reshuffled, seat,
       table.size(deck));
}

// SF-FX-LAT, SF-FX-VERT, SF-FX-FREE: the card becomes the highest of the sector it comes to.
void Referee::move(Seat by, Spot from, Sector to) {
  alter(sector_of(from), to, [&] {
    const Copy copy = match.table.move(from, zone_of(to));
    tell_card(Happening::moved, by, copy, spot_operand(from),
              spot_operand(match.table.top_spot(zone_of(to))));
  });
}

// SF-FX-PIVOT.
void Referee::pivot(Seat by, Spot spot) {
  alter(sector_of(spot), sector_of(spot), [&] {
    const Copy copy = match.table.at(spot);
    Mark& mark = match.table.mark(copy);
    mark.set_pivoted(!mark.pivoted());
    tell_card(Happening::pivoted, by, copy, spot_operand(spot));
  });
}

// SF-FX-ROLL: to the other side; SF-R-09: the orientation stays; SF-R-06: all tokens are underneath
// now.
void Referee::roll(Seat by, Spot spot) {
  alter(sector_of(spot), sector_of(spot), [&] {
    CardTable& table = match.table;
    const Copy copy = table.at(spot);
    Mark& mark = table.mark(copy);
    for (const int half : {0, 1}) mark.clear_tokens(half);
    mark.set_down(!mark.down());
    if (!mark.down()) table.reveal(copy, SeatSet::all());
    if (mark.down() && match.plays(Ruling::seen_is_forgotten))
      table.keep_secret(copy, board_of(sector_of(spot)));
    tell_card(Happening::rolled, by, copy, spot_operand(spot), mark.down() ? 1 : 0);
  });
}

// SF-BATTLE-09, SF-FX-DESTROY-02: to the discard pile, its tokens to the stock.
void Referee::destroy(Spot spot) {
  alter(sector_of(spot), sector_of(spot), [&] {
    CardTable& table = match.table;
    const Seat controller = board_of(sector_of(spot));
    const Copy copy = table.move(spot, discard_of(match, controller));  // SF-R-51
    const bool down = table.mark(copy).down();
    table.mark(copy) = Mark{};
    if (!match.plays(Ruling::closed_discard)) table.reveal(copy, SeatSet::all());
    tell_card(Happening::destroyed, controller, copy, spot_operand(spot), down ? 1 : 0);
  });
}

void Referee::hit_fighters(Spot spot, int upper, int lower) {
  const Copy copy = match.table.at(spot);
  Mark& mark = match.table.mark(copy);
  const int above = printed_half(mark, 0);
  mark.set_hits(above, mark.hits(above) + upper);
  mark.set_hits(1 - above, mark.hits(1 - above) + lower);
  match.eventful = true;
  tell_card(Happening::tokens_placed, board_of(sector_of(spot)), copy, spot_operand(spot), upper,
            lower);
}

int Referee::hit_shields(Spot spot, int points) {
  const Copy copy = match.table.at(spot);
  if (!shown(*this, copy).has_shields()) return 0;
  int taken = 0;
  for (const int half : {0, 1}) {
    const int here = std::min(points - taken, free_shields(*this, copy, half));
    Mark& mark = match.table.mark(copy);
    mark.set_shield_hits(half, mark.shield_hits(half) + here);
    taken += here;
  }
  if (taken > 0)
    tell_card(Happening::shields_hit, board_of(sector_of(spot)), copy, spot_operand(spot), taken);
  return taken;
}

void Referee::lose_armor(Seat seat, int points) {
  std::int16_t& armor = match.armor[index(seat)];
  armor = static_cast<std::int16_t>(armor - points);
  match.eventful = true;
  tell(Happening::armor_lost, seat, points, armor);
}

// SF-FX-SHIELD-05, SF-BATTLE-18.
void Referee::recover_shields() {
  for (const Copy copy : match.table.zones(kBoard, kBoard + kSectors - 1))
    for (const int half : {0, 1}) match.table.mark(copy).set_shield_hits(half, 0);
  tell(Happening::shields_recover, Seat::a);
}

}  // namespace wardroom::starfighter
