// Star of the Guardians: options as text, and games played at random as far as there are rules.
#include "tests/guardians/scene.hpp"

#include <set>

#include "engine/random.hpp"

namespace wardroom::guardians {
namespace {

TEST(GuardiansNotation, EveryOperandReadsBack) {
  std::set<std::string> names;
  for (int place = 0; place < kPlaces; ++place) {
    EXPECT_EQ(read_place_name(place_name(place)), place) << place_name(place);
    names.insert(place_name(place));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kPlaces));
  for (const char* wrong : {"", "f", "a.", "a.f1", "a.c0", "a.c4", "e.c1", "a.c", "aboard.0",
                            "a.realm.081", "a.realm.81", "a.right.c", "home", "aboard."})
    EXPECT_FALSE(read_place_name(wrong)) << wrong;
}

TEST(GuardiansNotation, SG_GEN_26_CardsHaveTheirFigures) {
  const CardData& phoenix = own_cards().card(card_id("phoenix"));
  EXPECT_EQ(phoenix.kind, vocabulary::Kind::dreadnought);
  EXPECT_EQ(phoenix.type, Type::ship);
  EXPECT_EQ(phoenix.cost, (Points{8, 2}));
  EXPECT_EQ(phoenix.attack, 9);
  EXPECT_EQ(phoenix.defense, 10);
  EXPECT_EQ(phoenix.movement, 1);
  EXPECT_EQ(phoenix.catapults, 2);
  EXPECT_EQ(own_cards().cards(), 128);
  EXPECT_EQ(own_cards().name(card_id("lancet")).english, "Lancet Class Frigate");
  ASSERT_EQ(own_cards().starter_decks().size(), 2U);
  for (const DeckList& deck : own_cards().starter_decks()) EXPECT_EQ(deck.size(), 60U);
}

Option any_option(Random& random) {
  const GuardiansNotation notation(own_cards());
  const auto verb = random.below(static_cast<std::uint32_t>(notation.verbs().size()));
  Option option{static_cast<std::uint16_t>(verb), {}};
  for (std::size_t i = 0; i < option.args.size(); ++i) {
    const OperandKind kind = notation.verbs()[verb].operands[i];
    if (kind == 0) continue;
    const auto count = static_cast<std::uint32_t>(notation.operand_count(kind));
    option.args[i] = static_cast<std::int16_t>(random.below(count));
  }
  return option;
}

// Options listed are allowed, everything else is refused, and copies stay whole.
TEST(GuardiansGames, OptionsAndRefusalsAgreeInRandomGames) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    guardians::Setup setup;
    setup.seats = static_cast<std::uint8_t>(2 + seed % 3);
    for (DeckList& deck : setup.decks) {  // a starter deck, or any sixty cards
      if (seed % 2 == 0) deck = own_cards().starter_decks()[random.below(2)];
      while (deck.size() < 60) deck.push_back(static_cast<CardId>(random.below(128)));
    }
    const Chance chance(seed);
    Match match = Guardians::begin(setup, own_cards(), chance);
    OptionList list;
    while (match.turn <= 30 && Guardians::decision(match, own_cards())) {
      Guardians::list(match, own_cards(), list);
      ASSERT_FALSE(list.empty());
      for (const Option& option : list) {
        ASSERT_FALSE(Guardians::check(match, own_cards(), option));
        const std::string text = GuardiansNotation(own_cards()).print(option);
        ASSERT_EQ(GuardiansNotation(own_cards()).parse(text).option, option) << text;
      }
      for (int i = 0; i < 20; ++i) {
        const Option option = any_option(random);
        if (Guardians::check(match, own_cards(), option)) continue;
        ASSERT_EQ(std::ranges::count(list, option), 1)
            << GuardiansNotation(own_cards()).print(option);
      }
      const auto choice = random.below(static_cast<std::uint32_t>(list.size()));
      Guardians::play(match, own_cards(), list[choice], chance);
      ASSERT_EQ(match.table.copies(), 60 * setup.seats);
      if (match.phase != Phase::deployment) {
        ASSERT_EQ(match.table.size(kPending), 0);
      }
    }
  }
}

TEST(GuardiansMatch, SmallEnough) {
  EXPECT_LE(sizeof(Match), 12U * 1024);
  EXPECT_LE(sizeof(Match), 7U * 1024);
}

}  // namespace
}  // namespace wardroom::guardians
