// From what people ask for to a set-up: mode, sides, decks, optional rulings.
#include <algorithm>
#include <array>

#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "words/wingcommander_setup.hpp"

namespace wardroom {
namespace {

using wingcommander::Ruling;
namespace words = wingcommander::words;

struct NamedRuling {
  std::string_view name;
  std::string_view clause;
  Ruling ruling;
  AnyMessage text;
};

constexpr std::array<NamedRuling, 5> kRulings = {{
    {"beginner", "WC-SETUP-11", Ruling::beginner, words::ruling::beginner},
    {"direct-return", "WC-R-14", Ruling::direct_return, words::ruling::direct_return},
    {"return-only-if-won", "WC-R-30", Ruling::return_only_if_won,
     words::ruling::return_only_if_won},
    {"reshuffle", "WC-R-06", Ruling::reshuffle, words::ruling::reshuffle},
    {"stalemate", "WC-R-51", Ruling::stalemate, words::ruling::stalemate},
}};

constexpr std::array<std::string_view, 2> kSides = {"kilrathi", "terran"};

bool apply_rule(std::string_view text, std::uint8_t& rulings) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view value = text.substr(equals + 1);
  if (value != "on" && value != "off") return false;
  const auto named = std::ranges::find(kRulings, text.substr(0, equals), &NamedRuling::name);
  if (named == kRulings.end()) return false;
  const auto bit = static_cast<unsigned>(named->ruling);
  rulings = static_cast<std::uint8_t>(value == "on" ? rulings | bit : rulings & ~bit);
  return true;
}

// WC-DECK: a deck that breaks a rule is not played with. Each goes to the player of its side.
class Decks {
 public:
  Decks(const WingCommander::Set& set, WingCommander::Setup& setup, Language language)
      : set_(set), setup_(setup), language_(language) {}

  // Says what is wrong, or nothing.
  std::string bring(const NamedText& file) {
    cards::DeckReport report{cards::Problems(language_), {}};
    const wingcommander::Deck deck = read_deck(file, set_, language_, report);
    if (!report.problems.empty()) return report.problems.list()[0].text();
    for (const cards::DeckCheck& check : report.checks)
      if (!check.kept)
        return words::setup::broken_deck(language_, place(file, check), check.text, check.clause);
    const auto seat = static_cast<std::size_t>(index(*deck.seat));
    if (!setup_.decks[seat].empty())  // WC-SETUP-01
      return (seat == 0 ? words::setup::two_kilrathi : words::setup::two_terran)(
          language_, names_[seat], file.name);
    setup_.decks[seat] = deck.cards;
    names_[seat] = file.name;
    return {};
  }

 private:
  static std::string place(const NamedText& file, const cards::DeckCheck& check) {
    if (check.line == 0) return file.name;
    return file.name + ':' + std::to_string(check.line) + ':' + std::to_string(check.column);
  }

  const WingCommander::Set& set_;
  WingCommander::Setup& setup_;
  Language language_;
  std::array<std::string, 2> names_;
};

// The sides are given: WC-TURN-02.
std::string check_seat(std::size_t seat, const std::string& name, Language language) {
  if (name.empty()) return {};
  if (std::ranges::find(kSides, name) == kSides.end())
    return words::setup::unknown_side(language, name);
  return name == kSides[seat] ? "" : words::setup::wrong_side(language);
}

}  // namespace

std::vector<ModeOffer> WingCommander::mode_offers(Language language) {
  namespace say = wingcommander::words::setup;
  return {{"casual", say::about_casual(language)}, {"tournament", say::about_tournament(language)}};
}

std::vector<RuleOption> WingCommander::rule_options(Language language) {
  std::vector<RuleOption> options;
  for (const NamedRuling& named : kRulings)
    options.push_back({std::string(named.name), std::string(named.clause),
                       (wingcommander::kUsualRulings & static_cast<unsigned>(named.ruling)) != 0,
                       std::string(named.text.pattern(language))});
  return options;
}

WingCommander::Setup WingCommander::setup(const MatchRequest& request, const Set& set,
                                          std::string& problem, Language language) {
  Setup setup;
  const auto note = [&](const std::string& text) {
    if (!text.empty()) problem = text;
  };
  if (request.mode == "tournament")
    setup.mode = wingcommander::Mode::tournament;
  else if (!request.mode.empty() && request.mode != "casual")
    note(words::setup::unknown_mode(language, request.mode));

  if (request.seats.size() > kMostSeats || request.decks.size() > kMostSeats)
    note(words::setup::two_seats(language));
  for (std::size_t seat = 0; seat < request.seats.size() && seat < kMostSeats; ++seat)
    note(check_seat(seat, request.seats[seat], language));

  Decks decks(set, setup, language);
  for (std::size_t i = 0; i < request.decks.size() && i < kMostSeats; ++i)
    if (!request.decks[i].name.empty() || !request.decks[i].text.empty())
      note(decks.bring(request.decks[i]));

  for (const std::string& rule : request.rules) {
    if (apply_rule(rule, setup.rulings)) continue;
    std::string names;
    for (const NamedRuling& named : kRulings)
      names += (names.empty() ? "" : ", ") + std::string(named.name);
    note(words::setup::unknown_rule(language, rule, names));
  }
  return setup;
}

}  // namespace wardroom
