// Games so small that the right answer is known: as much of a game as a search needs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/chance.hpp"
#include "engine/decision.hpp"

namespace wardroom {

struct NoCards {};

inline Option little_option(int x, int y = 0) {
  return {0, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0}};
}

// Nim: who takes the last stick wins. Nothing is hidden.
struct Nim {
  struct Match {
    std::array<std::uint8_t, 3> heaps{};
    Seat turn = Seat::a;
    Result result;

    static constexpr SeatSet seats() { return SeatSet::first(2); }
    std::uint64_t digest() const {
      return heaps[0] + 256U * heaps[1] + 65'536U * heaps[2] + (turn == Seat::a ? 1U << 24U : 0U);
    }
  };
  using Set = NoCards;
  static constexpr int kMostSeats = 2;
  static constexpr int kEvaluationScale = 1;

  static std::optional<Decision> decision(const Match& match, const Set&) {
    if (match.result.over) return std::nullopt;
    return Decision{match.turn, Kind::act};
  }
  static void list(const Match& match, const Set&, OptionList& options) {
    options.clear();
    for (int heap = 0; heap < 3; ++heap)
      for (int sticks = 1; sticks <= match.heaps[static_cast<std::size_t>(heap)]; ++sticks)
        options.push_back(little_option(heap, sticks));
  }
  static void play(Match& match, const Set&, const Option& option, const Chance&) {
    auto& heap = match.heaps[static_cast<std::size_t>(option.args[0])];
    heap = static_cast<std::uint8_t>(heap - option.args[1]);
    if (match.heaps == std::array<std::uint8_t, 3>{}) match.result = {true, match.turn};
    match.turn = match.turn == Seat::a ? Seat::b : Seat::a;
  }
  static Match view(const Match& match, SeatSet) { return match; }
  static Match redeal(const Match& view, const Set&, Seat, Random&) { return view; }
  static Option observed(const Option& option) { return option; }
  static int rounds(const Match&) { return 0; }
  static int evaluate(const Match&, const Set&, Seat) { return 0; }
};

// A hidden coin: play safe and win three times of four, or look for more and then guess the coin.
// Who searches every possible world on its own believes to know the coin when it has to guess.
struct HiddenCoin {
  struct Match {
    bool heads = false;
    bool guessing = false;
    std::uint32_t chances = 0;
    Result result;

    static constexpr SeatSet seats() { return SeatSet::first(2); }
    std::uint64_t digest() const { return (heads ? 1U : 0U) + (guessing ? 2U : 0U); }
  };
  using Set = NoCards;
  static constexpr int kMostSeats = 2;
  static constexpr int kEvaluationScale = 1;
  static constexpr int kSafe = 0;
  static constexpr int kGuess = 1;

  static std::optional<Decision> decision(const Match& match, const Set&) {
    if (match.result.over) return std::nullopt;
    return Decision{Seat::a, Kind::act};
  }
  static void list(const Match&, const Set&, OptionList& options) {
    options.clear();
    options.push_back(little_option(0));
    options.push_back(little_option(1));
  }
  static void play(Match& match, const Set&, const Option& option, const Chance& chance) {
    if (!match.guessing && option.args[0] == kGuess) {
      match.guessing = true;
      return;
    }
    const bool wins = match.guessing ? (option.args[0] == 1) == match.heads
                                     : chance.outcome(match.chances++) % 4 != 0;
    match.result = {true, wins ? Seat::a : Seat::b};
  }
  static Match view(const Match& match, SeatSet) {
    Match view = match;
    view.heads = false;
    return view;
  }
  static Match redeal(const Match& view, const Set&, Seat, Random& random) {
    Match match = view;
    match.heads = random.below(2) == 0;
    return match;
  }
  static Option observed(const Option& option) { return option; }
  static int rounds(const Match&) { return 0; }
  static int evaluate(const Match&, const Set&, Seat) { return 0; }
};

// Two tricks with two cards each of a little deck. Seat a leads a card to the first trick and seat
// b, whose cards nobody else knows, answers it; then the cards left meet. A higher card takes a
// trick, and tricks differ in worth: who takes more wins. Every world behind a view can be looked
// at.
struct TwoTricks {
  static constexpr int kCards = 7;
  struct Match {
    std::array<int, 2> own{};     // of seat a
    std::array<int, 2> hidden{};  // of seat b; -1 in a's view
    std::array<int, 2> worth{};   // of the tricks
    int led = -1;                 // which of its own seat a has led
    Result result;

