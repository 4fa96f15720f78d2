// Decks of Total War as commands and servers ask for them.
#include "games/starfighter/deck.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

class TotalWarDecks final : public cards::DeckShop {
 public:
  cards::DeckReport check(const cards::SourceFile& file, Language language) const override {
    cards::DeckReport report;
    read_deck(file, set_, language, report);
    return report;
  }

  std::string show(const cards::SourceFile& file, Language language) const override {
    cards::DeckReport report;
    return describe_deck(read_deck(file, set_, language, report), set_, language);
  }

  std::string random(int size, std::uint64_t seed) const override {
    Random random(seed);
    return print_deck(random_deck(set_, size, random), set_);
  }

  int smallest() const override { return kSmallestDeck; }
  int usual() const override { return kUsualDeckSize; }
  int largest() const override { return set_.cards(); }

 private:
  const Set& set_ = Starfighter::own_set();
};

}  // namespace

const cards::DeckShop* Starfighter::decks() {
  static const TotalWarDecks decks;
  return &decks;
}

}  // namespace wardroom
