// The cards and Cruisers a match of Starfighter is played with. Loaded once from a pack, never
// changed, shared by all matches.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bounded.hpp"
#include "engine/text/message.hpp"

namespace wardroom::starfighter {

// In the order of SF-FX-GEN-14. Shields and force field are not here: they are lasting properties
// and never trigger (SF-R-32).
enum class Effect : std::uint8_t {
  none,
  draw,
  lateral,
  vertical,
  free,
  pivot,
  destroy,
  hit_enemy,
  hit_self,
  roll,
  hit_fighter,
};
inline constexpr int kEffects = 11;

// As the facts and the trace write them: "HIT_ENEMY".
std::string_view symbol_of(Effect effect);

struct Half {
  std::uint8_t fighters = 0;
  Effect effect = Effect::none;
  std::uint8_t shields = 0;  // 0, or 2 to 4: SF-FX-SHIELD-02
  bool force_field = false;
  friend bool operator==(const Half&, const Half&) = default;
};

// One side of a card; 0 is the half printed as upper.
struct Face {
  std::array<Half, 2> half{};
  bool has_shields() const { return half[0].shields + half[1].shields > 0; }
  bool force_field() const { return half[0].force_field || half[1].force_field; }
  friend bool operator==(const Face&, const Face&) = default;
};

// SF-COMP-04: every back shows two Fighters in its upper half and nothing else.
inline constexpr Face kBack = {{{Half{.fighters = 2}, Half{}}}};

using CardId = std::uint8_t;
inline constexpr int kMaxCards = 116;  // a box of 100, and room for cards of one's own
inline constexpr CardId kUnknownCard = 0xff;
inline constexpr int kMaxLevel = 3;
inline constexpr int kColumns = 5;

struct Front {
  Face face;
  std::uint8_t level = 0;
  bool green = false;  // SF-COMP-11: green cards are the Training deck
};

struct Cruiser {
  std::string name;
  std::int16_t armor = 0;
  std::array<std::uint8_t, kColumns> spaces{};  // owner's view, from the left
  // Bit n: a Draw symbol lies on the space of level n (SF-COMP-10).
  std::array<std::uint8_t, kColumns> draws{};
  bool training = false;  // SF-SETUP-01
};

class Set {
 public:
  // Every CardId can be looked up; what is unknown is a card without anything on it.
  const Front& front(CardId card) const { return fronts_[card]; }
  int cards() const { return static_cast<int>(ids_.size()); }
  // Those of the box come first; Training and Skirmish are played with them alone, cards that were
  // added to it are for Total War.
  int box() const { return is_box_closed() ? box_ : cards(); }
  bool is_box_closed() const { return box_ >= 0; }
  const std::string& id(CardId card) const { return ids_[card]; }
  std::optional<CardId> find(std::string_view id) const;

  int cruisers() const { return static_cast<int>(cruisers_.size()); }
  const Cruiser& cruiser(int index) const { return cruisers_[static_cast<std::size_t>(index)]; }
  std::optional<int> find_cruiser(std::string_view name) const;

  // How many spaces sector `sector` (0 to 4 on seat a's board, 5 to 9 on seat b's, both from seat
  // a's left) has on a Cruiser: seat b's board is read from the right (SF-R-52).
  int spaces(int cruiser, int sector) const { return spaces_[cruiser * 2 * kColumns + sector]; }

  const Bilingual& name() const { return name_; }
  const Bilingual& note() const { return note_; }  // where the set comes from

  // Building; both answer false when the set is full. Cards are those of the box until it is
  // closed.
  bool add(std::string id, const Front& front);
  bool add(Cruiser cruiser);
  void describe(Bilingual name, Bilingual note);
  void close_box() {
    if (!is_box_closed()) box_ = cards();
  }

 private:
  std::array<Front, 256> fronts_{};
  std::vector<std::string> ids_;
  int box_ = -1;
  std::vector<Cruiser> cruisers_;
  std::vector<std::uint8_t> spaces_;  // of all Cruisers, as `spaces` reads them
  Bilingual name_;
  Bilingual note_;
};

std::vector<std::uint8_t> to_pack(const Set& set);

struct LoadedSet {
  Set set;
  std::string problem;  // empty when all is well; otherwise `set` is empty
};
LoadedSet from_pack(std::span<const std::uint8_t> pack);

}  // namespace wardroom::starfighter
