// From what people ask for to a set-up: mode, sides, decks, optional rulings.
#include <algorithm>
#include <array>

#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "words/wingcommander_setup.hpp"

namespace wardroom {
namespace wingcommander {

std::span<const RulingRow> Rules::rulings() {
  namespace say = words::ruling;
  static constexpr std::array<RulingRow, 5> kRows = {
      {{"beginner", "WC-SETUP-11", Ruling::beginner, say::beginner},
       {"direct-return", "WC-R-14", Ruling::direct_return, say::direct_return},
       {"return-only-if-won", "WC-R-30", Ruling::return_only_if_won, say::return_only_if_won},
       {"reshuffle", "WC-R-06", Ruling::reshuffle, say::reshuffle},
       {"stalemate", "WC-R-51", Ruling::stalemate, say::stalemate}}};
  return kRows;
}

std::span<const ModeRow> Rules::modes() {
  namespace say = words::setup;
  static constexpr std::array<ModeRow, 2> kRows = {
      {{"casual", say::about_casual}, {"tournament", say::about_tournament}}};
  return kRows;
}

}  // namespace wingcommander

namespace {

namespace words = wingcommander::words;
using wingcommander::Rules;

constexpr std::array<std::string_view, 2> kSides = {"kilrathi", "terran"};

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

WingCommander::Setup WingCommander::setup(const MatchRequest& request, const Set& set,
                                          std::string& problem, Language language) {
  Setup setup;
  const auto note = [&](const std::string& text) {
    if (!text.empty()) problem = text;
  };
  if (const auto mode = find_mode(Rules::modes(), request.mode))
    setup.mode = static_cast<wingcommander::Mode>(*mode);
  else if (!request.mode.empty())
    note(words::setup::unknown_mode(language, request.mode));

  if (request.seats.size() > kMostSeats || request.decks.size() > kMostSeats)
    note(words::setup::two_seats(language));
  for (std::size_t seat = 0; seat < request.seats.size() && seat < kMostSeats; ++seat)
    note(check_seat(seat, request.seats[seat], language));

  Decks decks(set, setup, language);
  for (std::size_t i = 0; i < request.decks.size() && i < kMostSeats; ++i)
    if (!request.decks[i].name.empty() || !request.decks[i].text.empty())
      note(decks.bring(request.decks[i]));

  for (const std::string& rule : request.rules)
    if (!apply_ruling(Rules::rulings(), rule, setup.rulings))
      note(words::setup::unknown_rule(language, rule, names_of(Rules::rulings())));
  return setup;
}

}  // namespace wardroom
