#include "engine/pack.hpp"
#include "games/wingcommander/cards/card_source.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr std::string_view kTag = "WC-CARDS";

void put(PackWriter& pack, const Bilingual& text) {
  pack.text(text.english);
  pack.text(text.french);
}

Bilingual take(PackReader& pack) {
  Bilingual text;
  text.english = pack.text();
  text.french = pack.text();
  return text;
}

// The bytes of a card in the order of the pack.
template <class Card>
auto bytes_of(Card& card) {
  return std::array{&card.power, &card.cost_medals, &card.arrows,    &card.medals,
                    &card.loss,  &card.loyal,       &card.person,    &card.title,
                    &card.added, &card.starter[0],  &card.starter[1]};
}

template <class Enum>
Enum take_word(PackReader& pack, int count) {
  const std::uint8_t value = pack.byte();
  if (value >= count) pack.fail("a card in this pack has a word nobody knows");
  return static_cast<Enum>(value);
}

CardSource take_card(PackReader& pack) {
  CardSource card;
  card.id = pack.text();
  card.name = take(pack);
  card.subtitle = take(pack);
  card.text = take(pack);
  card.kind = take_word<vocabulary::Kind>(pack, kCardKinds);
  card.side = take_word<CardSide>(pack, 3);
  card.origin = take_word<CardOrigin>(pack, 3);
  card.nature = take_word<Nature>(pack, 4);
  for (std::uint8_t* byte : bytes_of(card)) *byte = pack.byte();
  card.proposed = static_cast<std::uint16_t>(pack.number());
  for (CardFigure& figure : card.figures) {
    figure.kind = take_word<FigureKind>(pack, 3);
    figure.number = static_cast<std::int8_t>(pack.byte());
  }
  card.program = load_program(pack, vocabulary::kChildren);
  for (std::size_t i = 0; i < card.program.statements.size() && pack.good(); ++i) {
    CardSentences sentences;
    for (Bilingual* text : {&sentences.text, &sentences.limit, &sentences.moment,
                            &sentences.condition, &sentences.cost})
      *text = take(pack);
    card.sentences.push_back(std::move(sentences));
  }
  return card;
}

}  // namespace

std::vector<std::uint8_t> to_pack(const CardSet& set) {
  PackWriter pack;
  pack.number(vocabulary::kEdition);
  put(pack, set.name);
  put(pack, set.note);
  pack.number(static_cast<std::uint32_t>(set.cards.size()));
  for (const CardSource& card : set.cards) {
    pack.text(card.id);
    put(pack, card.name);
    put(pack, card.subtitle);
    put(pack, card.text);
    pack.byte(static_cast<std::uint8_t>(card.kind));
    pack.byte(static_cast<std::uint8_t>(card.side));
    pack.byte(static_cast<std::uint8_t>(card.origin));
    pack.byte(static_cast<std::uint8_t>(card.nature));
    for (const std::uint8_t* byte : bytes_of(card)) pack.byte(*byte);
    pack.number(card.proposed);
    for (const CardFigure& figure : card.figures) {
      pack.byte(static_cast<std::uint8_t>(figure.kind));
      pack.byte(static_cast<std::uint8_t>(figure.number));
    }
    store(card.program, pack);
    for (const CardSentences& sentences : card.sentences)
      for (const Bilingual* text : {&sentences.text, &sentences.limit, &sentences.moment,
                                    &sentences.condition, &sentences.cost})
        put(pack, *text);
  }
  return pack.finish(kTag);
}

LoadedCards cards_from_pack(std::span<const std::uint8_t> bytes) {
  PackReader pack(bytes, kTag);
  LoadedCards loaded;
  if (pack.number() != vocabulary::kEdition) pack.fail("this pack is written in other words");
  loaded.set.name = take(pack);
  loaded.set.note = take(pack);
  const std::uint32_t count = pack.number();
  if (count > kMaxCards) pack.fail("there are too many cards in this pack");
  for (std::uint32_t i = 0; i < count && pack.good(); ++i)
    loaded.set.cards.push_back(take_card(pack));
  if (pack.good() && !pack.finished())
    pack.fail("there is something behind the cards in this pack");
  if (!pack.good()) return {{}, pack.problem()};
  return loaded;
}

}  // namespace wardroom::wingcommander
