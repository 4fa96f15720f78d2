// What is listed is exactly what is allowed, and everything else is refused with a reason.
#pragma once

#include <string>

#include "engine/chance.hpp"
#include "engine/text/message.hpp"
#include "tests/support/looking.hpp"
#include "tests/support/trial.hpp"

namespace wardroom {

// Once for a game: every option is written in a way that reads back as itself.
template <class Game>
void check_notation(const Bench<Game>& bench) {
  for (int i = 0; i < bench.space.size(); ++i) {
    const Option option = bench.space.at(i);
    const std::string text = bench.notation.print(option);
    const ParsedOption parsed = bench.notation.parse(text);
    ASSERT_FALSE(parsed.error) << text;
    ASSERT_EQ(parsed.option, option) << text;
    ASSERT_EQ(bench.space.number_of(option), i) << text;
  }
}

template <class Game>
void check_listed(Trial<Game>& trial, const typename Game::Match& match, const Decision& decision,
                  const OptionList& options) {
  trial.expect(match.seats().contains(decision.seat), "a seat of this match decides");
  trial.expect(!options.empty(), "there is something to choose");
  trial.start_list();
  for (const Option& option : options) {
    // With check_notation this also means that it reads back as itself.
    if (!trial.expect(trial.bench.space.number_of(option) >= 0, "a listed option can be written"))
      return;
    trial.option = option;
    trial.expect(trial.add_to_list(option), "no option is listed twice");
    trial.expect(!Game::check(match, trial.set, option), "a listed option is allowed");
  }
  trial.option.reset();
}

// The words of a refusal take longer than refusing.
enum class Texts : std::uint8_t { skip, read };

template <class Game>
void check_allowed_is_listed(Trial<Game>& trial, const typename Game::Match& match,
                             const Option& option, Texts texts = Texts::read) {
  trial.option = option;
  const Refusal refusal = Game::check(match, trial.set, option);
  trial.expect(static_cast<bool>(refusal) != trial.is_listed(option),
               "what is not listed is refused, what is listed is not");
  if (refusal && texts == Texts::read) {
    const std::string clause(Game::clause(refusal));
    trial.expect(!clause.empty(), "a refusal names its clause");
    for (const Language language : {Language::english, Language::french}) {
      const std::string sentence = Game::sentence(refusal, trial.set, language);
      trial.expect(!sentence.empty() && sentence.find('{') == std::string::npos,
                   "a refusal says why");
    }
    if constexpr (requires { Game::rule_book(); })
      trial.expect(Game::rule_book().find(clause) != nullptr, "the clause is in the rule book");
  }
  trial.option.reset();
}

// After check_listed: random options, half of them with a verb that is asked for here.
template <class Game>
void check_refusals(Trial<Game>& trial, const typename Game::Match& match,
                    const OptionList& options, int samples) {
  const OptionSpace& space = trial.bench.space;
  for (int i = 0; i < samples; ++i)
    check_allowed_is_listed(trial, match,
                            i % 2 == 0 ? space.any(trial.random)
                                       : space.any_of(trial.any_of(options).verb, trial.random));
}

template <class Game>
void check_all_refusals(Trial<Game>& trial, const typename Game::Match& match) {
  for (int i = 0; i < trial.bench.space.size(); ++i)
    check_allowed_is_listed(trial, match, trial.bench.space.at(i),
                            trial.one_in(256) ? Texts::read : Texts::skip);
}

// Others hear of an option what they may know: that can be written too, and is no option itself.
template <class Game>
void check_observed(Trial<Game>& trial, const typename Game::Match& match,
                    const OptionList& options) {
  for (const Option& option : options) {
    const Option seen = Game::observed(option);
    const ParsedOption parsed = trial.bench.notation.parse(trial.bench.notation.print(seen));
    trial.option = option;
    trial.expect(!parsed.error && parsed.option == seen, "what others see of it reads back");
    trial.expect(seen == option || Game::check(match, trial.set, seen),
                 "what hides a card cannot be played");
  }
  trial.option.reset();
}

template <class Game>
void check_all_can_be_played(Trial<Game>& trial, const typename Game::Match& match,
                             const OptionList& options) {
  const Chance chance(trial.random.next());
  for (const Option& option : options) {
    typename Game::Match copy = match;
    Game::play(copy, trial.set, option, chance);
    trial.option = option;
    trial.expect(copy.result.over != Game::decision(copy, trial.set).has_value(),
                 "after an option somebody decides, or the match is over");
    trial.expect(is_whole(copy) && cards_in(copy) == cards_in(match), "cards are conserved");
  }
  trial.option.reset();
}

}  // namespace wardroom
