// Packs: written and read back; damaged ones are refused whole, and even a pack forged with a right
// checksum never does harm.
#include "engine/pack.hpp"

#include <gtest/gtest.h>

#include "engine/rule_book.hpp"
#include "games/packs.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes small_pack() {
  PackWriter writer;
  writer.byte(7);
  writer.number(0xdeadbeef);
  writer.text("armor");
  writer.text("");
  return writer.finish("test");
}

// The same pack with other contents and a right checksum.
Bytes forged(const Bytes& body, std::string_view tag) {
  PackWriter writer;
  for (const std::uint8_t byte : body) writer.byte(byte);
  return writer.finish(tag);
}

Bytes body_of(std::span<const std::uint8_t> pack, std::string_view tag) {
  const std::size_t header = 8 + 4 + 2 + tag.size() + 4 + 8;
  return {pack.begin() + static_cast<std::ptrdiff_t>(header), pack.end()};
}

std::string problem_of(const Bytes& pack, std::string_view tag = "test") {
  return PackReader(pack, tag).problem();
}

TEST(Pack, reads_back_what_was_written) {
  const Bytes pack = small_pack();
  PackReader reader(pack, "test");
  EXPECT_EQ(reader.byte(), 7);
  EXPECT_EQ(reader.number(), 0xdeadbeefU);
  EXPECT_EQ(reader.text(), "armor");
  EXPECT_FALSE(reader.finished());
  EXPECT_EQ(reader.text(), "");
  EXPECT_TRUE(reader.good());
  EXPECT_TRUE(reader.finished());
}

TEST(Pack, a_text_keeps_its_first_65535_bytes) {
  PackWriter writer;
  writer.text(std::string(70000, 'x'));
  const Bytes pack = writer.finish("test");
  PackReader reader(pack, "test");
  EXPECT_EQ(reader.text().size(), 65535U);
  EXPECT_TRUE(reader.finished());
}

TEST(Pack, says_what_is_wrong) {
  EXPECT_EQ(problem_of(small_pack()), "");
  EXPECT_EQ(problem_of(small_pack(), "rules"), "this pack is for something else");
  EXPECT_EQ(problem_of({1, 2, 3}), "this is not a pack");
  Bytes pack = small_pack();
  pack.back() ^= 1U;
  EXPECT_EQ(problem_of(pack), "this pack is damaged: its checksum is wrong");
  pack.pop_back();
  EXPECT_EQ(problem_of(pack), "this pack has the wrong length");
  pack = small_pack();
  pack[8] = 2;
  EXPECT_EQ(problem_of(pack), "this pack has another format");
}

TEST(Pack, reading_beyond_its_end_is_a_problem_and_gives_nothing) {
  const Bytes pack = PackWriter{}.finish("test");
  PackReader reader(pack, "test");
  EXPECT_TRUE(reader.finished());
  EXPECT_EQ(reader.number(), 0U);
  EXPECT_EQ(reader.text(), "");
  EXPECT_EQ(reader.problem(), "this pack ends too early");
}

TEST(Pack, every_damaged_byte_is_noticed) {
  const Bytes pack = small_pack();
  for (std::size_t i = 0; i < pack.size(); ++i)
    for (unsigned flip = 1; flip < 256; ++flip) {
      Bytes damaged = pack;
      damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ flip);
      ASSERT_NE(problem_of(damaged), "") << "byte " << i << " with " << flip;
    }
}

TEST(Pack, every_shortened_pack_is_noticed) {
  for (Bytes pack = small_pack(); !pack.empty();) {
    pack.pop_back();
    ASSERT_NE(problem_of(pack), "") << pack.size();
  }
}

TEST(Pack, a_damaged_card_set_is_refused) {
  const auto pack = packs::starfighter_cards();
  ASSERT_EQ(starfighter::from_pack(pack).problem, "");
  Bytes damaged(pack.begin(), pack.end());
  for (std::uint8_t& byte : damaged) {
    byte ^= 0x10U;
    const starfighter::LoadedSet loaded = starfighter::from_pack(damaged);
    ASSERT_NE(loaded.problem, "");
    ASSERT_EQ(loaded.set.cards(), 0);
    byte ^= 0x10U;
  }
}

TEST(Pack, a_forged_card_set_is_refused_or_harmless) {
  const Bytes body = body_of(packs::starfighter_cards(), "starfighter");
  ASSERT_EQ(starfighter::from_pack(forged(body, "starfighter")).problem, "");
  for (std::size_t i = 0; i < body.size(); ++i)
    for (const unsigned flip : {1U, 0x80U, 0xffU}) {
      Bytes other = body;
      other[i] = static_cast<std::uint8_t>(other[i] ^ flip);
      const starfighter::LoadedSet loaded = starfighter::from_pack(forged(other, "starfighter"));
      if (!loaded.problem.empty()) {
        ASSERT_EQ(loaded.set.cards(), 0);
        continue;
      }
      ASSERT_LE(loaded.set.cards(), starfighter::kMaxCards);
      for (int card = 0; card < loaded.set.cards(); ++card)
        ASSERT_LE(loaded.set.front(static_cast<starfighter::CardId>(card)).level,
                  starfighter::kMaxLevel);
    }
}

TEST(Pack, a_damaged_or_forged_rule_book_is_empty_or_harmless) {
  RuleBook book;
  book.sections.push_back({"TY-DECK", "Deck", "Pioche"});
  book.clauses.push_back(
      {"TY-DECK-01", "TY-DECK", "Shuffle.", "M\u00e9langez.", {"TY-R-38", "TY-R-39"}});
  const Bytes pack = book.to_pack();
  const RuleBook read = RuleBook::from_pack(pack);
  ASSERT_EQ(read.clauses.size(), 1U);
  EXPECT_EQ(read.clauses[0].see, book.clauses[0].see);
  EXPECT_EQ(read.find("TY-DECK-01")->text(Language::french), book.clauses[0].french);
  EXPECT_EQ(read.find("TY-DECK-02"), nullptr);
  for (std::size_t i = 0; i < pack.size(); ++i) {
    Bytes damaged = pack;
    damaged[i] ^= 0x20U;
    ASSERT_TRUE(RuleBook::from_pack(damaged).clauses.empty()) << i;
  }
  const Bytes body = body_of(pack, "rules");
  for (std::size_t i = 0; i < body.size(); ++i)
    for (const unsigned flip : {1U, 0x40U, 0xffU}) {
      Bytes other = body;
      other[i] = static_cast<std::uint8_t>(other[i] ^ flip);
      ASSERT_LE(RuleBook::from_pack(forged(other, "rules")).clauses.size(), 1U);
    }
}

}  // namespace
}  // namespace wardroom
