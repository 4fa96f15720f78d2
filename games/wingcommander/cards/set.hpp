// The cards of Wing Commander as the rules use them: figures, and the program of what a card does.
// A set is made of what its pack has (cards/card_set.hpp) and never changes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardplay/lasting.hpp"
#include "cardplay/moment_index.hpp"
#include "cards/card_set.hpp"
#include "engine/seat.hpp"
#include "games/wingcommander/cards/limits.hpp"

namespace wardroom::wingcommander {

using CardId = std::uint8_t;
inline constexpr CardId kUnknownCard = 255;
inline constexpr int kCardNumbers = 256;  // that a CardId can be
inline constexpr int kMaxDeck = 100;      // WC-DECK-05; also the most a casual deck may hold here
inline constexpr int kLeastDeck = 40;     // WC-DECK-02

using vocabulary::Side;
using Origin = cards::CardOrigin;
enum class Type : std::uint8_t {
  fighter,
  pilot,
  weapon,
  crew,
  maneuver,
  damage,
  modifier,
  luck,
  award,
  orders,
  carrier,
};
inline constexpr int kTypes = 11;

// WC-CARD-04, WC-CARD-05, WC-CARD-06, WC-CARD-07, WC-CARD-08, WC-CARD-09.
enum class Value : std::uint8_t { attack, support, maneuver, defence, bombing };
inline constexpr int kValues = 5;
inline constexpr std::array<Value, kValues> kAllValues = {
    Value::attack, Value::support, Value::maneuver, Value::defence, Value::bombing};

enum class FigureKind : std::uint8_t {
  none,
  plain,     // the value itself, or what is added to it
  replaces,  // takes the place of the value: WC-R-53. Its statement says so too.
};

struct CardFigure {
  FigureKind kind = FigureKind::none;
  std::int8_t number = 0;
  friend bool operator==(const CardFigure&, const CardFigure&) = default;
};

struct CardData {
  Type type = Type::fighter;
  Side side = Side::both;
  Origin origin = Origin::original;
  std::uint8_t power = 0;        // WC-POWER-02
  std::uint8_t cost_medals = 0;  // WC-MEDAL-01
  std::uint8_t medals = 0;       // provided
  std::uint8_t arrows = 0;       // WC-MANEUVER-01
  std::uint8_t person = 0;       // WC-R-46: the same person on different cards; 0 for nobody
  std::uint8_t loss = 0;         // WC-CAPITAL-06
  bool capital = false;
  bool loyal = false;                     // WC-TRAITOR-13
  std::uint8_t luck_number = 0;           // among the Luck titles of the set
  std::array<std::uint8_t, 2> starter{};  // copies in the starter decks
  std::array<CardFigure, kValues> figures{};
  std::uint8_t title = 0;    // the same on all cards of that title
  std::uint8_t changes = 0;  // what its lasting effects are about, as bits
  std::uint8_t uses = 0;     // the same for ways to use a Luck card
  std::uint16_t first_use = 0;
  // What its program contains.
  bool discounts = false;     // makes other cards cheaper
  bool negates = false;       // WC-MANEUVER-11: names a title when it is played
  bool restricted = false;    // "only ..."
  bool extra_weapon = false;  // WC-FAQ-03
  bool scores = false;        // hits carriers

