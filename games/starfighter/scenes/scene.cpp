#include "games/starfighter/scenes/scene.hpp"

#include <algorithm>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "words/starfighter_scene.hpp"

namespace wardroom::starfighter {
namespace {

using Stage = ScenePlan::Stage;

Seat holder_of(const ScenePlan& plan) {
  if (plan.initiative) return *plan.initiative;
  return plan.passed[1] && !plan.passed[0] ? Seat::b : Seat::a;
}

std::string for_seat(std::string_view what, Seat seat) {
  return std::string(what) + '.' + letter(seat);
}

// Lays the table and notes everything that could not be so.
class Layout {
 public:
  Layout(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults)
      : plan_(plan), set_(set), language_(language), faults_(faults) {
    for (auto& placed : placed_) placed.resize(static_cast<std::size_t>(set.cards()));
  }

  Match lay() {
    match_.mode = plan_.setup.mode;
    match_.rulings = plan_.setup.rulings;
    match_.shift = static_cast<std::int8_t>(plan_.shift);
    match_.initiative = holder_of(plan_);
    match_.passed = plan_.passed;
    match_.round = static_cast<std::uint16_t>(plan_.round);
    match_.idle_rounds = static_cast<std::uint8_t>(plan_.idle_rounds);
    match_.eventful = plan_.eventful;
    take_cruisers();
    set_armor();
    for (const Seat seat : {Seat::a, Seat::b}) {  // copies of seat a come first
      for (int zone = 0; zone < kZoneCount; ++zone)
        if (owner_of(zone) == seat) place(zone);
      place_rest(seat);
    }
    if (own_decks()) note_decks();
    check_phase();
    lay_pending();
    return match_;
  }

 private:
  void fault(std::string key, std::size_t at, std::string message) {
    faults_.push_back({std::move(key), at, std::move(message)});
  }
  Position position() const { return {match_, set_}; }
  std::string id(CardId card) const { return set_.id(card); }
  std::string key_of(int zone) const { return zone_key(zone, plan_.setup.mode); }

  // Whose cards lie there: of one shared deck they are all counted as seat a's, in Total War each
  // player has an own one (SF-TOTAL-08).
  bool own_decks() const { return plan_.setup.mode == Mode::total_war; }
  Seat owner_of(int zone) const {
    if (!own_decks()) return Seat::a;
    if (zone >= kBoard) return board_of(zone - kBoard);
    const bool second = zone == kSecondDiscard || zone == kSecondDeck || zone == hand_of(Seat::b) ||
                        zone == aside_of(Seat::b);
    return second ? Seat::b : Seat::a;
  }

  void take_cruisers() {
    for (const Seat seat : {Seat::a, Seat::b}) {
      const int cruiser = plan_.setup.cruisers[index(seat)];
      if (cruiser == Setup::kChosenInPlay) {
        if (plan_.stage != Stage::setup)
          fault(for_seat("cruiser", seat), 0,
                words::scene::cruiser_missing(language_, letter(seat)));
        continue;
      }
      if (const Refusal refusal = can_take(position(), cruiser))
        fault(for_seat("cruiser", seat), 0, Starfighter::sentence(refusal, set_, language_));
      match_.take_cruiser(seat, cruiser, set_);
    }
  }

  void set_armor() {
    for (const Seat seat : {Seat::a, Seat::b}) {
      const auto given = plan_.armor[index(seat)];
      const int cruiser = match_.cruiser[index(seat)];
      if (!given || cruiser == Setup::kChosenInPlay) continue;
      if (*given > set_.cruiser(cruiser).armor)
        fault(for_seat("armor", seat), 0,
              words::scene::armor(language_, set_.cruiser(cruiser).name,
                                  set_.cruiser(cruiser).armor));
      match_.armor[index(seat)] = static_cast<std::int16_t>(*given);
    }
  }

