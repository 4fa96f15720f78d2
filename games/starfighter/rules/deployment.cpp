// Phase 2: players alternate, one card from hand or a pass (SF-DEPLOY).
#include <algorithm>

#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {
namespace {

void pass(Referee& referee, Seat seat) {
  Match& match = referee.match;
  referee.tell(Happening::passed, seat);
  const bool first = !match.passed[0] && !match.passed[1];
  match.passed[index(seat)] = true;
  if (first) {  // SF-DEPLOY-19, SF-R-43
    match.initiative = seat;
    referee.tell(Happening::initiative_taken, seat);
  }
}

}  // namespace

Flow Deployment::resume(Referee& referee) {
  const Match& match = referee.match;
  if (!match.chain.pending.empty()) return referee.call(ResolveChain{});  // SF-DEPLOY-16
  if (match.passed[0] && match.passed[1]) return Flow::done;              // SF-DEPLOY-21
  if (match.passed[index(turn)]) turn = other(turn);                      // SF-DEPLOY-20
  return Flow::ask;
}

Decision Deployment::decision(const Position&) const {
  return {turn, Kind::act};
}

void Deployment::options(const Position& position, OptionList& list) const {
  const CardTable& table = position.match.table;
  std::array<NextSpace, kColumns> next;
  for (int column = 0; column < kColumns; ++column)
    next[column] = next_space(position, sector_at(turn, column));
  list.push_back(make_option(Verb::pass));  // SF-DEPLOY-17
  for (const Copy copy : table.zone(hand_of(turn))) {
    const CardId card = table.card(copy);
    const int level = position.set.front(card).level;
    for (const int face : {kUp, kDown})  // SF-DEPLOY-08
      for (const NextSpace& space : next)
        if (!can_place(card, level, face == kDown, space))
          list.push_back(make_option(Verb::play, card, face, space.sector));
  }
}

Refusal Deployment::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::play)) return refuse(Reason::deploy_now);
  const CardTable& table = position.match.table;
  const auto card = static_cast<CardId>(option.args[0]);
  const auto hand = table.zone(hand_of(turn));
  if (std::ranges::find(hand, card, [&](Copy copy) { return table.card(copy); }) == hand.end() ||
      card == kUnknownCard)
    return refuse(Reason::not_in_hand, card);
  if (board_of(option.args[2]) != turn) return refuse(Reason::not_your_board, option.args[2]);
  return can_place(card, position.set.front(card).level, option.args[1] == kDown,
                   next_space(position, option.args[2]));
}

// SF-R-42: without cards or without a free space one must pass. Any card can be played face down on
// any free space (SF-DEPLOY-15), so everybody can see when that is so.
std::optional<Option> Deployment::forced(const Position& position) const {
  if (position.match.table.size(hand_of(turn)) > 0)
    for (int column = 0; column < kColumns; ++column)
      if (has_room(position, sector_at(turn, column))) return std::nullopt;
  return make_option(Verb::pass);
}

Flow Deployment::choose(Referee& referee, const Option& option) {
  const Seat seat = turn;
  turn = other(turn);
  if (is(option, Verb::pass))
    pass(referee, seat);
  else
    referee.play_from_hand(seat, static_cast<CardId>(option.args[0]), option.args[1] == kDown,
                           option.args[2]);
  return Flow::next;
}

}  // namespace wardroom::starfighter
