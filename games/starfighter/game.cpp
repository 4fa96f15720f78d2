#include "games/starfighter/game.hpp"

#include <array>

#include "games/packs.hpp"
#include "games/starfighter/referee.hpp"

namespace wardroom {

using starfighter::CardId;
using starfighter::Copy;
using starfighter::Mode;
using starfighter::Position;
using starfighter::Referee;

namespace {

// SF-SETUP-01 and 03: the cards in use are public.
bool in_use(const starfighter::Set& set, Mode mode, int card) {
  return mode == Mode::skirmish || set.front(static_cast<CardId>(card)).green;
}

// One shared deck of cards everybody knows: what is not seen is what is left of it.
struct SharedDeck {
  static constexpr int kPools = 1;
  const starfighter::Set& set;

  static int pool_of(const starfighter::Match&, Copy) { return 0; }

  void draw(const starfighter::Match& view, Seat, int, Random&, std::span<CardId> cards) const {
    std::array<bool, 256> seen{};
    for (int copy = 0; copy < view.table.copies(); ++copy)
      seen[view.table.card(static_cast<Copy>(copy))] = true;
    std::size_t next = 0;
    for (int card = 0; card < set.cards() && next < cards.size(); ++card)
      if (!seen[static_cast<std::size_t>(card)] && in_use(set, view.mode, card))
        cards[next++] = static_cast<CardId>(card);
  }

  static void settle(starfighter::Match&, Seat) {}
};

}  // namespace

const Starfighter::Set& Starfighter::own_set() {
  static const Set set = starfighter::from_pack(packs::starfighter_cards()).set;
  return set;
}

const RuleBook& Starfighter::rule_book() {
  static const RuleBook book = RuleBook::from_pack(packs::starfighter_rules());
  return book;
}

Starfighter::Match Starfighter::begin(const Setup& setup, const Set& set, const Chance& chance,
                                      Witness* witness) {
  Match match{};
  match.mode = setup.mode;
  match.rulings = setup.rulings;
  for (const Seat seat : {Seat::a, Seat::b}) {
    const std::int8_t cruiser = setup.cruisers[index(seat)];
    if (cruiser != Setup::kChosenInPlay) match.take_cruiser(seat, cruiser, set);
  }
  for (int card = 0; card < set.cards(); ++card)
    if (in_use(set, setup.mode, card))
      match.table.deal(static_cast<CardId>(card), starfighter::kDeck);
  Referee referee(match, set, chance, witness);
  referee.call(starfighter::WholeGame{});
  proceed(referee);
  return match;
}

std::optional<Decision> Starfighter::decision(const Match& match, const Set& set) {
  return decision_of<Referee>(Position{match, set});
}

void Starfighter::list(const Match& match, const Set& set, OptionList& options) {
  list_options<Referee>(Position{match, set}, options);
}

Refusal Starfighter::check(const Match& match, const Set& set, const Option& option) {
  return check_option<Referee>(Position{match, set}, option,
                               starfighter::refuse(starfighter::Reason::game_over));
}

void Starfighter::play(Match& match, const Set& set, const Option& option, const Chance& chance,
                       Witness* witness) {
  Referee referee(match, set, chance, witness);
  play_option(referee, option);
}

Starfighter::Match Starfighter::view(const Match& match, SeatSet viewers) {
  return view_for(match, viewers);
}

Starfighter::Match Starfighter::redeal(const Match& view, const Set& set, Seat viewer,
                                       Random& random) {
  return wardroom::redeal(view, viewer, SharedDeck{set}, random);
}

}  // namespace wardroom
