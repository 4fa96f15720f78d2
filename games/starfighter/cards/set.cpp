#include "games/starfighter/cards/set.hpp"

#include <algorithm>
#include <cctype>

#include "engine/pack.hpp"

namespace wardroom::starfighter {
namespace {

constexpr std::string_view kTag = "starfighter";

bool same_name(std::string_view x, std::string_view y) {
  return std::ranges::equal(
      x, y, [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

void write(PackWriter& pack, const Half& half) {
  pack.byte(half.fighters);
  pack.byte(static_cast<std::uint8_t>(half.effect));
  pack.byte(half.shields);
  pack.byte(half.force_field ? 1 : 0);
}

Half read_half(PackReader& pack) {
  Half half;
  half.fighters = pack.byte();
  const std::uint8_t effect = pack.byte();
  if (effect >= kEffects) pack.fail("this card pack comes with an unknown effect");
  half.effect = static_cast<Effect>(effect);
  half.shields = pack.byte();
  half.force_field = pack.byte() != 0;
  if (half.fighters > 4 || half.shields > 4)
    pack.fail("this card pack comes with an impossible figure");
  return half;
}

}  // namespace

std::string_view symbol_of(Effect effect) {
  constexpr std::array<std::string_view, kEffects> symbols = {
      "NONE",    "DRAW",      "LATERAL",  "VERTICAL", "FREE",       "PIVOT",
      "DESTROY", "HIT_ENEMY", "HIT_SELF", "ROLL",     "HIT_FIGHTER"};
  return symbols[static_cast<std::size_t>(effect)];
}

std::optional<CardId> Set::find(std::string_view id) const {
  const auto found = std::ranges::find(ids_, id);
  if (found == ids_.end()) return std::nullopt;
  return static_cast<CardId>(found - ids_.begin());
}

std::optional<int> Set::find_cruiser(std::string_view name) const {
  for (int i = 0; i < cruisers(); ++i)
    if (same_name(cruiser(i).name, name)) return i;
  return std::nullopt;
}

bool Set::add(std::string id, const Front& front) {
  if (cards() == kMaxCards) return false;
  fronts_[ids_.size()] = front;
  ids_.push_back(std::move(id));
  return true;
}

bool Set::add(Cruiser cruiser) {
  if (cruisers() == 100) return false;
  spaces_.insert(spaces_.end(), cruiser.spaces.begin(), cruiser.spaces.end());
  spaces_.insert(spaces_.end(), cruiser.spaces.rbegin(), cruiser.spaces.rend());
  cruisers_.push_back(std::move(cruiser));
  return true;
}

void Set::describe(Bilingual name, Bilingual note) {
  name_ = std::move(name);
  note_ = std::move(note);
}

std::vector<std::uint8_t> to_pack(const Set& set) {
  PackWriter pack;
  for (const Bilingual* text : {&set.name(), &set.note()}) {
    pack.text(text->english);
    pack.text(text->french);
  }
  pack.byte(static_cast<std::uint8_t>(set.box()));
  pack.byte(static_cast<std::uint8_t>(set.cards()));
  for (int i = 0; i < set.cards(); ++i) {
    const auto card = static_cast<CardId>(i);
    pack.text(set.id(card));
    pack.byte(set.front(card).level);
    pack.byte(set.front(card).green ? 1 : 0);
    for (const Half& half : set.front(card).face.half) write(pack, half);
  }
  pack.byte(static_cast<std::uint8_t>(set.cruisers()));
  for (int i = 0; i < set.cruisers(); ++i) {
    const Cruiser& cruiser = set.cruiser(i);
    pack.text(cruiser.name);
    pack.number(static_cast<std::uint32_t>(cruiser.armor));
    for (const std::uint8_t spaces : cruiser.spaces) pack.byte(spaces);
    for (const std::uint8_t draws : cruiser.draws) pack.byte(draws);
    pack.byte(cruiser.training ? 1 : 0);
  }
  return pack.finish(kTag);
}

LoadedSet from_pack(std::span<const std::uint8_t> bytes) {
  PackReader pack(bytes, kTag);
  LoadedSet loaded;
  Bilingual name;
  Bilingual note;
  for (std::string* text : {&name.english, &name.french, &note.english, &note.french})
    *text = pack.text();
  loaded.set.describe(std::move(name), std::move(note));
  const int box = pack.byte();
  for (int left = pack.byte(); left > 0 && pack.good(); --left) {
    Front front;
    std::string id = pack.text();
    front.level = pack.byte();
    front.green = pack.byte() != 0;
    for (Half& half : front.face.half) half = read_half(pack);
    if (front.face.half[0].fighters + front.face.half[1].fighters == 0)  // SF-R-27
      pack.fail("this card pack comes with a front without a Fighter");
    if (front.level > kMaxLevel) pack.fail("this card pack comes with an impossible level");
    if (!loaded.set.add(std::move(id), front))
      pack.fail("this card pack comes with too many cards");
    if (loaded.set.cards() == box) loaded.set.close_box();
  }
  if (loaded.set.box() != box) pack.fail("this card pack comes with a box that is not full");
  for (int left = pack.byte(); left > 0 && pack.good(); --left) {
    Cruiser cruiser;
    cruiser.name = pack.text();
    cruiser.armor = static_cast<std::int16_t>(pack.number());
    for (std::uint8_t& spaces : cruiser.spaces) {
      spaces = pack.byte();
      if (spaces > kMaxLevel + 1) pack.fail("this card pack comes with an impossible sector");
    }
    for (std::uint8_t& draws : cruiser.draws) draws = pack.byte();
    cruiser.training = pack.byte() != 0;
    if (!loaded.set.add(std::move(cruiser)))
      pack.fail("this card pack comes with too many Cruisers");
  }
  if (pack.good() && !pack.finished()) pack.fail("this card pack has something left over");
  if (!pack.good()) return {Set{}, pack.problem()};
  return loaded;
}

}  // namespace wardroom::starfighter
