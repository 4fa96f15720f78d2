#include "games/wingcommander/rules/options.hpp"

#include <array>
#include <charconv>

#include "rows/wingcommander.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr auto kForms = forms_of(kVerbRows);

constexpr std::array<std::string_view, 3> kWings = {"first", "second", "both"};
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

template <std::size_t N>
std::optional<std::int16_t> one_of(const std::array<std::string_view, N>& words,
                                   std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<std::int16_t>(i);
  return std::nullopt;
}

// As they are typed.
constexpr std::array<std::string_view, kNavPoints> kPoints = {"kc", "nw", "ne", "c",
                                                              "sw", "se", "tc"};

constexpr std::string_view kModifierWord = "modifier";

std::optional<int> parse_count(std::string_view word, int least, int most) {
  int number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end.ec != std::errc{} || end.ptr != word.data() + word.size()) return std::nullopt;
  if (number < least || number > most || (word.size() > 1 && word[0] == '0')) return std::nullopt;
  return number;
}

std::optional<std::int16_t> parse_point(std::string_view word) {
  return one_of(kPoints, word);
}

// The zone of "a.ready", "b.nw".
std::optional<int> parse_zone(std::string_view word) {
  if (word.size() < 3 || (word[0] != 'a' && word[0] != 'b') || word[1] != '.') return std::nullopt;
  const Seat seat = word[0] == 'a' ? Seat::a : Seat::b;
  word.remove_prefix(2);
  for (const NamedZone& named : kNamedZones)
    if (word == named.name) return named.zone + index(seat);
  if (const auto point = parse_point(word)) return flights_zone(nav_point(*point), seat);
  return std::nullopt;
}

std::optional<std::int16_t> parse_spot(std::string_view word) {
  const std::size_t dot = word.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  if (word.substr(0, dot) == kModifierWord) {
    const auto point = parse_point(word.substr(dot + 1));
    if (!point) return std::nullopt;
    return static_cast<std::int16_t>(kModifierOperands + *point);
  }
  const auto zone = parse_zone(word.substr(0, dot));
  if (!zone) return std::nullopt;
  const bool ready = *zone == kReady || *zone == kReady + 1;
  const auto place = parse_count(word.substr(dot + 1), 1, ready ? kReadySpots : kOtherSpots);
  if (!place) return std::nullopt;
  return static_cast<std::int16_t>(
      spot_operand({static_cast<std::int16_t>(*zone), static_cast<std::int16_t>(*place - 1)}));
}

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

std::span<const VerbForm> WingCommanderNotation::verbs() const {
  return kForms;
}

int WingCommanderNotation::operand_count(OperandKind kind) const {
  switch (kind) {
    case kCard: return set_.cards();
    case kPlace: return kNavPoints;
    case kSpot: return kSpotOperands;
    case kCaptive: return kBrigOperands;
    case kLane: return 2;
    case kWing: return static_cast<int>(kWings.size());
    case kValue: return kValues;
    case kNumber: return kMaxNumber + 1;
    default: return 2;
  }
}

std::string WingCommanderNotation::print_operand(OperandKind kind, std::int16_t value) const {
  const auto i = static_cast<std::size_t>(value);
  switch (kind) {
    case kCard: return value == kUnknownCard ? "?" : set_.text(static_cast<CardId>(value)).id;
    case kPlace: return std::string(kPoints[i]);
    case kSpot:
    case kCaptive: return spot_name(operand_spot(value));
    case kLane:
    case kWing: return std::string(kWings[i]);
    case kValue: return std::string(kValueNames[i]);
    case kWhat: return std::string(kLooks[i]);
    default: return std::to_string(value);
  }
}

std::optional<std::int16_t> WingCommanderNotation::parse_operand(OperandKind kind,
                                                                 std::string_view word) const {
  switch (kind) {
    case kCard: {
      if (word == "?") return kUnknownCard;
      const auto card = set_.find(word);
      if (!card) return std::nullopt;
      return static_cast<std::int16_t>(*card);
    }
    case kPlace: return parse_point(word);
    case kSpot: return parse_spot(word);
    case kCaptive: {
      const auto spot = parse_spot(word);
      return spot && *spot < kBrigOperands ? spot : std::nullopt;
    }
    case kLane: {
      const auto lane = one_of(kWings, word);
      return lane && *lane < 2 ? lane : std::nullopt;
    }
    case kWing: return one_of(kWings, word);
    case kValue: return one_of(kValueNames, word);
    case kWhat: return one_of(kLooks, word);
    default: {
      const auto number = parse_count(word, 0, kMaxNumber);
      if (!number) return std::nullopt;
      return static_cast<std::int16_t>(*number);
    }
  }
}

Option concealed(const Option& option) {
  Option shown = option;
  if (is(option, Verb::order) || is(option, Verb::take)) shown.args[0] = kUnknownCard;
  return shown;
}

}  // namespace wardroom::wingcommander
