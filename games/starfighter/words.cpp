// Sentences: what happened, and why something is not allowed. Each is a template with operands;
// the operand's letter says how it is read:
//   {c0} card   {s0} sector   {p0} space   {e0} effect   {n0} number   {h0} half   {d0} side
//   {k0} Cruiser   {C} the event's card   {S} the seat
#include <array>

#include "games/starfighter/events.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

constexpr std::array<std::string_view, static_cast<std::size_t>(Happening::count)> kHappenings = {
    "{S} begins and takes the Initiative.",
    "{S} takes the Cruiser {k0}.",
    "Round {n0}.",
    "{S} draws {C}.",
    "{S} has nothing to draw.",
    "The discard pile is shuffled into a new deck of {n0}.",
    "{S} shuffles their discard pile into a new deck of {n0}.",
    "{S} sets a card aside unseen.",
    "{S} takes {C} from aside into hand.",
    "{S} plays {C} {u0} on {p1}.",
    "{S} passes.",
    "{S} takes the Initiative.",
    "{e0} triggers on {C} at {p1}.",
    "A pending {e0} is hidden and does not trigger.",
    "{e0} finds no target.",
    "{t0}",
    "{S} moves {C} from {p0} to {p1}.",
    "{S} pivots {C} at {p0}.",
    "{S} rolls {C} at {p0} face {u1}.",
    "{C} of {S} at {p0} is destroyed.",
    "{C} of {S} at {p0} takes {n1} on its upper and {n2} on its lower Fighters.",
    "The shields of {C} at {p0} take {n1}.",
    "Tokens of {C} that were covered return to the stock: {n0}.",
    "The force field of {S} absorbs {n0}.",
    "{S} loses {n0} armor and has {n1}.",
    "{S} shifts to the {d0}.",
    "{S} stays in place.",
    "{S} orders the battles towards the {d0}.",
    "Battle of {s0} and {s1}: {n2} tokens for player a, {n3} for player b.",
    "{S} receives the Initiative.",
    "All shields recover.",
    "{w0}",
};

constexpr std::array<std::string_view, static_cast<std::size_t>(Reason::count)> kReasons = {
    "",
    "The game is over.",
    "Choose your Cruiser first.",
    "{k0} is already taken.",
    "{k0} does not fly in Training: take Ares or Athena.",
    "It is your turn of Deployment: play a card from hand or pass.",
    "{c0} is not in your hand.",
    "{s0} is not on your Cruiser; you play on your own board.",
    "All spaces of {s0} are taken.",
    "{c0} is level {l0} and only goes on a space of that level; the next space of {s1} is level "
    "{n2}. Face down it would be level 0.",
    "Shift your Cruiser by one sector, or stay.",
    "A shift to the {d0} would leave fewer than two sectors facing each other.",
    "Choose the order of the battles: towards the left or the right.",
    "The {e0} must be carried out now.",
    "There is no card at {p0}.",
    "There is no card in {s0}.",
    "Cards never change boards: {p0} and {s1} belong to different Cruisers.",
    "{s1} is not next to the sector of {p0}.",
    "There is no free space in {s0} (R-04).",
    "A free movement goes to another sector (R-12).",
    "Several effects were revealed together: choose which one goes first.",
    "No effect of the newest group waits at the {h1} half of {p0}.",
    "Say how the {n0} tokens are split: upper half, then lower half.",
    "Exactly {n0} tokens have to be placed.",
    "The {h0} half has only {n1} undamaged Fighters, and each takes one token.",
};

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

class Sentence {
 public:
  Sentence(const Set& set, std::span<const std::int16_t> args, Seat seat, std::uint16_t card)
      : set_(set), args_(args), seat_(seat), card_(card) {}

  std::string fill(std::string_view pattern) const {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      if (pattern[i] != '{') {
        text += pattern[i];
        continue;
      }
      const std::size_t end = pattern.find('}', i);
      const char kind = pattern[i + 1];
      const int arg = end > i + 2 ? args_[static_cast<std::size_t>(pattern[i + 2] - '0')] : 0;
      text += operand(kind, arg);
      i = end;
    }
    return capitalised(std::move(text));
  }

 private:
  std::string card_name(int card) const {
    if (card < 0 || card >= set_.cards()) return "a card";
    return set_.id(static_cast<CardId>(card));
  }

  std::string operand(char kind, int arg) const {
    switch (kind) {
      case 'C': return card_name(card_ == kNoCard ? -1 : card_);
      case 'S': return std::string("player ") + letter(seat_);
      case 'c': return card_name(arg);
      case 'l': return std::to_string(set_.front(static_cast<CardId>(arg)).level);
      case 's': return sector_name(arg);
      case 'p': return spot_name(operand_spot(arg));
      case 'e': return std::string(name_of(static_cast<Effect>(arg)));
      case 'h': return arg == 0 ? "upper" : "lower";
      case 'd': return arg == kLeft ? "left" : "right";
      case 'u': return arg == kUp ? "up" : "down";
      case 'k': return set_.cruiser(arg).name;
      case 't':
        return arg == 0
                   ? "The chain has come back to an earlier state: what was revealed last is "
                     "dropped (R-21)."
                   : "The chain has reached 64 triggers: everything pending is dropped (R-21).";
      case 'w':
        return arg == 1 ? "the game is a draw."
                        : std::string("player ") + letter(seat_) + " wins the game.";
      default: return std::to_string(arg);
    }
  }

  const Set& set_;
  std::span<const std::int16_t> args_;
  Seat seat_;
  std::uint16_t card_;
};

}  // namespace

bool Starfighter::is_play(const Event& event) {
  return event.kind == static_cast<std::uint16_t>(Happening::played);
}

std::string Starfighter::question(const Match& match, const Set& set) {
  const auto decision = Starfighter::decision(match, set);
  if (!decision) return "The game is over.";
  return match.stack.visit_top([&](const auto& frame) -> std::string {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, ChooseCruiser>) {
      return "Choose your Cruiser.";
    } else if constexpr (std::is_same_v<Frame, Deployment>) {
      return match.passed[index(other(frame.turn))]
                 ? "Your opponent has passed. Play a card from hand, or pass to end Deployment."
                 : "Play a card from hand, or pass; whoever passes first takes the Initiative.";
    } else if constexpr (std::is_same_v<Frame, Combat>) {
      return frame.step == Combat::kShift
                 ? "You have the Initiative: shift your Cruiser by one sector, or stay."
                 : "Choose towards which side the battles are fought.";
    } else if constexpr (std::is_same_v<Frame, Strike>) {
      return "Place " + std::to_string(frame.points) + " Damage " +
             (frame.points == 1 ? "token" : "tokens") + " on the top card of " +
             sector_name(frame.sector) + ": how many on the upper and on the lower half?";
    } else if constexpr (std::is_same_v<Frame, ResolveChain>) {
      return "Two effects were revealed together. Which one goes first?";
    } else if constexpr (std::is_same_v<Frame, CarryOut>) {
      return "Carry out the " + std::string(name_of(frame.effect)) +
             (frame.effect == Effect::hit_fighter ? ": choose a sector." : ": choose a card.");
    } else {
      return {};
    }
  });
}

std::string Starfighter::sentence(const Event& event, const Set& set, SeatSet viewers) {
  return Sentence(set, event.args, event.seat, event.card_for(viewers))
      .fill(kHappenings[event.kind]);
}

std::string Starfighter::sentence(const Refusal& refusal, const Set& set) {
  return Sentence(set, refusal.args, Seat::a, kNoCard).fill(kReasons[refusal.reason]);
}

}  // namespace wardroom
