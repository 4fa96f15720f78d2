// Cards and Cruisers in words, one line each.
#include <algorithm>

#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

std::string in_words(const Half& half) {
  std::string text = half.fighters == 0   ? "no Fighter"
                     : half.fighters == 1 ? "1 Fighter"
                                          : std::to_string(half.fighters) + " Fighters";
  if (half.effect != Effect::none) text += ", " + std::string(name_of(half.effect));
  if (half.shields > 0) text += ", " + std::to_string(half.shields) + " shields";
  if (half.force_field) text += ", force field";
  return text;
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string in_words(const Set& set, CardId card) {
  const Front& front = set.front(card);
  return padded(set.id(card), 6) + " level " + std::to_string(front.level) + "  " +
         (front.green ? "green  " : "blue   ") +
         padded("upper: " + in_words(front.face.half[0]), 34) +
         "lower: " + in_words(front.face.half[1]);
}

std::string in_words(const Cruiser& cruiser) {
  std::string text = padded(cruiser.name, 8) + " Cruiser, armor " + std::to_string(cruiser.armor) +
                     ", spaces from the owner's left:";
  for (const std::uint8_t spaces : cruiser.spaces) text += ' ' + std::to_string(spaces);
  return cruiser.training ? text + " (Training)" : text;
}

}  // namespace

std::vector<std::string> Starfighter::catalogue(const Set& set) {
  std::vector<std::string> lines;
  for (int i = 0; i < set.cruisers(); ++i) lines.push_back(in_words(set.cruiser(i)));
  for (int card = 0; card < set.cards(); ++card)
    lines.push_back(in_words(set, static_cast<CardId>(card)));
  return lines;
}

}  // namespace wardroom
