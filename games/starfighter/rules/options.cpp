#include "games/starfighter/rules/options.hpp"

#include <array>
#include <cctype>
#include <charconv>

#include "rows/starfighter.hpp"

namespace wardroom::starfighter {
namespace {

constexpr auto kForms = forms_of(kVerbRows);

constexpr std::int16_t kSecretCard = kUnknownCard;
constexpr int kMaxNumber = 20;

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::optional<std::int16_t> one_of_two(std::string_view word, std::string_view first,
                                       std::string_view second) {
  if (word == first) return std::int16_t{0};
  if (word == second) return std::int16_t{1};
  return std::nullopt;
}

std::optional<std::int16_t> parse_sector(std::string_view word) {
  if (word.size() != 2 || (word[0] != 'a' && word[0] != 'b') || word[1] < '1' || word[1] > '5')
    return std::nullopt;
  const Seat board = word[0] == 'a' ? Seat::a : Seat::b;
  return static_cast<std::int16_t>(sector_at(board, word[1] - '1'));
}

std::optional<std::int16_t> parse_spot(std::string_view word) {
  if (word.size() != 4 || word[2] != '.' || word[3] < '0' || word[3] > '3') return std::nullopt;
  const auto sector = parse_sector(word.substr(0, 2));
  if (!sector) return std::nullopt;
  return static_cast<std::int16_t>(spot_operand(spot_at(*sector, word[3] - '0')));
}

std::optional<std::int16_t> parse_number(std::string_view word) {
  std::int16_t number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end.ec != std::errc{} || end.ptr != word.data() + word.size() || number < 0 ||
      number > kMaxNumber)
    return std::nullopt;
  if (word[0] == '-' || (word.size() > 1 && word[0] == '0')) return std::nullopt;
  return number;
}

}  // namespace

Verb verb_for(Effect effect) {
  switch (effect) {
    case Effect::lateral: return Verb::lateral;
    case Effect::vertical: return Verb::vertical;
    case Effect::free: return Verb::free;
    case Effect::pivot: return Verb::pivot;
    case Effect::destroy: return Verb::destroy;
    case Effect::roll: return Verb::roll;
    default: return Verb::hit;
  }
}

std::string sector_name(Sector sector) {
  return {letter(board_of(sector)), static_cast<char>('1' + column_of(sector))};
}

std::string spot_name(Spot spot) {
  return sector_name(sector_of(spot)) + '.' + static_cast<char>('0' + spot.position);
}

std::span<const VerbForm> StarfighterNotation::verbs() const {
  return kForms;
}

// The secret card, which only others' options name, does not count.
int StarfighterNotation::operand_count(OperandKind kind) const {
  switch (kind) {
    case kCard: return set_.cards();
    case kSector: return kSectors;
    case kSpot: return kSectors * kLevels;
    case kNumber: return kMaxNumber + 1;
    case kCruiser: return set_.cruisers();
    default: return 2;
  }
}

std::string StarfighterNotation::print_operand(OperandKind kind, std::int16_t value) const {
  switch (kind) {
    case kCard: return value == kSecretCard ? "?" : set_.id(static_cast<CardId>(value));
    case kFace: return value == kUp ? "up" : "down";
    case kSector: return sector_name(value);
    case kSpot: return spot_name(operand_spot(value));
    case kHalf: return value == 0 ? "upper" : "lower";
    case kSide: return value == kLeft ? "left" : "right";
    case kCruiser: return lower_case(set_.cruiser(value).name);
    default: return std::to_string(value);
  }
}

std::optional<std::int16_t> StarfighterNotation::parse_operand(OperandKind kind,
                                                               std::string_view word) const {
  switch (kind) {
    case kCard: {
      if (word == "?") return kSecretCard;
      const auto card = set_.find(word);
      if (!card) return std::nullopt;
      return static_cast<std::int16_t>(*card);
    }
    case kFace: return one_of_two(word, "up", "down");
    case kSector: return parse_sector(word);
    case kSpot: return parse_spot(word);
    case kHalf: return one_of_two(word, "upper", "lower");
    case kSide: return one_of_two(word, "left", "right");
    case kCruiser: {
      const auto cruiser = set_.find_cruiser(word);
      if (!cruiser) return std::nullopt;
      return static_cast<std::int16_t>(*cruiser);
    }
    default: return parse_number(word);
  }
}

Option concealed(const Option& option) {
  Option shown = option;
  if (is(option, Verb::play) && option.args[1] == kDown) shown.args[0] = kSecretCard;
  return shown;
}

}  // namespace wardroom::starfighter
