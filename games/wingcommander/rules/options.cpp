#include "games/wingcommander/rules/options.hpp"

#include <array>

#include "rows/wingcommander.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr auto kForms = forms_of(kVerbRows);

constexpr std::array<std::string_view, 3> kWings = {"first", "second", "both"};
constexpr std::array<std::string_view, 2> kLanes = {"first", "second"};
constexpr std::array<std::string_view, kValues> kValueNames = {"attack", "support", "maneuver",
                                                               "defence", "bombing"};
constexpr std::array<std::string_view, 2> kLooks = {"hand", "pile"};
constexpr int kMaxNumber = 30;

// Where something that an option names can lie.
struct NamedZone {
  std::string_view name;
  int zone;
};
constexpr std::array<NamedZone, 2> kNamedZones = {{{"ready", kReady}, {"brig", kBrig}}};

// As they are typed.
constexpr std::array<std::string_view, kNavPoints> kPoints = {"kc", "nw", "ne", "c",
                                                              "sw", "se", "tc"};

constexpr std::string_view kModifierWord = "modifier";

// The zone of "a.ready", "b.nw".
std::optional<int> parse_zone(std::string_view word) {
  if (word.size() < 3 || (word[0] != 'a' && word[0] != 'b') || word[1] != '.') return std::nullopt;
  const Seat seat = word[0] == 'a' ? Seat::a : Seat::b;
  word.remove_prefix(2);
  for (const NamedZone& named : kNamedZones)
    if (word == named.name) return named.zone + index(seat);
  if (const auto point = read_one_of(word, kPoints)) return flights_zone(nav_point(*point), seat);
  return std::nullopt;
}

std::optional<int> read_spot(std::string_view word) {
  const std::size_t dot = word.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  if (word.substr(0, dot) == kModifierWord) {
    const auto point = read_one_of(word.substr(dot + 1), kPoints);
    if (!point) return std::nullopt;
    return kModifierOperands + *point;
  }
  const auto zone = parse_zone(word.substr(0, dot));
  if (!zone) return std::nullopt;
  const bool ready = *zone == kReady || *zone == kReady + 1;
  const auto place = read_number(word.substr(dot + 1), 1, ready ? kReadySpots : kOtherSpots);
  if (!place) return std::nullopt;
  return spot_operand({static_cast<std::int16_t>(*zone), static_cast<std::int16_t>(*place - 1)});
}

// As Operand lists them.
constexpr std::array<OperandForm<Set>, kOperandKinds> kOperands = {{
    {},
    {[](const Set& set) { return set.cards(); },
     [](const Set& set, int card) {
       return card == kUnknownCard ? "?" : set.text(static_cast<CardId>(card)).id;
     },
     [](const Set& set, std::string_view word) -> std::optional<int> {
       if (word == "?") return kUnknownCard;
       return set.find(word);
     }},
    operand_of_names<Set, kPoints>(),
    {[](const Set&) { return kSpotOperands; },
     [](const Set&, int spot) { return spot_name(operand_spot(spot)); },
     [](const Set&, std::string_view word) { return read_spot(word); }},
    {[](const Set&) { return kBrigOperands; },
     [](const Set&, int spot) { return spot_name(operand_spot(spot)); },
     [](const Set&, std::string_view word) {
       const auto spot = read_spot(word);
       return spot && *spot < kBrigOperands ? spot : std::nullopt;
     }},
    operand_of_names<Set, kLanes>(),
    operand_of_names<Set, kWings>(),
    operand_of_names<Set, kValueNames>(),
    operand_of_numbers<Set, kMaxNumber>(),
    operand_of_names<Set, kLooks>(),
}};

}  // namespace

std::string spot_name(Spot spot) {
  if (spot.zone >= kModifiers && spot.zone < kFlights)
    return std::string(kModifierWord) + '.' +
           std::string(kPoints[static_cast<std::size_t>(spot.zone - kModifiers)]);
  std::string name = {letter(seat_of_zone(spot.zone)), '.'};
  if (is_flights_zone(spot.zone)) {
    name += kPoints[static_cast<std::size_t>(point_of_zone(spot.zone))];
  } else {
    for (const NamedZone& named : kNamedZones)
      if (spot.zone / 2 == named.zone / 2) name += named.name;
  }
  return name + '.' + std::to_string(spot.position + 1);
}

WingCommanderNotation::WingCommanderNotation(const Set& set)
    : RowNotation(set, kForms, kOperands) {}

Option concealed(const Option& option) {
  Option shown = option;
  if (is(option, Verb::order) || is(option, Verb::take)) shown.args[0] = kUnknownCard;
  return shown;
}

}  // namespace wardroom::wingcommander
