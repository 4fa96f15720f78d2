// Lays the table of a scene: every card where it is written, whose it is, who knows it.
#include "games/wingcommander/scenes/scene.hpp"

#include <algorithm>

#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "words/wingcommander_scene.hpp"

namespace wardroom::wingcommander {
namespace {

using Stage = ScenePlan::Stage;

constexpr bool is_pile(int zone) {
  return zone < kHand;
}

class Layout {
 public:
  Layout(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults)
      : plan_(plan), set_(set), language_(language), faults_(faults) {}

  Match lay() {
    set_figures();
    for (int zone = 0; zone < kZoneCount; ++zone) read(zone);
    if (plan_.combat) add_played(plan_.combat->done);
    for (const Seat seat : kBothSeats) {
      if (plan_.luck_spent[index(seat)]) spend_luck(seat);
      if (const int zone = rest_zones_[index(seat)]; zone >= 0)
        cards_.add_rest(seat, starter_deck(set_, seat), zone);
    }
    if (faults_.empty()) deal();
    if (faults_.empty()) attach();
    if (plan_.stage == Stage::combat) note_guards();
    if (faults_.empty()) check_scene(plan_, position(), cards_.all(), language_, faults_);
    return match_;
  }

 private:
  Position position() const { return {match_, set_}; }
  void fault(int zone, const WrittenCard& card, std::string message) {
    faults_.push_back({zone_key(zone), card.at, std::move(message)});
  }
  const std::string& id(CardId card) const { return set_.text(card).id; }

  void set_figures() {
    match_.mode = plan_.setup.mode;
    match_.rulings = plan_.setup.rulings;
    match_.active = plan_.active;
    match_.turn = static_cast<std::uint16_t>(plan_.turn.value_or(plan_.active == Seat::a ? 1 : 2));
    match_.idle_turns = static_cast<std::uint8_t>(plan_.idle_turns);
    match_.eventful = plan_.eventful;
    match_.fought = plan_.fought;
    constexpr int kUsualPower = 30;  // WC-SETUP-04
    for (const Seat seat : kBothSeats) {
      const auto i = static_cast<std::size_t>(index(seat));
      match_.power[i] = static_cast<std::int16_t>(plan_.power[i].value_or(kUsualPower));
      match_.hits[i] = static_cast<std::uint8_t>(plan_.hits[i]);
      for (std::size_t point = 0; point < kNavPoints; ++point)
        match_.held[i][point] = static_cast<std::uint8_t>(plan_.held[i][point]);
    }
  }

  // --- from texts to cards, in the order they lie ---

  void read(int zone) {
    const std::string key = zone_key(zone);
    auto cards = cardplay::read_cards<CardForm>(key, plan_.cards[zone], set_, language_, faults_);
    cardplay::take_rest(cards, key, zone, is_pile(zone), rest_zones_[index(seat_of_zone(zone))],
                        language_, faults_);
    int head = -1;
    int pilot = -1;
    for (const WrittenCard& card : cards) {
      const Type type = set_.card(card.card).type;
      const int number = cards_.size();
      cards_.add({.zone = zone,
                  .owner = owner_of(zone, card),
                  .written = card,
                  .host = !card.attached        ? -1
                          : type == Type::award ? pilot
                                                : head});
      if (!card.attached) head = number;
      if (!card.attached || type == Type::pilot) pilot = type == Type::pilot ? number : -1;
    }
  }

  Seat owner_of(int zone, const WrittenCard& written) {
    const CardData& card = set_.card(written.card);
    if (written.owner && !fits(card.side, *written.owner))
      fault(zone, written,
            words::scene::wrong_owner(language_, id(written.card), letter(*written.owner)));
    const auto owner = written.owner ? written.owner : usual_owner(card, zone);
    if (!owner) fault(zone, written, words::scene::whose(language_, id(written.card)));
    return owner.value_or(Seat::a);
  }

  // Every Luck title a deck of that side may hold was played.
  void spend_luck(Seat seat) {
    for (const CardId luck : set_.lucks(seat)) {
      const SceneCard* found = cards_.find(seat, luck);
      if (found == nullptr)
        cards_.add(luck, zone_of(kDiscard, seat), seat);
      else if (found->zone != zone_of(kDiscard, seat))
        fault(found->zone, found->written, words::scene::luck_spent(language_, id(luck)));
    }
  }

