// Reading the description of a scene from a scenario file: what every game's entries have, and
// setting the match up from them. Reading goes on after a problem, so that one run finds them all.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cardplay/scene.hpp"
#include "cards/fields.hpp"
#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "engine/match_request.hpp"

namespace wardroom::cardplay {

// The base of a game's reader, which fills the plan of a scene in `read`.
template <class Plan, class Set>
class SceneReader {
 public:
  SceneReader(cards::Fields& fields, const Set& set) : fields_(fields), set_(set) {}

 protected:
  static constexpr std::array<std::string_view, 2> kSeatNames = {"a", "b"};

  Seat seat(cards::Fields& fields, std::string_view key) {
    return seat_at(fields.word(key, kSeatNames));
  }
  std::optional<Seat> seat_or_none(cards::Fields& fields, std::string_view key) {
    return fields.has(key) ? std::optional(seat(fields, key)) : std::nullopt;
  }
  std::optional<int> word_or_none(cards::Fields& fields, std::string_view key,
                                  std::span<const std::string_view> known) {
    return fields.has(key) ? std::optional(fields.word(key, known)) : std::nullopt;
  }
  // "a", "b", "nobody" or "both"; otherwise nobody.
  std::array<bool, 2> which_seats(std::string_view key) {
    constexpr std::array<std::string_view, 4> kWhich = {"a", "b", "nobody", "both"};
    const int which = fields_.word_or(key, kWhich, 2);
    return {which == 0 || which == 3, which == 1 || which == 3};
  }

  // Visits what stands under "a" and "b" of an entry.
  template <class Visitor>
  void by_seat(std::string_view key, std::string_view example, Visitor visit) {
    auto seats = fields_.table_or_none(key, example);
    if (!seats) return;
    for (const Seat seat : SeatSet::first(2))
      if (const auto name = kSeatNames[static_cast<std::size_t>(index(seat))]; seats->has(name))
        visit(*seats, seat, name);
    seats->finish();
  }

  // Optional rulings, named as on the command line and understood in the same place.
  template <class Game>
  auto rulings() {
    std::string problem;
    MatchRequest request;
    request.rules = fields_.texts_or_none("rules");
    const auto setup = Game::setup(request, set_, problem, fields_.language());
    if (!problem.empty()) fields_.problem_at("rules", problem);
    return setup.rulings;
  }

  // Every card that is named nowhere lies in the deck, unless the discard pile claims them.
  static void leave_rest(const std::string& discard, std::string& deck) {
    if (discard.find("...") != std::string::npos) deck.clear();
  }

  cards::Fields& fields_;
  const Set& set_;
  Plan plan_;
};

// The match that a scene describes, or nothing and its problems: `lay_out` puts the cards of a plan
// on the table, `take_up` puts the rules where they stand.
template <class Game, class Reader, class Referee>
std::optional<typename Game::Match> set_up_scene(cards::Fields& fields,
                                                 const typename Game::Set& set,
                                                 const Chance& chance, Witness* witness) {
  const auto plan = Reader(fields, set).read();
  if (!fields.sound()) return std::nullopt;
  SceneFaults faults;
  std::optional match = lay_out(plan, set, fields.language(), faults);
  if (faults.empty()) {
    Referee referee(*match, set, chance, witness);
    take_up(plan, referee, fields.language(), faults);
  }
  for (const SceneFault& fault : faults) fields.problem_in(fault.key, fault.at, fault.message);
  if (!faults.empty()) match.reset();
  return match;
}

}  // namespace wardroom::cardplay