  bool changes_any(int about) const {
    return (changes & (1U << static_cast<unsigned>(about))) != 0;
  }
  const CardFigure& figure(Value value) const { return figures[static_cast<std::size_t>(value)]; }
  bool is(Type kind) const { return type == kind; }
  int all_medals() const { return cost_medals + medals; }  // WC-LOSS-02
};

// What lasting effects are about besides values (cardplay/lasting.hpp).
enum About : std::uint8_t { kSupportBarred = kValues, kDamageBarred, kReinforced };

// One way to use a Luck card, read out of its program likewise.
struct Use {
  CardId card = 0;
  std::uint8_t statement = 0;
  StatementKind kind = StatementKind::act;
  NodeIndex target = kNoNode;  // the phrase for what is chosen when it is announced: WC-R-58
  // Where such a thing can lie: the Ready Area of the one who has it, a row of zones (none if the
  // first comes after the last), or among the Flights of the combat under way.
  bool ready = false;
  std::uint8_t first_zone = 0;
  std::uint8_t last_zone = 0;
  bool in_combat = false;
  // What such things are in any case, for a first look before the phrase is read.
  enum Whose : std::uint8_t { anybodys, yours, enemys, yours_with_the_enemy };
  Type type = Type::fighter;
  Whose whose = anybodys;
  bool at_large = false;  // no captives
  bool beside = false;    // an enemy Flight or part of one where you have Flights
  bool turns = false;     // makes traitors, so the loyal are out of the question: WC-TRAITOR-13
  bool plain = false;     // the phrase says no more than that
};

struct CardText {
  std::string id;  // in notation
  Bilingual name;
  Bilingual subtitle;
  Bilingual does;      // what its statements say
  bool added = false;  // to the set this program comes with
  std::vector<cards::StatementTexts> statements;
};

struct Carrier {
  std::string id;
  std::string name;
  std::uint8_t attack = 0;
  std::uint8_t defence = 0;
  Origin origin = Origin::original;
};

class Set {
 public:
  int cards() const { return static_cast<int>(texts_.size()); }
  // Of an unknown card: a blank.
  const CardData& card(CardId id) const { return data_[id]; }
  Type type(CardId id) const { return types_[id]; }
  const CardText& text(CardId id) const { return texts_[id]; }
  const Carrier& carrier(Seat seat) const { return carriers_[static_cast<std::size_t>(seat)]; }
  const Program& program(CardId id) const { return programs_[id]; }
  std::span<const cardplay::Lasting> lastings(CardId id) const { return lastings_.of(id); }
  std::span<const Use> uses(const CardData& card) const {
    return std::span(uses_).subspan(card.first_use, card.uses);
  }
  // Of all Luck a deck of that side may hold; what is looked at fastest first.
  std::span<const Use> luck_uses(Seat seat) const {
    return luck_uses_[static_cast<std::size_t>(seat)];
  }
  // Whether any card makes cards of a type cheaper.
  bool discounts(Type type) const {
    return (discounted_ & (1U << static_cast<unsigned>(type))) != 0;
  }
  std::optional<CardId> find(std::string_view id) const;
  std::span<const CardId> lucks(Seat seat) const { return lucks_[static_cast<std::size_t>(seat)]; }
  const cardplay::MomentIndex& moments() const { return moments_; }
  const Bilingual& name() const { return name_; }
  const Bilingual& note() const { return note_; }
  std::span<const std::uint8_t> pack() const { return pack_; }  // empty if it comes from none
  std::uint64_t checksum() const { return checksum_; }          // of its pack

 private:
  friend Set make_set(cards::CardSet cards);
  friend Set load_set(std::span<const std::uint8_t> pack);
  std::array<Type, kCardNumbers> types_{};  // asked so often that they stand close together
  std::vector<CardData> data_;  // as many as there are numbers, so that any can be asked for
  std::vector<CardText> texts_;
  std::vector<Program> programs_;
  cardplay::LastingIndex lastings_;
  std::vector<Use> uses_;
  std::uint32_t discounted_ = 0;  // types, as bits
  std::array<Carrier, 2> carriers_;
  std::array<std::vector<CardId>, 2> lucks_;  // titles a deck of that side may hold
  std::array<std::vector<Use>, 2> luck_uses_;
  cardplay::MomentIndex moments_;
  Bilingual name_;
  Bilingual note_;
  std::vector<std::uint8_t> pack_;
  std::uint64_t checksum_ = 0;
};

Set make_set(cards::CardSet cards);
// Empty if the pack is not good.
Set load_set(std::span<const std::uint8_t> pack);
// Also packs as they were before every game had the same: games under way keep theirs.
cards::LoadedCards cards_from_pack(std::span<const std::uint8_t> pack);
// Of packs as they were then (older_pack.cpp).
cards::LoadedCards cards_from_older_pack(std::span<const std::uint8_t> pack);

// WC-R-55: a card of both sides belongs to the side of the deck it is in.
constexpr bool fits(Side side, Seat seat) {
  return side == Side::both || (side == Side::kilrathi) == (seat == Seat::a);
}

// What happened that orders may ask for.
struct Occasion {
  enum Kind : std::uint8_t { none, flight_destroyed, carrier_hit, capital_destroyed, turn_ended };
  Kind kind = none;
  Seat victim = Seat::a;
  std::uint8_t where = 0;   // nav point
  std::uint8_t medals = 0;  // the pilot of the destroyed Flight provided
  bool pilot = false;       // there was one
  friend bool operator==(const Occasion&, const Occasion&) = default;
};

}  // namespace wardroom::wingcommander
