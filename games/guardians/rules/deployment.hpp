// Whether a card may come from the hand into play, and where (SG-SYSTEM, SG-DEPLOY, SG-LANE,
// SG-CREW, SG-WEAPON, SG-SQUAD).
#pragma once

#include "games/guardians/rules/position.hpp"

namespace wardroom::guardians {

Refusal can_settle(const Position& position, Seat seat, CardId card);
Refusal can_deploy(const Position& position, Seat seat, CardId card);
Refusal can_station(const Position& position, Seat seat, CardId card, int place);
Refusal can_assign(const Position& position, Seat seat, CardId card, int place);

// Whether a card of the seat may lie on this one, apart from its cost.
bool may_lie_on(const Position& position, Seat seat, CardId card, Copy host);
bool carries_crew(const Position& position, Copy host, CardId crew);
// Whether it is a ship at the Home System, or on one: SG-R-64.
bool is_hidden(const Position& position, Copy copy);
// Calls visit(copy) for the cards of a seat that others could lie on.
template <class Visitor>
void each_host(const Position& position, Seat seat, Visitor visit) {
  for (const Copy copy : position.table().zones(kHome, kZoneCount - 1)) {
    if (position.match.owner(copy) != seat || !is_in_play(position.table().zone_of(copy))) continue;
    const CardData& card = position.card(copy);
    if (card.is(Type::ship) || card.is(Type::squadron) || card.is_system()) visit(copy);
  }
}

}  // namespace wardroom::guardians
