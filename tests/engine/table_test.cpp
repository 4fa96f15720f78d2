// The table: zones share one array, so every move is compared with plain lists of lists; and a
// copy's number, identity, knowledge and mark go their separate ways.
#include "engine/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace wardroom {
namespace {

struct Mark {
  std::uint8_t damage = 0;
  friend bool operator==(const Mark&, const Mark&) = default;
};

struct SmallTraits {
  static constexpr int kCopies = 20;
  static constexpr int kZones = 5;
  static constexpr bool kHosts = false;
  using Copy = std::uint8_t;
  using Card = std::uint8_t;
  using Mark = wardroom::Mark;
};

struct LargeTraits {
  static constexpr int kCopies = 320;
  static constexpr int kZones = 7;
  static constexpr bool kHosts = true;
  using Copy = std::uint16_t;
  using Card = std::uint16_t;
  using Mark = wardroom::Mark;
};

Spot at(int zone, int position) {
  return {static_cast<std::int16_t>(zone), static_cast<std::int16_t>(position)};
}

template <class Traits>
class TableTest : public ::testing::Test {
 public:
  using Cards = Table<Traits>;
  using Copy = typename Traits::Copy;
  using Card = typename Traits::Card;

  // Cards 0, 1, 2 ... from the bottom of zone 1.
  static Cards pile(int cards) {
    Cards table{};
    for (int card = 0; card < cards; ++card) table.deal(static_cast<Card>(card), 1);
    return table;
  }
  static std::vector<int> cards_of(const Cards& table, int zone) {
    std::vector<int> cards;
    for (const Copy copy : table.zone(zone)) cards.push_back(table.card(copy));
    return cards;
  }
};
using BothWidths = ::testing::Types<SmallTraits, LargeTraits>;
TYPED_TEST_SUITE(TableTest, BothWidths);

using Cards = std::vector<int>;

TYPED_TEST(TableTest, copies_are_dealt_on_top_of_any_zone) {
  typename TestFixture::Cards table{};
  for (const int zone : {2, 0, 2, 4, 0}) table.deal(static_cast<std::uint8_t>(zone * 10), zone);
  EXPECT_EQ(table.copies(), 5);
  EXPECT_EQ(this->cards_of(table, 0), (Cards{0, 0}));
  EXPECT_EQ(this->cards_of(table, 2), (Cards{20, 20}));
  EXPECT_EQ(this->cards_of(table, 4), (Cards{40}));
  EXPECT_EQ(table.size(1), 0);
  EXPECT_EQ(table.top(0), 4);
  EXPECT_EQ(table.at(at(0, 0)), 1);
}

TYPED_TEST(TableTest, a_copy_moves_to_the_top_and_its_zone_closes_the_gap) {
  auto table = this->pile(4);
  table.move(at(1, 1), 3);
  EXPECT_EQ(this->cards_of(table, 1), (Cards{0, 2, 3}));
  table.move(at(1, 0), 3);
  EXPECT_EQ(this->cards_of(table, 3), (Cards{1, 0}));
  table.move(at(3, 0), 0);
  EXPECT_EQ(this->cards_of(table, 0), (Cards{1}));
  table.move(at(1, 0), 1);
  EXPECT_EQ(this->cards_of(table, 1), (Cards{3, 2}));
}

TYPED_TEST(TableTest, a_copy_moves_under_a_zone) {
  auto table = this->pile(4);
  table.move_under(at(1, 2), 3);
  table.move_under(at(1, 0), 3);
  EXPECT_EQ(this->cards_of(table, 3), (Cards{0, 2}));
  table.move_under(at(3, 1), 1);
  EXPECT_EQ(this->cards_of(table, 1), (Cards{2, 1, 3}));
  table.move_under(at(1, 2), 1);
  EXPECT_EQ(this->cards_of(table, 1), (Cards{3, 2, 1}));
}

TYPED_TEST(TableTest, a_copy_goes_under_another_one) {
  auto table = this->pile(5);
  table.put_under(at(1, 4), at(1, 1));
  EXPECT_EQ(this->cards_of(table, 1), (Cards{0, 4, 1, 2, 3}));
  table.put_under(at(1, 0), at(1, 3));
  EXPECT_EQ(this->cards_of(table, 1), (Cards{4, 1, 0, 2, 3}));
  table.put_under(at(1, 2), at(1, 2));
  EXPECT_EQ(this->cards_of(table, 1), (Cards{4, 1, 0, 2, 3})) << "under itself it stays";
  table.move(at(1, 4), 3);
  table.put_under(at(1, 0), at(3, 0));
  EXPECT_EQ(this->cards_of(table, 3), (Cards{4, 3}));
  table.put_under(at(3, 1), at(1, 2));
  EXPECT_EQ(this->cards_of(table, 1), (Cards{1, 0, 3, 2}));
  EXPECT_EQ(this->cards_of(table, 3), (Cards{4}));
}

TYPED_TEST(TableTest, a_row_of_zones_reads_as_one) {
  auto table = this->pile(4);
  table.move(at(1, 3), 0);
  table.move(at(1, 2), 2);
  std::vector<int> all;
  for (const auto copy : table.zones(0, 2)) all.push_back(table.card(copy));
  EXPECT_EQ(all, (Cards{3, 0, 1, 2}));
}

TYPED_TEST(TableTest, random_moves_agree_with_plain_lists) {
  constexpr int zones = TypeParam::kZones;
  Random random(7);
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  };
  for (int round = 0; round < 50; ++round) {
    typename TestFixture::Cards table{};
    std::vector<std::vector<int>> model(zones);
    for (int copy = 0; copy < TypeParam::kCopies; ++copy) {
      const int zone = below(zones);
      table.deal(0, zone);
      model[static_cast<std::size_t>(zone)].push_back(copy);
    }
    for (int i = 0; i < 200; ++i) {
      const int from = below(zones);
      const int to = below(zones);
      auto& left = model[static_cast<std::size_t>(from)];
      auto& reached = model[static_cast<std::size_t>(to)];
      if (left.empty()) continue;
      const int position = below(static_cast<int>(left.size()));
      const int copy = left[static_cast<std::size_t>(position)];
      left.erase(left.begin() + position);
      const bool under = below(2) == 0;
      reached.insert(under ? reached.begin() : reached.end(), copy);
      const Spot spot = at(from, position);
      ASSERT_EQ(under ? table.move_under(spot, to) : table.move(spot, to), copy);
    }
    for (int zone = 0; zone < zones; ++zone) {
      const auto& expected = model[static_cast<std::size_t>(zone)];
      ASSERT_TRUE(std::ranges::equal(table.zone(zone), expected));
      for (std::size_t i = 0; i < expected.size(); ++i)
        ASSERT_EQ(table.where(static_cast<typename TypeParam::Copy>(expected[i])),
                  at(zone, static_cast<int>(i)));
    }
  }
}