  void place(int zone) {
    const std::string key = key_of(zone);
    int& rest_zone = rest_zones_[index(owner_of(zone))];
    auto cards = cardplay::read_cards<CardForm>(key, plan_.cards[zone], set_, language_, faults_);
    if (zone >= kBoard) check_sector(key, zone - kBoard, cards);
    cardplay::take_rest(cards, key, zone, is_deck(zone) || is_discard(zone), rest_zone, language_,
                        faults_);
    if (is_deck(zone)) std::ranges::reverse(cards);  // written from the top
    for (const WrittenCard& card : cards) place(key, zone, card);
  }

  void place(const std::string& key, int zone, const WrittenCard& card) {
    auto& placed = placed_[index(owner_of(zone))];
    if (placed[card.card]) {
      fault(key, card.at, words::scene::twice(language_, id(card.card)));
      return;
    }
    placed[card.card] = true;
    if (match_.mode == Mode::training && !set_.front(card.card).green)
      fault(key, card.at, words::scene::blue(language_, id(card.card)));
    else if (!in_use(set_, match_.mode, card.card))
      fault(key, card.at, words::scene::added(language_, id(card.card)));
    if (zone < kBoard && !card.plain()) fault(key, card.at, words::scene::plain_pile(language_));
    const Copy copy = match_.table.deal(card.card, zone);
    if (zone >= kBoard) mark(copy, card);
    match_.table.reveal(copy, knowledge(key, zone, card));
  }

  void mark(Copy copy, const WrittenCard& card) {
    Mark& mark = match_.table.mark(copy);
    mark.set_down(card.down);
    mark.set_pivoted(card.pivoted);
    for (const int lying : {0, 1}) mark.set_hits(printed_half(mark, lying), card.hits[lying]);
    const Face& face = shown(position(), copy);
    mark.set_shield_hits(face.half[0].shields > 0 ? 0 : 1, std::min(card.shield_hits, 4));
  }

  // SF-INFO-09, SF-INFO-10, SF-R-47, SF-R-48, SF-R-53.
  SeatSet knowledge(const std::string& key, int zone, const WrittenCard& card) {
    const bool down = zone >= kBoard && card.down;
    const bool closed_discard = is_discard(zone) && match_.plays(Ruling::closed_discard);
    if (card.known == SeatSet::all() && down) {
      if (match_.plays(Ruling::seen_is_forgotten))
        fault(key, card.at, words::scene::known_forgotten(language_));
      return SeatSet::all();
    }
    if (card.known && is_discard(zone) && card.known != SeatSet::all()) {
      if (!closed_discard) fault(key, card.at, words::scene::known_discard(language_));
      return *card.known;
    }
    if (card.known) fault(key, card.at, words::scene::known(language_));
    if (down) return board_of(zone - kBoard);
    if (zone >= kBoard || is_discard(zone)) return SeatSet::all();
    if (zone == hand_of(Seat::a) || zone == hand_of(Seat::b)) return seat_at(zone - kHand);
    return SeatSet::none();
  }

  void check_sector(const std::string& key, Sector sector, const std::vector<WrittenCard>& cards) {
    const auto room = static_cast<std::size_t>(spaces(position(), sector));
    if (cards.size() > room)
      fault(key, cards[room].at,
            words::scene::too_many(language_, sector_name(sector), static_cast<int>(room)));
    for (std::size_t i = 0; i < cards.size(); ++i)
      check_tokens(key, cards[i], i + 1 == cards.size());
  }

