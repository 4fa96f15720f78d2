// Carriers and cards in words, one line each.
#include "engine/text/text.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/terminal/terminal_paint.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

std::string price_in_words(const CardData& card, Language language) {
  if (card.is(Type::maneuver) || card.is(Type::damage))
    return words::card::arrows(language, card.arrows);
  if (card.cost_medals == 0) return words::card::power(language, card.power);
  return words::card::power_and_medals(language, card.power, card.cost_medals);
}

std::string figures_in_words(const CardData& card, Language language) {
  std::string text = paint::figures_on_card(card);
  if (card.medals > 0)
    text += (text.empty() ? "" : ", ") + words::card::gives_medals(language, card.medals);
  return text;
}

// A card before it is set in columns: id, type, name, price, figures, origin, text.
using Row = std::vector<std::string>;

Row in_words(const Set& set, CardId card, Language language) {
  const CardData& data = set.card(card);
  return {set.text(card).id,
          data.capital ? words::type::capital(language) : title_of(data.type, language),
          full_name(set, card, language),
          price_in_words(data, language),
          figures_in_words(data, language),
          origin_of(set, card, language),
          set.text(card).does.in(language)};
}

Row in_words(const Carrier& carrier, Seat seat, Language language) {
  return {std::string(kNavPointNames[carrier_of(seat)]),
          title_of(Type::carrier, language),
          carrier.name,
          "",
          "A" + std::to_string(carrier.attack) + " D" + std::to_string(carrier.defence),
          title_of(carrier.origin, language),
          words::card::carrier_of(language, people_of(seat, language))};
}

}  // namespace
}  // namespace wingcommander

std::optional<NativeCards> WingCommander::native_cards(const Set& set) {
  return find_native(
      set.cards(),
      [&](int card) -> const Program& {
        return set.program(static_cast<wingcommander::CardId>(card));
      },
      wingcommander::vocabulary::kForms);
}

std::vector<std::string> WingCommander::catalogue(const Set& set, Language language) {
  using namespace wingcommander;
  std::vector<Row> rows;
  for (const Seat seat : kBothSeats) rows.push_back(in_words(set.carrier(seat), seat, language));
  for (int card = 0; card < set.cards(); ++card)
    if (const auto id = static_cast<CardId>(card); !set.card(id).is(Type::carrier))
      rows.push_back(in_words(set, id, language));
  return in_columns(rows);
}

}  // namespace wardroom
