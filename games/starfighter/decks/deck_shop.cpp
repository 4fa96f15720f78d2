// Decks of Total War as commands and servers ask for them.
#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

class TotalWarDecks final : public cards::DeckShop {
 public:
  explicit TotalWarDecks(const Set& set) : set_(set) {}

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
  const Set& set_;
};

}  // namespace

std::unique_ptr<cards::DeckShop> Starfighter::decks(const Set& set) {
  return std::make_unique<TotalWarDecks>(set);
}

}  // namespace wardroom