  // The cards of what was done in a combat are played from the hand, where nobody saw another.
  void add_played(std::span<const CombatPlan::Done> done) {
    for (const auto& [seat, option] : done) {
      if (!is(option, Verb::maneuver) && !is(option, Verb::negate) && !is(option, Verb::damage))
        continue;
      const auto card = static_cast<CardId>(option.args[0]);
      if (card == kUnknownCard || !fits(set_.card(card).side, seat)) continue;
      cards_.add(card, zone_of(kHand, seat), seat).written.known = SeatSet::all();
    }
  }

  // --- onto the table ---

  // Copies of seat a are numbered first, so cards are dealt by owner and then put in order.
  void deal() {
    for (const Seat seat : kBothSeats) {
      DeckList& deck = match_.decks[index(seat)];
      const auto count = cards_.count(seat);
      if (count > kMaxDeck || count < kLeastDeck) {
        faults_.push_back(
            {std::string(1, letter(seat)) + ".deck", 0,
             words::scene::deck_size(language_, letter(seat), count, kLeastDeck, kMaxDeck)});
        return;
      }
      cards_.deal(match_.table, seat, zone_of_card);
      for (const SceneCard& card : cards_.all())
        if (card.owner == seat) deck.push_back(card.written.card);
      std::sort(deck.begin(), deck.end());
      if (seat == Seat::a) match_.first_copies = static_cast<std::uint8_t>(match_.table.copies());
    }
    cards_.put_in_order(match_.table, zone_of_card, [](int zone) { return zone < kDiscard; });
    for (const SceneCard& placed : cards_.all()) {
      match_.table.mark(placed.copy) = placed.written.mark;
      match_.table.reveal(placed.copy, knowledge(placed));
      const CardData& card = set_.card(placed.written.card);
      if (placed.zone == zone_of(kDiscard, placed.owner) && card.is(Type::luck))
        match_.luck_gone[index(placed.owner)] |= 1U << card.luck_number;
    }
  }

  static int zone_of_card(const SceneCard& placed) {
    return placed.written.attached ? int{kAttached} : placed.zone;
  }

  // WC-R-56.
  SeatSet knowledge(const SceneCard& placed) {
    const SeatSet told = placed.written.known.value_or(SeatSet::none());
    const int zone = placed.zone;
    if (zone < kDiscard) return told;
    const bool secret = (zone >= kHand && zone < kReady) || (zone >= kOrders && zone < kBrig);
    if (secret) return told | seat_of_zone(zone);
    if (placed.written.known) fault(zone, placed.written, words::scene::open_anyway(language_));
    return SeatSet::all();
  }

  // Weapons in any order that the rules allow: a Torpedo needs its Mount first (WC-WEAPON-06).
  void attach() {
    std::vector<const SceneCard*> waiting;
    for (const SceneCard& placed : cards_.all()) {
      if (!placed.written.attached) continue;
      if (placed.host < 0)
        fault(placed.zone, placed.written,
              words::scene::award_on_pilot(language_, id(placed.written.card)));
      else if (set_.card(placed.written.card).is(Type::weapon))
        waiting.push_back(&placed);
      else
        match_.table.attach(placed.copy, cards_.host_of(placed));
    }
    for (bool again = true; again;) {
      again = std::erase_if(waiting, [&](const SceneCard* weapon) {
                const Copy host = cards_.host_of(*weapon);
                if (!position().is(host, Type::fighter)) return false;
                if (!may_carry(position(), weapon->copy, host)) return false;
                match_.table.attach(weapon->copy, host);
                return true;
              }) > 0;
    }
    for (const SceneCard* weapon : waiting)
      fault(weapon->zone, weapon->written,
            words::scene::cannot_carry(language_, id(position().card_id(cards_.host_of(*weapon))),
                                       id(weapon->written.card)));
  }

  // WC-CARRIER-02, WC-CAPITAL-03: who was there as the Combat Phase began.
  void note_guards() {
    match_.guarded = plan_.guarded;
    for (int point = 0; point < kNavPoints; ++point)
      if (has_flights(position(), nav_point(point), other(plan_.active)))
        match_.guarded |= bit(nav_point(point));
  }

  const ScenePlan& plan_;
  const Set& set_;
  Language language_;
  SceneFaults& faults_;
  Match match_{};
  cardplay::SceneCards<CardForm, CardTable> cards_;
  std::array<int, 2> rest_zones_ = {-1, -1};
};

}  // namespace

Match lay_out(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults) {
  return Layout(plan, set, language, faults).lay();
}

}  // namespace wardroom::wingcommander
