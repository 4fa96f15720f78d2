// The figures of a match of Wing Commander by name: docs/scenarios.md lists them. All of them can
// be asked of a view too; what the viewer does not know reads "?".
#include <algorithm>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/scenes/figure_texts.hpp"
#include "games/wingcommander/scenes/scene_notation.hpp"
#include "rows/wingcommander.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

constexpr int kNamedSpots = 16;  // of a Ready Area, by number

std::string truth(bool value) {
  return value ? "true" : "false";
}

class Figures {
 public:
  Figures(const Position& position, std::span<const Event> events, const FigureVisitor& visit)
      : match_(position.match), set_(position.set), events_(events), visit_(visit) {}

  void all() const {
    whole_match();
    for (const Seat seat : kBothSeats) {
      of_seat(seat);
      for (int place = 0; place < kNamedSpots; ++place)
        of_spot(
            {static_cast<std::int16_t>(zone_of(kReady, seat)), static_cast<std::int16_t>(place)});
    }
    for (int zone = 0; zone < kZoneCount; ++zone)
      if (!zone_key(zone).empty()) of_zone(zone);
    of_combat();
    for (int card = 0; card < set_.cards(); ++card) of_card(static_cast<CardId>(card));
    happenings();
  }

 private:
  Position position() const { return {match_, set_}; }

  void number(const std::string& name, int value) const {
    visit_(name, [&] { return std::to_string(value); });
  }

  void whole_match() const {
    visit_("mode", [&] { return std::string(name_of(match_.mode)); });
    visit_("phase", [&] { return std::string(name_of(match_.phase)); });
    visit_("active", [&] { return std::string(1, letter(match_.active)); });
    visit_("eventful", [&] { return truth(match_.eventful); });
    visit_("fought", [&] { return print_points(match_.fought); });
    visit_("guarded", [&] { return print_points(match_.guarded); });
    visit_("pending", [&] { return print_cards(position(), kPending); });
    number("turn", match_.turn);
    number("idle", match_.idle_turns);
  }

  void of_seat(Seat seat) const {
    const auto i = static_cast<std::size_t>(index(seat));
    const std::string before = {letter(seat), '.'};
    number(before + "power", match_.power[i]);
    number(before + "hits", match_.hits[i]);
    visit_(before + "opening", [&] { return print_list(set_, match_.opening[i]); });
    visit_(before + "list", [&] {
      const std::string list = print_list(set_, match_.decks[i]);
      return list.empty() ? "?" : list;
    });
    visit_(before + "medals", [&] { return std::to_string(available_medals(position(), seat)); });
    visit_(before + "reinforcements",
           [&] { return std::to_string(reinforcements(position(), seat)); });
    visit_(before + "carrier", [&] {
      const Carrier& carrier = set_.carrier(seat);
      return std::to_string(carrier.attack) + '/' + std::to_string(carrier.defence);
    });
    for (int point = 0; point < kNavPoints; ++point)
      number(before + "held." + point_name(nav_point(point)),
             match_.held[i][static_cast<std::size_t>(point)]);
  }

  void of_zone(int zone) const {
    const std::string key = zone_key(zone);
    const bool sorted = zone >= kDiscard && zone < kReady;
    visit_(key,
           [&] { return sorted ? print_sorted(position(), zone) : print_cards(position(), zone); });
    number("size." + key, match_.table.size(zone));
    if (!is_flights_zone(zone)) return;
    for (int lane = 0; lane < 2; ++lane) {
      const Spot spot = {static_cast<std::int16_t>(zone), static_cast<std::int16_t>(lane)};
      of_spot(spot);
      of_engaged(spot);
    }
  }

  Copy copy_there(Spot spot) const { return copy_at(position(), spot_operand(spot)); }