    static constexpr SeatSet seats() { return SeatSet::first(2); }
    std::uint64_t digest() const {
      std::uint64_t sum = 0;
      for (const int value : {own[0], own[1], hidden[0], hidden[1], worth[0], worth[1], led})
        sum = sum * 16 + static_cast<std::uint64_t>(value + 1);
      return sum;
    }
  };
  using Set = NoCards;
  static constexpr int kMostSeats = 2;
  static constexpr int kEvaluationScale = 1;

  static std::optional<Decision> decision(const Match& match, const Set&) {
    if (match.result.over) return std::nullopt;
    return Decision{match.led < 0 ? Seat::a : Seat::b, Kind::card};
  }
  static void list(const Match& match, const Set&, OptionList& options) {
    options.clear();
    for (const int card : match.led < 0 ? match.own : match.hidden)
      options.push_back(little_option(card));
  }
  static void play(Match& match, const Set&, const Option& option, const Chance&) {
    if (match.led < 0) {
      match.led = option.args[0] == match.own[0] ? 0 : 1;
      return;
    }
    const auto lead = static_cast<std::size_t>(match.led);
    const std::size_t answer = option.args[0] == match.hidden[0] ? 0 : 1;
    const int first = match.own[lead] > match.hidden[answer] ? 1 : -1;
    const int second = match.own[1 - lead] > match.hidden[1 - answer] ? 1 : -1;
    const int balance = first * match.worth[0] + second * match.worth[1];
    match.result = {true, balance == 0 ? SeatSet() : SeatSet(balance > 0 ? Seat::a : Seat::b)};
  }
  static Match view(const Match& match, SeatSet viewers) {
    Match view = match;
    if (viewers == SeatSet(Seat::a)) view.hidden = {-1, -1};
    return view;
  }
  // Every world there may be behind seat a's view, each as likely as any other.
  static std::vector<Match> worlds(const Match& view) {
    std::vector<Match> all;
    for (int x = 0; x < kCards; ++x)
      for (int y = 0; y < kCards; ++y) {
        const auto held = [&](int card) { return card == view.own[0] || card == view.own[1]; };
        if (x == y || held(x) || held(y)) continue;
        all.push_back(view);
        all.back().hidden = {x, y};
      }
    return all;
  }
  static Match redeal(const Match& view, const Set&, Seat, Random& random) {
    const std::vector<Match> all = worlds(view);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
  }
  static Option observed(const Option& option) { return option; }
  static int rounds(const Match&) { return 0; }
  static int evaluate(const Match&, const Set&, Seat) { return 0; }
};

// Three seats, one choice each, and a table that says who wins: everybody for himself.
struct ThreeChoices {
  struct Match {
    std::array<std::array<std::array<std::uint8_t, 2>, 2>, 2> winners{};  // bits, seat a the lowest
    std::array<std::uint8_t, 3> chosen{};
    std::uint8_t made = 0;
    Result result;

    static constexpr SeatSet seats() { return SeatSet::first(3); }
    std::uint64_t digest() const { return made; }
  };
  using Set = NoCards;
  static constexpr int kMostSeats = 3;
  static constexpr int kEvaluationScale = 1;

  static std::optional<Decision> decision(const Match& match, const Set&) {
    if (match.result.over) return std::nullopt;
    return Decision{seat_at(match.made), Kind::act};
  }
  static void list(const Match&, const Set&, OptionList& options) {
    options.clear();
    options.push_back(little_option(0));
    options.push_back(little_option(1));
  }
  static void play(Match& match, const Set&, const Option& option, const Chance&) {
    match.chosen[match.made++] = static_cast<std::uint8_t>(option.args[0]);
    if (match.made < 3) return;
    const int bits = match.winners[match.chosen[0]][match.chosen[1]][match.chosen[2]];
    match.result.over = true;
    for (int seat = 0; seat < 3; ++seat)
      if ((bits >> seat & 1) != 0) match.result.winners = match.result.winners | seat_at(seat);
  }
  static Match view(const Match& match, SeatSet) { return match; }
  static Match redeal(const Match& view, const Set&, Seat, Random&) { return view; }
  static Option observed(const Option& option) { return option; }
  static int rounds(const Match&) { return 0; }
  static int evaluate(const Match&, const Set&, Seat) { return 0; }
};

}  // namespace wardroom
