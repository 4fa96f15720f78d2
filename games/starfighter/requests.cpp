// From what people ask for to a set-up: mode, Cruisers, optional rulings.
#include <array>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {

std::span<const RulingRow> Rules::rulings() {
  namespace say = words::ruling;
  constexpr auto kOff = RulingRow::IfSet::off;
  static constexpr std::array<RulingRow, 5> kRows = {
      {{"free-same-sector", "SF-R-12", Ruling::free_same_sector, say::free_same_sector},
       {"repeat-rule", "SF-R-21", Ruling::no_repeat_rule, say::repeat_rule, kOff},
       {"field-stops-after-kill", "SF-R-29", Ruling::field_goes_on, say::field_stops_after_kill,
        kOff},
       {"open-discard", "SF-R-47", Ruling::closed_discard, say::open_discard, kOff},
       {"seen-stays-known", "SF-R-53", Ruling::seen_is_forgotten, say::seen_stays_known, kOff}}};
  return kRows;
}

std::span<const ModeRow> Rules::modes() {
  namespace say = words::setup;
  static constexpr std::array<ModeRow, 3> kRows = {{{"training", say::about_training},
                                                    {"skirmish", say::about_skirmish},
                                                    {"total-war", say::about_total_war}}};
  return kRows;
}

}  // namespace starfighter

namespace {

namespace words = starfighter::words;
using starfighter::Rules;

// SF-TOTAL-01, SF-TOTAL-02, SF-TOTAL-03, SF-TOTAL-04, SF-TOTAL-05, SF-TOTAL-06: a deck that breaks
// a rule is not played with.
void bring_deck(const NamedText& file, const Starfighter::Set& set, Starfighter::Setup& setup,
                std::size_t seat, std::string& problem, Language language) {
  if (file.text.empty() && file.name.empty()) return;
  cards::DeckReport report{cards::Problems(language), {}};
  const starfighter::Deck deck = starfighter::read_deck(file, set, language, report);
  if (!report.problems.empty()) {
    problem = report.problems.list()[0].text();
    return;
  }
  for (const cards::DeckCheck& check : report.checks)
    if (!check.kept) {
      problem = words::setup::broken_deck(language, file.name, check.text, check.clause);
      return;
    }
  setup.decks[seat] = deck.cards;
  setup.cruisers[seat] = deck.cruiser;
}

}  // namespace

Starfighter::Setup Starfighter::setup(const MatchRequest& request, const Set& set,
                                      std::string& problem, Language language) {
  Setup setup;
  if (const auto mode = find_mode(Rules::modes(), request.mode))
    setup.mode = static_cast<starfighter::Mode>(*mode);
  else if (!request.mode.empty())
    problem = words::setup::unknown_mode(language, request.mode);

  if (request.seats.size() > kMostSeats || request.decks.size() > kMostSeats)
    problem = words::setup::two_seats(language);
  for (std::size_t seat = 0; seat < request.seats.size() && seat < kMostSeats; ++seat) {
    const std::string& name = request.seats[seat];
    if (name.empty()) continue;
    const std::optional<int> cruiser = set.find_cruiser(name);
    if (!cruiser) {
      std::string known;
      for (int i = 0; i < set.cruisers(); ++i) known += (i == 0 ? "" : ", ") + set.cruiser(i).name;
      problem = words::setup::unknown_cruiser(language, name, known);
    } else if (setup.mode == starfighter::Mode::training && !set.cruiser(*cruiser).training) {
      problem = words::setup::not_for_training(language, set.cruiser(*cruiser).name);
    } else if (setup.mode != starfighter::Mode::total_war && seat > 0 &&
               setup.cruisers[0] == *cruiser) {
      problem = words::setup::same_cruiser(language);
    } else {
      setup.cruisers[seat] = static_cast<std::int8_t>(*cruiser);
    }
  }

  if (!request.decks.empty() && setup.mode != starfighter::Mode::total_war)
    problem = words::setup::decks_for_total_war(language);
  for (std::size_t seat = 0; seat < request.decks.size() && seat < kMostSeats; ++seat)
    bring_deck(request.decks[seat], set, setup, seat, problem, language);

  for (const std::string& rule : request.rules)
    if (!apply_ruling(Rules::rulings(), rule, setup.rulings))
      problem = words::setup::unknown_rule(language, rule, names_of(Rules::rulings()));
  return setup;
}

}  // namespace wardroom
