// How much a set of Wing Commander has room for, and where its figures stand on cards.
#pragma once

#include <array>

#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

inline constexpr int kMaxCards = 250;
inline constexpr int kMaxLuck = 32;       // titles: a match remembers which are gone
inline constexpr int kMaxManeuvers = 64;  // so that all titles a Maneuver may name are options

inline constexpr int kFigures = 5;  // the first values of the vocabulary, up to bombing
inline constexpr std::array<vocabulary::Field, kFigures> kFigureFields = {
    vocabulary::Field::attack, vocabulary::Field::support, vocabulary::Field::maneuver,
    vocabulary::Field::defence, vocabulary::Field::bombing};

}  // namespace wardroom::wingcommander
