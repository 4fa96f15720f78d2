#include "games/guardians/rules/options.hpp"

#include <array>
#include <charconv>

#include "rows/guardians.hpp"

namespace wardroom::guardians {
namespace {

constexpr auto kForms = forms_of(kVerbRows);
constexpr std::array<std::string_view, 3> kFrontWords = {"left", "right", "both"};
constexpr std::string_view kAboardWord = "aboard.";
constexpr std::string_view kHomeWord = "home";
constexpr std::string_view kRealmWord = "realm.";
constexpr std::string_view kRightWord = "right.";

// A number from 1, written in one way only, as an index.
std::optional<int> read_index(std::string_view word, int count) {
  int number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end.ec != std::errc{} || end.ptr != word.data() + word.size()) return std::nullopt;
  if (number < 1 || number > count || word[0] == '0') return std::nullopt;
  return number - 1;
}

std::optional<int> read_letter(std::string_view word, int count) {
  if (word.size() != 1 || word[0] < 'a' || word[0] >= 'a' + count) return std::nullopt;
  return word[0] - 'a';
}

bool drop(std::string_view& word, std::string_view beginning) {
  if (!word.starts_with(beginning)) return false;
  word.remove_prefix(beginning.size());
  return true;
}

// What stands behind the "a." of a seat.
std::optional<int> read_place_of_seat(std::string_view word, int seat) {
  if (word == kHomeWord) return kHomePlaces + seat;
  if (drop(word, "home.")) {
    const auto position = read_index(word, kMostDeck);
    if (!position) return std::nullopt;
    return kWaitingPlaces + seat * kMostDeck + *position;
  }
  if (drop(word, kRealmWord)) {
    const auto position = read_index(word, kMostDeck);
    if (!position) return std::nullopt;
    return kRealmPlaces + seat * kMostDeck + *position;
  }
  const Side side = drop(word, kRightWord) ? Side::right : Side::left;
  const auto lane = read_letter(word.substr(0, 1), kLanes);
  if (!lane) return std::nullopt;
  if (word.size() == 1) {  // a lane of the seat's front; those of front a are written without it
    if (seat == 0 || side == Side::right) return std::nullopt;
    return kLanePlaces + seat * kLanes + *lane;
  }
  const auto row = read_index(word.substr(1), kRows);
  if (!row) return std::nullopt;
  return place_of(
      Cell{seat_at(seat), side, static_cast<std::uint8_t>(*lane), static_cast<std::uint8_t>(*row)});
}

std::string lane_letter(int lane) {
  return {static_cast<char>('a' + lane)};
}

}  // namespace

int place_of(const Position& position, Copy copy) {
  const Spot spot = position.table().where(copy);
  if (spot.zone == kAboard) return kAboardPlaces + spot.position;
  if (spot.zone >= kRealm && spot.zone < kPending)
    return kRealmPlaces + (spot.zone - kRealm) * kMostDeck + spot.position;
  if (is_home(spot.zone)) return kWaitingPlaces + (spot.zone - kHome) * kMostDeck + spot.position;
  return place_of_zone(spot.zone);
}

Copy copy_at(const Position& position, int place) {
  int zone = 0;
  int at = 0;
  if (is_lane_place(place) || place < kWaitingPlaces) return kNoCopy;
  if (is_cell_place(place)) {
    zone = kShips + place - kCellPlaces;
  } else if (place >= kAboardPlaces) {
    zone = kAboard;
    at = place - kAboardPlaces;
  } else if (place >= kRealmPlaces) {
    zone = kRealm + (place - kRealmPlaces) / kMostDeck;
    at = (place - kRealmPlaces) % kMostDeck;
  } else {
    zone = kHome + (place - kWaitingPlaces) / kMostDeck;
    at = (place - kWaitingPlaces) % kMostDeck;
  }
  const auto cards = position.table().zone(zone);
  return at < static_cast<int>(cards.size()) ? cards[static_cast<std::size_t>(at)] : kNoCopy;
}

std::string place_name(int place) {
  const auto of_seat = [](int seat) { return std::string{letter(seat_at(seat)), '.'}; };
  const auto numbered = [](int position) { return std::to_string(position + 1); };
  if (is_lane_place(place)) {
    const Lane lane = lane_of_place(place);
    return (lane.front == 0 ? "" : of_seat(lane.front)) + lane_letter(lane.lane);
  }
  if (is_cell_place(place)) {
    const Cell cell = cell_of_place(place);
    std::string text = of_seat(index(cell.seat));
    if (cell.side == Side::right) text += kRightWord;
    return text + lane_letter(cell.lane) + numbered(cell.row);
  }
  if (place >= kAboardPlaces) return std::string(kAboardWord) + numbered(place - kAboardPlaces);
  const auto in_row = [&](int first, std::string_view word) {
    const int number = place - first;
    return of_seat(number / kMostDeck) + std::string(word) + numbered(number % kMostDeck);
  };
  if (place >= kRealmPlaces) return in_row(kRealmPlaces, kRealmWord);
  if (place >= kWaitingPlaces) return in_row(kWaitingPlaces, "home.");
  return of_seat(place - kHomePlaces) + std::string(kHomeWord);
}

std::optional<int> read_place_name(std::string_view word) {
  if (drop(word, kAboardWord)) {
    const auto position = read_index(word, kMostSeats * kMostDeck);
    if (!position) return std::nullopt;
    return kAboardPlaces + *position;
  }
  if (word.size() == 1) {
    const auto lane = read_letter(word, kLanes);
    if (!lane) return std::nullopt;
    return kLanePlaces + *lane;
  }
  const auto seat = read_letter(word.substr(0, 1), kMostSeats);
  if (!seat || word.size() < 3 || word[1] != '.') return std::nullopt;
  return read_place_of_seat(word.substr(2), *seat);
}

std::span<const VerbForm> GuardiansNotation::verbs() const {
  return kForms;
}

int GuardiansNotation::operand_count(OperandKind kind) const {
  switch (kind) {
    case kCard: return set_.cards();
    case kFronts: return static_cast<int>(kFrontWords.size());
    default: return kPlaces;
  }
}

std::string GuardiansNotation::print_operand(OperandKind kind, std::int16_t value) const {
  switch (kind) {
    case kCard: return set_.id(static_cast<CardId>(value));
    case kFronts: return std::string(kFrontWords[static_cast<std::size_t>(value)]);
    default: return place_name(value);
  }
}

std::optional<std::int16_t> GuardiansNotation::parse_operand(OperandKind kind,
                                                             std::string_view word) const {
  switch (kind) {
    case kCard: {
      const auto card = set_.find(word);
      if (!card) return std::nullopt;
      return static_cast<std::int16_t>(*card);
    }
    case kFronts: {
      const auto found = std::ranges::find(kFrontWords, word);
      if (found == kFrontWords.end()) return std::nullopt;
      return static_cast<std::int16_t>(found - kFrontWords.begin());
    }
    default: {
      const auto place = read_place_name(word);
      if (!place) return std::nullopt;
      return static_cast<std::int16_t>(*place);
    }
  }
}

std::string_view clause_of(const Refusal& refusal) {
  return kReasonRows[refusal.reason].clause;
}

}  // namespace wardroom::guardians