TYPED_TEST(TableTest, the_copy_leaving_a_hand_is_the_last_one_the_same_seats_know) {
  for (int leaving = 0; leaving < 3; ++leaving) {
    auto table = this->pile(4);
    for (std::uint8_t copy = 0; copy < 3; ++copy) table.mark(copy).damage = copy;
    table.reveal(3, Seat::c);
    const Spot spot = table.trade_away(at(1, leaving));
    EXPECT_EQ(spot, at(1, 2));
    EXPECT_EQ(table.at(spot), 2) << "numbers do not tell which one it was";
    EXPECT_EQ(table.card(2), leaving);
    EXPECT_EQ(table.mark(2).damage, leaving);
    const auto kept = static_cast<typename TypeParam::Copy>(leaving);
    EXPECT_EQ(table.card(kept), 2);
    EXPECT_EQ(table.mark(kept).damage, 2);
    EXPECT_EQ(table.card(3), 3) << "what others know stays where they know it";
  }
}

TYPED_TEST(TableTest, a_known_card_does_not_show_where_another_one_left) {
  std::vector<typename TestFixture::Cards> views;
  for (const int leaving : {0, 1}) {
    auto table = this->pile(3);
    table.reveal(2, Seat::b);
    table.move(table.trade_away(at(1, leaving)), 2);
    table.blank(Seat::b);
    views.push_back(table);
  }
  EXPECT_EQ(views[0], views[1]);
}

