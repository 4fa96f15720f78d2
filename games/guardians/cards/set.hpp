// The cards of Star of the Guardians as the rules use them: what is printed on them, where they may
// be put, and the program of what they do. A set never changes while a match goes on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card_set.hpp"
#include "engine/bounded.hpp"
#include "engine/program.hpp"
#include "vocabulary/guardians.hpp"

namespace wardroom::guardians {

using CardId = std::uint8_t;
inline constexpr CardId kUnknownCard = 255;
inline constexpr int kMostDeck = 80;  // SG-R-71

using Kind = vocabulary::Kind;

// Ships and squadrons are of many kinds; the rules ask for these.
enum class Type : std::uint8_t {
  system,
  special_system,
  ship,
  squadron,
  crew,
  personality,
  artifact,
  modifier,
  weapon,
  damage,
  fate,
  tactic,
};

// Influence and Personality Points, the two kinds that are produced and spent (SG-GEN-02).
enum class Point : std::uint8_t { influence, personality };
inline constexpr int kPoints = 2;
using Points = std::array<std::uint8_t, kPoints>;
constexpr std::size_t index(Point point) {
  return static_cast<std::size_t>(point);
}

Type type_of(Kind kind);
// Whether cards of a kind count as the other: a frigate is a ship.
bool is_a(Kind kind, Kind wanted);

// One of the things a card may be put on, as its "only on ..." says.
struct Host {
  Kind kind = Kind::card;
  bool yours = false;
  bool catapults = false;  // only with catapults
  friend bool operator==(const Host&, const Host&) = default;
};

struct CardData {
  Kind kind = Kind::card;
  Type type = Type::system;
  bool unique = false;   // SG-R-14
  bool ability = false;  // who uses it for its points does without something else: SG-GEN-16
  bool enters_used = false;
  Points cost{};      // SG-DEPLOY-03
  Points provides{};  // SG-GEN-08, SG-GEN-12
  std::uint8_t attack = 0;
  std::uint8_t support = 0;
  std::uint8_t defense = 0;
  std::uint8_t movement = 0;
  std::uint8_t bombing = 0;
  std::uint8_t catapults = 0;  // SG-SYSTEM-09, SG-DEPLOY-07
  Bounded<Host, 3> hosts;      // empty if its type alone says where it goes

  bool is(Type wanted) const { return type == wanted; }
  bool is_system() const { return type == Type::system || type == Type::special_system; }
};

using DeckList = Bounded<CardId, kMostDeck>;  // sorted

class Set {
 public:
  int cards() const { return static_cast<int>(ids_.size()); }
  // Of an unknown card: a blank.
  const CardData& card(CardId id) const { return id < data_.size() ? data_[id] : kBlank; }
  const std::string& id(CardId card) const { return ids_[card]; }
  const Bilingual& name(CardId card) const { return names_[card]; }
  const Program& program(CardId card) const { return programs_[card]; }
  const std::vector<DeckList>& starter_decks() const { return decks_; }
  std::optional<CardId> find(std::string_view id) const;

 private:
  friend Set make_set(cards::CardSet cards);
  static const CardData kBlank;
  std::vector<CardData> data_;
  std::vector<std::string> ids_;
  std::vector<Bilingual> names_;
  std::vector<Program> programs_;
  std::vector<DeckList> decks_;
};

Set make_set(cards::CardSet cards);
// Empty if the pack is not good.
Set load_set(std::span<const std::uint8_t> pack);

}  // namespace wardroom::guardians
