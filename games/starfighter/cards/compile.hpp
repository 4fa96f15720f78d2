// From card files to a set. Native only: the engine itself loads packs.
#pragma once

#include <span>

#include "cards/problems.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter {

// The set written in these files together; empty if there was any problem.
Set compile(std::span<const cards::SourceFile> files, cards::Problems& problems);

// The set with what these files hold besides. Files with [set] are a set of their own, which takes
// its place. Empty if there was any problem.
Set with_cards(const Set& set, std::span<const cards::SourceFile> files, cards::Problems& problems);

}  // namespace wardroom::starfighter