  // Tokens lie on visible halves only, one on each Fighter or shield.
  void check_tokens(const std::string& key, const WrittenCard& card, bool top) {
    if (card.card == kUnknownCard) return;
    const Face& face = card.down ? kBack : set_.front(card.card).face;
    const auto lying = [&](int half) -> const Half& {
      return face.half[static_cast<std::size_t>(card.pivoted ? 1 - half : half)];
    };
    if (card.hits[0] > lying(0).fighters)
      fault(key, card.at, words::scene::upper_full(language_, id(card.card), lying(0).fighters));
    if (card.hits[1] > lying(1).fighters)
      fault(key, card.at, words::scene::lower_full(language_, id(card.card), lying(1).fighters));
    const int fighters = face.half[0].fighters + face.half[1].fighters;
    if (card.hits[0] + card.hits[1] >= fighters)
      fault(key, card.at, words::scene::destroyed(language_, id(card.card)));
    const int shields = face.half[0].shields + face.half[1].shields;
    if (card.shield_hits > shields)
      fault(key, card.at, words::scene::shields(language_, id(card.card), shields));
    if (card.shield_hits > 0 && plan_.stage == Stage::reinforcements)
      fault(key, card.at, words::scene::shields_recover(language_));
    if (!top && (card.hits[0] > 0 || (card.shield_hits > 0 && lying(0).shields > 0)))
      fault(key, card.at, words::scene::covered(language_, id(card.card)));
  }

  void place_rest(Seat owner) {
    const int zone = rest_zones_[index(owner)];
    if (zone < 0 || (!is_deck(zone) && !is_discard(zone))) return;
    auto& placed = placed_[index(owner)];
    const auto under = static_cast<std::size_t>(match_.table.size(zone));
    for (int card = set_.cards() - 1; card >= 0; --card) {
      const auto front = static_cast<CardId>(card);
      if (placed[front] || !in_use(set_, match_.mode, front)) continue;
      placed[front] = true;
      const Copy copy = match_.table.deal(front, zone);
      if (is_discard(zone)) match_.table.reveal(copy, SeatSet::all());
    }
    if (is_deck(zone))  // they were written first, so they lie above
      for (std::size_t i = 0; i < under; ++i)
        match_.table.move({static_cast<std::int16_t>(zone), 0}, zone);
  }

  // SF-TOTAL-01, SF-TOTAL-04: a player's deck list is every card of theirs on the table.
  void note_decks() {
    for (const Seat seat : {Seat::a, Seat::b}) {
      CardSet& deck = match_.decks[index(seat)];
      for (int card = 0; card < set_.cards(); ++card)
        if (placed_[index(seat)][static_cast<std::size_t>(card)])
          deck.add(static_cast<CardId>(card));
      if (deck.size() < kSmallestDeck)
        fault(for_seat("deck", seat), 0,
              words::scene::small_deck(language_, letter(seat), deck.size(), kSmallestDeck));
    }
  }

  void check_phase() {
    if (plan_.stage == Stage::setup) check_before_game();
    if (plan_.stage == Stage::reinforcements && std::min(match_.armor[0], match_.armor[1]) <= 0)
      fault(match_.armor[0] <= 0 ? "armor.a" : "armor.b", 0, words::scene::is_over(language_));
    if (plan_.stage != Stage::deployment) {
      only_in("deployment", plan_.turn.has_value(), "turn");
      only_in("deployment", plan_.passed[0] || plan_.passed[1], "passed");
    } else {
      check_deployment();
    }
    if (plan_.stage == Stage::combat) {
      check_combat();
    } else {
      only_in("combat", plan_.order.has_value(), "order");
      only_in("combat", plan_.battle.has_value(), "battle");
      only_in("combat", plan_.suffers.has_value(), "suffers");
      only_in("combat", plan_.tokens[0] + plan_.tokens[1] > 0, "tokens");
    }
  }

  void only_in(std::string_view phase, bool given, const char* key) {
    if (given) faults_.push_back(cardplay::only_in(key, phase, language_));
  }

  void check_before_game() {
    for (int zone = 0; zone < kZoneCount; ++zone)
      if (!is_deck(zone) && match_.table.size(zone) > 0)
        fault(key_of(zone), 0, words::scene::before_game(language_));
    for (const Seat seat : {Seat::a, Seat::b})
      if (plan_.armor[index(seat)])
        fault(for_seat("armor", seat), 0, words::scene::before_game(language_));
    if (plan_.shift != 0) fault("shift", 0, words::scene::before_game(language_));
    if (plan_.idle_rounds != 0) fault("idle", 0, words::scene::before_game(language_));
  }

