// Nobody gets to know more than the rules allow. Every seat's view is blank where the seat does not
// know; re-deals of it are possible matches that cannot be told apart; and whatever is changed in
// the dark, the seat sees and hears the same.
#pragma once

#include <string>

#include "engine/chance.hpp"
#include "engine/text/message.hpp"
#include "tests/support/looking.hpp"
#include "tests/support/trial.hpp"

namespace wardroom {

template <class Game>
void check_same_view(Trial<Game>& trial, const typename Game::Match& x,
                     const typename Game::Match& y, std::string_view property) {
  trial.expect(x == y && x.digest() == y.digest() &&
                   state_text<Game>(x, trial.set) == state_text<Game>(y, trial.set),
               property);
}

// A view is blank exactly where the viewer does not know, and a spectator's follows from anyone's.
template <class Game>
void check_view(Trial<Game>& trial, const typename Game::Match& match,
                const typename Game::Match& view, Seat viewer) {
  using Table = decltype(match.table);
  for (int i = 0; i < match.table.copies(); ++i) {
    const auto copy = static_cast<typename Table::Copy>(i);
    const auto seen = match.table.knows(viewer, copy) ? match.table.card(copy) : Table::kUnknown;
    trial.expect(view.table.card(copy) == seen, "a view shows what its seat knows");
  }
  trial.expect(Game::view(view, viewer) == view, "a view's view is itself");
  const SeatSet all = match.seats();
  check_same_view(trial, Game::view(view, all), Game::view(match, all),
                  "a spectator sees no more than any seat");
}

template <class Game>
void check_redeal(Trial<Game>& trial, const typename Game::Match& match,
                  const typename Game::Match& view, Seat viewer,
                  const typename Game::Match& other) {
  using Match = typename Game::Match;
  using Table = decltype(match.table);
  check_same_view(trial, Game::view(other, viewer), view, "a re-deal gives back the same view");
  trial.expect(is_whole(other), "every copy of a re-deal lies in exactly one zone");
  trial.expect(hidden_cards(other, viewer).size() == hidden_cards(match, viewer).size() &&
                   !std::ranges::count(hidden_cards(other, viewer), Table::kUnknown),
               "a re-deal has no blanks");

  const std::uint64_t seed = trial.random.next();
  Random first(seed);
  Random second(seed);
  const Match from_view = Game::redeal(view, trial.set, viewer, first);
  const Match from_other = Game::redeal(Game::view(other, viewer), trial.set, viewer, second);
  trial.expect(from_view == from_other && from_view.digest() == from_other.digest(),
               "a re-deal does not depend on what is really hidden");

  if (!could_be_exchanged(match, viewer)) return;
  bool varies = false;
  for (int tries = 0; tries < 64 && !varies; ++tries)
    varies = Game::redeal(view, trial.set, viewer, trial.random) != other;
  trial.expect(varies, "re-deals differ");
}

// In another match that the viewer cannot tell from this one, the same is asked.
template <class Game>
void check_same_question(Trial<Game>& trial, const typename Game::Match& match,
                         const typename Game::Match& view, Seat viewer,
                         const typename Game::Match& other) {
  const std::optional<Decision> decision = Game::decision(match, trial.set);
  trial.expect(
      Game::decision(other, trial.set) == decision && Game::decision(view, trial.set) == decision,
      "who decides what is public");
  if (!decision) return;
  OptionList theirs;
  Game::list(other, trial.set, theirs);
  trial.expect(!theirs.empty(), "in a re-deal there is something to choose");
  if (decision->seat == viewer) {
    OptionList options;
    OptionList seen;
    Game::list(match, trial.set, options);
    Game::list(view, trial.set, seen);
    trial.expect(theirs == options,
                 "options do not depend on what is hidden, nor does their order");
    trial.expect(seen == options, "options can be told from the view");
    if constexpr (requires { Game::question(match, trial.set, Language::english); })
      for (const Language language : {Language::english, Language::french}) {
        trial.expect(Game::question(other, trial.set, language) ==
                         Game::question(match, trial.set, language),
                     "the question does not depend on what is hidden");
        for (const Option& option : options) {
          const std::string text = Game::describe(option, view, trial.set, language);
          trial.expect(!text.empty() && text.find('{') == std::string::npos,
                       "an option has a sentence");
        }
      }
  }
  typename Game::Match played = other;
  trial.option = trial.any_of(theirs);
  trial.expect(!Game::check(other, trial.set, *trial.option), "options of a re-deal are allowed");
  Game::play(played, trial.set, *trial.option, Chance(trial.random.next()));
  trial.expect(is_whole(played) && cards_in(played) == cards_in(other),
               "cards are conserved in a re-deal");
  trial.option.reset();
}

// Two matches the viewer cannot tell apart go on with choices it cannot tell apart. Then it hears
// the same unless it learns a card, and sees the same if it hears the same.
template <class Game>
void check_twins(Trial<Game>& trial, const typename Game::Match& match, const Option& option,
                 Seat viewer, const typename Game::Match& other) {
  using Match = typename Game::Match;
  Bounded<Option, kMaxOptions> alike;
  if (Game::decision(match, trial.set)->seat == viewer) {
    alike.push_back(option);
  } else {
    Game::list(other, trial.set, alike);
    alike.remove_if(
        [&](const Option& their) { return Game::observed(their) != Game::observed(option); });
  }
  if (alike.empty()) return;
  const Option their_option = trial.any_of(alike);
  trial.option = their_option;
  const Chance chance(trial.random.next());
  const Chance their_chance = trial.one_in(2) ? chance : Chance(trial.random.next());
  Match now = match;
  Match their_now = other;
  Log log;
  Log their_log;
  Game::play(now, trial.set, option, chance, &log);
  Game::play(their_now, trial.set, their_option, their_chance, &their_log);
  const bool same =
      heard<Game>(log, trial.set, viewer) == heard<Game>(their_log, trial.set, viewer);
  if (now.chances == match.chances && their_now.chances == match.chances &&
      !has_learnt(match, now, viewer) && !has_learnt(other, their_now, viewer))
    trial.expect(same, "who learns nothing hears nothing of what is hidden");
  if (same)
    check_same_view(trial, Game::view(now, viewer), Game::view(their_now, viewer),
                    "what a seat was not told, it does not see");
  trial.option.reset();
}

// What others are shown of a choice tells no more than what comes of it: choices with the same
// outcome for the viewer look the same.
template <class Game>
void check_observed_tells_nothing(Trial<Game>& trial, const typename Game::Match& match,
                                  const Option& option, Seat viewer) {
  if (Game::decision(match, trial.set)->seat == viewer) return;
  OptionList options;
  Game::list(match, trial.set, options);
  options.remove_if([&](const Option& any) { return any.verb != option.verb || any == option; });
  if (options.empty()) return;
  const Option instead = trial.any_of(options);
  trial.option = instead;
  const Chance chance(trial.random.next());
  auto now = match;
  auto then = match;
  Log log;
  Log other_log;
  Game::play(now, trial.set, option, chance, &log);
  Game::play(then, trial.set, instead, chance, &other_log);
  if (heard<Game>(log, trial.set, viewer) == heard<Game>(other_log, trial.set, viewer) &&
      Game::view(now, viewer) == Game::view(then, viewer))
    trial.expect(Game::observed(option) == Game::observed(instead),
                 "what others see of an option tells nothing they may not know");
  trial.option.reset();
}

// For every seat, before `option` is played; there is none when the match is over.
template <class Game>
void check_views(Trial<Game>& trial, const typename Game::Match& match,
                 const std::optional<Option>& option) {
  for (const Seat viewer : match.seats()) {
    trial.viewer = viewer;
    const auto view = Game::view(match, viewer);
    const auto other = Game::redeal(view, trial.set, viewer, trial.random);
    check_view(trial, match, view, viewer);
    check_redeal(trial, match, view, viewer, other);
    check_same_question(trial, match, view, viewer, other);
    if (!option) continue;
    check_twins(trial, match, *option, viewer, other);
    check_observed_tells_nothing(trial, match, *option, viewer);
  }
  trial.viewer.reset();
}

// A text made for somebody outside the audience is the same for any other card.
template <class Game>
void check_texts(Trial<Game>& trial, const typename Game::Match& match, const Log& log) {
  using Copy = typename decltype(match.table)::Copy;
  const auto check_in = [&](Language language, const Event& event, SeatSet viewers) {
    const std::string text = Game::sentence(event, trial.set, viewers, language);
    trial.expect(!text.empty() && text.find('{') == std::string::npos, "an event has a sentence");
    if (event.card == kNoCard || (event.audience & viewers) == viewers) return;
    Event altered = event;
    const auto copies = static_cast<std::uint32_t>(match.table.copies());
    altered.card = match.table.card(static_cast<Copy>(trial.random.below(copies)));
    trial.expect(Game::sentence(altered, trial.set, viewers, language) == text,
                 "a sentence does not tell a card to those who may not know it");
  };
  const auto check = [&](const Event& event, SeatSet viewers) {
    check_in(Language::english, event, viewers);
    check_in(Language::french, event, viewers);
  };
  for (const Event& event : log.events()) {
    for (const Seat viewer : match.seats()) {
      trial.viewer = viewer;
      check(event, viewer);
    }
    trial.viewer.reset();
    check(event, match.seats());
  }
}

}  // namespace wardroom
