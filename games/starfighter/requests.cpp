// From what people ask for to a set-up: mode, Cruisers, optional rulings.
#include <array>

#include "games/starfighter/deck.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using starfighter::Ruling;

struct NamedRuling {
  std::string_view name;
  std::string_view clause;
  Ruling ruling;
  bool on_means_set;  // whether "on" sets the flag; otherwise "off" does
  std::string_view text;
};

constexpr std::array<NamedRuling, 5> kRulings = {{
    {"free-same-sector", "R-12", Ruling::free_same_sector, true,
     "a free movement may also end on top of the card's own sector"},
    {"repeat-rule", "R-21", Ruling::no_repeat_rule, false,
     "a chain that comes back to an earlier state drops what was revealed last"},
    {"field-stops-after-kill", "R-29", Ruling::field_goes_on, false,
     "a force field absorbs all further tokens even if its one point destroyed the card"},
    {"open-discard", "R-47", Ruling::closed_discard, false,
     "a card destroyed face down is shown to both players"},
    {"seen-stays-known", "R-53", Ruling::seen_is_forgotten, false,
     "a card both have seen stays known when it is turned face down"},
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

// SF-TOTAL-01 to 06: a deck that breaks a rule is not played with.
void bring_deck(const NamedText& file, const Starfighter::Set& set, Starfighter::Setup& setup,
                std::size_t seat, std::string& problem) {
  if (file.text.empty() && file.name.empty()) return;
  cards::DeckReport report;
  const starfighter::Deck deck = starfighter::read_deck(file, set, Language::english, report);
  if (!report.problems.empty()) {
    problem = report.problems.list()[0].text();
    return;
  }
  for (const cards::DeckCheck& check : report.checks)
    if (!check.kept) {
      problem = file.name + ": " + check.text + " (" + check.clause + ")";
      return;
    }
  setup.decks[seat] = deck.cards;
  setup.cruisers[seat] = deck.cruiser;
}

}  // namespace

std::vector<RuleOption> Starfighter::rule_options() {
  std::vector<RuleOption> options;
  for (const NamedRuling& named : kRulings)
    options.push_back({std::string(named.name), std::string(named.clause), !named.on_means_set,
                       std::string(named.text)});
  return options;
}

Starfighter::Setup Starfighter::setup(const MatchRequest& request, const Set& set,
                                      std::string& problem) {
  Setup setup;
  if (request.mode == "training")
    setup.mode = starfighter::Mode::training;
  else if (request.mode == "total-war")
    setup.mode = starfighter::Mode::total_war;
  else if (!request.mode.empty() && request.mode != "skirmish")
    problem = "unknown mode \"" + request.mode + "\": expected training, skirmish or total-war";

  if (request.seats.size() > kSeats) problem = "there are two seats, a and b";
  for (std::size_t seat = 0; seat < request.seats.size() && seat < kSeats; ++seat) {
    const std::string& name = request.seats[seat];
    if (name.empty()) continue;
    const std::optional<int> cruiser = set.find_cruiser(name);
    if (!cruiser) {
      problem = "unknown Cruiser \"" + name + "\": expected";
      for (int i = 0; i < set.cruisers(); ++i)
        problem += (i == 0 ? " " : ", ") + set.cruiser(i).name;
    } else if (setup.mode == starfighter::Mode::training && !set.cruiser(*cruiser).training) {
      problem = set.cruiser(*cruiser).name + " does not fly in Training (SF-SETUP-01)";
    } else if (setup.mode != starfighter::Mode::total_war && seat > 0 &&
               setup.cruisers[0] == *cruiser) {
      problem = "both seats cannot take the same Cruiser board (SF-SETUP-06)";
    } else {
      setup.cruisers[seat] = static_cast<std::int8_t>(*cruiser);
    }
  }

  if (!request.decks.empty() && setup.mode != starfighter::Mode::total_war)
    problem = "decks of one's own are for Total War (SF-TOTAL-01): expected --mode total-war";
  for (std::size_t seat = 0; seat < request.decks.size() && seat < kSeats; ++seat)
    bring_deck(request.decks[seat], set, setup, seat, problem);

  for (const std::string& rule : request.rules) {
    if (apply_rule(rule, setup.rulings)) continue;
    problem = "unknown rule \"" + rule + "\": expected NAME=on or NAME=off, with NAME one of";
    for (const NamedRuling& named : kRulings) problem += ' ' + std::string(named.name);
  }
  return setup;
}

}  // namespace wardroom
