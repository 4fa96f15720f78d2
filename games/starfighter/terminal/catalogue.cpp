// Cards and Cruisers in words, one line each.
#include <algorithm>

#include "engine/text/text.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

std::string in_words(const Half& half, Language language) {
  std::string text = words::card::fighters(language, half.fighters);
  if (half.effect != Effect::none) text += ", " + noun_of(half.effect, language).text;
  if (half.shields > 0) text += ", " + words::card::shields(language, half.shields);
  if (half.force_field) text += ", " + words::card::force_field(language);
  return text;
}

std::string in_words(const Set& set, CardId card, Language language) {
  const Front& front = set.front(card);
  const std::string upper = in_words(front.face.half[0], language);
  const std::string lower = in_words(front.face.half[1], language);
  const int column = language == Language::french ? 50 : 34;
  return padded(set.id(card), 7) + words::card::level(language, front.level) + "  " +
         padded((front.green ? words::card::green : words::card::blue)(language), 7) +
         padded(words::card::upper_half(language, upper), column) +
         words::card::lower_half(language, lower);
}

std::string in_words(const Cruiser& cruiser, Language language) {
  std::string spaces;
  for (const std::uint8_t count : cruiser.spaces)
    spaces += (spaces.empty() ? "" : " ") + std::to_string(count);
  const std::string text =
      words::card::cruiser(language, padded(cruiser.name, 8), cruiser.armor, spaces);
  return cruiser.training ? text + ' ' + words::card::training(language) : text;
}

}  // namespace
}  // namespace starfighter

std::vector<std::string> Starfighter::catalogue(const Set& set, Language language) {
  std::vector<std::string> lines;
  for (int i = 0; i < set.cruisers(); ++i)
    lines.push_back(starfighter::in_words(set.cruiser(i), language));
  for (int card = 0; card < set.cards(); ++card)
    lines.push_back(starfighter::in_words(set, static_cast<starfighter::CardId>(card), language));
  return lines;
}

}  // namespace wardroom
