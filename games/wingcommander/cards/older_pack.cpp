// Packs of Wing Commander as they were before all games had packs of one form. A game under way
// keeps the pack it was begun with (TableGame::with_pack), so these stay readable as long as their
// vocabulary means the same: words and patterns have been added behind it, none was moved.
//
// Tag "WC-CARDS": edition of the vocabulary; name and note of the set; number of cards, then for
// each: id; name, subtitle, text; bytes: kind, side, origin, nature (0 none), power, cost in
// medals, arrows, medals, loss, loyal, person, title, added, copies in the Kilrathi and the Terran
// starter deck; a number: what was proposed, as bits; five figures, each a byte (0 none, 1 plain,
// 2 as a statement says) and a signed byte; program; for each statement its five texts.
#include <array>

#include "engine/pack.hpp"
#include "games/wingcommander/cards/set.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr std::string_view kTag = "WC-CARDS";
constexpr std::uint32_t kEdition = 2047598364U;
constexpr int kParts = 9;  // that can be proposed

using vocabulary::Field;
using vocabulary::Kind;

class OlderReader {
 public:
  explicit OlderReader(PackReader& pack, cards::CardSet& set) : pack_(pack), set_(set) {}

  Bilingual text() {
    Bilingual text;
    text.english = pack_.text();
    text.french = pack_.text();
    return text;
  }

  void card() {
    cards::Card card;
    card.id = pack_.text();
    card.name = text();
    Bilingual subtitle = text();
    card.does.text = text();
    card.kind = word(static_cast<int>(Kind::carrier) + 1);
    const int side = word(3);
    card.origin = static_cast<cards::CardOrigin>(word(3));
    const int nature = word(4);
    std::array<std::uint8_t, 11> bytes{};
    for (std::uint8_t& byte : bytes) byte = pack_.byte();
    const auto [power, price, arrows, medals, loss, loyal, person, title, added, kilrathi, terran] =
        bytes;
    card.title = title;
    card.added = added != 0;
    put(card, Field::side, side);
    if (!subtitle.english.empty())
      card.fields.push_back({static_cast<int>(Field::subtitle), {}, std::move(subtitle), {}});
    if (nature > 0) put(card, Field::nature, nature - 1);
    put(card, Field::arrows, arrows);
    put(card, Field::power, power);
    put(card, Field::price, price);
    const std::uint32_t proposed = pack_.number();
    figures(card);
    put(card, Field::medals, medals);
    put(card, Field::loss, loss);
    if (loyal != 0) put(card, Field::loyal, 1);
    if (person != 0)
      card.fields.push_back(
          {static_cast<int>(Field::person), {}, {std::to_string(person), ""}, {}});
    put_proposed(card, proposed);
    statements(card);
    for (const auto& [deck, copies] : {std::pair{0U, kilrathi}, std::pair{1U, terran}})
      if (copies > 0)
        set_.decks[deck].lines.push_back({copies, static_cast<int>(set_.cards.size())});
    set_.cards.push_back(std::move(card));
  }

 private:
  int word(int count) {
    const int value = pack_.byte();
    if (value >= count) pack_.fail("a card in this pack has a word nobody knows");
    return value;
  }

  static void put(cards::Card& card, Field field, int number) {
    card.fields.push_back({static_cast<int>(field), {number}, {}, {}});
  }

  void figures(cards::Card& card) {
    for (const Field field : kFigureFields) {
      const int kind = word(3);
      const auto number = static_cast<std::int8_t>(pack_.byte());
      if (kind == 1) put(card, field, number);
    }
  }

  static void put_proposed(cards::Card& card, std::uint32_t proposed) {
    if (proposed == 0) return;
    put(card, Field::proposed, 0);
    card.fields.back().numbers.clear();
    for (int part = 0; part < kParts; ++part)
      if ((proposed >> static_cast<unsigned>(part) & 1U) != 0)
        card.fields.back().numbers.push_back(part);
  }

  void statements(cards::Card& card) {
    card.does.program = load_program(pack_, vocabulary::kChildren);
    for (std::size_t i = 0; i < card.does.program.statements.size() && pack_.good(); ++i) {
      cards::StatementTexts says;
      for (Bilingual* part : {&says.text, &says.limit, &says.moment, &says.condition, &says.cost})
        *part = text();
      card.does.statements.push_back(std::move(says));
    }
  }

  PackReader& pack_;
  cards::CardSet& set_;
};

}  // namespace

cards::LoadedCards cards_from_older_pack(std::span<const std::uint8_t> bytes) {
  PackReader pack(bytes, kTag);
  cards::LoadedCards loaded;
  OlderReader reader(pack, loaded.set);
  loaded.set.decks = {{"", {{"side", "kilrathi"}}, {}}, {"", {{"side", "terran"}}, {}}};
  if (pack.number() != kEdition) pack.fail("this pack is written in other words");
  loaded.set.name = reader.text();
  loaded.set.note = reader.text();
  const std::uint32_t count = pack.number();
  for (std::uint32_t i = 0; i < count && pack.good(); ++i) reader.card();
  if (pack.good() && !pack.finished())
    pack.fail("there is something behind the cards in this pack");
  if (!pack.good()) return {{}, pack.problem()};
  return loaded;
}

}  // namespace wardroom::wingcommander
