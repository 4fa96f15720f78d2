// What cards change while they lie there or for a time: values, permissions, costs. It is read out
// of their programs once, when the set is loaded, and noted by what it is about: a value of the
// vocabulary, or one of the game's own numbers behind them (may not support, costs less). So a
// query looks only at the statements that can matter, and never walks over the table; who changes
// what for explain comes from the same walk.
//
// Nothing is registered: whether a change holds is asked of the match each time. A game whose cards
// work from afar keeps ActiveSources in its match: which copies that lie there can change what.
// They are altered in the one place that lays down, takes away or turns a copy.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "cardplay/speaker.hpp"

namespace wardroom::cardplay {

struct Lasting {
  std::uint8_t about = 0;       // a value, or what the game numbers behind the values
  bool timed = false;           // not for as long as the card lies there, but for a time
  bool aimed = false;           // it concerns what was chosen when the card was announced or played
  NodeIndex step = kNoNode;     // where it stands in the program
  NodeIndex part = kNoNode;     // add, set or lacks; of other states the step itself
  NodeIndex subject = kNoNode;  // the phrase for those it concerns; or none
  NodeIndex condition = kNoNode;  // of its statement
};

// A pattern of the game that is a state, what it is about, and which part it is said of.
struct StateAbout {
  int pattern = 0;
  std::uint8_t about = 0;
  std::uint8_t subject = 0;  // kOfNothing: of nothing
};
inline constexpr std::uint8_t kOfNothing = 255;

// Of a set, card by card in their order.
class LastingIndex {
 public:
  static constexpr int kMostAbouts = 64;

  LastingIndex() = default;
  // `values`: how many values of the vocabulary are changed by changes.
  LastingIndex(int values, std::vector<StateAbout> states)
      : values_(values), states_(std::move(states)) {}

  // The next card. `aims`: what it does for a time is for those that are meant when it is played.
  void add(const Program& program, bool aims);

  std::span<const Lasting> of(int card) const {
    const Row& row = rows_[static_cast<std::size_t>(card)];
    return std::span(all_).subspan(row.first, row.count);
  }
  // What a card changes, as bits.
  std::uint64_t abouts(int card) const { return rows_[static_cast<std::size_t>(card)].abouts; }
  // The cards that can change something.
  std::span<const std::uint16_t> cards(int about) const {
    return by_about_[static_cast<std::size_t>(about)];
  }

 private:
  struct Row {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint64_t abouts = 0;
  };
  void add_step(const Program& program, const Statement& statement, const Node& step, bool aims);

  int values_ = 0;
  std::vector<StateAbout> states_;
  std::vector<Row> rows_;
  std::vector<Lasting> all_;
  std::array<std::vector<std::uint16_t>, kMostAbouts> by_about_;
};

// Which copies that lie there can change what: part of a match.
template <int copies, int abouts>
class ActiveSources {
 public:
  // `which` as LastingIndex::abouts has it.
  void change(int copy, std::uint64_t which, bool active) {
    for (int about = 0; about < abouts; ++about) {
      std::uint64_t& word =
          words_[static_cast<std::size_t>(about)][static_cast<std::size_t>(copy / 64)];
      const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(copy % 64);
      const bool on = active && (which >> static_cast<unsigned>(about) & 1U) != 0;
      word = on ? word | bit : word & ~bit;
    }
  }
  // Calls visit(copy) for those that can change it, in the order of their numbers.
  template <class Visitor>
  void each(int about, Visitor visit) const {
    const auto& words = words_[static_cast<std::size_t>(about)];
    for (std::size_t i = 0; i < words.size(); ++i)
      for (std::uint64_t left = words[i]; left != 0; left &= left - 1)
        visit(static_cast<int>(64 * i) + std::countr_zero(left));
  }
  friend bool operator==(const ActiveSources&, const ActiveSources&) = default;

 private:
  std::array<std::array<std::uint64_t, static_cast<std::size_t>((copies + 63) / 64)>,
             static_cast<std::size_t>(abouts)>
      words_{};
};

// Whether it concerns the thing now.
template <class Play>
bool concerns(const Speaker<Play>& speaker, const Lasting& lasting, typename Play::Thing thing) {
  if (lasting.subject == kNoNode) return false;
  if (lasting.aimed ? thing != speaker.chosen
                    : !could_mean(speaker, speaker.program.node(lasting.subject), thing))
    return false;
  return lasting.condition == kNoNode || holds(speaker, speaker.program.node(lasting.condition));
}

// Calls visit(part) for all that the card changes of this for the thing, as long as it lies there:
// nodes for changes.hpp, or the step of another state.
template <class Play, class Visitor>
void each_change(const Speaker<Play>& speaker, std::span<const Lasting> lastings, int about,
                 typename Play::Thing thing, Visitor visit) {
  for (const Lasting& lasting : lastings)
    if (!lasting.timed && lasting.about == about && concerns(speaker, lasting, thing))
      visit(speaker.program.node(lasting.part));
}

}  // namespace wardroom::cardplay
