// One Elo number for every bot from all their meetings: the ratings of the Bradley-Terry model
// under which the scores are most likely. Their mean is 0.
#pragma once

#include <vector>

#include "ai/arena/pair_statistics.hpp"

namespace wardroom {

struct Meeting {
  int first = 0;
  int second = 0;
  Pentanomial pairs;
};

// One rating a bot, with half of its 95 % interval beside the mean of all. Errors come from how
// pairs scatter, as for a single meeting. The prior of PairMoments goes into every meeting.
std::vector<Estimate> ratings_of(int bots, const std::vector<Meeting>& meetings);

}  // namespace wardroom
