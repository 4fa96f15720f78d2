#include "games/starfighter/rules/options.hpp"

#include <array>
#include <cctype>

#include "rows/starfighter.hpp"

namespace wardroom::starfighter {
namespace {

constexpr auto kForms = forms_of(kVerbRows);

constexpr int kSecretCard = kUnknownCard;
constexpr int kMaxNumber = 20;

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::optional<int> read_sector(std::string_view word) {
  if (word.size() != 2 || (word[0] != 'a' && word[0] != 'b') || word[1] < '1' || word[1] > '5')
    return std::nullopt;
  const Seat board = word[0] == 'a' ? Seat::a : Seat::b;
  return sector_at(board, word[1] - '1');
}

std::optional<int> read_spot(std::string_view word) {
  if (word.size() != 4 || word[2] != '.' || word[3] < '0' || word[3] > '3') return std::nullopt;
  const auto sector = read_sector(word.substr(0, 2));
  if (!sector) return std::nullopt;
  return spot_operand(spot_at(*sector, word[3] - '0'));
}

constexpr std::array<std::string_view, 2> kFaces = {"up", "down"};
constexpr std::array<std::string_view, 2> kHalves = {"upper", "lower"};
constexpr std::array<std::string_view, 2> kSides = {"left", "right"};

// As Operand lists them. The secret card, which only others' options name, does not count.
constexpr std::array<OperandForm<Set>, kOperandKinds> kOperands = {{
    {},
    {[](const Set& set) { return set.cards(); },
     [](const Set& set, int card) {
       return card == kSecretCard ? "?" : set.id(static_cast<CardId>(card));
     },
     [](const Set& set, std::string_view word) -> std::optional<int> {
       if (word == "?") return kSecretCard;
       return set.find(word);
     }},
    operand_of_names<Set, kFaces>(),
    {[](const Set&) { return kSectors; },
     [](const Set&, int sector) { return sector_name(sector); },
     [](const Set&, std::string_view word) { return read_sector(word); }},
    {[](const Set&) { return kSectors * kLevels; },
     [](const Set&, int spot) { return spot_name(operand_spot(spot)); },
     [](const Set&, std::string_view word) { return read_spot(word); }},
    operand_of_names<Set, kHalves>(),
    operand_of_names<Set, kSides>(),
    operand_of_numbers<Set, kMaxNumber>(),
    {[](const Set& set) { return set.cruisers(); },
     [](const Set& set, int cruiser) { return lower_case(set.cruiser(cruiser).name); },
     [](const Set& set, std::string_view word) { return set.find_cruiser(word); }},
}};

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

StarfighterNotation::StarfighterNotation(const Set& set) : RowNotation(set, kForms, kOperands) {}

Option concealed(const Option& option) {
  Option shown = option;
  if (is(option, Verb::play) && option.args[1] == kDown) shown.args[0] = kSecretCard;
  return shown;
}

}  // namespace wardroom::starfighter
