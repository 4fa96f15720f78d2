// The figures of a match of Wing Commander by name: docs/scenarios.md lists them. All of them can
// be asked of a view too; what the viewer does not know reads "?".
#include <algorithm>

#include "cardplay/figure_list.hpp"
#include "cardplay/scene.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/scenes/figure_texts.hpp"
#include "games/wingcommander/scenes/scene_notation.hpp"
#include "rows/wingcommander.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

constexpr int kNamedSpots = 16;  // of a Ready Area, by number

class Figures : cardplay::FigureList<Position> {
 public:
  using FigureList::FigureList;

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
    happenings(kHappeningRows);
    points();
  }

 private:
  void whole_match() const {
    text("mode", name_of(match_.mode));
    text("phase", name_of(match_.phase));
    seat("active", match_.active);
    truth("eventful", match_.eventful);
    text("fought", print_points(match_.fought));
    text("guarded", print_points(match_.guarded));
    text("pending", [&] { return print_cards(position(), kPending); });
    number("turn", match_.turn);
    number("idle", match_.idle_turns);
  }

  void of_seat(Seat seat) const {
    const auto i = static_cast<std::size_t>(index(seat));
    const std::string before = {letter(seat), '.'};
    number(before + "power", match_.power[i]);
    number(before + "hits", match_.hits[i]);
    text(before + "opening", [&] { return print_list(set_, match_.opening[i]); });
    text(before + "list", [&] {
      const std::string list = print_list(set_, match_.decks[i]);
      return list.empty() ? "?" : list;
    });
    number(before + "medals", [&] { return available_medals(position(), seat); });
    number(before + "reinforcements", [&] { return reinforcements(position(), seat); });
    const Carrier& carrier = set_.carrier(seat);
    text(before + "carrier",
         [&] { return std::to_string(carrier.attack) + '/' + std::to_string(carrier.defence); });
    for (int point = 0; point < kNavPoints; ++point)
      number(before + "held." + point_name(nav_point(point)),
             match_.held[i][static_cast<std::size_t>(point)]);
  }

  void of_zone(int zone) const {
    const std::string key = zone_key(zone);
    const bool sorted = zone >= kDiscard && zone < kReady;
    text(key,
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
    text("values." + name,
         [&] { return fighter ? print_values(position(), copy) : std::string("none"); });
    for (const Value value : kAllValues)
      text(std::string(name_of(value)) + '.' + name, [&] {
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
      text(figure + '.' + name, [&] { return flight == nullptr ? "none" : value(); });
    };
    given("played", [&] { return std::to_string(flight->played); });
    given("medals", [&] { return std::to_string(medals_left(position(), *flight)); });
    given("share", [&] { return std::to_string(flight->share); });
    given("role", [&] { return std::string(name_of(flight->role)); });
    given("doomed", [&] { return std::string(flight->doomed ? "true" : "false"); });
    given("across", [&] {
      const auto here = static_cast<int>(flight - match_.combat.engaged.data());
      return engaged_name(position(), across(match_.combat, here));
    });
  }

  void of_combat() const {
    const bool fight = match_.combat.battle != Battle::none;
    text("combat.battle", name_of(match_.combat.battle));
    text("combat.at", fight ? point_name(match_.combat.where) : "none");
    truth("combat.crossed", match_.combat.crossed);
    text("combat.step", combat_step(match_));
    text("combat.plays", [&] { return print_plays(position()); });
  }

  void of_card(CardId card) const {
    const std::string& id = set_.text(card).id;
    text("where." + id, [&] { return where_is(card); });
    text("card." + id, [&] { return card_facts(set_.card(card)); });
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
    return places.empty() ? "none" : cardplay::joined_sorted(places);
  }

  // Since the scenario began.
  void points() const {
    for (const Seat seat : kBothSeats) {
      const std::string behind = {'.', letter(seat)};
      number("gained" + behind, [&] { return sum(Happening::power_gained, seat); });
      number("paid" + behind, [&] { return sum(Happening::power_paid, seat); });
      number("lost" + behind, [&] { return sum(Happening::power_lost, seat); });
    }
    text("shots", [&] { return print_shots(set_, events_); });
    text("bombings", [&] { return print_bombings(events_); });
  }

  int sum(Happening what, Seat seat) const {
    int sum = 0;
    for (const Event& event : events_)
      if (event.kind == static_cast<std::uint16_t>(what) && event.seat == seat)
        sum += event.args[0];
    return sum;
  }
};

}  // namespace

void WingCommander::each_figure(const Match& match, const Set& set, std::span<const Event> events,
                                const FigureVisitor& visit) {
  Figures({match, set}, events, visit).all();
}

}  // namespace wardroom