TYPED_TEST(TableTest, a_shuffle_takes_knowledge_and_marks_away_and_moves_only_identities) {
  auto table = this->pile(10);
  table.deal(99, 0);
  for (std::uint8_t copy = 0; copy < 11; ++copy) {
    table.reveal(copy, SeatSet::all());
    table.mark(copy).damage = 1;
  }
  const std::vector<int> copies(table.zone(1).begin(), table.zone(1).end());
  table.shuffle(1, 12345);
  EXPECT_TRUE(std::ranges::equal(table.zone(1), copies));
  for (std::uint8_t copy = 0; copy < 10; ++copy) {
    EXPECT_TRUE(table.known_to(copy).empty());
    EXPECT_EQ(table.mark(copy), Mark{});
  }
  EXPECT_EQ(table.known_to(10), SeatSet::all()) << "other zones are not touched";
  EXPECT_EQ(table.mark(10).damage, 1);
  Cards cards = this->cards_of(table, 1);
  EXPECT_NE(cards, (Cards{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  std::ranges::sort(cards);
  EXPECT_EQ(cards, (Cards{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TYPED_TEST(TableTest, every_order_comes_out_of_a_shuffle_about_equally_often) {
  std::vector<int> counts(6);
  for (std::uint64_t outcome = 0; outcome < 6000; ++outcome) {
    auto table = this->pile(3);
    table.shuffle(1, mix(outcome));
    const Cards cards = this->cards_of(table, 1);
    const int order = cards[0] * 2 + (cards[1] > cards[2] ? 1 : 0);
    ++counts[static_cast<std::size_t>(order)];
  }
  for (const int count : counts) EXPECT_NEAR(count, 1000, 120);
}

TYPED_TEST(TableTest, a_view_keeps_what_all_viewers_know) {
  auto table = this->pile(4);
  table.reveal(1, Seat::a);
  table.reveal(2, SeatSet(Seat::a) | Seat::b);
  table.reveal(3, SeatSet::all());
  constexpr int unknown = TestFixture::Cards::kUnknown;
  auto view = table;
  view.blank(Seat::a);
  EXPECT_EQ(this->cards_of(view, 1), (Cards{unknown, 1, 2, 3}));
  view = table;
  view.blank(SeatSet(Seat::a) | Seat::b);
  EXPECT_EQ(this->cards_of(view, 1), (Cards{unknown, unknown, 2, 3}));
  view = table;
  view.blank(SeatSet::all());
  EXPECT_EQ(this->cards_of(view, 1), (Cards{unknown, unknown, unknown, 3}));
}

TYPED_TEST(TableTest, what_was_seen_can_be_made_secret_again) {
  auto table = this->pile(1);
  table.reveal(0, SeatSet::all());
  table.keep_secret(0, Seat::b);
  EXPECT_EQ(table.known_to(0), SeatSet(Seat::b));
  table.keep_secret(0, Seat::a);
  EXPECT_TRUE(table.known_to(0).empty()) << "nobody learns by keeping secret";
}

TYPED_TEST(TableTest, knowledge_grows_when_a_seat_learns_a_copy) {
  const auto earlier = this->pile(3);
  auto table = earlier;
  EXPECT_FALSE(table.knowledge_grew(earlier, SeatSet::all()));
  table.reveal(0, Seat::c);
  EXPECT_TRUE(table.knowledge_grew(earlier, SeatSet::all()));
  EXPECT_FALSE(table.knowledge_grew(earlier, SeatSet::first(2))) << "nobody asks about seat c";
  EXPECT_FALSE(earlier.knowledge_grew(table, SeatSet::all())) << "forgetting is not learning";
}

TYPED_TEST(TableTest, everything_enters_comparison_and_digest) {
  const auto table = this->pile(4);
  const auto digest = [](const auto& some) {
    Digest sum;
    some.digest(sum);
    return sum.value();
  };
  std::vector<typename TestFixture::Cards> others(6, table);
  others[0].move(at(1, 0), 2);
  others[1].move(at(1, 0), 1);
  others[2].fill(2, 77);
  others[3].reveal(2, Seat::b);
  others[4].mark(2).damage = 1;
  others[5].deal(0, 3);
  for (const auto& other : others) {
    EXPECT_NE(other, table);
    EXPECT_NE(digest(other), digest(table));
  }
  EXPECT_EQ(digest(this->pile(4)), digest(table));
}

TEST(TableWithHosts, copies_lie_on_copies) {
  Table<LargeTraits> table{};
  for (std::uint16_t card = 0; card < 300; ++card) table.deal(card, 1);
  EXPECT_EQ(table.host(299), Table<LargeTraits>::kNoCopy);
  auto other = table;
  other.attach(299, 256);
  EXPECT_EQ(other.host(299), 256);
  EXPECT_NE(other, table);
  Digest x;
  Digest y;
  table.digest(x);
  other.digest(y);
  EXPECT_NE(x.value(), y.value());
  other.attach(299, Table<LargeTraits>::kNoCopy);
  EXPECT_EQ(other, table);
}

TEST(TableWithHosts, more_copies_than_a_byte_counts_are_shuffled_and_guessed) {
  Table<LargeTraits> table{};
  for (std::uint16_t card = 0; card < 320; ++card) table.deal(card, 1);
  table.reveal(300, Seat::a);
  auto view = table;
  view.blank(Seat::a);
  for (std::uint16_t copy = 0; copy < 320; ++copy)
    EXPECT_EQ(view.card(copy), copy == 300 ? 300 : view.kUnknown);
  view.fill(299, 299);
  EXPECT_EQ(view.card(299), 299);
  table.shuffle(1, 7);
  EXPECT_FALSE(table.knows(Seat::a, 300));
  std::vector<int> cards;
  for (const auto copy : table.zone(1)) cards.push_back(table.card(copy));
  EXPECT_FALSE(std::ranges::is_sorted(cards));
  std::ranges::sort(cards);
  for (int card = 0; card < 320; ++card) EXPECT_EQ(cards[static_cast<std::size_t>(card)], card);
}

// 0x0100 and 0x0001 share bytes: a search for a byte would confuse them.
TEST(TableWithHosts, wide_copies_are_found_by_their_whole_number) {
  Table<LargeTraits> table{};
  for (std::uint16_t card = 0; card < 320; ++card) table.deal(card, card < 300 ? 2 : 5);
  for (std::uint16_t copy = 0; copy < 320; ++copy)
    ASSERT_EQ(table.where(copy), copy < 300 ? at(2, copy) : at(5, copy - 300));
}

}  // namespace
}  // namespace wardroom
