// What cards change while they lie there (lasting.hpp): the index finds what walking over the whole
// table and all programs finds, whatever comes, goes and is altered.
#include "cardplay/lasting.hpp"

#include <gtest/gtest.h>

#include "cardplay/changes.hpp"
#include "engine/random.hpp"
#include "tests/cardplay/scene.hpp"
#include "tests/cardplay/trial_cards.hpp"

namespace wardroom::trial {
namespace {

using cardplay::ActiveSources;
using cardplay::Lasting;
using cardplay::LastingIndex;
using Active = ActiveSources<kMostItems, vocabulary::kValueWords>;

constexpr std::array<std::string_view, 6> kSources = {
    "your ships have attack + number of your squadrons\nyour characters have ability +1",
    "while influence of you > 0: enemy ships here have defense -2 but not below 1",
    "your squadrons with attack <= 1 have defense +1",
    "ships with attack >= 3 have no guns",
    "if Leia is here: all ships have attack 9 this turn",
    "while attack of this ship = 3: this ship has guns + influence of you and defense +1"};

LastingIndex index_of_sources() {
  LastingIndex index(vocabulary::kValueWords, {});
  for (const std::string_view source : kSources) index.add(compiled(source), false);
  return index;
}

TEST(LastingIndex, notes_cards_by_what_they_change) {
  const LastingIndex index = index_of_sources();
  const auto cards = [&](vocabulary::Value about) {
    const auto found = index.cards(static_cast<int>(about));
    return std::vector<int>(found.begin(), found.end());
  };
  using vocabulary::Value;
  EXPECT_EQ(cards(Value::attack), (std::vector{0, 4}));
  EXPECT_EQ(cards(Value::guns), (std::vector{3, 5}));
  EXPECT_EQ(cards(Value::defense), (std::vector{1, 2, 5}));
  EXPECT_EQ(cards(Value::ability), std::vector{0});
  EXPECT_EQ(index.of(0).size(), 2U);
  EXPECT_FALSE(index.of(0)[0].timed);
  EXPECT_TRUE(index.of(4)[0].timed);
  EXPECT_NE(index.of(1)[0].condition, kNoNode);
  EXPECT_EQ(index.of(4)[0].condition, kNoNode) << "asked when it begins";
}

TEST(LastingIndex, aims_what_is_done_for_a_time) {
  LastingIndex index(vocabulary::kValueWords, {});
  index.add(compiled("one of your ships has attack +1 this turn"), false);
  index.add(compiled("all ships have attack +1 this turn"), false);
  index.add(compiled("all ships have attack +1 this turn"), true);
  EXPECT_TRUE(index.of(0)[0].aimed);
  EXPECT_FALSE(index.of(1)[0].aimed);
  EXPECT_TRUE(index.of(2)[0].aimed);
}

TEST(ActiveSources, come_and_go) {
  ActiveSources<130, 3> active;
  active.change(129, 0b101, true);
  active.change(3, 0b001, true);
  const auto of = [&](int about) {
    std::vector<int> copies;
    active.each(about, [&](int copy) { copies.push_back(copy); });
    return copies;
  };
  EXPECT_EQ(of(0), (std::vector{3, 129}));
  EXPECT_EQ(of(1), std::vector<int>{});
  EXPECT_EQ(of(2), std::vector{129});
  active.change(129, 0b101, false);
  EXPECT_EQ(of(0), std::vector{3});
  EXPECT_EQ(of(2), std::vector<int>{});
}

// What each thing is worth by the index: only sources that can change the value are asked.
std::optional<int> by_index(const Scene& scene, const LastingIndex& index, const Active& active,
                            Thing thing, int value, int& asked) {
  const std::int8_t printed = scene.match.items[static_cast<std::size_t>(thing.value)]
                                  .figures[static_cast<std::size_t>(value)];
  std::optional<int> now = printed == kNoFigure ? std::nullopt : std::optional<int>(printed);
  active.each(value, [&](int copy) {
    ++asked;
    const Speaker speaker = scene.speaker(Thing::copy(copy));
    const int program = scene.match.items[static_cast<std::size_t>(copy)].program;
    cardplay::each_change(speaker, index.of(program), value, thing,
                          [&](const Node& part) { now = changed(speaker, part, now); });
  });
  return now;
}

TEST(LastingIndex, finds_what_a_walk_over_everything_finds) {
  const LastingIndex index = index_of_sources();
  Random random(5);
  long asked = 0;
  long sources = 0;
  for (int game = 0; game < 200; ++game) {
    Scene scene;
    Active active;
    for (std::size_t i = 0; i < kSources.size(); ++i) {
      const auto seat = seat_at(static_cast<int>(random.below(kSeats)));
      scene.card("source " + std::to_string(i), seat, kSources[i],
                 {.guns = 1, .place = static_cast<std::int8_t>(random.below(2))});
    }
    for (int i = 0; i < 4; ++i) {
      const auto seat = seat_at(static_cast<int>(random.below(kSeats)));
      const Printed printed{.guns = static_cast<std::int8_t>(random.below(3)),
                            .attack = static_cast<std::int8_t>(random.below(4)),
                            .place = static_cast<std::int8_t>(random.below(2))};
      scene.ship("ship " + std::to_string(i), seat, printed);
      scene.squadron("squadron " + std::to_string(i), seat, printed);
    }
    for (std::size_t i = 0; i < kSources.size(); ++i)
      active.change(static_cast<int>(i), index.abouts(static_cast<int>(i)), true);
    for (int step = 0; step < 20; ++step) {
      const auto any = random.below(static_cast<std::uint32_t>(scene.match.items.size()));
      Item& item = scene.match.items[any];
      switch (random.below(4)) {
        case 0:  // the one atom that lays down and takes away
          item.place = item.place == kGone ? kElsewhere : kGone;
          if (item.program != kNone)
            active.change(static_cast<int>(any), index.abouts(item.program), item.place != kGone);
          break;
        case 1: item.owner = seat_at(static_cast<int>(random.below(kSeats))); break;
        case 2:
          scene.match.force[random.below(kSeats)] = static_cast<std::int8_t>(random.below(3));
          break;
        default: item.figures[1] = static_cast<std::int8_t>(random.below(5)); break;
      }
      for (std::size_t i = 0; i < scene.match.items.size(); ++i) {
        if (scene.match.items[i].place == kGone) continue;
        const Thing thing = Thing::copy(static_cast<int>(i));
        for (int value = 0; value < vocabulary::kValueWords; ++value) {
          int few = 0;
          EXPECT_EQ(by_index(scene, index, active, thing, value, few),
                    TrialPlay::figure_of(scene.position(), thing, value))
              << "game " << game << ", step " << step << ", item " << i << ", value " << value;
          asked += few;
          sources += static_cast<long>(scene.match.items.size());
        }
      }
      if (testing::Test::HasFailure()) return;
    }
  }
  EXPECT_LT(asked * 4, sources) << "most of the table is never looked at";
}

}  // namespace
}  // namespace wardroom::trial
