#include "cards/card_set.hpp"

#include <algorithm>

#include "engine/pack.hpp"

namespace wardroom::cards {
namespace {

constexpr std::string_view kTag = "CARDS";
constexpr int kZero = 1 << 15;

class Writer {
 public:
  explicit Writer(PackWriter& pack) : pack_(pack) {}

  void count(std::size_t number) { pack_.number(static_cast<std::uint32_t>(number)); }
  void number(int number) { pack_.number(static_cast<std::uint32_t>(number)); }
  void text(const Bilingual& text) {
    pack_.text(text.english);
    pack_.text(text.french);
  }
  void effects(const Effects& effects) {
    text(effects.text);
    store(effects.program, pack_);
    for (const StatementTexts& says : effects.statements)
      for (const Bilingual* part :
           {&says.text, &says.limit, &says.moment, &says.condition, &says.cost})
        text(*part);
  }
  void card(const Card& card) {
    pack_.text(card.id);
    text(card.name);
    pack_.byte(static_cast<std::uint8_t>(card.origin));
    pack_.byte(card.added ? 1 : 0);
    number(card.kind);
    number(card.title);
    effects(card.does);
    count(card.fields.size());
    for (const PrintedField& field : card.fields) {
      number(field.field);
      count(field.numbers.size());
      for (const int each : field.numbers) number(kZero + each);
      text(field.text);
      effects(field.effects);
    }
  }
  void deck(const Deck& deck) {
    pack_.text(deck.name);
    count(deck.facts.size());
    for (const Deck::Fact& fact : deck.facts) {
      pack_.text(fact.word);
      pack_.text(fact.text);
    }
    count(deck.lines.size());
    for (const Deck::Line& line : deck.lines) {
      number(line.count);
      number(line.card);
    }
  }

 private:
  PackWriter& pack_;
};

// Whatever is wrong makes the pack fail, and then nothing more is read.
class Reader {
 public:
  Reader(PackReader& pack, const PackedFor& game) : pack_(pack), game_(game) {}

  int number() { return static_cast<int>(pack_.number()); }
  Bilingual text() {
    Bilingual text;
    text.english = pack_.text();
    text.french = pack_.text();
    return text;
  }
  template <class Visit>
  void each(Visit visit) {
    for (std::uint32_t left = pack_.number(); left > 0 && pack_.good(); --left) visit();
  }
  Effects effects() {
    Effects effects;
    effects.text = text();
    effects.program = load_program(pack_, game_.children);
    for (std::size_t i = 0; i < effects.program.statements.size() && pack_.good(); ++i) {
      StatementTexts says;
      for (Bilingual* part : {&says.text, &says.limit, &says.moment, &says.condition, &says.cost})
        *part = text();
      effects.statements.push_back(std::move(says));
    }
    return effects;
  }
  Card card() {
    Card card;
    card.id = pack_.text();
    card.name = text();
    card.origin = static_cast<CardOrigin>(std::min<int>(pack_.byte(), 2));
    card.added = pack_.byte() != 0;
    card.kind = number();
    if (card.kind < 0 || card.kind >= game_.kinds) unknown();
    card.title = number();
    card.does = effects();
    each([&] {
      PrintedField field;
      field.field = number();
      const int words = words_of(field.field);
      each([&] {
        const int each = number() - kZero;
        if (words > 0 && (each < 0 || each >= words)) unknown();
        field.numbers.push_back(each);
      });
      field.text = text();
      field.effects = effects();
      card.fields.push_back(std::move(field));
    });
    return card;
  }
  Deck deck(std::size_t cards) {
    Deck deck;
    deck.name = pack_.text();
    each([&] {
      std::string word = pack_.text();
      deck.facts.push_back({std::move(word), pack_.text()});
    });
    each([&] {
      const int count = number();
      deck.lines.push_back({count, number()});
      if (deck.lines.back().card < 0 || static_cast<std::size_t>(deck.lines.back().card) >= cards)
        pack_.fail("a deck in this pack has a card that is not there");
    });
    return deck;
  }

 private:
  void unknown() { pack_.fail("a card in this pack has a word nobody knows"); }
  // How many words a field can have; 0 if it is of another sort.
  int words_of(int field) {
    if (field >= 0 && static_cast<std::size_t>(field) < game_.field_words.size())
      return game_.field_words[static_cast<std::size_t>(field)];
    unknown();
    return 0;
  }

  PackReader& pack_;
  const PackedFor& game_;
};

}  // namespace

const PrintedField* Card::field(int index) const {
  const auto found = std::ranges::find(fields, index, &PrintedField::field);
  return found == fields.end() ? nullptr : &*found;
}

std::optional<int> Card::number(int index) const {
  const PrintedField* found = field(index);
  if (found == nullptr || found->numbers.empty()) return std::nullopt;
  return found->numbers[0];
}

const Bilingual& Card::text(int index) const {
  static const Bilingual none;
  const PrintedField* found = field(index);
  return found == nullptr ? none : found->text;
}

const std::string& Deck::fact(std::string_view word) const {
  static const std::string none;
  const auto found = std::ranges::find(facts, word, &Fact::word);
  return found == facts.end() ? none : found->text;
}

std::vector<std::uint8_t> to_pack(const CardSet& set, const PackedFor& game) {
  PackWriter pack;
  Writer writer(pack);
  pack.text(game.game);
  pack.number(game.edition);
  writer.text(set.name);
  writer.text(set.note);
  writer.count(set.cards.size());
  for (const Card& card : set.cards) writer.card(card);
  writer.count(set.decks.size());
  for (const Deck& deck : set.decks) writer.deck(deck);
  return pack.finish(kTag);
}

LoadedCards cards_from_pack(std::span<const std::uint8_t> bytes, const PackedFor& game) {
  PackReader pack(bytes, kTag);
  Reader reader(pack, game);
  LoadedCards loaded;
  if (pack.text() != game.game) pack.fail("this pack is for another game");
  if (pack.number() != game.edition) pack.fail("this pack is written in other words");
  loaded.set.name = reader.text();
  loaded.set.note = reader.text();
  reader.each([&] { loaded.set.cards.push_back(reader.card()); });
  reader.each([&] { loaded.set.decks.push_back(reader.deck(loaded.set.cards.size())); });
  if (pack.good() && !pack.finished())
    pack.fail("there is something behind the cards in this pack");
  if (!pack.good()) return {{}, pack.problem()};
  return loaded;
}

}  // namespace wardroom::cards
