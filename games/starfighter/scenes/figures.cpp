// The figures of a match of Starfighter by name: docs/scenarios.md lists them. All of them can be
// asked of a view too; what the viewer does not know reads "?".
#include <algorithm>

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
      text += (text.empty() ? "" : ", ") + sector_name(event.args[0]) + '-' +
              sector_name(event.args[1]) + ' ' + std::to_string(event.args[2]) + ':' +
              std::to_string(event.args[3]);
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

std::string truth(bool value) {
  return value ? "true" : "false";
}

class Figures {
 public:
  Figures(const Position& position, std::span<const Event> events, const FigureVisitor& visit)
      : match_(position.match), set_(position.set), events_(events), visit_(visit) {}

  void all() const {
    whole_match();
    for (const Seat seat : {Seat::a, Seat::b}) of_seat(seat);
    for (int zone = own_decks() ? 0 : int{kDiscard}; zone < kZoneCount; ++zone) of_zone(zone);
    for (Sector sector = 0; sector < kSectors; ++sector) of_sector(sector);
    happenings();
    for (int card = 0; card < set_.cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      visit_("card." + set_.id(id), [&] { return card_facts(set_.front(id)); });
    }
  }

 private:
  Position position() const { return {match_, set_}; }
  bool own_decks() const { return match_.mode == Mode::total_war; }

  // A deck list of Total War, or "?" for whom it is not.
  std::string list_of(const CardSet& cards) const {
    std::string text;
    for (int card = 0; card < set_.cards(); ++card)
      if (const auto id = static_cast<CardId>(card); cards.contains(id))
        text += (text.empty() ? "" : " ") + set_.id(id);
    return text.empty() ? "?" : text;
  }

  void number(const std::string& name, int value) const {
    visit_(name, [&] { return std::to_string(value); });
  }

  void whole_match() const {
    visit_("mode", [&] { return std::string(name_of(match_.mode)); });
    visit_("phase", [&] { return std::string(name_of(match_.phase)); });
    visit_("initiative", [&] { return std::string(1, letter(match_.initiative)); });
    visit_("pending", [&] { return print_pending(position()); });
    visit_("eventful", [&] { return truth(match_.eventful); });
    number("round", match_.round);
    number("shift", match_.shift);
    number("idle", match_.idle_rounds);
    number("chain", match_.chain.triggers);
  }

  void of_seat(Seat seat) const {
    const std::string behind = std::string(".") + letter(seat);
    const int cruiser = match_.cruiser[index(seat)];
    visit_("cruiser" + behind,
           [&] { return cruiser == Setup::kChosenInPlay ? "none" : set_.cruiser(cruiser).name; });
    number("armor" + behind, match_.armor[index(seat)]);
    visit_("passed" + behind, [&] { return truth(match_.passed[index(seat)]); });
    visit_("draws" + behind, [&] {
      return std::to_string(
          cruiser == Setup::kChosenInPlay ? 0 : visible_draw_symbols(position(), seat));
    });
    number("held" + behind, cards_held(position(), seat));
    if (own_decks()) visit_("list" + behind, [&] { return list_of(match_.decks[index(seat)]); });
  }

  void of_zone(int zone) const {
    const std::string key = zone_key(zone, match_.mode);
    const bool ordered = is_deck(zone) || zone >= kBoard;
    visit_(key, [&] {
      return ordered ? print_cards(position(), zone) : print_sorted(position(), zone);
    });
    number("size." + key, match_.table.size(zone));
  }

  void of_sector(Sector sector) const {
    const std::string name = sector_name(sector);
    visit_("fighters." + name,
           [&] { return std::to_string(visible_fighters(position(), sector)); });
    visit_("facing." + name, [&] {
      const Sector across = facing(position(), sector);
      return across < 0 ? "none" : sector_name(across);
    });
  }

  // Since the scenario began; none of them names a card, so everybody knows them.
  void happenings() const {
    for (int kind = 0; kind < kHappenings; ++kind)
      visit_("events." + std::string(kHappeningRows[static_cast<std::size_t>(kind)].name),
             [&] { return std::to_string(std::ranges::count(events_, kind, &Event::kind)); });
    visit_("triggers.all", [&] { return std::to_string(triggers(Effect::none)); });
    for (int effect = 1; effect < kEffects; ++effect)
      visit_("triggers." + std::string(symbol_of(static_cast<Effect>(effect))),
             [&] { return std::to_string(triggers(static_cast<Effect>(effect))); });
    visit_("battles", [&] { return battles(events_); });
  }

  // Of one effect, or of all.
  std::ptrdiff_t triggers(Effect effect) const {
    return std::ranges::count_if(events_, [&](const Event& event) {
      return is(event, Happening::triggered) &&
             (effect == Effect::none || event.args[0] == static_cast<std::int16_t>(effect));
    });
  }

  const Match& match_;
  const Set& set_;
  std::span<const Event> events_;
  const FigureVisitor& visit_;
};

}  // namespace

void Starfighter::each_figure(const Match& match, const Set& set, std::span<const Event> events,
                              const FigureVisitor& visit) {
  Figures({match, set}, events, visit).all();
}

}  // namespace wardroom
