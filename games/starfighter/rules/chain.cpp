// Effects revealed and waiting: groups, their order, and the bounds of a chain (SF-CHAIN).
#include <algorithm>

#include "games/starfighter/rules/effects.hpp"
#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {
namespace {

// SF-CHAIN-03, SF-R-16: the effects of the newest group, at the end of the list.
std::span<const Pending> newest(const Chain& chain) {
  const Pending* first = chain.pending.end();
  while (first != chain.pending.begin() && (first - 1)->group == chain.pending.back().group)
    --first;
  return {first, chain.pending.end()};
}

// SF-R-21: the cards of every sector with face and orientation, and the pending groups as sets.
std::uint64_t state_of(const Position& position) {
  const CardTable& table = position.match.table;
  Digest digest;
  for (Sector sector = 0; sector < kSectors; ++sector) {
    std::uint64_t cards = 1;
    for (const Copy copy : table.zone(zone_of(sector))) {
      const Mark& mark = table.mark(copy);
      const unsigned lies = (mark.down() ? 1U : 0U) | (mark.pivoted() ? 2U : 0U);
      cards = cards << 12U | (copy * 4U + lies);
    }
    digest.add(cards);
  }
  // A set does not depend on the order of its elements, and neither does their sum.
  const auto& pending = position.match.chain.pending;
  std::uint64_t group = 0;
  for (std::size_t i = 0; i < pending.size(); ++i) {
    group += mix(pending[i].copy * 2U + pending[i].half + 1U);
    if (i + 1 < pending.size() && pending[i + 1].group == pending[i].group) continue;
    digest.add(group);
    group = 0;
  }
  return digest.value();
}

// SF-R-21 (a): answers false if this chain has been in this state before.
bool note_state(Referee& referee) {
  Chain& chain = referee.match.chain;
  const std::uint64_t state = state_of(referee);
  if (std::ranges::find(chain.noted, state) != chain.noted.end()) return false;
  if (chain.noted.size() < Chain::kMaxTriggers) chain.noted.push_back(state);
  return true;
}

// SF-FX-GEN-09: the player on whose board the card lies.
Seat controller(const Position& position, const Pending& pending) {
  return board_of(sector_of(position.match.table.where(pending.copy)));
}

}  // namespace

Flow ResolveChain::resume(Referee& referee) {
  Chain& chain = referee.match.chain;
  switch (step) {
    case kStart:
      // No state is ever compared if nothing here is carried out on a target.
      if (std::ranges::any_of(chain.pending, [&](const Pending& p) {
            return needs_target(shown(referee, p.copy).half[p.half].effect);
          }))
        note_state(referee);
      step = kPick;
      break;
    case kCarried:
      // SF-R-21 (a): a chain that comes back to a state drops what this last effect revealed.
      if (!chain.pending.empty() && !note_state(referee) &&
          !referee.match.plays(Ruling::no_repeat_rule)) {
        const std::size_t pending = chain.pending.size();
        chain.pending.remove_if([&](const Pending& p) { return p.group >= groups_before; });
        if (chain.pending.size() < pending) referee.tell(Happening::chain_cut, Seat::a, 0);
      }
      step = kPick;
      break;
    case kPick: break;
  }
  if (!chain.pending.empty() && chain.triggers == Chain::kMaxTriggers) {  // SF-R-21 (b)
    chain.pending.clear();
    referee.tell(Happening::chain_cut, Seat::a, 1);
  }
  if (chain.pending.empty()) {
    chain.noted.clear();
    chain.triggers = 0;
    chain.groups = 0;
    return Flow::done;
  }
  return Flow::ask;
}

Decision ResolveChain::decision(const Position& position) const {
  return {controller(position, position.match.chain.pending.back()), Kind::order};
}

// SF-CHAIN-02: of effects revealed together the player chooses which goes first.
void ResolveChain::options(const Position& position, OptionList& list) const {
  const CardTable& table = position.match.table;
  for (const Pending& pending : newest(position.match.chain)) {
    const int lying = printed_half(table.mark(pending.copy), pending.half);
    list.push_back(make_option(Verb::resolve, spot_operand(table.where(pending.copy)), lying));
  }
}

Refusal ResolveChain::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::resolve)) return refuse(Reason::pick_effect_now);
  OptionList list;
  options(position, list);
  if (std::ranges::find(list, option) == list.end())
    return refuse(Reason::not_pending, option.args[0], option.args[1]);
  return kAllowed;
}

std::optional<Option> ResolveChain::forced(const Position& position) const {
  if (newest(position.match.chain).size() > 1) return std::nullopt;
  OptionList list;
  options(position, list);
  return list[0];
}

Flow ResolveChain::choose(Referee& referee, const Option& option) {
  Match& match = referee.match;
  Chain& chain = match.chain;
  ++chain.triggers;
  const Spot spot = operand_spot(option.args[0]);
  const Copy copy = match.table.at(spot);
  const int half = printed_half(match.table.mark(copy), option.args[1]);
  const Seat seat = board_of(sector_of(spot));
  const Effect effect = shown(referee, copy).half[static_cast<std::size_t>(half)].effect;
  const int group = chain.pending.back().group;
  chain.pending.remove_if([&](const Pending& p) { return p.copy == copy && p.half == half; });
  groups_before = chain.groups;
  referee.tell_card(Happening::triggered, seat, copy, static_cast<int>(effect), option.args[0],
                    option.args[1], group);
  switch (effect) {
    case Effect::draw: referee.draw_aside(seat); break;                 // SF-FX-DRAW-01
    case Effect::hit_enemy: referee.lose_armor(other(seat), 1); break;  // SF-FX-HITENEMY-01
    case Effect::hit_self: referee.lose_armor(seat, 1); break;          // SF-FX-HITSELF-01
    default:
      if (!has_target(referee, effect)) {  // SF-R-05
        referee.tell(Happening::effect_skipped, seat, static_cast<int>(effect));
        break;
      }
      step = kCarried;
      return referee.call(CarryOut{effect, seat});
  }
  return Flow::next;
}

}  // namespace wardroom::starfighter