  void check_deployment() {
    for (const Seat seat : {Seat::a, Seat::b}) {
      if (!plan_.passed[index(seat)]) continue;
      if (plan_.turn == seat) fault("turn", 0, words::scene::has_passed(language_, letter(seat)));
      if (!plan_.passed[index(other(seat))] && match_.initiative != seat)
        fault("initiative", 0, words::scene::passed_first(language_, letter(seat)));
    }
  }

  void check_combat() {
    if (plan_.battle && !plan_.order) fault("battle", 0, words::scene::battle_order(language_));
    if (plan_.battle && facing(position(), *plan_.battle) < 0)
      fault("battle", 0, words::scene::faces_nothing(language_, sector_name(*plan_.battle)));
    if (plan_.suffers && !plan_.battle) fault("suffers", 0, words::scene::suffers_where(language_));
    const Seat holder = match_.initiative;
    const bool tokens = plan_.tokens[0] + plan_.tokens[1] > 0;
    if (tokens && !plan_.suffers) fault("tokens", 0, words::scene::tokens_whose(language_));
    if (plan_.suffers == other(holder) && plan_.tokens[index(holder)] > 0)
      fault(for_seat("tokens", holder), 0, words::scene::tokens_placed(language_));
  }

  void lay_pending() {
    const auto effects = read_pending(plan_.pending, set_, language_, faults_);
    const bool possible =
        plan_.stage == Stage::deployment || (plan_.stage == Stage::combat && plan_.suffers);
    if (!effects.empty() && !possible) fault("pending", 0, words::scene::pending_when(language_));
    if (effects.empty() && plan_.chain > 0) fault("chain", 0, words::scene::chain(language_));
    for (const WrittenEffect& effect : effects) lay(effect);
    match_.chain.triggers = static_cast<std::uint8_t>(plan_.chain);
    if (!effects.empty()) match_.chain.groups = static_cast<std::uint8_t>(effects.back().group + 1);
  }

  void lay(const WrittenEffect& effect) {
    const auto wrong = [&](std::string message) {
      fault("pending", effect.at, std::move(message));
    };
    const std::string place = spot_name(effect.spot);
    if (!holds_card(position(), effect.spot)) return wrong(words::scene::no_card(language_, place));
    if (effect.half == 0 && effect.spot.position + 1 < height(position(), sector_of(effect.spot)))
      return wrong(words::scene::hidden_effect(language_, place));
    const Copy copy = match_.table.at(effect.spot);
    const int half = printed_half(match_.table.mark(copy), effect.half);
    const Effect shows = shown(position(), copy).half[static_cast<std::size_t>(half)].effect;
    if (shows == Effect::none) return wrong(words::scene::no_effect(language_));
    if (!effect.name.empty() && effect.name != symbol_of(shows))
      return wrong(words::scene::other_effect(language_, symbol_of(shows)));
    for (const Pending& earlier : match_.chain.pending) {
      if (earlier.copy == copy && earlier.half == half)
        return wrong(words::scene::pending_twice(language_));
      if (earlier.group == effect.group && earlier.copy != copy)
        return wrong(words::scene::group(language_));
    }
    match_.chain.pending.push_back(
        {copy, static_cast<std::uint8_t>(half), static_cast<std::uint8_t>(effect.group)});
  }

  const ScenePlan& plan_;
  const Set& set_;
  Language language_;
  SceneFaults& faults_;
  Match match_{};
  std::array<std::vector<bool>, 2> placed_;  // by owner
  std::array<int, 2> rest_zones_ = {-1, -1};
};

}  // namespace

Match lay_out(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults) {
  return Layout(plan, set, language, faults).lay();
}

}  // namespace wardroom::starfighter
