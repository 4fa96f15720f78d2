#include "ai/arena/standings.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace wardroom {
namespace {

void count_forfeits(const ArenaLedger& ledger, std::size_t index, Standings& standings) {
  const Pairing pairing = ledger.pairings()[index];
  ledger.each_counted(index, [&](std::uint64_t, const PairResult& result) {
    for (const PairForfeit& forfeit : result.forfeits) {
      BotStanding& bot =
          standings
              .bots[static_cast<std::size_t>(forfeit.bot == 0 ? pairing.first : pairing.second)];
      ++bot.forfeits;
      if (!bot.first_forfeit) bot.first_forfeit = forfeit.why;
    }
  });
}

void count_pairs(const ArenaLedger& ledger, std::size_t index, Standings& standings) {
  const Pairing pairing = ledger.pairings()[index];
  const Pentanomial& pentanomial = ledger.pentanomial(index);
  standings.meetings.push_back({pairing.first, pairing.second, pentanomial});
  standings.pairs += pentanomial.pairs();
  BotStanding& first = standings.bots[static_cast<std::size_t>(pairing.first)];
  BotStanding& second = standings.bots[static_cast<std::size_t>(pairing.second)];
  const auto games = static_cast<double>(pentanomial.games());
  first.games += pentanomial.games();
  second.games += pentanomial.games();
  first.points += games * pentanomial.score();
  second.points += games * (1 - pentanomial.score());
  ledger.each_counted(index, [&](std::uint64_t, const PairResult& result) {
    first.time.add(result.times[0]);
    second.time.add(result.times[1]);
    standings.digests += result.digest;
  });
}

// Bots that are out have no rating, and the others are rated as if they had never been there.
void rate(Standings& standings) {
  std::vector<int> numbers;
  int in = 0;
  for (const BotStanding& bot : standings.bots) numbers.push_back(bot.out ? -1 : in++);
  std::vector<Meeting> meetings = standings.meetings;
  for (Meeting& meeting : meetings) {
    meeting.first = numbers[static_cast<std::size_t>(meeting.first)];
    meeting.second = numbers[static_cast<std::size_t>(meeting.second)];
  }
  const std::vector<Estimate> ratings = ratings_of(in, meetings);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i] >= 0) standings.bots[i].elo = ratings[static_cast<std::size_t>(numbers[i])];
}

}  // namespace

std::vector<int> Standings::best_first() const {
  std::vector<int> order(bots.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int bot) {
    const BotStanding& standing = bots[static_cast<std::size_t>(bot)];
    return std::tuple(standing.out, -standing.elo.value, bot);
  });
  return order;
}

std::optional<Pentanomial> Standings::between(int one, int other) const {
  for (const Meeting& meeting : meetings) {
    if (meeting.first == one && meeting.second == other) return meeting.pairs;
    if (meeting.first == other && meeting.second == one) return meeting.pairs.turned();
  }
  return std::nullopt;
}

Standings standings_of(const ArenaLedger& ledger) {
  Standings standings;
  standings.bots.resize(static_cast<std::size_t>(ledger.bots()));
  for (const int bot : ledger.out()) standings.bots[static_cast<std::size_t>(bot)].out = true;
  for (std::size_t i = 0; i < ledger.pairings().size(); ++i) {
    count_forfeits(ledger, i, standings);
    if (!ledger.is_out(ledger.pairings()[i])) count_pairs(ledger, i, standings);
  }
  rate(standings);
  standings.ratio = ledger.ratio();
  standings.verdict = ledger.verdict();
  return standings;
}

}  // namespace wardroom
