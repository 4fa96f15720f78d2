// The figures of a match of Starfighter by name: docs/scenarios.md lists them. All of them can be
// asked of a view too; what the viewer does not know reads "?".
#include <algorithm>

#include "cardplay/figure_list.hpp"
#include "engine/text/text.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/scenes/scene_notation.hpp"
#include "rows/starfighter.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

bool is(const Event& event, Happening what) {
  return event.kind == static_cast<std::uint16_t>(what);
}

// "a1-b3 0:2, a2-b4 4:3": who met, and the tokens a and b had to place.
std::string battles(std::span<const Event> events) {
  std::string text;
  for (const Event& event : events)
    if (is(event, Happening::battle))
      append_item(text, sector_name(event.args[0]) + '-' + sector_name(event.args[1]) + ' ' +
                            std::to_string(event.args[2]) + ':' + std::to_string(event.args[3]));
  return text;
}

// "level 3 green, upper 1 LATERAL, lower 1 DRAW"
std::string card_facts(const Front& front) {
  std::string text = "level " + std::to_string(front.level) + (front.green ? " green" : " blue");
  for (const int i : {0, 1}) {
    const Half& half = front.face.half[static_cast<std::size_t>(i)];
    text += (i == 0 ? ", upper " : ", lower ") + std::to_string(half.fighters);
    if (half.effect != Effect::none) text += ' ' + std::string(symbol_of(half.effect));
    if (half.shields > 0) text += " SHIELD_" + std::to_string(half.shields);
    if (half.force_field) text += " FIELD";
  }
  return text;
}

class Figures : cardplay::FigureList<Position> {
 public:
  using FigureList::FigureList;

  void all() const {
    whole_match();
    for (const Seat seat : {Seat::a, Seat::b}) of_seat(seat);
    for (int zone = own_decks() ? 0 : int{kDiscard}; zone < kZoneCount; ++zone) of_zone(zone);
    for (Sector sector = 0; sector < kSectors; ++sector) of_sector(sector);
    happenings(kHappeningRows);
    all_triggers();
    for (int card = 0; card < set_.cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      text("card." + set_.id(id), [&] { return card_facts(set_.front(id)); });
    }
  }

 private:
  bool own_decks() const { return match_.mode == Mode::total_war; }

  // A deck list of Total War, or "?" for whom it is not.
  std::string list_of(const CardSet& cards) const {
    std::string text;
    for (int card = 0; card < set_.cards(); ++card)
      if (const auto id = static_cast<CardId>(card); cards.contains(id))
        append_item(text, set_.id(id), " ");
    return text.empty() ? "?" : text;
  }

  void whole_match() const {
    text("mode", name_of(match_.mode));
    text("phase", name_of(match_.phase));
    seat("initiative", match_.initiative);
    text("pending", [&] { return print_pending(position()); });
    truth("eventful", match_.eventful);
    number("round", match_.round);
    number("shift", match_.shift);
    number("idle", match_.idle_rounds);
    number("chain", match_.chain.triggers);
  }

  void of_seat(Seat seat) const {
    const std::string behind = std::string(".") + letter(seat);
    const int cruiser = match_.cruiser[index(seat)];
    const bool flies = cruiser != Setup::kChosenInPlay;
    text("cruiser" + behind, flies ? set_.cruiser(cruiser).name : "none");
    number("armor" + behind, match_.armor[index(seat)]);
    truth("passed" + behind, match_.passed[index(seat)]);
    number("draws" + behind, [&] { return flies ? visible_draw_symbols(position(), seat) : 0; });
    number("held" + behind, cards_held(position(), seat));
    if (own_decks()) text("list" + behind, [&] { return list_of(match_.decks[index(seat)]); });
  }

  void of_zone(int zone) const {
    const std::string key = zone_key(zone, match_.mode);
    const bool ordered = is_deck(zone) || zone >= kBoard;
    text(key,
         [&] { return ordered ? print_cards(position(), zone) : print_sorted(position(), zone); });
    number("size." + key, match_.table.size(zone));
  }

  void of_sector(Sector sector) const {
    const std::string name = sector_name(sector);
    number("fighters." + name, [&] { return visible_fighters(position(), sector); });
    text("facing." + name, [&] {
      const Sector across = facing(position(), sector);
      return across < 0 ? "none" : sector_name(across);
    });
  }

  void all_triggers() const {
    number("triggers.all", [&] { return triggers(Effect::none); });
    for (int effect = 1; effect < kEffects; ++effect)
      number("triggers." + std::string(symbol_of(static_cast<Effect>(effect))),
             [&] { return triggers(static_cast<Effect>(effect)); });
    text("battles", [&] { return battles(events_); });
  }

  // Of one effect, or of all.
  std::ptrdiff_t triggers(Effect effect) const {
    return std::ranges::count_if(events_, [&](const Event& event) {
      return is(event, Happening::triggered) &&
             (effect == Effect::none || event.args[0] == static_cast<std::int16_t>(effect));
    });
  }
};

}  // namespace

void Starfighter::each_figure(const Match& match, const Set& set, std::span<const Event> events,
                              const FigureVisitor& visit) {
  Figures({match, set}, events, visit).all();
}

}  // namespace wardroom
