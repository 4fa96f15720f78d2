// The cards of Wing Commander as their files say them: figures, programs and texts. Written as a
// pack by the build, read from it by the program; it needs the engine only.
//
// The pack, tag "WC-CARDS", in this order (a text of both languages is English, then French):
//
//   number                   edition of the vocabulary: what the numbers in programs mean
//   name, note               of the set, both languages
//   number of cards, then for each:
//     id                     text
//     name, subtitle, text   both languages; what the whole card says comes last
//     bytes                  kind, side, origin, nature, power, cost in medals, arrows, medals,
//                            loss, loyal (0 or 1), person, title, added (0 or 1), copies in the
//                            Kilrathi and in the Terran starter deck
//     number                 which fields are proposed, as bits of Proposed
//     five figures           a byte FigureKind and a byte number, signed
//     program                engine/program.hpp
//     for each statement     text, limit, moment, condition, cost, each in both languages
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/program.hpp"
#include "engine/text/message.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

enum class CardSide : std::uint8_t { kilrathi, terran, both };
inline constexpr int kCardKinds = 11;  // the first kinds of the vocabulary, up to carrier
inline constexpr int kFigures = 5;     // the first values of the vocabulary, up to bombing
inline constexpr int kMaxCards = 250;
inline constexpr int kMaxLuck = 32;       // titles: a match remembers which are gone
inline constexpr int kMaxManeuvers = 64;  // so that all titles a Maneuver may name are options

// Where a card comes from: printed and known; printed, with missing figures proposed; our own.
enum class CardOrigin : std::uint8_t { real, completion, original };

enum class Nature : std::uint8_t { none, natural, mines, capital };  // of a Nav Point Modifier

// What was proposed on a completion.
enum Proposed : std::uint16_t {
  kProposedName = 1,
  kProposedSide = 2,
  kProposedCost = 4,
  kProposedArrows = 8,
  kProposedAttack = 16,
  kProposedSupport = 32,
  kProposedManeuver = 64,
  kProposedDefence = 128,
  kProposedEffect = 256,
};

enum class FigureKind : std::uint8_t {
  none,
  plain,     // the value itself, or what is added to it
  replaces,  // takes the place of the value: WC-R-53. Its statement says so too.
};

struct CardFigure {
  FigureKind kind = FigureKind::none;
  std::int8_t number = 0;
  friend bool operator==(const CardFigure&, const CardFigure&) = default;
};

// What one statement says: the whole sentence, and its parts for "why not now?".
struct CardSentences {
  Bilingual text;
  Bilingual limit;
  Bilingual moment;
  Bilingual condition;
  Bilingual cost;
};

struct CardSource {
  std::string id;
  Bilingual name;
  Bilingual subtitle;
  Bilingual text;
  vocabulary::Kind kind = vocabulary::Kind::fighter;
  CardSide side = CardSide::both;
  CardOrigin origin = CardOrigin::original;
  Nature nature = Nature::none;
  std::uint8_t power = 0;
  std::uint8_t cost_medals = 0;
  std::uint8_t arrows = 0;
  std::uint8_t medals = 0;
  std::uint8_t loss = 0;
  std::uint8_t loyal = 0;   // 1: never turns traitor
  std::uint8_t person = 0;  // 0: nobody. The same on all cards of a person.
  std::uint8_t title = 0;   // the same on all cards of that title; `named` nodes hold it
  std::uint8_t added = 0;   // 1: to the set this program comes with
  std::array<std::uint8_t, 2> starter{};  // copies in the starter decks: Kilrathi, Terran
  std::uint16_t proposed = 0;
  std::array<CardFigure, kFigures> figures{};
  Program program;
  std::vector<CardSentences> sentences;  // one a statement
};

struct CardSet {
  Bilingual name;
  Bilingual note;
  std::vector<CardSource> cards;
};

std::vector<std::uint8_t> to_pack(const CardSet& set);

struct LoadedCards {
  CardSet set;
  std::string problem;  // empty when all is well; otherwise `set` is empty
};
LoadedCards cards_from_pack(std::span<const std::uint8_t> pack);

}  // namespace wardroom::wingcommander
