// From what people ask for to a set-up: mode, Cruisers, optional rulings.
#include <array>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace {

using starfighter::Ruling;
namespace words = starfighter::words;

struct NamedRuling {
  std::string_view name;
  std::string_view clause;
  Ruling ruling;
  bool on_means_set;  // whether "on" sets the flag; otherwise "off" does
  AnyMessage text;
};

constexpr std::array<NamedRuling, 5> kRulings = {{
    {"free-same-sector", "SF-R-12", Ruling::free_same_sector, true,
     words::ruling::free_same_sector},
    {"repeat-rule", "SF-R-21", Ruling::no_repeat_rule, false, words::ruling::repeat_rule},
    {"field-stops-after-kill", "SF-R-29", Ruling::field_goes_on, false,
     words::ruling::field_stops_after_kill},
    {"open-discard", "SF-R-47", Ruling::closed_discard, false, words::ruling::open_discard},
    {"seen-stays-known", "SF-R-53", Ruling::seen_is_forgotten, false,
     words::ruling::seen_stays_known},
}};

bool apply_rule(const std::string& text, std::uint8_t& rulings) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return false;
  const std::string_view value = std::string_view(text).substr(equals + 1);
  if (value != "on" && value != "off") return false;
  for (const NamedRuling& named : kRulings) {
    if (named.name != std::string_view(text).substr(0, equals)) continue;
    const auto bit = static_cast<unsigned>(named.ruling);
    const bool set = (value == "on") == named.on_means_set;
    rulings = static_cast<std::uint8_t>(set ? rulings | bit : rulings & ~bit);
    return true;
  }
  return false;
}

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

std::vector<ModeOffer> Starfighter::mode_offers(Language language) {
  namespace say = starfighter::words::setup;
  return {{"training", say::about_training(language)},
          {"skirmish", say::about_skirmish(language)},
          {"total-war", say::about_total_war(language)}};
}

std::vector<RuleOption> Starfighter::rule_options(Language language) {
  std::vector<RuleOption> options;
  for (const NamedRuling& named : kRulings)
    options.push_back({std::string(named.name), std::string(named.clause), !named.on_means_set,
                       std::string(named.text.pattern(language))});
  return options;
}

Starfighter::Setup Starfighter::setup(const MatchRequest& request, const Set& set,
                                      std::string& problem, Language language) {
  Setup setup;
  if (request.mode == "training")
    setup.mode = starfighter::Mode::training;
  else if (request.mode == "total-war")
    setup.mode = starfighter::Mode::total_war;
  else if (!request.mode.empty() && request.mode != "skirmish")
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

  for (const std::string& rule : request.rules) {
    if (apply_rule(rule, setup.rulings)) continue;
    std::string names;
    for (const NamedRuling& named : kRulings)
      names += (names.empty() ? "" : ", ") + std::string(named.name);
    problem = words::setup::unknown_rule(language, rule, names);
  }
  return setup;
}

}  // namespace wardroom