  // What a fighter there is worth with everything on it: 3/0/4/1, with Bombing 3/2/2/5/2.
  void of_spot(Spot spot) const {
    const std::string name = spot_name(spot);
    const Copy copy = copy_there(spot);
    const bool fighter = copy != kNoCopy && position().is(copy, Type::fighter);
    visit_("values." + name,
           [&] { return fighter ? print_values(position(), copy) : std::string("none"); });
    for (const Value value : kAllValues)
      visit_(std::string(name_of(value)) + '.' + name, [&] {
        const auto now = fighter ? value_of(position(), copy, value) : std::nullopt;
        return now ? std::to_string(*now) : "none";
      });
  }

  // A Flight in the combat under way.
  void of_engaged(Spot spot) const {
    const std::string name = spot_name(spot);
    const Copy copy = copy_there(spot);
    const Engaged* flight = copy == kNoCopy ? nullptr : engaged(position(), copy);
    const auto given = [&](const std::string& figure, const auto& value) {
      visit_(figure + '.' + name, [&] { return flight == nullptr ? "none" : value(); });
    };
    given("played", [&] { return std::to_string(flight->played); });
    given("medals", [&] { return std::to_string(medals_left(position(), *flight)); });
    given("share", [&] { return std::to_string(flight->share); });
    given("role", [&] { return std::string(name_of(flight->role)); });
    given("doomed", [&] { return truth(flight->doomed); });
    given("across", [&] {
      const auto here = static_cast<int>(flight - match_.combat.engaged.data());
      return engaged_name(position(), across(match_.combat, here));
    });
  }

  void of_combat() const {
    const bool fight = match_.combat.battle != Battle::none;
    visit_("combat.battle", [&] { return std::string(name_of(match_.combat.battle)); });
    visit_("combat.at", [&] { return fight ? point_name(match_.combat.where) : "none"; });
    visit_("combat.crossed", [&] { return truth(match_.combat.crossed); });
    visit_("combat.step", [&] { return std::string(combat_step(match_)); });
    visit_("combat.plays", [&] { return print_plays(position()); });
  }

  void of_card(CardId card) const {
    const std::string& id = set_.text(card).id;
    visit_("where." + id, [&] { return where_is(card); });
    visit_("card." + id, [&] { return card_facts(set_.card(card)); });
  }

  // Draw piles are left out.
  std::string where_is(CardId card) const {
    std::vector<std::string> places;
    for (int copy = 0; copy < match_.table.copies(); ++copy) {
      const auto one = static_cast<Copy>(copy);
      if (match_.table.card(one) != card) continue;
      const Spot spot = match_.table.where(carrier_card(position(), one));
      if (spot.zone >= kDiscard) places.push_back(place_name(spot));
    }
    std::ranges::sort(places);
    std::string text;
    for (const std::string& place : places) text += (text.empty() ? "" : " ") + place;
    return text.empty() ? "none" : text;
  }

  // Since the scenario began; none of them names a card, so everybody knows them.
  void happenings() const {
    for (int kind = 0; kind < kHappenings; ++kind)
      visit_("events." + std::string(kHappeningRows[static_cast<std::size_t>(kind)].name),
             [&] { return std::to_string(std::ranges::count(events_, kind, &Event::kind)); });
    for (const Seat seat : kBothSeats) {
      const std::string behind = {'.', letter(seat)};
      points("gained" + behind, Happening::power_gained, seat);
      points("paid" + behind, Happening::power_paid, seat);
      points("lost" + behind, Happening::power_lost, seat);
    }
    visit_("shots", [&] { return print_shots(set_, events_); });
    visit_("bombings", [&] { return print_bombings(events_); });
  }

  void points(const std::string& name, Happening what, Seat seat) const {
    visit_(name, [&] {
      int sum = 0;
      for (const Event& event : events_)
        if (event.kind == static_cast<std::uint16_t>(what) && event.seat == seat)
          sum += event.args[0];
      return std::to_string(sum);
    });
  }

  const Match& match_;
  const Set& set_;
  std::span<const Event> events_;
  const FigureVisitor& visit_;
};

}  // namespace

void WingCommander::each_figure(const Match& match, const Set& set, std::span<const Event> events,
                                const FigureVisitor& visit) {
  Figures({match, set}, events, visit).all();
}

}  // namespace wardroom
